/** The lab's texts for reports and the terminal: one dictionary per language; the compiler checks that it's complete. */
import { type Flat, loader } from '../../kernel/sentences.ts';
import type { Lang } from '../../kernel/words.ts';

interface Sentences {
  report(game: string): string;
  comparison(game: string): string;
  /** Under the title: how many games, from which seed. */
  played(games: number, seed: number): string;
  /** The run was stopped before all its games were played. */
  stopped(games: number, of: number): string;
  /** Who made the decisions, and who answered for the real table. */
  readonly method: {
    readonly random: string;
    readonly usual: string;
    bots(name: string): string;
    readonly standIn: string;
  };
  readonly exact: string;
  sampled(games: number): string;
  readonly interval: string;
  readonly sections: {
    /** Above the few lines that a player asks for first. */
    readonly summary: string;
    readonly findings: string;
    readonly measures: string;
    readonly games: string;
    readonly health: string;
    /** What the author of the rules should know. */
    readonly remarks: string;
    readonly settings: string;
    readonly again: string;
    readonly variants: string;
    readonly differences: string;
  };
  /** Headings of charts and tables. */
  readonly length: string;
  readonly outcomes: string;
  readonly seats: string;
  readonly settled: string;
  readonly settledHelp: string;
  readonly onlyChoice: string;
  readonly moves: string;
  readonly share: string;
  readonly mean: string;
  readonly numbers: string;
  readonly setting: string;
  readonly value: string;
  readonly standard: string;
  readonly start: string;
  readonly files: string;
  readonly journals: string;
  readonly byHand: string;
  readonly never: string;
  readonly none: string;
  readonly fine: string;
  readonly fair: string;
  readonly first: string;
  readonly times: string;
  readonly choices: string;
  /** Above example prompts and lines of the story. */
  readonly example: string;
  readonly health: {
    readonly stuck: string;
    readonly endless: string;
    readonly outcomes: string;
    readonly asks: string;
    readonly events: string;
    readonly rules: string;
    readonly clauses: string;
    readonly rows: string;
    readonly cells: string;
    readonly elsewhere: string;
    readonly unwatched: string;
  };
  readonly findings: {
    stuck(games: string, first: number): string;
    endless(games: string, first: number): string;
    nearly(measure: string, row: string, outcome: string, percent: string): string;
    shift(measure: string, outcome: string, from: string, to: string): string;
    /** Rows that never came up in these games. */
    idleRow(measure: string, rows: string): string;
    /** Rows that exact odds rule out. */
    impossibleRow(measure: string, rows: string): string;
    idleOutcome(outcome: string): string;
    idleClauses(clauses: string): string;
    outcome(outcome: string, percent: string): string;
    seat(seat: string, percent: string, fair: string): string;
    first(percent: string, fair: string): string;
    onlyChoice(ask: string, percent: string): string;
    sameLength(moves: number): string;
    length(low: number, high: number, middle: number): string;
    /** Nine tenths of a measure's values, and the middle one. */
    numbers(measure: string, low: number, high: number, middle: number): string;
    settled(percent: string, before: string): string;
    /** In a comparison: which variant differs from the first one, in what, and by how much. */
    differs(variant: string, what: string, value: string, base: string): string;
    readonly nothing: string;
  };
  readonly remarks: {
    /** Before each of them: `Line 12, “Roll for the wind.”` The sentence may be ''. */
    at(line: number, sentence: string): string;
    /** A value would have gone beyond its range. */
    readonly stopped: { low(name: string): string; high(name: string): string };
    /** A branch or a row never came up in these games. */
    never(label: string): string;
    /** In no position does it come up. */
    impossible(label: string): string;
    /** What simulations did where a person decides. */
    readonly leaned: { readonly usual: string; readonly random: string; readonly open: string };
    readonly empty: string;
    readonly nothing: string;
    /** Further ones are only in the report. */
    more(n: number): string;
  };
  readonly compare: {
    /** If nothing differs. */
    readonly alike: string;
    /** After what is averaged. */
    readonly average: string;
    /** How to read the charts of differences. */
    readonly aside: string;
    /** Values of an on/off setting. */
    readonly yes: string;
    readonly no: string;
    /** The first variant, the baseline. */
    readonly base: string;
    readonly difference: string;
    /** Differences that are exact, or larger than chance explains. */
    readonly sure: string;
    readonly common: string;
  };
  games(n: number): string;
  readonly terminal: {
    /** Games per second, and the seconds left. */
    progress(games: string, of: string, rate: string, left: string): string;
    written(folder: string): string;
    notWritten(folder: string, why: string): string;
    readonly full: string;
    readonly noPermission: string;
    notFolder(path: string): string;
    notEmpty(folder: string): string;
    /** A file in the way that no report wrote, or that has changed since. */
    notOurs(file: string): string;
    variants(max: number): string;
    readonly single: string;
  };
}

export interface LabWords extends Sentences {
  readonly lang: Lang;
}

/** A dictionary as a translator sees it. */
export type Dictionary = Flat<Sentences>;

const load = loader<Sentences>({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
  cs: async () => (await import('./cs.ts')).cs,
  ru: async () => (await import('./ru.ts')).ru,
});

export async function labWords(lang: Lang): Promise<LabWords> {
  return { ...(await load(lang)), lang };
}
