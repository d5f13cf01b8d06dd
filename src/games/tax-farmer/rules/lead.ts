/** Who leads in a province. */
import { type Atlas, crowd } from './atlas.ts';
import type { State } from './state.ts';

/** Who has strictly most agents in a province; -1: nobody. */
function mostAgents(s: Readonly<State>, a: Atlas, province: number): number {
  let leader = -1;
  let most = 0;
  const from = province * a.players;
  for (let player = 0; player < a.players; player++) {
    const n = s.agents[from + player] as number;
    if (n > most) {
      most = n;
      leader = player;
    } else if (n === most) leader = -1;
  }
  return most > 0 ? leader : -1;
}

/** Over half of all agents there (G22, `absolute`). */
function overHalf(s: Readonly<State>, a: Atlas, province: number): number {
  const leader = mostAgents(s, a, province);
  return leader >= 0 && 2 * (s.agents[province * a.players + leader] as number) > crowd(s, a, province)
    ? leader
    : -1;
}

/** Tied for most, the one who comes first in the order of play (G23, `firstInOrder`). */
function firstOfMost(s: Readonly<State>, a: Atlas, province: number): number {
  const from = province * a.players;
  let leader = -1;
  let most = 0;
  for (let i = 0; i < a.players; i++) {
    const player = (s.first + i) % a.players;
    if ((s.agents[from + player] as number) > most) {
      most = s.agents[from + player] as number;
      leader = player;
    }
  }
  return leader;
}

/** Who may activate a province for having the largest number of agents there (T55, T57); -1: nobody. */
export function leader(s: Readonly<State>, a: Atlas, province: number): number {
  const { majority, majorityTie } = s.options;
  // G22: plurality. A tie is never over half of the agents, so only plurality can have one to break (G23).
  if (majority === 'absolute') return overHalf(s, a, province);
  return majorityTie === 'firstInOrder' ? firstOfMost(s, a, province) : mostAgents(s, a, province);
}
