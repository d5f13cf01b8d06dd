/** A game's sheets as pages, for the options of an address. */
import { find } from '../../games/catalogue.ts';
import { inspectionOf } from '../../games/module.ts';
import { resolve } from '../../kernel/options.ts';
import type { Lang } from '../../kernel/words.ts';
import type { Inks, Page, PaperName } from '../../print/sheet.ts';
import { paperOf, sheetsOf } from '../../print/sheets.ts';
import { named, wordsFor } from '../../words/program.ts';

export interface Sheets {
  readonly pages: readonly Page[];
  readonly title: string;
  /** The address has options that this game doesn't allow. */
  readonly refused: boolean;
}

export async function loadSheets(
  id: string,
  json: string,
  paper: PaperName,
  inks: Inks,
  lang: Lang,
  components: Lang,
): Promise<Sheets | undefined> {
  const entry = find(id);
  if (!entry) return undefined;
  const [game, words, printed, inspect] = await Promise.all([
    entry.game(),
    wordsFor(entry.words, lang, components),
    entry.words[components](),
    inspectionOf(entry),
  ]);
  const given = readOptions(json);
  const wanted = given && resolve(game.options, given, inspect);
  const fits = wanted?.ok && !game.refuse(wanted.options);
  const resolved = fits ? wanted : resolve(game.options);
  if (!resolved.ok) throw new Error(`the standard options of ${id} do not fit`);
  const spoken = named(words, resolved.options);
  const table = { lang: components, words: named(printed, resolved.options) };
  const pages = await sheetsOf(game, resolved.options, spoken, paperOf(paper, lang, inks), table);
  return { pages, title: spoken.title, refused: !fits };
}

function readOptions(json: string): Readonly<Record<string, unknown>> | undefined {
  if (json === '') return {};
  try {
    const given: unknown = JSON.parse(json);
    return typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...given } : undefined;
  } catch {
    return undefined;
  }
}
