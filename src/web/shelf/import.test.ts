/** A file that isn't a game is refused in the player's language, and nothing on the shelf changes. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { find } from '../../games/catalogue.ts';
import { inspectionOf } from '../../games/module.ts';
import { resolve } from '../../kernel/options.ts';
import { format } from '../../kernel/session/journal.ts';
import { Session } from '../../kernel/session/session.ts';
import { LANGS, type Lang } from '../../kernel/words.ts';
import { programWords } from '../../words/program.ts';
import { allGames, bundle } from '../library/bundle.ts';
import { whyBroken } from '../saved/Broken.tsx';
import { openGame } from '../saved/open.ts';
import { settingsLine } from '../settings/settings.ts';
import { memoryStore } from '../store/memory.ts';
import { readRecord, type Store } from '../store/store.ts';
import type { Ui } from '../words/ui.ts';
import { uiWords } from '../words/words.ts';
import { importFile } from './import.ts';

async function uiIn(lang: Lang): Promise<Ui> {
  return { lang, say: await uiWords(lang), program: await programWords(lang) };
}

/** A new game with a file of the player's own, as it is saved. */
async function saved(id: string, option: string, change: (data: object) => object): Promise<string> {
  const entry = find(id)!;
  const game = await entry.game();
  const decl = game.options[option];
  if (decl?.kind !== 'file') throw new Error(option);
  const data = { ...(decl.shipped[decl.default] as object) };
  const resolved = resolve(game.options, { [option]: data }, await inspectionOf(entry));
  if (!resolved.ok) throw new Error(resolved.refusal.expected);
  const journal = new Session(game, resolved.options, 7).journal;
  return format({ ...journal, options: { ...journal.options, [option]: change(data) } });
}

const HEADER = '> emptychair 1 boer-war 1 7 {}';
const GOOD = `${HEADER}\n> table done\n> table go\n`;
const BAD: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  'empty.txt': '',
  'blank.txt': ' \n\n',
  'letter.txt': 'Dear friend,\n> it is your move.\n',
  'board.json': '{ "format": "tax-farmer-board" }',
  'photo.png': Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0, 1]),
  'headless.txt': '> table done\n> table go\n',
  'cut-in-header.txt': HEADER.slice(0, 25),
  'cut-in-entry.txt': `${HEADER}\n> table done\n> tab`,
  'cut-in-check.txt': `${HEADER}\n> check 0123abcd {"turn":1,`,
  'lost-entry.txt': `${HEADER}\n> ???\n> table go\n`,
  'chess.txt': '> emptychair 1 chess 1 7 {}\n',
  'together.txt': '> emptychair 1 boer-war 1 7 {"counters.boers.1":[0,0,0]}\n',
  'two.txt': `# First\n${HEADER}\n> ???\n\n# Second\n${HEADER}\n> table nonsense\n`,
  'deck.txt': await saved('paths-of-glory', 'deck', (deck) => ({ ...deck, phases: 7, rounds: 99 })),
  'units.txt': await saved('civilization', 'deck', (deck) => ({ ...deck, totals: 'luck' })),
  'civilizations.txt': await saved('civilization', 'civilizations', (l) => ({ ...l, civilizations: [] })),
  'tax.txt': await saved('tax-farmer', 'board', (board) => ({ ...board, weaponsGood: 'silk', goods: [] })),
  'huge-board.txt': await saved('tax-farmer', 'board', (b) => ({ ...b, note: 'x'.repeat(300_000) })),
};

async function refusals(lang: Lang): Promise<Record<string, string>> {
  const ui = await uiIn(lang);
  const store = memoryStore('blocked');
  const told: Record<string, string> = {};
  for (const [name, text] of Object.entries(BAD)) {
    const imported = await importFile(store, new File([text], name), ui);
    told[name] = imported.ok ? 'taken' : imported.why;
  }
  expect(await store.list()).toEqual([]);
  return told;
}

/** Quotes from the file, the program's name and paths in the data aren't translated. */
const ITS_OWN =
  /[„«]>? ?[^“”»]*[“”»]|[\w-]+\.(txt|json|png)|First|Second|(?<=: )done|chess|UTF-8|Emptychair|boer-war|(?<= |^)\p{Script=Latin}[\w.[\]-]*: |: (strength|infantry|1), \S+|\d+ KB/gu;
const ENGLISH = /(?<!\p{L})(the|is|are|not|of|no|wanted|missing|line|game|file|done|this|here)(?!\p{L})/iu;

