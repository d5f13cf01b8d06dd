/**
 * What is ahead beyond the next draw, computed by the game from what a seat may know. A surface shows it on request;
 * nothing in a game depends on it.
 */

import type { OptionDecls } from '../options.ts';
import type { Fraction } from './fraction.ts';

/** An exact fraction, or a sampled share with its 95% interval from `low` to `high`. */
export type Forecast =
  | { readonly exact: true; readonly chance: Fraction }
  | { readonly exact: false; readonly chance: number; readonly low: number; readonly high: number };

/** Chances under one heading; `words.prospect` phrases heading and lines. */
export interface Prospect {
  readonly id: string;
  readonly lines: readonly { readonly id: string; readonly forecast: Forecast }[];
}

export interface Forecasts<View> {
  /** What the player may assume, declared like options; the defaults are what the game knows. */
  assumptions(view: View): OptionDecls;
  forecast(view: View, supposed: Readonly<Record<string, unknown>>): readonly Prospect[];
  /** What the player's chance would be after each move of the current decision; the lines' ids are the moves. */
  choices?(view: View, supposed: Readonly<Record<string, unknown>>): Prospect | undefined;
}
