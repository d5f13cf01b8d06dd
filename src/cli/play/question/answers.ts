/** Which choice a typed line means. */
import { at } from '../../../kernel/at.ts';
import {
  type AnySpec,
  facesOn,
  type Hand,
  legal,
  type Node,
  verb,
  withListedNeighbours,
} from '../../../kernel/game.ts';
import { listing } from '../../../kernel/words.ts';
import { exactMatch, normalized } from '../../matching.ts';
import type { Terminal } from '../../terminal.ts';
import { notPossible, type TerminalWords } from '../../words/terminal.ts';
import { type Reading, read, refused } from './reading.ts';
import { type Choice, printedNumbers, signsOf, unnumbered } from './signs.ts';

export type Asking = Exclude<Node<AnySpec>, { kind: 'end' }>;

/** Whether a bare number can mean a choice: not if the node asks for values, nor if it could be a die's face. */
export function numbersSelect(node: Asking, choices: readonly Choice[], hand?: Hand<string>): boolean {
  if (node.kind === 'chance') return !hand || printedNumbers(choices) !== undefined;
  return node.ranges.length === 0;
}

/** Several signs on one line, `3 11 6` or `m4 i1`: each answers the question after the one before. */
export function inTurn(line: string, choices: readonly Choice[]): readonly string[] {
  const parts = line.split(/[\s,]+/);
  const alike = parts.length > 1 && parts.every((part) => /^\p{L}*\d{1,6}$/u.test(part));
  return alike && bySign(at(parts, 0), choices) ? parts : [];
}

/** The move that the dice on a line make, `3 4 6`; undefined if the line is something else. */
export function rolledOn(
  line: string,
  hand: Hand<string>,
  choices: readonly Choice[],
  { words }: Terminal,
): Reading<string> | undefined {
  const { length } = hand.dice;
  if (!/^\d+(?:[\s,+]+\d+)*$/.test(line)) return undefined;
  const faces = line.split(/[\s,+]+/).map(Number);
  // A single number may be the sum of several dice.
  if (length > 1 && faces.length === 1 && printedNumbers(choices)) return undefined;
  if (faces.length !== length || faces.some((face) => face < 1 || face > facesOn(hand)))
    return refused(sayDice(words, hand));
  return read(hand.move(faces));
}

function sayDice({ wrong }: TerminalWords, hand: Hand<string>): string {
  const [dice, most] = [hand.dice.length, facesOn(hand)];
  if (dice === 1) return wrong.die(most);
  return dice === 2 ? wrong.bothDice(most) : wrong.dice(dice, most);
}

/** By sign, by notation, or by the beginning of the label that only one choice has. */
export function choose(
  line: string,
  choices: readonly Choice[],
  terminal: Terminal,
  byNumber = true,
): Reading<string> {
  const found = candidates(line, choices, byNumber);
  return (
    theOne(line, found, terminal) ?? refused(notPossible(terminal.words, line, possible(choices, byNumber)))
  );
}

/** The choice if it is the only one, a complaint if there are several, undefined if there is none. */
export function theOne(
  line: string,
  found: readonly Choice[],
  { words, lang }: Terminal,
): Reading<string> | undefined {
  const [first, second] = found;
  if (!first) return undefined;
  if (!second) return read(first.id);
  const named = found.slice(0, NAMED).map(({ label }) => label);
  const among = listing(lang, 'or')(found.length > NAMED ? [...named, '…'] : named);
  return refused(words.wrong.ambiguous(line, among));
}

/** How many choices a complaint names. */
const NAMED = 6;

/** All choices that a line may mean. */
export function candidates(line: string, choices: readonly Choice[], byNumber = true): readonly Choice[] {
  const sign = byNumber || !/^\d+$/.test(line) ? bySign(line, choices) : undefined;
  if (sign) return [sign];
  // A number is never the beginning of a longer one: 1 isn't 12.
  return byNumber && /^\d+$/.test(line) ? [] : byLabel(line, choices);
}

function bySign(typed: string, choices: readonly Choice[]): Choice | undefined {
  const sign = /^\d+$/.test(typed) ? String(Number(typed)) : normalized(typed);
  const found = choices[signsOf(choices).indexOf(sign)];
  return found ?? (/^\d+$/.test(sign) ? openEndedChoice(Number(sign), choices) : undefined);
}

/** The choice that a line names in full, otherwise all whose labels begin with it, word by word. */
function byLabel(line: string, choices: readonly Choice[]): readonly Choice[] {
  const whole = exactMatch(line, choices);
  if (whole !== undefined) return choices.filter(({ id }) => id === whole);
  const signs = signsOf(choices);
  const typed = normalized(line).split(' ');
  if (typed[0] === '') return [];
  return choices.filter(({ label }, i) =>
    [label, unnumbered(label, at(signs, i))].some((text) => beginsWith(normalized(text).split(' '), typed)),
  );
}

