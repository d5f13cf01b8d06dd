/** The number to propose where a range is asked for. */
import { legal, num, type Proposal, type Range, verb } from '../kernel/game.ts';
import type { Sitting } from './sitting.ts';

/**
 * The game's own proposal, or the last number that answered the same question. All numbers of a `short` range have a
 * button each, so only the game's own is proposed there.
 */
export function proposalFor(sitting: Sitting, range: Range, short: boolean): Proposal<string> | undefined {
  const { node, session, game } = sitting;
  if (node.kind === 'end') return undefined;
  const before = session.line.findLast(
    ({ ask, step }) => ask === node.ask && step.kind === 'move' && verb(step.move) === range.verb,
  )?.step;
  const last = before?.kind === 'move' ? { number: num(before.move) } : undefined;
  const given = game.proposal(sitting.view());
  const here = given && (given.verb ?? range.verb) === range.verb ? given : undefined;
  const proposal = given ? here : short ? undefined : last;
  return proposal && legal(node, `${range.verb}:${proposal.number}`) ? proposal : undefined;
}
