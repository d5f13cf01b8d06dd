// What docs/cli.md shows is what the program prints; the save in docs/journal.md is a save; the files are files.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { find } from '../../games/catalogue.ts';
import board from '../../games/tax-farmer/boards/default.json' with { type: 'json' };
import { parse } from '../../kernel/session/journal.ts';
import { resume } from '../../kernel/session/resume.ts';
import { call } from '../testing/in-process.ts';
import { folder, tidy } from '../testing/spawned.ts';

afterAll(tidy);

const read = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const fences = (text: string, kind: string) =>
  [...text.matchAll(new RegExp(`\`\`\`${kind}\\n(.*?)\`\`\``, 'gs'))].map(([, body = '']) => body);

const [save = ''] = fences(read('journal.md'), 'text');
const examples = fences(read('cli.md'), 'console').map((body) => {
  const [command = '', ...shown] = body.trimEnd().split('\n');
  return [command.replace(/^\$ emptychair /, ''), shown] as const;
});

test('the save on the page about the journal can be continued, and has every entry the page annotates', async () => {
  const parsed = parse(save);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  const game = await find(parsed.value.game)?.game();
  if (!game) throw new Error(parsed.value.game);
  expect(resume(game, parsed.value)).toMatchObject({ ok: true, value: { lost: [], strays: [] } });
  const kinds = new Set(parsed.value.entries.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['adjust', 'again', 'aside', 'check', 'move', 'note', 'redo', 'undo']);
});

describe('the page about the command line', () => {
  test('has examples', () => expect(examples.length).toBeGreaterThanOrEqual(9));

  test.each(examples)('emptychair %s', async (command, shown) => {
    const file = join(folder(), 'game.txt');
    writeFileSync(file, save);
    const { out, err } = await call(command.split(' ').map((word) => (word === 'game.txt' ? file : word)));
    // On the page a space is a space.
    const printed = (out + err).replaceAll(file, 'game.txt').replaceAll('\u00a0', ' ');
    // `…` stands for lines left out: the parts between must come in this order, the first at the beginning.
    const parts = shown.join('\n').split(/^…$/m);
    expect(printed.startsWith((parts[0] as string).trimEnd())).toBe(true);
    let at = 0;
    for (const part of parts) {
      const found = printed.indexOf(part.trim(), at);
      expect([part, found >= at]).toEqual([part, true]);
      at = found + part.trim().length;
    }
    if (parts.length === 1) expect(printed.trimEnd()).toBe(parts[0]);
  });
});

describe('the pages about your own files', () => {
  const [units = '', boxes = ''] = fences(read('units-files.md'), 'csv');
  const decks = ['csv', 'json'].map((kind) => fences(read('deck-files.md'), kind)[0] ?? '');
  test.each([
    ['cdg', 'deck.csv', decks[0], 'deck'],
    ['cdg', 'deck.json', decks[1], 'deck'],
    ['civilization', 'units.csv', units, 'deck'],
    ['civilization', 'boxes.csv', boxes, 'civilizations'],
  ])('%s: %s is fit to be played with', async (game, name, text, option) => {
    const file = join(folder(), name);
    writeFileSync(file, text ?? '');
    expect(await call(['file', 'check', game, file])).toMatchObject({ code: 0, err: '' });
    const played = await call(['play', game, '--option', `${option}=${file}`], ['', 'q']);
    expect(played).toMatchObject({ code: 0, err: '' });
  });

  test('reports the problems of a wrong board in order', async () => {
    const shown = fences(read('board-files.md'), '').filter((text) => /^[a-z]+\./.test(text));
    expect(shown).toHaveLength(2);
    const silk = board.provinces.map((province, i) =>
      i === 3 ? { ...province, production: { ...province.production, goods: ['silk'] } } : province,
    );
    const cut = silk.map(({ needFields, ...rest }, i) => (i === 4 ? rest : { needFields, ...rest }));
    const wrong = [
      { ...board, setup: { ...board.setup, agents: 77 }, provinces: cut },
      { ...board, provinces: silk },
    ];
    for (const [i, data] of wrong.entries()) {
      const file = join(folder(), 'my-board.json');
      writeFileSync(file, JSON.stringify(data));
      const { out, code } = await call(['file', 'check', 'tax-farmer', file]);
      expect([code, out.replaceAll(`${file}: `, '')]).toEqual([1, shown[i]]);
    }
  });
});
