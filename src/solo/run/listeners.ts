/** What measures count at a step: row and outcome. */
import type { Expr, Plan, Question } from '../plan.ts';
import { value } from './value.ts';

interface Listener {
  readonly uses: readonly Expr[];
  count(v: number[]): Readonly<Record<string, readonly [string, string]>>;
}

/** By the id of a step, a branch, a cell or an ending. */
export function listeners(plan: Plan, settings: readonly number[]): ReadonlyMap<string, Listener> {
  const found = new Map<string, { q: Question; name: string | undefined }[]>();
  for (const q of plan.questions)
    q.steps.forEach((id, i) => {
      const list = found.get(id) ?? [];
      list.push({ q, name: q.names[i] });
      found.set(id, list);
    });
  return new Map(
    [...found].map(([id, list]): [string, Listener] => {
      const counts = list.map(({ q, name }) => {
        const row = q.by && value(q.by, settings);
        const e = q.e && value(q.e, settings);
        return (v: number[]): [string, readonly [string, string]] => {
          const key = row ? (q.rows[row(v) - q.rowsFrom] ?? String(row(v))) : (q.rows[0] as string);
          const outcome = e ? (q.outcomes[e(v) - q.from] ?? String(e(v))) : (name ?? '');
          return [q.id, [key, outcome]];
        };
      });
      return [
        id,
        {
          uses: list.flatMap(({ q }) => [...(q.e ? [q.e] : []), ...(q.by ? [q.by] : [])]),
          count: (v) => Object.fromEntries(counts.map((count) => count(v))),
        },
      ];
    }),
  );
}
