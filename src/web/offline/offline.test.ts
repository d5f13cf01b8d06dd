import { describe, expect, test } from 'vitest';
import { inline } from '../../../scripts/build/one-file.ts';
import type { Entry } from '../../kernel/journal.ts';
import { lacksOf, placeOf } from './place.ts';
import { betweenTurns } from './turns.ts';

describe('a new version is offered', () => {
  const check: Entry = { kind: 'check', hash: '0', state: '{}' };
  const drawn: Entry = { kind: 'move', by: 'chance', move: 'go' };
  const done: Entry = { kind: 'move', by: 'table', move: 'done' };
  test('at the start of a turn, also after what the app draws first in it', () => {
    expect(betweenTurns([done, check])).toBe(true);
    expect(betweenTurns([done, check, drawn, drawn])).toBe(true);
  });
  test('never within one', () => {
    expect(betweenTurns([])).toBe(false);
    expect(betweenTurns([drawn])).toBe(false);
    expect(betweenTurns([check, done])).toBe(false);
    expect(betweenTurns([check, done, drawn])).toBe(false);
    expect(betweenTurns([check, { kind: 'undo', n: 1 }])).toBe(false);
  });
});

test('what is missing depends on where the page came from', () => {
  expect(placeOf({ protocol: 'https:' }, true)).toBe('site');
  expect(placeOf({ protocol: 'http:' }, true)).toBe('site');
  expect(placeOf({ protocol: 'http:' }, false)).toBe('network');
  expect(placeOf({ protocol: 'file:' }, true)).toBe('file');
  expect(lacksOf('site', { wakeLock: false })).toEqual([]);
  expect(lacksOf('network', { wakeLock: false })).toEqual(['offline', 'lasting', 'awake']);
  expect(lacksOf('file', { wakeLock: true })).toEqual(['offline', 'lasting', 'windows']);
});

describe('the single file', () => {
  const page =
    '<html><head><link rel="stylesheet" crossorigin href="./a.css"></head>\n' +
    '<body><script type="module" crossorigin src="./a.js"></script></body></html>';
  test('no text of a script ends it, and $ stays what it is', () => {
    const html = inline(page, "const a = '</script><!-- $& $1';", 'b{}');
    expect(html).toContain("const a = '\\x3c/script>\\x3c!-- $& $1';");
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toMatch(/href=|src=/);
  });
  test('a page that still asks for a file is refused', () => {
    expect(() => inline(page.replace('stylesheet', 'icon'), '', '')).toThrow('asks for a file');
  });
});
