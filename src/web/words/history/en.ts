/** The end of a game and past games: in English. */
import { plural } from '../../../kernel/words.ts';
import type { HistoryWords } from './words.ts';

const n = plural('en');

export const history: HistoryWords = {
  playAgain: 'Play again',
  turningPoint: 'Turning point',
  leads: (seat, round) => `${seat} takes the lead in round ${round} and keeps it to the end.`,
  leadsThroughout: (seat) => `${seat} leads from the first round to the end.`,
  leadsAtLast: (seat) => `${seat} takes the lead in the last round.`,
  level: (seats, round) => `${seats} share the lead from round ${round} to the end.`,
  ledBefore: (seats) => `In the lead just before: ${seats}.`,
  leastExpected: 'Least expected result',
  unexpected: (result, odds, likeliest, itsOdds) => `${result} (${odds}). The likeliest result was ${likeliest} (${itsOdds}).`,
  seeThen: 'Show that moment',
  luck: 'Luck',
  furthest: 'Furthest from what the odds predicted:',

  help: 'Your finished games on this device, by game and settings. Demo, simulated and deleted games don’t count. Length is in turns or rounds.',
  none: 'No finished games yet. Play one to the end and you’ll find it here.',
  reading: (done, of) => `Reading your games: ${done} of ${of}`,
  unread: (k) => `${n(k, { one: 'game can’t be read and isn’t', other: 'games can’t be read and aren’t' })} counted.`,
  games: (k) => n(k, { one: 'finished game', other: 'finished games' }),
  won: (k, of) => `won: ${k} of ${of}`,
  setting: 'Settings',
  gamesPlayed: 'Games',
  wins: 'Won',
  turns: 'Typical length',
  others: 'more',
  lengths: 'How long each game was, in turns or rounds',
  points: 'Points in each game',
  sides: { you: 'you', rival: 'best rival' },
  turnsOf: (turns) => `length: ${turns}`,
  marks: { won: 'won', lost: 'not won', open: 'no winner' },
  all: 'All games',
  verdict: { usual: 'ordinary', uncommon: 'uncommon', rare: 'very unusual', 'too-few': 'too few results' },
  exportHelp: 'For a spreadsheet or your own statistics. The file is written on this device and sent to nobody.',
  saveCsv: 'Save as CSV',
  saveJson: 'Save as JSON',
};