/** What can be typed instead: a few choices by name, many by number. */
function possible(choices: readonly Choice[], byNumber: boolean): string {
  const signs = signsOf(choices);
  const bare = choices.every(({ label }, i) => label === signs[i]);
  if (byNumber && (bare || choices.length > NAMED)) return signRuns(signs);
  const named = choices.slice(0, NAMED).map(({ label }) => label);
  return [...named, ...(choices.length > NAMED ? ['…'] : [])].join('; ');
}

/** `1–3, 5, 7–12`, or with letters `i1–i6, m4`. */
function signRuns(signs: readonly string[]): string {
  const letters = (sign: string) => sign.replace(/\d+$/, '');
  const runs = [...new Set(signs.map(letters))].flatMap((before) => {
    const same = signs.filter((sign) => letters(sign) === before);
    const sorted = same.map((sign) => Number(sign.slice(before.length))).toSorted((a, b) => a - b);
    const starts = sorted.filter((n, i) => n - 1 !== sorted[i - 1]);
    const ends = sorted.filter((n, i) => n + 1 !== sorted[i + 1]);
    return starts.map((n, i) => (n === ends[i] ? `${before}${n}` : `${before}${n}–${before}${ends[i]}`));
  });
  return runs.join(', ');
}

/** The numbers and the other choices of a node, for a complaint. */
export function possibleAt(node: Asking, choices: readonly Choice[], byNumber: boolean): string {
  if (node.kind === 'chance' || node.ranges.length === 0) return possible(choices, byNumber);
  const ranges = node.ranges.map((range) => withListedNeighbours(node, range));
  const spans = ranges.map(({ min, max, step }, i) => {
    // Values of the second kind are typed as negative numbers.
    const sign = i === 0 ? 1 : -1;
    if (min === max) return `${sign * min}`;
    if (step > 1) return `${sign * min}, ${sign * (min + step)} … ${sign * max}`;
    return sign > 0 ? `${min}–${max}` : `-${min} … -${max}`;
  });
  const others = choices.filter(({ id }) => !inRange(node, id));
  return [...spans, ...(others.length > 0 ? [possible(others, false)] : [])].join('; ');
}

/** Whether a listed move continues one of the node's ranges, so that its number is typed like the others. */
export function inRange(node: Asking, move: string): boolean {
  if (node.kind === 'chance') return false;
  return node.ranges.some((range) =>
    legal({ ...node, moves: [], ranges: [withListedNeighbours(node, range)] }, move),
  );
}

/** Among `0`, `1`, `2` and `3 or more`, the last one stands for every higher number. */
function openEndedChoice(n: number, choices: readonly Choice[]): Choice | undefined {
  const counts = (printedNumbers(choices) ?? []).map(Number);
  const most = Math.max(...counts);
  const last = choices[counts.indexOf(most)];
  const open =
    last?.label.startsWith(`${most} `) &&
    choices.every((c, i) => c === last || c.label === String(counts[i]));
  return open && choices.length > 1 && n > most ? last : undefined;
}

/** Word by word; a number must be the whole number. */
function beginsWith(label: readonly string[], typed: readonly string[]): boolean {
  return typed.every((word, i) =>
    /^\d+$/.test(word) ? label[i] === word : label[i]?.startsWith(word) === true,
  );
}

/** The listed choice that is 0 beside a node's values: it changes nothing, and no value is 0. */
export function skipMove(node: Asking): string | undefined {
  const [only, second] = node.moves;
  if (node.kind === 'chance' || node.ranges.length === 0 || only === undefined || second) return undefined;
  return node.ranges.some((r) => r.min <= 0 || r.verb === verb(only)) ? undefined : only;
}

/**
 * All moves that a line may mean at a node. If the node asks for values, numbers are values, and those of the second
 * kind are negative. `values` lists the moves of the ranges.
 */
export function movesMeant(
  line: string,
  node: Asking,
  choices: readonly Choice[],
  hand: Hand<string> | undefined,
  values: () => readonly Choice[],
): readonly Choice[] {
  if (node.kind === 'chance' || node.ranges.length === 0)
    return candidates(line, choices, numbersSelect(node, choices, hand));
  const [, name, digits] = /^(?:([a-z][a-z-]*)[ :])?(-?\d{1,9})$/i.exec(line) ?? [];
  const n = Number(digits);
  const negative = name === undefined && n < 0 && node.ranges.length > 1;
  const range = name === undefined ? node.ranges[negative ? 1 : 0] : node.ranges.find((r) => r.verb === name);
  if (digits === undefined || !range) return candidates(line, [...choices, ...values()], false);
  const nothing = skipMove(node);
  const move =
    name === undefined && n === 0 && nothing !== undefined ? nothing : `${range.verb}:${negative ? -n : n}`;
  return legal(node, move) ? [{ id: move, label: line }] : [];
}
