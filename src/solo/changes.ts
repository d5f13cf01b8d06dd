/** What an edited text changes for a game in progress, as facts; words/XX.ts phrases them. */
import type { Piece, Plan, Text } from './plan.ts';

export type Change =
  /** A piece that wasn't there: it begins at its start. One that is no longer there, or not the same. */
  | { readonly id: 'added' | 'gone' | 'other'; readonly name: string }
  /** A step at which the game waited. */
  | { readonly id: 'step'; readonly name: string };

/** `position`: the text of a checkpoint, to see whether its step is still there. */
export function changesBetween(old: Plan, now: Plan, position = '{}'): readonly Change[] {
  const pieces = new Map(now.pieces.map((p) => [p.id, p]));
  const known = new Set(old.pieces.map((p) => p.id));
  return [
    ...old.pieces.flatMap((p): Change[] => {
      const same = pieces.get(p.id);
      if (!same) return [{ id: 'gone', name: p.name }];
      return shape(old, p) === shape(now, same) ? [] : [{ id: 'other', name: p.name }];
    }),
    ...now.pieces.flatMap((p): Change[] => (known.has(p.id) ? [] : [{ id: 'added', name: p.name }])),
    ...stepsTo(position)
      .filter((id) => !Object.hasOwn(now.texts, id))
      .map((id): Change => ({ id: 'step', name: shown(old.texts[id]?.ask) || id })),
  ];
}

/** What a stored value depends on. */
function shape(plan: Plan, { kind, size, copies, low, high, kinds }: Piece): string {
  return JSON.stringify([kind, size, copies, low, high, kinds === undefined ? [] : plan.lists[kinds]?.ids]);
}

/** The steps on the way to the one that waits. */
function stepsTo(position: string): readonly string[] {
  const { at } = JSON.parse(position) as { at?: unknown };
  return typeof at === 'string' ? at.split('/').map((id) => id.replace(/~\d+$/, '')) : [];
}

const shown = (text: Text = []) =>
  text
    .map((part) => (typeof part === 'string' ? part : '…'))
    .join('')
    .trim();
