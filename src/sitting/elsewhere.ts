/** A shared table as a sitting sees it: draws are made there, and this device may not always act. */
import type { DrawExtent } from './roll-on.ts';

export interface Elsewhere {
  /** A draw was asked for and isn't there yet. */
  readonly drawing: boolean;
  /** Why nothing can be done on this device now. */
  readonly refuses: 'drawing' | 'watch' | undefined;
  /** Whether this device plays the bots' seats. */
  readonly playsBots: boolean;
  /** Asks for a draw, after everything that was entered here until now: both are one action. */
  draw(row: DrawExtent): void;
  /** The random seed with which the table's bot made this step of the line; undefined if a device asked the bot. */
  luckAt(at: number): Promise<number | undefined>;
}
