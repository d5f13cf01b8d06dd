// What the app of an earlier version stored and sent: its browser database, its file of all games, its links
// (test/kept/README.md). All of it opens and continues, and what is written now has every field that was written then.
import { describe, expect, test } from 'vitest';
import { gamesIn, linesIn, linesOf, readKept } from '../../../test/kept.ts';
import { programWords } from '../../words/program.ts';
import { allGames } from '../library/bundle.ts';
import { readRoute } from '../route.ts';
import { thin, unpack } from '../share/link.ts';
import { findMine } from '../share/mine.ts';
import { putOnShelf, readSent } from '../share/sent.ts';
import { importFile } from '../shelf/import.ts';
import { memoryStore } from '../store/memory.ts';
import { countDay, OCCASIONS, readLine, readRecord, type Store, type StoredGame } from '../store/store.ts';
import type { Ui } from '../words/ui.ts';
import { uiWords } from '../words/words.ts';
import { newRecord } from './kept.ts';
import type { OpenGame } from './open.ts';
import { openGame } from './open.ts';

type Row = Readonly<Record<string, unknown>>;

interface Browser {
  readonly stores: {
    readonly games: readonly (readonly [id: string, record: Row])[];
    readonly lines: readonly (readonly [key: readonly [id: string, n: number], line: string])[];
    readonly backups: readonly (readonly [
      key: readonly [id: string, n: number],
      backup: { readonly occasion: string; readonly record: Row; readonly lines: readonly string[] },
    ])[];
  };
}

const { stores }: Browser = JSON.parse(readKept('app/browser.json'));
const links: Readonly<Record<string, string>> = JSON.parse(readKept('app/links.json'));
const ui: Ui = { lang: 'en', say: await uiWords('en'), program: await programWords('en') };

const linesKept = (id: string) => stores.lines.filter(([[game]]) => game === id).map(([, line]) => line);

async function sit(store: Store, id: string): Promise<OpenGame> {
  const opened = await openGame(store, id);
  if (!opened?.ok) throw new Error(`closed: ${JSON.stringify(opened?.problem)}`);
  return opened.saved;
}

/** Opens a game, writes a note, and finds it with all that was there before. */
async function continues(store: Store, id: string): Promise<void> {
  const before = (await store.load(id))?.lines ?? [];
  const saved = await sit(store, id);
  const { sitting } = saved;
  expect(sitting.note('kept').ok).toBe(true);
  await saved.save();
  const after = (await store.load(id))?.lines ?? [];
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.at(-1)).toBe('> note "kept"');
  expect(linesOf((await sit(store, id)).sitting.session)).toEqual(after);
}

/** A header's settings; a later version may have more of them. */
const settingsIn = (header = ''): object => JSON.parse(header.slice(header.indexOf('{')));

/** The fields of an object, with the kind of value in each. */
const shape = (row: object) => Object.fromEntries(Object.entries(row).map(([k, v]) => [k, typeof v]));

describe.each(stores.games)('the game %s of the browser database', (id, found) => {
  // Counted by the database alone, of a game that was deleted.
  const { off, ...fields } = found;
  const lines = linesKept(id);

  test('is read with every field, and continues', async () => {
    const record = readRecord(id, found);
    expect(record).toMatchObject(fields);
    expect(lines.map(readLine)).toEqual(lines);
    expect(record.count).toBe(lines.length);
    const store = memoryStore('blocked');
    await store.create(record, lines);
    await continues(store, id);
    const now = (await store.load(id)) as StoredGame;
    const { session } = (await sit(store, id)).sitting;
    for (const written of [now.record, newRecord(session, 1).record])
      expect(shape(written)).toMatchObject(shape(fields));
  });

  test('keeps its count of days', () => {
    const since = `${found.removed} ${found.updated}`;
    const counted = countDay(found, since, 0);
    if (off) expect(shape(counted)).toMatchObject(shape(off));
    expect(counted.days).toBe(off ? 2 : 1);
  });
});

