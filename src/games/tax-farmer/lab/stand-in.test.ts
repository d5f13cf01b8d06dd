/** The stand-in for the printed board: what it answers at the ends of its dice, worked out by hand from its description. */
import { expect, test } from 'vitest';
import { opened, rebel, setEach } from '../rules/testing.ts';
import { standIn } from './stand-in.ts';

const least = () => 0;
const most = (n: number) => n - 1;
const helping = (
  step: 'table-load' | 'table-points' | 'table-capital' | 'table-acted' | 'place',
  given = {},
) => Object.assign(opened({ tracking: 'helper', ...given }), { step });

test('loads spread evenly around the one that is set', () => {
  const s = helping('table-load', { 'standIn.load': 5 });
  expect([standIn(s, least), standIn(s, most)]).toEqual(['load:0', 'load:10']);
});

test('points grow by nothing up to twice what is set, and never beyond 999', () => {
  const s = helping('table-points', { 'standIn.points': 4 });
  s.active = 1;
  setEach(s, 'points', [20, 31, 20, 20]);
  expect([standIn(s, least), standIn(s, most)]).toEqual(['points:31', 'points:39']);
  setEach(s, 'points', [20, 995, 20, 20]);
  expect(standIn(s, most)).toBe('points:999');
});

test('up to three agents in IMPERIA', () => {
  const s = helping('table-capital');
  expect([standIn(s, least), standIn(s, most)]).toEqual(['agents:0', 'agents:3']);
});

test('some rebellions are crushed, but never the only one', () => {
  const s = helping('table-acted');
  expect(standIn(s, least)).toBe('done');
  rebel(s, 'ferrox');
  expect(standIn(s, least)).toBe('done');
  rebel(s, 'estyx');
  // In board order, and three chances for nothing.
  expect([0, 1, 2, 4].map((pick) => standIn(s, () => pick))).toEqual([
    'crushed:estyx',
    'crushed:ferrox',
    'done',
    'done',
  ]);
});

test('everything else is for the players', () => {
  expect(standIn(helping('place'), least)).toBeUndefined();
});
