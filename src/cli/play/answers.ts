/** Which choice a typed line means. */
import { type AnySpec, type Hand, legal, type Node, verb, withListed } from '../../kernel/game.ts';
import { listing } from '../../kernel/words.ts';
import { Fault, type Terminal } from '../terminal.ts';
import { notPossible, type TerminalWords } from '../words/terminal.ts';

/** Something that can be chosen: what is written in the journal, and what it says on screen. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  /** Where it keeps its number while the same thing is asked again and again. */
  readonly number?: number;
}

/**
 * The numbers that stand on what the player reads off the table, a die's face or a card's number; undefined where the
 * choices have none.
 */
function ownNumbers(choices: readonly Choice[]): readonly number[] | undefined {
  const args = choices.map(({ id }) => /^([A-Za-z-]+):(\d{1,6})$/.exec(id));
  const sameVerb = args.every((found) => found?.[1] !== undefined && found[1] === args[0]?.[1]);
  const labelled = choices.map(({ label }) => /^(\d{1,6})\s/.exec(label));
  for (const read of [sameVerb ? args.map((found) => found?.[2]) : [], labelled.map((found) => found?.[1])]) {
    const known = read.filter((n) => n !== undefined).map(Number);
    if (known.length === choices.length && new Set(known).size === known.length) return known;
    // "Not now" among cards has no number of its own: it goes by 0, which no card has, so that a card that can't be
    // there is never taken for it.
    const alone = known.length > 1 && known.length === choices.length - 1;
    if (alone && new Set([0, ...known]).size === choices.length)
      return read.map((n) => (n === undefined ? 0 : Number(n)));
  }
  return undefined;
}

/** The number that each choice goes by: its own, that of the series it belongs to, or its place in the list. */
export function numbers(choices: readonly Choice[]): readonly number[] {
  return ownNumbers(choices) ?? choices.map(({ number }, i) => number ?? i + 1);
}

/** Do numbers stand for choices here? Not where they are values, nor where a place in the list could be a die's face. */
export function numbered(
  node: Exclude<Node<AnySpec>, { kind: 'end' }>,
  choices: readonly Choice[],
  hand?: Hand<string>,
): boolean {
  if (node.kind === 'chance') return !hand || ownNumbers(choices) !== undefined;
  return node.ranges.length === 0;
}

/** Several printed numbers on one line, `3 11 6`: each answers what is asked after the one before. */
export function inTurn(text: string, choices: readonly Choice[]): readonly string[] {
  const many = /^\d{1,6}([\s,]+\d{1,6})+$/.test(text) && printed(choices);
  return many ? text.split(/[\s,]+/) : [];
}

/** The faces of the dice on one line, `3 4 6`, as the move they make; undefined where the line is something else. */
export function rolledOn(
  text: string,
  hand: Hand<string>,
  choices: readonly Choice[],
  { words }: Terminal,
): string | undefined {
  const { length } = hand.dice;
  if (!/^\d+(?:[\s,+]+\d+)*$/.test(text)) return undefined;
  const faces = text.split(/[\s,+]+/).map(Number);
  // A number alone may be what several dice come to.
  if (length > 1 && faces.length === 1 && ownNumbers(choices)) return undefined;
  if (faces.length !== length || faces.some((face) => face < 1 || face > 6))
    throw new Fault(sayDice(words, length));
  return hand.move(faces);
}

function sayDice({ wrong }: TerminalWords, dice: number): string {
  if (dice === 1) return wrong.die;
  return dice === 2 ? wrong.bothDice : wrong.dice(dice);
}

/** Are the choices told apart by numbers that stand on the player's own pieces? */
export function printed(choices: readonly Choice[]): boolean {
  return choices.filter(({ label }) => /^\d{1,6}\s/.test(label)).length > 1;
}

/** The label without the number that it goes by: of “4 Landwehr”, “4: drought” and “4 (drought)” the name. */
export function unnumbered(label: string, number: number): string {
  const [, digits, name] = /^(\d+):? +(.+)$/.exec(label) ?? [];
  if (name === undefined || Number(digits) !== number) return label;
  return /^\(([^()]+)\)$/.exec(name)?.[1] ?? name;
}

/** By number, by its whole notation, or by the shortest beginning of its label that only one choice has. */
export function choose(
  text: string,
  choices: readonly Choice[],
  { words, lang }: Terminal,
  byNumber = true,
): string {
  if (byNumber && /^\d+$/.test(text.trim())) {
    // Never the beginning of a longer number: a 1 is not a 12.
    const nth = choices[numbers(choices).indexOf(Number(text))] ?? orMore(Number(text), choices);
    if (nth) return nth.id;
    throw new NoAnswer(notPossible(words, text, possibleOf(choices, byNumber)));
  }
  const begins = meant(text, choices);
  if (begins.length === 0) throw new NoAnswer(notPossible(words, text, possibleOf(choices, byNumber)));
  if (begins.length > 1) {
    const named = begins.slice(0, NAMED).map(({ label }) => label);
    throw new Fault(
      words.wrong.ambiguous(text, listing(lang, 'or')(begins.length > NAMED ? [...named, '…'] : named)),
    );
  }
  return (begins[0] as Choice).id;
}

/** So many choices that a line could mean are named. */
const NAMED = 6;

/** None of the choices is meant. */
export class NoAnswer extends Fault {}

/** The choices that a line may mean by its words: the one that it names in full, else all that begin so. */
export function meant(text: string, choices: readonly Choice[]): readonly Choice[] {
  const whole = inFull(text, choices);
  if (whole !== undefined) return choices.filter(({ id }) => id === whole);
  const known = numbers(choices);
  const wanted = fold(text).split(' ');
  if (wanted[0] === '') return [];
  return choices.filter(({ label }, i) =>
    [label, unnumbered(label, known[i] as number)].some((text) => beginsWith(fold(text).split(' '), wanted)),
  );
}

