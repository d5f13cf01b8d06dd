/** How it ends, and who has won. */
import { at } from '../../../../kernel/at.ts';
import type { Steps } from '../../../../kernel/flow.ts';
import { end, type Log } from '../../../../kernel/game.ts';
import type { Options } from '../options.ts';
import { atlas } from '../parts/atlas.ts';
import { seatsOf } from '../parts/dice.ts';
import { addPoints } from '../parts/purse.ts';
import { type Outcome, type PlayerState, provinceAt, type State, type TaxFarmer } from '../state.ts';

/** T105: total rebellion is lost by everybody, or decided by points; never both in one game. */
export function endings({ allLoseOnTotalRebellion }: Options): readonly Outcome[] {
  return ['election', allLoseOnTotalRebellion ? 'all-lose' : 'rebellion', 'rounds', 'stopped'];
}

/** T97: every province except IMPERIA is in rebellion. */
export function totalRebellion(s: Readonly<State>): boolean {
  return s.provinces.length > 1 && quietProvinces(s) === 0;
}

/** How many provinces except IMPERIA aren't in rebellion. */
export function quietProvinces(s: Readonly<State>): number {
  const { capital } = atlas(s);
  let quiet = 0;
  for (let p = 0; p < s.provinces.length; p++) if (p !== capital && !provinceAt(s, p).rebels) quiet++;
  return quiet;
}

/** T92: the black marker has reached the end of the track. */
export function electionOver(s: Readonly<State>): boolean {
  return s.marker >= atlas(s).file.track.end;
}

/** T94: the agents in IMPERIA are counted before they leave, because a tie in points looks back at them (G48). */
export function countCapital(s: State): void {
  const { agents } = provinceAt(s, atlas(s).capital);
  s.players.forEach((player, i) => {
    player.capital = at(agents, i);
  });
}

/** Those who have most agents in IMPERIA. */
export function mostInCapital(players: readonly PlayerState[]): readonly PlayerState[] {
  const most = Math.max(...players.map(({ capital }) => capital));
  return players.filter(({ capital }) => capital === most);
}

/** T93-T95: most points, then most agents in IMPERIA in the last round; players who are still tied share the victory. */
function winners({ players }: Readonly<State>): readonly PlayerState[] {
  const best = Math.max(...players.map(({ points }) => points));
  return mostInCapital(players.filter(({ points }) => points === best));
}

/** Shares of the victory, in the order of the seats. */
export function scores(s: Readonly<State>): readonly number[] {
  if (s.outcome === 'all-lose') return s.players.map(() => 0);
  const won = winners(s);
  return s.players.map((player) => (won.includes(player) ? 1 / won.length : 0));
}

export function over(s: State, outcome: Outcome, log?: Log<TaxFarmer>): void {
  s.step = 'over';
  s.outcome = outcome;
  // There is no next round for extra agents to come in.
  for (const player of s.players) player.bonus = 0;
  if (!log) return;
  standings(s, log);
  if (outcome === 'all-lose') return log('all-lost', { rounds: s.round });
  const won = winners(s);
  log('won', { seats: seatsOf(won), points: at(won, 0).points, rounds: s.round, ending: outcome });
}

/** Points and gold of all players. */
export function standings({ round, players }: Readonly<State>, log: Log<TaxFarmer>): void {
  log('standings', {
    round,
    points: players.map(({ points }) => points),
    gold: players.map(({ gold }) => gold),
  });
}

/** T97, T105: the current points decide (G52), or everybody has lost. */
export function rebellionEnding(s: State, log?: Log<TaxFarmer>): void {
  log?.('total-rebellion', { round: s.round });
  const { allLoseOnTotalRebellion, rebellionEndGold, goldToPoints } = s.options;
  if (allLoseOnTotalRebellion) return over(s, 'all-lose', log);
  if (rebellionEndGold === 'convert') {
    for (const player of s.players) {
      const { seat, gold } = player;
      if (gold === 0) continue;
      player.gold = 0;
      const points = addPoints(player, gold * goldToPoints, s.options);
      log?.('converted', { seat, gold: -gold, points });
    }
  }
  over(s, 'rebellion', log);
}

export const ending: Steps<TaxFarmer, 'over'> = {
  over: { node: (s) => end(s.outcome, scores(s)), play() {} },
};
