/** What the rules calculate for a prompt, so that its sentence needs only facts. */
import { rebellionChance } from './parts/dice.ts';
import { settledElection } from './phases/election.ts';
import { totalRebellion } from './phases/ending.ts';
import { load } from './phases/rebellion.ts';
import { provinceHere, type State } from './state.ts';

/** The province under test: its load, and the chance that it rebels. */
export function testAsked(s: Readonly<State>): { dice: number; load: number; risk: number } {
  const dice = s.options.players;
  const here = load(s, provinceHere(s));
  return { dice, load: here, risk: rebellionChance(dice, here) };
}

/** The marker's new space, if every roll leads there. */
export function electionAsked(s: Readonly<State>): { to?: number } {
  const to = settledElection(s);
  return to === undefined ? {} : { to };
}

/** What the helper asks points after: bribery, or total rebellion, which comes before it (G52). */
export function pointsAsked(s: Readonly<State>): { after: 'bribery' | 'rebellion' } {
  return {
    after: s.options.rebellionEndTiming === 'afterTests' && totalRebellion(s) ? 'rebellion' : 'bribery',
  };
}
