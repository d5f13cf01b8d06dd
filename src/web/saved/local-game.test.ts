/** Steps that couldn't be saved are never lost, not even if another window wrote its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { find } from '../../games/catalogue.ts';
import { resolve } from '../../kernel/options.ts';
import { formatEntry } from '../../kernel/session/journal.ts';
import { Session } from '../../kernel/session/session.ts';
import { about } from '../../words/opening.ts';
import { programWords } from '../../words/program.ts';
import { allGames } from '../library/bundle.ts';
import { change } from '../settings/settings.ts';
import { memoryStore } from '../store/memory.ts';
import { readRecord, type Store } from '../store/store.ts';
import { createGame, readKept } from './kept.ts';
import type { OpenGame } from './open.ts';
import { openGame, readGame } from './open.ts';

/** A store with one game, and a disk that can be full. */
async function desk() {
  const real = memoryStore('blocked');
  const disk = { full: false };
  const full = <T>(write: () => Promise<T>): Promise<T> =>
    disk.full ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : write();
  const store: Store = {
    ...real,
    create: (...given) => full(() => real.create(...given)),
    append: (...given) => full(() => real.append(...given)),
    patch: (...given) => full(() => real.patch(...given)),
  };
  const game = await find('boer-war')!.game();
  const resolved = resolve(game.options);
  if (!resolved.ok) throw new Error('options');
  const session = new Session(game, resolved.options, 8);
  session.settle();
  const { id } = await createGame(store, session, 1, { name: 'Ladysmith' });
  return { store, disk, id };
}

async function sit(store: Store, id: string): Promise<OpenGame> {
  const opened = await openGame(store, id);
  if (!opened?.ok) throw new Error('closed');
  return opened.saved;
}

const written = ({ sitting }: OpenGame) => sitting.session.entries.map(formatEntry);
const kept = async (store: Store, id: string) => [...((await store.load(id))?.lines ?? [])];

