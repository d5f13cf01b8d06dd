/** Lines only: nothing coloured is left, and nothing that is written is lost. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plain, tint } from './colours.ts';
import { DICE } from './dice.ts';
import { text } from './lettering.ts';
import { moved } from './moved.ts';
import { ownerFill, SHAPES } from './owners.ts';
import { circle, line, type Mark, type Page, page, rect } from './sheet.ts';
import { paperOf } from './sheets.ts';

const paper = paperOf('a4', 'en');
const box = { x: 1, y: 2, width: 3, height: 4 };
const drawn = (marks: readonly Mark[]): Page => page(paper, 'portrait', { id: 'x', title: 'X', marks });
const inLines = (mark: Mark) => plain(drawn([mark])).marks;

test('a coloured body keeps its outline, a light wash goes, a line stays', () => {
  expect(inLines(rect(box, { stroke: 0, fill: '#9c2f27' }))).toMatchObject([
    { fill: 'none', stroke: 0.25, colour: '#000000' },
  ]);
  expect(inLines(rect(box, { stroke: 0, fill: '#f1e5c9' }))).toEqual([]);
  expect(inLines(rect(box, { stroke: 0.5, fill: '#f1e5c9', colour: '#7a5916' }))).toMatchObject([
    { fill: 'none', stroke: 0.5, colour: '#000000' },
  ]);
  expect(inLines(line(0, 0, 1, 1, { colour: '#7a5916' }))).toMatchObject([{ colour: '#000000' }]);
});

test('text on a colour turns black; pips stay dark; white stays white', () => {
  expect(inLines(text(paper, 0, 0, 'GO!', { size: 3, colour: 'cream' }))).toMatchObject([
    { colour: '#000000' },
  ]);
  expect(inLines(circle(0, 0, 1, { stroke: 0, fill: 'cream' }))).toMatchObject([{ fill: '#000000' }]);
  expect(inLines(circle(0, 0, 1, { stroke: 0, fill: 'ink' }))).toMatchObject([{ fill: '#000000' }]);
  expect(inLines(rect(box, { fill: 'paper' }))).toMatchObject([{ fill: '#ffffff' }]);
});

test('cream letters, and pips, can be told from the colour below them', () => {
  const light = (colour: string) =>
    [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
      .reduce((sum, c, i) => sum + c * ([0.2126, 0.7152, 0.0722][i] ?? 0), 0);
  const contrast = (a: string, b: string) => {
    const [darker = 0, lighter = 0] = [light(a), light(b)].sort((x, y) => x - y);
    return (lighter + 0.05) / (darker + 0.05);
  };
  for (const [nth] of SHAPES.entries()) expect(contrast(tint('cream'), ownerFill(nth))).toBeGreaterThan(4.5);
  for (const { fill, pips } of Object.values(DICE)) expect(contrast(tint(pips), fill)).toBeGreaterThan(4.5);
});

test('owners have the colours of the app', () => {
  const css = readFileSync(new URL('../web/seats/SeatMark.css', import.meta.url), 'utf8');
  const fills = [...css.matchAll(/--seat-fill: (#\w+)/g)].map(([, fill]) => fill);
  expect(fills).toEqual(SHAPES.map((_, nth) => ownerFill(nth)));
});

test('a path is scaled and moved, its angles and flags are not', () => {
  expect(moved('M1 2L3 4H5V6Z', 2, 10, 20)).toBe('M 12 24L 16 28H 20V 32Z');
  expect(moved('M0 0A7 7 0 1 1 9.9 3', 0.5, 1, 1)).toBe('M 1 1A 3.5 3.5 0 1 1 5.95 2.5');
  expect(moved('C1 1 2 2 3 3Q4 4 5 5', 1, 1, 0)).toBe('C 2 1 3 2 4 3Q 5 4 6 5');
  expect(() => moved('m1 1', 1, 0, 0)).toThrow('absolute');
});
