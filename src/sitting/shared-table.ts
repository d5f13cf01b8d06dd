/** What a shared table is to a sitting: draws are made there, and some acts need the consent of the others. */
import type { Entry } from '../kernel/session/journal.ts';
import type { Refusal } from './refusal.ts';
import type { DrawExtent } from './roll-on.ts';

/** The table itself; this device may not always act. */
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

/** The other people there, as one person's sitting sees them: whose seats are whose, and what needs consent. */
export interface Fellows {
  /** The seats that this person plays, their own and those of people they play for. */
  readonly seats: readonly string[];
  /** Before the start, everybody agreed that players may use their own dice. */
  readonly ownDice: boolean;
  /** Whether this may be done at once, only if the others agree, or not at all. `draw`: with a draw after it. */
  may(entries: readonly Entry[], draw?: DrawExtent): 'free' | 'ask' | Refusal;
  /** Asks the others. */
  propose(entries: readonly Entry[], draw?: DrawExtent): void;
}
