/** The picture of the table: the game's own board where it brings one, the generic scene otherwise. */
import type { AnySpec, Game } from '../../kernel/game.ts';
import type { Words } from '../../kernel/words.ts';
import { printedView } from '../../words/program.ts';
import type { BoardModule } from '../board.ts';
import { folderOf } from '../folders.ts';
import { useLoaded } from '../loaded.ts';
import { SceneView } from '../scene/SceneView.tsx';
import { useSettings } from '../settings.ts';
import { useUi } from '../ui.ts';

const BOARDS = import.meta.glob<BoardModule>('../../games/*/board.tsx');

export async function loadBoard(game: string): Promise<BoardModule | undefined> {
  return BOARDS[`../../games/${folderOf(game)}/board.tsx`]?.();
}

interface Props {
  readonly game: Game<AnySpec>;
  readonly state: AnySpec['state'];
  readonly words: Words<AnySpec>;
  /** Whose eyes look at it. */
  readonly seat: string;
  readonly play?: (move: string, quick?: boolean) => void;
  readonly aside?: ((move: string) => void) | undefined;
  /** The player rolls and draws here. */
  readonly own?: boolean;
}

const nothing = () => undefined;

export function BoardView({ game, state, words, seat, play = nothing, aside, own: mine = false }: Props) {
  const { lang } = useUi();
  const board = useLoaded(async () => ({ own: await loadBoard(game.id) }), game.id);
  const node = game.node(state);
  const view = printedView(game.view(state, seat), useSettings().components);
  const scene = game.scene(view);
  if (!board) return <div class="scene" aria-busy="true" />;
  const { own } = board;
  return own ? (
    <own.Board
      scene={scene}
      view={view}
      node={node}
      words={words}
      lang={lang}
      play={play}
      own={mine}
      asides={aside ? game.asides(state) : []}
      aside={aside ?? nothing}
    />
  ) : (
    <SceneView scene={scene} words={words} />
  );
}