test('unsaved steps are still there when the player comes back, and are saved when there is room', async () => {
  const { store, disk, id } = await desk();
  const first = await sit(store, id);
  const leave = first.start();
  disk.full = true;
  first.sitting.play('done');
  first.rename('Mafeking');
  await first.save();
  expect(first.notSaved).toBe(true);
  leave();

  const back = await sit(store, id);
  expect(written(back)).toEqual(written(first));
  expect(back.record.name).toBe('Mafeking');
  expect(await kept(store, id)).not.toContain('> table done');
  // A file saved from the shelf contains all of it.
  const [file] = await allGames(store, ({ name }) => name);
  expect(file?.text).toMatch(/^# Mafeking\n/);
  expect(file?.text).toContain('> table done');
  disk.full = false;
  back.start()();
  await back.save();
  expect(back.notSaved).toBe(false);
  expect(await kept(store, id)).toEqual(written(back));
  // From then on the stored game counts, as for any other game.
  const fresh = await sit(store, id);
  expect(fresh).not.toBe(back);
  expect([written(fresh), fresh.record.name]).toEqual([written(back), 'Mafeking']);
});

test('if another window continued the game, unsaved steps become a separate game with a new name', async () => {
  change({ lang: 'cs' });
  for (const told of [false, true]) {
    const { store, disk, id } = await desk();
    const here = await sit(store, id);
    const leave = here.start();
    here.sitting.play('done');
    here.sitting.play('go');
    await here.save();
    const before = await kept(store, id);
    disk.full = true;
    here.sitting.play('done');
    here.sitting.play('go');
    await here.save();
    const mine = written(here);

    disk.full = false;
    await store.append(id, before.length, ['> table done', '> table stop'], 2);
    // While there is no room for them, they stay in memory.
    disk.full = true;
    await here.save();
    expect([here.notSaved, written(here)]).toEqual([true, mine]);
    disk.full = false;
    if (told) new BroadcastChannel('emptychair').postMessage({ id, count: before.length + 2 });
    else await here.save();
    await expect.poll(() => here.caughtUp).toBe('apart');
    leave();

    expect(here.notSaved).toBe(false);
    expect(written(here)).toEqual([...before, '> table done', '> table stop']);
    const games = await store.list();
    expect(games.map(({ name }) => name)).toEqual(['Ladysmith', 'Ladysmith (od kroku 2)']);
    expect(await kept(store, games[1]?.id ?? '')).toEqual(mine);
  }
});

test('two windows that act at the same time make no third game', async () => {
  const { store, id } = await desk();
  const here = await sit(store, id);
  const count = (await kept(store, id)).length;
  await store.append(id, count, ['> note "there"'], 2);
  here.sitting.play('done');
  await here.save();
  expect([here.caughtUp, here.notSaved, await kept(store, id)]).toEqual(['here', false, written(here)]);
  expect(await store.list()).toHaveLength(1);
});

test('lines that are stored but were never confirmed are not taken for another window’s', async () => {
  const { store, id } = await desk();
  const here = await sit(store, id);
  const count = (await kept(store, id)).length;
  here.sitting.play('done');
  const [line = ''] = written(here).slice(count);
  // What a worker wrote before it fell silent.
  await store.append(id, count, [line], 2);
  await here.save();
  here.sitting.play('go');
  await here.save();
  expect([here.caughtUp, here.notSaved, await kept(store, id)]).toEqual([false, false, written(here)]);
});

test('a game that was at a shared table draws from a new seed when it’s opened to play, and keeps that', async () => {
  const { store, id } = await desk();
  const count = (await kept(store, id)).length;
  await store.append(id, count, [`> draws key ${'0'.repeat(64)}`], 2);
  const { header = '' } = (await store.load(id))?.record ?? {};
  await store.patch(id, { header: header.replace('emptychair 1', 'emptychair 2') });
  const read = await readGame(store, id);
  expect(read?.ok ? read.session.entries.length : read).toBe(count + 1);
  const here = await sit(store, id);
  await here.save();
  expect((await kept(store, id)).slice(count)).toEqual([
    `> draws key ${'0'.repeat(64)}`,
    expect.stringMatching(/^> draws seed [0-9a-f]{32}$/),
  ]);
  here.sitting.play('done');
  expect(here.sitting.roll().ok).toBe(true);
});

test('if the browser’s data is cleared, the window that has the game open writes all of it again', async () => {
  const { store, id } = await desk();
  const here = await sit(store, id);
  const bare = memoryStore('blocked');
  Object.assign(store, bare);
  here.sitting.play('done');
  await here.save();
  expect(here.notSaved).toBe(false);
  expect(await kept(store, id)).toEqual(written(here));
  here.sitting.play('go');
  await here.save();
  expect((await sit(store, id)).record).toMatchObject({ name: 'Ladysmith', count: written(here).length });
});

test('a journal cut before a draw with one outcome continues automatically, and that is saved', async () => {
  const { store, id } = await desk();
  const first = await sit(store, id);
  first.sitting.play('done');
  // Nothing but GO! can come now.
  first.sitting.adjust('boers.1', '0', '');
  await first.save();
  const lines = await kept(store, id);
  expect(lines.at(-1)).toBe('> chance go');
  const cut = { ...first.record, id: 'cut', count: lines.length - 1 };
  await store.create(cut, lines.slice(0, -1));

  const opened = await sit(store, 'cut');
  expect(opened.sitting.node.kind).not.toBe('chance');
  expect(opened.sitting.session.line.at(-1)?.step).toMatchObject({ by: 'chance', move: 'go' });
  await opened.save();
  expect(await kept(store, 'cut')).toEqual(lines);
});

test('undos and redos in a row make one to-do list, until the player confirms or ticks it', async () => {
  const { store, id } = await desk();
  const here = await sit(store, id);
  const asked = () => ({
    moved: here.sitting.toDo.work?.changes.flatMap((c) =>
      c.do === 'move' ? [[c.from, c.to].map(({ place, cell }) => cell ?? place).join('-')] : [],
    ),
    back: here.sitting.toDo.work?.undone.map(({ step }) => (step.kind === 'move' ? step.move : step.kind)),
  });
  for (const move of ['done', 'go', 'done']) here.sitting.play(move);
  for (let i = 0; i < 3; i++) here.sitting.undo();
  expect(asked()).toEqual({ moved: ['2-at-hand'], back: ['done', 'go', 'done'] });
  // One too many.
  here.sitting.redo();
  expect(asked()).toEqual({ moved: ['2-1'], back: ['go', 'done'] });
  // A correction follows the real table: nothing is to do for it, and the rest of the list stays, when it's undone too.
  const before = here.sitting.toDo.work?.changes;
  for (const correct of [() => here.sitting.adjust('empire.2', '1', ''), () => here.sitting.undo()]) {
    correct();
    expect(here.sitting.toDo.work?.changes).toEqual(before);
    expect(asked().back).toEqual(['go', 'done']);
  }
  here.sitting.tableDone();
  here.sitting.adjust('empire.2', '1', '');
  expect(here.sitting.toDo.work).toBeUndefined();
  here.sitting.undo();
  expect(here.sitting.toDo.work).toBeUndefined();
  here.sitting.undo();
  expect(asked()).toEqual({ moved: ['1-at-hand'], back: ['done'] });
  here.sitting.redo();
  expect(asked()).toEqual({ moved: undefined, back: undefined });
  here.sitting.undo();
  here.sitting.tableDone();
  here.sitting.redo();
  expect(asked()).toEqual({ moved: ['at-hand-1'], back: [] });
});

test('the list for the table outlives a reload, a note and a correction, but no other step; another window has none', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  try {
    const { store, id } = await desk();
    const here = await sit(store, id);
    const asked = ({ sitting }: OpenGame) => sitting.toDo.work?.undone.length;
    for (const move of ['done', 'go', 'done']) here.sitting.play(move);
    for (let i = 0; i < 2; i++) here.sitting.undo();
    await here.save();
    expect([asked(here), asked(await sit(store, id))]).toEqual([2, 2]);
    here.sitting.note('so');
    await here.save();
    expect(asked(await sit(store, id))).toBe(2);
    here.sitting.adjust('empire.2', '1', '');
    await here.save();
    const { work } = (await sit(store, id)).sitting.toDo;
    expect([work?.undone.length, work?.changes]).toEqual([2, here.sitting.toDo.work?.changes]);
    here.sitting.tableDone();
    expect([asked(await sit(store, id)), kept.size]).toEqual([undefined, 0]);
    here.sitting.undo();
    const span = [...kept];
    here.sitting.play('done');
    await here.save();
    // Even if this window couldn't record that the game is over.
    for (const [key, text] of span) kept.set(key, text);
    expect(asked(await sit(store, id))).toBeUndefined();
  } finally {
    vi.unstubAllGlobals();
  }
});

