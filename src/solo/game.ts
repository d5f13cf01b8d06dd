/** A plan as an ordinary game of the kernel. */
import { defineGame } from '../kernel/define.ts';
import type { Game, Rule } from '../kernel/game.ts';
import type { OptionDecl } from '../kernel/options.ts';
import { eachActOf } from './acts.ts';
import { remarks } from './lab.ts';
import type { Act, Kinds, Piece, Plan, Setting } from './plan.ts';
import { announced, ruleIds } from './run/announced.ts';
import type { SoloLog, Waiting } from './run/code.ts';
import { cloneStack } from './run/deck.ts';
import { factsOf } from './run/facts.ts';
import { measuresOf } from './run/measures.ts';
import { type Program, programOf, START } from './run/program.ts';
import { sceneOf } from './run/scene.ts';
import { fresh, type Solo, type State } from './run/state.ts';
import { storedBy } from './run/stored.ts';
import type { Watch } from './run/watch.ts';

/** Programs that are kept: one for each choice of settings. */
const MOST_PROGRAMS = 32;

/** What journals and the catalogue call it. */
export function gameId({ hash }: Pick<Plan, 'hash'>): string {
  return `solo-${hash.slice(0, 32)}`;
}

/** With `watch`, the rules also tell the lab what a player needn't know. */
export function gameOf(plan: Plan, watch?: Watch): Game<Solo> {
  const programFor = programs(plan, watch);
  const settle = (s: State, log?: SoloLog) => programFor(s.options).run(s, { pc: s.at }, log);
  const { asks, told } = announced(plan);
  const rules = Object.fromEntries([...asks].map(([question, { step }]) => [question, step]));
  const waitOf = (s: Readonly<State>) => programFor(s.options).asked[s.at] as Waiting;
  return defineGame<Solo>({
    id: gameId(plan),
    version: 1,
    scoring: scoringOf(plan),
    text: plan.text,
    options: Object.fromEntries(plan.settings.map((x, i) => [x.id, optionOf(plan, x, i)])),
    presets: presetsOf(plan),
    why: {
      asks: rules,
      events: { ...rules, ...Object.fromEntries([...told].map((id) => [id, id])), set: BY_HAND },
      rules: rulesOf(plan),
    },
    lab: {
      measures: measuresOf(plan, programFor),
      standIn: (s, int) => waitOf(s).standIn?.(s, int),
      decides: decidesUsually(plan),
      remarks: (options, games, seed) => remarks(plan, (watch) => gameOf(plan, watch), options, games, seed),
    },
    seats: () => ['player'],
    refuse: () => undefined,
    setup(options) {
      const program = programFor(options);
      const s = fresh(plan, options, program.slots);
      program.run(s, START);
      return s;
    },
    node(s) {
      const { fixed, node } = waitOf(s);
      return fixed ?? node(s);
    },
    rolls: [...asks].flatMap(([question, { act }]) => (withDice(plan, act) ? [question] : [])),
    hand: (s) => waitOf(s).hand?.(s),
    proposal: (s) => waitOf(s).proposal?.(s),
    apply(s, move, log) {
      const program = programFor(s.options);
      // No other move begins with this letter, and to compare one is cheap.
      const called = plan.asides.length > 0 && move[0] === ASIDE[0];
      const aside = called ? plan.asides.find(({ id }) => move === ASIDE + id) : undefined;
      if (!aside) return program.play(s, move, log);
      log?.(aside.id, { x: program.spokenAt(aside.id, s) });
      program.change(aside.does, aside.id, true)(s, log);
    },
    clone: ({ options, at, v, stacks }) => ({
      options,
      at,
      v: v.slice(),
      stacks: stacks.length === 0 ? [] : stacks.map(cloneStack),
    }),
    stored: storedBy(plan, programFor),
    check: (s) => check(plan, programFor(s.options), s),
    asides: (s) => (waitOf(s).ask === '' ? [] : plan.asides.map(({ id }) => ASIDE + id)),
    facts: factsOf(plan, settle),
    turn: (s) =>
      plan.turn && waitOf(s).ask !== '' && s.v[plan.turn.slot] ? String(s.v[plan.turn.slot]) : '',
    scene: (s) => sceneOf(plan, s),
  });
}

/** What asides are called in journals. */
export const ASIDE = 'call:';
/** The rule behind what a player sets by hand. */
export const BY_HAND = 'set';
/** The rule texts of settings. */
export const settingRule = (id: string) => `setting.${id}`;
/** Everything else that chance decides is drawn, or goes by weight. */
function withDice({ tables }: Plan, act: Act): boolean {
  return act.do === 'roll' || (act.do === 'rollOn' && (tables[act.table]?.axes.length ?? 0) > 0);
}

