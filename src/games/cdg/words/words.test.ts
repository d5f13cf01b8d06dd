/** Every phrase of every language in random games; what is printed on cards stays as it is. */

import { expect, test } from 'vitest';
import { sayGame, speaks } from '../../../../test/speaks.ts';
import { resolve } from '../../../kernel/options.ts';
import { LANGS, sayMove, sayStory, type UnboundWords } from '../../../kernel/words.ts';
import { named } from '../../../words/program.ts';
import { pathsOfGlory as deck } from '../decks/paths-of-glory.ts';
import { saltRoad } from '../decks/salt-road.ts';
import * as meta from '../meta.ts';
import { SPACES, type Space } from '../rules/cards/deck.ts';
import { cardDriven, pathsOfGlory } from '../rules/game.ts';
import { HINTS, type HintKind } from '../rules/round/hints.ts';
import type { Cdg } from '../rules/state.ts';
import { oneDeck, optionsOf, roundOf, TestTable } from '../rules/testing.ts';
import { BOARD } from './board.ts';
import { letterOf } from './reading.ts';
import { ANY_DECK, WORDS } from './testing.ts';

const { en, pl, ru } = WORDS;
const usual = optionsOf();
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const names = [...deck.cards, ...saltRoad.cards]
  .flatMap(({ name, detail }) => (detail ? [`${name} (${detail})`, name] : [name]))
  .sort((a, b) => b.length - a.length);
/** Card names, the game's own title, nations as the cards abbreviate them, and the reason that the test gives. */
const printed = new RegExp(
  `${[deck.title, saltRoad.title, ...new Set(names)].map(escaped).join('|')}|\\b(A|AH|BU|GE|TU|BR|FR|IT|RU|boats|guards)(?= \\d)|docs/deck-files\\.md|\\bCDG\\b`,
  'g',
);

speaks(pathsOfGlory, WORDS, meta.pathsOfGlory, {
  printed,
  playings: [
    { opening: 'A' },
    { cards: 'physical', keepWinning: true, ownSpace: 'playable', voluntaryOneOp: true },
    { cards: 'untracked' },
    { method: 'fateDie', ranges: 'custom', 'ranges.custom': '0,0,0,0,0' },
  ],
});
speaks(cardDriven, ANY_DECK, meta.cardDriven, {
  printed,
});

test.each(LANGS)('%s has words for every condition of an event', (lang) => {
  const words = WORDS[lang];
  const said = new Set<string>();
  for (const card of deck.cards.filter(({ hints, combat }) => hints.length > 0 && !combat)) {
    const t = new TestTable();
    t.s.turning = [];
    t.s.step = 'use';
    t.s.turn = 20;
    t.s.playing = { from: 'top', card: card.id, how: 'any', use: null };
    const text = words.asks.use(t.s);
    expect(text).not.toMatch(/undefined|_|[a-z]:\w|>=/);
    said.add(text);
  }
  expect(said.size).toBeGreaterThan(30);
  expect((Object.keys(HINTS) as HintKind[]).length).toBe(19);
});

test.each([
  ['en', 'You check commitment from turn 2 on', 'both sides’ commitment; shuffle in new cards'],
  ['pl', 'aangażowanie sprawdza się od 2. etapu', 'zaangażowanie obu stron; dochodzą nowe karty'],
  ['cs', 'asazení se kontroluje až od 2. tahu', 'nasazení obou stran; přibývají nové karty'],
  ['ru', 'овлечённость проверяется со 2-го хода', 'вовлечённость сторон; замешиваются новые карты'],
] as const)('%s: the reminder of war status asks for no commitment in turn 1', (lang, first, later) => {
  const words = WORDS[lang];
  const { s } = new TestTable();
  s.step = 'phase';
  s.phase = deck.phases.indexOf('war-status');
  for (const turn of [1, 2, 20]) {
    s.turn = turn;
    expect(words.asks.phase(s)).toContain(turn === 1 ? first : later);
    expect(words.asks.phase(s)).not.toContain(turn === 1 ? later : first);
  }
  const others = deck.phases.filter((phase) => phase !== 'war-status');
  for (const phase of others) {
    s.phase = deck.phases.indexOf(phase);
    const [said, again] = [1, 2].map((turn) => words.asks.phase(Object.assign(s, { turn })));
    expect(said?.replace('1', '2')).toBe(again);
  }
});

