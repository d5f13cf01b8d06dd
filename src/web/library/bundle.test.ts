import { expect, test } from 'vitest';
import { find } from '../../games/catalogue.ts';
import { resolve } from '../../kernel/options.ts';
import { splitGames } from '../../kernel/session/games-file.ts';
import { parse } from '../../kernel/session/journal.ts';
import { Session } from '../../kernel/session/session.ts';
import { journalText } from '../../sitting/journal-text.ts';
import { named, programWords } from '../../words/program.ts';
import { keptText } from '../saved/kept.ts';
import { MISSING, readLine, readRecord } from '../store/store.ts';
import { bundle } from './bundle.ts';

const kept = (header: string, ...lines: string[]) => ({
  record: readRecord('abc', { id: 'abc', game: 'boer-war', header, count: lines.length }),
  lines,
});

test('games saved together are split again, with their names', () => {
  const text = bundle([
    ['Ladysmith\n> table go', kept('> emptychair 1 boer-war 1 7 {}', '> table done')],
    ['', kept('> emptychair 1 boer-war 1 8 {}')],
  ]);
  const parts = splitGames(text);
  expect(parts.map(({ name }) => name)).toEqual(['Ladysmith > table go', '–']);
  expect(parts.map(({ text }) => parse(text))).toMatchObject([
    { ok: true, value: { seed: 7, entries: [{ kind: 'move' }] } },
    { ok: true, value: { seed: 8, entries: [] } },
  ]);
});

test('whose hand draws goes with each game', () => {
  const ours = kept('> emptychair 1 boer-war 1 7 {}', '> table done');
  const mine = { ...ours, record: { ...ours.record, own: true } };
  expect(
    splitGames(
      bundle([
        ['A', mine],
        ['B', ours],
        ['', mine],
      ]),
    ).map(({ playerDraws }) => playerDraws),
  ).toEqual([true, false, true]);
});

test('a game saved or copied with its story is read as well', async () => {
  const entry = find('boer-war')!;
  const [game, unbound, program] = await Promise.all([entry.game(), entry.words.en(), programWords('en')]);
  const resolved = resolve(game.options);
  if (!resolved.ok) throw new Error('options');
  const session = new Session(game, resolved.options, 7);
  session.settle();
  const words = named(unbound, session.options);
  for (const own of [true, false])
    expect(
      splitGames(journalText({ session, words, program, viewer: 'player' }, 'x'.repeat(300), own)),
    ).toMatchObject([{ name: 'x'.repeat(200), playerDraws: own }]);
});

test('a record that lost fields it can do without is still a game; one without its header stays in sight', () => {
  const whole = { id: 'x', game: 'boer-war', header: '> emptychair 1 boer-war 1 7 {}' };
  expect(readRecord('abc', { ...whole, name: 7, count: -1 })).toMatchObject({
    ...whole,
    id: 'abc',
    name: '',
    count: 0,
  });
  for (const damaged of [undefined, null, 'junk', 7, {}, { game: 'boer-war' }, { header: 7, game: [] }])
    expect(readRecord('abc', damaged)).toMatchObject({ id: 'abc', header: '' });
});

test('a damaged header keeps its entries to itself: the game above it in the file is whole', () => {
  const above = kept('> emptychair 1 boer-war 1 7 {}', '> table done');
  for (const header of ['', 'junk', '> table go', '> emptychair 1\n> table go']) {
    const [first, ...rest] = splitGames(
      bundle([
        ['A', above],
        ['B', kept(header, '> table go')],
      ]),
    );
    expect(parse(first?.text ?? '')).toMatchObject({ ok: true, value: { entries: [{ move: 'done' }] } });
    expect(rest.map(({ name, text }) => [name, parse(text).ok])).toEqual([['B', false]]);
  }
});

test('an invalid entry isn’t a comment: the game is refused, not read without it', () => {
  for (const found of ['rubbish', '', 'x\n> table go', '> table go\n> table go', 7, null, undefined, {}]) {
    const line = readLine(found);
    expect(line.startsWith(MISSING)).toBe(true);
    const text = keptText(kept('> emptychair 1 boer-war 1 7 {}', '> table done', line));
    expect(parse(text)).toMatchObject({ ok: false, problem: { reason: 'line', line: 3 } });
  }
  for (const line of ['> table done', '> note "\u2028"']) expect(readLine(line)).toBe(line);
});
