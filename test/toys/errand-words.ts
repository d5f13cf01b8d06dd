/** Words for the errand, for checks of sentences. */
import type { Words } from '../../src/kernel/words.ts';
import type { Errand } from './errand.ts';

export const errandWords: Words<Errand> = {
  title: 'Errand',
  pitch: 'A march of six steps.',
  seats: () => 'You',
  asks: {
    march: (s) => `Take step ${s.marched + 1}`,
    weather: () => 'What is the weather like?',
    ambush: () => 'Are you hit?',
    'flee-or-fight': () => 'Flee or fight?',
  },
  moves: {
    done: () => 'Done',
    sun: () => 'Sun',
    rain: () => 'Rain',
    hit: () => 'Hit',
    miss: () => 'Miss',
    flee: () => 'Flee',
    fight: () => 'Fight',
  },
  asides: { ambush: () => 'Ambush' },
  events: {
    marched: ({ n }) => `Step ${n}`,
    weather: ({ what }) => what,
    ambush: ({ depth }) => `Ambush ${depth}`,
    hit: ({ wounds }) => `Wounds: ${wounds}`,
    set: ({ value }) => `Now at ${value}`,
  },
  outcomes: { arrived: 'You arrive' },
  turn: (turn) => `Step ${turn}`,
  facts: () => 'Steps',
  value: (_, value) => value,
  options: { steps: { name: 'Steps', help: 'How far it is.' } },
  presets: {
    standard: { name: 'Standard', help: 'Six steps.' },
    short: { name: 'Short', help: 'One step.' },
  },
  refusals: {},
  rules: { all: 'March on.' },
  place: () => 'Road',
  piece: () => 'You',
  cell: (_, cell) => String(cell),
  measures: {},
  checklist: () => [],
};
