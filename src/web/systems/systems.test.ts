// Solo systems in the app: the examples, files with and without problems, links, and where a game's text is found.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { find } from '../../games/catalogue.ts';
import { addText, entryOf } from '../../games/from-text.ts';
import { listed } from '../../kernel/game.ts';
import { defaults, resolve, written } from '../../kernel/options.ts';
import { formatEntry, parseHeader } from '../../kernel/session/journal.ts';
import { Session } from '../../kernel/session/session.ts';
import { LANGS } from '../../kernel/words.ts';
import { subjectOf } from '../../lab/survey/survey.ts';
import { rulesOf } from '../bots/rules.ts';
import { commandOf } from '../lab/command.ts';
import { allGames } from '../library/bundle.ts';
import { createGame, resumeKept } from '../saved/kept.ts';
import { pack } from '../share/link.ts';
import { readSentSystem } from '../share/sent.ts';
import { importFile } from '../shelf/import.ts';
import { gameTitle } from '../shelf/title.ts';
import { memoryStore } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { loadUi } from '../words/load.ts';
import { bring } from './bring.ts';
import { continueWith, gamesOfOtherTexts } from './continue-with.ts';
import { examples, exampleText } from './examples.ts';
import { looksLikeSystem, readSystem } from './read.ts';

const TEXT = readFileSync('src/solo/systems/last-bridge.solo.md', 'utf8');
/** A system that no other test has added. */
const called = (title: string) => TEXT.replace('title: The Last Bridge', `title: ${title}`);
const file = (name: string, text: string) => new File([text], name);
const ui = await loadUi('en');

test('the command that repeats a report names the file that the system is saved as', async () => {
  const added = await addText(called('Bridge Report'));
  if (!added.ok) throw new Error('the system has problems');
  const game = await added.entry.game();
  const options = written(game.options, defaults(game.options));
  expect(commandOf(game, { bots: undefined, games: 2, seed: 5, options })).toBe(
    'emptychair lab last-bridge.solo.md --games 2 --seed 5',
  );
});

describe('the examples', () => {
  test('the shelf shows of each what its text says', async () => {
    expect(examples.length).toBeGreaterThanOrEqual(5);
    for (const meta of examples) {
      const read = await readSystem((await exampleText(meta.id)) ?? '', 'en', 0);
      expect(read.ok && read.system.meta).toEqual(meta);
    }
  });

  test('a worker opens the same rules from what it is sent', async () => {
    const [meta] = examples;
    const entry = await bring(meta?.id ?? '');
    const game = await entry!.game();
    const options = resolve(game.options);
    if (!options.ok) throw new Error('no options');
    const { game: source } = structuredClone(subjectOf(game, options.options, undefined));
    expect(source).toMatchObject({ kind: 'text', id: meta?.id });
    expect((await rulesOf(source)).game.id).toBe(meta?.id);
  });
});

