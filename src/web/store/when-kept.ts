/** Notices that the store has something to lose: a game other than the demo, or a solo system. */
import type { Store } from './store.ts';

/** Calls `kept` after everything that is kept. Nothing waits for it. */
export function whenKept(store: Store, kept: () => void): Store {
  return {
    ...store,
    async create(record, lines) {
      await store.create(record, lines);
      if (!record.demo) kept();
    },
    async createAll(...given) {
      await store.createAll(...given);
      kept();
    },
    async keepSystem(system) {
      await store.keepSystem(system);
      kept();
    },
    async append(...entries) {
      const result = await store.append(...entries);
      if (result === 'saved') kept();
      return result;
    },
  };
}
