/** The other people at a shared table, as one person's sitting sees them: whose seats are whose, and what needs consent. */
import type { Entry } from '../kernel/session/journal.ts';
import type { Refusal } from './refusal.ts';
import type { DrawExtent } from './roll-on.ts';

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
