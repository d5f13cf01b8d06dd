/** What to type for each choice: the number printed on it, letters and a number (`m4` for “Mounted 4”), or its place in the list. */
import { at } from '../../../kernel/at.ts';
import { normalized } from '../../matching.ts';

/** Something to choose: its notation in the journal, and its label on screen. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  /** The province, player or card that several choices are about; the label begins with it. */
  readonly group?: string;
  /** Its number in the list, kept while the same question repeats. */
  readonly number?: number;
}

/** A label as a name with one number: “Mounted 4”, or “Estyx: 3 agents” in the group Estyx. */
interface Numbered {
  readonly name: string;
  readonly number: string;
}

function numberedName({ label, group }: Choice): Numbered | undefined {
  if (group) {
    const number = /\d+/.exec(label.slice(group.length))?.[0];
    return number === undefined ? undefined : { name: group, number };
  }
  const [, name, number] = /^(\p{L}[^\d:;,()]*) (\d{1,6})$/u.exec(label) ?? [];
  return name === undefined || number === undefined ? undefined : { name, number };
}

/** One sign per choice. */
export function signsOf(choices: readonly Choice[]): readonly string[] {
  return printedNumbers(choices) ?? shortNames(choices) ?? choices.map((c, i) => String(c.number ?? i + 1));
}

/** Whether the signs have the numbers of the labels. */
export function saysNumbers(choices: readonly Choice[]): boolean {
  return (printedNumbers(choices) ?? shortNames(choices)) !== undefined;
}

/**
 * The numbers on the player's own components: a die's face, a card's printed number. A single choice without a number
 * (“not now”) is 0, which no card has.
 */
export function printedNumbers(choices: readonly Choice[]): readonly string[] | undefined {
  const args = choices.map(({ id }) => /^([A-Za-z-]+):(\d{1,6})$/.exec(id));
  const sameVerb = args.every((found) => found && found[1] === args[0]?.[1]);
  const names = choices.map(numberedName);
  const sameName = names.every((each) => each && each.name === names[0]?.name);
  return (
    (sameVerb ? distinct(args.map((found) => found?.[2])) : undefined) ??
    distinct(choices.map(({ label }) => /^(\d{1,6})\s/.exec(label)?.[1])) ??
    (sameName ? distinct(names.map((each) => each?.number)) : undefined)
  );
}

/** Where a number in the list could be mistaken for the number in a label: `m4` for “Mounted 4”, `e3` for “Estyx: 3 agents”. */
export function shortNames(choices: readonly Choice[]): readonly string[] | undefined {
  const found = choices.map(numberedName);
  const names = [...new Set(found.flatMap((each) => (each ? [each.name] : [])))];
  const letters = new Map(names.map((name) => [name, shortest(name, names)]));
  return distinct(found.map((each) => each && lettersAnd(letters.get(each.name), each.number)));
}

function lettersAnd(letters: string | undefined, number: string): string | undefined {
  return letters && letters + number;
}

/** As many letters of the first word as no other name begins with. */
function shortest(name: string, names: readonly string[]): string | undefined {
  const first = (text: string) => normalized(text).split(' ')[0] ?? '';
  const word = first(name);
  const others = names.filter((other) => other !== name).map(first);
  const lengths = Array.from({ length: word.length }, (_, i) => i + 1);
  const length = lengths.find((n) => !others.some((other) => other.startsWith(word.slice(0, n))));
  return length === undefined ? undefined : word.slice(0, length);
}

/** All signs, if they differ and at most one choice has none; that one becomes 0. */
function distinct(signs: readonly (string | undefined)[]): readonly string[] | undefined {
  const known = signs.flatMap((sign) => sign ?? []).map((sign) => sign.replace(/^0+(?=\d)/, ''));
  if (known.length < Math.min(2, signs.length) || known.length < signs.length - 1) return undefined;
  const all = known.length < signs.length ? ['0', ...known] : known;
  if (new Set(all).size < all.length) return undefined;
  let next = 0;
  return signs.map((sign) => (sign === undefined ? '0' : at(known, next++)));
}

/** The label without the number that it goes by: the name in “4 Landwehr”, “4: drought” and “4 (drought)”. */
export function unnumbered(label: string, sign: string): string {
  const [, digits, name] = /^(\d+):? +(.+)$/.exec(label) ?? [];
  if (name === undefined || Number(digits) !== Number(sign)) return label;
  return /^\(([^()]+)\)$/.exec(name)?.[1] ?? name;
}

/** Whether two choices are the same thing in amounts that follow one another: “Estyx: 2 agents” and “Estyx: 3 agents”. */
export function oneMore(choice: Choice, next: Choice): boolean {
  const [a, b] = [numberedName(choice), numberedName(next)];
  return a !== undefined && a.name === b?.name && Number(b.number) === Number(a.number) + 1;
}
