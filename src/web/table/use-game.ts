/** The game on this page, for every part of the table: what a part shows, it reads from here. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { AnySpec } from '../../kernel/game.ts';
import type { Words } from '../../kernel/words.ts';
import type { Signal } from '../../sitting/signal.ts';
import type { Sitting } from '../../sitting/sitting.ts';
import type { OpenGame } from '../saved/open.ts';
import type { Picture } from '../scene/use-picture.ts';
import type { Acts } from './acts.ts';

/** The same object at every tap: a new one redraws all parts that use it. */
export interface GameOnPage {
  readonly saved: OpenGame;
  readonly sitting: Sitting;
  readonly words: Words<AnySpec>;
  /** How the game draws itself; undefined until that is loaded. */
  readonly picture: Picture | undefined;
  readonly acts: Acts;
  /** The group of choices that the player has opened, and the prompt for which. */
  readonly openedGroup: Signal<{ readonly promptId: number; readonly group: string }>;
}

export const GameContext = createContext<GameOnPage | undefined>(undefined);

export function useGame(): GameOnPage {
  const game = useContext(GameContext);
  if (!game) throw new Error('no game around this component');
  return game;
}
