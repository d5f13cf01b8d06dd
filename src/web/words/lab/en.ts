/** Many games at once: in English. */
import { plural } from '../../../kernel/words.ts';
import type { Dictionary } from './words.ts';

const readings = plural('en');
const same = (one: string, other: string) => ({ one, other });

export const lab: Dictionary = {
  open: 'Simulate',
  help: 'The app plays the game many times and tells you what stands out: how it ends, how long it takes, what never happens. Your own games stay as they are.',
  writers: 'For rule writers',
  settings: 'Rules and settings',
  question: 'What would you like to know?',
  study: 'What these rules do',
  compare: 'How the readings of a rule differ',
  which: 'Rule',
  values: 'Readings to compare',
  otherSettings: 'Other settings',
  tickMore: 'Tick another reading: there’s nothing to compare yet.',
  games: 'Number of games',
  gamesEach: 'Games per reading',
  deciders: 'Who decides',
  chance: 'Random choices',
  play: (games) => `Play ${games}`,
  playEach: (n, games) => `Compare ${readings(n, same('reading', 'readings'))}, ${games} each`,
  preparing: 'Getting ready and computing what can be known exactly…',
  stop: 'Stop here',
  stopping: 'Stopping after the games in progress…',
  nothingDone: 'Stopped before the first games were over. There’s nothing to show yet.',
  broken: (why) => `The simulation failed: ${why}`,
  onPage: 'In this copy of the app, simulations are slower and the page may stutter.',
  save: 'Save report',
  'files.page': 'Page (HTML)',
  'files.json': 'Everything (JSON)',
  'files.measures': 'Measures (CSV)',
  'files.counts': 'Counts (CSV)',
  'files.lengths': 'Lengths (CSV)',
  'files.differences': 'Differences (CSV)',
  single: 'Look at one game',
  singleHelp: 'The app adds it to your shelf, played to the end. Read its story, step back, or continue from any point.',
  number: 'Game number',
  openGame: 'Open this game',
  opening: 'Playing it again…',
  notOpened: 'This game couldn’t be opened.',
  simulated: (number) => `Simulated game ${number}`,
  trouble: (number) => `Open faulty game ${number}`,
};
