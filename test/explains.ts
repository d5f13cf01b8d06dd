/**
 * “Why?” of a game, tried out: `explains(game, dictionaries, …)` is one line in a game's test. Every prompt and every
 * line of a story has a rule behind it, in every language; and wherever another setting would have asked or told
 * something else, the rules behind that step name the setting.
 */
import { describe, expect, it } from 'vitest';
import {
  type Game,
  type Log,
  legal,
  type RuleIds,
  ruleIds,
  rulesTold,
  type Spec,
} from '../src/kernel/game.ts';
import { type Inspect, type OptionDecl, type OptionsOf, resolve } from '../src/kernel/options.ts';
import { anyMove } from '../src/kernel/play.ts';
import { rng } from '../src/kernel/rng.ts';
import { LANGS, type Lang, type Words } from '../src/kernel/words.ts';

export interface Explaining {
  /** Events that only a setting by hand reports: no rule can stand behind them. */
  readonly byHand: readonly string[];
  /** Readings that no step tells of at once: they are for the set-up, or change what comes later. */
  readonly later?: readonly string[];
  /** Settings under which the whole game goes another way: changing one in mid-game would say nothing. */
  readonly whole?: readonly string[];
  /** Sets of options to play under; the default alone where none are given. */
  readonly playings?: readonly Readonly<Record<string, unknown>>[];
  readonly games?: number;
  /** How many steps of a game are looked at. */
  readonly steps?: number;
  readonly inspect?: Inspect;
}

/** How a text says that what it tells can be set otherwise. */
const SWITCHED: Record<Lang, RegExp> = {
  en: /default|setting|\bset\b/,
  pl: /omyśln|stawie[nń]|ustala się/,
  cs: /výchozí|nastav/i,
  ru: /умолчанию|настро(йк|ек)|задаётся/i,
};

/** A step that another value of a setting decides otherwise. */
interface Fork {
  readonly option: string;
  /** What was asked and told, with either value. */
  readonly at: readonly string[];
  readonly named: boolean;
}

export function explains<G extends Spec>(
  game: Game<G>,
  dictionaries: Readonly<Record<Lang, Words<G>>>,
  { byHand, later = [], whole = [], playings = [{}], games = 4, steps = 500, inspect = {} }: Explaining,
): void {
  const { asks, events, rules } = game.why;
  const behind = [...Object.values<RuleIds>(asks), ...Object.values<RuleIds | undefined>(events)];
  const named = new Set(behind.flatMap(ruleIds));
  const switches = new Set([...named].flatMap((rule) => rules[rule]?.options ?? []));
  /** What the text leaves open, and the player settles. */
  const readings = Object.keys(game.options).filter((option) => game.options[option]?.rule !== undefined);

  describe(`${game.id} says why`, () => {
    it('for every prompt, and for every event but a setting by hand', () => {
      const none = Object.entries<RuleIds>(asks).filter(([, ids]) => ruleIds(ids).length === 0);
      expect(none).toEqual([]);
      const silent = Object.keys(dictionaries.en.events).filter(
        (event) => ruleIds(events[event as keyof typeof events]).length === 0,
      );
      expect(silent).toEqual(byHand);
    });

    it('with rules that all exist, and all stand behind something', () => {
      const explaining = readings.map((option) => game.options[option]?.rule as string);
      expect([...new Set([...named, ...explaining])].sort()).toEqual(Object.keys(rules).sort());
    });

    it.each(LANGS)('in whole sentences, in %s, no two alike', (lang) => {
      const texts = Object.keys(rules).map((rule) => dictionaries[lang].rules[rule] ?? '');
      for (const text of texts) expect(text).toMatch(/^\p{Lu}.{20,}[.)]$/su);
      expect(new Set(texts).size).toBe(texts.length);
      if (lang !== 'en')
        for (const [i, rule] of Object.keys(rules).entries())
          expect(texts[i]).not.toBe(dictionaries.en.rules[rule]);
    });

    it.each(LANGS)('and the text says in %s where a setting decides', (lang) => {
      const silent = Object.entries(rules).filter(
        ([rule, { options = [] }]) =>
          options.some((option) => readings.includes(option)) &&
          !SWITCHED[lang].test(dictionaries[lang].rules[rule] ?? ''),
      );
      expect(silent.map(([rule]) => rule)).toEqual([]);
    });

    it('and names every reading that can be chosen, and no setting that is not there', () => {
      for (const option of readings) expect([...switches]).toContain(option);
      for (const option of switches) expect(Object.keys(game.options)).toContain(option);
    });

    it('and names the setting wherever another value would decide otherwise', () => {
      const tried = readings.filter((option) => !whole.includes(option));
      const forks = playings.flatMap((given) =>
        Array.from({ length: games }, (_, seed) =>
          forksOf(game, tried, given, seed + 1, steps, inspect),
        ).flat(),
      );
      const unnamed = forks
        .filter((fork) => !fork.named)
        .map(({ option, at }) => `${option}: ${at.join(' ')}`);
      expect([...new Set(unnamed)].sort()).toEqual([]);
      const forked = new Set(forks.map(({ option }) => option));
      expect(tried.filter((option) => !forked.has(option)).sort()).toEqual([...later].sort());
    });
  });
}

