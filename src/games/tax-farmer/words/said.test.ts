/** Which of several sentences is said, shown in English: the choice is the same in every language. */

import { describe, expect, it } from 'vitest';
import { type Brief, type Phrase, sayFact, sayGroup } from '../../../kernel/words.ts';
import { named } from '../../../words/program.ts';
import type { Events, RuledOut, State } from '../rules/state.ts';
import { needs, opened, optionsOf, rebel } from '../rules/testing.ts';
import { en } from './en.ts';
import { said } from './said.ts';

const unbound = said('en', en);
const words = named(unbound, optionsOf({}));

type Told = { [E in keyof Events]: readonly [event: E, facts: Events[E], says: string] }[keyof Events];
type Reason = { [R in keyof RuledOut]: readonly [why: R, facts: RuledOut[R], says: string] }[keyof RuledOut];

const red = { seat: 'red', province: 'estyx' } as const;
const test = { province: 'estyx', load: 9 };
const rebels = 'It gets a rebellion marker, its agents leave';
const marker = { seat: 'red', dice: 2, sum: 7, from: 4, to: 11 } as const;
const unrolled = { seat: 'red', dice: 2, from: 4, to: 11 } as const;
const won = { points: 30, rounds: 1, ending: 'election' } as const;

const TOLD: readonly Told[] = [
  ['dealt', { province: 'estyx', field: 1, good: null, reward: 0 }, 'Estyx: NOTHING.'],
  ['dealt', { province: 'estyx', field: 1, good: 'grain', reward: 2 }, 'Estyx: need card Grain 2.'],
  ['agents', { seat: 'red', agents: 10, extra: 0 }, 'Red has 10 agents this round.'],
  ['agents', { seat: 'red', agents: 12, extra: 2 }, 'Red has 12 agents this round (+2).'],
  ['holds', { ...test, sum: 10 }, 'No rebellion in Estyx: the dice show 10, more than its load of 9.'],
  ['holds', test, 'Estyx holds: a load of 9 never rebels.'],
  [
    'rebels',
    { ...test, cards: 1, coins: 0 },
    `Rebellion! Estyx: a load of 9 always rebels. ${rebels}, and its need cards go into the deck.`,
  ],
  [
    'rebels',
    { ...test, sum: 8, cards: 1, coins: 2 },
    `Rebellion! Estyx: 8 against 9. ${rebels}, its need cards go into the deck, and 2 coins go to the bank.`,
  ],
  ['capital-riots', { ...test, sum: 8 }, 'Estyx riots (8 against 9): all agents leave.'],
  // The reward is points, and the cap lets none of them count.
  [
    'filled',
    { ...red, reward: 3, coins: 0, gold: 0, points: 0, lost: ['wine'] },
    'Red fulfils a need in Estyx with Wine: nothing.',
  ],
  ['collected', { ...red, gold: 0, gained: [] }, 'Red activates Estyx: nothing.'],
  ['collected', { ...red, gold: 2, gained: ['wine'] }, 'Red activates Estyx: 2 gold and Wine.'],
  ['action-used', { seat: 'red', province: 'vindara', gold: 0, points: 0, lost: [] }, 'Red uses Banquet.'],
  [
    'action-used',
    { seat: 'red', province: 'vindara', gold: -1, points: -2, lost: ['wine'] },
    'Red uses Banquet; cost: 1 gold, 2 points and Wine.',
  ],
  [
    'action-used',
    { seat: 'red', province: 'lanivia', gold: 0, points: 0, lost: ['wine'] },
    'Red gives up Wine for Petition.',
  ],
  [
    'filled',
    { ...red, reward: 3, coins: 0, gold: 3, points: 0, lost: ['grain'] },
    'Red fulfils a need in Estyx with Grain: 3 gold.',
  ],
  [
    'filled',
    { ...red, reward: 3, coins: 2, gold: 2, points: 3, lost: ['grain'] },
    'Red fulfils a need in Estyx with Grain: 2 gold and 3 points (reward 3, coins 2).',
  ],
  ['crushed', { ...red, points: 0, gold: 0, lost: [] }, 'Red crushes the rebellion in Estyx: 0 points.'],
  [
    'crushed',
    { ...red, points: 10, gold: 2, lost: ['weapons'] },
    'Red crushes the rebellion in Estyx: 10 points and 2 gold; Weapons spent.',
  ],
  ['table-crushed', { province: 'estyx' }, 'The rebellion in Estyx is crushed: marker off, 10 points.'],
  ['bribed', { seat: 'red', gold: 0, points: 0 }, 'Red changes nothing.'],
  ['bribed', { seat: 'red', gold: -2, points: 2 }, 'Red pays 2 gold for 2 points.'],
  ['bribed', { seat: 'red', gold: 1, points: -2 }, 'Red gives up 2 points for 1 gold.'],
  ['told-points', { seat: 'red', points: -3 }, 'Red: −3 on the track.'],
  ['marker', marker, 'Red rolls 7 with 2 dice and moves the black marker from 4 to 11.'],
  [
    'marker-moved',
    { seat: 'red', action: 'aurelis', by: 3, from: 4, to: 7 },
    'Red moves the black marker by 3, from 4 to 7.',
  ],
  ['marker', { ...marker, from: 11 }, 'The black marker stays on 11.'],
  ['marker', { ...unrolled, from: 11 }, 'The black marker stays on 11: no roll can move it.'],
  ['marker', unrolled, 'Red moves the black marker from 4 to 11; any roll would do, so nobody rolls.'],
  ['supply', { coins: 2, cards: 1, nothing: 0 }, 'Supply: 2 coins on 1 need card.'],
  [
    'supply',
    { coins: 2, cards: 5, nothing: 3 },
    'Supply: 2 coins on each of 5 need cards; 3 NOTHING cards go back to the deck.',
  ],
  ['converted', { seat: 'red', gold: -4, points: 4 }, 'Red converts 4 gold into 4 points.'],
  ['standings', { round: 1, points: [20, 30], gold: [] }, 'Points: Red 20, Blue 30.'],
  ['won', { ...won, seats: ['red'] }, 'Red wins with 30 points after 1 round.'],
  ['won', { ...won, seats: ['red', 'blue'] }, 'Red and Blue share the victory with 30 points after 1 round.'],
];

