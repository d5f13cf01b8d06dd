/** Where to put agents, and how many: the gain of every province and number, by rule of thumb. */

import { type Atlas, coinsIn, crowd } from '../rules/atlas.ts';
import { rebellionChance } from '../rules/dice.ts';
import { allowed } from '../rules/placement.ts';
import { has, type State } from '../rules/state.ts';
import type { Temper } from './tempers.ts';
import { goodsWorth, standing, worthOfProvince } from './worth.ts';

/** The chance that a lead of so many agents holds while rivals still have some to place. */
function keeps(lead: number, rivalsLeft: number): number {
  if (lead <= 0) return 0;
  return rivalsLeft === 0 ? 1 : lead / (lead + 1.2 + 0.04 * rivalsLeft);
}

const values: number[] = [];

/** Calls `found` with the gain of each placement that might be the best of its province. */
export function judgePlacements(
  s: Readonly<State>,
  a: Atlas,
  player: number,
  temper: Temper,
  found: (province: number, agents: number, gain: number) => void,
): void {
  const { players } = a;
  const mine = s.unplaced[player] as number;
  let rivalsLeft = -mine;
  for (let r = 0; r < players; r++) rivalsLeft += s.unplaced[r] as number;
  const w = goodsWorth(s, a);
  let sum = 0;
  for (let p = 0; p < a.provinces.length; p++) {
    const value = worthOfProvince(s, a, w, player, p, temper);
    values[p] = value;
    sum += value;
  }
  const price = (temper.price * sum) / (11 * players);
  const open = allowed(s, a, player);
  const target = temper.spite > 0 ? leadingRival(s, a, player) : -1;
  for (let p = 0; p < a.provinces.length; p++) {
    if (!has(open, p)) continue;
    const value = values[p] as number;
    const own = s.agents[p * players + player] as number;
    let rival = 0;
    for (let r = 0; r < players; r++)
      if (r !== player) rival = Math.max(rival, s.agents[p * players + r] as number);
    const tested = p !== a.capital && !has(s.rebels, p);
    const load = tested ? crowd(s, a, p) + coinsIn(s, a, p) : 0;
    const calm = tested ? 1 - temper.fear * rebellionChance(players, load) : 1;
    const before = value * keeps(own - rival, rivalsLeft) * calm;
    const spoils =
      target >= 0 && rival > 0 && (s.agents[p * players + target] as number) === rival && own < rival;
    for (let k = 1; k <= mine; k++) {
      const quiet = tested ? 1 - temper.fear * rebellionChance(players, load + k) : 1;
      let gain = value * keeps(own + k - rival, rivalsLeft) * quiet - before - k * price;
      if (spoils && own + k >= rival) gain += temper.spite * value;
      found(p, k, gain);
    }
  }
}

function leadingRival(s: Readonly<State>, a: Atlas, player: number): number {
  let best = -1;
  for (let r = 0; r < a.players; r++)
    if (r !== player && (best < 0 || standing(s, r) > standing(s, best))) best = r;
  return best;
}
