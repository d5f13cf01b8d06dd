import { describe, expect, test } from 'vitest';
import { defaultPreset, idle, resolve, withoutEffect, written } from './options.ts';

const deck = { cards: 3 };
const decls = {
  fast: { kind: 'flag', role: 'taste', default: true },
  rule: { kind: 'choice', role: 'ruling', choices: ['a', 'b'], default: 'a' },
  turns: { kind: 'number', role: 'taste', min: 1, max: 4, default: 4 },
  'counters.boers': { kind: 'numbers', role: 'detail', length: 3, min: 0, max: 9, default: [4, 4, 3] },
  cards: { kind: 'numbers', role: 'detail', length: 2, min: 0, max: 9, most: [3, 9], default: [0, 0] },
  name: { kind: 'text', role: 'detail', max: 5, default: '' },
  deck: { kind: 'file', role: 'taste', shipped: { 'own@1': deck }, default: 'own@1' },
} as const;

test('options that aren’t given have their defaults', () => {
  expect(resolve(decls)).toEqual({
    ok: true,
    options: { fast: true, rule: 'a', turns: 4, 'counters.boers': [4, 4, 3], cards: [0, 0], name: '', deck },
  });
});

test('text from a command line and values from a journal are read alike', () => {
  const text = resolve(decls, {
    fast: 'off',
    rule: 'b',
    turns: '2',
    'counters.boers': '1,2,3',
    deck: 'own@1',
  });
  const typed = resolve(decls, { fast: false, rule: 'b', turns: 2, 'counters.boers': [1, 2, 3], deck });
  expect(text).toEqual(typed);
  expect(text.ok && text.options.turns).toBe(2);
});

test('a flag has three notations, and the bounds of a number are inclusive', () => {
  for (const [words, fast] of [
    [['on', 'true', 'yes'], true],
    [['off', 'false', 'no'], false],
  ] as const)
    for (const word of words) expect(resolve(decls, { fast: word })).toMatchObject({ options: { fast } });
  for (const turns of [1, 4]) expect(resolve(decls, { turns })).toMatchObject({ options: { turns } });
  for (const given of [
    { 'counters.boers': [0, 9, 9] },
    { cards: [3, 9] },
    { cards: [0, 0] },
    { name: 'short' },
  ])
    expect(resolve(decls, given)).toMatchObject({ ok: true, options: given });
});

test.each([
  [{ turns: '5' }, 'turns', 'bounds', '1-4'],
  [{ turns: 'x' }, 'turns', 'kind', '1-4'],
  [{ turns: '2.5' }, 'turns', 'kind', '1-4'],
  [{ turns: Number.NaN }, 'turns', 'kind', '1-4'],
  [{ rule: 'c' }, 'rule', 'choice', 'a, b'],
  [{ fast: 'maybe' }, 'fast', 'kind', 'on, off'],
  [{ 'counters.boers': '1,2' }, 'counters.boers', 'length', '3\u00a0×\u00a00-9'],
  [{ 'counters.boers': '1,2,x' }, 'counters.boers', 'kind', '3\u00a0×\u00a00-9'],
  [{ 'counters.boers': '1,2,10' }, 'counters.boers', 'bounds', '3\u00a0×\u00a00-9'],
  [{ cards: '9,9' }, 'cards', 'bounds', '0-3, 0-9'],
  [{ name: 'longer' }, 'name', 'length', '0-5'],
  [{ deck: 'other@2' }, 'deck', 'choice', 'own@1'],
  [{ deck: { cards: 0 } }, 'deck', 'choice', 'own@1'],
  [{ speed: '1' }, 'speed', 'unknown', Object.keys(decls).join(', ')],
  [{ __proto__: null, constructor: '1' }, 'constructor', 'unknown', Object.keys(decls).join(', ')],
])('%j is refused with the reason', (given, option, reason, expected) => {
  expect(resolve(decls, given)).toMatchObject({ ok: false, refusal: { option, reason, expected } });
});

