/**
 * Options: each is declared once, with kind, bounds, default and role. The set-up form, command-line flags and checks
 * follow from the declaration. Keys may have dots (`counters.boers.3`); values are flat.
 */
import type { DataProblem } from './data-problem.ts';
import { TYPED_NUMBER } from './limits.ts';

interface Common {
  /** Taste options are on the set-up page (at most five), rulings on a separate one. */
  readonly role: 'taste' | 'ruling' | 'detail';
  /** For a ruling: the rule text that explains it, a key of the game's `why.rules`. */
  readonly rule?: string;
  /** Depends on the player's printed components, so the next game starts with the same value. */
  readonly remember?: true;
  /** Has an effect only if each of these other options has one of these values. */
  readonly needs?: Needs;
}
export type Needs = Readonly<Record<string, readonly (string | number | boolean)[]>>;
export interface Flag extends Common {
  readonly kind: 'flag';
  readonly default: boolean;
}
export interface Choice<C extends string = string> extends Common {
  readonly kind: 'choice';
  readonly choices: readonly C[];
  readonly default: C;
}
export interface Num extends Common {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}
export interface Nums extends Common {
  readonly kind: 'numbers';
  readonly length: number;
  readonly min: number;
  readonly max: number;
  /** The maximum of each number, if they differ; `max` is the largest of them. */
  readonly most?: readonly number[];
  readonly default: readonly number[];
}
export interface Text extends Common {
  readonly kind: 'text';
  readonly max: number;
  readonly default: string;
}
/** A data file. The journal names a shipped one as `id@version` and includes any other in full. */
export interface File<T extends object = object> extends Common {
  readonly kind: 'file';
  readonly shipped: Readonly<Record<string, T>>;
  readonly default: string;
  /** The file's defaults for other options. */
  brings?(data: T): Readonly<Record<string, unknown>>;
}

/**
 * Checks of files from outside, by option; an empty list means no problem. App and terminal pass these; without a check
 * only shipped files are accepted.
 */
export type Inspect = Readonly<Record<string, (data: unknown) => readonly DataProblem[]>>;
/** Readers of files, by option: return the data, or the problems with their places. Without a reader the file is JSON. */
export type ReadFile = Readonly<
  Record<
    string,
    (text: string) =>
      | { readonly data: object; readonly warnings?: readonly DataProblem[] }
      /** The first problems; `more` counts the others. */
      | { readonly problems: readonly DataProblem[]; readonly more?: number }
  >
>;
export type OptionDecl = Flag | Choice | Num | Nums | Text | File;
export type OptionDecls = Readonly<Record<string, OptionDecl>>;

type ValueOf<D> = D extends Flag
  ? boolean
  : D extends Choice<infer C>
    ? C
    : D extends Num
      ? number
      : D extends Nums
        ? readonly number[]
        : D extends Text
          ? string
          : D extends File<infer T>
            ? T
            : never;

export type OptionsOf<D extends OptionDecls> = { readonly [K in keyof D]: ValueOf<D[K]> };

/** Why a value was refused, as facts for the dictionaries. */
export interface OptionProblem {
  readonly option: string;
  readonly value: string;
  readonly reason:
    | 'unknown'
    | 'kind'
    | 'bounds'
    | 'choice'
    | 'length'
    | 'file'
    | 'large'
    | 'together'
    | 'idle';
  /** What is allowed: a list of choices, or bounds; '' for a file with problems. */
  readonly expected: string;
  /** What is wrong with a file. */
  readonly problems?: readonly DataProblem[];
}

export type Resolved<D extends OptionDecls> =
  | { readonly ok: true; readonly options: OptionsOf<D> }
  | { readonly ok: false; readonly refusal: OptionProblem };

const MAX_FILE = 256 * 1024;

/** The declared defaults. */
export function defaults<D extends OptionDecls>(decls: D): OptionsOf<D> {
  const resolved = resolve(decls);
  if (!resolved.ok) throw new Error(`the default of '${resolved.refusal.option}' is refused`);
  return resolved.options;
}

/** Defaults, overridden by the given values (typed, or text from a command line), each checked. */
export function resolve<D extends OptionDecls>(
  decls: D,
  given: Readonly<Record<string, unknown>> = {},
  inspect: Inspect = {},
): Resolved<D> {
  const options: Record<string, unknown> = {};
  for (const [key, decl] of Object.entries(decls))
    options[key] = decl.kind === 'file' ? decl.shipped[decl.default] : decl.default;
  for (const [key, value] of Object.entries(given)) {
    const decl = declared(decls, key);
    if (!decl) return refused(key, value, 'unknown', Object.keys(decls).join(', '));
    const read = readValue(decl, value, inspect[key]);
    if ('reason' in read) return refused(key, value, read.reason, read.expected, read.problems);
    options[key] = read.value;
  }
  for (const [key, decl] of Object.entries(decls)) {
    const data = options[key];
    const brought =
      decl.kind === 'file' && typeof data === 'object' && data !== null ? decl.brings?.(data) : undefined;
    for (const [other, value] of Object.entries(brought ?? {})) {
      const decl = declared(decls, other);
      if (Object.hasOwn(given, other) || !decl) continue;
      const read = readValue(decl, value, undefined);
      if ('reason' in read) return refused(other, value, read.reason, read.expected);
      options[other] = read.value;
    }
  }
  // Copied, because rules read options all the time: an engine finds them faster than in an object that grew key by key.
  return { ok: true, options: Object.freeze({ ...options }) as OptionsOf<D> };
}

/** An option by its key from outside, which may be `constructor`. */
function declared(decls: OptionDecls, key: string): OptionDecl | undefined {
  return Object.hasOwn(decls, key) ? decls[key] : undefined;
}

