/** What to do at the real table, in words: after a tap, an undo or a redo. */
import { at } from '../kernel/at.ts';
import type { AnySpec } from '../kernel/game.ts';
import { type Change, ownersOf, type Piece, type Place, type Scene, type Spot } from '../kernel/scene.ts';
import type { Played } from '../kernel/session/session.ts';
import { listing, sayAsk, sayEvent, times, type Words } from '../kernel/words.ts';
import type { Program } from './program.ts';

/** A place that only shows a number: the app counts it, and the table has nothing to move for it. */
function sayNumber({ place, from, to }: Extract<Change, { do: 'set' }>, words: Words<AnySpec>): string {
  return `${words.place(place)}: ${from} → ${to}`;
}

/** One sentence: what is done with some pieces of a place. */
interface Task {
  readonly do: 'move' | 'up' | 'down' | 'add' | 'take' | 'deal' | 'back';
  readonly place: string;
  readonly piece: Piece;
  readonly count: number;
  readonly cell: string;
  /** Only for a move: where to. */
  readonly to: string;
}

/** Removals come first, then the others slide up, and then new pieces come in. */
const ORDER: readonly (Task['do'] | 'shift')[] = [
  'move',
  'back',
  'take',
  'down',
  'up',
  'shift',
  'add',
  'deal',
];

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
  const groups = new Map<string, Task[]>();
  const order = (task: Task) => ORDER.indexOf(task.do === 'move' && !task.to ? 'shift' : task.do);
  for (const task of tasks(changes, scene, words).toSorted((a, b) => order(a) - order(b))) {
    const key = `${task.do} ${task.place} ${task.to}`;
    groups.set(key, [...(groups.get(key) ?? []), task]);
  }
  const list = listing(program.lang);
  const name = namesOf(words, scene);
  return [...groups.values()].map((group) => {
    const { do: what, place, to } = at(group, 0);
    if (what === 'take' && emptied(group, scene)) return program.todo.empty(where(words, place));
    const pieces = list(what === 'move' && !to ? shifted(group, name) : alike(group, name));
    if (what !== 'move') return program.todo[what](pieces, where(words, place));
    const [one, second] = group;
    // A marker may be called like its track.
    if (one && !second && !to && name(one.piece) === where(words, place))
      return program.todo.move(name(one.piece), one.cell);
    return to ? program.todo.move(pieces, to) : program.todo.shift(pieces, where(words, place));
  });
}

/** Whether pieces of several kinds are removed and nothing stays: nobody sorts them to see that. */
function emptied(group: readonly Task[], scene: Scene): boolean {
  const kinds = new Set(group.map(({ piece }) => `${piece.kind} ${piece.print ?? ''} ${piece.owner ?? ''}`));
  const place = scene.find(({ id }) => id === group[0]?.place);
  return kinds.size > 1 && place?.pieces?.length === 0;
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

function tasks(changes: readonly Change[], scene: Scene, words: Words<AnySpec>): readonly Task[] {
  const cellOf = ({ place, cell }: Spot) => (cell === undefined ? '' : words.cell(place, cell));
  const dealt = deals(changes, scene);
  const turned = turnedUp(changes, scene);
  return changes.flatMap((change): readonly Task[] => {
    if (change.do === 'set' || dealt.get(change) === 'left-out') return [];
    const { piece } = change;
    const goes = turned.get(change);
    if (goes === 'left-out') return [];
    if (goes && 'count' in change)
      return [
        { do: 'move', place: goes.place, piece, count: change.count, cell: '', to: where(words, goes.place) },
      ];
    if (change.do === 'move') {
      const { from, to } = change;
      const cell = cellOf(to);
      // Within one place it is enough to name the space.
      const other =
        from.place === to.place && cell ? '' : [where(words, to.place), cell].filter(Boolean).join(', ');
      return [{ do: 'move', place: to.place, piece, count: 1, cell: other ? '' : cell, to: other }];
    }
    const { at } = change;
    const about = { place: at.place, piece, cell: cellOf(at), to: '' };
    if (change.do === 'turn') return [{ ...about, do: change.face, count: 1 }];
    const { count } = change;
    const dealing = dealt.get(change);
    return [{ ...about, do: dealing === 'deal' || dealing === 'back' ? dealing : change.do, count }];
  });
}

/**
 * Cards that go from a face-down pile to their places, or back: one thing to do, not two. Only if as many arrive as
 * leave.
 */
function deals(changes: readonly Change[], scene: Scene): ReadonlyMap<Change, 'deal' | 'back' | 'left-out'> {
  const found = new Map<Change, 'deal' | 'back' | 'left-out'>();
  const isPile = (id: string) => scene.some((place: Place) => place.id === id && place.kind === 'pile');
  const counted = changes.filter((change) => change.do === 'add' || change.do === 'take');
  for (const pile of counted.filter(({ at, piece }) => isPile(at.place) && piece.face === 'down')) {
    const others = counted.filter(
      ({ do: what, at, piece }) =>
        what !== pile.do &&
        !isPile(at.place) &&
        piece.kind === pile.piece.kind &&
        piece.owner === pile.piece.owner &&
        piece.face === 'down',
    );
    if (others.reduce((sum, { count }) => sum + count, 0) !== pile.count) continue;
    found.set(pile, pile.do === 'take' ? 'left-out' : 'back');
    for (const other of others) found.set(other, pile.do === 'take' ? 'deal' : 'left-out');
  }
  return found;
}

/**
 * Cards that leave a face-down pile and lie face up elsewhere, or the other way round: they move, and the card that is
 * seen has the name. Only if all that leave arrive, and the pile's deck has them.
 */
function turnedUp(changes: readonly Change[], scene: Scene): ReadonlyMap<Change, Spot | 'left-out'> {
  const found = new Map<Change, Spot | 'left-out'>();
  const counted = changes.filter((change) => change.do === 'add' || change.do === 'take');
  for (const pile of counted) {
    const deck = scene.find(({ id }) => id === pile.at.place)?.cards ?? [];
    const cards = counted.filter(
      ({ do: what, piece }) => what !== pile.do && deck.some((card) => isCard(card, piece)),
    );
    if (pile.piece.face !== 'down' || cards.reduce((sum, { count }) => sum + count, 0) !== pile.count)
      continue;
    found.set(pile, 'left-out');
    for (const card of cards) found.set(card, pile.do === 'take' ? card.at : pile.at);
  }
  return found;
}

/** Whether it is that card, or another copy of it. */
const isCard = (card: Piece, { id, kind, print }: Piece): boolean =>
  card.id === id || (card.kind === kind && print !== undefined && card.print === print);

/** Pieces that look alike are counted: 4 × “Action” 1; with the spaces that they are in. */
function alike(group: readonly Task[], nameOf: Name): readonly string[] {
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

function shifted(group: readonly Task[], nameOf: Name): readonly string[] {
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
    if (step.move === 'done') onMap.push(...(view && ask ? [sayAsk(words, ask, view)] : said));
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
