/**
 * What a game's own picture of the table is given. A game's module may bring a component
 * `Board` (and, for its draws, `Drawn`). Without one the scene is drawn piece by
 * piece (scene/SceneView.tsx). A board draws from what it is given and knows no rules. Every move is a button of
 * the prompt, unless the board says that it offers that move itself, as a named button that a key can reach.
 */
import type { ComponentType, VNode } from 'preact';
import type { AnySpec, Node, Spec } from '../kernel/game.ts';
import type { Scene } from '../kernel/scene.ts';
import type { Lang, Words } from '../kernel/words.ts';

/** What components of the scene need of a game's words: the names of places, pieces and cells. */
export type Names = Pick<Words<AnySpec>, 'place' | 'piece' | 'cell' | 'print'>;

export interface BoardProps<G extends Spec = AnySpec> {
  readonly scene: Scene;
  readonly view: G['view'];
  /** Without moves where nobody here is to answer: while bots think, in a picture of earlier, in the table view. */
  readonly node: Node<G>;
  readonly words: Words<G>;
  readonly lang: Lang;
  /**
   * Makes a move of the node; at a chance node it says that the player drew this outcome. Illegal ones are ignored.
   * Quick: taps that follow fast on one another are all meant, as on a keypad.
   */
  play(move: string, quick?: boolean): void;
  /** The player rolls and draws here, not the app: a board may take what came up. */
  readonly own: boolean;
  /** What the player may do here besides; none where the table is only looked at. */
  readonly asides: readonly string[];
  aside(move: string): void;
}

/** The last draw, shown large for a moment and then kept in sight. */
export interface DrawnProps<G extends Spec = AnySpec> {
  readonly move: string;
  /** What the move's button says. */
  readonly label: string;
  /** 'chance': the app drew; 'table': the player did. */
  readonly by: string;
  readonly view: G['view'];
  readonly words: Words<G>;
  readonly lang: Lang;
}

/** A component; written as a method, so that one game's picture can stand where any game's is asked for. */
type Drawing<P> = { draw(props: P): VNode | null }['draw'];

/** What a module's `picture` brings. */
export interface PictureModule {
  readonly Board: Drawing<BoardProps>;
  readonly Drawn?: Drawing<DrawnProps>;
  /** The moves of this node that the board offers as buttons of its own; the prompt leaves them out. */
  offers?(node: Node<AnySpec>, view: AnySpec['view']): readonly string[];
  /** Does the board itself show every outcome of this draw with its odds? The prompt then lists none. */
  tellsOdds?(node: Node<AnySpec>, view: AnySpec['view'], own: boolean): boolean;
}

/** What a module's `cover` brings: the drawing inside the frame of 200 by 140. */
export interface CoverModule {
  readonly Cover: ComponentType;
}

/** What a module's `editor` brings: a page of its own. */
export interface EditorModule {
  readonly Editor: ComponentType;
}
