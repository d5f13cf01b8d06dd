/** Expected against rolled, the app's draws and the player's apart. */
import { useMemo } from 'preact/hooks';
import { at } from '../../kernel/at.ts';
import type { AnySpec } from '../../kernel/game.ts';
import type { Session } from '../../kernel/session/session.ts';
import { sayAsk, sayMove, type Words } from '../../kernel/words.ts';
import { Busy } from '../page/Busy.tsx';
import { NotFound } from '../page/NotFound.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { useTitle } from '../page/title.ts';
import { to } from '../route.ts';
import { useSavedGame } from '../saved/use-saved-game.ts';
import { useUi } from '../words/ui.ts';
import { LuckTable } from './LuckTable.tsx';
import { type Draw, drawsOf, luckOf, type Row, verdict } from './luck.ts';
import './luck.css';

export function LuckPage({ id }: { id: string }) {
  const { say } = useUi();
  const shown = useSavedGame(id);
  useTitle(say.keeping.luck);
  if (!shown) return <Busy />;
  if (typeof shown === 'string') return <NotFound why={shown === 'broken' ? say.broken : undefined} />;
  const { session, record, words } = shown;
  return (
    <div class="page luck" data-game={session.game.id}>
      <PageHead href={to.game(id)} back={say.backToNow} title={say.keeping.luck} />
      <main>
        <p class="lead">{record.name || words.title}</p>
        <p class="quiet">{say.keeping.luckHelp}</p>
        <Hands session={session} words={words} />
      </main>
    </div>
  );
}

function Hands({ session, words }: { session: Session<AnySpec>; words: Words<AnySpec> }) {
  const { say, program } = useUi();
  const { keeping } = say;
  const drawers = useMemo(() => {
    const draws = drawsOf(session, (move, view) => sayMove(words, move, view));
    return (['app', 'player'] as const).flatMap((drawer) => {
      const these = draws.filter((draw) => draw.drawer === drawer);
      return these.length > 0 ? [{ drawer, these, luck: luckOf(these) }] : [];
    });
  }, [session, words]);
  const again = session.entries.filter((entry) => entry.kind === 'again').length;
  return (
    <>
      {drawers.length === 0 && <p>{keeping.noDraws}</p>}
      {drawers.map(({ drawer, these, luck }) => {
        const said = verdict(luck);
        return (
          <section key={drawer} class="luck-hand" aria-labelledby={`luck-${drawer}`}>
            <h2 id={`luck-${drawer}`}>
              {drawer === 'app' ? keeping.byApp : keeping.byYou} <small>{keeping.draws(luck.draws)}</small>
            </h2>
            <p>
              <strong>{said === 'too-few' ? keeping.tooFew : keeping.verdict[said]}</strong>{' '}
              {said !== 'too-few' && keeping.unusual(program.percent(luck.share))}
            </p>
            <Rows rows={luck.rows} draws={these} session={session} words={words} />
          </section>
        );
      })}
      {again > 0 && <p class="notice">{keeping.newDraws(again)}</p>}
    </>
  );
}

interface RowsProps {
  readonly rows: readonly Row[];
  readonly draws: readonly Draw[];
  readonly session: Session<AnySpec>;
  readonly words: Words<AnySpec>;
}

/** More outcomes than this, and those that never came are folded away. */
const MANY = 8;

/** One table for each kind of draw, under how many there were and what the player was asked at the last. */
function Rows({ rows, draws, session, words }: RowsProps) {
  const { say } = useUi();
  const { game, options } = session;
  const viewOf = (state: AnySpec['state']) => game.view(state, at(game.seats(options), 0));
  const most = Math.max(...rows.map(({ came, expected }) => Math.max(came, expected)));
  return (
    <div class="luck-kinds">
      {[...new Set(rows.map(({ ask }) => ask))].map((ask) => {
        const these = rows.filter((row) => row.ask === ask);
        const came = these.length > MANY ? these.filter((row) => row.came > 0) : these;
        const never = these.filter((row) => !came.includes(row));
        const drawn = draws.filter((draw) => draw.ask === ask);
        const last = sayAsk(words, ask, viewOf(session.replayed(drawn.at(-1)?.at ?? 0)));
        const caption = drawn.length > 1 ? say.keeping.drawsLast(drawn.length, last) : last;
        return (
          <section key={ask} class="luck-kind">
            <LuckTable most={most} rows={came} caption={caption} />
            {never.length > 0 && (
              <details class="fold">
                <summary>{say.keeping.never(never.length)}</summary>
                <LuckTable most={most} rows={never} caption="" />
              </details>
            )}
          </section>
        );
      })}
    </div>
  );
}
