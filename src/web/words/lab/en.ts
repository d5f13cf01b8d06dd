/** Many games at once: in English. */
import { plural } from '../../../kernel/words.ts';
import type { Dictionary } from './words.ts';

const readings = plural('en');
const same = (one: string, other: string) => ({ one, other });

export const lab: Dictionary = {
  open: 'Simulate',
  help: 'The app plays the game thousands of times and tells you what stands out: how it ends, how long it takes, what never happens. Your own games stay as they are.',
  writers: 'For rule writers',
  settings: 'Rules and settings',
  question: 'What would you like to know?',
  study: 'What these rules do',
  compare: 'How the readings of a rule differ',
  which: 'Which rule',
  values: 'Readings to compare',
  otherSettings: 'Other settings',
  tickMore: 'Tick one more reading: there is nothing to compare yet.',
  games: 'How many games',
  gamesEach: 'Games of each reading',
  deciders: 'Who decides',
  chance: 'Chance alone',
  play: (games) => `Play ${games}`,
  playEach: (n, games) => `Compare ${readings(n, same('reading', 'readings'))}, ${games} each`,
  preparing: 'Making ready, and working out what can be known exactly…',
  stop: 'Stop and keep what is done',
  stopping: 'Stopping; the games under way are finished first…',
  nothingDone: 'Stopped before the first games were over. There is nothing to show yet.',
  broken: (why) => `The run broke off: ${why}`,
  onPage: 'In this copy of the app the page does the work itself: it is slower here and may stutter.',
  save: 'Save the report',
  'files.page': 'Page (HTML)',
  'files.json': 'Everything (JSON)',
  'files.measures': 'Measures (CSV)',
  'files.counts': 'Counts (CSV)',
  'files.lengths': 'Lengths (CSV)',
  'files.differences': 'Differences (CSV)',
  single: 'Look into one of these games',
  singleHelp: 'It is put on your shelf, played to its end. Read its story, step back, or go on from any moment.',
  number: 'Number of the game',
  openGame: 'Open this game',
  opening: 'Playing it once more…',
  notOpened: 'This game could not be opened.',
  simulated: (number) => `Simulated game ${number}`,
  trouble: (number) => `Open game ${number}, where it went wrong`,
};
