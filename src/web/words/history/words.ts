/** The end of a game and the page of past games: loaded when either is shown. */
import { typeset } from '../../../kernel/typeset.ts';
import type { Lang } from '../../../kernel/words.ts';

export interface HistoryWords {
  // after a game
  readonly playAgain: string;
  /** Above the round that decided the points. */
  readonly turningPoint: string;
  /** One player led from this round to the end; from the first round; in the last one only. `others` led before. */
  leads(seat: string, round: number): string;
  leadsThroughout(seat: string): string;
  leadsAtLast(seat: string): string;
  /** Several players are level at the top at the end, from this round on. */
  level(seats: string, round: number): string;
  ledBefore(seats: string): string;
  readonly leastExpected: string;
  /** Each with its odds: `1 of 12`. */
  unexpected(result: string, odds: string, likeliest: string, itsOdds: string): string;
  readonly seeThen: string;
  readonly luck: string;
  /** Above tables of results: what came up, what was expected. */
  readonly furthest: string;

  // past games
  readonly help: string;
  readonly none: string;
  /** While games are replayed. */
  reading(done: number, of: number): string;
  unread(games: number): string;
  games(n: number): string;
  /** Of the games that can be won. */
  won(games: number, of: number): string;
  readonly setting: string;
  readonly gamesPlayed: string;
  readonly wins: string;
  /** A median. */
  readonly turns: string;
  readonly others: string;
  /** Above a bar for each game: how long it was; what the only person and the best bot got. */
  readonly lengths: string;
  readonly points: string;
  readonly sides: Readonly<Record<'you' | 'rival', string>>;
  turnsOf(turns: number): string;
  readonly marks: Readonly<Record<'won' | 'lost' | 'open', string>>;
  readonly all: string;
  /** Games by how unusual their luck was; the last ones have too few draws. */
  readonly verdict: Readonly<Record<'usual' | 'uncommon' | 'rare' | 'too-few', string>>;
  readonly exportHelp: string;
  readonly saveCsv: string;
  readonly saveJson: string;
}

const WORDS: Readonly<Record<Lang, () => Promise<HistoryWords>>> = {
  en: async () => (await import('./en.ts')).history,
  pl: async () => (await import('./pl.ts')).history,
  cs: async () => (await import('./cs.ts')).history,
  ru: async () => (await import('./ru.ts')).history,
};

export async function historyWords(lang: Lang): Promise<HistoryWords> {
  return typeset(await WORDS[lang](), lang);
}
