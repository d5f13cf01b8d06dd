/** Rules in a file have the same odds as the games in TypeScript, and as calculations without either. */
import { describe, expect, test } from 'vitest';
import { lastBridge, warden } from '../../test/solo/by-hand.ts';
import { exact, file, load, planOf, textOf } from '../../test/solo/solo.ts';
import { boerWar } from '../games/boer-war/rules/game.ts';
import { civilization } from '../games/civilization/rules/game.ts';
import { asText, fraction, over } from '../kernel/exact/fraction.ts';
import { gameOf } from './game.ts';

const READINGS = [
  ['literal', 'literal'],
  ['commentary', 'commentary'],
  ['remaining-above', 'remainingAbove'],
] as const;

const PART = { side: 'boers', turn: 1 };
const boers = (poolRule: string) => exact(boerWar, 'actions-by-round', { poolRule }, PART);

/** The game of a shipped file with something changed. */
function changed(name: string, from: string, to: string) {
  const text = textOf(name);
  if (!text.includes(from)) throw new Error(`'${from}' isn't in ${name}`);
  return gameOf(planOf(text.replace(from, to)));
}

describe('the Boer War', () => {
  test.each(READINGS)('%s: actions by round', (ours, theirs) => {
    const rows = exact(load('boer-war'), 'actions-by-round', { 'pool-rule': ours });
    expect(rows).toHaveLength(11);
    expect(rows).toEqual(boers(theirs));
  });
  test.each(READINGS)('%s: an empty pool', (ours, theirs) => {
    const [row] = exact(load('boer-war'), 'empty-pool-met', { 'pool-rule': ours });
    const [other] = exact(boerWar, 'empty-pool', { poolRule: theirs }, PART);
    expect(row?.outcomes).toEqual(other?.outcomes);
    if (ours === 'literal') expect(row?.outcomes.yes).toBe('3/7');
  });
  test.each([
    ['counters 4 × 1, 4 × 2, 3 × 3', 'counters 4 × 1, 3 × 2, 4 × 3'],
    [
      'STOP × count Action complete in Action counters of Side, GO! × count Action complete + 1 in',
      'STOP × count Action complete in Action counters of Side, GO! × count Action complete in',
    ],
    ['if Action complete = 2', 'if Action complete = 1'],
    ['turn down Action complete in', 'turn down 1 in'],
  ])('a file with a mistake has other odds: %s → %s', (from, to) => {
    const odds = () => exact(changed('boer-war', from, to), 'actions-by-round', { 'pool-rule': 'literal' });
    expect(odds()).not.toEqual(boers('literal'));
  });
});

describe('the event clock of Civilization', () => {
  test('an event on each turn', () => {
    const ours = exact(load('civ-clock'), 'events-by-turn').map(({ key, outcomes }) => ({
      key,
      outcomes: { event: outcomes['1-plus'], calm: outcomes['0'] },
    }));
    expect(ours).toHaveLength(16);
    expect(ours).toEqual(exact(civilization, 'events-by-turn'));
    const wrong = exact(changed('civ-clock', 'add 1 to Event dice', 'add 2 to Event dice'), 'events-by-turn');
    expect(wrong[2]?.outcomes['0']).not.toEqual(ours[2]?.outcomes.calm);
  });
  test('which event it is', () => {
    const ours = exact(load('civ-clock'), 'results-by-turn');
    const kinds: Record<string, RegExp> = {
      culture: /culture/,
      unit: /a unit/,
      drought: /Drought/,
      military: /Military/,
      battle: /Battle/,
      resource: /resource/,
      anarchy: /Anarchy/,
      deforestation: /Deforestation/,
      person: /person/,
      building: /building/,
    };
    // The file's rows come only where there's an event; its odds are shares of those.
    const theirs = exact(civilization, 'results-by-turn').map(({ key, outcomes: { calm, ...outcomes } }) => {
      const [n, d] = (calm ?? '0/1').split('/').map(BigInt) as [bigint, bigint];
      const eventful = fraction(d - n, d);
      const shares = Object.entries(outcomes).map(([kind, text]) => {
        const [a, b] = text.split('/').map(BigInt) as [bigint, bigint];
        return [kind, asText(over(fraction(a, b), eventful))];
      });
      return { key, outcomes: Object.fromEntries(shares) };
    });
    const named = ours.map(({ key, outcomes }) => ({
      key,
      outcomes: Object.fromEntries(
        Object.entries(outcomes).map(([said, f]) => [
          Object.keys(kinds).find((k) => kinds[k]?.test(said)),
          f,
        ]),
      ),
    }));
    expect(named).toEqual(theirs);
  });
});

