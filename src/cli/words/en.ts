/** The terminal in English. */
import { plural } from '../../kernel/words.ts';
import type { TerminalWords } from './terminal.ts';

const n = plural('en');
const same = (one: string, other: string) => ({ one, few: other, many: other, other });
const games = (k: number) => n(k, same('game', 'games'));
const entries = (k: number) => n(k, same('entry', 'entries'));
const span = (min: number, max: number) => (min === max ? String(min) : `${min}-${max}`);

export const words: TerminalWords = {
  pitch: 'Emptychair plays the chair nobody sits in: solo systems for board games at a real table.',
  commands: {
    games: 'list the games',
    play: 'play in the terminal, beside your table',
    replay: 'retell a saved game',
    check: 'check saved games',
    odds: 'the exact odds of the next draw, or of a measure',
    simulate: 'play many games by chance and sum them up',
    print: 'the sheets of a game as a PDF: tracks, counters, set-up, player aid',
    help: 'explain a command, or the settings of a game',
  },
  flags: {
    lang: 'language: en, pl, cs, ru (else that of the system)',
    seed: 'whole number that all draws follow from',
    option: 'a setting of the game; may be repeated',
    preset: 'a named set of settings',
    start: 'begin with the table as it stands: set a fact; may be repeated',
    save: 'save here after every entry; go on from here if it exists',
    mine: 'you draw and roll yourself; the app only asks',
    to: 'stop after entry N',
    at: 'the position at the end of this saved game',
    measure: 'what to measure',
    with: 'a setting of the measure; may be repeated',
    games: 'how many games',
    paper: 'paper: a4 (else this one), letter',
    out: 'where to put the PDF',
    json: 'one JSON document instead of text',
    help: 'this help',
    version: 'the version of Emptychair',
  },
  help: {
    usage: 'Usage',
    commands: 'Commands',
    flags: 'Flags',
    games: 'Games',
    more: 'More: emptychair help COMMAND, emptychair help GAME',
    options: 'Settings (--option KEY=VALUE)',
    presets: 'Sets of settings (--preset NAME)',
    facts: 'Facts that can be set (--start KEY=VALUE)',
    measures: 'Measures (--measure NAME --with KEY=VALUE)',
    standard: (value) => `else ${value}`,
  },
  wrong: {
    command: (name, known) => `There is no command “${name}”. Known: ${known}.`,
    flag: (flag) => `The flag ${flag} is not known here.`,
    value: (flag) => `${flag} needs a value.`,
    noValue: (flag) => `${flag} takes no value.`,
    extra: (argument) => `“${argument}” is one argument too many.`,
    missing: (what) => `${what} is missing.`,
    game: (id, known) => `There is no game “${id}”. Known: ${known}.`,
    lang: (tag, known) => `There is no language “${tag}”. Known: ${known}.`,
    preset: (id, known) => `There is no set of settings “${id}”. Known: ${known}.`,
    measure: (id, known) => `There is no measure “${id}”. Known: ${known}.`,
    pair: (text) => `“${text}” does not have the form KEY=VALUE.`,
    number: (flag, value, min, max) => `${flag} needs a whole number from ${min} to ${max}, not “${value}”.`,
    together: (a, b) => `${a} and ${b} don’t go together.`,
    otherSettings: (file, flag) =>
      `${file} holds a game that was begun with another ${flag}; leave ${flag} out to go on with it.`,
    changedMeanwhile: (file) => `${file} was changed by another program meanwhile; it was left as it is.`,
    toEntry: (k, last) => `There is no entry ${k}; the last one is ${last}.`,
    noDraw: (why) =>
      why === 'over'
        ? 'The game is over; no draw comes any more.'
        : 'The next draw depends on a decision that comes before it.',
    answer: (text) => `“${text}” is not an answer here.`,
    ambiguous: (text, among) => `“${text}” could be ${among}.`,
    outside: (text, possible) => `“${text}” does not fit. Possible: ${possible}.`,
    again: 'There is no draw here that was taken back.',
  },
  games: {
    status: { draft: 'draft', complete: 'complete' },
    players: (min, max) => `${span(min, max)} ${max === 1 ? 'player' : 'players'}`,
    minutes: (min, max) => `${span(min, max)} min`,
  },
  play: {
    checklist: 'Set-up',
    resumed: (k, file) => `Going on with ${file} (${entries(k)}).`,
    choose: 'Type a number, or the beginning of a choice.',
    number: (min, max, step) =>
      `Type a number: ${min} to ${max}${step === 1 ? '' : `, in steps of ${step}`}.`,
    draw: 'Enter: draw for me. Or type what you drew yourself.',
    mine: 'Type what you drew.',
    again: 'The draw that was taken back would come up again; + asks for a new one.',
    keys: ['? why', 'u undo', 'r redo', 'a adjust', 'n note', 'o odds', 's story', '! more', 'q quit'],
    nothingToUndo: 'There is nothing to take back.',
    nothingToRedo: 'There is nothing to restore.',
    whichFact: 'Which fact? (Enter: none)',
    newValue: (fact, possible) => `${fact}: new value (${possible})`,
    reason: 'Reason (Enter: none)',
    noFacts: 'Nothing can be set by hand here.',
    note: 'Note (Enter: none)',
    noted: 'Noted.',
    whichAside: 'Which one? (Enter: none)',
    asideText: 'A word on it (Enter: none)',
    noAsides: 'There is nothing else to do here.',
    clauses: (ids) => `Clauses: ${ids}.`,
    setting: (name, value, flag) => `Switched by the setting “${name}”, now: ${value} (${flag}).`,
    noRule: 'No rule stands behind this.',
    noOdds: 'There is nothing to draw here.',
    emptyStory: 'Nothing has happened yet.',
    over: 'The game is over. u takes back, s retells, Enter or q leaves.',
    saved: (file) => `Saved in ${file}.`,
    notSaved: 'Not saved; --save FILE would have kept the game.',
  },
  scene: { empty: 'empty' },
  odds: {
    exact: 'Exact.',
    sampled: (runs) => `Sampled: ${n(runs, same('run', 'runs'))}; 95 % intervals in brackets.`,
  },
  check: {
    good: (file, k) => `${file}: fine, ${entries(k)}.`,
    bad: (k, of) => `${k} of ${n(of, same('file', 'files'))} can’t be used.`,
  },
  simulate: {
    played: (k, seed) => `${games(k)}, seed ${seed}`,
    stopped: (k, of) => `Stopped: ${k} of ${games(of)} are played.`,
    moves: (mean, low, high) => `Moves in a game: ${mean} on average (${low} to ${high}).`,
    outcomes: 'How the games ended',
    interval: '95 % intervals in brackets.',
  },
};
