/** What the wind does: a row for each face of the white die, a column for each of the red one. */
import type { State } from './options.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** G is a gust, S a gust in a storm, C calm. */
export const WIND = ['GGGGGS', 'GGGGSS', 'GGSSSC', 'SSSCCC', 'CCCCCC', 'CCCCCC'] as const;

export function lookUp({ options }: Readonly<State>, white: number, red: number): 'gust' | 'calm' {
  const cell = WIND[white - 1]?.[red - 1];
  return cell === 'G' || (cell === 'S' && options.weather === 'stormy') ? 'gust' : 'calm';
}

/** How many of the 36 rolls bring what. */
export function rolls(s: Readonly<State>): { calm: number; gust: number } {
  const odds = { calm: 0, gust: 0 };
  for (const white of FACES) for (const red of FACES) odds[lookUp(s, white, red)]++;
  return odds;
}