test.each(['pl', 'cs', 'ru'] as const)('%s: every reason is said in it', async (lang) => {
  const told = await refusals(lang);
  for (const [name, why] of Object.entries(told)) {
    const rest = why.replace(ITS_OWN, ' ');
    expect([name, rest]).not.toEqual([name, expect.stringMatching(ENGLISH)]);
    if (lang === 'ru')
      expect([name, rest]).not.toEqual([name, expect.stringMatching(/\p{Script=Latin}{3}/u)]);
  }
});

test('the message says what is wrong, and with what', async () => {
  const [en, pl, cs, ru] = await Promise.all(LANGS.map(refusals));
  for (const why of Object.values(en ?? {})) expect(why).toMatch(/ Nothing was opened\. Your games .*\.$/);
  expect(en?.['empty.txt']).toMatch(/^It’s empty/);
  for (const name of ['letter.txt', 'headless.txt', 'board.json'])
    expect(en?.[name]).toMatch(/^This isn’t a saved game/);
  expect(en?.['board.json']).toContain('when you set up a game');
  expect(en?.['letter.txt']).not.toContain('when you set up');
  expect(en?.['photo.png']).toMatch(/^photo\.png isn’t a text file/);
  expect(en?.['together.txt']).toContain('at least one counter');
  expect(en?.['two.txt']).toMatch(/^First: Line 3: .* Second: Line 7: “nonsense”/);
  expect(en?.['huge-board.txt']).toContain('for “Board” in this game is too large: at most 256 KB.');
  expect(pl?.['cut-in-header.txt']).toContain('uszkodzony albo ucięty: „> emptychair 1 boer-war 1”.');
  expect(pl?.['cut-in-entry.txt']).toMatch(/^Wiersz 3: „> tab” nie jest wpisem/);
  expect(pl?.['tax.txt']).toContain('weaponsGood: nie ma towaru „silk”; ');
  expect(cs?.['units.txt']).toContain('totals: musí tu být jedna z\u00a0hodnot: strength, health.');
  expect(ru?.['deck.txt']).toMatch(
    /^Строка 1: Данные этой партии для настройки «Колода» не подходят: rounds: нужно целое число от 1 до 20; /,
  );
});

test('a file of a later Emptychair is called newer, not damaged, even if it contains unknown entries', async () => {
  const ui = await uiIn('en');
  const told = async (text: string) => {
    const store = memoryStore('blocked');
    const imported = await importFile(store, new File([text], 'later.txt'), ui);
    return imported.ok ? imported.records[0] : imported.why;
  };
  for (const rest of ['', '\n> of-tomorrow {"a":1}', '\n> table done\n> !!'])
    expect(await told(`# A\n> emptychair 1 boer-war 99 7 {"speed":[1]}${rest}\n`)).toMatch(
      /^Line 2: The game uses version 99 .* Update Emptychair/,
    );
  for (const header of ['3 boer-war 1 7 {}', '3 boer-war', '3 {"any":"thing"}', '17'])
    expect(await told(`> emptychair ${header}\n> of-tomorrow\n`)).toMatch(
      /^Line 1: The file has format \d+, from a newer Emptychair; .* Update/,
    );
  expect(await told('> emptychair 1 chess 1 7 {}\n> of-tomorrow 1\n')).toMatch(
    /^later\.txt is a game of “chess”/,
  );
  // Unknown fields of a game are no reason to refuse it or to forget the known ones.
  expect(await told(`# A\n${HEADER}\n# by the fire\n# own hand\n> table done\n`)).toMatchObject({
    name: 'A',
    own: true,
    count: 1,
  });
  // Without a sign of a later version, an unknown entry counts as damage.
  expect(await told(`${HEADER}\n> of-tomorrow 1 {}\n`)).toMatch(/^Line 2: .* damaged/);
});

/** A file as "Save all" writes it: games that can be read, and others. */
const damaged = (k: number) =>
  ['# Ladysmith', HEADER, '# own hand', '> table done', '', '# Lost', '> emptychair ???', '> table done', '']
    .concat(Array.from({ length: k - 1 }, (_, i) => `# Bad ${i}\n${HEADER}\n> table nonsense\n`))
    .concat('# Mafeking', GOOD)
    .join('\n');

test('of several games in a file all that can be read are opened, and each of the others is named', async () => {
  const ui = await uiIn('en');
  const store = memoryStore('blocked');
  await store.create(readRecord('mine', { id: 'mine', game: 'boer-war', header: HEADER, count: 1 }), [
    '> table done',
  ]);
  const before = await store.load('mine');
  const imported = await importFile(store, new File([damaged(3)], 'all.txt'), ui);
  if (!imported.ok) throw new Error(imported.why);
  expect(imported.records.map(({ name, own, count }) => [name, own, count])).toEqual([
    ['Ladysmith', true, 1],
    ['Mafeking', false, 2],
  ]);
  expect(imported.unread.map(({ name, why }) => `${name}: ${why}`)).toEqual([
    expect.stringMatching(/^Lost: Line 7: /),
    expect.stringMatching(/^Bad 0: Line 12: “nonsense”/),
    expect.stringMatching(/^Bad 1: Line 16: “nonsense”/),
  ]);
  // None of them is stored; what was there is untouched and backed up.
  expect(await store.list()).toHaveLength(3);
  expect(await store.load('mine')).toEqual(before);
  expect((await store.backups('mine')).map(({ occasion }) => occasion)).toEqual(['import']);
});

