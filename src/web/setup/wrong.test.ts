import { expect, test } from 'vitest';
import { unbound } from '../../../test/unbound.ts';
import { find } from '../../games/catalogue.ts';
import { inspectionOf } from '../../games/module.ts';
import { resolve } from '../../kernel/options.ts';
import type { Lang } from '../../kernel/words.ts';
import { programWords } from '../../words/program.ts';
import { uiWords } from '../words/words.ts';
import { sayWrong } from './wrong.ts';

async function wrong(lang: Lang, given: object): Promise<string> {
  const entry = find('tax-farmer')!;
  const { options } = await entry.game();
  const resolved = resolve(options, { ...given }, await inspectionOf(entry));
  if (resolved.ok) throw new Error('taken');
  const ui = { lang, say: await uiWords(lang), program: await programWords(lang) };
  return unbound(sayWrong(resolved.refusal, options, await entry.words[lang](), ui));
}

test('settings that don’t go are named as on the page, in its language', async () => {
  expect(await wrong('pl', { board: 'moja.json' })).toBe(
    'Pliku moja.json nie można użyć w tej postaci. Popraw go albo wybierz inny.',
  );
  expect(await wrong('ru', { board: { id: 7 } })).toMatch(
    /^Файл для настройки «Поле» не подходит: format: этого не хватает; .* … \(\+\d+\)\.$/,
  );
  expect(await wrong('cs', { board: { id: 'x'.repeat(300_000) } })).toBe(
    'Soubor pro „Herní plán“ je příliš velký: nejvýš 256 KB.',
  );
});
