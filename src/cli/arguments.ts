/** Flags and arguments of a command line, checked against what a command declares. */
import { parseArgs } from 'node:util';
import { LANGS, type Lang } from '../kernel/words.ts';
import { Fault } from './terminal.ts';
import type { FlagName, TerminalWords } from './words/terminal.ts';

/** How a flag is written: alone, with a value, with a value any number of times, or with KEY=VALUE pairs. */
export const SHAPES: Readonly<Record<FlagName, 'alone' | 'value' | 'values' | 'pairs'>> = {
  module: 'values',
  lang: 'value',
  components: 'value',
  seed: 'value',
  option: 'pairs',
  preset: 'value',
  start: 'pairs',
  save: 'value',
  mine: 'alone',
  'new-text': 'alone',
  bots: 'value',
  until: 'value',
  seat: 'pairs',
  to: 'value',
  at: 'value',
  as: 'value',
  measure: 'value',
  with: 'pairs',
  games: 'value',
  workers: 'value',
  keep: 'value',
  paper: 'value',
  plain: 'alone',
  out: 'value',
  force: 'alone',
  json: 'alone',
  port: 'value',
  'exact-port': 'alone',
  lan: 'alone',
  data: 'value',
  backup: 'value',
  expire: 'value',
  host: 'values',
  proxy: 'alone',
  limit: 'pairs',
  help: 'alone',
  version: 'alone',
};

/** The placeholder for the value in a usage line. */
export const PLACEHOLDERS: Readonly<Partial<Record<FlagName, string>>> = {
  module: 'FILE',
  lang: 'L',
  components: 'L',
  seed: 'N',
  option: 'KEY=VALUE',
  preset: 'NAME',
  start: 'KEY=VALUE',
  save: 'FILE',
  bots: 'NAME',
  until: 'OUTCOME',
  seat: 'SEAT=WHO',
  to: 'N',
  at: 'FILE',
  as: 'SEAT',
  measure: 'NAME',
  with: 'KEY=VALUE',
  games: 'N',
  workers: 'N',
  keep: 'N',
  paper: 'a4|letter',
  out: 'PATH',
  port: 'N',
  data: 'FOLDER',
  backup: 'FOLDER',
  expire: 'DAYS',
  host: 'NAME',
  limit: 'NAME=N',
};

export interface Arguments {
  readonly rest: readonly string[];
  has(flag: FlagName): boolean;
  value(flag: FlagName): string | undefined;
  values(flag: FlagName): readonly string[];
  pairs(flag: FlagName): readonly (readonly [key: string, value: string])[];
  /** A whole number within bounds. */
  number(flag: FlagName, min: number, max: number): number | undefined;
}

export function readArguments(
  args: readonly string[],
  known: readonly FlagName[],
  words: TerminalWords,
): Arguments {
  const { wrong } = words;
  const options = Object.fromEntries(
    known.map((flag) => [
      flag,
      { type: SHAPES[flag] === 'alone' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = new Map<FlagName, string[]>();
  const rest: string[] = [];
  let pairs: string[] | undefined;
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') {
      // `--option a=1 b=2`: pairs may follow one another.
      if (pairs && token.value.includes('=')) pairs.push(token.value);
      else rest.push(token.value);
      continue;
    }
    const flag = known.find((name) => name === token.name && token.rawName === `--${name}`);
    if (!flag) throw new Fault(wrong.flag(token.rawName));
    const shape = SHAPES[flag];
    if (shape === 'alone' && token.value !== undefined) throw new Fault(wrong.noValue(token.rawName));
    // A flag in the place of a value: the value was forgotten.
    const forgotten = !token.value || (!token.inlineValue && token.value.startsWith('--'));
    if (shape !== 'alone' && forgotten) throw new Fault(wrong.value(token.rawName));
    const values = given.get(flag) ?? [];
    if (shape === 'value' && values.length > 0) throw new Fault(wrong.twice(token.rawName));
    given.set(flag, values);
    values.push(token.value ?? '');
    pairs = shape === 'pairs' ? values : undefined;
  }
  const value = (flag: FlagName) => given.get(flag)?.at(-1);
  return {
    rest,
    has: (flag) => given.has(flag),
    value,
    values: (flag) => given.get(flag) ?? [],
    pairs: (flag) => {
      const keys = new Set<string>();
      return (given.get(flag) ?? []).map((text) => {
        const at = text.indexOf('=');
        if (at < 1) throw new Fault(wrong.pair(text));
        const key = text.slice(0, at);
        // Two values can't both apply, and the program doesn't guess which one was meant.
        if (keys.has(key)) throw new Fault(wrong.twice(`--${flag} ${key}`));
        keys.add(key);
        return [key, text.slice(at + 1)] as const;
      });
    },
    number: (flag, min, max) => {
      const text = value(flag);
      if (text === undefined) return undefined;
      const n = /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
      if (!(n >= min && n <= max)) throw new Fault(wrong.number(`--${flag}`, text, min, max));
      return n;
    },
  };
}

/** Exactly one argument; the error names it if it's missing. */
export function only(args: Arguments, what: string, words: TerminalWords): string {
  const [first, second] = args.rest;
  if (first === undefined) throw new Fault(words.wrong.missing(what));
  if (second !== undefined) throw new Fault(words.wrong.extra(second));
  return first;
}

/** What the player's components are printed in, where that is not the language of the screen. */
export function componentsOf(args: Arguments, words: TerminalWords): Lang | undefined {
  const tag = args.value('components');
  const known = LANGS.find((lang) => lang === tag);
  if (tag !== undefined && !known) throw new Fault(words.wrong.lang(tag, LANGS.join(', ')));
  return known;
}
