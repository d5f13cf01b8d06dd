/** The picture of the table: the game's own board where it brings one, the generic scene otherwise. */
import type { AnySpec, Game } from '../../kernel/game.ts';
import type { OptionsOf } from '../../kernel/options.ts';
import type { Words } from '../../kernel/words.ts';
import type { BoardModule } from '../board.ts';
import { useLoaded } from '../loaded.ts';
import { SceneView } from '../scene/SceneView.tsx';
import { useUi } from '../ui.ts';

const BOARDS = import.meta.glob<BoardModule>('../../games/*/board.tsx');

/** Games that live in a folder of another name. */
const FOLDERS: Readonly<Record<string, string>> = { 'paths-of-glory': 'cdg' };

export async function loadBoard(game: string): Promise<BoardModule | undefined> {
  return BOARDS[`../../games/${FOLDERS[game] ?? game}/board.tsx`]?.();
}

interface Props {
  readonly game: Game<AnySpec>;
  readonly state: AnySpec['state'];
  readonly words: Words<AnySpec>;
  readonly play?: (move: string) => void;
}

const nothing = () => undefined;

export function BoardView({ game, state, words, play = nothing }: Props) {
  const { lang } = useUi();
  const board = useLoaded(async () => ({ own: await loadBoard(game.id) }), game.id);
  const node = game.node(state);
  const seat =
    node.kind === 'decision'
      ? node.seat
      : (game.seats(state.options as OptionsOf<AnySpec['options']>)[0] as string);
  const view = game.view(state, seat);
  const scene = game.scene(view);
  if (!board) return <div class="scene" aria-busy="true" />;
  const { own } = board;
  return own ? (
    <own.Board scene={scene} view={view} node={node} words={words} lang={lang} play={play} />
  ) : (
    <SceneView scene={scene} words={words} />
  );
}
