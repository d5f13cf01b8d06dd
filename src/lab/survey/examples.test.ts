/** A report's names for prompts and events: what a player would read the first time. */
import { describe, expect, test } from 'vitest';
import { type Lantern, lantern } from '../../../test/toys/lantern.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { resolve } from '../../kernel/options.ts';
import type { Options } from '../play/player.ts';
import { speechByName } from '../report/testing.ts';
import { examples, inCommon, shortened } from './examples.ts';

const resolved = resolve(lantern.options, { hours: 2 });
if (!resolved.ok) throw new Error('options');
const options: Options = resolved.options;
const { words } = await speechByName({
  asks: { walk: (view) => `Walk your round of hour ${(view as Lantern['view']).hour}.` },
  events: {
    walked: (facts) => `Hour ${(facts as { hour: number }).hour} of ${resolved.options.hours} is over.`,
    wind: (facts) => ((facts as { gust: boolean }).gust ? 'A gust!' : 'All is calm.'),
    never: () => 'Nobody says this.',
  },
});

test('the first of each; without words the id, and what never comes up is missing', () => {
  const { prompts, lines } = examples(lantern as Game<AnySpec>, options, words, 1);
  expect([...prompts]).toEqual([
    ['walk', 'Walk your round of hour 1.'],
    ['wind', 'wind'],
  ]);
  expect(lines.get('walked')).toBe('Hour 1 of 2 is over.');
  expect(lines.get('wind')).toMatch(/^(A gust!|All is calm\.)$/);
  expect(lines.has('never')).toBe(false);
});

test('a question for all positions has dots instead of numbers', () => {
  const { questions } = examples(lantern as Game<AnySpec>, options, words, 1);
  expect(questions.get('walk')).toBe('Walk your round of hour ….');
  expect(questions.get('wind')).toBe('wind');
});

test.each([
  ['Week 1: where do you go?', 'Week 12: where do you go?', 'Week …: where do you go?'],
  ['Week …: where do you go?', 'Week 3: where do you go?', 'Week …: where do you go?'],
  ['Red, round 1: act.', 'Dark Blue, round 2: act.', '…: act.'],
  ['Count the Salt Lakes.', 'Count the Old Capital.', 'Count the ….'],
  ['Draw.', 'Roll!', 'Draw.'],
  ['Choose red now, or pass.', 'Choose dark blue now, or pass.', 'Choose … now, or pass.'],
  ['Roll red.', 'Roll dark blue', 'Roll …'],
  ['The same.', 'The same.', 'The same.'],
])('“%s” and “%s” have in common: “%s”', (one, other, common) => {
  expect(inCommon(one, other)).toBe(common);
});

test('rules that break give the examples up to there', () => {
  const broken: Game<AnySpec> = {
    ...(lantern as Game<AnySpec>),
    apply: (s, move, log) => {
      if (move !== 'done') throw new Error('broken');
      lantern.apply(s as Lantern['state'], 'done', log as never);
    },
  };
  const { prompts, lines } = examples(broken, options, words, 1);
  expect([...prompts.keys()]).toEqual(['walk', 'wind']);
  expect([...lines.keys()]).toEqual(['walked']);
});

describe('a long text', () => {
  test('is its first line, up to ninety letters', () => {
    expect(shortened('One.\nTwo.')).toBe('One.');
    expect(shortened('x'.repeat(90))).toBe('x'.repeat(90));
    expect(shortened('x'.repeat(91))).toBe(`${'x'.repeat(89)}…`);
    expect([...shortened('🎲'.repeat(200))]).toHaveLength(90);
  });
  test('ends with a whole word, without the comma after it', () => {
    const words = `${'word '.repeat(16)}and then, sometimes, more`;
    expect(shortened(words)).toBe(`${'word '.repeat(16)}and…`);
    // A very long word is cut in the middle.
    const early = `a ${'x'.repeat(120)}`;
    expect(shortened(early)).toBe(`a ${'x'.repeat(87)}…`);
  });
});