/** Saves all, opens every file on an empty shelf, and says how many games each brought; none may be refused. */
async function thereAndBack(from: Store): Promise<{ files: number[]; games: number }> {
  const [ui, to] = [await uiIn('en'), memoryStore('blocked')];
  const saved = await allGames(from, ({ name }) => name);
  expect(new Set(saved.map(({ name }) => name)).size).toBe(saved.length);
  for (const { name, text, games } of saved) {
    const imported = await importFile(to, new File([text], name), ui);
    if (!imported.ok) throw new Error(imported.why);
    expect([imported.unread, imported.records.length]).toEqual([[], games]);
  }
  return { files: saved.map(({ games }) => games), games: (await to.list()).length };
}

test('more games than a file is opened with are saved in several, and each opens', async () => {
  const store = memoryStore('blocked');
  const shelve = (id: string, lines: readonly string[]) =>
    store.create(readRecord(id, { id, game: 'boer-war', header: HEADER, count: lines.length }), lines);
  for (let n = 0; n < 500; n++) await shelve(`a${n}`, ['> table done']);
  expect(await thereAndBack(store)).toEqual({ files: [500], games: 500 });
  await shelve('b', []);
  expect(await thereAndBack(store)).toEqual({ files: [500, 1], games: 501 });
});

test('games that are longer together than a file may be are split, too, counted in bytes', async () => {
  const store = memoryStore('blocked');
  // Three bytes for each letter.
  const notes = Array.from({ length: 750 }, () => `> note "${'界'.repeat(1990)}"`);
  for (const id of ['a', 'b', 'c', 'd', 'e'])
    await store.create(readRecord(id, { id, game: 'boer-war', header: HEADER, name: id }), notes);
  expect(await thereAndBack(store)).toEqual({ files: [3, 2], games: 5 });
});

test('a game longer than the limit gets a file to itself, and it opens', async () => {
  const store = memoryStore('blocked');
  const notes = Array.from({ length: 3000 }, () => `> note "${'界'.repeat(1990)}"`);
  for (const [id, lines] of [
    ['a', []],
    ['b', notes],
    ['c', []],
  ] as const)
    await store.create(readRecord(id, { id, game: 'boer-war', header: HEADER, name: id }), lines);
  expect(await thereAndBack(store)).toEqual({ files: [1, 1, 1], games: 3 });
});

test('on another shelf the games keep the order in which they were saved', async () => {
  const [from, to] = [memoryStore('blocked'), memoryStore('blocked')];
  for (const [n, name] of ['Mafeking', 'Ladysmith', 'Kimberley', 'Colenso'].entries())
    await from.create(
      readRecord(name, { id: name, game: 'boer-war', header: HEADER, name, updated: [2, 0, 3, 1][n] }),
      [],
    );
  const names = async (store: Store) =>
    (await store.list()).toSorted((a, b) => b.updated - a.updated).map(({ name }) => name);
  const [file] = await allGames(from, ({ name }) => name);
  await importFile(to, new File([file?.text ?? ''], 'all.txt'), await uiIn('en'));
  expect(await names(to)).toEqual(await names(from));
  expect(await names(to)).toEqual(['Kimberley', 'Mafeking', 'Colenso', 'Ladysmith']);
});

test('a backup that includes a damaged game restores all the others', async () => {
  const store = memoryStore('blocked');
  const whole = readRecord('a', { id: 'a', game: 'boer-war', header: HEADER, name: 'Whole', own: true });
  const lost = readRecord('b', { id: 'b', game: 'boer-war', name: 'Torn' });
  const text = bundle([
    ['Torn', { record: lost, lines: ['> table done'] }],
    ['Whole', { record: whole, lines: ['> table done', '> table go'] }],
  ]);
  const imported = await importFile(store, new File([text], 'all.txt'), await uiIn('en'));
  expect(imported).toMatchObject({ ok: true, records: [{ name: 'Whole', own: true, count: 2 }] });
  expect(imported.ok && imported.unread.map(({ name }) => name)).toEqual(['Torn']);
});

