/** Games in this window only, for browsers that store nothing: a private window, storage switched off. */
import {
  alreadyWritten,
  BACKUPS,
  type Backup,
  beginsTurn,
  type GameRecord,
  type Store,
  type System,
} from './store.ts';

export function memoryStore(because: 'blocked' | 'newer'): Store {
  const games = new Map<string, { record: GameRecord; lines: string[] }>();
  const copies = new Map<string, readonly Backup[]>();
  const systems = new Map<string, System>();
  const store: Store = {
    lasting: false,
    because,
    list: async () => [...games.values()].map(({ record }) => record),
    create: async (record, lines) => void games.set(record.id, { record, lines: [...lines] }),
    async createAll(all, stop) {
      stop?.throwIfAborted();
      for (const { record, lines } of all) games.set(record.id, { record, lines: [...lines] });
    },
    load: async (id) => games.get(id),
    async append(id, expected, lines, now) {
      const kept = games.get(id);
      if (!kept || kept.record.count !== expected)
        return alreadyWritten(kept?.lines.slice(expected) ?? [], lines) ? 'saved' : 'behind';
      kept.lines.push(...lines);
      kept.record = { ...kept.record, count: kept.lines.length, updated: now, demo: false };
      if (beginsTurn(lines)) await store.backUp(id, 'turn', now);
      return 'saved';
    },
    async patch(id, patch) {
      const kept = games.get(id);
      if (kept) kept.record = { ...kept.record, ...patch };
    },
    async backUp(id, occasion, at) {
      const kept = games.get(id);
      const before = copies.get(id) ?? [];
      if (!kept || before[0]?.kept.lines.length === kept.lines.length) return;
      const key = (before[0]?.key ?? 0) + 1;
      const copy: Backup = { key, at, occasion, kept: { record: kept.record, lines: [...kept.lines] } };
      copies.set(id, [copy, ...before].slice(0, BACKUPS));
    },
    backups: async (id) => copies.get(id) ?? [],
    systems: async () => [...systems.values()],
    keepSystem: async (system) => void systems.set(system.id, system),
    deleteSystem: async (id) => void systems.delete(id),
    tidy: async () => undefined,
  };
  return store;
}
