/** Positions in journals: by the ids of steps and pieces, so that an edited file can continue an old game. */
import { at } from '../../kernel/at.ts';
import type { Stored } from '../../kernel/game.ts';
import type { Act, Plan, Step } from '../plan.ts';
import { newStack, type Stack } from './deck.ts';
import type { Program } from './program.ts';
import { fresh, type Solo, type State } from './state.ts';

interface Position {
  /** The steps on the way to the one that waits. */
  readonly at: string;
  /** Values by piece. */
  readonly pieces: Readonly<Record<string, readonly number[]>>;
  /** Values of names, those that aren't 0. */
  readonly names: Readonly<Record<string, number>>;
  readonly stacks: Readonly<Record<string, Stack>>;
}

export function storedBy(plan: Plan, programFor: (options: State['options']) => Program): Stored<Solo> {
  const locals = localNames(plan);
  return {
    write(s): Position {
      const program = programFor(s.options);
      const names = [...locals, ...program.extra];
      return {
        at: program.keyAt(s.at),
        pieces: Object.fromEntries(
          plan.pieces.map((p) => [p.id, s.v.slice(p.base, p.base + p.size * p.copies)]),
        ),
        names: Object.fromEntries(
          names.flatMap((name, i) => (s.v[plan.fixed + i] ? [[name, at(s.v, plan.fixed + i)]] : [])),
        ),
        stacks: Object.fromEntries(
          plan.pieces.flatMap((p) => (p.stack === undefined ? [] : [[p.id, at(s.stacks, p.stack)]])),
        ),
      };
    },
    read(stored, options): State {
      const program = programFor(options as State['options']);
      const { at, pieces, names, stacks } = stored as Position;
      const place = program.placeOf(at);
      if (place === undefined) throw new Error(`no step '${at}'`);
      const s = fresh(plan, options as State['options'], program.slots);
      for (const p of plan.pieces) {
        // A piece that an edited file has added begins at its start.
        if (!Object.hasOwn(pieces, p.id)) continue;
        const values = pieces[p.id];
        if (values?.length !== p.size * p.copies) throw new Error(`no values for '${p.id}'`);
        values.forEach((n, i) => {
          s.v[p.base + i] = whole(n);
        });
        if (p.stack !== undefined)
          s.stacks[p.stack] = stackFrom(stacks[p.id], s.v.slice(p.base, p.base + p.size / 2));
      }
      const known = [...locals, ...program.extra];
      for (const [name, n] of Object.entries(names)) {
        const i = known.indexOf(name);
        if (i < 0) throw new Error(`nothing is called '${name}'`);
        s.v[plan.fixed + i] = whole(n);
      }
      s.at = place;
      return s;
    },
  };
}

function whole(n: unknown): number {
  if (typeof n !== 'number' || !Number.isSafeInteger(n)) throw new Error('a whole number is missing');
  return n;
}

/** As it was written; if the cards in it aren't those that are face down, they are shuffled. */
function stackFrom(stored: Stack | undefined, counts: readonly number[]): Stack {
  const fits = (stored ?? []).every(({ weight, groups, blocks }) => {
    whole(weight);
    const held = counts.map((_, k) => groups.reduce((n, g) => n + whole(g[k]), 0));
    const laid = groups.map((_, g) => blocks.reduce((n, b) => n + whole(b[g]), 0));
    return (
      held.every((n, k) => n === counts[k]) &&
      laid.every((n, g) => n === at(groups, g).reduce((a, b) => a + b, 0)) &&
      [...groups, ...blocks].flat().every((n) => n >= 0)
    );
  });
  if (stored === undefined || stored.length === 0 || !fits) return newStack(counts, undefined);
  return stored.map(({ weight, groups, blocks, rounded }) => ({
    weight,
    ...(rounded === true ? { rounded } : {}),
    groups: groups.map((g) => [...g]),
    blocks: blocks.map((b) => [...b]),
  }));
}

/** A name for every value that belongs to no piece: of its procedure, and of the step where it has none. */
function localNames(plan: Plan): readonly string[] {
  const names = plan.locals.map(() => '');
  const taken = new Set<string>();
  const give = (slot: number, unit: string, name: string, id: string) => {
    const i = slot - plan.fixed;
    if (i < 0 || names[i]) return;
    let key = `${unit}.${name || `#${id}`}`;
    while (taken.has(key)) key += '+';
    taken.add(key);
    names[i] = key;
  };
  const local = (slot: number) => plan.locals[slot - plan.fixed] ?? '';
  const acts = (unit: string, id: string, does: readonly Act[]) => {
    for (const act of does) {
      if ('into' in act && act.into !== undefined) give(act.into, unit, local(act.into), id);
      if (act.do === 'repeat') give(act.counter, unit, local(act.counter), id);
      if (act.do === 'set') give(act.to.first, unit, local(act.to.first), id);
      if (!('branches' in act)) continue;
      for (const b of act.branches) {
        acts(unit, b.id, b.does);
        steps(unit, b.steps);
      }
      steps(unit, act.steps);
    }
  };
  const steps = (unit: string, list: readonly Step[]) => {
    for (const { id, does } of list) acts(unit, id, does);
  };
  for (const { id, params, steps: list } of plan.procedures) {
    for (const slot of params) give(slot, id, local(slot), id);
    steps(id, list);
  }
  for (const { id, cells } of plan.tables) for (const cell of cells) acts(id, cell.id, cell.does);
  for (const [n, list] of Object.entries(plan.effects))
    for (const b of list) acts(plan.pieces[Number(n)]?.id ?? n, b.id, b.does);
  return names.map((name, i) => name || `#${i}`);
}