describe('a file', () => {
  test('is kept as it is, and is found again by its id', async () => {
    const store = memoryStore('blocked');
    const text = called('Kept');
    const imported = await importFile(store, file('kept.solo.md', text), ui);
    if (!imported.ok) throw new Error(imported.why);
    const [system] = await store.systems();
    expect(system).toMatchObject({ id: imported.system, text, meta: { title: { en: 'Kept', ru: 'Kept' } } });
    expect((await bring(imported.system ?? '', async () => store))?.meta.title.en).toBe('Kept');
    expect(await store.list()).toEqual([]);
    await store.deleteSystem(system?.id ?? '');
    expect(await store.systems()).toEqual([]);
  });

  test('with Windows line ends and a byte order mark is the same system', async () => {
    const [plain, windows] = await Promise.all(
      [called('Ends'), `\uFEFF${called('Ends').replaceAll('\n', '\r\n')}`].map((text) =>
        readSystem(text, 'en', 0),
      ),
    );
    expect(windows).toEqual(plain);
    expect(looksLikeSystem('ends.txt', `\uFEFF${TEXT.replaceAll('\n', '\r\n')}`)).toBe(true);
  });

  test.each(LANGS)('in %s: every problem has its place, what was meant, and the line', async (lang) => {
    const store = memoryStore('blocked');
    const bad = TEXT.replace('→ end held', '→ ennd held').replace('→ end overrun', '→ end overun');
    const imported = await importFile(store, file('bad.solo.md', bad), await loadUi(lang));
    if (imported.ok) throw new Error('taken');
    const { why, problems = [] } = imported;
    expect(why).toContain('bad.solo.md');
    expect(problems.map(({ line }) => line)).toEqual([
      expect.stringContaining('end overun'),
      expect.stringContaining('ennd held'),
    ]);
    expect(problems[0]?.what).toContain('overrun');
    const line = bad.split('\n').findIndex((text) => text.includes('ennd held')) + 1;
    expect(problems[1]?.at).toContain(String(line));
    expect(await store.systems()).toEqual([]);
  });

  test('that can’t be written says so', async () => {
    const store = { ...memoryStore('blocked'), keepSystem: () => Promise.reject(new Error('full')) };
    const imported = await importFile(store, file('full.solo.md', called('Full')), ui);
    expect(imported).toEqual({ ok: false, why: ui.say.systems.notSaved });
  });

  test('with saved games in it is a file of saved games, whatever its name', async () => {
    expect(looksLikeSystem('story.md', '# A story\n\n> emptychair 1 boer-war 1 7 {}\n')).toBe(false);
    expect(looksLikeSystem('notes.txt', 'solo: 1\n')).toBe(false);
    expect(looksLikeSystem('notes.md', 'no system')).toBe(true);
  });
});

test('a saved game carries its system: the shelf knows its title, and a new game like it can begin', async () => {
  const store = memoryStore('blocked');
  // Compiled here without the catalogue, as on another device.
  const { moduleOf } = await import('../../solo/module.ts');
  const read = moduleOf(called('Carried'));
  if (!read.ok) throw new Error('problems');
  const game = await read.module.game();
  const options = resolve(game.options);
  const started = options.ok ? Session.start(game, options.options, 1) : undefined;
  if (!started?.ok) throw new Error('no game');
  const record = await createGame(store, started.value, 1);
  expect(find(record.game)).toBeUndefined();
  expect(gameTitle(record, ui)).toBe(record.game);
  expect((await bring(record.game, async () => store))?.source.kind).toBe('text');
  expect(gameTitle(record, ui)).toBe('Carried');
  const header = parseHeader(record.header);
  expect(header.ok && (await entryOf(header.value))?.meta.title.en).toBe('Carried');
});

test('finds nothing for an unknown id', async () => {
  expect(await bring('solo-0', async () => memoryStore('blocked'))).toBeUndefined();
});

test('a link carries a system, with its problems if it has any', async () => {
  const sent = await readSentSystem(await pack(called('Sent')), 'en');
  expect(sent).toMatchObject({ ok: true, entry: { meta: { title: { en: 'Sent' } } } });
  const bad = await readSentSystem(await pack(TEXT.replace('→ end held', '→ ennd held')), 'en');
  expect(bad).toMatchObject({ ok: false, problems: [{ line: expect.stringContaining('ennd') }] });
  expect(await readSentSystem(await pack('> emptychair 1 boer-war 1 7 {}'), 'en')).toBeUndefined();
  expect(await readSentSystem('%%%', 'en')).toBeUndefined();
});

/** A game of this text on the shelf, after some moves that end with a turn. */
async function playing(store: Store, text: string, moves: number) {
  const read = await readSystem(text, 'en', 1);
  if (!read.ok) throw new Error('problems');
  const game = await find(read.system.id)!.game();
  const options = resolve(game.options);
  const started = options.ok ? Session.start(game, options.options, 1) : undefined;
  if (!started?.ok) throw new Error('no game');
  const session = started.value;
  for (let n = 0; n < moves; n++) {
    const { node } = session;
    if (node.kind === 'end') throw new Error('over too soon');
    expect(session.play(node.kind === 'decision' ? 'player' : 'table', listed(node)[0]!).ok).toBe(true);
  }
  return { system: read.system, game, session, record: await createGame(store, session, 1) };
}

