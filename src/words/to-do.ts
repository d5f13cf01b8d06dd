/** What to do at the real table after an undo or an adjustment, in words. */
import type { AnySpec } from '../kernel/game.ts';
import type { Change, Scene, Spot } from '../kernel/scene.ts';
import type { Played } from '../kernel/session/session.ts';
import { sayEvent, times, type Words } from '../kernel/words.ts';
import type { Program } from './program.ts';

/** One thing to do at the table, as short as possible: “Round finished” (Boers: Rounds Track): space 3 → space 2 */
export function sayChange(program: Program, change: Change, words: Words<AnySpec>): string {
  if (change.do === 'set') return `${words.place(change.place)}: ${change.from} → ${change.to}`;
  const counts = change.do === 'add' || change.do === 'take';
  const piece = words.piece(counts ? { ...change.piece, count: change.count } : change.piece);
  const cellOf = ({ place, cell }: Spot) => (cell === undefined ? '' : words.cell(place, cell));
  const spot = (at: Spot) => [words.place(at.place), cellOf(at)].filter(Boolean).join(', ');
  switch (change.do) {
    case 'move': {
      const { from, to } = change;
      const cells = [cellOf(from), cellOf(to)];
      return from.place === to.place && cells.every(Boolean)
        ? `${piece} (${words.place(to.place)}): ${cells.join(' → ')}`
        : `${piece}: ${spot(from)} → ${spot(to)}`;
    }
    case 'turn':
      return `${piece} (${spot(change.at)}) → ${program.faces[change.face]}`;
    case 'add':
      return `${spot(change.at)}: + ${counted(change.count, piece)}`;
    case 'take':
      return `${spot(change.at)}: − ${counted(change.count, piece)}`;
  }
}

function counted(count: number, piece: string): string {
  return count === 1 ? piece : times(count, piece);
}

export interface Todo {
  /** Pieces to move, flip, add or remove. */
  readonly lines: readonly string[];
  /** Places that only show a number. */
  readonly numbers: readonly string[];
  /** Actions that the player carried out on the real map. */
  readonly since: readonly string[];
  /** Numbers that the player told: the app can't know whether anything was done on the table for them. */
  readonly told: readonly string[];
  /** What can't be restored. */
  readonly lost: readonly string[];
}

/** The to-do list after an undo or an adjustment; `undone` are the steps taken back, the first one first. */
export function todo(
  program: Program,
  words: Words<AnySpec>,
  changes: readonly Change[],
  after: Scene,
  undone: readonly Played<AnySpec>[],
): Todo {
  const say = (change: Change) => sayChange(program, change, words);
  // Numbers are counted by the app; the table has nothing to move for them.
  const lines = changes.filter((c) => c.do !== 'set').map(say);
  const numbers = changes.filter((c) => c.do === 'set').map(say);
  // If the scene has the map, its pieces are in the list already, and only steps of the real table are left.
  const mapped = after.some((place) => place.kind === 'map');
  const since: string[] = [];
  const told: string[] = [];
  for (const { step, total, told: events } of undone) {
    if (step.kind !== 'move' || step.by === 'chance' || total > 0) continue;
    if (mapped && step.by !== 'table') continue;
    const said = events.slice(0, 1).map(({ event, facts }) => sayEvent(words, event, facts));
    (step.by === 'table' && /:\d+$/.test(step.move) ? told : since).push(...said);
  }
  // A piece that goes back into a face-down pile came from an unknown position.
  const piles = changes.flatMap((c) => {
    const at = c.do === 'add' ? c.at : c.do === 'move' ? c.to : undefined;
    const hidden = at && c.do !== 'set' && c.piece.face === 'down';
    return hidden && after.some((p) => p.id === at.place && p.kind === 'pile') ? [at.place] : [];
  });
  const lost = [...new Set(piles)].map((id) => program.todo.shuffle(words.place(id)));
  return { lines, numbers, since, told, lost };
}
