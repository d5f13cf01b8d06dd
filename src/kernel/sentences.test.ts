import { expect, it } from 'vitest';
import type { Spec } from './game.ts';
import type { Choice, Num } from './options.ts';
import { type Plain, plain } from './sentences.ts';

interface Ferry extends Spec {
  options: {
    river: Choice<'wide' | 'narrow'>;
    'river.boats': Num;
    'fare.1': Num;
    'fare.2': Num;
  };
  outcome: 'over' | 'sunk';
  rule: 'rowing';
  preset: 'flood';
  refusal: 'no-boat';
  measure: 'crossings';
}
type Fare = 'fare.1' | 'fare.2';

const texts: Plain<Ferry, Fare> = {
  title: 'Ferry',
  pitch: 'Over the river.',
  'outcome.over': 'You are over.',
  'outcome.sunk': 'You are under.',
  'rule.rowing': 'Row.',
  'refusal.no-boat': 'There is no boat.',
  'preset.flood': { name: 'Flood', help: 'High water.' },
  'option.river': { name: 'River', help: 'How wide it is.' },
  'option.river=wide': 'Wide',
  'option.river=narrow': 'Narrow',
  'option.river.boats': { name: 'Boats', help: 'How many there are.' },
  'measure.crossings': { name: 'Crossings', help: 'How many.', key: 'Game' },
};
const fare = (k: number) => ({ name: `Fare ${k}`, help: 'In coins.' });

it('a flat list gives every part of the words that is a text, with the choices of an option under it', () => {
  expect(plain<Ferry, Fare>(texts, { 'fare.1': fare(1), 'fare.2': fare(2) })).toEqual({
    title: 'Ferry',
    pitch: 'Over the river.',
    outcomes: { over: 'You are over.', sunk: 'You are under.' },
    rules: { rowing: 'Row.' },
    refusals: { 'no-boat': 'There is no boat.' },
    presets: { flood: { name: 'Flood', help: 'High water.' } },
    options: {
      river: { name: 'River', help: 'How wide it is.', choices: { wide: 'Wide', narrow: 'Narrow' } },
      'river.boats': { name: 'Boats', help: 'How many there are.' },
      'fare.1': { name: 'Fare 1', help: 'In coins.' },
      'fare.2': { name: 'Fare 2', help: 'In coins.' },
    },
  });
});

it('the compiler says which text is missing', () => {
  // @ts-expect-error: the choice 'narrow' has no text.
  const lacking: Plain<Ferry, Fare> = { ...texts, 'option.river=narrow': undefined };
  expect(lacking.title).toBe('Ferry');
});
