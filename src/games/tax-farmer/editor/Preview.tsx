/** The board in the form as the table would show it: a game set up and dealt on it. */
import { useMemo, useRef } from 'preact/hooks';
import type { AnySpec, Game } from '../../../kernel/game.ts';
import { type Inspect, resolve } from '../../../kernel/options.ts';
import { Session } from '../../../kernel/session/session.ts';
import type { UnboundWords } from '../../../kernel/words.ts';
import { Boundary } from '../../../web/page/Boundary.tsx';
import { BoardView } from '../../../web/scene/BoardView.tsx';
import { usePicture } from '../../../web/scene/use-picture.ts';
import { useUi } from '../../../web/words/ui.ts';
import { named } from '../../../words/program.ts';
import { useEditing } from './fields.tsx';
import { useEditorWords } from './say.ts';

interface Props {
  readonly inspect: Inspect;
  readonly game: Game<AnySpec>;
  readonly words: UnboundWords<AnySpec>;
  readonly playable: boolean;
}

/** Always the same deal, so that a change in the form is the only change in the picture. */
const SEED = 1;
const USUAL = 4;

export function Preview({ game, inspect, words, playable }: Props) {
  const ui = useUi();
  const editor = useEditorWords();
  const { board } = useEditing();
  const last = useRef<Session<AnySpec> | undefined>(undefined);
  const session = useMemo(() => {
    if (!playable) return undefined;
    const players = Math.min(Math.max(USUAL, board.players.min), board.players.max);
    const resolved = resolve(game.options, { board, players }, inspect);
    const started = resolved.ok ? Session.start(game, resolved.options, SEED) : undefined;
    if (!started?.ok) return undefined;
    // Draws without a decision: who begins, and the first need cards.
    while (started.value.node.kind === 'chance') started.value.roll();
    return started.value;
  }, [game, inspect, board, playable]);
  if (session) last.current = session;
  const shown = session ?? last.current;
  const picture = usePicture(game.id);
  const [seat = ''] = shown ? game.seats(shown.options) : [];
  return (
    <section class="editor-preview" aria-labelledby="preview">
      <h2 id="preview">{editor.preview(Number(shown?.options.players ?? USUAL))}</h2>
      {!session && <p class="quiet">{editor.noPreview}</p>}
      {shown && (
        <div class={session ? undefined : 'stale'} inert={!session}>
          <Boundary ui={ui}>
            <BoardView
              game={game}
              state={shown.state}
              view={game.view(shown.state, seat)}
              seat={seat}
              words={named(words, shown.options)}
              picture={picture}
            />
          </Boundary>
        </div>
      )}
    </section>
  );
}
