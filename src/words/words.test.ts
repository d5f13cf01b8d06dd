import { describe, expect, test } from 'vitest';
import { unbound } from '../../test/unbound.ts';
import { find } from '../games/catalogue.ts';
import type { AnySpec } from '../kernel/game.ts';
import { defaults, resolve } from '../kernel/options.ts';
import type { Piece, Scene } from '../kernel/scene.ts';
import type { Change } from '../kernel/scene-changes.ts';
import { LANGS, sayStory, type UnboundWords } from '../kernel/words.ts';
import {
  named,
  type Program,
  pickLang,
  programWords,
  sayDecider,
  sayOptionProblem,
  sayProblem,
} from './program.ts';
import { sayChanges, todo, type Undone } from './to-do.ts';

const PROGRAMS = await Promise.all(LANGS.map(programWords));
const [en, pl, cs, ru] = PROGRAMS as [Program, Program, Program, Program];
const war = find('boer-war');
if (!war) throw new Error('the catalogue has lost the Boer War');
const words = named(await war.words.en(), defaults((await war.game()).options));

/** Every sentence of a dictionary, with recognisable facts. */
function everything(value: unknown, path: string): (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return /percent$/i.test(path)
      ? []
      : [1, 2, 5, 22].map((n) => [`${path} ${n}`, value(n, 5, 'x2y', 'x3y')]);
  return Object.entries(value as object).flatMap(([key, inner]) => everything(inner, `${path}.${key}`));
}

