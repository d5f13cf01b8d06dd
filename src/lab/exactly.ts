/** Measures whose values can be had exactly, as fractions in text. */
import { distribution, NotExact, rowsAsText } from '../kernel/exact.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import type { Measure } from '../kernel/measure.ts';
import type { Asked, Options } from './player.ts';

export type ExactRows = readonly {
  readonly key: string;
  readonly outcomes: Readonly<Record<string, string>>;
}[];

/** Few enough for a report; `odds` goes further. */
export const EXACT_STATES = 60_000;

/** Undefined where only sampling can tell. */
export function exactly(
  game: Game<AnySpec>,
  options: Options,
  { id, given }: Asked,
  limit = EXACT_STATES,
): ExactRows | undefined {
  try {
    return rowsAsText(distribution(game, game.measures[id] as Measure<AnySpec>, options, given, limit));
  } catch (error) {
    if (error instanceof NotExact) return undefined;
    throw error;
  }
}

/** `3/7` as a number, however long the fraction is. */
export function decimal(fraction: string): number {
  const [n = '0', d = '1'] = fraction.split('/');
  const cut = Math.max(0, d.length - 290);
  if (cut === 0) return Number(n) / Number(d);
  return Number(n.slice(0, Math.max(0, n.length - cut)) || '0') / Number(d.slice(0, d.length - cut));
}