const REASONS: readonly Reason[] = [
  ['no-placing', { province: 'estyx', weapons: '' }, 'Estyx is in rebellion; nobody can place agents there.'],
  [
    'no-placing',
    { province: 'estyx', weapons: 'weapons' },
    'Estyx is in rebellion; you can place agents there only if you have Weapons.',
  ],
  ['no-leader', { province: 'estyx', half: false }, 'Nobody has the most agents in Estyx.'],
  ['no-leader', { province: 'estyx', half: true }, 'Nobody has more than half of the agents in Estyx.'],
];

it.each(TOLD)('the event %s with %o', (event, facts, says) => {
  const say: Readonly<Record<string, Phrase<[facts: object]>>> = words.events;
  expect(say[event]?.(facts)).toBe(says);
});

it.each(REASONS)('the reason %s with %o', (why, facts, says) => {
  const say: Readonly<Record<string, Phrase<[facts: object]>>> = words.ruledOut ?? {};
  expect(say[why]?.(facts)).toBe(says);
});

it('an exact roll that was too high is reported with its dice (G45)', () => {
  const options = optionsOf({ markerOvershoot: 'exact' });
  expect(unbound.events.marker({ ...marker, from: 11 }, options)).toMatch(
    /rolls 7 with 2 dice; the black marker stays on 11\.$/,
  );
});

