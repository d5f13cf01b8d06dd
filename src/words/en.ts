/** The program in English. */
import { listing, numbers, plural } from '../kernel/words.ts';
import { type Program, percentage } from './program.ts';

const n = plural('en');
const number = numbers('en');
const quoted = (names: readonly string[]) => listing('en')(names.map((name) => `“${name}”`));
const steps = (k: number) => n(k, { one: 'step', other: 'steps' });
const entries = (k: number) => n(k, { one: 'entry', other: 'entries' });
const right = (expected: string) => (expected ? ` Possible: ${expected}.` : '');

export const program: Program = {
  lang: 'en',
  languages: { en: 'English', pl: 'Polish', cs: 'Czech', ru: 'Russian' },
  line: (line, sentence) => `Line ${line}: ${sentence}`,
  problems: {
    empty: () => 'It is empty; there is no saved game in it.',
    foreign: () => 'This is not a saved game of Emptychair: none of its lines begins with “> emptychair”.',
    header: (found) => `The first line of the saved game is damaged or cut off${found && `: “${found}”`}.`,
    huge: () => 'This line is longer or more deeply nested than in any saved game, so it wasn’t read.',
    twice: (found) => `“${found}” is in the first line twice.`,
    game: (found, expected) => `This is a game of “${found}”, not of “${expected}”.`,
    'newer-format': (found, expected) =>
      `The file has format ${found} and comes from a newer Emptychair; this one reads formats up to ${expected}. Nothing was changed; update Emptychair to go on.`,
    'newer-game': (found, expected) =>
      `The game was saved under version ${found} of its rules; this Emptychair has version ${expected}. Nothing was changed; update Emptychair to go on.`,
    line: (found) =>
      `“${found}” is not an entry of a saved game; it was damaged, cut off or changed by hand here.`,
    option: (found, expected) => `The setting “${found}” does not fit.${right(expected)}`,
    data: (found, expected) => `What this game brings for “${found}” can’t be used: ${expected}.`,
    large: (found, expected) => `What this game brings for “${found}” is larger than ${expected}.`,
    move: (found, expected) => `“${found}” is not possible here.${right(expected)}`,
    by: (found, expected) => `“${found}” has nothing to say here.${right(expected)}`,
    draw: () => 'There is nothing to draw or roll here.',
    aside: (found, expected) => `“${found}” can’t be done here.${right(expected)}`,
    fact: (found, expected) => `“${found}” can’t be set by hand here.${right(expected)}`,
    value: (found, expected) => `The correction “${found}” does not fit. Now, and possible: ${expected}.`,
    undo: (found, expected) => `${steps(Number(found))} can’t be taken back. Possible: ${expected}.`,
    redo: (found, expected) => `${steps(Number(found))} can’t be restored. Possible: ${expected}.`,
    again: () => 'A new draw can be asked for only where one is due.',
    seat: (found) => `There is no seat “${found}” in this game.`,
    check: (found, expected) =>
      `The checkpoint does not match the game (${found}; it should be ${expected}). The file was damaged or changed by hand.`,
    seed: (found, expected) => `The app’s result is “${found}”, but the seed gives “${expected}”.`,
    rules: (found) => `The change to version ${found} of the rules does not fit here.`,
    over: (found) => `The game is over, so “${found}” is not possible any more.`,
  },
  refusals: {
    idle: (option, _, expected) => `“${option}” has an effect only with ${expected}.`,
    unknown: (option, _, expected) => `There is no setting “${option}”.${right(expected)}`,
    kind: (option, value, expected) => `“${value}” is no value for “${option}”.${right(expected)}`,
    bounds: (option, value, expected) => `“${option}” can’t be ${value}.${right(expected)}`,
    choice: (option, value, expected) => `“${option}” has no choice “${value}”.${right(expected)}`,
    length: (option, value, expected) => `“${value}” has the wrong length for “${option}”.${right(expected)}`,
    file: (option, _, expected) => `The file for “${option}” can’t be used: ${expected}.`,
    large: (option, _, expected) => `The file for “${option}” is larger than ${expected}.`,
    together: (option, value, expected) =>
      `“${option}” can’t be ${value} together with the other settings.${right(expected)}`,
  },
  files: {
    missing: (name) => `${name}: there is no such file.`,
    directory: (name) => `${name} is a folder, not a file.`,
    permission: (name) => `${name}: no permission to read or write it.`,
    unreadable: (name, code) => `${name} can’t be read${code && ` (${code})`}.`,
    binary: (name) => `${name} is not a text file, or its text is not in UTF-8.`,
    'too-large': (name, limit) => `${name} is larger than ${limit} MB; that is too much.`,
    'too-many': (name, limit) => `${name} holds more than ${limit} games; split it into several files.`,
    'not-written': (name, code) => `${name} could not be saved (${code}).`,
    'no-folder': (name, folder) => `${name}: there is no folder “${folder}”.`,
    dangling: (name) => `${name} is a link to a file that is not there; it was left as it is.`,
    exists: (name) => `${name} is there already; it was left as it is.`,
    busy: (name) => `${name} is being saved by another program; nothing was written.`,
    'unknown-game': (name, game) => `${name} is a game of “${game}”, which this Emptychair does not have.`,
    'other-game': (name, game) => `${name} is a game of “${game}”; it was left as it is.`,
  },
  deciders: {
    you: 'your decision',
    app: 'drawn by the app',
    own: 'drawn by your own hand',
    table: 'from your table',
    bot: 'decided by a bot',
  },
  rollers: { app: 'rolled by the app', own: 'rolled by your own hand' },
  notTold: 'not told yet',
  switched: { on: 'on', off: 'off' },
  refused: {
    undo: 'There is nothing to undo.',
    redo: 'There is nothing to redo.',
    turn: (seat) => `It’s ${seat}’s turn now.`,
  },
  couldBe: (...values) => `It could also be: ${values.join('; ')}.`,
  faces: { up: 'face up', down: 'face down' },
  todo: {
    title: 'Put it right on the table:',
    nothing: 'Nothing to move on the table.',
    since: 'Carried out on the map since then; take it back there too:',
    told: (what) => `Told since then: ${what} If you changed anything on the table for it, change that back.`,
    shuffle: (place) => `${place}: the old order can’t be restored; shuffle.`,
  },
  story: {
    undo: (k) => `Taken back: ${steps(k)}.`,
    redo: (k) => `Restored: ${steps(k)}.`,
    again: 'A new result was asked for.',
    adjust: (fact, from, to, reason) =>
      `Set by hand: ${fact}: ${from && `${from} → `}${to}${reason ? ` (${reason})` : ''}.`,
    note: (text) => `Note: ${text}`,
    mark: (text) => `Bookmark: ${text}`,
    seat: (seat, who) => `${seat}: played by ${who === 'person' ? 'a person' : who} from here on.`,
    checkpoint: (turn) => `— ${turn} —`,
    rules: (version) => `From here on by version ${version} of the rules.`,
    from: (id, k) => `Goes on from ${id}, after ${steps(k)}.`,
    undone: 'taken back',
    dropped: (...names) =>
      names.length === 1
        ? `The rules have changed: the setting ${quoted(names)} is gone or no longer has this value; the usual one holds.`
        : `The rules have changed: the settings ${quoted(names)} are gone or no longer have these values; the usual ones hold.`,
    lost: (k) =>
      `The rules have changed: the game goes on from its last checkpoint, and ${entries(k)} after it no longer count.`,
    unverified: (k, why) =>
      `The rules have changed and can’t replay this game exactly.${k > 0 ? ` Steps that weren’t verified: ${number(k)}.` : ''} First difference: ${why}`,
    damaged: (k, why) =>
      `${k === 1 ? 'One entry was damaged' : `${number(k)} entries were damaged`} or changed by hand. ${k === 1 ? '' : 'The first one: '}${why}`,
    strays: (k, why) =>
      `The seed or the app’s results were changed by hand: ${number(k)} of them ${k === 1 ? 'doesn’t' : 'don’t'} match the seed. ${k === 1 ? '' : 'The first one: '}${why}`,
    uncompared: (k) => `Results from older rules that can’t be compared with the seed: ${number(k)}.`,
    stranger: (seat, who) => `${seat}: there is no bot “${who}”, so a person plays.`,
  },
  of: (k, total) => `${number(k)} of ${number(total)}`,
  percent: percentage('en'),
};
