/** Many tables at once: what a move costs the server, and how long it takes until all devices have it. */
import type { Group, Server } from './contender.ts';

export interface Measured {
  readonly moves: number;
  /** Processor time of the server for each move, in microseconds. */
  readonly cpu: number;
  /** From the tap until every device has the move, in ms, sorted. */
  readonly waits: readonly number[];
  readonly seconds: number;
}

export function at(waits: readonly number[], share: number): number {
  return waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? Number.NaN;
}

export async function groups(server: Server, tables: number, devices: number): Promise<Group[]> {
  const made: Group[] = [];
  while (made.length < tables) made.push(await server.open(devices));
  return made;
}

/** Moves at new tables, whose devices then leave. The first time only warms up: a server runs for weeks. */
export async function play(
  server: Server,
  tables: number,
  devices: number,
  load = asFastAsPossible,
): Promise<Measured> {
  const all = await groups(server, tables, devices);
  const found = await load(server, all);
  for (const each of all) each.close();
  return found;
}

/** Each table makes its next move when the last one is everywhere. */
export async function asFastAsPossible(server: Server, tables: readonly Group[]): Promise<Measured> {
  return measured(server, async (move) => {
    await Promise.all(
      tables.map(async (table) => {
        while (await move(table));
      }),
    );
  });
}

/** `perSecond` moves a second; the tables take turns. */
export const atPace =
  (perSecond: number, moves: number): typeof asFastAsPossible =>
  (server, tables) =>
    measured(server, async (move) => {
      const going = [...tables];
      const waiting = new Set<Promise<unknown>>();
      const begin = performance.now();
      for (let n = 0; n < moves && going.length > 0; n++) {
        await until(begin + (n * 1000) / perSecond);
        // A table that is still busy isn't asked: nobody taps before they see the last result.
        const table = going.shift();
        if (!table) continue;
        const acted = move(table).then((more) => {
          waiting.delete(acted);
          if (more) going.push(table);
        });
        waiting.add(acted);
      }
      await Promise.all(waiting);
    });

async function measured(
  server: Server,
  load: (move: (table: Group) => Promise<boolean>) => Promise<void>,
): Promise<Measured> {
  const waits: number[] = [];
  const before = await server.cost();
  const start = performance.now();
  await load(async (table) => {
    const begin = performance.now();
    const more = await table.act();
    waits.push(performance.now() - begin);
    return more;
  });
  const seconds = (performance.now() - start) / 1000;
  const after = await server.cost();
  return {
    seconds,
    moves: waits.length,
    cpu: (after.cpu - before.cpu) / waits.length,
    waits: waits.sort((a, b) => a - b),
  };
}

function until(time: number): Promise<void> | undefined {
  const left = time - performance.now();
  return left > 0 ? new Promise((resolve) => void setTimeout(resolve, left)) : undefined;
}
