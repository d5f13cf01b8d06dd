/** Where to put agents, and how many: the gain of every province and number, by rule of thumb. */

import { at } from '../../../kernel/at.ts';
import { coinsIn, crowd } from '../rules/parts/atlas.ts';
import { rebellionChance } from '../rules/parts/dice.ts';
import { mayPlaceIn } from '../rules/phases/placement.ts';
import type { State } from '../rules/state.ts';
import { standing, type Weighing, worthOfProvince } from './worth.ts';

/** The chance that a lead of this many agents holds while rivals still have some to place. */
function keeps(lead: number, rivalsLeft: number): number {
  if (lead <= 0) return 0;
  return rivalsLeft === 0 ? 1 : lead / (lead + 1.2 + 0.04 * rivalsLeft);
}

const values: number[] = [];

/** Calls `found` with the gain of each placement that might be the best of its province. */
export function judgePlacements(
  w: Weighing,
  found: (province: number, agents: number, gain: number) => void,
): void {
  const { s, a, player, temper } = w;
  const { players, provinces, active } = s;
  const mine = player.unplaced;
  let rivalsLeft = -mine;
  for (const { unplaced } of players) rivalsLeft += unplaced;
  let sum = 0;
  for (let p = 0; p < provinces.length; p++) {
    const value = worthOfProvince(w, p);
    values[p] = value;
    sum += value;
  }
  const price = (temper.price * sum) / (11 * players.length);
  const target = temper.spite > 0 ? leadingRival(s) : null;
  for (let p = 0; p < provinces.length; p++) {
    const province = at(provinces, p);
    if (!mayPlaceIn(s, a, province)) continue;
    const value = at(values, p);
    const { agents } = province;
    const here = at(agents, active);
    let rival = 0;
    for (let r = 0; r < agents.length; r++) if (r !== active) rival = Math.max(rival, at(agents, r));
    const tested = p !== a.capital && !province.rebels;
    const load = tested ? crowd(province) + coinsIn(province) : 0;
    const calm = tested ? 1 - temper.fear * rebellionChance(players.length, load) : 1;
    const before = value * keeps(here - rival, rivalsLeft) * calm;
    const spoils = target !== null && rival > 0 && agents[target] === rival && here < rival;
    for (let k = 1; k <= mine; k++) {
      const quiet = tested ? 1 - temper.fear * rebellionChance(players.length, load + k) : 1;
      let gain = value * keeps(here + k - rival, rivalsLeft) * quiet - before - k * price;
      if (spoils && here + k >= rival) gain += temper.spite * value;
      found(p, k, gain);
    }
  }
}

/** The rival with most points and gold together; tied, the first of them. */
function leadingRival({ players, active }: Readonly<State>): number | null {
  let best: number | null = null;
  let most = Number.NEGATIVE_INFINITY;
  players.forEach((player, r) => {
    if (r === active || standing(player) <= most) return;
    best = r;
    most = standing(player);
  });
  return best;
}
