/** Draws that don't follow from the seed, except those of games that the lab simulated: their journals are fine. */
import { names } from '../../bots/bots.ts';
import type { Roster } from '../../kernel/bot.ts';
import type { AnySpec } from '../../kernel/game.ts';
import type { Resumed } from '../../kernel/session/resume.ts';
import { decider } from '../threads/task.ts';
import { simulatedEntries } from './keep.ts';

/**
 * `searchers`: also try the slow bots. Without them, a game that one of them may have played gets the benefit of the
 * doubt, if it was simulated to its end and nobody has changed it since.
 */
export function notSimulated(
  { session, strays }: Resumed<AnySpec>,
  roster: Roster<AnySpec> | undefined,
  searchers: boolean,
): Resumed<AnySpec>['strays'] {
  const { game, options, seed, entries } = session;
  // The lab's seeds are numbers.
  if (strays.length === 0 || typeof seed === 'string') return strays;
  const slow = Object.keys(roster?.search ?? {});
  const tried = searchers ? names(roster) : names(roster).filter((name) => !slow.includes(name));
  // The draws up to there are the simulation's; later draws must follow from the seed.
  const after = (end: number) => strays.filter(({ entry }) => entry >= end);
  for (const name of [undefined, ...tried]) {
    const answer = decider(game, options, roster, name);
    const end = simulatedEntries(game, options, seed, entries, answer);
    if (end > 0) return after(end);
  }
  const touched = entries.findIndex(({ kind }) => kind !== 'move' && kind !== 'check');
  const end = touched < 0 ? entries.length : touched;
  const over = touched < 0 ? session.node.kind === 'end' : entries[touched]?.kind === 'undo';
  return !searchers && slow.length > 0 && over ? after(end) : strays;
}
