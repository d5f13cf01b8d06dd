/** Games in this window alone, where the browser keeps nothing: a private window, storage switched off. */
import type { GameRecord, Store } from './store.ts';

export function memoryStore(): Store {
  const games = new Map<string, { record: GameRecord; lines: string[] }>();
  return {
    lasting: false,
    list: async () => [...games.values()].map(({ record }) => record),
    create: async (record, lines) => void games.set(record.id, { record, lines: [...lines] }),
    load: async (id) => games.get(id),
    async append(id, expected, lines, now) {
      const kept = games.get(id);
      if (!kept || kept.record.count !== expected) return 'behind';
      kept.lines.push(...lines);
      kept.record = { ...kept.record, count: kept.lines.length, updated: now, demo: false };
      return 'saved';
    },
    async patch(id, patch) {
      const kept = games.get(id);
      if (kept) kept.record = { ...kept.record, ...patch };
    },
    tidy: async () => undefined,
  };
}