test.each(stores.backups)(
  'the backup %s is a game that continues',
  async ([id], { occasion, record, lines }) => {
    expect(OCCASIONS).toContain(occasion);
    expect(readRecord(id, record)).toMatchObject(record);
    const store = memoryStore('blocked');
    await store.create({ ...readRecord(id, record), count: lines.length }, lines);
    await continues(store, id);
  },
);

test('the file of all games opens and continues; saved again, it contains all that it contained', async () => {
  const text = readKept('app/all-games.txt');
  const store = memoryStore('blocked');
  const imported = await importFile(store, new File([text], 'all-games.txt'), ui);
  if (!imported.ok) throw new Error(imported.why);
  const parts = gamesIn(text);
  expect([imported.records.length, imported.unread]).toEqual([parts.length, []]);
  expect(parts.some(({ playerDraws }) => playerDraws)).toBe(true);
  const titles = new Map(imported.records.map(({ id }, i) => [id, parts[i]?.name ?? '']));
  const [file] = await allGames(store, ({ id }) => titles.get(id) ?? '');
  const again = gamesIn(file?.text ?? '');
  expect(again.map(({ name, playerDraws }) => ({ name, playerDraws }))).toEqual(
    parts.map(({ name, playerDraws }) => ({ name, playerDraws })),
  );
  for (const [i, part] of parts.entries()) {
    const [name, header, ...said] = part.text.trim().split('\n');
    const now = again[i]?.text.trim().split('\n') ?? [];
    expect(now.slice(2)).toEqual(said);
    expect(now[0]).toBe(name);
    expect(settingsIn(now[1])).toMatchObject(settingsIn(header));
  }
  for (const { id } of imported.records) await continues(store, id);
});

test.each(['en', 'pl', 'cs', 'ru'])('a game saved with its story in %s opens and continues', async (lang) => {
  const text = readKept(`app/saved-with-its-story-${lang}.txt`);
  const store = memoryStore('blocked');
  const imported = await importFile(store, new File([text], 'saved.txt'), ui);
  if (!imported.ok) throw new Error(imported.why);
  const [record] = imported.records;
  expect(record).toMatchObject({ name: gamesIn(text)[0]?.name });
  const kept = await store.load(record?.id ?? '');
  expect(kept?.lines).toEqual(linesIn(text));
  await continues(store, record?.id ?? '');
});

const games = Object.entries(links).filter(([, link]) => link.startsWith('#/open/'));

test.each(games)('link: %s', async (_, link) => {
  const route = readRoute(link);
  if (route.page !== 'open') throw new Error(route.page);
  const sent = await readSent(route.letters, ui);
  if (!sent.ok) throw new Error(sent.why);
  const store = memoryStore('blocked');
  const record = await putOnShelf(store, sent);
  await continues(store, record.id);
  // Its game on the shelf of that time is recognised, even if settings were added since.
  const shelf = memoryStore('blocked');
  for (const [id, found] of stores.games) await shelf.create(readRecord(id, found), linesKept(id));
  expect(await findMine(shelf, sent.session)).toMatchObject({ relation: 'same' });
  // A link of now says all that this one says.
  const unpacked = await unpack(route.letters);
  const said = typeof unpacked === 'string' ? [unpacked] : unpacked.text.split('\n');
  expect(thin(sent.session, sent.caption).split('\n')).toEqual(expect.arrayContaining(said));
});

test('addresses of pages lead where they led', () => {
  const pages = Object.entries(links).map(([what, link]) => [what, readRoute(link).page]);
  const said = Object.entries(links).map(([what, link]) => [what, link.split('/')[1] || 'shelf']);
  expect(pages).toEqual(said);
  expect(readRoute(links['its table after step 3'] ?? '')).toMatchObject({ page: 'game', at: 3 });
  expect(readRoute(links['its story'] ?? '')).toMatchObject({ page: 'game', story: true });
  expect(readRoute(links['the set-up with the edited board'] ?? '')).toMatchObject({ edited: true });
  const sheets = readRoute(links['the sheets of a game with its settings'] ?? '');
  expect(sheets.page === 'print' && JSON.parse(sheets.options)).toMatchObject({ ranges: 'custom' });
});