test.each(LANGS)(
  '%s: a card to be set is called by its printed number, and no two are called the same',
  (lang) => {
    const words = WORDS[lang];
    const { s } = new TestTable();
    for (const side of ['CP', 'AP']) {
      const cards = deck.cards.filter((card) => card.side === side);
      const said = cards.map(({ id }) => words.value(`${side}.A`, id, s.options));
      expect(said.map((text) => Number(/^\d+/.exec(text)?.[0]))).toEqual(cards.map(({ number }) => number));
      expect(new Set(said).size).toBe(cards.length);
    }
  },
);

test.each(LANGS)('%s: if cards of both sides are turned up together, each is told with its side', (lang) => {
  const words = WORDS[lang];
  const said = (given: Record<string, unknown>, side: string) =>
    words.events['turned-up']({ side, card: 'X', name: 'X', space: 'A' }, optionsOf(given, cardDriven));
  for (const given of [{ deck: 'paths-of-glory@1', method: 'fateDie' }, { deck: oneDeck }]) {
    expect(said(given, 'CP')).not.toBe(said(given, 'AP'));
    expect(said(given, 'CP')).toContain(words.value('active', 'CP', usual));
  }
  // Of one side, in its own round or as the defender, the letter is enough.
  expect(said({}, 'CP')).toBe(said({}, 'AP'));
});

test.each(LANGS)('%s: sentences are grammatical for side names of any number and gender', (lang) => {
  const words = ANY_DECK[lang];
  const side = new RegExp(
    `(?:${saltRoad.sides.map(({ id }) => words.place(`pile.${id}`, usual).split(':')[0]).join('|')}) \\p{Ll}`,
    'u',
  );
  const options = [{}, { keepWinning: true, voluntaryOneOp: true }].map((given) => {
    const resolved = resolve(cardDriven.options, given);
    if (!resolved.ok) throw new Error(resolved.refusal.option);
    return resolved.options;
  });
  const said = options.flatMap((o) => [1, 2, 3, 4].flatMap((seed) => sayGame(cardDriven, words, o, seed)));
  expect(said.filter(([key, text]) => /^(asks|events)/.test(key) && side.test(text))).toEqual([]);
  const facts = { side: 'harbour', card: '1', name: 'X' } as const;
  const rare = [
    words.events.passed({ side: 'harbour' }, usual),
    words.events.kept(facts, usual),
    words.events.picked({ ...facts, space: 'A' }, usual),
    words.events.drawn(facts, usual),
    words.events.victory({ side: 'harbour', turn: 3, reason: '' }, usual),
  ];
  expect(rare.filter((text) => side.test(text))).toEqual([]);
  // There is no verb beside its name on the display either.
  expect(BOARD[lang].toAct).not.toMatch(/acts|działa|jedná|действу/);
});

test.each(LANGS)('%s: presets and settings call the opening card as the display shows it', (lang) => {
  const { presets, options, rules } = WORDS[lang];
  const opening = deck.cards.find(({ id }) => id === deck.opening?.card)?.name ?? '?';
  for (const text of [
    options.opening.name,
    presets.guns?.name,
    presets.guns?.help,
    presets.introductory?.help,
  ])
    expect(text).toContain(opening);
  for (const text of [rules.setup, rules.nominate]) expect(text).toContain(opening);
});

test('Russian calls the spaces as its displays do', () => {
  const t = new TestTable().reveal();
  const label = (space: Space) => ru.moves.nominate(space, t.s);
  expect(SPACES.map((space) => label(space).match(/«(.)»/)?.[1])).toEqual(['А', 'Б', 'В', 'Г', 'Д']);
});

test('a Russian reader of English cards sees Ops and SR as they are printed; a Polish reader sees them once', () => {
  const t = new TestTable();
  t.s.playing = { from: 'top', card: deck.cards[0]?.id ?? null, how: 'any', use: null };
  for (const words of [ru, ANY_DECK.ru]) {
    const english = words.printed?.(en.components ?? {}) ?? words;
    expect(english.title).toBe(words.title);
    expect(english.moves.ops('', t.s)).toBe(`${words.moves.ops('', t.s)} (Ops)`);
    expect(english.moves.sr('', t.s)).toMatch(/СП \(SR\)$/);
  }
  const polish = pl.printed?.(en.components ?? {}) ?? pl;
  expect(polish.moves.ops('', t.s)).toBe(pl.moves.ops('', t.s));
});

