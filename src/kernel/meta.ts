/** What a list of games shows, without loading the rules. */
import type { Lang } from './words.ts';

export interface Meta {
  readonly id: string;
  readonly status: 'draft' | 'complete';
  readonly players: readonly [min: number, max: number];
  readonly minutes: readonly [min: number, max: number];
  readonly langs: readonly Lang[];
  /** The boxed game that must be on the player's table; without it the app is enough. */
  readonly box?: Readonly<Record<Lang, string>>;
  readonly title: Readonly<Record<Lang, string>>;
  /** What the module does, in one line. */
  readonly pitch: Readonly<Record<Lang, string>>;
}