/** Plays a random game; at each step every setting is tried with every other value. */
export function forksOf<G extends Spec>(
  game: Game<G>,
  tried: readonly string[],
  given: Readonly<Record<string, unknown>>,
  seed: number,
  steps: number,
  inspect: Inspect,
): Fork[] {
  const options = optionsOf(game, given, inspect);
  if (!options) throw new Error(`these settings do not go together: ${JSON.stringify(given)}`);
  const others = tried.flatMap((option) =>
    valuesOf(game.options[option] as OptionDecl, options[option]).flatMap((value) => {
      const other = optionsOf(game, { ...given, [option]: value }, inspect);
      return other ? [{ option, other }] : [];
    }),
  );
  const int = rng(seed);
  const state = game.setup(options);
  const forks: Fork[] = [];
  for (let step = 0; step < steps; step++) {
    const node = game.node(state);
    if (node.kind === 'end') break;
    const move = anyMove(node, int);
    const here = told(game, game.clone(state), move);
    for (const { option, other } of others) {
      const changed = { ...game.clone(state), options: other } as G['state'];
      const there = elsewhere(game, changed, move);
      if (there.text === here.text) continue;
      const at = [...new Set([...here.at, ...there.at])];
      const rules = [...here.rules, ...there.rules];
      const named = rules.some((rule) => game.why.rules[rule]?.options?.includes(option));
      forks.push({ option, at, named });
    }
    game.apply(state, move);
  }
  return forks;
}

interface Telling {
  /** `asks.X`, `events.Y`. */
  readonly at: readonly string[];
  readonly rules: readonly string[];
  readonly text: string;
}

/** What the step asks and tells, and what is asked next. */
function told<G extends Spec>(game: Game<G>, state: G['state'], move: G['move']): Telling {
  const before = game.node(state);
  const reports: [string, unknown][] = [];
  const rules: string[] = [];
  const log: Log<G> = (event, facts) => {
    reports.push([event, facts]);
    rules.push(...rulesTold(game.why, event, facts));
  };
  game.apply(state, move, log);
  const after = game.node(state);
  const asked = [before, after].flatMap((node) => (node.kind === 'end' ? [] : [node.ask]));
  return {
    at: [...asked.map((ask) => `asks.${ask}`), ...reports.map(([event]) => `events.${event}`)],
    rules: [...asked.flatMap((ask) => ruleIds(game.why.asks[ask])), ...rules],
    text: JSON.stringify([before, reports, after]),
  };
}

/** The same with another setting, where the move may not even be possible. */
function elsewhere<G extends Spec>(game: Game<G>, state: G['state'], move: G['move']): Telling {
  const node = game.node(state);
  if (legal(node, move)) return told(game, state, move);
  if (node.kind === 'end') return { at: [], rules: [], text: JSON.stringify(node) };
  return { at: [`asks.${node.ask}`], rules: ruleIds(game.why.asks[node.ask]), text: JSON.stringify(node) };
}

function optionsOf<G extends Spec>(
  game: Game<G>,
  given: Readonly<Record<string, unknown>>,
  inspect: Inspect,
): OptionsOf<G['options']> | undefined {
  const resolved = resolve(game.options, given, inspect);
  return resolved.ok && game.refuse?.(resolved.options) === undefined ? resolved.options : undefined;
}

/** Every other value of a switch; of a number, the ends of what it can be. */
function valuesOf(decl: OptionDecl, now: unknown): readonly unknown[] {
  switch (decl.kind) {
    case 'flag':
      return [now !== true];
    case 'choice':
      return decl.choices.filter((choice) => choice !== now);
    case 'number':
      return [decl.min, decl.min + 1, decl.max].filter((value) => value !== now);
    case 'numbers':
      return [Array(decl.length).fill(decl.min), Array(decl.length).fill(decl.max)];
    default:
      return [];
  }
}