/** Whether simulations have something to go by where a person decides. */
function decidesUsually(plan: Plan): boolean {
  let found = false;
  eachActOf(plan, (_, act) => {
    if (act.do === 'pick' || act.do === 'choose')
      found ||= act.usually !== undefined && act.usually !== 'random';
  });
  return found;
}

/** An ending without a score gives 1 for a win, which isn't a point. */
function scoringOf({ endings }: Plan): 'points' | 'wins' {
  const scored = endings.some(({ score }) => score);
  return scored && endings.every(({ result, score }) => score || result !== 'win') ? 'points' : 'wins';
}

/** One program for each choice of settings, and the last one at hand: rules ask for it at every step. */
function programs(plan: Plan, watch?: Watch): (options: State['options']) => Program {
  const known = new Map<string, Program>();
  let lastOptions: object | undefined;
  let last: Program | undefined;
  return (options) => {
    if (lastOptions === options) return last as Program;
    const key = JSON.stringify(plan.settings.map(({ id }) => options[id]));
    const program = known.get(key) ?? programOf(plan, options, watch);
    if (known.size >= MOST_PROGRAMS) known.clear();
    known.set(key, program);
    lastOptions = options;
    last = program;
    return program;
  };
}

function settingValue(plan: Plan, { kind, list }: Setting, n: number): string | number | boolean {
  if (kind === 'flag') return n === 1;
  return kind === 'number' ? n : ((plan.lists[list as number] as Kinds).ids[n] as string);
}

/** Up to five settings are on the set-up page; further ones are details. */
const MOST_TASTES = 5;

function optionOf(plan: Plan, x: Setting, i: number): OptionDecl {
  const tastes = plan.settings.slice(0, i).filter((s) => !s.ruling).length;
  const common = x.ruling
    ? { role: 'ruling' as const, rule: settingRule(x.id) }
    : { role: tastes < MOST_TASTES ? ('taste' as const) : ('detail' as const) };
  if (x.kind === 'flag') return { ...common, kind: 'flag', default: x.usual === 1 };
  if (x.kind === 'number') return { ...common, kind: 'number', min: x.low, max: x.high, default: x.usual };
  const { ids } = plan.lists[x.list as number] as Kinds;
  return { ...common, kind: 'choice', choices: ids, default: ids[x.usual] as string };
}

type Values = Record<string, string | number | boolean>;

/** The preset with the file's own values, where other presets need one beside them. */
export const STANDARD = 'standard';

function presetsOf(plan: Plan): Record<string, Values> {
  const given = plan.presets.map(({ id, values }): [string, Values] => [
    id,
    Object.fromEntries(
      values.flatMap((n, i) => {
        const setting = plan.settings[i] as Setting;
        return n === null ? [] : [[setting.id, settingValue(plan, setting, n)]];
      }),
    ),
  ]);
  if (given.length === 0) return {};
  const usual = plan.presets.some(({ values }) =>
    values.every((n, i) => n === null || n === plan.settings[i]?.usual),
  );
  return Object.fromEntries(usual ? given : [[STANDARD, {}], ...given]);
}

/** Each sentence is the rule behind its step. */
function rulesOf(plan: Plan): Record<string, Rule> {
  const rules: Record<string, Rule> = {};
  for (const id of ruleIds(plan)) rules[id] = { clauses: [] };
  for (const { id, ruling } of plan.settings)
    if (ruling) rules[settingRule(id)] = { clauses: [], options: [id] };
  rules[BY_HAND] = { clauses: [] };
  return rules;
}

/** Names stay in their places, and cards in their numbers. */
function check(plan: Plan, program: Program, s: Readonly<State>): void {
  program.keyAt(s.at);
  if (s.v.length !== program.slots) throw new Error(`${s.v.length} values`);
  for (const n of s.v) if (!Number.isSafeInteger(n)) throw new Error(`${n} is no value`);
  for (const piece of plan.pieces) {
    if (piece.kind === 'deck') checkDeck(piece, s);
    if (piece.kind === 'display')
      for (let i = piece.base; i < piece.base + piece.size; i++)
        if ((s.v[i] as number) < 0 || (s.v[i] as number) > piece.high)
          throw new Error(`no such card in '${piece.id}'`);
  }
}

function checkDeck({ id, base, counts = [], stack }: Piece, { v, stacks }: Readonly<State>): void {
  counts.forEach((most, k) => {
    const [down, up] = [v[base + k] as number, v[base + counts.length + k] as number];
    if (down < 0 || up < 0 || down + up > most)
      throw new Error(`${down} + ${up} of ${most} cards in '${id}'`);
    const views = stack === undefined ? [] : (stacks[stack] ?? []);
    for (const { groups } of views)
      if (groups.reduce((n, g) => n + (g[k] as number), 0) !== down)
        throw new Error(`'${id}' is out of order`);
  });
}
