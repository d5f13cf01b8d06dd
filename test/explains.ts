/**
 * Tests a game's “why?”: `explains(game, dictionaries, …)` is one line in a game's test. Every prompt and every line of
 * a story has a rule behind it, in every language; and if another value of a setting would change what a step asks or
 * tells, the rules behind that step name the setting.
 */
import { describe, it } from 'vitest';
import {
  type Game,
  type Log,
  legal,
  type Rule,
  type RuleIds,
  ruleIds,
  rulesForEvent,
  type Spec,
} from '../src/kernel/game.ts';
import { type Inspect, type OptionDecl, type OptionsOf, resolve } from '../src/kernel/options.ts';
import { anyMove } from '../src/kernel/play.ts';
import { rng } from '../src/kernel/rng.ts';
import type { Lang } from '../src/kernel/words.ts';
import { nothingMissing } from './position.ts';
import { type Dictionaries, spoken } from './speaks.ts';

export interface Explaining {
  /** Events that only an adjustment reports: no rule is behind them. */
  readonly byHand?: readonly string[];
  /** Readings that show in no single step: they affect the set-up, or what comes later. */
  readonly later?: readonly string[];
  /** Settings that change the whole game, so changing one mid-game would prove nothing. */
  readonly whole?: readonly string[];
  /** Sets of options to play with; by default only the default options. */
  readonly playings?: readonly Readonly<Record<string, unknown>>[];
  readonly games?: number;
  /** How many steps of a game to check. */
  readonly steps?: number;
  readonly inspect?: Inspect;
}

/** How a text says that a setting can change it. */
const SWITCHED: Record<Lang, RegExp> = {
  en: /default|setting|\bset\b/,
  pl: /omyśln|stawie[nń]|ustala się/,
  cs: /výchozí|nastav/i,
  ru: /умолчанию|настро(йк|ек)|задаётся/i,
};

/** A step that another value of a setting changes. */
interface Fork {
  readonly option: string;
  /** What was asked and told with each value. */
  readonly at: readonly string[];
  readonly named: boolean;
}

export function explains<G extends Spec>(
  game: Game<G>,
  dictionaries: Dictionaries<G>,
  {
    byHand = [],
    later = [],
    whole = [],
    playings = [{}],
    games = 4,
    steps = 500,
    inspect = {},
  }: Explaining = {},
): void {
  const rules: Readonly<Record<string, Rule>> = game.why.rules;
  /** What the text leaves open, and the player settles. */
  const readings = readingsOf(game);
  const known = spoken(dictionaries);

  describe(`${game.id} says why`, () => {
    it('for every prompt, and for every event but a setting by hand', () => {
      nothingMissing(unexplained(game, Object.keys(known[0]?.[1].events ?? {}), byHand));
    });

    it('with rules that all exist and are all used', () => {
      nothingMissing(strayRules(game));
    });

    it.each(known)('in whole, distinct sentences, in %s', (lang) => {
      nothingMissing(poorTexts(Object.keys(rules), dictionaries, lang));
    });

    it.each(known)('and the text says in %s that a setting decides', (lang, words) => {
      const texts: Texts = words.rules;
      const silent = Object.entries(rules).filter(
        ([rule, { options = [] }]) =>
          options.some((option) => readings.includes(option)) && !SWITCHED[lang].test(texts[rule] ?? ''),
      );
      nothingMissing(
        silent.map(
          ([rule]) =>
            `words/${lang} rules.${rule} does not say that a setting decides it: say so (${SWITCHED[lang]})`,
        ),
      );
    });

    it('and names every reading, and only settings that exist', () => {
      nothingMissing(unnamedSettings(game));
    });

    it('and names the setting wherever another value would change the step', () => {
      const tried = readings.filter((option) => !whole.includes(option));
      const forks = playings.flatMap((given) =>
        Array.from({ length: games }, (_, seed) =>
          forksOf(game, tried, given, seed + 1, steps, inspect),
        ).flat(),
      );
      nothingMissing(untold(forks, tried, later));
    });
  });
}

type Texts = Readonly<Record<string, string>>;

function readingsOf<G extends Spec>({ options }: Game<G>): string[] {
  return Object.keys(options).filter((option) => options[option]?.rule !== undefined);
}

/** The rules behind a prompt or an event. */
function rulesBehind<G extends Spec>({ why }: Game<G>): Set<string> {
  const behind = [...Object.values<RuleIds>(why.asks), ...Object.values<RuleIds | undefined>(why.events)];
  return new Set(behind.flatMap((ids) => ruleIds(ids)));
}

