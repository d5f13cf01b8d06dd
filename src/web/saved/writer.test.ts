/** What one write couldn't save, the next one does; nothing is written twice or to the wrong game. */
import { expect, test } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import { readRecord, type Store } from '../store/store.ts';
import { Writer } from './writer.ts';

/** A stored game without lines, a disk that can be full, and what the game has to write. */
async function desk(behind = async () => false) {
  const real = memoryStore('blocked');
  const record = readRecord('one', { id: 'one', game: 'errand', header: '> emptychair 1 errand {}' });
  await real.create(record, []);
  const disk = { full: false, writes: 0 };
  const write = <T>(work: () => Promise<T>): Promise<T> => {
    disk.writes++;
    return disk.full ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : work();
  };
  const store: Store = {
    ...real,
    append: (...given) => write(() => real.append(...given)),
    patch: (...given) => write(() => real.patch(...given)),
  };
  const lines: string[] = [];
  const writer = new Writer(store, record, 0, {
    linesFrom: (stored) => lines.slice(stored),
    behind,
    changed: () => undefined,
  });
  const kept = async () => {
    const { record, lines } = (await real.load('one'))!;
    return { name: record.name, own: record.own, lines: [...lines] };
  };
  return { real, disk, lines, writer, kept };
}

test('changes of the record that couldn’t be saved are saved with the next lines', async () => {
  const { disk, lines, writer, kept } = await desk();
  disk.full = true;
  writer.patch({ name: 'Ladysmith' });
  writer.patch({ own: true });
  await writer.save();
  expect([writer.notSaved, writer.record.name]).toEqual([true, 'Ladysmith']);
  disk.full = false;
  lines.push('> player done');
  await writer.save();
  expect(writer.notSaved).toBe(false);
  expect(await kept()).toEqual({ name: 'Ladysmith', own: true, lines });
});

test('what is saved isn’t written again', async () => {
  const { disk, lines, writer } = await desk();
  writer.patch({ name: 'Ladysmith' });
  lines.push('> player done');
  await Promise.all([writer.save(), writer.save()]);
  expect(disk.writes).toBe(2);
});

test('a game that begins under a new id while lines are written has none of them', async () => {
  const { lines, writer } = await desk();
  lines.push('> player done');
  const saving = writer.save();
  await Promise.resolve();
  writer.took({ ...writer.record, id: 'two', count: 0 });
  await saving;
  expect([writer.record.id, writer.record.count, writer.stored]).toEqual(['two', 0, 0]);
});

test('the lines that another window hasn’t stored yet are appended to its own', async () => {
  const { real, lines, writer, kept } = await desk(async () => {
    writer.stored = (await kept()).lines.length;
    return true;
  });
  await real.append('one', 0, ['> player done'], 1);
  lines.push('> player done', '> chance go');
  await writer.save();
  expect([writer.notSaved, (await kept()).lines]).toEqual([false, lines]);
});
