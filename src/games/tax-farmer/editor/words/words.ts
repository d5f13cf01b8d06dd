/** What the board editor says besides what the app says in every editor. */
import type { FrameWords } from '../../../../web/editor/Frame.tsx';

/** A board's single numbers, by their path in the file. */
export const NUMBERS = [
  'players.min',
  'players.max',
  'setup.agents',
  'setup.gold',
  'setup.points',
  'setup.electionMarker',
  'track.end',
  'bonuses.lowestPlayerAgents',
  'bonuses.belowMarkerAgents',
  'bonuses.crushPoints',
  'bonuses.supplyCoins',
  'bonuses.markerDiceMin',
  'bonuses.markerDiceMax',
] as const;
export type BoardNumber = (typeof NUMBERS)[number];

export const KINDS = ['physical-copy', 'own-design', 'project-design'] as const;
export const EFFECTS = [
  'gold',
  'points',
  'good',
  'agentsNextRound',
  'electionMarker',
  'takeGold',
  'removeCoins',
  'manual',
] as const;
export type EffectType = (typeof EFFECTS)[number];

export interface BoardEditorWords extends FrameWords {
  readonly ourDesign: string;
  stillOurs(same: number, of: number): string;

  warnings(n: number): string;
  readonly fine: string;
  readonly startOver: string;
  readonly startedOver: string;
  /** The note on a fresh copy about its origin, until its author changes it. */
  readonly firstNote: string;
  importedWith(file: string): string;
  refused(file: string): string;
  preview(players: number): string;
  readonly noPreview: string;

  readonly sections: Readonly<
    Record<'about' | 'goods' | 'provinces' | 'deck' | 'numbers' | 'rebellions' | 'rules', string>
  >;
  readonly provincesHelp: string;
  deckHelp(cards: number, fields: number): string;
  readonly rulesHelp: string;

  readonly id: string;
  readonly boardId: string;
  readonly idHelp: string;
  readonly boardTitle: string;
  readonly name: string;
  readonly provenance: string;
  readonly kinds: Readonly<Record<(typeof KINDS)[number], string>>;
  readonly note: string;
  readonly weapons: string;
  /** What is new and has no name yet. */
  readonly unnamed: string;

  readonly capital: string;
  readonly needFields: string;
  readonly gold: string;
  readonly produces: string;
  readonly excluded: string;
  readonly excludedOwn: string;
  readonly hasAction: string;
  readonly actionName: string;
  readonly actionText: string;
  readonly costGold: string;
  readonly costPoints: string;
  readonly costGood: string;
  readonly none: string;
  readonly any: string;
  readonly anyOther: string;
  effect(n: number): string;
  readonly effects: string;
  readonly effectKinds: Readonly<Record<EffectType, string>>;
  readonly manualHelp: string;
  readonly amount: string;
  readonly taking: string;
  readonly takings: Readonly<Record<'amount' | 'perStarted', string>>;
  readonly from: string;
  readonly rivals: Readonly<Record<'anyRival' | 'richestRival', string>>;
  readonly fewest: string;
  readonly most: string;
  readonly province: string;

  card(n: number): string;
  readonly good: string;
  readonly nothing: string;
  readonly reward: string;
  readonly copies: string;

  readonly numbers: Readonly<Record<BoardNumber, string>>;
  withPlayers(n: number): string;
  readonly rebellions: string;
  readonly chosenBy: string;
  readonly choosers: Readonly<Record<'random' | 'firstPlayer', string>>;
  readonly candidates: string;
  readonly anyProvince: string;
  unset(usual: string): string;
  readonly flags: Readonly<Record<'true' | 'false', string>>;

  readonly add: Readonly<Record<'good' | 'province' | 'card' | 'effect', string>>;
  up(name: string): string;
  down(name: string): string;
  remove(name: string): string;
}
