/**
 * What lies ahead beyond the next draw, as a game itself reckons it from what a seat may know. A surface shows it when
 * somebody asks; nothing in a game depends on it.
 */

import type { OptionDecls } from '../options.ts';
import type { Fraction } from './fraction.ts';

/** A fraction where it could be counted, else a share from a sample, between `low` and `high` 19 times of 20. */
export type Forecast =
  | { readonly exact: true; readonly chance: Fraction }
  | { readonly exact: false; readonly chance: number; readonly low: number; readonly high: number };

/** Chances under one heading; heading and lines are said by `words.prospect`. */
export interface Prospect {
  readonly id: string;
  readonly lines: readonly { readonly id: string; readonly forecast: Forecast }[];
}

export interface Outlook<View> {
  /** What the player may suppose, declared like options; the defaults are what the game knows. */
  supposing(view: View): OptionDecls;
  tell(view: View, supposed: Readonly<Record<string, unknown>>): readonly Prospect[];
}