describe.each(PROGRAMS.map((program) => [program.lang, program] as const))('%s', (lang, program) => {
  const said = everything(program, lang);
  test('every sentence is complete', () => {
    expect(said.length).toBeGreaterThan(150);
    for (const [path, text] of said)
      expect([path, text]).not.toEqual([path, expect.stringMatching(/undefined|NaN|\[object|^$/)]);
  });

  test('sentences on problems and files end with a full stop', () => {
    for (const [path, text] of said)
      if (/\.(problems|refusals|files)\./.test(path))
        expect([path, text]).toEqual([path, expect.stringMatching(/\.$/)]);
  });

  const noEnglish = () => {
    const english =
      /(?<!\p{L})(the|is|not|of|can|was|game|line|file|from|here|by|your|draw|step|steps)(?!\p{L})/iu;
    for (const [path, text] of said) expect([path, text]).not.toEqual([path, expect.stringMatching(english)]);
  };
  if (lang !== 'en') test('contains no English', noEnglish);
});

test('the story says who rolled the dice, and who drew the card', async () => {
  const entry = find('paths-of-glory');
  if (!entry) throw new Error('the catalogue has lost Paths of Glory');
  const game = await entry.game();
  const by = (ask: string, by: string) =>
    PROGRAMS.map((program) => {
      const step = { kind: 'move', by, move: 'x' } as const;
      const told = { ask, step, weight: 1, total: 6, random: true, events: [], entry: 0 };
      return sayDecider(program, game, told);
    });
  expect(by('roll', 'chance')).toEqual([
    'rolled by the app',
    'rzuciła aplikacja',
    'hodila aplikace',
    'бросок приложения',
  ]);
  expect(by('roll', 'table')[0]).toBe('rolled by you');
  expect(by('reveal', 'chance')).toEqual(PROGRAMS.map(({ deciders }) => deciders.app));
  expect(by('reveal', 'table')).toEqual(PROGRAMS.map(({ deciders }) => deciders.own));
});

describe('grammar', () => {
  const undo = (program: Program) => [0, 1, 2, 5, 22].map((n) => program.story.undo(n));
  test('nouns have the right form after numbers', () => {
    expect(undo(en)[1]).toBe('Undone: 1 step.');
    expect(undo(pl)).toEqual([
      'Cofnięto 0 kroków.',
      'Cofnięto 1 krok.',
      'Cofnięto 2 kroki.',
      'Cofnięto 5 kroków.',
      'Cofnięto 22 kroki.',
    ]);
    expect(undo(cs).map((s) => s.slice(12))).toEqual([
      '0 kroků.',
      '1 krok.',
      '2 kroky.',
      '5 kroků.',
      '22 kroků.',
    ]);
    expect(undo(ru).map((s) => s.slice(10))).toEqual([
      '0 шагов.',
      '1 шаг.',
      '2 шага.',
      '5 шагов.',
      '22 шага.',
    ]);
  });

  test('one out of many', () => {
    expect(PROGRAMS.map((p) => unbound(p.of(4, 7)))).toEqual(['4 of 7', '4 z 7', '4 ze 7', '4 из 7']);
    expect([5, 8, 11, 40, 50, 100, 216, 500, 1296, 7776].map((n) => unbound(cs.of(1, n)))).toEqual([
      '1 z 5',
      '1 z 8',
      '1 z 11',
      '1 ze 40',
      '1 z 50',
      '1 ze 100',
      '1 ze 216',
      '1 z 500',
      '1 z 1 296',
      '1 ze 7 776',
    ]);
    expect([22, 100, 200, 7776, 120000].map((n) => unbound(pl.of(1, n)))).toEqual([
      '1 z 22',
      '1 ze 100',
      '1 z 200',
      '1 z 7776',
      '1 ze 120 000',
    ]);
    expect(PROGRAMS.map((p) => unbound(p.of(1, 46656)))).toEqual([
      '1 of 46,656',
      '1 z 46 656',
      '1 ze 46 656',
      '1 из 46 656',
    ]);
  });

  test('settings that no longer exist are quoted one by one', () => {
    expect(en.story.dropped('a', 'b', 'c')).toContain('“a”, “b” and “c” no longer exist');
    expect(unbound(pl.story.dropped('a', 'b'))).toContain('ustawienia „a” i „b” już');
    expect(unbound(cs.story.dropped('a', 'b'))).toContain('nastavení „a“ a „b“ už');
    expect(unbound(ru.story.dropped('a', 'b'))).toContain('настроек «a» и «b» больше');
    expect(en.story.dropped('a')).toContain('The setting “a” no longer exists');
  });

  test('finds the language in the tags of systems and browsers', () => {
    expect(
      ['pl_PL.UTF-8', 'cs', 'ru-RU', 'en-GB', 'C', 'POSIX', 'de_DE', 'rus', ''].map((tag) => pickLang([tag])),
    ).toEqual(['pl', 'cs', 'ru', 'en', 'en', 'en', 'en', 'en', 'en']);
    expect(pickLang(['de', 'cs-CZ'])).toBe('cs');
  });
});

describe('problems', () => {
  test('says where, what and what is possible', () => {
    const problem = { reason: 'move', line: 7, found: 'fly', expected: 'done' } as const;
    expect(PROGRAMS.map((p) => sayProblem(p, problem))).toEqual([
      'Line 7: “fly” isn’t possible here. Possible: done.',
      'Wiersz 7: „fly” nie jest tu możliwe. Możliwe: done.',
      'Řádek 7: „fly“ zde není možné. Možné: done.',
      'Строка 7: «fly» здесь невозможно. Допустимо: done.',
    ]);
    expect(sayOptionProblem(en, { option: 'turns', value: '9', reason: 'bounds', expected: '1-4' })).toBe(
      '“turns” can’t be 9. Possible: 1–\u20604.',
    );
  });

  test('a game phrases its own refusals', () => {
    const problem = { reason: 'option', found: 'no-counters.boers.2' } as const;
    expect(sayProblem(en, problem, words)).toBe(
      'Boers, Turn II: counters 1, 2, 3 are all 0. Give the side at least one counter.',
    );
  });
});

describe('the table', () => {
  const piece = { id: 'a', kind: 'round-finished' };
  const spot = (place: string, cell = 0) => ({ place, cell });
  const action = (id: string, print: string) => ({ id, kind: 'action', print });
  const said = (changes: readonly Change[], scene: Scene = []) => sayChanges(en, words, changes, scene);
  const turned = (id: string, print: string, cell: number): Change => ({
    do: 'turn',
    piece: action(id, print),
    at: spot('actions.boers', cell),
    face: 'up',
  });

  test.each<[Change, string]>([
    [
      { do: 'move', piece, from: spot('rounds.boers', 3), to: spot('rounds.boers', 2) },
      'Move “Round finished” → space 2 – Boers',
    ],
    [
      { do: 'move', piece, from: spot('rounds.boers', 3), to: spot('at-hand') },
      'Move “Round finished” → beside the track',
    ],
    [turned('b', '2', 5), 'Flip “Action” 2 face up – Boers'],
    [
      { do: 'add', piece: { id: 'go', kind: 'go' }, at: spot('cup'), count: 3 },
      'Add 3\u00a0×\u00a0GO! – Cup',
    ],
    [{ do: 'take', piece: { id: 'go', kind: 'go' }, at: spot('cup'), count: 1 }, 'Remove GO! – Cup'],
  ])('%o', (change, text) => expect(said([change])).toEqual([text]));

  test('equal changes in one place are one sentence, and equal pieces are counted', () => {
    expect(
      said([turned('a', '1', 0), turned('b', '1', 1), turned('c', '3', 2), turned('d', '1', 3)]),
    ).toEqual(['Flip 3\u00a0×\u00a0“Action” 1 and “Action” 3 face up – Boers']);
  });

  test('cards that come from a face-down pile are dealt, and go back there', () => {
    const card = (id: string) => ({ id, kind: 'go', face: 'down' as const });
    const pile: Scene = [{ id: 'cup', kind: 'pile', pieces: [] }];
    const between = (one: 'add' | 'take', other: 'add' | 'take'): readonly Change[] => [
      { do: one, piece: card('pile'), at: spot('cup'), count: 2 },
      { do: other, piece: card('a'), at: spot('rounds.boers', 1), count: 1 },
      { do: other, piece: card('b'), at: spot('rounds.boers', 2), count: 1 },
    ];
    expect(said(between('take', 'add'), pile)).toEqual(['Deal 2\u00a0×\u00a0GO! (space 1, space 2) – Boers']);
    expect(said(between('add', 'take'), pile)).toEqual(['Put back 2\u00a0×\u00a0GO! – Cup']);
  });

  test('a card turned up from a deck moves under its own name, and back', () => {
    const cards = [{ id: 'cup.go', kind: 'go', count: 3, face: 'up' as const }];
    const deck: Scene = [{ id: 'cup', kind: 'pile', pieces: [], cards }];
    const between = (
      one: 'add' | 'take',
      other: 'add' | 'take',
      seen: string,
      count = 1,
    ): readonly Change[] => [
      { do: one, piece: { id: 'cup.card', kind: 'action', face: 'down' }, at: { place: 'cup' }, count },
      { do: other, piece: { id: seen, kind: 'go', face: 'up' }, at: { place: 'at-hand' }, count: 1 },
    ];
    expect(said(between('take', 'add', 'cup.go'), deck)).toEqual(['Move GO! → beside the track']);
    expect(said(between('add', 'take', 'cup.go'), deck)).toEqual(['Move GO! → Cup']);
    // Another deck's card, or not all of them: two things to do.
    expect(said(between('take', 'add', 'other.go'), deck)).toHaveLength(2);
    expect(said(between('take', 'add', 'cup.go', 2), deck)).toHaveLength(2);
  });

  test('a piece says whose it is only if another owner’s has the same name', () => {
    const key = ['boers', 'british'].map((owner) => ({ id: owner, kind: `key.${owner}`, owner }));
    const scene: Scene = [{ id: 'sides', kind: 'owners', pieces: key }];
    const flags: readonly Change[] = ['boers', 'british'].map((owner, i) => ({
      do: i === 0 ? 'take' : 'add',
      piece: { id: 'flag', kind: 'flag', owner },
      at: { place: 'cup' },
      count: 1,
    }));
    const names = { 'key.boers': 'Boers', 'key.british': 'British' } as Record<string, string>;
    const calling = (piece: (piece: Piece) => string) => sayChanges(en, { ...words, piece }, flags, scene);
    expect(calling(({ kind }) => names[kind] ?? 'Flag')).toEqual([
      'Remove Flag (Boers) – Cup',
      'Add Flag (British) – Cup',
    ]);
    expect(calling(({ kind, owner }) => names[kind] ?? `Flag of ${owner}`)).toEqual([
      'Remove Flag of boers – Cup',
      'Add Flag of british – Cup',
    ]);
  });

  test('the order of a face-down pile can’t be restored', () => {
    const card = { id: 'c', kind: 'go', face: 'down' as const };
    const changes: Change[] = [{ do: 'move', piece: card, from: spot('at-hand'), to: spot('cup') }];
    const pile = [{ id: 'cup', kind: 'pile' as const, pieces: [card] }];
    expect(todo(en, words, changes, pile, []).lost).toEqual(['Cup: the old order is lost; shuffle.']);
    expect(todo(en, words, changes, [{ id: 'cup', kind: 'cup', pieces: [card] }], []).lost).toEqual([]);
  });

  const step = (move: string, by = 'table', shown = false): Undone => ({
    entry: 0,
    step: { kind: 'move', by, move },
    ask: '',
    weight: 0,
    total: 0,
    random: false,
    events: [{ event: 'set', facts: { fact: move, value: 1 }, secret: undefined }],
    shown,
  });
  const telling = { ...words, events: { ...words.events, set: ({ fact }: { fact: string }) => fact } };

  test('the map’s list contains only what the player was asked to do there; a reported number isn’t an action', () => {
    const steps = [step('lights:4'), step('done'), step('build:fort'), step('card:7', 'table', true)];
    expect(todo(en, telling, [], [], [...steps, step('strength:3', 'red')])).toMatchObject({
      told: ['lights:4', 'build:fort'],
      since: ['Undo on the table – done'],
    });
  });

  test('what was moved by hand is put back, no matter who decided it, and isn’t listed again', () => {
    const moved = step('deal', 'player');
    const byHand = { ...moved, byHand: moved.events };
    const answered = step('lost');
    expect(todo(en, telling, [], [], [byHand, { ...answered, byHand: answered.events }])).toMatchObject({
      told: [],
      since: ['Undo on the table – deal', 'Undo on the table – lost'],
    });
  });

  test('an action on the map is phrased as in its prompt', async () => {
    const game = await find('boer-war')?.game();
    const options = game && resolve(game.options);
    if (!game || !options?.ok) throw new Error('options');
    const asked = { ...step('done'), ask: 'action', view: game.setup(options.options) };
    expect(todo(en, words, [], [], [asked]).since).toEqual([
      'Undo on the table – Boers, round 1: carry out action 1 on the map.',
    ]);
    // One line, however many there were.
    expect(todo(en, words, [], [], [asked, asked, asked]).since).toEqual([
      'Undo on the table, with everything after it – Boers, round 1: carry out action 1 on the map.',
    ]);
  });

  test('pieces are counted by what is added or removed, not by what is there', () => {
    const counting = { ...words, piece: ({ count }: { count?: number }) => (count === 1 ? 'coin' : 'coins') };
    const coins = { id: 'c', kind: 'coin', count: 3 };
    expect(sayChanges(en, counting, [{ do: 'take', piece: coins, at: spot('cup'), count: 1 }], [])).toEqual([
      'Remove coin – Cup',
    ]);
  });

  test('a place that several kinds leave is emptied; one that keeps something is not', () => {
    const leave = (...kinds: readonly string[]) =>
      kinds.map((kind): Change => ({ do: 'take', piece: { id: kind, kind }, at: spot('cup'), count: 2 }));
    const cup = (...pieces: readonly Piece[]): Scene => [{ id: 'cup', kind: 'cup', pieces }];
    expect(said(leave('go', 'stop'), cup())).toEqual(['Remove everything – Cup']);
    expect(said(leave('go', 'stop'), cup({ id: 'go', kind: 'go' }))).toEqual([
      'Remove 2\u00a0×\u00a0GO! and 2\u00a0×\u00a0STOP – Cup',
    ]);
    expect(said(leave('go'), cup())).toEqual(['Remove 2\u00a0×\u00a0GO! – Cup']);
  });

  test('names from data get the current options', () => {
    const options = { board: 'x' };
    const seen: unknown[] = [];
    const spying = { ...words, place: (id: string, given?: object) => (seen.push(given) ? id : '') };
    expect(named(spying, options as never).place('rome')).toBe('rome');
    expect(seen).toEqual([options]);
  });

  test('the story of a step without events also uses printed names', () => {
    const view = { options: { board: { rome: { en: 'Rome', pl: 'Rzym' } } } };
    const telling: UnboundWords<AnySpec> = {
      ...words,
      story: { pass: (range, seen) => `${(seen as typeof view).options.board.rome.en} ${range}` },
    };
    const sayIn = (components?: 'pl') =>
      sayStory(named(telling, view.options as never, components), 'pass:1–4', view as never);
    expect([sayIn(), sayIn('pl')]).toEqual(['Rome 1–4', 'Rzym 1–4']);
  });
});
