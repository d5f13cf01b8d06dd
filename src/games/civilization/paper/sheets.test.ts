/** The printed tables, row by row. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyLanguage } from '../../../../test/speaks.ts';
import { defaults, resolve } from '../../../kernel/options.ts';
import type { Lang } from '../../../kernel/words.ts';
import { PAPER_NAMES } from '../../../print/sheet.ts';
import { paperOf } from '../../../print/sheets.ts';
import { named } from '../../../words/program.ts';
import { options as decls } from '../rules/options.ts';
import { cs } from '../words/cs.ts';
import { en } from '../words/en.ts';
import { pl as polish } from '../words/pl.ts';
import { ru } from '../words/ru.ts';
import { said } from '../words/said.ts';
import { aid } from './aid.ts';
import { look } from './colours.ts';
import { historyRows, opponentRows, sheets, tradeRows } from './sheets.ts';

const usual = defaults(decls);
const unbound = said('en', en);
const words = named(unbound, usual);
const pl = said('pl', polish);
const paper = paperOf('a4', 'en');

describe('history events', () => {
  const [head, ...rows] = historyRows(words, paper);

  it('C105, C106, C119: four bands of turns, a column for each face of the die', () => {
    expect(rows.map(([turns]) => turns)).toEqual(['1–3', '4–7', '8–12', '13–16']);
    expect(head).toEqual(['Turns', '1', '2', '3', '4', '5', '6']);
    for (const row of rows) expect(row.filter(Boolean)).toHaveLength(7);
  });
  it.each([
    ['C107, C108', 0, [1, 2], /3 culture/],
    ['C109', 0, [3], /unit/i],
    ['C110, C111', 1, [1, 2], /5 culture/],
    ['C112', 1, [3], /unit/i],
    ['C113, C114', 2, [1, 2], /resource/i],
    ['C115', 2, [3], /anarchy/i],
    ['C116', 3, [1], /great person/i],
    ['C117', 3, [2], /building or wonder|wonder/i],
    ['C118', 3, [3], /anarchy/i],
    ['C120', 0, [4], /drought/i],
    ['C124', 1, [4], /drought/i],
    ['C128', 2, [4], /deforestation/i],
    ['C132', 3, [4], /deforestation/i],
    ['C121', 0, [5], /\b5\b/],
    ['C125', 1, [5], /\b8\b/],
    ['C129', 2, [5], /\b12\b/],
    ['C133', 3, [5], /\b16\b/],
    ['C122, C123', 0, [6], /1.*3/],
    ['C126, C127', 1, [6], /2.*4/],
    ['C130, C131', 2, [6], /3.*5/],
    ['C134, C135', 3, [6], /4.*6/],
  ])('%s: band %d, dice %j', (_, band, dice, effect) => {
    for (const die of dice) expect(rows[band]?.[die]).toMatch(effect);
  });
});

describe('the opponent', () => {
  it('C62-C67: two of each land unit; one aircraft at level 3, two at level 4; C66: level 3 in turns 8 to 12', () => {
    const [, ...rows] = opponentRows(words, paper);
    expect(rows).toEqual([
      ['1–3', '1', '3', '2', '2', '2', '0'],
      ['4–7', '2', '4', '2', '2', '2', '0'],
      ['8–12', '3', '5', '2', '2', '2', '1'],
      ['13–16', '4', '6', '2', '2', '2', '2'],
    ]);
  });
});

describe('trade', () => {
  it('C136-C148: what each item is worth when offered, and what it costs', () => {
    const [head, ...rows] = tradeRows(paper);
    expect(head).toEqual(['Item', 'Worth when offered', 'Cost when asked for']);
    expect(rows).toEqual([
      ['Trade point', '1', '2'],
      ['Culture token', '1', '2'],
      ['Resource', '4', '8'],
      ['Culture event card', '–', '8'],
      ['Hut token', '6', '12'],
      ['Village token', '8', '16'],
    ]);
  });
});

describe('the sheet', () => {
  it('C28, C84: has all three tables on one page, in every language', async () => {
    const resolved = resolve(decls);
    if (!resolved.ok) throw new Error(resolved.refusal.option);
    for (const name of PAPER_NAMES)
      for (const [lang, heard] of Object.entries(everyLanguage(said, { en, pl: polish, cs, ru }))) {
        const spoken = named(heard, usual);
        const pages = sheets(resolved.options, spoken, paperOf(name, lang as Lang));
        expect(pages.map(({ id }) => id)).toEqual(['tables']);
        const printed = pages.flatMap(({ marks }) =>
          marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])),
        );
        // Nothing is broken inside a word.
        const cells = [
          ...historyRows(spoken, paperOf(name, lang as Lang)).slice(1),
          ...opponentRows(spoken, paperOf(name, lang as Lang)),
        ];
        const whole = new Set(cells.flat().flatMap((cell) => cell.split(/\s/)));
        for (const word of whole) expect(printed.join(' ').split(/\s/)).toContain(word);
      }
  });
});

it('unit types are headed as the owner’s cards are printed, the rest as the sheet speaks', () => {
  const [head] = opponentRows(
    named(pl.printed?.(unbound.components ?? {}) ?? pl, usual),
    paperOf('a4', 'pl'),
  );
  expect(head).toEqual([
    'Tury',
    'Poziom wojskowy',
    'Limit kart',
    'Infantry',
    'Mounted',
    'Artillery',
    'Aircraft',
  ]);
});

describe('the player aid', () => {
  const said = (given = {}) => {
    const resolved = resolve(decls, given);
    if (!resolved.ok) throw new Error(resolved.refusal.option);
    return aid(resolved.options, words, paper)
      .flatMap(({ lines }) => lines.map(({ text }) => text))
      .join(' ');
  };
  it('follows the settings', () => {
    expect(said()).toContain('A double, or 1 and 2');
    expect(said({ cancelRoll: 'B' })).toContain('any 1 or 2');
    expect(said()).toContain('you choose which');
    expect(said({ lossChoice: 'random' })).toContain('chance picks which');
    expect(said({ tradeTiming: 'after' })).toContain('After you collect trade');
    expect(said({ dealTest: 'literal' })).toContain('Offer at most');
    expect(said({ resourceDebt: 'off' })).not.toContain('Culture or resources');
  });
});

it('has the colours of the app', () => {
  const css = readFileSync(new URL('../picture/look.css', import.meta.url), 'utf8');
  expect(css.match(/--accent: light-dark\((#\w+)/)?.[1]).toBe(look.accent);
  expect(css.match(/--wash: light-dark\((#\w+)/)?.[1]).toBe(look.wash);
});
