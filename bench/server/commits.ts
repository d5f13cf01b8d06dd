/** Compares the store's durable commits with the cheapest durable write: one append and one fdatasync. */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/server/store/sqlite.ts';
import { SqliteStore } from '../../src/server/store/sqlite-store.ts';

const COMMITS = 2_000;
const LINES = ['> table done', '> chance go'];

/** Median times in ms; the two take turns, so that other load meets both. */
export async function commits(): Promise<{ bare: number; store: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'emptychair-bench-'));
  const store = new SqliteStore(await openDatabase(join(folder, 'tables.db'), 1));
  await store.create({ id: 't', game: 'g', header: '> h', key: 'k', count: 0, touched: 1 }, [], []);
  const file = openSync(join(folder, 'bare'), 'a');
  const text = `${LINES.join('\n')}\n`;
  let count = 0;
  const contenders = {
    async bare() {
      writeSync(file, text);
      fdatasyncSync(file);
    },
    async store() {
      const saved = await store.append({
        table: 't',
        around: 0,
        expected: count,
        lines: LINES,
        op: `op${count}`,
        chair: 1,
        at: 1,
      });
      if (saved !== 'saved') throw new Error(saved);
      count += LINES.length;
    },
  };
  const times: Record<keyof typeof contenders, number[]> = { bare: [], store: [] };
  for (let n = 0; n < COMMITS; n++)
    for (const name of ['bare', 'store'] as const) {
      const begin = performance.now();
      await contenders[name]();
      times[name].push(performance.now() - begin);
    }
  await store.close();
  closeSync(file);
  rmSync(folder, { recursive: true });
  const middle = (list: readonly number[]) => list.toSorted((a, b) => a - b)[COMMITS >> 1] as number;
  return { bare: middle(times.bare), store: middle(times.store) };
}
