/** What the rules calculate for a prompt, so that its sentence needs only facts. */
import { rebellionChance } from './parts/dice.ts';
import { mostSpent } from './phases/bribery.ts';
import { settledElection } from './phases/election.ts';
import { totalRebellion } from './phases/ending.ts';
import { load } from './phases/rebellion.ts';
import { activePlayer, provinceHere, type State } from './state.ts';

/** The province under test: its load, and the chance that it rebels. */
export function testAsked(s: Readonly<State>): { dice: number; load: number; risk: number } {
  const dice = s.options.players;
  const here = load(s, provinceHere(s));
  return { dice, load: here, risk: rebellionChance(dice, here) };
}

/** What the active player has, and whether gold can buy points at all. */
export function bribeAsked(s: Readonly<State>): { buys: boolean; gold: number; points: number } {
  const { gold, points } = activePlayer(s);
  return { buys: mostSpent(activePlayer(s), s.options) > 0, gold, points };
}

interface Stakes {
  readonly marker: number;
  /** The last space of the track. */
  readonly end: number;
  readonly points: number;
  /** The most points of another player. */
  readonly rival: number;
}

/** The marker and the points before the election; `to`: the marker's new space, if every roll leads there. */
export function electionAsked(s: Readonly<State>): Stakes & { to?: number } {
  const to = settledElection(s);
  const rivals = s.players.filter((_, player) => player !== s.active);
  return {
    marker: s.marker,
    end: s.options.board.track.end,
    points: activePlayer(s).points,
    rival: Math.max(...rivals.map(({ points }) => points)),
    ...(to === undefined ? {} : { to }),
  };
}

/** What the helper asks points after: bribery, or total rebellion, which comes before it (G52). */
export function pointsAsked(s: Readonly<State>): { after: 'bribery' | 'rebellion' } {
  return {
    after: s.options.rebellionEndTiming === 'afterTests' && totalRebellion(s) ? 'rebellion' : 'bribery',
  };
}
