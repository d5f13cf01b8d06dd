import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { find } from '../../../games/catalogue.ts';
import { type AnySpec, chance, range, table } from '../../../kernel/game.ts';
import { defaults } from '../../../kernel/options.ts';
import type { Lang } from '../../../kernel/words.ts';
import { proposalFor } from '../../../sitting/proposal.ts';
import { named } from '../../../words/program.ts';
import { openGame } from '../../saved/open.ts';
import { memoryStore } from '../../store/memory.ts';
import { loadUi } from '../../words/load.ts';
import { choicesAt } from './choices.ts';
import { enteredDice } from './entered-dice.ts';
import { grouped } from './groups.ts';
import { numbersAsked, numbersAt } from './numbers.ts';
import { outlookOf } from './outlook.ts';

const war = find('boer-war');
if (!war) throw new Error('no Boer War');
const words = named(await war.words.en(), defaults((await war.game()).options));
const dice = (...weights: readonly number[]) =>
  Object.fromEntries(weights.map((w, i) => [`die:${i + 1}`, w]));
const outlook = (odds: Record<string, number>, secret?: string, few?: number) =>
  outlookOf(chance<AnySpec>('roll', odds, secret), words, { view: {}, scene: [] }, 'player', few);

test('the button shows few outcomes, each with its odds', () => {
  expect(outlook({ go: 3, stop: 4 })).toMatchObject({
    few: [
      { id: 'go', label: 'GO!', odds: [3, 7] },
      { id: 'stop', label: 'STOP', odds: [4, 7] },
    ],
    equal: 0,
    many: 0,
  });
});

test('many equally likely outcomes are summarised, many different ones are listed', () => {
  expect(outlook(dice(2, 2, 2, 2, 2, 2))).toMatchObject({ few: [], equal: 6, many: 0 });
  const differ = outlook(dice(1, 2, 3, 4, 5));
  expect(differ).toMatchObject({ few: [], equal: 0, many: 5 });
  expect(differ?.all().map(({ odds }) => odds)).toEqual([1, 2, 3, 4, 5].map((weight) => [weight, 15]));
});

test('with keys on the board there is room for one line, but not for outcomes', () => {
  expect(outlook({ go: 1, stop: 1 }, undefined, 0)).toMatchObject({ few: [], equal: 2, many: 0 });
  expect(outlook({ go: 3, stop: 4 }, undefined, 0)).toMatchObject({ few: [], equal: 0, many: 2 });
});

test('a seat that may not see a draw doesn’t see its odds either', () => {
  expect(outlook({ go: 3, stop: 4 }, 'other')).toBeUndefined();
  expect(outlook(dice(1, 1, 1, 1, 1), 'other', 0)).toBeUndefined();
  expect(outlook({ go: 3, stop: 4 }, 'player')).toBeDefined();
});

test('many outcomes that the table groups are listed by group, with the one in question on the button', () => {
  const sums = [
    { outcome: 'nominated', chance: '5/9', print: 'Sud Army' },
    { outcome: 'GO', chance: '4/9' },
  ];
  const place = { id: 'odds', kind: 'odds', pieces: [], odds: sums } as const;
  const told = (active: boolean, odds: typeof sums, few?: number) =>
    words &&
    outlookOf(
      chance<AnySpec>('roll', dice(1, 1, 1, 1, 1, 1)),
      words,
      { view: {}, scene: [{ ...place, odds, active }] },
      'player',
      few,
    );
  const both = [
    { id: 'nominated', label: 'Sud Army', odds: [5, 9] },
    { id: 'GO', label: 'GO', odds: [4, 9] },
  ];
  expect(told(true, sums)).toMatchObject({ few: both, equal: 0, many: 0 });
  expect(told(false, sums)).toMatchObject({ few: [], equal: 6, many: 0 });
  const six = [...sums, ...sums, ...sums];
  expect(told(true, six)).toMatchObject({ few: [both[0]], equal: 0, many: 6 });
  expect(told(true, six)?.all()).toHaveLength(6);
  expect(told(true, six, 0)).toMatchObject({ few: [], equal: 0, many: 6 });
});

