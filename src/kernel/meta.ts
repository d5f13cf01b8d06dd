/** What a list of games needs to know of one, without loading its rules. */
import type { Lang } from './words.ts';

export interface Meta {
  readonly id: string;
  readonly status: 'draft' | 'complete';
  readonly players: readonly [min: number, max: number];
  readonly minutes: readonly [min: number, max: number];
  readonly langs: readonly Lang[];
  readonly title: Readonly<Record<Lang, string>>;
  /** What the module does, in a line. */
  readonly pitch: Readonly<Record<Lang, string>>;
}
