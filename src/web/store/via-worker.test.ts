/** A worker that wrote the lines and then fell silent or broke: they aren't written twice, and count as saved. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStore } from './memory.ts';
import { readRecord, type Store } from './store.ts';
import { viaWorker } from './via-worker.ts';
import type { Write } from './worker.ts';

/** Writes what it's given, and never answers. */
class Silent extends EventTarget {
  static last: Silent;
  static store: Store;
  written: Promise<unknown> = Promise.resolve();

  constructor() {
    super();
    Silent.last = this;
  }
  postMessage({ entries }: Write): void {
    this.written = Silent.store.append(...entries);
  }
  terminate(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', Silent);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A store with a game of one line, and a worker that is ready. */
async function opened(): Promise<Store> {
  const inner = memoryStore('blocked');
  Silent.store = inner;
  const record = readRecord('a', { id: 'a', game: 'boer-war', header: '> emptychair 1 boer-war 1 7 {}' });
  await inner.create(record, []);
  const store = viaWorker(inner);
  // The first lines start the worker, and the page writes them.
  expect(await store.append('a', 0, ['> table done'], 1)).toBe('saved');
  Silent.last.dispatchEvent(new MessageEvent('message', { data: 'ready' }));
  return store;
}

test.each([
  ['falls silent', () => vi.advanceTimersByTime(10_000)],
  ['breaks', () => Silent.last.dispatchEvent(new Event('error'))],
])('lines of a worker that writes them and then %s count as saved', async (_, end) => {
  const store = await opened();
  const first = store.append('a', 1, ['> chance go'], 2);
  await Silent.last.written;
  end();
  expect(await first).toBe('saved');
  expect(await store.append('a', 2, ['> table done'], 3)).toBe('saved');
  expect((await store.load('a'))?.lines).toEqual(['> table done', '> chance go', '> table done']);
});

test('several appends that a silent worker has all written count as saved', async () => {
  const store = await opened();
  const both = [store.append('a', 1, ['> chance go'], 2), store.append('a', 2, ['> table done'], 3)];
  await Silent.last.written;
  Silent.last.dispatchEvent(new Event('error'));
  expect(await Promise.all(both)).toEqual(['saved', 'saved']);
  expect((await store.load('a'))?.lines).toEqual(['> table done', '> chance go', '> table done']);
});

test('other lines in the same place are still `behind`', async () => {
  const store = await opened();
  const first = store.append('a', 1, ['> chance go'], 2);
  await Silent.last.written;
  Silent.last.dispatchEvent(new Event('error'));
  await first;
  expect(await store.append('a', 1, ['> chance stop'], 3)).toBe('behind');
  expect(await store.append('a', 1, ['> chance go', '> table done'], 3)).toBe('behind');
  expect((await store.load('a'))?.lines).toEqual(['> table done', '> chance go']);
});
