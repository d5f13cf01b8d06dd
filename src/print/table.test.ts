/** Sheets for a table whose other components are printed in another language than the reader's. */
import { expect, it } from 'vitest';
import { find } from '../games/catalogue.ts';
import { resolve } from '../kernel/options.ts';
import { named, wordsFor } from '../words/program.ts';
import type { Text } from './sheet.ts';
import { paperOf, sheetsOf } from './sheets.ts';

/** Every text on the sheets of a Polish reader with an English table, page by page. */
async function texts(id: string): Promise<readonly (readonly string[])[]> {
  const entry = find(id);
  if (!entry) throw new Error(id);
  const game = await entry.game();
  const resolved = resolve(game.options);
  if (!resolved.ok) throw new Error(resolved.refusal.option);
  const { options } = resolved;
  const words = named(await wordsFor(entry.words, 'pl', 'en'), options);
  const table = { lang: 'en', words: named(await entry.words.en(), options) } as const;
  const pages = await sheetsOf(game, options, words, paperOf('a4', 'pl'), table);
  return pages.map(({ marks }) =>
    marks.filter((mark): mark is Text => mark.kind === 'text').map(({ text }) => text),
  );
}

it('what is laid out goes with the table; what is read, and how to print it, is in the reader’s language', async () => {
  const pages = await texts('tax-farmer');
  const all = pages.flat();
  expect(all).toEqual(
    expect.arrayContaining([
      'Grain',
      'NOTHING',
      'Rebellion',
      'Imperial Tax Farmer · Karty, znaczniki: awers',
      'Przygotowanie',
    ]),
  );
  expect(all.filter((text) => /^(Zboże|NIC|REBELIA)$/.test(text))).toEqual([]);
  // Another language is no other setting.
  expect(all.filter((text) => text.startsWith('Ustawienia inne'))).toEqual([]);
});

it('tables to look things up in are the reader’s, with unit types as on the cards', async () => {
  const all = (await texts('civilization')).flat();
  expect(all).toEqual(expect.arrayContaining(['Wydarzenia historyczne', 'Infantry', 'Aircraft']));
  expect(all).not.toContain('Piechota');
});
