import { expect, it } from 'vitest';
import type { Spec } from './game.ts';
import type { Choice, Num } from './options.ts';
import { type Flat, grouped, type Plain, phrasesOf, plain, type Sentences, textsOf } from './sentences.ts';

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
  refusal: 'no-boat' | 'too-dear.1' | 'too-dear.2';
  measure: 'crossings';
}
type Fare = 'fare.1' | 'fare.2' | 'too-dear.1' | 'too-dear.2';

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

it('a flat list gives all plain texts of the words, with an option’s choices under it', () => {
  const fares = { 'fare.1': fare(1), 'fare.2': fare(2), 'too-dear.1': 'Pay 1.', 'too-dear.2': 'Pay 2.' };
  expect(plain<Ferry, Fare>(texts, fares)).toEqual({
    title: 'Ferry',
    pitch: 'Over the river.',
    outcomes: { over: 'You are over.', sunk: 'You are under.' },
    rules: { rowing: 'Row.' },
    refusals: { 'no-boat': 'There is no boat.', 'too-dear.1': 'Pay 1.', 'too-dear.2': 'Pay 2.' },
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

const sentences: Sentences<{
  'place.cup': null;
  'place.river': { wide: boolean };
  'event.sunk': null;
  'event.paid': { coins: number };
  'event.paid.nothing': null;
}> = {
  'place.cup': 'cup',
  'place.river': ({ wide }) => (wide ? 'wide river' : 'river'),
  'event.sunk': 'The boat is gone.',
  'event.paid': ({ coins }) => `You pay ${coins}.`,
  'event.paid.nothing': 'You pay nothing.',
};

it('a group’s texts are found by name, and an id from data finds nothing inherited', () => {
  const places = textsOf(sentences, 'place');
  const name: string = places.cup;
  expect([name, Object.keys(places), places['constructor' as string]]).toEqual(['cup', ['cup'], undefined]);
});

it('phrasesOf returns a group’s sentences without the variants that the game chooses from', () => {
  const events = phrasesOf(sentences, 'event');
  expect(Object.keys(events)).toEqual(['sunk', 'paid']);
  expect([events.sunk(), events.paid({ coins: 3 })]).toEqual(['The boat is gone.', 'You pay 3.']);
});

interface Harbour {
  name: string;
  keys: readonly string[];
  boats: { count(n: number): string; colours: { red: string } };
}

it('a flat list becomes the groups in its keys, and the compiler says which sentence is missing', () => {
  const flat: Flat<Harbour> = {
    name: 'Harbour',
    keys: ['a', 'b'],
    'boats.count': (n) => `${n} boats`,
    'boats.colours.red': 'red',
  };
  const { name, keys, boats } = grouped<Harbour>(flat, 'en');
  expect([name, keys, boats.count(2), boats.colours]).toEqual([
    'Harbour',
    ['a', 'b'],
    '2 boats',
    { red: 'red' },
  ]);
  // @ts-expect-error: the colour has no text.
  const lacking: Flat<Harbour> = { ...flat, 'boats.colours.red': undefined };
  expect(lacking.name).toBe('Harbour');
});
