import { plural, type Words } from '../../../src/kernel/words.ts';
import type { Place, Spec } from '../rules/options.ts';

const n = plural('en');
const lights = (k: number) => n(k, { one: 'light', other: 'lights' });
const gusts = (k: number) => n(k, { one: 'gust', other: 'gusts' });
const flasks = (k: number) => n(k, { one: 'flask', other: 'flasks' });

const PLACE: Readonly<Record<string, string>> = {
  gate: 'Gate',
  market: 'Market',
  harbour: 'Harbour',
  hours: 'Hours',
  oil: 'Oil',
  lights: 'Lights counted',
  wind: 'Gust?',
};
const PIECE: Readonly<Record<string, string>> = {
  watchman: 'Watchman',
  clock: 'Clock',
  white: 'White',
  red: 'Red',
};
/** In the chart of the wind. */
const GUST: Readonly<Record<string, string>> = { G: 'yes', S: 'storm', C: 'no' };
const TO: Readonly<Record<Place, string>> = {
  gate: 'the gate',
  market: 'the market',
  harbour: 'the harbour',
};

export const words: Words<Spec> = {
  title: 'Night Watch',
  pitch: 'You walk through a town at night; the wind tries to put your lantern out.',
  seats: () => 'You',
  asks: {
    walk: ({ hour }) => `Hour ${hour}: where do you go?`,
    count: ({ at }) => `How many lights do you see at ${TO[at]}?`,
    wind: () => 'Roll the white and the red die for the wind.',
  },
  moves: {
    go: (place) => `Go to ${TO[place as Place]}`,
    lights: (k) => lights(Number(k)),
    calm: () => 'Calm',
    gust: () => 'Gust',
  },
  asides: { bell: () => 'Ring the bell' },
  events: {
    walked: ({ hour, to }) => `Hour ${hour}: you go to ${TO[to]}.`,
    counted: ({ lights: k }) => `You see ${lights(k)}.`,
    wind: ({ gust, oil }) => (gust ? `A gust. Oil left: ${flasks(oil)}.` : 'The air stays calm.'),
    bell: ({ hour }) => `You ring the bell in hour ${hour} and go home.`,
    set: ({ value }) => `Oil is now ${flasks(Number(value))}.`,
  },
  outcomes: { dawn: 'Dawn: the watch is over', dark: 'Your lantern is out', relieved: 'You were relieved' },
  turn: (hour) => `Hour ${hour}`,
  facts: () => 'Oil',
  value: (_, value) => value,
  options: {
    hours: { name: 'Hours', help: 'How long the night is.' },
    weather: {
      name: 'Weather',
      help: 'In a storm, more rolls bring a gust.',
      choices: { calm: 'Calm', stormy: 'Stormy' },
    },
    gateFire: {
      name: 'Light at the gate',
      help: 'Whether lighting the lantern at the guards’ fire uses oil.',
      choices: { oil: 'Uses oil', free: 'Free' },
    },
  },
  presets: {
    standard: { name: 'Standard', help: 'Six hours of calm weather.' },
    storm: { name: 'Storm', help: 'More gusts.' },
  },
  refusals: {},
  rules: {
    round: 'Each hour of the night you go to one of the three places. The setting says how many hours there are.',
    lights: 'Count the lights that you see where you are.',
    wind: 'Then roll a white and a red die: white is the row of the chart, red the column. It says whether there’s a gust, always or only in a storm (see the settings).',
    oil: 'After a gust you light the lantern again with 1 flask of oil. With none left, you lose. By default this holds at the gate too.',
    bell: 'You may ring the bell at any time: the watch ends at once.',
  },
  place: (id) => PLACE[id] ?? '',
  piece: ({ kind }) => PIECE[kind] ?? '',
  print: (_, text) => GUST[text] ?? text,
  // Only the track has cells; a place of the map has none.
  cell: (place, cell) => (place === 'hours' ? `hour ${cell + 1}` : ''),
  measures: {
    'one-hour': {
      name: 'Oil after one hour',
      help: 'How much oil is left after one roll for the wind.',
      key: 'Place',
      row: (place) => PLACE[place] ?? '',
      outcome: (k) => flasks(Number(k)),
    },
    gusts: {
      name: 'Gusts in a night',
      help: 'How many gusts a whole night has.',
      key: 'Night',
      row: () => 'whole night',
      outcome: (k) => gusts(Number(k)),
    },
  },
  bots: { homebody: { name: 'Homebody', help: 'Never leaves the gate.' } },
  sources: PLACE,
  checklist: ({ hours }) => ['Put the watchman on the gate.', `Lay out a track of ${n(hours, { one: 'hour', other: 'hours' })} and put the clock on 1.`, 'Take 3 flasks of oil, a white die and a red one.'],
};