test('what became of a discarded card is said in the case that its sentence needs', () => {
  const guns = { side: 'CP', card: 'CP-01', name: 'Guns of August', from: 'A', after: 'ops' } as const;
  const said = (words: typeof en) => words.events.discarded(guns, usual).replaceAll('\u00a0', ' ');
  expect(said(pl)).toMatch(/karta Guns of August trafia .*, użyta do operacji\)\.$/);
  expect(said(WORDS.cs)).toMatch(/odložena karta Guns of August \(.*, použitá k operacím\)\.$/);
});

test('spaces are listed as each language does it', () => {
  const facts = { side: 'ap', spaces: ['A', 'B', 'C'] as const };
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const said = LANGS.map((lang) => plain(WORDS[lang].events.dealt(facts, usual)));
  expect(said[0]).toMatch(/A, B and C\.$/);
  expect(said[1]).toMatch(/A, B i C\.$/);
  expect(said[2]).toMatch(/A, B a C\.$/);
  expect(said[3]).toMatch(/«А», «Б» и «В»\.$/);
});

test.each(LANGS)(
  '%s: sentences, prompts and the display use the letters that are printed on the player’s displays',
  (lang) => {
    const words = WORDS[lang];
    const printed = (of: 'en' | 'ru') => words.printed?.(WORDS[of].components ?? {}) ?? words;
    const t = new TestTable().reveal();
    const nameless = { side: 'CP' } as const;
    const said = ({ events, asks, facts, place, cell, print, remarks }: typeof words) => [
      events['turned-up']({ ...nameless, card: '1', name: '1', space: 'D' }, usual),
      events['turned-up-all']({ side: 'CP', spaces: ['B', 'D'] }, usual),
      events['left-unnamed']({ side: 'CP', space: 'D' }, usual),
      events.nominated({ ...nameless, space: 'D', range: 4 }, usual),
      events.rolled({ side: 'CP', space: 'B', grey: 4, blue: 4, result: 'event:D' }, usual),
      events.rolled({ side: 'CP', space: 'B', grey: 5, blue: 4, result: 'D' }, usual),
      events.picked({ ...nameless, space: 'D' }, usual),
      events.discarded({ ...nameless, from: 'D' }, usual),
      events.dealt({ side: 'CP', spaces: ['D'] }, usual),
      events.dealt({ side: 'CP', spaces: ['B', 'D'] }, usual),
      events.defend({ ...nameless, space: 'D', range: 4 }, usual),
      events['defend-die']({ ...nameless, space: 'D', range: 4, die: 1, played: true }, usual),
      asks.reveal({ ...t.s, turning: [{ side: 0, space: 'D' }] }),
      asks.roll({ ...t.s, nominated: 'D' }),
      asks['own-space']({ ...t.s, nominated: 'D' }),
      facts('CP.D', usual),
      place('odds.D', usual),
      cell('display.CP', 3),
      print?.('display.CP', 'D', usual) ?? '',
      ...(remarks?.({ ...t.s.options, opening: 'D' }) ?? []).filter((line) => /[DГ](?!\p{L})/u.test(line)),
    ];
    const alone = (letters: string) => new RegExp(`(?<!\\p{L})[${letters}](?!\\p{L})`, 'u');
    for (const text of said(printed('en'))) expect(text).toMatch(alone('D'));
    for (const text of said(printed('ru'))) {
      expect(text).toMatch(alone('Г'));
      expect(text).not.toMatch(alone('BD'));
    }
  },
);

test('one card is reported in the singular', () => {
  const dealt = (...spaces: Space[]) =>
    LANGS.map((l) => WORDS[l].events.dealt({ side: 'CP', spaces }, usual));
  const opened = (...spaces: Space[]) =>
    LANGS.map((l) => WORDS[l].events['turned-up-all']({ side: 'CP', spaces }, usual));
  expect(dealt('A').slice(1).join(' ')).not.toMatch(/karty|polach|polích|карты|ячейках/);
  expect(dealt('A', 'B')[3]).toContain('карты лицом вниз в ячейках');
  expect(opened('A').slice(2).join(' ')).not.toMatch(/karty|карты/);
  expect(LANGS.map((l) => WORDS[l].odds?.('event:top', usual))).toEqual([
    'random event of the top card',
    'wydarzenie z wierzchniej karty',
    'událost vrchní karty',
    'событие верхней карты',
  ]);
});

test.each(LANGS)('%s: the table of mandated offensives names sides and nations', (lang) => {
  const words = WORDS[lang];
  const { options } = new TestTable().s;
  const all = ['CP', 'AP', ...deck.mandated!.flat()].map(
    (text) => words.print?.('mandated', text, options) ?? '',
  );
  for (const text of all) expect(text).not.toMatch(/^([A-Z]{2}(-[A-Z]{2})?|)$/);
  if (lang !== 'en') expect(all).not.toContain('none');
  expect(words.print?.('mandated', '3', options)).toBe('3');
});