test('what comes several times or not at all in a row is counted in shares of what happened', () => {
  const game = gameOf(
    planOf(
      file(`## Pieces

- Round: track 1 to 2
- Threat: track 0 to 9

## Game

1. Rounds. → repeat 2 times, counting Round
   1. How often? → roll 1d2
      - 1: Once. → do Fire
      - 2: Twice. → do Fire; do Fire
   2. Is it over? → if Threat ≥ 2
      1. It is. → end over
2. Over. → end over

## Fire

1. Fire. [guns] → roll 1d3
   - 1: A hit. → add 1 to Threat
   - 2-3: A miss.

## Endings

- over: win

## Ask

- Hits? [hits] → branches of [guns] by Round
- Threat? [threat] → Threat at [guns] by Round
`),
    ),
  );
  const by = (measure: string) => exact(game, measure).map(({ outcomes }) => outcomes);
  expect(by('hits')).toEqual([
    { '1': '1/3', '2-3': '2/3' },
    { '1': '1/3', '2-3': '2/3' },
  ]);
  // Before the first shot of a round 0, before the second one 1 in a third: 1 + 1/2 · 2/3 to 1/2 · 1/3.
  expect(by('threat')[0]).toEqual({ '0': '8/9', '1': '1/9' });
  const sum = Object.values(by('threat')[1] ?? {}).map((f) => f.split('/').map(Number) as [number, number]);
  expect(sum.reduce((all, [n, d]) => all + n / d, 0)).toBeCloseTo(1, 9);
});

test('Lantern: five rolls in six for each hour', () => {
  expect(exact(load('lantern'), 'night')).toEqual([
    { key: 'game', outcomes: { dawn: '15625/46656', dark: '31031/46656' } },
  ]);
  const hours = exact(load('lantern'), 'last-hour', { hours: 2 })[0]?.outcomes;
  expect(hours).toEqual({ '1': '1/6', '2': '5/6' });
});

describe('the Last Bridge', () => {
  test.each([
    ['bridge', 3],
    ['bridge', 5],
    ['last-bridge', 4],
    ['last-bridge', 6],
  ])('%s, distance %i, as by hand', (name, distance) => {
    const { endings, hours } = lastBridge(distance);
    expect(exact(load(name), 'held', { distance })[0]?.outcomes).toEqual(endings);
    expect(exact(load(name), 'hours', { distance })[0]?.outcomes).toEqual(hours);
  });
  test('a mistake changes the odds', () => {
    const wrong = changed('bridge', 'natural 1: The attack fails.', 'natural 2: The attack fails.');
    expect(exact(wrong, 'held', { distance: 3 })[0]?.outcomes).not.toEqual(lastBridge(3).endings);
  });
});

/** The whole game takes half a minute; four rounds meet every card. */
const ROUNDS = process.env.EMPTYCHAIR_ALL ? [4, 8] : [4];

describe('the Warden', () => {
  const shortened = (rounds: number) => changed('warden', 'repeat 8 times', `repeat ${rounds} times`);
  test.each(ROUNDS)('%i rounds, as by hand', (rounds) => {
    const { endings, threat } = warden(6, rounds);
    expect(exact(shortened(rounds), 'held')[0]?.outcomes).toEqual(endings);
    expect(exact(shortened(rounds), 'threat')[0]?.outcomes).toEqual(threat);
  });
  test.each([
    ['Cubes of Warden + 1 to Threat', 'Cubes of Warden to Threat'],
    ['→ shuffle Warden deck', ''],
    ['add 2 to Cubes of Place', 'add 1 to Cubes of Place'],
    ['the Region after Warden', 'Harbour'],
  ])('a mistake changes the odds: %s → %s', (from, to) => {
    const text = textOf('warden').replace('repeat 8 times', 'repeat 4 times');
    expect(text).toContain(from);
    expect(exact(gameOf(planOf(text.replace(from, to))), 'threat')[0]?.outcomes).not.toEqual(
      warden(6, 4).threat,
    );
  });
});
