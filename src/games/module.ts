/** What the folder of a game exports: what a list of games shows at once, and every other part on request. */
import type { Roster } from '../kernel/bot.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import type { Meta } from '../kernel/meta.ts';
import type { Inspect, ReadFile } from '../kernel/options.ts';
import type { Results } from '../kernel/results.ts';
import { LANGS, type Lang, type UnboundWords } from '../kernel/words.ts';
import type { OwnSheets } from '../print/sheet.ts';
import type { CoverModule, EditorModule, PictureModule } from '../web/picture.ts';

export interface Module {
  readonly meta: Meta;
  game(): Promise<Game<AnySpec>>;
  /** A missing language falls back to one that the game has: see `speaks`. */
  readonly words: Readonly<Record<Lang, () => Promise<UnboundWords<AnySpec>>>>;
  /** The bots that can play an empty chair. */
  bots?(): Promise<Roster<AnySpec>>;
  /** Data files that a player brings: how they are read, and what is wrong with them. */
  files?(): Promise<{ readonly inspect: Inspect; readonly read: ReadFile }>;
  /** Sheets to print besides the checklist and the player aid that every game has. */
  sheets?(): Promise<OwnSheets>;
  /** How the points came about or how the game went, turn by turn; which outcomes are victories, for a solitaire one. */
  results?(): Promise<Results>;
  /** A picture of the table that is better than the generic one. */
  picture?(): Promise<PictureModule>;
  /** What is drawn on the box. */
  cover?(): Promise<CoverModule>;
  /** A form for one of its data files. */
  readonly editor?: {
    /** The option whose file it edits. */
    readonly option: string;
    /** The label of the button that opens it. */
    readonly open: Readonly<Record<Lang, string>>;
    page(): Promise<EditorModule>;
  };
  /** A game in progress for a first look: from this seed, after this many steps, with the first answer to each question. */
  readonly demo?: { readonly seed: number; readonly steps: number };
}

/** The checks of the data files that a player brings to this game. */
export async function inspectionOf({ files }: Module): Promise<Inspect> {
  return (await files?.())?.inspect ?? {};
}

type Loaded<T> = () => Promise<T>;
type PerLanguage<T> = Readonly<Partial<Record<Lang, Loaded<T>>>>;
/** Makes whole words of one language's sentences: decides what is said when, the same for every language. */
type Said<S> = (lang: Lang, sentences: S) => UnboundWords<AnySpec>;

/** The words of a game; a missing language falls back to English, or to the first that exists. */
export function speaks(words: PerLanguage<UnboundWords<AnySpec>>): Module['words'];
/** The same from flat sentences, with what makes words of them. */
export function speaks<S>(sentences: PerLanguage<S>, said: Loaded<Said<S>>): Module['words'];
export function speaks<S>(
  given: PerLanguage<S>,
  said: Loaded<Said<S>> = async () => (_, words) => words as UnboundWords<AnySpec>,
): Module['words'] {
  const spare = LANGS.find((lang) => given[lang] !== undefined);
  if (!spare) throw new Error('a game speaks at least one language');
  const spoken = (wanted: Lang): Loaded<UnboundWords<AnySpec>> => {
    const lang = given[wanted] ? wanted : spare;
    const load = given[lang] as Loaded<S>;
    return async () => {
      const [speak, sentences] = await Promise.all([said(), load()]);
      return speak(lang, sentences);
    };
  };
  return { en: spoken('en'), pl: spoken('pl'), cs: spoken('cs'), ru: spoken('ru') };
}
