/** What to do at the real table, in words: after a tap, an undo or a redo. */
import { at } from '../kernel/at.ts';
import { type AnySpec, DONE } from '../kernel/game.ts';
import { ownersOf, type Piece, type Scene } from '../kernel/scene.ts';
import { type Change, type Task, tasksOf } from '../kernel/scene-changes.ts';
import type { Played } from '../kernel/session/session.ts';
import { listing, sayAsk, sayEvent, times, type Words } from '../kernel/words.ts';
import type { Program } from './program.ts';

/** A place that only shows a number: the app counts it, and the table has nothing to move for it. */
function sayNumber({ place, from, to }: Extract<Change, { do: 'set' }>, words: Words<AnySpec>): string {
  return `${words.place(place)}: ${from} → ${to}`;
}

/** A task with its places named. */
interface Named {
  readonly do: Task['do'] | 'shift';
  readonly piece: Piece;
  readonly count: number;
  readonly place: string;
  readonly cell: string;
  /** Only for a move to another place. */
  readonly to: string;
}

/** Removals come first, then the others slide up, and then new pieces come in. */
const ORDER: Readonly<Record<Named['do'], number>> = {
  move: 0,
  back: 1,
  take: 2,
  empty: 2,
  down: 3,
  up: 4,
  shift: 5,
  add: 6,
  deal: 7,
};

/**
 * What to do at the table, in as few sentences as possible: equal changes in one place are one sentence. `scene` is how
 * the table is afterwards.
 */
export function sayChanges(
  program: Program,
  words: Words<AnySpec>,
  changes: readonly Change[],
  scene: Scene,
): readonly string[] {
  const groups = new Map<string, Named[]>();
  const tasks = tasksOf(changes, scene).map((task) => placed(words, task));
  for (const task of tasks.toSorted((a, b) => ORDER[a.do] - ORDER[b.do])) {
    const key = `${task.do} ${task.place} ${task.to}`;
    groups.set(key, [...(groups.get(key) ?? []), task]);
  }
  const list = listing(program.lang);
  const name = namesOf(words, scene);
  return [...groups.values()].map((group) => {
    const { do: what, place, to } = at(group, 0);
    const there = where(words, place);
    if (what === 'empty') return program.todo.empty(there);
    const [one, second] = group;
    // A marker may be called like its track.
    if (what === 'shift' && one && !second && name(one.piece) === there)
      return program.todo.move(there, one.cell);
    const pieces = list(what === 'shift' ? shifted(group, name) : alike(group, name));
    return program.todo[what](pieces, what === 'move' ? to : there);
  });
}

type Name = (piece: Piece) => string;

/** A piece's name, and whose it is if another owner's is called the same. */
function namesOf(words: Words<AnySpec>, scene: Scene): Name {
  const owners = ownersOf(scene);
  return (piece) => {
    const name = words.piece(piece);
    const whose = owners.get(piece.owner ?? '');
    const others = [...owners.keys()].filter((owner) => owner !== piece.owner);
    return whose && others.some((owner) => words.piece({ ...piece, owner }) === name)
      ? `${name} (${words.piece(whose)})`
      : name;
  };
}

function where(words: Words<AnySpec>, place: string): string {
  return words.where?.(place) ?? words.place(place);
}

/** Within one place it is enough to name the space. */
function placed(words: Words<AnySpec>, { at, comes, ...task }: Task): Named {
  const { place } = at;
  const cell = at.cell === undefined ? '' : words.cell(place, at.cell);
  const about = { ...task, place, cell, to: '' };
  if (task.do !== 'move') return about;
  if (!comes && cell) return { ...about, do: 'shift' };
  return { ...about, cell: '', to: [where(words, place), cell].filter(Boolean).join(', ') };
}

/** Pieces that look alike are counted: 4 × “Action” 1; with the spaces that they are in. */
function alike(group: readonly Named[], nameOf: Name): readonly string[] {
  const kinds = new Map<string, { count: number; cells: string[]; piece: Piece }>();
  for (const { piece, count, cell } of group) {
    const key = nameOf({ ...piece, count: 1 });
    const known = kinds.get(key) ?? { count: 0, cells: [], piece };
    known.count += count;
    if (cell) known.cells.push(cell);
    kinds.set(key, known);
  }
  return [...kinds.values()].map(({ count, cells, piece }) => {
    const name = nameOf({ ...piece, count });
    const counted = count === 1 ? name : times(count, name);
    return cells.length > 0 ? `${counted} (${cells.join(', ')})` : counted;
  });
}

function shifted(group: readonly Named[], nameOf: Name): readonly string[] {
  return group.map(({ piece, cell }) => `${nameOf(piece)} → ${cell}`);
}

/** A step that an undo took back. */
export interface Undone extends Played<AnySpec> {
  /** What the seat saw when it was made; undefined if that can't be known now. */
  readonly view?: object;
  /** It moved something that the scene shows, so the list of changes has it. */
  readonly shown?: boolean;
  /** Those of its events that told the player to move something which no scene shows. */
  readonly byHand?: Played<AnySpec>['events'];
}

export interface Todo {
  /** Pieces to move, flip, add or remove. */
  readonly lines: readonly string[];
  /** Places that only show a number. */
  readonly numbers: readonly string[];
  /** What was moved by hand, a line for each; then in one line what the player was asked to do on the map, and confirmed. */
  readonly since: readonly string[];
  /** What the player reported: the app can't know whether anything was done on the table for it. */
  readonly told: readonly string[];
  /** What can't be restored. */
  readonly lost: readonly string[];
}

/** The to-do list after an undo or a redo; `undone` are the undone steps, the earliest first. */
export function todo(
  program: Program,
  words: Words<AnySpec>,
  changes: readonly Change[],
  after: Scene,
  undone: readonly Undone[],
): Todo {
  const lines = sayChanges(program, words, changes, after);
  const numbers = changes.flatMap((change) => (change.do === 'set' ? [sayNumber(change, words)] : []));
  const onMap: string[] = [];
  const told: string[] = [];
  const moved: string[] = [];
  for (const { step, ask, total, events, view, shown, byHand = [] } of undone) {
    moved.push(...byHand.map(({ event, facts }) => program.todo['since-one'](sayEvent(words, event, facts))));
    if (byHand.length > 0) continue;
    if (step.kind !== 'move' || step.by !== 'table' || total > 0) continue;
    const said = events.slice(0, 1).map(({ event, facts }) => sayEvent(words, event, facts));
    if (step.move === DONE) onMap.push(...(view && ask ? [sayAsk(words, ask, view)] : said));
    else if (!shown) told.push(...said);
  }
  const [first, ...others] = onMap;
  const onlyOne = others.length === 0 ? 'since-one' : 'since';
  const since = [...moved, ...(first === undefined ? [] : [program.todo[onlyOne](first)])];
  // A piece that goes back into a face-down pile came from an unknown position.
  const piles = changes.flatMap((c) => {
    const at = c.do === 'add' ? c.at : c.do === 'move' ? c.to : undefined;
    const hidden = at && c.do !== 'set' && c.piece.face === 'down';
    return hidden && after.some((p) => p.id === at.place && p.kind === 'pile') ? [at.place] : [];
  });
  const lost = [...new Set(piles)].map((id) => program.todo.shuffle(words.place(id)));
  return { lines, numbers, since, told, lost };
}