test('few numbers are buttons, with the listed ones of their kind before other answers; many are a field', () => {
  expect(numbersAt(table<AnySpec>('tell', [], [range('lights', 0, 9)]))).toEqual({
    few: Array.from({ length: 10 }, (_, n) => `lights:${n}`),
    many: [],
  });
  expect(numbersAt(table<AnySpec>('tell', ['lost:0', 'none'], [range('lost', 1, 3)])).few).toEqual([
    'lost:0',
    'lost:1',
    'lost:2',
    'lost:3',
  ]);
  const long = range('lights', 0, 10);
  expect(numbersAt(table<AnySpec>('tell', ['none'], [long]))).toEqual({ few: [], many: [long] });
});

test('a short range with a proposed number is a field, too', () => {
  const node = table<AnySpec>('tell', ['same'], [range('hand', 3, 9)]);
  expect(numbersAt(node).few).toHaveLength(7);
  expect(numbersAt(node, () => ({ number: 5 }))).toMatchObject({
    few: [],
    many: [{ verb: 'hand', proposal: { number: 5 } }],
  });
});

test('numbers that a sentence says, and those in a closed group, are a field', () => {
  const node = table<AnySpec>('tell', [], [range('lights', 1, 3)]);
  expect(numbersAt(node, undefined, () => true)).toMatchObject({ few: [], many: [{ verb: 'lights' }] });
});

/** The choices of a golden game when this is asked for the first or the n-th time. */
async function asked(
  game: string,
  folder: string,
  golden: string,
  ask: string,
  lang: Lang = 'en',
  own = false,
  nth = 1,
) {
  const file = new URL(`../../../games/${folder}/golden/${golden}.txt`, import.meta.url);
  const told = readFileSync(file, 'utf8').split(`\n  ${ask}: `).slice(0, nth).join('\n');
  const [header = '', ...lines] = told.split('\n').filter((line) => line.startsWith('> '));
  const store = memoryStore('blocked');
  const about = { id: ask, game, name: '', header, own, demo: false, created: 0, updated: 0 };
  await store.create(
    {
      ...about,
      archived: 0,
      removed: 0,
      over: 0,
      guided: false,
      guidedFrom: 0,
      simulated: false,
      shared: null,
      count: lines.length,
    },
    lines,
  );
  const opened = await openGame(store, ask);
  const said = await find(game)?.words[lang]();
  if (!opened?.ok || !said) throw new Error('closed');
  const { node, session } = opened.saved.sitting;
  const words = named(said, session.options);
  if (node.kind === 'end' || node.ask !== ask) throw new Error(`not asked: ${ask}`);
  return {
    node,
    words,
    sitting: opened.saved.sitting,
    choices: choicesAt(opened.saved.sitting, words, await loadUi(lang), []),
  };
}

test('next to a number field, the only button isn’t the primary one', async () => {
  const { node, choices } = await asked('civilization', 'civilization', 'economy-with-the-tally', 'gain');
  expect(node).toMatchObject({ ranges: [{ min: 1 }] });
  expect(choices.map(({ look }) => look)).toEqual(['plain']);
});

test('the number entered before is proposed, and no other button says the same', async () => {
  const { sitting, choices } = await asked('civilization', 'civilization', 'lost-on-time', 'bonus');
  const { node } = sitting;
  if (node.kind !== 'table') throw new Error('not asked');
  const [bonus] = node.ranges;
  if (!bonus) throw new Error('no range');
  expect(choices).toEqual([]);
  expect(proposalFor(sitting, bonus, false)).toBeUndefined();
  expect(sitting.session.adjust('bonus', '6', '').ok).toBe(true);
  expect(proposalFor(sitting, bonus, false)).toEqual({ number: 6, move: 'same' });
  const again = choicesAt(sitting, (await find('civilization')?.words.en()) as never, await loadUi('en'), []);
  expect(again).toEqual([]);
});

test('an earlier answer in the journal is proposed when the same question comes again', async () => {
  const units = (nth: number) =>
    asked('civilization', 'civilization', 'lost-in-battle', 'units-owned', 'en', false, nth);
  const proposed = async (nth: number) => {
    const { sitting, node } = await units(nth);
    return node.kind === 'table' && node.ranges[0] ? proposalFor(sitting, node.ranges[0], false) : undefined;
  };
  expect(await proposed(1)).toBeUndefined();
  const { sitting } = await units(2);
  const told = sitting.session.line.find(({ ask }) => ask === 'units-owned')?.step;
  expect(await proposed(2)).toEqual({ number: Number(told?.kind === 'move' ? told.move.slice(4) : '') });
});

