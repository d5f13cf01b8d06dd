/** The picture of the table: the game's own board if it has one, otherwise the generic scene. */
import { useRef } from 'preact/hooks';
import type { AnySpec, Game, Node } from '../../kernel/game.ts';
import type { Scene } from '../../kernel/scene.ts';
import type { Words } from '../../kernel/words.ts';
import { hiddenFrom } from '../../sitting/narrate.ts';
import { printedView } from '../../words/program.ts';
import { reuse } from '../redraw/memo.ts';
import { useSettings } from '../settings/settings.ts';
import { useUi } from '../words/ui.ts';
import { SceneView } from './SceneView.tsx';
import { useSlides } from './slide.ts';
import type { Picture } from './use-picture.ts';

interface Props {
  readonly game: Game<AnySpec>;
  readonly state: AnySpec['state'];
  /** What `seat` sees of the state. */
  readonly view: object;
  readonly seat: string;
  readonly words: Words<AnySpec>;
  /** Undefined until it's loaded. */
  readonly picture: Picture | undefined;
  readonly play?: ((move: string, quick?: boolean) => void) | undefined;
  readonly aside?: ((move: string) => void) | undefined;
  /** A person at this device must answer. */
  readonly asked?: boolean;
  /** The player rolls and draws here. */
  readonly playerDraws?: boolean;
}

interface Shown {
  readonly scene: Scene;
  readonly node: Node<AnySpec>;
  readonly asides: readonly string[];
}

const nothing = () => undefined;

export function BoardView(props: Props) {
  const {
    game,
    state,
    seat,
    words,
    picture,
    play = nothing,
    aside,
    asked = false,
    playerDraws = false,
  } = props;
  const { lang } = useUi();
  const node = hidden(asked ? game.node(state) : unanswered(game.node(state)), seat);
  const view = printedView(props.view, useSettings().components);
  // Boards redraw only what has changed, so unchanged parts must stay the same objects.
  const last = useRef<Shown | undefined>(undefined);
  const shown: Shown = reuse(last.current, {
    scene: game.scene(view),
    node,
    asides: aside ? game.asides(state) : [],
  });
  last.current = shown;
  const board = useRef<HTMLDivElement>(null);
  useSlides(board);
  if (!picture) return <div class="scene" aria-busy="true" />;
  return (
    <div ref={board}>
      {picture.Board ? (
        <picture.Board
          scene={shown.scene}
          view={view}
          node={shown.node}
          words={words}
          lang={lang}
          play={play}
          playerDraws={playerDraws}
          asides={shown.asides}
          aside={aside ?? nothing}
        />
      ) : (
        <SceneView scene={shown.scene} words={words} />
      )}
    </div>
  );
}

/** Hides the outcomes of a draw that only another seat may see: they would give away what is left. */
function hidden(node: Node<AnySpec>, seat: string): Node<AnySpec> {
  if (node.kind !== 'chance' || !hiddenFrom(seat, node)) return node;
  return { ...node, moves: [], weights: [], total: 0 };
}

/** A question to somebody else: the board must not offer its answers. */
function unanswered(node: Node<AnySpec>): Node<AnySpec> {
  return node.kind === 'decision' || node.kind === 'table' ? { ...node, moves: [], ranges: [] } : node;
}
