/**
 * A window may close while its last steps are still being written. They go to localStorage, which writes synchronously;
 * the next window appends them if the rules of the game allow them.
 */
import * as v from 'valibot';
import { inspectionOf } from '../../games/module.ts';
import { readLine, type Store, type StoredGame } from './store.ts';

/** Lines of a journal, and how many lines precede them. */
const Line = v.pipe(
  v.string(),
  v.check((line) => readLine(line) === line),
);
const Steps = v.object({ from: v.number(), lines: v.array(Line) });
export type Steps = v.InferOutput<typeof Steps>;

const PREFIX = 'emptychair.last.';

/** Saves unwritten steps when the window closes; returns the function that stops it. */
export function saveOnPageHide(id: string, unwritten: () => Steps): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const leave = () => {
    const steps = unwritten();
    try {
      if (steps.lines.length > 0) localStorage.setItem(PREFIX + id, JSON.stringify(steps));
    } catch {
      // Without localStorage, the running write may still finish if the browser gives it time.
    }
  };
  addEventListener('pagehide', leave);
  return () => removeEventListener('pagehide', leave);
}

/** Writes the last steps of closed windows; returns the changed games with their new number of entries. */
export async function recoverLastSteps(store: Store): Promise<readonly { id: string; count: number }[]> {
  const news: { id: string; count: number }[] = [];
  for (const [key, text] of left()) {
    const id = key.slice(PREFIX.length);
    const steps = read(text);
    try {
      const kept = steps && (await store.load(id));
      const lines = kept ? notYetIn(kept.lines, steps) : [];
      if (kept && lines.length > 0 && (await allowed(kept, lines))) {
        const count = kept.lines.length + lines.length;
        const result = await store.append(id, kept.lines.length, lines, Date.now());
        if (result === 'saved') news.push({ id, count });
      }
      localStorage.removeItem(key);
    } catch {
      // No room, or the rules can't be loaded: they stay for the next time.
    }
  }
  return news;
}

function left(): readonly (readonly [string, string])[] {
  try {
    return Object.entries<string>(localStorage).filter(([key]) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/** Undefined for what this app has not written. */
function read(text: string): Steps | undefined {
  try {
    return v.parse(Steps, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Empty if another window continued differently. */
function notYetIn(kept: readonly string[], { from, lines }: Steps): readonly string[] {
  const there = kept.slice(from);
  const same = from <= kept.length && there.every((line, i) => line === lines[i]);
  return same ? lines.slice(there.length) : [];
}

/** Whether the rules, loaded only for this, allow the lines. A game that can't be read even without them can't say. */
async function allowed(kept: StoredGame, lines: readonly string[]): Promise<boolean> {
  const { bringGameOf } = await import('../systems/bring.ts');
  const entry = await bringGameOf(kept.record);
  if (!entry) throw new Error('no such game here');
  const [game, inspect, { readKept }] = await Promise.all([
    entry.game(),
    inspectionOf(entry),
    import('../saved/kept.ts'),
  ]);
  if (readKept(game, { ...kept, lines: [...kept.lines, ...lines] }, inspect).ok) return true;
  if (readKept(game, kept, inspect).ok) return false;
  throw new Error('the game can not be read');
}
