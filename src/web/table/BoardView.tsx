/** The picture of the table: the game's own board where it brings one, the generic scene otherwise. */
import { useRef } from 'preact/hooks';
import { find } from '../../games/catalogue.ts';
import type { AnySpec, Game, Node } from '../../kernel/game.ts';
import type { Scene } from '../../kernel/scene.ts';
import type { Words } from '../../kernel/words.ts';
import { mayKnow } from '../../sitting/told.ts';
import { printedView } from '../../words/program.ts';
import { useLoaded } from '../loaded.ts';
import { kept } from '../memo.ts';
import type { PictureModule } from '../picture.ts';
import { SceneView } from '../scene/SceneView.tsx';
import { useSettings } from '../settings.ts';
import { useUi } from '../ui.ts';

export async function loadPicture(game: string): Promise<PictureModule | undefined> {
  return find(game)?.picture?.();
}

interface Props {
  readonly game: Game<AnySpec>;
  readonly state: AnySpec['state'];
  readonly words: Words<AnySpec>;
  /** Whose eyes look at it. */
  readonly seat: string;
  readonly play?: ((move: string, quick?: boolean) => void) | undefined;
  readonly aside?: ((move: string) => void) | undefined;
  /** Somebody at this device is to answer. */
  readonly asked?: boolean;
  /** The player rolls and draws here. */
  readonly own?: boolean;
}

interface Picture {
  readonly scene: Scene;
  readonly node: Node<AnySpec>;
  readonly asides: readonly string[];
}

const nothing = () => undefined;

export function BoardView(props: Props) {
  const { game, state, words, seat, play = nothing, aside, asked = false, own: mine = false } = props;
  const { lang } = useUi();
  const board = useLoaded(async () => ({ own: await loadPicture(game.id) }), game.id);
  const node = hidden(asked ? game.node(state) : unanswered(game.node(state)), seat);
  const view = printedView(game.view(state, seat), useSettings().components);
  // Boards draw anew only what has changed: what stayed must be the same object.
  const last = useRef<Picture | undefined>(undefined);
  const picture: Picture = kept(last.current, {
    scene: game.scene(view),
    node,
    asides: aside ? game.asides(state) : [],
  });
  last.current = picture;
  const { scene, asides } = picture;
  if (!board) return <div class="scene" aria-busy="true" />;
  const { own } = board;
  return own ? (
    <own.Board
      scene={scene}
      view={view}
      node={picture.node}
      words={words}
      lang={lang}
      play={play}
      own={mine}
      asides={asides}
      aside={aside ?? nothing}
    />
  ) : (
    <SceneView scene={scene} words={words} />
  );
}

/** A draw that only another seat may see: what can come would give away what is left. */
function hidden(node: Node<AnySpec>, seat: string): Node<AnySpec> {
  if (node.kind !== 'chance' || mayKnow(seat, node.secret)) return node;
  return { ...node, moves: [], weights: [], total: 0 };
}

/** The same question to somebody else: nothing on the board pretends that it can be answered here. */
function unanswered(node: Node<AnySpec>): Node<AnySpec> {
  return node.kind === 'decision' || node.kind === 'table' ? { ...node, moves: [], ranges: [] } : node;
}
