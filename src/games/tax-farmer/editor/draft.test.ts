import { describe, expect, test } from 'vitest';
import type { DataProblem } from '../../../kernel/data-problem.ts';
import { phrasesOf } from '../../../kernel/sentences.ts';
import { inspect } from '../files/file.ts';
import { en } from '../words/en.ts';
import { remark, remarksAt } from './checks.ts';
import {
  freshDraft,
  freshEffect,
  moved,
  put,
  renameGood,
  renameProvince,
  stillOurs,
  valueAt,
} from './draft.ts';
import { shaped } from './shape.ts';
import { EFFECTS } from './words/words.ts';

const own = phrasesOf(en, 'problem');
const problems = (board: unknown): readonly DataProblem[] =>
  inspect.board?.(board) ?? [{ path: '', id: 'nobody looked', facts: {} }];
const fresh = freshDraft('typed over');
const GOLD = 'provinces.3.production.gold';

test('the initial board can be played, says where it comes from, and counts as ours', () => {
  expect(problems(fresh)).toEqual([]);
  expect(fresh.provenance.kind).toBe('physical-copy');
  expect(stillOurs(fresh)).toBe(fresh.provinces.length);
  expect(stillOurs(put(fresh, GOLD, 9))).toBe(fresh.provinces.length - 1);
});

test('a value is put at the place the checks name, and the old board is left alone', () => {
  const wrong = put(fresh, GOLD, -1);
  expect(valueAt(wrong, GOLD)).toBe(-1);
  expect(valueAt(fresh, GOLD)).not.toBe(-1);
  const [said] = problems(wrong).map((problem) => remark(problem, own));
  expect(said?.place).toBe(GOLD);
  expect(remarksAt(said ? [said] : [], 'provinces.3', true)).toHaveLength(1);
  expect(remarksAt(said ? [said] : [], 'provinces.3')).toHaveLength(0);
});

test('undefined removes a key; missing parents are created', () => {
  expect(put(fresh, 'title.pl', undefined).title).not.toHaveProperty('pl');
  const started = put(fresh, 'startingRebellions.6', { count: 1, choose: 'random', candidates: null });
  expect(problems(started)).toEqual([]);
});

describe('another id', () => {
  test('everything that names a good follows', () => {
    const { goods, weaponsGood } = fresh;
    for (const [i, { id }] of goods.entries()) {
      const renamed = renameGood(fresh, i, 'amber');
      expect(problems(renamed)).toEqual([]);
      expect(JSON.stringify({ ...renamed, goods: [], title: {} })).not.toContain(`"${id}"`);
      expect(renamed.weaponsGood === 'amber').toBe(weaponsGood === id);
    }
  });
  test('everything that names a province follows', () => {
    const tied = put(fresh, 'startingRebellions.3', { count: 1, choose: 'random', candidates: ['estyx'] });
    const i = fresh.provinces.findIndex((p) => p.id === 'estyx');
    expect(problems(put(tied, `provinces.${i}.id`, 'styx'))).not.toEqual([]);
    expect(problems(renameProvince(tied, i, 'styx'))).toEqual([]);
  });
  test('an id that is already taken changes no references', () => {
    const twice = renameGood(fresh, 0, fresh.weaponsGood);
    expect(twice.needDeck).toEqual(fresh.needDeck);
    expect(problems(twice).some(({ path }) => /^goods\.\d+\.id$/.test(path))).toBe(true);
  });
});

test('every kind of effect begins as one that can be played', () => {
  const i = fresh.provinces.findIndex((p) => p.action);
  for (const type of EFFECTS)
    expect(problems(put(fresh, `provinces.${i}.action.effects`, [freshEffect(type)])), type).toEqual([]);
});

test('entries move by one', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
});

describe('what the form takes', () => {
  test('a complete board survives unchanged', () => {
    expect(shaped(JSON.parse(JSON.stringify(fresh)))).toEqual(fresh);
  });
  test('a board with wrong values keeps them, so that they can be put right', () => {
    const wrong = put(put(fresh, GOLD, null), 'setup', 'much');
    expect(valueAt(shaped(wrong), GOLD)).toBeNull();
    expect(problems(shaped(wrong)).map(({ path }) => path)).toContain('setup.gold');
  });
  test('unknown parts are left out', () => {
    expect(problems(shaped({ ...fresh, colour: 'red' }))).toEqual([]);
  });
  test.each([undefined, null, 7, [], {}, { format: 'tax-farmer-board' }])('%j is no board', (data) => {
    expect(shaped(data)).toBeUndefined();
  });
});

describe('what the checks say', () => {
  test('is shown at its field as a sentence', () => {
    const place = { line: 3, column: 4 };
    const agents = { place, path: 'setup.agents', id: 'whole', facts: { min: 1, max: 30 } };
    expect(remark(agents, own)).toEqual({
      place: 'setup.agents',
      what: 'Must be a whole number from 1 to 30.',
    });
    expect(remark({ path: '', id: 'missing', facts: { key: 'id' } }, own)).toEqual({
      place: '',
      what: 'Is missing.',
    });
  });
});