describe('a field is named only in a province that has several', () => {
  const at = (s: State, province: string, step: State['step']): State => ({
    ...s,
    step,
    here: s.options.board.provinces.findIndex(({ id }) => id === province),
  });
  const s = opened();
  const two = s.options.board.provinces.find(({ needFields }) => needFields === 2)?.id ?? '';
  needs(s, two, 2, 'grain,2', 3);
  needs(s, 'vindara', 1, 'weapons,4');

  it('when its need is fulfilled', () => {
    expect(words.moves.fill('2', at(s, two, 'needs'))).toBe(
      'Give Grain (field 2): get 5 gold (reward 2, coins 3)',
    );
    expect(words.moves.fill('1', at(s, 'vindara', 'needs'))).toBe('Give Weapons: get 4 gold');
  });

  it('when a card is dealt to it', () => {
    expect(words.asks.deal({ ...s, here: 1, field: 1 })).toMatch(/, field 2\.$/);
    expect(words.asks.deal({ ...s, here: 2 })).not.toMatch(/field/);
  });
});

describe('a good that may be given up or taken says what it would bring', () => {
  const s = opened();
  needs(s, 'estyx', 1, 'grain,2', 3);
  needs(s, 'orivane', 1, 'grain,3');
  needs(s, 'agrana', 1, 'salt,2');
  rebel(s, 'vindara');

  const plain = (label: string) => label.replaceAll('\u00a0', ' ');

  it('by the needs on the table, with their coins', () => {
    expect(plain(words.moves.take('grain', s))).toBe('Take Grain (Estyx 5 gold, Orivane 3 gold)');
    expect(plain(words.moves.pay('salt', s))).toBe('Give up Salt (Agrana 2 gold)');
    expect(words.moves.pay('wine', s)).toBe('Give up Wine');
  });

  it('in points, if the board pays points', () => {
    const inPoints = { ...s, options: { ...s.options, needReward: 'points' as const } };
    expect(plain(words.moves.take('grain', inPoints))).toBe(
      'Take Grain (Estyx 3 gold + 2 points, Orivane 3 points)',
    );
  });

  it('by the rebellions that WEAPONS crush', () => {
    expect(plain(words.moves.take('weapons', s))).toBe('Take Weapons (Vindara 10 points)');
  });
});

it('what an action does stands after its name, and a need after what was given for it', () => {
  const of = { seat: 'red', action: 'vindara' } as const;
  const say = (briefs: Brief | readonly Brief[] | undefined) =>
    [briefs ?? []]
      .flat()
      .map(({ what, which }) => `${what}: ${which}`)
      .join('; ');
  const { briefs } = words;
  expect(say(briefs?.gains?.({ ...of, gold: 0, points: 3, gained: [] }))).toBe('Banquet: 3 points');
  expect(say(briefs?.tithe?.({ ...of, rival: 'blue', gold: 2 }))).toBe(
    'Banquet: 2 gold (Blue); taken by Red: 2 gold',
  );
  expect(say(briefs?.['more-agents']?.({ ...of, agents: 2 }))).toBe('Banquet: +2 agents next round');
  expect(say(briefs?.['coins-off']?.({ ...of, province: 'estyx', coins: 2 }))).toBe(
    'Banquet: −2 coins (Estyx)',
  );
  expect(say(briefs?.['marker-moved']?.({ ...of, by: 3, from: 0, to: 3 }))).toBe(
    'Banquet: black marker 0 → 3',
  );
  const filled = { ...red, reward: 3, coins: 2, gold: 5, points: 0, lost: ['grain'] } as const;
  expect(say(briefs?.filled?.(filled))).toBe('fulfils a need in: Estyx (Grain → 5 gold)');
});

it('a fact belongs to a player, to a province or to nobody', () => {
  const facts = ['gold.red', 'good.red.wine', 'agents.estyx.red', 'coins.estyx.1', 'round'] as const;
  expect(facts.map((fact) => [words.owner?.(fact), sayFact(words, fact)])).toEqual([
    ['Red', 'Red: gold'],
    ['Red', 'Red: holds Wine'],
    ['Estyx', 'Estyx: agents of Red'],
    ['Estyx', 'Estyx: coins on field 1'],
    [undefined, 'Round'],
  ]);
});

it('gold is bought back behind one button, so that buying points stays in sight', () => {
  expect(words.rare).toContain('refund');
  expect(sayGroup(words, 'refund:3', opened())).toBe('Sell points for gold');
});