test('a file from outside is checked, and its problems are reported', () => {
  const few = { path: 'cards', id: 'few', facts: { least: 1 } };
  const inspect = { deck: (data: unknown) => ((data as typeof deck).cards > 0 ? [] : [few]) };
  expect(resolve(decls, { deck: { cards: 0 } }, inspect)).toMatchObject({
    ok: false,
    refusal: { reason: 'file', problems: [few] },
  });
  const own = resolve(decls, { deck: { cards: 9 } }, inspect);
  expect(own.ok && written(decls, own.options).deck).toEqual({ cards: 9 });
  expect(resolve(decls, { deck: { cards: 1, more: 'x'.repeat(300_000) } }, inspect)).toMatchObject({
    ok: false,
    refusal: { expected: '256 KB' },
  });
});

test('a shipped file is written by its name', () => {
  const resolved = resolve(decls);
  expect(resolved.ok && written(decls, resolved.options).deck).toBe('own@1');
});

test('blanks around a typed number do no harm', () => {
  expect(resolve(decls, { turns: ' 2 ' })).toMatchObject({ ok: true, options: { turns: 2 } });
  expect(resolve(decls, { 'counters.boers': '1, 2, 3' })).toMatchObject({
    options: { 'counters.boers': [1, 2, 3] },
  });
});

describe('an option that has no effect beside the others', () => {
  const decls = {
    ranges: { kind: 'choice', role: 'taste', choices: ['rising', 'custom'], default: 'rising' },
    custom: { kind: 'number', role: 'detail', min: 0, max: 6, default: 1, needs: { ranges: ['custom'] } },
    turns: { kind: 'number', role: 'taste', min: 1, max: 4, default: 4 },
    late: { kind: 'flag', role: 'detail', default: false, needs: { turns: [3, 4], ranges: ['custom'] } },
    off: { kind: 'flag', role: 'detail', default: false, needs: { late: [false] } },
  } as const;
  const options = (given: Readonly<Record<string, unknown>>) => {
    const resolved = resolve(decls, given);
    if (!resolved.ok) throw new Error(resolved.refusal.option);
    return resolved.options;
  };

  test('is still resolved, so that a journal that has it opens', () => {
    expect(options({ custom: 3, late: true })).toMatchObject({ custom: 3, late: true });
  });
  test('names what it needs', () => {
    const said = (key: string, given = {}) => idle(decls, key, options(given));
    expect([said('custom'), said('custom', { ranges: 'custom' })]).toEqual(['ranges=custom', '']);
    expect(said('late', { turns: 2 })).toBe('turns=3|4 ranges=custom');
    expect(said('late', { turns: 3 })).toBe('ranges=custom');
    expect([said('off', { late: true }), said('ranges'), said('constructor')]).toEqual(['late=off', '', '']);
  });
  test('is refused if it was chosen, unless one of several games uses it', () => {
    const [without, having] = [options({}), options({ ranges: 'custom' })];
    const refusal = { option: 'custom', value: '3', reason: 'idle', expected: 'ranges=custom' };
    expect(withoutEffect(decls, { turns: '4', custom: '3' }, [without])).toEqual(refusal);
    expect(withoutEffect(decls, { turns: '4', custom: '3' }, [without, without])).toEqual(refusal);
    for (const games of [[having], [without, having], [having, without]])
      expect(withoutEffect(decls, { turns: '4', custom: '3' }, games)).toBeUndefined();
  });
});

test('finds the preset that equals the defaults, wherever it is listed', () => {
  expect(defaultPreset({ options: decls, presets: { short: { turns: 1 }, usual: {} } })).toBe('usual');
  expect(
    defaultPreset({ options: decls, presets: { short: { turns: 1 }, same: { turns: 4, deck: 'own@1' } } }),
  ).toBe('same');
  expect(defaultPreset({ options: decls, presets: { short: { turns: 1 } } })).toBeUndefined();
  expect(defaultPreset({ options: decls, presets: {} })).toBeUndefined();
});

test('a file brings its own settings, and given values override them', () => {
  const file = {
    ...decls,
    deck: { ...decls.deck, brings: () => ({ turns: 2, rule: 'b', unknown: 1 }) },
  } as const;
  expect(resolve(file)).toMatchObject({ ok: true, options: { turns: 2, rule: 'b', fast: true } });
  expect(resolve(file, { turns: 3 })).toMatchObject({ options: { turns: 3, rule: 'b' } });
  expect(resolve(file)).not.toHaveProperty('options.unknown');
  const wrong = { ...decls, deck: { ...decls.deck, brings: () => ({ turns: 9 }) } } as const;
  expect(resolve(wrong)).toMatchObject({ ok: false, refusal: { option: 'turns', reason: 'bounds' } });
});
