/** How it ends, and who has won. */
import type { Steps } from '../../../kernel/flow.ts';
import { end, type Log } from '../../../kernel/game.ts';
import { type Atlas, atlas } from './atlas.ts';
import type { Options } from './options.ts';
import { addPoints } from './purse.ts';
import type { Outcome, State, TaxFarmer } from './state.ts';

/** T105: total rebellion is lost by everybody, or decided by points; never both in one game. */
export function endings({ allLoseOnTotalRebellion }: Options): readonly Outcome[] {
  return ['election', allLoseOnTotalRebellion ? 'all-lose' : 'rebellion', 'rounds', 'stopped'];
}

/** T97: every province except IMPERIA is in rebellion. */
export function totalRebellion(s: Readonly<State>, a: Atlas): boolean {
  return a.outer !== 0 && (s.rebels & a.outer) === a.outer;
}

/** T92: the black marker has reached the end of the track. */
export function electionOver(s: Readonly<State>, a: Atlas): boolean {
  return s.marker >= a.file.track.end;
}

/** T94: the agents in IMPERIA are counted before they leave, because a tie in points looks back at them (G48). */
export function countCapital(s: State, a: Atlas): void {
  for (let player = 0; player < a.players; player++)
    s.capital[player] = s.agents[a.capital * a.players + player] as number;
}

/** T93-T95: most points, then most agents in IMPERIA in the last round; whoever is still tied shares the victory. */
function winners(s: Readonly<State>, a: Atlas): readonly number[] {
  const best = Math.max(...s.points);
  const tied = a.seats.map((_, player) => player).filter((player) => s.points[player] === best);
  const most = Math.max(...tied.map((player) => s.capital[player] as number));
  return tied.filter((player) => s.capital[player] === most);
}

/** Shares of the victory, in the order of the seats. */
export function scores(s: Readonly<State>): readonly number[] {
  const a = atlas(s);
  if (s.outcome === 'all-lose') return a.seats.map(() => 0);
  const won = winners(s, a);
  return a.seats.map((_, player) => (won.includes(player) ? 1 / won.length : 0));
}

export function over(s: State, a: Atlas, outcome: Outcome, log?: Log<TaxFarmer>): void {
  s.step = 'over';
  s.outcome = outcome;
  // There is no next round for extra agents to come in.
  s.bonus.fill(0);
  if (!log) return;
  log('standings', { round: s.round, points: [...s.points], gold: [...s.gold] });
  if (outcome === 'all-lose') return log('all-lost', { rounds: s.round });
  const seats = winners(s, a).map((player) => a.seats[player] as (typeof a.seats)[number]);
  log('won', { seats, points: Math.max(...s.points), rounds: s.round, ending: outcome });
}

/** T97, T105: points decide as they stand (G52), or everybody has lost. */
export function rebellionEnding(s: State, a: Atlas, log?: Log<TaxFarmer>): void {
  log?.('total-rebellion', { round: s.round });
  const { allLoseOnTotalRebellion, rebellionEndGold, goldToPoints } = s.options;
  if (allLoseOnTotalRebellion) return over(s, a, 'all-lose', log);
  if (rebellionEndGold === 'convert') {
    a.seats.forEach((seat, player) => {
      const gold = s.gold[player] as number;
      if (gold === 0) return;
      s.gold[player] = 0;
      const points = addPoints(s, player, gold * goldToPoints);
      log?.('converted', { seat, gold: -gold, points });
    });
  }
  over(s, a, 'rebellion', log);
}

export const ending: Steps<TaxFarmer, 'over'> = {
  over: { node: (s) => end(s.outcome, scores(s)), play() {} },
};
