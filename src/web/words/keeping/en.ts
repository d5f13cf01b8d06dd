/** Keeping, sharing, printing, luck: in English. */
import { numbers, plural } from '../../../kernel/words.ts';
import type { KeepingWords } from './words.ts';

const n = plural('en');
const number = numbers('en');
const count = (k: number, one: string, more: string) => n(k, { one, other: more });

export const keeping: KeepingWords = {
  moreOf: (title) => `More about ${title}`,
  duplicate: 'Make a copy',
  copyOf: (title) => `${title} (copy)`,
  branchOf: (title, step) => `${title} (from step ${number(step)})`,
  archive: 'Put in the archive',
  unarchive: 'Take out of the archive',
  archived: 'Archive',
  takeOff: 'Take off the shelf',
  takenOff: 'Taken off the shelf',
  takenOffHelp: 'They can be put back for at least a month.',
  saveAll: 'Save all games in one file',
  inParts: 'Your games don’t fit into one file. Save each of these files:',
  part: (i, k) => `File ${i}: ${count(k, 'game', 'games')}`,
  gamesRead: (part) => `Games read: ${part}`,
  cancel: 'Cancel',
  tooManyGames: 'There are more than 500 games in this file.',
  notOpened: 'Nothing was opened; your games and the file stay as they are.',
  dataFile: 'Your own deck, board or unit cards are chosen when you set up a game.',
  opened: (k) => `${count(k, 'game', 'games')} from the file now on the shelf.`,
  unread: (k) => `${count(k, 'game can’t be read', 'games can’t be read')}; the file stays as it is:`,
  newNotSaved: 'The new game could not be saved.',
  newOnesNotSaved: 'The games could not be saved.',
  damaged: 'A damaged record',
  newerStore:
    'The games here were written by a newer version of the app, and were left untouched. Reload to get that version. Until then nothing is kept in this window.',

  backups: 'Backups',
  backupsHelp: 'Made by themselves at the start of each turn, and before an update, a removal or an import.',
  noBackups: 'There is none yet. The first is made when a turn begins.',
  kinds: {
    turn: 'start of a turn',
    import: 'before an import',
    delete: 'before it was taken off the shelf',
    update: 'before an update',
  },
  steps: (k) => count(k, 'entry', 'entries'),
  asNewGame: 'Open as a game of its own',
  backupName: (title, when) => `${title} (backup of ${when})`,

  share: 'Send to another device',
  shareHelp: 'The link holds the whole game. It goes to nobody unless you send it.',
  link: 'Link',
  copy: 'Copy the link',
  copied: 'Copied.',
  notCopied: 'The browser did not allow it. Mark the text and copy it yourself.',
  qr: 'QR code of this game',
  noQr: 'The game is too long for a QR code; send the link or a file.',
  noLink: 'The game is too long for a link. Send it as a file.',
  onlyHere:
    'This copy of the app can be reached on this device only. For another device save the game as a file, or open the app from its site first.',
  noDeflate: 'This browser is too old to make such links. Send the game as a file.',
  sent: 'Somebody has sent you a game',
  sentHelp: 'It was checked and is whole. Your own games stay as they are.',
  putOnShelf: 'Put it on my shelf',
  mine: {
    same: 'You have this game on your shelf already.',
    later: 'You have this game on your shelf already, in a later state.',
    earlier: 'You have this game on your shelf in an earlier state; the one sent goes on from there.',
  },
  openMine: 'Open my game',
  updateMine: 'Bring my game up to date',
  badLink: 'This link does not hold a game.',
  badLinkHelp: 'It may have been cut off on the way. Ask for it again, or for a file.',
  olderLink:
    'The game was sent by an older version of the app, whose rules were different. Ask for it as a file.',
  hugeLink: 'What is in this link is far too large for a game.',

  print: 'Print sheets',
  printNow: 'Print',
  printHelp:
    'At 100%, not “fit to page”. Sheets with a back are printed on both sides, turned over the long edge.',
  paper: 'Paper',
  sheetLanguage: 'Language of the sheets',
  wrongOptions: 'The settings in this address do not fit the game; these are the standard sheets.',
  pages: (k) => count(k, 'page', 'pages'),

  luck: 'Luck so far',
  luckHelp:
    'What was drawn and rolled on the line that stands, beside what the odds at each of these moments promised.',
  noDraws: 'Nothing has been drawn or rolled yet.',
  byApp: 'The app’s results',
  byYou: 'Your own results',
  draws: (k) => count(k, 'result', 'results'),
  drawsLast: (k, ask) => `${count(k, 'result', 'results')}, the last: ${ask}`,
  unusual: (share) =>
    `${share} of 4,000 series with the same odds, played out by the app, came out at least as far from the expected counts as this one.`,
  verdict: { usual: 'Quite ordinary luck.', uncommon: 'Uncommon luck.', rare: 'Very unusual luck.' },
  tooFew: 'Too few to call any luck unusual.',
  result: 'Result',
  rolled: 'came up',
  expected: 'expected',
  never: (k) => `${count(k, 'result', 'results')} that never came up`,
  newDraws: (k) => `Times that a new result was asked for: ${number(k)}.`,

  view: 'Table view in a second window',
  viewTitle: 'Table view',
  copyStory: 'Copy the story as text',
};