test.each([
  [
    'en',
    'Draw for me',
    'Draw all for me',
    'Roll for me',
    ['Draw by hand', 'Roll by hand'],
    ['I rolled a 5 or 6 (event)', 'I rolled no 5 or 6 (no event)'],
  ],
  [
    'pl',
    'Losuj za mnie',
    'Losuj wszystko za mnie',
    'Rzuć za mnie',
    ['Losuję ja', 'Rzucam ja'],
    ['Wypadło: 5 lub 6 (wydarzenie)', 'Wypadło: ani 5, ani 6 (spokój)'],
  ],
  [
    'cs',
    'Losovat za mě',
    'Losovat vše za mě',
    'Hodit za mě',
    ['Losuji já', 'Házím já'],
    ['Padlo: 5 nebo 6 (událost)', 'Padlo: žádná 5 ani 6 (klid)'],
  ],
  [
    'ru',
    'Вытянуть за меня',
    'Вытянуть всё за меня',
    'Бросить за меня',
    ['Вытянуть вручную', 'Бросить вручную'],
    ['Выпало: 5 или 6 (событие)', 'Выпало: ни 5, ни 6 (спокойно)'],
  ],
] as const)('dice are rolled, cards are drawn: %s', async (lang, draw, drawAll, roll, myself, events) => {
  const at = (ask: string, own = false) =>
    asked('paths-of-glory', 'cdg', 'introductory', ask, lang, own).then(({ choices }) => choices);
  const draws = [await at('reveal'), await at('roll')];
  // Two cards are revealed in one tap.
  expect(draws.map(([first]) => first?.label)).toEqual([drawAll, roll]);
  // So does the small button for the other way to draw, both ways.
  const lists = [...draws, await at('reveal', true), await at('roll', true)];
  const other = lists.map((choices) => choices.find(({ drawer }) => drawer)?.label);
  expect(other).toEqual([...myself, draw, roll]);
  const event = await asked('civilization', 'civilization', 'lost-on-time', 'event-dice', lang, true);
  // One colon at most, and no capital letter in the middle.
  expect(event.choices.slice(0, 2).map(({ label }) => label)).toEqual(events);
});

test('a player rolls dice, not a list: a bare die and dice that the game reads; named faces are listed, two results too', async () => {
  const own = async (game: string, golden: string, ask: string) => {
    const { sitting, words, choices } = await asked(game, game, golden, ask, 'en', true);
    return { dice: enteredDice(sitting, words), labels: choices.map(({ label }) => label) };
  };
  const first = await own('tax-farmer', 'rounds', 'roll-first');
  expect([1, 6].map((face) => first.dice?.move([face]))).toEqual(['die:1', 'die:6']);
  expect(first.labels).toEqual(['Roll for me']);
  const event = await own('civilization', 'lost-on-time', 'event-dice');
  expect(event.dice).toBeUndefined();
  expect(event.labels).toHaveLength(3);
  const which = await own('civilization', 'lost-on-time', 'event-die');
  expect(which.dice).toBeUndefined();
  expect(which.labels).toHaveLength(7);
  expect(which.labels[0]).toMatch(/^1 \(/);
});

test('buying gold back is one button, which opens a field', async () => {
  const { node, words, sitting } = await asked('tax-farmer', 'tax-farmer', 'rounds', 'bribe');
  if (node.kind !== 'decision') throw new Error('no decision');
  sitting.chairs.takeDevice();
  const choices = choicesAt(sitting, words, await loadUi('en'), []);
  const back = choices.filter(({ field }) => field);
  expect(back.map(({ id, group }) => [id, group?.rare])).toEqual([['refund', true]]);
  const opened: string[] = [];
  const shown = (group: string) =>
    grouped(choices, { group, open: (name) => void opened.push(name) }, 'Back').map(({ label }) => label);
  const [name = ''] = back.map(({ group }) => group?.name ?? '');
  expect(shown('')).toContain(`${name}…`);
  expect(shown(name)).toEqual(['Back']);
  expect(numbersAsked(sitting, words, node).many.map(({ verb }) => verb)).toContain('refund');
});
