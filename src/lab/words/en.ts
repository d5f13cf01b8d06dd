/** The lab in English. */
import { numbers, plural } from '../../kernel/words.ts';
import type { LabWords } from './lab.ts';

const n = plural('en');
const format = numbers('en');
const same = (one: string, other: string) => ({ one, other });
const games = (k: number) => n(k, same('game', 'games'));
const moves = (k: number) => n(k, same('move', 'moves'));

export const words: LabWords = {
  lang: 'en',
  report: (game) => `${game}: what the rules really do`,
  comparison: (game) => `${game}: readings compared`,
  played: (k, seed) => `${games(k)}, seed ${seed}`,
  stopped: (k, of) => `Stopped before the end: ${format(k)} of ${games(of)} are in these numbers.`,
  method: {
    random: 'Whatever a player decides is chosen at random here, each choice equally likely.',
    bots: (name) => `In every seat decides the bot “${name}”.`,
    standIn: 'What only a real table knows is answered by the game’s stand-in.',
  },
  exact: 'exact',
  sampled: (k) => `sampled from ${games(k)}`,
  interval: 'Whiskers and brackets: 95% intervals.',
  sections: {
    findings: 'What stands out',
    measures: 'Measures',
    games: 'Whole games',
    health: 'Health of the rules',
    settings: 'Settings',
    again: 'The same numbers again',
    variants: 'Variants',
    differences: 'Differences, with their error bars',
  },
  length: 'Length of a game',
  outcomes: 'How games end',
  seats: 'Wins by seat',
  settled: 'How early it is settled',
  settledHelp:
    'Games were halted on their way and finished anew by chance: how often did the same result come again?',
  onlyChoice: 'Decisions with only one choice',
  moves: 'moves',
  share: 'share',
  mean: 'average',
  numbers: 'The numbers',
  setting: 'Setting',
  value: 'Value',
  standard: 'as usual',
  start: 'start',
  files: 'The data beside this page',
  journals: 'Simulated games as journals, to open in the app',
  byHand: 'only by the player’s own hand',
  never: 'never',
  none: 'none',
  fine: 'in order',
  fair: 'even share',
  first: 'whoever decides first',
  times: 'times in a game',
  choices: 'choices on average',
  example: 'for example',
  health: {
    stuck: 'Dead ends',
    endless: 'Games without an end',
    outcomes: 'Endings never reached',
    asks: 'Prompts never shown',
    events: 'Events never reported',
    rules: 'Rules never at work',
    clauses: 'Clauses never exercised',
    rows: 'Table rows that never come up',
    cells: 'Table entries that never come up',
    unwatched: 'Clauses with no prompt or event of their own, so games can’t show whether they are at work',
  },
  findings: {
    stuck: (k, first) => `The rules get stuck: ${k} came to a dead end, the first is game ${format(first)}.`,
    endless: (k, first) =>
      `Some games never end: ${k} ran past the limit, the first is game ${format(first)}.`,
    chance: (what, often) => `${what}: ${often}.`,
    nearly: (measure, row, outcome, percent) => `${measure}. ${row}: almost always ${outcome} (${percent}).`,
    shift: (measure, outcome, from, to) => `${measure} – ${outcome}: ${from}, but ${to}.`,
    idleRow: (measure, rows, exact) =>
      `${measure}: ${rows} ${exact ? 'can never come up' : 'never came up'}.`,
    idleOutcome: (outcome) => `This ending was never reached: “${outcome}”`,
    idleClauses: (clauses) => `Nothing that these games report rests on the clauses ${clauses}.`,
    outcome: (outcome, percent) => `${percent} of the games end like this: “${outcome}”`,
    seat: (seat, percent, fair) => `${seat} wins ${percent} of the games; an even share would be ${fair}.`,
    first: (percent, fair) =>
      `Whoever decides first wins ${percent} of the games; an even share would be ${fair}.`,
    onlyChoice: (ask, percent) => `At “${ask}” there is nothing to choose in ${percent} of the cases.`,
    sameLength: (k) => `Every game takes exactly ${moves(k)}.`,
    length: (low, high, middle) =>
      `Nine games in ten take from ${format(low)} to ${moves(high)}; the middle is ${format(middle)}.`,
    numbers: (measure, low, high, middle) =>
      `${measure}: nine times in ten from ${format(low)} to ${format(high)}; the middle is ${format(middle)}.`,
    settled: (percent, before) =>
      `Halfway through, the result can be foretold in ${percent} of the cases; before the first move, in ${before}.`,
    differs: (variant, what, value, base) => `${variant}. ${what}: ${value} instead of ${base}.`,
    nothing: 'Nothing stands out: no dead end, no idle rule, no advantage.',
  },
  compare: {
    alike: 'No difference is larger than chance explains.',
    average: 'on average',
    aside: 'Compared with variant 1: right is more, left is less.',
    yes: 'yes',
    no: 'no',
    base: 'measured against',
    difference: 'difference',
    sure: 'Marked: exact, or larger than chance explains.',
    common: 'All variants were played on the same random numbers.',
  },
  games,
  terminal: {
    progress: (done, of, rate, left) => `${done} of ${of} games, ${rate} a second, ${left} s left`,
    written: (folder) => `Report written to ${folder}`,
    notWritten: (folder, why) =>
      `The report could not be written to ${folder}: ${why}. Nothing was left there.`,
    full: 'the disk is full',
    noPermission: 'no permission to write there',
    notFolder: (path) => `${path} is not a folder.`,
    notEmpty: (folder) => `${folder} holds something else than a report; it was left as it is.`,
    notOurs: (file) =>
      `${file} isn’t part of a report, or was changed since; nothing was written. Move it, or name another folder.`,
    variants: (max) => `That would be more than ${max} variants; name fewer values.`,
    single: 'There is nothing to compare: give an option several values, as in --option KEY=A,B.',
  },
};
