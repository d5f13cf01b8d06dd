/** Who leads in a province. */

import { at } from '../../../../kernel/at.ts';
import type { ProvinceState, State } from '../state.ts';
import { crowd } from './atlas.ts';

/** Who has strictly most agents; null: nobody. */
function mostAgents(agents: readonly number[]): number | null {
  let leader: number | null = null;
  let most = 0;
  for (let player = 0; player < agents.length; player++) {
    const n = agents[player] ?? 0;
    if (n > most) {
      most = n;
      leader = player;
    } else if (n === most) leader = null;
  }
  return leader;
}

/** Over half of all agents there (G22, `absolute`). */
function overHalf(province: Readonly<ProvinceState>): number | null {
  const leader = mostAgents(province.agents);
  return leader !== null && 2 * at(province.agents, leader) > crowd(province) ? leader : null;
}

/** Tied for most, the one who comes first in the order of play (G23, `firstInOrder`). */
function firstOfMost(agents: readonly number[], first: number): number | null {
  let leader: number | null = null;
  let most = 0;
  for (let i = 0; i < agents.length; i++) {
    const player = (first + i) % agents.length;
    const n = agents[player] ?? 0;
    if (n > most) {
      most = n;
      leader = player;
    }
  }
  return leader;
}

/** Who may activate a province for having the largest number of agents there (T55, T57); null: nobody. */
export function leader(s: Readonly<State>, province: Readonly<ProvinceState>): number | null {
  const { majority, majorityTie } = s.options;
  // G22: plurality. A tie is never over half of the agents, so only plurality can have one to break (G23).
  if (majority === 'absolute') return overHalf(province);
  return majorityTie === 'firstInOrder' ? firstOfMost(province.agents, s.first) : mostAgents(province.agents);
}
