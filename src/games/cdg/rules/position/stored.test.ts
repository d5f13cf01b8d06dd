/** Positions as journals have them: in the form of earlier versions, from which a game continues. */
import { expect, test } from 'vitest';
import { positionText } from '../../../../kernel/session/checkpoint.ts';
import { cardDriven } from '../game.ts';
import { AP_FIVE, CP_FIVE, roundOf, TestTable } from '../testing.ts';

const written = (t: TestTable) => JSON.parse(positionText(t.game, t.s));

/** The same position, read back. */
function readBack(t: TestTable): void {
  expect(t.game.stored.read(written(t), t.s.options)).toEqual(t.s);
}

test('spaces were written as numbers, and cards to be turned up by numbers that go through both displays', () => {
  const t = new TestTable({ opening: 'B' });
  expect(written(t)).toMatchObject({ turning: [0, 2, 3, 4], nominated: -1, grey: 0, blue: 0, phase: -1 });
  expect(written(t).sides[0].slots.slice(0, 2)).toEqual([
    { card: '', set: 0, up: false, closed: false },
    { card: 'CP-01', set: -1, up: true, closed: false },
  ]);
  readBack(t);
  const other = roundOf('AP', []).do('nominate:A', 'roll:66');
  expect(written(other)).toMatchObject({ nominated: 0, grey: 6, blue: 6 });
  expect(written(other).playing).toEqual({ from: -1, card: '', how: 'event', use: '' });
  readBack(other);
  const acting = roundOf('CP').do('nominate:E', 'roll:12', 'sr');
  expect(written(acting).playing).toEqual({ from: 4, card: CP_FIVE[4], how: 'any', use: 'sr' });
  readBack(acting);
  const next = acting.do('done');
  expect(written(next)).toMatchObject({ turning: [5, 6, 7, 8, 9], playing: null, oneOp: '' });
  readBack(next);
});

test('the opening card’s event was written like one that the fate die leaves nothing but the event', () => {
  const opening = new TestTable({ opening: 'B', cards: 'untracked' }).do('opening');
  expect(opening.s.playing?.how).toBe('opening');
  expect(written(opening).playing).toEqual({ from: 1, card: '', how: 'event-only', use: '' });
  readBack(opening);
  const fate = new TestTable({ method: 'fateDie' }).do('card:CP-06', 'card:CP-13').reveal();
  fate.do('fate:2', 'pick:B');
  expect(fate.s.playing?.how).toBe('event-only');
  expect(written(fate).playing).toMatchObject({ from: 1, card: 'CP-13', how: 'event-only' });
  readBack(fate);
});

test('mandated offensives were written apart from the sides', () => {
  const t = new TestTable({ mandated: true }).do('die:2');
  expect(written(t).offensives).toEqual(['AH-IT', '']);
  readBack(t);
  t.do('die:6');
  expect(written(t).offensives).toEqual(['AH-IT', 'RU']);
  expect(t.s.sides.map(({ offensive }) => offensive)).toEqual(['AH-IT', 'RU']);
  readBack(t);
});

test('the fate die was written as the grey one, and the spaces that were face up as bits', () => {
  const t = new TestTable({ method: 'fateDie' }).reveal().do('fate:4');
  expect(written(t)).toMatchObject({ grey: 4, blue: 0, wasUp: 3 });
  readBack(t);
});

test('a battle with no card, a card, and an untracked card', () => {
  const untracked = new TestTable({ cards: 'untracked', ranges: 'flat4' });
  untracked.do('nominate:A', 'roll:12', 'battle', 'attack:C', 'defend:B', 'die:6', 'defend:D');
  const { battle } = written(untracked);
  expect(battle).toMatchObject({ step: 'die', attack: '?', attackFrom: 2, defence: '', defenceFrom: 3 });
  expect(battle).toMatchObject({ from: 2, winner: '' });
  readBack(untracked);
  untracked.do('die:1');
  expect(written(untracked).battle).toMatchObject({ step: 'fight', defence: '?', defenceFrom: 3 });
  readBack(untracked);
  const named = roundOf('AP', AP_FIVE).do('nominate:E', 'roll:12', 'ops', 'battle', 'attack:C');
  expect(written(named).battle).toMatchObject({ attack: AP_FIVE[2], defence: '', defenceFrom: -1, from: 0 });
  readBack(named);
});

test('a display with too many spaces or too few is refused, and so is a card beyond the last one', () => {
  const t = new TestTable({}, cardDriven);
  const { options } = t.s;
  expect(written(t).sides[0].slots).toHaveLength(4);
  for (const length of [3, 5]) {
    const wrong = written(t);
    wrong.sides[1].slots = Array(length).fill(null);
    expect(() => t.game.stored.read(wrong, options)).toThrow(`${length} spaces`);
  }
  t.s.sides[0].slots.E = { card: 'H-01', set: null, up: true, closed: false };
  expect(() => t.game.check(t.s)).toThrow('a card beyond the display');
});