test('if the disk fills up during an import, no game is added, and unreadable ones are still named', async () => {
  const store = memoryStore('blocked');
  const full: typeof store = {
    ...store,
    createAll: async () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const imported = await importFile(full, new File([damaged(1)], 'all.txt'), await uiIn('en'));
  expect(imported.ok ? '' : imported.why).toMatch(
    /^The games couldn’t be saved\. 1 game couldn’t be read; .*: Lost: Line 7: .* Nothing was opened\. Your games and the file haven’t changed\.$/,
  );
  expect(await store.list()).toEqual([]);
});

test('an import shows its progress; if cancelled, nothing is added', async () => {
  const ui = await uiIn('en');
  const file = new File([GOOD.repeat(4)], 'all.txt');
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 60));
  onTestFinished(() => void vi.restoreAllMocks());
  for (const giveUp of [true, false]) {
    const store = memoryStore('blocked');
    const stopper = new AbortController();
    const told: number[] = [];
    const imported = await importFile(store, file, ui, {
      told: (done, of) => {
        expect(of).toBe(4);
        told.push(done);
        if (giveUp) stopper.abort();
      },
      stop: stopper.signal,
    });
    expect(told).toEqual(giveUp ? [0] : [0, 1, 2, 3, 4]);
    if (giveUp) {
      expect(imported).toEqual({ ok: false, why: ui.say.keeping.notOpened });
      expect(await store.list()).toEqual([]);
    } else expect(await store.list()).toHaveLength(4);
  }
});

test('the number of unreadable games, in every language', async () => {
  const said = await Promise.all(
    LANGS.map(async (lang) => {
      const { keeping } = (await uiIn(lang)).say;
      return [1, 2, 5, 21, 22].map((k) => keeping.unread(k).split(';')[0]);
    }),
  );
  expect(said).toEqual([
    ['1 game', '2 games', '5 games', '21 games', '22 games'].map((games) => `${games} couldn’t be read`),
    ['1 gry', '2 gier', '5 gier', '21 gier', '22 gier'].map((games) => `${games} nie da się odczytać`),
    ['1 hru', '2 hry', '5 her', '21 her', '22 her'].map((games) => `${games} nelze přečíst`),
    ['1 партию', '2 партии', '5 партий', '21 партию', '22 партии'].map(
      (games) => `${games} не удаётся прочитать`,
    ),
  ]);
});

test.each(LANGS)('%s: a kept game that can’t be read says why, and stays as it is', async (lang) => {
  const ui = await uiIn(lang);
  const store = memoryStore('blocked');
  const [header = '', ...lines] = (BAD['deck.txt'] as string).trimEnd().split('\n');
  const records = [
    [readRecord('deck', { id: '', game: 'paths-of-glory', header }), lines],
    [readRecord('other', { id: '', game: 'chess', header: '> emptychair 1 chess 1 7 {}', name: 'A' }), []],
    [readRecord('lost', { id: '', game: 'boer-war', header: HEADER }), ['> ???']],
    [readRecord('damaged', { junk: true }), ['> table done']],
  ] as const;
  const told: string[] = [];
  for (const [record, kept] of records) {
    await store.create(record, kept);
    const opened = await openGame(store, record.id);
    if (!opened || opened.ok) throw new Error('taken');
    told.push(await whyBroken(opened, ui));
    expect(await store.load(record.id)).toEqual({ record, lines: kept });
  }
  if (lang !== 'en') for (const why of told) expect(why.replace(ITS_OWN, ' ')).not.toMatch(ENGLISH);
  expect(told.map((why) => /\d+|chess/.exec(why)?.[0])).toEqual(['1', 'chess', '2', undefined]);
  if (lang === 'pl') expect(told[0]).toContain('„Talia” są nieprawidłowe: rounds: potrzebna jest liczba');
});

test('a backup holds games and settings; older files hold games alone', async () => {
  const ui = await uiIn('en');
  const store = memoryStore('blocked');
  const read = async (text: string) => importFile(store, new File([text], 'games.txt'), ui);
  expect(await read(GOOD)).toMatchObject({ ok: true, settings: undefined });
  const [backup] = await allGames(store, () => 'Ladysmith', settingsLine());
  const text = backup?.text ?? '';
  expect(text).toMatch(/^# settings \{.*"theme":"auto"/);
  const again = await read(text.replace('"theme":"auto"', '"theme":"dark"'));
  expect(again).toMatchObject({ ok: true, settings: { theme: 'dark', awake: true } });
  if (again.ok) expect(again.records.map(({ name }) => name)).toEqual(['Ladysmith']);
  // Unreadable settings count as an ordinary comment.
  expect(await read(`# settings {"lang":\n${GOOD}`)).toMatchObject({ ok: true, settings: undefined });
  expect(await read(`${GOOD}# settings {"theme":"dark"}\n`)).toMatchObject({ ok: true, settings: undefined });
});
