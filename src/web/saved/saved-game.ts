/** A saved game while it is played: its sitting, and what is stored of it in this browser. */
import type { Entry as GameEntry } from '../../games/catalogue.ts';
import type { AnySpec } from '../../kernel/game.ts';
import type { Resumed } from '../../kernel/session/resume.ts';
import type { Signal } from '../../sitting/signal.ts';
import type { Sitting } from '../../sitting/sitting.ts';
import type { GameRecord, Store } from '../store/store.ts';

export interface SavedGame {
  /** Incremented on every change of what is stored. */
  readonly changes: Signal<number>;
  readonly notSaved: boolean;
  /** Another window continued the game; `apart` if this window's steps became a separate game. */
  readonly caughtUp: false | 'here' | 'apart';
  /** What to tell the player about the opened game, until the next act. */
  readonly about: Resumed<AnySpec> | undefined;
  readonly record: GameRecord;
  readonly sitting: Sitting;
  readonly store: Store;
  readonly entry: GameEntry;
  /** Follows other windows and the network until the returned function is called. */
  start(): () => void;
  rename(name: string): void;
  /** Turns the guide on, from this step, or off. */
  guide(on: boolean): void;
  save(): Promise<void>;
}

/** In this browser alone. */
export interface SavedHere extends SavedGame {
  readonly shared: undefined;
}