/** Prompts and events without a rule behind them. */
export function unexplained<G extends Spec>(
  { why }: Game<G>,
  events: readonly string[],
  byHand: readonly string[],
): string[] {
  const behind: Readonly<Record<string, RuleIds | undefined>> = why.events;
  const silent = events.filter((event) => ruleIds(behind[event]).length === 0);
  return [
    ...Object.entries<RuleIds>(why.asks)
      .filter(([, ids]) => ruleIds(ids).length === 0)
      .map(([ask]) => `no rule explains the prompt '${ask}': name one in why.asks`),
    ...silent
      .filter((event) => !byHand.includes(event))
      .map(
        (event) =>
          `no rule explains the event '${event}': name one in why.events, or list it in byHand of the test if only setting a fact by hand reports it`,
      ),
    ...byHand
      .filter((event) => !silent.includes(event))
      .map((event) => `byHand of the test lists '${event}', which has a rule or does not exist: remove it`),
  ];
}

/** Rules that are named but don't exist, and rules that nothing names. */
export function strayRules<G extends Spec>(game: Game<G>): string[] {
  const { rules } = game.why;
  const explaining = readingsOf(game).map((option) => game.options[option]?.rule as string);
  const named = new Set([...rulesBehind(game), ...explaining]);
  return [
    ...[...named]
      .filter((rule) => !(rule in rules))
      .map((rule) => `the rule '${rule}' is named and does not exist: add it to why.rules and words/*.rules`),
    ...Object.keys(rules)
      .filter((rule) => !named.has(rule))
      .map(
        (rule) =>
          `nothing points to the rule '${rule}': name it in why.asks, in why.events or as the rule of a setting, or remove it`,
      ),
  ];
}

/** Rule texts that aren't whole sentences, repeat another one, or are still in English. */
export function poorTexts<G extends Spec>(
  rules: readonly string[],
  dictionaries: Dictionaries<G>,
  lang: Lang,
): string[] {
  const texts: Texts = dictionaries[lang]?.rules ?? {};
  const english: Texts = dictionaries.en?.rules ?? {};
  return rules.flatMap((rule) => {
    const text = texts[rule] ?? '';
    const twin = rules.find((other) => other !== rule && texts[other] === text);
    const at = `words/${lang} rules.${rule}`;
    return [
      ...(/^\p{Lu}.{20,}[.)]$/su.test(text)
        ? []
        : [`${at} is not a whole sentence (“${text}”): start with a capital, end with a full stop`]),
      ...(twin ? [`${at} says the same as rules.${twin}: one of them is enough`] : []),
      ...(lang !== 'en' && text === english[rule] ? [`${at} is still in English: translate it`] : []),
    ];
  });
}

/** Readings that no rule text names, and names of settings that don't exist. */
export function unnamedSettings<G extends Spec>(game: Game<G>): string[] {
  const rules: Readonly<Record<string, Rule>> = game.why.rules;
  const switches = new Set([...rulesBehind(game)].flatMap((rule) => rules[rule]?.options ?? []));
  return [
    ...readingsOf(game)
      .filter((option) => !switches.has(option))
      .map(
        (option) =>
          `no rule text explains the setting '${option}': add it to the options of a rule in why.rules that a prompt or an event names, and say so in words/*.rules`,
      ),
    ...[...switches]
      .filter((option) => !(option in game.options))
      .map((option) => `why.rules names the setting '${option}', which the game's options do not have`),
  ];
}

/** Settings that change a step although no rule says so, and settings that never change a step directly. */
export function untold(forks: readonly Fork[], tried: readonly string[], later: readonly string[]): string[] {
  const forked = new Set(forks.map(({ option }) => option));
  const idle = tried.filter((option) => !forked.has(option));
  return [
    ...forks
      .filter((fork) => !fork.named)
      .map(
        ({ option, at }) =>
          `the setting '${option}' decides at ${at.join(', ')}, and no rule behind them names it: add it to the options of one of those rules in why.rules`,
      ),
    ...idle
      .filter((option) => !later.includes(option))
      .map(
        (option) =>
          `the setting '${option}' never decides a step in these games: try other playings, or list it in later of the test`,
      ),
    ...later
      .filter((option) => !idle.includes(option))
      .map((option) => `later of the test lists '${option}', which decides a step at once: remove it`),
  ];
}

/** Plays a random game and tries every other value of every setting at each step. */
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
  const known: Readonly<Record<string, Rule>> = game.why.rules;
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
      const named = rules.some((rule) => known[rule]?.options?.includes(option));
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
    rules.push(...rulesForEvent(game.why, event, facts));
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

/** The same with another setting; the move may not even be possible. */
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
  return resolved.ok && game.refuse(resolved.options) === undefined ? resolved.options : undefined;
}

/** Every other value of a setting; for a number, its bounds. */
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
