/** Exact odds: visits all reachable states, and computes distributions in one forward pass of probability over states. */

import { at } from '../at.ts';
import { type Chance, type Game, type Log, listed, type Spec, stateKey } from '../game.ts';
import type { OptionsOf } from '../options.ts';
import { asText, type Fraction, fraction, ONE, over, plus, times, ZERO } from './fraction.ts';
import { type Bucket, counted, type Measure, memoryAfter } from './measure.ts';

export interface Census {
  states: number;
  decisions: number;
  tables: number;
  chances: number;
  ends: number;
}

const STATE_LIMIT = 1_000_000;

/** Visits every reachable state once. Throws if a position has no move, or if there are too many states. */
export function walk<G extends Spec>(
  game: Game<G>,
  start: G['state'],
  visit?: (state: G['state'], node: ReturnType<Game<G>['node']>) => void,
  limit = STATE_LIMIT,
): Census {
  const census: Census = { states: 0, decisions: 0, tables: 0, chances: 0, ends: 0 };
  const seen = new Set([stateKey(start)]);
  const open = [game.clone(start)];
  for (let state = open.pop(); state; state = open.pop()) {
    const node = game.node(state);
    census.states++;
    census[`${node.kind}s`]++;
    visit?.(state, node);
    if (node.kind === 'end') continue;
    const moves = listed(node);
    if (moves.length === 0) throw new Error(`stuck at '${node.ask}': ${stateKey(state)}`);
    for (const move of moves) {
      const next = game.clone(state);
      game.apply(next, move);
      const key = stateKey(next);
      if (seen.has(key)) continue;
      if (seen.size >= limit) throw new TooMany(limit);
      seen.add(key);
      open.push(next);
    }
  }
  return census;
}

/** No exact value: too many states, rounded weights, or a choice that no rule makes. Callers sample instead. */
export class NotExact extends Error {}
export class TooMany extends NotExact {
  constructor(limit: number) {
    super(`more than ${limit} states`);
  }
}

/** The odds of a chance node's outcomes. */
export function odds<G extends Spec>(node: Chance<G>): Map<G['move'], Fraction> {
  return new Map(node.moves.map((move, i) => [move, fraction(at(node.weights, i), node.total)]));
}

/** A measure that the game has. */
export function measureOf<G extends Spec>({ id: game, lab }: Game<G>, id: string): Measure<G> {
  const measures: Readonly<Partial<Record<string, Measure<G>>>> = lab.measures;
  const measure = measures[id];
  if (!measure) throw new Error(`'${game}' has no measure '${id}'`);
  return measure;
}

export interface Row {
  readonly key: string;
  readonly outcomes: ReadonlyMap<string, Fraction>;
}

/** The distribution of a measure, as fractions. Throws NotExact if it must be sampled. */
export function distribution<G extends Spec>(
  game: Game<G>,
  measure: Measure<G>,
  options: OptionsOf<G['options']>,
  given: Readonly<Record<string, unknown>> = {},
  limit = STATE_LIMIT,
): readonly Row[] {
  const rows = new Map<string, Map<string, Fraction>>();
  const add = (bucket: Bucket, mass: Fraction) => {
    const [key, outcome] = bucket;
    const row = rows.get(key) ?? rows.set(key, new Map()).get(key);
    row?.set(outcome, plus(row.get(outcome) ?? ZERO, mass));
  };
  for (const { key, outcomes } of measure.rows(options, given)) {
    rows.set(key, new Map(outcomes.map((outcome) => [outcome, ZERO])));
  }

  interface Branch {
    state: G['state'];
    memory: string;
    mass: Fraction;
  }
  const remembers = measure.kind === 'remembering';
  const start = measure.start?.(options, given) ?? game.setup(options);
  let layer = new Map<string, Branch>();
  layer.set('', { state: start, memory: remembers ? measure.first : '', mass: ONE });
  let visited = 0;
  while (layer.size > 0) {
    const next = new Map<string, Branch>();
    for (const { state, memory, mass } of layer.values()) {
      if (++visited > limit) throw new TooMany(limit);
      const node = game.node(state);
      if (node.kind === 'end' || measure.stop?.(state)) {
        if (remembers) add(measure.bucket(memory), mass);
        continue;
      }
      for (const [move, chance] of continuations(game, state)) {
        const after = game.clone(state);
        const share = times(mass, chance);
        let remembered = memory;
        const log: Log<G> = (event, facts) => {
          if (remembers) remembered = memoryAfter(measure, remembered, event, facts);
          else {
            const bucket = counted(measure, event, facts);
            if (bucket) add(bucket, share);
          }
        };
        game.apply(after, move, log);
        measure.onward?.(after, log);
        const key = `${remembered}\n${stateKey(after)}`;
        const met = next.get(key);
        if (met) met.mass = plus(met.mass, share);
        else if (visited + next.size >= limit) throw new TooMany(limit);
        else next.set(key, { state: after, memory: remembered, mass: share });
      }
    }
    layer = next;
  }
  return [...rows].map(([key, outcomes]) => ({ key, outcomes: remembers ? outcomes : shares(outcomes) }));
}

/** What a row counted, as shares of all that it counted. */
function shares(outcomes: ReadonlyMap<string, Fraction>): ReadonlyMap<string, Fraction> {
  const all = [...outcomes.values()].reduce(plus, ZERO);
  if (all.n === all.d || all.n === 0n) return outcomes;
  return new Map([...outcomes].map(([outcome, f]) => [outcome, over(f, all)]));
}

/** What can come next, with probabilities: the odds, the only move, or the answers of a stand-in. */
function continuations<G extends Spec>(
  game: Game<G>,
  state: G['state'],
): Iterable<readonly [G['move'], Fraction]> {
  const node = game.node(state);
  if (node.kind === 'end') return [];
  if (node.kind === 'chance') {
    if (node.rounded) throw new NotExact(`the weights of '${node.ask}' are rounded`);
    return odds(node);
  }
  const answered = answersOf(game, state);
  if (answered) return answered.map((move) => [move, fraction(1, answered.length)]);
  const moves = listed(node);
  if (moves.length !== 1) throw new NotExact(`'${node.ask}' is a choice`);
  return [[at(moves, 0), ONE]];
}

/** The most answers of a stand-in at one node. */
const MOST_ANSWERS = 4096;

/** The equally likely answers of a stand-in that uses at most one random number; undefined if it has none. */
export function answersOf<G extends Spec>(
  game: Game<G>,
  state: Readonly<G['state']>,
): readonly G['move'][] | undefined {
  if (!game.lab.standIn) return undefined;
  const found: G['move'][] = [];
  for (let value = 0, n = 1; value < n; value++) {
    let asked = 0;
    const move = game.lab.standIn(state, (of) => {
      if (++asked > 1 || of > MOST_ANSWERS) throw new NotExact('the stand-in uses much chance');
      n = of;
      return value;
    });
    if (move === undefined) {
      if (value === 0 && asked === 0) return undefined;
      throw new NotExact('the stand-in leaves it to chance');
    }
    found.push(move);
  }
  return found;
}

/** Rows as the command line prints them. */
export function rowsAsText(rows: readonly Row[]): { key: string; outcomes: Record<string, string> }[] {
  return rows.map(({ key, outcomes }) => ({
    key,
    outcomes: Object.fromEntries([...outcomes].map(([outcome, f]) => [outcome, asText(f)])),
  }));
}
