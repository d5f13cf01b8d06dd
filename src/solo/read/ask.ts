/** `## Ask`: what the lab measures. */
import { type Act, FLAG, type Piece, type Question, type Type } from '../plan.ts';
import { Problem } from '../problem.ts';
import { said } from './branches.ts';
import type { Expression } from './expression.ts';
import { alone, type Item } from './markdown.ts';
import type { Val } from './names.ts';
import { nothingNested, Phrase } from './phrase.ts';
import { bare, divided } from './sentence.ts';
import { readPhrases } from './verbs.ts';
import type { World } from './world.ts';

type Counted = Omit<Question, 'id' | 'table' | 'first' | 'until'>;

const WHOLE_GAME = { rows: ['game'], rowsFrom: 0, key: '', from: 0 };

/** `Question? [id] → what is counted, until [step], first PHRASE; PHRASE`. */
export function readQuestion(world: World, item: Item): Question {
  const { sentence, id: written, phrase } = divided(alone(item).span);
  if (!phrase) throw new Problem(item.span.at, 'withoutArrow', {});
  const id = world.id(written, bare(sentence), item.span.at);
  if (sentence.text !== '') world.note(`ask.${id}`, sentence);
  const c = new Phrase(phrase, world, nothingNested(item.span.at));
  const counted = whatIsCounted(c, world);
  let until: string | undefined;
  let first: readonly Act[] = [];
  while (c.take(',')) {
    const { here } = c;
    if (c.take('until')) {
      until = stepId(c, world);
      const there = [until, ...(world.branchesOf.get(until) ?? [])];
      if (counted.steps.some((step) => there.includes(step)))
        throw new Problem(here, 'untilItself', { id: until });
      world.stops.push({ id: until, at: here });
    } else if (c.take('first')) first = readPhrases(c);
    else c.fail('words', 'until, first');
  }
  c.wantEnd('by');
  const changes = ['set', 'turn', 'turnAll', 'fill', 'shuffle', 'put'];
  if (first.some((act) => !changes.includes(act.do)))
    throw new Problem(phrase.at, 'expected', {
      what: 'words',
      of: 'set, add, subtract, fill, turn, shuffle, put',
      found: '',
      near: '',
    });
  return { id, ...counted, ...(until ? { until } : {}), first };
}

function whatIsCounted(c: Expression, world: World): Counted {
  if (c.take('endings')) {
    const ids = world.endings.map((e) => e.id);
    return { kind: 'endings', steps: ids, names: ids, outcomes: ids, ...WHOLE_GAME };
  }
  if (c.take('how often')) {
    const steps = [stepId(c, world)];
    while (c.take('or')) steps.push(stepId(c, world));
    return { kind: 'often', steps, names: steps.map(() => 'yes'), outcomes: ['yes', 'no'], ...WHOLE_GAME };
  }
  if (c.take('branches of')) {
    const from = c.here;
    const step = stepId(c, world);
    const steps = world.branchesOf.get(step) ?? [];
    if (steps.length === 0) throw new Problem(from, 'needsBranches', { verb: `[${step}]`, spaces: 0 });
    const names = steps.map((id) => id.split('.').at(-1) as string);
    return { kind: 'branches', steps, names, outcomes: names, ...WHOLE_GAME, ...by(c, world) };
  }
  if (c.take('rows of')) {
    const { n } = c.wantName('table', (s) => s.is === 'table');
    const cells = world.tables[n]?.cells ?? [];
    const names = cells.map((cell) => bare({ text: cell.label, at: 0 }) || cell.id);
    const steps = cells.map((cell) => cell.id);
    return { kind: 'branches', steps, names, outcomes: [...new Set(names)], ...WHOLE_GAME, ...by(c, world) };
  }
  const value = whatValue(c);
  const outcomes = { e: value.e, names: [], outcomes: reach(world, value), from: value.low };
  if (c.take('at the end'))
    return { kind: 'atEnd', steps: world.endings.map((e) => e.id), ...WHOLE_GAME, ...outcomes };
  if (!c.take('at')) c.fail('measure', '', ['at the end', 'at']);
  return { kind: 'at', steps: [stepId(c, world)], ...WHOLE_GAME, ...outcomes, ...by(c, world) };
}

function whatValue(c: Expression): Val {
  try {
    return c.sum();
  } catch (error) {
    if (!(error instanceof Problem) || error.id !== 'unknown' || error.at !== c.at) throw error;
    c.pos = 0;
    return c.fail('words', 'endings, how often, branches of, rows of, … at the end, … at [step]');
  }
}

/** `by EXPR`: a row for each of its values. */
function by(c: Expression, world: World): Partial<Counted> {
  if (!c.take('by')) return {};
  const from = c.pos;
  const value = c.sum();
  const key = c.text.slice(from, c.pos).trim();
  return { by: value.e, rows: reach(world, value), rowsFrom: value.low, key };
}

function reach(world: World, { t, low, high }: Val): string[] {
  return Array.from({ length: high - low + 1 }, (_, i) => label(world, t, low + i));
}

const label = (world: World, t: Type, n: number) => (t === FLAG || t >= 0 ? said(world, t, n) : String(n));

/** A step in brackets, by its id or its place. */
function stepId(c: Expression, world: World): string {
  const from = c.here;
  const hit = c.match(/^\[([a-z0-9][a-z0-9.-]*)\]/) ?? c.fail('step');
  return world.meant(hit[1] as string, from);
}

/** How often each ending comes; a file needn't ask for it. */
export function endingsQuestion(endings: readonly { readonly id: string }[]): Question {
  const ids = endings.map((e) => e.id);
  return {
    id: 'endings',
    kind: 'endings',
    steps: ids,
    names: ids,
    outcomes: ids,
    ...WHOLE_GAME,
    first: [],
  };
}

/** Without `## Ask`: the endings, the length and every table's rows. */
export function usualQuestions(world: World): Question[] {
  const ids = world.endings.map((e) => e.id);
  const first: readonly Act[] = [];
  const questions: Question[] = [endingsQuestion(world.endings)];
  const { turn } = world;
  if (turn) {
    const piece = world.pieces.find((p: Piece) => p.base === turn.slot && p.size === 1);
    const sym = world.given.find((s) => s.is === 'local' && s.n === turn.slot);
    const [low, high] = [piece?.low ?? sym?.low ?? 0, piece?.high ?? sym?.high ?? 0];
    questions.push({
      id: 'length',
      kind: 'length',
      steps: ids,
      names: [],
      e: ['v', turn.slot],
      outcomes: Array.from({ length: high - low + 1 }, (_, i) => String(low + i)),
      ...WHOLE_GAME,
      from: low,
      first,
    });
  }
  for (const { id, name, cells } of world.tables) {
    const names = cells.map((cell) => bare({ text: cell.label, at: 0 }) || cell.id);
    questions.push({
      id: `rows-of-${id}`,
      table: name,
      kind: 'branches',
      steps: cells.map((cell) => cell.id),
      names,
      outcomes: [...new Set(names)],
      ...WHOLE_GAME,
      first,
    });
  }
  return questions;
}
