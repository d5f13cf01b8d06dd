/**
 * A board as its file has it: provinces, goods, need cards, actions and the answers to open questions, all as data
 * (docs/board-files.md). The shipped one is this project's own design.
 */
import type { Lang } from '../../../kernel/words.ts';
import type { Rules } from './switches.ts';

/** In at least one language; see `named` for what a missing one falls back to. */
export type Name = Readonly<Partial<Record<Lang, string>>>;

export type Effect =
  | { readonly type: 'gold' | 'points' | 'agentsNextRound' | 'electionMarker'; readonly amount: number }
  /** One that the player doesn't hold; `anyOther`: nor the one just paid as the cost. */
  | { readonly type: 'good'; readonly good: string }
  | {
      readonly type: 'takeGold';
      readonly amount?: number;
      readonly perStarted?: number;
      readonly from: 'anyRival' | 'richestRival';
    }
  /** From the need cards of one province: `any`, or its id. */
  | { readonly type: 'removeCoins'; readonly max: number; readonly min: number; readonly province: string }
  /** The owner of the printed board carries out what the text says. */
  | { readonly type: 'manual' };

export interface Cost {
  readonly gold?: number;
  readonly points?: number;
  /** The id of a good, or `any`. */
  readonly good?: string;
}

export interface Action {
  readonly id: string;
  readonly name: Name;
  readonly text: Name;
  readonly cost: Cost;
  readonly effects: readonly Effect[];
}

export interface ProvinceFile {
  readonly id: string;
  readonly name: Name;
  readonly capital: boolean;
  readonly needFields: number;
  readonly production: { readonly gold: number; readonly goods: readonly string[] };
  /** Goods that are never needed here; null: what it produces. */
  readonly excludedNeeds: readonly string[] | null;
  readonly action: Action | null;
}

export interface StartingRebellion {
  readonly count: number;
  readonly choose: 'random' | 'firstPlayer';
  /** Province ids; null: any but the capital. */
  readonly candidates: readonly string[] | null;
}

export interface BoardFile {
  readonly format: 'tax-farmer-board';
  readonly formatVersion: 1;
  readonly id: string;
  readonly title: Name;
  readonly provenance: { readonly kind: string; readonly note: string };
  readonly players: { readonly min: number; readonly max: number };
  readonly setup: {
    readonly agents: number;
    readonly gold: number;
    readonly points: number;
    readonly electionMarker: number;
  };
  readonly track: { readonly end: number };
  readonly bonuses: {
    readonly lowestPlayerAgents: number;
    readonly belowMarkerAgents: number;
    readonly crushPoints: number;
    readonly supplyCoins: number;
    readonly markerDiceMin: number;
    readonly markerDiceMax: number;
  };
  readonly weaponsGood: string;
  readonly goods: readonly { readonly id: string; readonly name: Name }[];
  /** In board order. */
  readonly provinces: readonly ProvinceFile[];
  /** `good` null: NOTHING. */
  readonly needDeck: readonly {
    readonly good: string | null;
    readonly reward: number;
    readonly copies: number;
  }[];
  /** By the number of players. */
  readonly startingRebellions: Readonly<Record<string, StartingRebellion>>;
  /** A missing key means its default. */
  readonly rules: Partial<Rules>;
}

/** A name from data is used only in the nominative, on one line; a missing language falls back to English, then to any. */
export function named(name: Name, lang: Lang): string {
  return (name[lang] ?? name.en ?? Object.values(name)[0] ?? '').replaceAll('\n', ' ');
}
