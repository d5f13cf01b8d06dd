/** One step of a game, as in a journal: checked against what is possible, then carried out. */
import { at } from '../at.ts';
import { type Chance, type Fact, type Game, type Log, legal, type Node, type Spec } from '../game.ts';
import { TYPED_NUMBER } from '../limits.ts';
import { type Attempt, bad, good, type Problem, START, type StepEntry, UNKNOWN_VALUE } from './journal.ts';

/** Something the rules reported, with its facts for the dictionaries. */
export interface Reported<G extends Spec> {
  readonly event: keyof G['event'] & string;
  readonly facts: G['event'][keyof G['event'] & string];
  readonly secret: G['seat'] | undefined;
}

/** The result of a step. */
export interface Performed<G extends Spec> {
  /** What the node asked for, '' for asides, adjustments and steps of an older version of the rules. */
  readonly ask: G['ask'] | '';
  /** For a draw, its odds: weight and total. */
  readonly weight: number;
  readonly total: number;
  /** A draw that used a random number: made by the app, with several outcomes. */
  readonly random: boolean;
  readonly events: readonly Reported<G>[];
  /** The only seat that may know what was drawn or set; missing if everybody may. */
  readonly secret?: G['seat'];
  /** What the source of draws gives here, if the entry has another result. */
  readonly due?: G['move'];
  /** Nothing to compare this draw with: the key of its source isn't published. */
  readonly unpublished?: true;
}

/** A draw with several outcomes, made by the app or by the player. */
export function isDraw({ weight, total }: Pick<Performed<Spec>, 'weight' | 'total'>): boolean {
  return total > weight;
}

/** What the app would draw at a node; undefined if the key isn't known here. */
export type Dice<G extends Spec> = (node: Chance<G>) => G['move'] | undefined;

/**
 * Checks a step and carries it out. If it returns a problem, nothing has changed. With `dice`, compares the app's draws
 * with what they show.
 */
export function perform<G extends Spec>(
  game: Game<G>,
  state: G['state'],
  step: StepEntry,
  dice?: Dice<G>,
): Attempt<Performed<G>> {
  const events: Reported<G>[] = [];
  const log = into(events);
  const beside = { ask: '', weight: 0, total: 0, random: false, events } as const;
  switch (step.kind) {
    case 'move': {
      const node = game.node(state);
      if (node.kind === 'end') return bad({ reason: 'over', found: step.move });
      const problem = wrongMove(game, node, step.by, step.move);
      if (problem) return bad(problem);
      const weight = node.kind === 'chance' ? at(node.weights, node.moves.indexOf(step.move)) : 0;
      const total = node.kind === 'chance' ? node.total : 0;
      const { ask } = node;
      const random = step.by === 'chance' && isDraw({ weight, total });
      const due = random && node.kind === 'chance' ? dice?.(node) : undefined;
      game.apply(state, step.move, log);
      const secret = node.kind === 'chance' ? node.secret : undefined;
      const performed = { ask, weight, total, random, events, ...(secret !== undefined && { secret }) };
      if (random && dice && due === undefined) return good({ ...performed, unpublished: true });
      return good(due === undefined || due === step.move ? performed : { ...performed, due });
    }
    case 'aside': {
      const asides: readonly string[] = game.asides(state);
      if (!asides.includes(step.move))
        return bad({ reason: 'aside', found: step.move, expected: asides.join(', ') });
      game.apply(state, step.move, log, step.text);
      return good(beside);
    }
    case 'adjust': {
      const facts = game.facts(state);
      const fact = facts.find((f) => f.id === step.fact);
      if (!fact)
        return bad({ reason: 'fact', found: step.fact, expected: facts.map((f) => f.id).join(', ') });
      const problem = wrongValue(fact, step);
      if (problem) return bad(problem);
      // If the value is the same, leave it and everything that depends on it alone.
      if (step.from !== step.to) game.adjust(state, fact.id, readValue(fact.kind, step.to), log);
      return good(fact.secret === undefined ? beside : { ...beside, secret: fact.secret });
    }
  }
}

/** Apart and without a name of its own: tsx names every function with a name again whenever it's created. */
function into<G extends Spec>(events: Reported<G>[]): Log<G> {
  return (event, facts, secret) => void events.push({ event, facts, secret });
}

/** Carries out a step that has already been checked. */
export function repeat<G extends Spec>(game: Game<G>, state: G['state'], step: StepEntry): void {
  if (step.kind === 'move') return game.apply(state, step.move);
  if (step.kind === 'aside') return game.apply(state, step.move, undefined, step.text);
  if (step.from === step.to) return;
  const kind = game.facts(state).find((f) => f.id === step.fact)?.kind ?? 'choice';
  game.adjust(state, step.fact, readValue(kind, step.to));
}

function wrongMove<G extends Spec>(
  game: Game<G>,
  node: Exclude<Node<G>, { kind: 'end' }>,
  by: string,
  move: string,
): Problem | undefined {
  if (!legal(node, move)) return { reason: 'move', found: move, expected: choices(node) };
  const drawn = node.kind === 'chance' || (node.kind === 'table' && game.stored.wasDraw?.(node));
  const who: readonly string[] =
    node.kind === 'decision' ? [node.seat] : drawn ? ['chance', 'table'] : ['table'];
  return who.includes(by) ? undefined : { reason: 'by', found: by, expected: who.join(', ') };
}

/** May the fact have this value? A number may be typed in any way: `019` is 19. */
export function inBounds<G extends Spec>(fact: Fact<G>, text: string): boolean {
  if (fact.kind === 'choice') return fact.choices.includes(text);
  return TYPED_NUMBER.test(text) && Number(text) >= fact.min && Number(text) <= fact.max;
}

function wrongValue<G extends Spec>(
  fact: Fact<G>,
  { from, to, reason }: Extract<StepEntry, { kind: 'adjust' }>,
): Problem | undefined {
  // Older versions wrote the initial table's numbers as typed; everything else is in the program's notation.
  const notation = reason === START || String(readValue(fact.kind, to)) === to;
  const fits = notation && inBounds(fact, to);
  // For an unknown fact, older journals have the placeholder value.
  if (fits && (from === String(fact.value) || (fact.unknown && from === UNKNOWN_VALUE))) return undefined;
  const bounds = fact.kind === 'number' ? `${fact.min}-${fact.max}` : fact.choices.join(', ');
  return { reason: 'value', found: `${fact.id} ${from} ${to}`, expected: `${fact.value} → ${bounds}` };
}

function readValue(kind: Fact<Spec>['kind'], text: string): number | string {
  return kind === 'number' ? Number(text) : text;
}

function choices<G extends Spec>(node: Exclude<Node<G>, { kind: 'end' }>): string {
  const ranges = node.kind === 'chance' ? [] : node.ranges.map((r) => `${r.verb}:${r.min}-${r.max}`);
  return [...node.moves, ...ranges].slice(0, 12).join(', ');
}