test('notices from opening, or that another window continued, stay until somebody acts', async () => {
  const { store, id } = await desk();
  const here = await sit(store, id);
  const count = (await kept(store, id)).length;
  await store.append(id, count, ['> note "there"'], 2);
  here.sitting.play('done');
  await here.save();
  expect(here.caughtUp).toBe('here');
  // Choosing who rolls isn't an act of the game, nor are bots' moves.
  here.sitting.setPlayerDraws(true);
  here.sitting.onBotsDone();
  expect(here.caughtUp).toBe('here');
  here.sitting.note('so');
  expect(here.caughtUp).toBe(false);
  await here.save();
  expect((await store.load(id))?.record.own).toBe(true);
});

describe('a game that was changed outside the app', () => {
  const taken = async (text: string) => {
    const store = memoryStore('blocked');
    const [header = '', ...lines] = text.trimEnd().split('\n');
    const record = readRecord('a', { id: 'a', game: 'boer-war', header, count: lines.length });
    await store.create(record, lines);
    return store;
  };
  const told = async (store: Store) => {
    const saved = await sit(store, 'a');
    const program = await programWords('en');
    await saved.save();
    return { saved, said: saved.about ? about(program, saved.about) : [] };
  };
  /** The app draws until this many results are there. */
  const drawn = async () => {
    const { store, id } = await desk();
    const saved = await sit(store, id);
    const { sitting } = saved;
    while (sitting.session.line.filter(({ random }) => random).length < 30) sitting.doneAndRoll();
    return `${saved.record.header}\n${written(saved).join('\n')}\n`;
  };

  test('a changed seed is reported on opening until the next act, and the game continues', async () => {
    const text = await drawn();
    expect((await told(await taken(text))).said).toEqual([]);
    const store = await taken(text.replace(/^(> emptychair 1 boer-war 1) 8 /, '$1 9 '));
    const { saved, said } = await told(store);
    expect(said).toEqual([expect.stringMatching(/^The seed or the app’s results were edited: /)]);
    const { sitting } = saved;
    expect(sitting.play('done').ok || sitting.roll().ok).toBe(true);
    expect(saved.about).toBeUndefined();
    await saved.save();
    expect((await told(store)).said).toHaveLength(1);
  });

  test('losses and gaps under new rules are reported once, when the rules take over', async () => {
    const folder = new URL('../../../test/kept/journals/', import.meta.url);
    const file = readdirSync(folder).find((name) => name.endsWith('rules-1-needs-its-checkpoint.txt')) ?? '';
    const text = readFileSync(new URL(file, folder), 'utf8');
    const lines = text.split('\n').filter((line) => line.startsWith('>'));
    const store = await taken(lines.join('\n'));
    // A look at the game, as the shelf takes it for its picture, writes nothing and leaves the message for the player.
    const before = structuredClone(await store.load('a'));
    expect(await readGame(store, 'a')).toMatchObject({ ok: true });
    expect(await store.load('a')).toEqual(before);
    const { said } = await told(store);
    expect((await store.load('a'))?.lines.length).toBeGreaterThan(before?.lines.length ?? 0);
    expect(said.join(' ')).toContain('can’t replay this game exactly');
    expect((await told(store)).said).toEqual([]);
    // If a line was changed as well, that is reported every time.
    const damaged = await taken(
      lines.map((line) => line.replace(/^> check [0-9a-f]{8}/, '> check 00000000')).join('\n'),
    );
    expect(await openGame(damaged, 'a')).toMatchObject({ ok: false });
    const one = lines.findIndex((line) => line.startsWith('> check '));
    const hurt = await taken(
      lines
        .map((line, i) => (i === one ? line.replace(/^> check .{8}/, '> check 00000000') : line))
        .join('\n'),
    );
    expect((await told(hurt)).said.join(' ')).toContain('One entry was damaged or edited.');
    expect((await told(hurt)).said).toEqual([expect.stringContaining('One entry was damaged or edited.')]);
  });

  test('the header decides which game it is, even if the record differs', async () => {
    const store = await taken(await drawn());
    const kept = await store.load('a');
    const wrong = { ...kept?.record, game: 'tax-farmer' };
    expect(readRecord('a', wrong).game).toBe('boer-war');
    expect(readRecord('a', { ...wrong, header: '' }).game).toBe('tax-farmer');
    // Past that door the rules of one game refuse a journal of another.
    const entry = find('tax-farmer');
    const game = await entry?.game();
    if (!game || !kept) throw new Error('no game');
    expect(readKept(game, kept, {})).toMatchObject({
      ok: false,
      problem: { reason: 'game', found: 'boer-war' },
    });
  });
});
