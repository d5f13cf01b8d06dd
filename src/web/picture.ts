/**
 * What a game's own picture of the table is given. A game's module may bring a component `Board` and, for its draws,
 * `Drawn`; without them the app draws the scene piece by piece (scene/SceneView.tsx). A board knows no rules. Every
 * move is a button of the prompt, unless the board offers that move itself, as a named button that keys can reach.
 * What the question is about has the attribute `data-about`: on a phone it is brought above the prompt. Of several
 * parts the first with something to tap goes before the others.
 */
import type { ComponentType, VNode } from 'preact';
import type { AnySpec, Node, Spec } from '../kernel/game.ts';
import type { Scene } from '../kernel/scene.ts';
import type { Lang, Words } from '../kernel/words.ts';
import type { ShownDie } from '../sitting/faces.ts';

/** What components of the scene need of a game's words: the names of places, pieces and cells. */
export type Names = Pick<Words<AnySpec>, 'place' | 'piece' | 'face' | 'cell' | 'print'>;

export interface BoardProps<G extends Spec = AnySpec> {
  readonly scene: Scene;
  readonly view: G['view'];
  /** Without moves if nobody here may answer: while bots think, in earlier positions, in the table view. */
  readonly node: Node<G>;
  readonly words: Words<G>;
  readonly lang: Lang;
  /**
   * Makes a move of the node; at a chance node it says that the player drew this outcome. Illegal ones are ignored.
   * `quick`: fast taps all count, as on a keypad.
   */
  play(move: string, quick?: boolean): void;
  /** The player rolls and draws here, not the app: a board may let them enter the result. */
  readonly playerDraws: boolean;
  /** Asides that the player may take; none if the table is only shown. */
  readonly asides: readonly string[];
  aside(move: string): void;
}

/** The last draw, first shown large and then smaller. */
export interface DrawnProps<G extends Spec = AnySpec> {
  readonly move: string;
  /** The label of the move's button. */
  readonly label: string;
  /** 'chance': the app drew; 'table': the player did. */
  readonly by: string;
  /** What the dice show, where the app rolled several; fewer moves than rolls may count. */
  readonly dice: readonly ShownDie[];
  readonly view: G['view'];
  readonly words: Words<G>;
  readonly lang: Lang;
}

/** A component, typed as a method so that one game's picture fits where any game's is expected. */
type Drawing<P> = { draw(props: P): VNode | null }['draw'];

/** What a module's `picture` brings. */
export interface PictureModule {
  readonly Board: Drawing<BoardProps>;
  readonly Drawn?: Drawing<DrawnProps>;
  /** The moves of this node that the board has buttons for; the prompt leaves them out. */
  offers?(node: Node<AnySpec>, view: AnySpec['view']): readonly string[];
  /** Everybody's points, in the order of the seats, where the game counts them: they stay in sight on a phone. */
  scores?(view: AnySpec['view']): readonly number[];
  /** Does the board show every outcome of this draw with its odds? Then the prompt lists none. */
  tellsOdds?(node: Node<AnySpec>, view: AnySpec['view'], playerDraws: boolean): boolean;
}

/** What a module's `cover` brings: the drawing inside the frame of 200 by 140. */
export interface CoverModule {
  readonly Cover: ComponentType;
}

/** What a module's `editor` brings: a page. */
export interface EditorModule {
  readonly Editor: ComponentType;
}