/** What could have been typed: few choices by name, many by the numbers that they go by. */
export function possibleOf(choices: readonly Choice[], byNumber: boolean): string {
  const known = numbers(choices);
  const bare = choices.every(({ label }, i) => label === String(known[i]));
  if (byNumber && (bare || choices.length > NAMED)) return runs(known);
  const named = choices.slice(0, NAMED).map(({ label }) => label);
  return [...named, ...(choices.length > NAMED ? ['…'] : [])].join('; ');
}

/** `1–3, 5, 7–12`. */
function runs(known: readonly number[]): string {
  const sorted = known.toSorted((a, b) => a - b);
  const starts = sorted.filter((n, i) => n - 1 !== sorted[i - 1]);
  const ends = sorted.filter((n, i) => n + 1 !== sorted[i + 1]);
  return starts.map((from, i) => (from === ends[i] ? String(from) : `${from}–${ends[i]}`)).join(', ');
}

/** The numbers of a range, and what may be chosen besides. */
export function boundsOf(node: Exclude<Node<AnySpec>, { kind: 'end' }>, choices: readonly Choice[]): string {
  if (node.kind === 'chance' || node.ranges.length === 0) return possibleOf(choices, false);
  const ranges = node.ranges.map((range) => withListed(node, range));
  const spans = ranges.map(({ min, max, step }, i) => {
    // The second kind of values goes by numbers below 0.
    const sign = i === 0 ? 1 : -1;
    if (min === max) return `${sign * min}`;
    if (step > 1) return `${sign * min}, ${sign * (min + step)} … ${sign * max}`;
    return sign > 0 ? `${min}–${max}` : `-${min} … -${max}`;
  });
  const besides = choices.filter(
    ({ id }) => !ranges.some((range) => legal({ ...node, moves: [], ranges: [range] }, id)),
  );
  return [...spans, ...(besides.length > 0 ? [possibleOf(besides, false)] : [])].join('; ');
}

/** The choice whose label or notation stands on the line from beginning to end. */
export function inFull(text: string, choices: readonly Choice[]): string | undefined {
  const wanted = fold(text);
  const typed = text.trim().toLowerCase();
  const labelled = wanted === '' ? [] : choices.filter(({ label }) => fold(label) === wanted);
  const noted = choices.filter(({ id }) => id.toLowerCase() === typed);
  const [only, second] = labelled.length > 0 ? labelled : noted;
  return second ? undefined : only?.id;
}

/** Of `0`, `1`, `2` and `3 or more` the last one, for every number beyond it. */
function orMore(n: number, choices: readonly Choice[]): Choice | undefined {
  const counts = ownNumbers(choices) ?? [];
  const most = Math.max(...counts);
  const last = choices[counts.indexOf(most)];
  const open =
    last?.label.startsWith(`${most} `) &&
    choices.every((c, i) => c === last || c.label === String(counts[i]));
  return open && choices.length > 1 && n > most ? last : undefined;
}

/** Word by word the beginning of it; a number is no beginning of a longer one. */
function beginsWith(label: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((word, i) =>
    /^\d+$/.test(word) ? label[i] === word : label[i]?.startsWith(word) === true,
  );
}

/** Small letters without accents and stops, so that any keyboard will do. */
function fold(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
  return plain.replace(/[\s:;,.!?()[\]«»„“”"]+/g, ' ').trim();
}

/** The listed choice beside values that goes by 0: it changes nothing, and no value is 0. */
export function zero(node: Exclude<Node<AnySpec>, { kind: 'end' }>): string | undefined {
  const [only, second] = node.moves;
  if (node.kind === 'chance' || node.ranges.length === 0 || only === undefined || second) return undefined;
  return node.ranges.some((r) => r.min <= 0 || r.verb === verb(only)) ? undefined : only;
}

/**
 * The move that a line means at a node; numbers mean values where the node asks for one. Of two kinds of values the
 * second one goes by numbers below 0. `values` are the choices that ranges stand for.
 */
export function chooseMove(
  text: string,
  node: Exclude<Node<AnySpec>, { kind: 'end' }>,
  choices: readonly Choice[],
  terminal: Terminal,
  hand?: Hand<string>,
  values: () => readonly Choice[] = () => [],
): string {
  const ranges = node.kind === 'chance' ? [] : node.ranges;
  const found = /^(?:([a-z][a-z-]*)[ :])?(-?\d{1,9})$/i.exec(text);
  if (ranges.length === 0 || !found) {
    if (ranges.length === 0) return choose(text, choices, terminal, numbered(node, choices, hand));
    return orBounds(() => choose(text, [...choices, ...values()], terminal, false));
  }
  const n = Number(found[2]);
  const nothing = zero(node);
  if (found[1] === undefined && n === 0 && nothing !== undefined) return nothing;
  const below = found[1] === undefined && n < 0 && ranges.length > 1;
  const range = found[1] === undefined ? ranges[below ? 1 : 0] : ranges.find((r) => r.verb === found[1]);
  if (!range) return orBounds(() => choose(text, [...choices, ...values()], terminal, false));
  const move = `${range.verb}:${below ? -n : n}`;
  if (legal(node, move)) return move;
  throw new NoAnswer(notPossible(terminal.words, text, boundsOf(node, choices)));

  /** Of many values the bounds are named. */
  function orBounds(chosen: () => string): string {
    try {
      return chosen();
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      throw new NoAnswer(notPossible(terminal.words, text, boundsOf(node, choices)));
    }
  }
}