/**
 * The settings that this one needs to have an effect, in command-line form: `ranges=custom`; '' if it has one. Never a
 * reason to refuse a journal: its header has every option, chosen or not.
 */
export function idle(decls: OptionDecls, key: string, options: Readonly<Record<string, unknown>>): string {
  const needs = Object.entries(declared(decls, key)?.needs ?? {});
  const unmet = needs.filter(([other, values]) => !values.some((value) => value === options[other]));
  const said = (value: string | number | boolean) =>
    typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
  return unmet.map(([other, values]) => `${other}=${values.map(said).join('|')}`).join(' ');
}

/** The first chosen option that has no effect in any of these games. */
export function withoutEffect(
  decls: OptionDecls,
  given: Readonly<Record<string, unknown>>,
  games: readonly Readonly<Record<string, unknown>>[],
): OptionProblem | undefined {
  for (const [option, value] of Object.entries(given)) {
    const [expected = '', ...others] = games.map((options) => idle(decls, option, options));
    if (expected !== '' && !others.includes('')) return refused(option, value, 'idle', expected).refusal;
  }
  return undefined;
}

function refused(
  option: string,
  value: unknown,
  reason: OptionProblem['reason'],
  expected: string,
  problems?: readonly DataProblem[],
): { ok: false; refusal: OptionProblem } {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  const refusal = { option, value: text.slice(0, 80), reason, expected };
  return { ok: false, refusal: problems ? { ...refusal, problems } : refusal };
}

type Read =
  | { value: unknown }
  | { reason: OptionProblem['reason']; expected: string; problems?: readonly DataProblem[] };

function readValue(decl: OptionDecl, given: unknown, inspect: Inspect[string] | undefined): Read {
  switch (decl.kind) {
    case 'flag': {
      if (typeof given === 'boolean') return { value: given };
      if (typeof given === 'string' && /^(on|true|yes)$/.test(given)) return { value: true };
      if (typeof given === 'string' && /^(off|false|no)$/.test(given)) return { value: false };
      return { reason: 'kind', expected: 'on, off' };
    }
    case 'choice':
      return typeof given === 'string' && decl.choices.includes(given)
        ? { value: given }
        : { reason: 'choice', expected: decl.choices.join(', ') };
    case 'number': {
      const n = wholeNumber(given);
      const bounds = `${decl.min}-${decl.max}`;
      if (n === undefined) return { reason: 'kind', expected: bounds };
      return n >= decl.min && n <= decl.max ? { value: n } : { reason: 'bounds', expected: bounds };
    }
    case 'numbers': {
      const bounds =
        decl.most?.map((most) => `${decl.min}-${most}`).join(', ') ??
        `${decl.length}\u00a0×\u00a0${decl.min}-${decl.max}`;
      if (!Array.isArray(given) && typeof given !== 'string') return { reason: 'kind', expected: bounds };
      const list = (Array.isArray(given) ? given : given.split(',')).map(wholeNumber);
      if (list.length !== decl.length) return { reason: 'length', expected: bounds };
      if (list.includes(undefined)) return { reason: 'kind', expected: bounds };
      const within = list.every(
        (n, i) => n !== undefined && n >= decl.min && n <= (decl.most?.[i] ?? decl.max),
      );
      return within ? { value: Object.freeze(list) } : { reason: 'bounds', expected: bounds };
    }
    case 'text':
      return typeof given === 'string' && given.length <= decl.max
        ? { value: given }
        : { reason: 'length', expected: `0-${decl.max}` };
    case 'file': {
      if (typeof given === 'string') {
        return Object.hasOwn(decl.shipped, given)
          ? { value: decl.shipped[given] }
          : { reason: 'choice', expected: Object.keys(decl.shipped).join(', ') };
      }
      if (Object.values(decl.shipped).some((shipped) => shipped === given)) return { value: given };
      if (JSON.stringify(given).length > MAX_FILE) return { reason: 'large', expected: '256 KB' };
      if (!inspect) return { reason: 'choice', expected: Object.keys(decl.shipped).join(', ') };
      const problems = inspect(given);
      return problems.length === 0 ? { value: given } : { reason: 'file', expected: '', problems };
    }
  }
}

function wholeNumber(given: unknown): number | undefined {
  const n = typeof given === 'string' && TYPED_NUMBER.test(given.trim()) ? Number(given) : given;
  return typeof n === 'number' && Number.isSafeInteger(n) ? n : undefined;
}

/** The options in the form of a journal's header: plain JSON, shipped files by name. */
export function written(decls: OptionDecls, options: object): Record<string, unknown> {
  const values: Readonly<Record<string, unknown>> = { ...options };
  const out: Record<string, unknown> = {};
  for (const [key, decl] of Object.entries(decls)) {
    const value = values[key];
    const name = decl.kind === 'file' && Object.keys(decl.shipped).find((id) => decl.shipped[id] === value);
    out[key] = name || value;
  }
  return out;
}

interface Settable {
  readonly options: OptionDecls;
  readonly presets: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The preset that gives exactly these options; undefined if there is none. */
export function presetOf({ options: decls, presets }: Settable, options: object): string | undefined {
  const asText = (all: object) => JSON.stringify(written(decls, all));
  const now = asText(options);
  return Object.keys(presets).find((id) => {
    const resolved = resolve(decls, presets[id]);
    return resolved.ok && asText(resolved.options) === now;
  });
}

/** The preset that equals the declared defaults, which a form shows as chosen. Undefined if there is none. */
export function defaultPreset(game: Settable): string | undefined {
  const usual = resolve(game.options);
  return usual.ok ? presetOf(game, usual.options) : undefined;
}
