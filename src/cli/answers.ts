/** Lines that the player types, one after the other; and which choice a line means. */
import { createInterface, type Interface } from 'node:readline';
import { type AnySpec, type Hand, legal, type Node } from '../kernel/game.ts';
import { listing } from '../kernel/words.ts';
import { Fault, type Terminal } from './terminal.ts';

/** One answer a line, from a person or from a file. */
export class Answers {
  private readonly reader: Interface;
  private readonly waiting: string[] = [];
  private readonly live: boolean;
  private closed = false;
  private wake: (() => void) | undefined;

  constructor({ live }: Terminal) {
    const { stdin, stdout } = process;
    this.live = live;
    this.reader = createInterface({ input: stdin, ...(live ? { output: stdout } : {}), terminal: live });
    this.reader.on('line', (line) => {
      this.waiting.push(line);
      this.wake?.();
    });
    this.reader.on('close', () => {
      this.closed = true;
      this.wake?.();
    });
    // Ctrl-C leaves like `q`: everything is saved already.
    this.reader.on('SIGINT', () => this.reader.close());
  }

  /** The next line, undefined when there is none any more. */
  async next(prompt: string): Promise<string | undefined> {
    if (this.live) {
      this.reader.setPrompt(prompt);
      if (!this.closed) this.reader.prompt();
    }
    while (this.waiting.length === 0 && !this.closed) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    return this.waiting.shift()?.trim();
  }

  close(): void {
    this.reader.close();
  }
}

/** Something that can be chosen: what is written in the journal, and what it says on screen. */
export interface Choice {
  readonly id: string;
  readonly label: string;
}

/**
 * The number that each choice goes by. A die's face and a card's number are what the player reads off the table, so
 * they go before a mere count of the choices.
 */
export function numbers(choices: readonly Choice[]): readonly number[] {
  const args = choices.map(({ id }) => /^([A-Za-z-]+):(\d{1,6})$/.exec(id));
  const sameVerb = args.every((found) => found?.[1] !== undefined && found[1] === args[0]?.[1]);
  const printed = choices.map(({ label }) => /^(\d{1,6})\s/.exec(label));
  for (const read of [sameVerb ? args.map((found) => found?.[2]) : [], printed.map((found) => found?.[1])]) {
    const known = read.filter((n) => n !== undefined).map(Number);
    if (known.length === choices.length && new Set(known).size === known.length) return known;
    // "Not now" among cards has no number of its own: it goes by 0, which no card has, so that a card that can't be
    // there is never taken for it.
    const alone = known.length > 1 && known.length === choices.length - 1;
    if (alone && new Set([0, ...known]).size === choices.length)
      return read.map((n) => (n === undefined ? 0 : Number(n)));
  }
  return choices.map((_, i) => i + 1);
}

/** Several printed numbers on one line, `3 11 6`: each answers what is asked after the one before. */
export function inTurn(text: string, choices: readonly Choice[]): readonly string[] {
  const many = /^\d{1,6}([\s,]+\d{1,6})+$/.test(text) && printed(choices);
  return many ? text.split(/[\s,]+/) : [];
}

/** The faces of several dice on one line, `3 4 6`, as the move they make; undefined where the line is something else. */
export function rolledOn(text: string, hand: Hand<string>, { words }: Terminal): string | undefined {
  if (!/^\d+(?:[\s,+]+\d+)+$/.test(text)) return undefined;
  const faces = text.split(/[\s,+]+/).map(Number);
  const { length } = hand.dice;
  if (faces.length !== length || faces.some((face) => face < 1 || face > 6))
    throw new Fault(words.wrong.dice(length));
  return hand.move(faces);
}

/** Are the choices told apart by numbers that stand on the player's own pieces? */
export function printed(choices: readonly Choice[]): boolean {
  return choices.filter(({ label }) => /^\d{1,6}\s/.test(label)).length > 1;
}

/** The label without the number that it goes by. */
export function unnumbered(label: string, number: number): string {
  return label.startsWith(`${number} `) ? label.slice(String(number).length).trimStart() : label;
}

/** By number, by id, or by the shortest beginning of id or label that only one choice has. */
export function choose(
  text: string,
  choices: readonly Choice[],
  { words, lang }: Terminal,
  numbered = true,
): string {
  const wanted = fold(text);
  const known = numbers(choices);
  if (numbered && /^\d+$/.test(wanted)) {
    // Never the beginning of a longer number: a 1 is not a 12.
    const nth = choices[known.indexOf(Number(wanted))];
    if (nth) return nth.id;
    throw new Fault(words.wrong.answer(text));
  }
  const exact = choices.filter(({ id, label }) => fold(id) === wanted || fold(label) === wanted);
  if (exact.length === 1) return (exact[0] as Choice).id;
  const begins = choices.filter(({ id, label }, i) =>
    [id, label, unnumbered(label, known[i] as number)].some((text) => fold(text).startsWith(wanted)),
  );
  if (wanted === '' || begins.length === 0) throw new Fault(words.wrong.answer(text));
  if (begins.length > 1)
    throw new Fault(words.wrong.ambiguous(text, listing(lang, 'or')(begins.map(({ label }) => label))));
  return (begins[0] as Choice).id;
}

/** Small letters without accents, so that any keyboard will do. */
function fold(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
}

/** The move that a line means at a node; numbers mean values where the node asks for one. */
export function chooseMove(
  text: string,
  node: Exclude<Node<AnySpec>, { kind: 'end' }>,
  choices: readonly Choice[],
  terminal: Terminal,
): string {
  const ranges = node.kind === 'chance' ? [] : node.ranges;
  const [first, second] = ranges;
  const value = /^(?:([a-z][a-z-]*)[ :])?(-?\d{1,9})$/i.exec(text);
  if (first && value) {
    const verb = value[1] ?? (second ? undefined : first.verb);
    const range = ranges.find((r) => r.verb === verb);
    if (range) {
      const move = `${range.verb}:${Number(value[2])}`;
      if (legal(node, move)) return move;
      throw new Fault(terminal.words.wrong.outside(text, `${range.min}-${range.max}`));
    }
  }
  return choose(text, choices, terminal, ranges.length === 0);
}