describe('a backup of everything', () => {
  test('brings back the systems that the player has added, also without a game', async () => {
    for (const games of [1, 0]) {
      const from = memoryStore('blocked');
      const text = called(`Backed up ${games}`);
      const { system } = await playing(games ? from : memoryStore('blocked'), text, 1);
      await from.keepSystem(system);
      const [backup, ...more] = await allGames(from, () => 'Ferry', '# settings {}');
      expect(more).toEqual([]);
      const store = memoryStore('blocked');
      const imported = await importFile(store, file('emptychair.txt', backup?.text ?? ''), ui);
      expect(imported).toMatchObject({ ok: true, systems: 1, unread: [] });
      expect(await store.systems()).toEqual([system]);
      expect((await store.list()).length).toBe(games);
    }
  });

  test('names a system that this version refuses, and opens the games', async () => {
    const from = memoryStore('blocked');
    const { system } = await playing(from, called('Refused'), 1);
    await from.keepSystem({ ...system, text: system.text.replace('→ end held', '→ ennd held') });
    const [backup] = await allGames(from, () => 'Ferry');
    const store = memoryStore('blocked');
    const imported = await importFile(store, file('emptychair.txt', backup?.text ?? ''), ui);
    expect(imported).toMatchObject({
      ok: true,
      systems: 0,
      unread: [{ name: 'last-bridge', why: expect.stringMatching(/^line \d+, column \d+: /) }],
    });
    expect(await store.systems()).toEqual([]);
    expect((await store.list()).length).toBe(1);
  });
});

describe('a game whose system was edited', () => {
  const edited = (title: string) => called(title).replace('Reveal an order.', 'Turn the top order face up.');
  test('is offered on the page of the new text, and a copy continues where it was', async () => {
    const store = memoryStore('blocked');
    const old = await playing(store, called('Edited'), 3);
    const now = await playing(memoryStore('blocked'), edited('Edited'), 0);
    expect(await gamesOfOtherTexts(store, now.game)).toEqual([old.record]);
    expect(await gamesOfOtherTexts(store, old.game)).toEqual([]);
    const went = await continueWith(store, now.game, old.record, ui);
    if (!went.ok) throw new Error(went.why.join());
    expect(went.changes).toEqual([]);
    const [copy, before] = [await store.load(went.record.id), await store.load(old.record.id)];
    const resumed = resumeKept(now.game, copy!, {});
    if (!resumed.ok) throw new Error(JSON.stringify(resumed.problem));
    expect(resumed.value).toMatchObject({ lost: [], unverified: undefined, damage: [] });
    expect(resumed.value.session.state).toEqual(old.session.state);
    expect(before?.lines).toEqual(old.session.entries.map(formatEntry));
  });

  test.each(LANGS)('in %s: says what has changed if no position fits', async (lang) => {
    const store = memoryStore('blocked');
    const spoken = await loadUi(lang);
    const old = await playing(store, called(`Gone ${lang}`), 0);
    const now = await playing(
      memoryStore('blocked'),
      called(`Gone ${lang}`).replaceAll('[order]', '[command]').replaceAll('Orders', 'Commands'),
      0,
    );
    const went = await continueWith(store, now.game, old.record, spoken);
    if (went.ok) throw new Error('understood');
    expect(went.why.length).toBeGreaterThan(1);
    expect(went.why.join('\n')).toMatch(/Orders[\s\S]*Commands[\s\S]*Reveal an order\./);
    expect((await store.list()).length).toBe(1);
  });

  test('a game of another system isn’t offered', async () => {
    const store = memoryStore('blocked');
    await playing(store, called('Other').replace('id: last-bridge', 'id: first-bridge'), 0);
    const now = await playing(memoryStore('blocked'), called('Other'), 0);
    expect(await gamesOfOtherTexts(store, now.game)).toEqual([]);
  });
});