test('a double that can’t be played as an event says why, and the last turn does not promise another', () => {
  const facts = { side: 'CP', card: 'CP-02', name: 'X' };
  const reasons = ['conditions', 'combat', 'first-turn', 'reinforced', 'neutral'] as const;
  for (const lang of LANGS) {
    const { events, moves } = WORDS[lang];
    const said = reasons.map((why) => events['not-event']({ ...facts, why }, usual));
    expect(new Set(said).size).toBe(reasons.length);
    const { s } = new TestTable();
    expect(moves['go-on']('', { ...s, turn: 20 })).not.toBe(moves['go-on']('', { ...s, turn: 19 }));
  }
});

test('spaces are called by the letters on the player’s display', () => {
  const t = new TestTable().reveal();
  const latin = ru.printed?.(en.components ?? {}) ?? ru;
  expect(latin.moves.nominate('D', t.s)).toMatch(/^Выбрать «D»: /);
  expect(latin.cell('display.CP', 2)).toBe('ячейка «C»');
  expect(latin.odds?.('event:B', usual)).toMatch(/B$/);
  expect(latin.events.dealt({ side: 'CP', spaces: ['B', 'C'] }, usual)).toMatch(/«B» и «C»\.$/);
  const cyrillic = en.printed?.(ru.components ?? {}) ?? en;
  expect(cyrillic.moves.nominate('D', t.s)).toMatch(/^Nominate D \(Г\): /);
  expect(cyrillic.cell('display.CP', 3)).toBe('space Г');
  expect(letterOf(named(cyrillic, usual), 'D')).toBe('Г');
});

test('settings, presets and rules use the letters on the player’s displays', () => {
  const texts = (words: UnboundWords<Cdg>) => JSON.stringify([words.options, words.presets, words.rules]);
  /** A to E in any alphabet, where they stand alone; an English sentence may begin with A. */
  const standing = (text: string, letters: string) =>
    text.match(new RegExp(`(?<!\\p{L})[${letters}](?!\\p{L})`, 'gu'));
  for (const lang of LANGS) {
    for (const words of [WORDS[lang], ANY_DECK[lang]]) {
      const latin = texts(words.printed?.(en.components ?? {}) ?? words).replaceAll(/"[A-E]":/g, '');
      const cyrillic = texts(words.printed?.(ru.components ?? {}) ?? words).replaceAll(/"[A-E]":/g, '');
      expect(standing(latin, 'БГД')).toBeNull();
      expect(standing(latin, 'BDE')?.length).toBeGreaterThan(4);
      expect(standing(cyrillic, 'BDE')).toBeNull();
      expect(standing(cyrillic, 'БГД')?.length).toBe(standing(latin, 'BDE')?.length);
    }
  }
});

/** Where a move reports no event. */
const SILENT: Readonly<Record<string, () => TestTable>> = {
  opening: () => new TestTable({ cards: 'untracked', opening: 'B' }),
  play: () =>
    new TestTable({ ranges: 'custom', 'ranges.custom': '0,0,0,0,0', ownSpace: 'playable' })
      .reveal()
      .do('nominate:A', 'roll:21'),
  done: () => {
    const t = roundOf('AP', undefined, { voluntaryOneOp: true });
    t.s.round = deck.rounds;
    return t.do('one-op');
  },
  'go-on': () => {
    const t = new TestTable().reveal();
    Object.assign(t.s, { step: 'armistice', turn: deck.turns.campaign });
    return t;
  },
};

test.each(Object.entries(SILENT))('the story tells “%s” in a sentence, not by its button', (move, table) => {
  const t = table();
  const view = structuredClone(t.s);
  expect(t.do(move).told).toEqual([]);
  for (const words of Object.values(WORDS)) {
    const told = sayStory(words, move, view);
    expect(told).toMatch(/\.$/);
    expect(told).not.toBe(`${sayMove(words, move, view)}.`);
  }
});

test('a phase that a deck describes in a sentence is called by what is before the colon', () => {
  const said = (phase: string) => LANGS.map((lang) => WORDS[lang].events['phase-over']({ phase }, usual));
  expect(said('Winter: roll for snow.')).toEqual(said('Winter'));
  expect(said('Winter')[0]).toBe('Done: Winter.');
});
