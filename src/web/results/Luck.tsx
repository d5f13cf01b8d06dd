/** What chance did to a finished game: the least expected result, and the results furthest from the odds. */
import { useMemo } from 'preact/hooks';
import { at } from '../../kernel/at.ts';
import type { AnySpec } from '../../kernel/game.ts';
import type { Session } from '../../kernel/session/session.ts';
import { sayAsk, sayMove, type Words } from '../../kernel/words.ts';
import { LuckTable } from '../luck/LuckTable.tsx';
import { type Draw, drawsOf, furthest, leastExpected, luckOf, verdict } from '../luck/luck.ts';
import { useLoaded } from '../redraw/loaded.ts';
import { to } from '../route.ts';
import { useGame } from '../table/use-game.ts';
import type { HistoryWords } from '../words/history/words.ts';
import { useUi } from '../words/ui.ts';

/** How many results the picture has. */
const SHOWN = 4;

interface Props {
  readonly history: HistoryWords;
}

export function LeastExpected({ history }: Props) {
  const { program } = useUi();
  const { saved, sitting, words } = useGame();
  const { session, game } = sitting;
  const found = useMemo(() => leastExpected(said(session, words)), [session, session.line.length, words]);
  if (!found) return null;
  const { draw, came, likeliest } = found;
  const turn = game.turn(session.replayed(draw.at));
  const odds = (nth: number) => program.of(at(draw.weights, nth), draw.total);
  return (
    <section aria-labelledby="results-unexpected">
      <h3 id="results-unexpected">{history.leastExpected}</h3>
      <p class="quiet">
        {[turn && words.turn(turn), question(session, words, draw)].filter(Boolean).join(' · ')}
      </p>
      <p>
        {history.unexpected(at(draw.labels, came), odds(came), at(draw.labels, likeliest), odds(likeliest))}
      </p>
      <p>
        <a class="results-then" href={to.at(saved.record.id, draw.at + 1)}>
          {history.seeThen}
        </a>
      </p>
    </section>
  );
}

/** Simulating thousands of series takes a moment: the rest of the page is there before. */
export function Luck({ history }: Props) {
  const { say, lang, program } = useUi();
  const { sitting, words } = useGame();
  const { session } = sitting;
  const { keeping } = say;
  const luck = useLoaded(async () => {
    const draws = said(session, words);
    return { ...luckOf(draws), of: (kind: string) => draws.filter(({ ask }) => ask === kind) };
  }, `${session.seed} ${session.line.length} ${lang} ${words.title}`);
  if (!luck || luck.draws === 0) return null;
  const judged = verdict(luck);
  const rows = furthest(luck, SHOWN);
  const most = Math.max(...rows.map(({ came, expected }) => Math.max(came, expected)));
  const asked = (ask: string) => {
    const draws = luck.of(ask);
    return keeping.drawsLast(draws.length, question(session, words, draws.at(-1)));
  };
  return (
    <section class="results-luck" aria-labelledby="results-luck">
      <h3 id="results-luck">{history.luck}</h3>
      <p>
        <strong>{judged === 'too-few' ? keeping.tooFew : keeping.verdict[judged]}</strong>{' '}
        {judged !== 'too-few' && keeping.unusual(program.percent(luck.share))}
      </p>
      {rows.length > 0 && <p>{history.furthest}</p>}
      {[...new Set(rows.map(({ ask }) => ask))].map((ask) => (
        <LuckTable key={ask} rows={rows.filter((row) => row.ask === ask)} caption={asked(ask)} most={most} />
      ))}
    </section>
  );
}

const said = (session: Session<AnySpec>, words: Words<AnySpec>) =>
  drawsOf(session, (move, view) => sayMove(words, move, view));

/** What was asked at a draw. */
function question(session: Session<AnySpec>, words: Words<AnySpec>, draw: Draw | undefined): string {
  if (!draw) return '';
  const { game, options } = session;
  const view = game.view(session.replayed(draw.at), at(game.seats(options), 0));
  return sayAsk(words, draw.ask, view);
}
