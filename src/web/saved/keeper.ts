/** What the table page needs to keep a game: in this browser alone, or also at a shared table. */
import type { Entry as GameEntry } from '../../games/catalogue.ts';
import type { AnySpec } from '../../kernel/game.ts';
import type { Resumed } from '../../kernel/session/resume.ts';
import type { Signal } from '../../sitting/signal.ts';
import type { Sitting } from '../../sitting/sitting.ts';
import type { GameRecord, Store } from '../store/store.ts';

export interface Keeper {
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
  /** Keeps the game until the returned function is called. */
  start(): () => void;
  rename(name: string): void;
  endGuide(): void;
  save(): Promise<void>;
}

/** The keeper of a game in this browser alone. */
export interface LocalKeeper extends Keeper {
  readonly shared: undefined;
}
