/** A game that comes by link is the game that was sent, with its caption; older links can still be read. */
import { expect, test } from 'vitest';
import { find } from '../../games/catalogue.ts';
import { resolve } from '../../kernel/options.ts';
import type { Caption } from '../../kernel/session/games-file.ts';
import { format, formatEntry } from '../../kernel/session/journal.ts';
import { Session } from '../../kernel/session/session.ts';
import { programWords } from '../../words/program.ts';
import { createGame } from '../saved/kept.ts';
import { memoryStore } from '../store/memory.ts';
import type { Ui } from '../words/ui.ts';
import { uiWords } from '../words/words.ts';
import { pack, thin } from './link.ts';
import { bringUpToDate, findMine } from './mine.ts';
import { putOnShelf, readSent } from './sent.ts';

const ui: Ui = { lang: 'en', say: await uiWords('en'), program: await programWords('en') };

async function begun(seed = 1899) {
  const game = await find('boer-war')!.game();
  const resolved = resolve(game.options);
  if (!resolved.ok) throw new Error('options');
  const session = new Session(game, resolved.options, seed);
  session.settle();
  session.play('table', 'done');
  return session;
}

async function sent(text: string) {
  const found = await readSent(await pack(text), ui);
  if (!found.ok) throw new Error(found.why);
  return found;
}

test('a link carries what the player calls the game and whose hand draws', async () => {
  const session = await begun();
  const captions: readonly Caption[] = [
    { name: '', playerDraws: false },
    { name: '', playerDraws: true },
    { name: 'Žlutý kůň <b>&amp;</b>', playerDraws: false },
    { name: '> table go', playerDraws: true },
  ];
  for (const caption of captions) {
    const found = await sent(thin(session, caption));
    expect(found.caption).toEqual(caption);
    expect(format(found.session.journal)).toBe(format(session.journal));
    const { name, playerDraws: own } = caption;
    expect(await putOnShelf(memoryStore('blocked'), found)).toMatchObject({ name, own });
  }
  const long = await sent(thin(session, { name: `two\nlines ${'x'.repeat(300)}`, playerDraws: false }));
  expect(long.caption.name).toMatch(/^two lines x+$/);
  expect(long.caption.name).toHaveLength(200);
});

test('an overlong name in an edited link is ignored, and so is the game’s own title', async () => {
  const text = thin(await begun(), { name: '', playerDraws: false });
  expect((await sent(`# ${'x'.repeat(201)}\n${text}`)).caption.name).toBe('');
  expect((await sent(`# Druga wojna burska\n${text}`)).caption.name).toBe('');
});

test('a link without a caption, as all of them were once, opens as it did', async () => {
  const session = await begun();
  const old = thin(session, { name: '', playerDraws: false });
  expect(old).toMatch(/^> emptychair /);
  expect(old).not.toMatch(/^[^>]/m);
  const found = await sent(old);
  expect(found.caption).toEqual({ name: '', playerDraws: false });
  expect(format(found.session.journal)).toBe(format(session.journal));
});

test('a game that can’t be opened here is still recognised as a game', async () => {
  for (const name of ['', '# Queen’s gambit\n'])
    for (const text of ['> emptychair 1 chess 1 7 {}', '> emptychair 1 chess 1 7 {}\n> check 00000000'])
      expect(await readSent(await pack(name + text), ui)).toMatchObject({ ok: false, holds: true });
});

test('a link of a later version says so, also with entries that are not known here', async () => {
  for (const header of ['1 boer-war 99 7 {"speed":[1]}', '3 boer-war 1 7 {}', '3 {"any":"thing"}'])
    for (const rest of ['> of-tomorrow {"a":1}', '> check 00000000\n> of-tomorrow {"a":1}', '> check 2:AB'])
      expect(await readSent(await pack(`# A\n> emptychair ${header}\n# by the fire\n${rest}`), ui)).toEqual({
        ok: false,
        holds: true,
        why: expect.stringMatching(
          /(version 99 of its rules|a newer Emptychair).* Update Emptychair to continue\.$/,
        ),
      });
});

test('the shelf is backed up before a game from a link is added', async () => {
  const store = memoryStore('blocked');
  const mine = await createGame(store, await begun(7), 1, { name: 'Mine' });
  await store.append(mine.id, mine.count, ['> table go'], 2);
  const before = await store.load(mine.id);
  await putOnShelf(store, await sent(thin(await begun(), { name: '', playerDraws: false })));
  const backups = await store.backups(mine.id);
  expect(backups.map(({ occasion, kept }) => [occasion, kept.lines])).toEqual([['import', before?.lines]]);
  expect(await store.load(mine.id)).toEqual(before);
  expect(await store.list()).toHaveLength(2);
});

test('a game that is already on the shelf is recognised, and continues there entry by entry', async () => {
  const plain = { name: '', playerDraws: false };
  const store = memoryStore('blocked');
  const session = await begun();
  const first = await sent(thin(session, plain));
  expect(await findMine(store, first.session)).toBeUndefined();
  // Another game, the demo and a deleted one don't count.
  await createGame(store, await begun(7), 1);
  await createGame(store, session, 1, { demo: true });
  await store.patch((await createGame(store, session, 1)).id, { removed: 1 });
  expect(await findMine(store, first.session)).toBeUndefined();

  const mine = await createGame(store, session, 1, { name: 'Mine' });
  expect(await findMine(store, first.session)).toMatchObject({ record: { id: mine.id }, relation: 'same' });
  session.play('table', 'go');
  session.note('by the fire');
  const later = await sent(thin(session, plain));
  expect(await findMine(store, later.session)).toMatchObject({ record: mine, relation: 'earlier' });
  await bringUpToDate(store, mine, later.session, 2);
  expect(await store.load(mine.id)).toMatchObject({
    record: { name: 'Mine', count: session.entries.length },
    lines: later.session.entries.map(formatEntry),
  });
  expect((await store.backups(mine.id)).map(({ kept }) => kept.lines.length)).toEqual([mine.count]);
  expect(await findMine(store, first.session)).toMatchObject({ record: { id: mine.id }, relation: 'later' });
  // The same entries aren't added twice, and a game that continued differently is another game.
  await bringUpToDate(store, mine, later.session, 3);
  expect((await store.load(mine.id))?.lines).toHaveLength(session.entries.length);
  const other = await begun();
  other.play('table', 'stop');
  expect(await findMine(store, (await sent(thin(other, plain))).session)).toBeUndefined();
});
