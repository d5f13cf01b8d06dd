/** What a table costs while nothing happens: memory, and bringing a device up to date. */
import { HandDevice } from '../../src/server/testing/hand-device.ts';
import { link, newGame, postTable } from '../../src/server/testing/served.ts';
import { asFastAsPossible, groups } from './moves.ts';
import { ours } from './ours.ts';

const BEHIND = 1_000;
const TIMES = 15;

/** Median times in ms. */
export async function reconnect(): Promise<{ open: number; cold: number }> {
  const server = await ours();
  const table = await postTable(server.address, await newGame('boer-war'));
  const writer = new HandDevice(server.address);
  await writer.hello(table);
  const had = [...writer.lines];
  for (let n = 0; n < BEHIND; n += 50) {
    const notes = Array.from({ length: 50 }, (_, i) => `> note "${n + i}"`);
    const { type } = await writer.do(`op${n}`, notes);
    if (type !== 'done') throw new Error(type);
    await writer.until(() => writer.lines.length === had.length + n + 50);
  }
  const time = async () => {
    const begin = performance.now();
    const device = new HandDevice(server.address);
    await device.hello(table, had);
    const taken = performance.now() - begin;
    if (device.lines.length !== had.length + BEHIND) throw new Error('not up to date');
    device.close();
    await new Promise((resolve) => device.ws.once('close', resolve));
    return taken;
  };
  const several = async () => {
    const times: number[] = [];
    while (times.length < TIMES) times.push(await time());
    return times.toSorted((a, b) => a - b)[TIMES >> 1] as number;
  };
  const open = await several();
  writer.close();
  await new Promise((resolve) => writer.ws.once('close', resolve));
  // Nobody is left, so the server forgets the table each time.
  const cold = await several();
  await server.stop();
  return { open, cold };
}

/** Bytes of the server process. */
export async function memory(): Promise<{ idle: number; active: number; device: number }> {
  const [tables, more] = [200, 200];
  const server = await ours();
  const warm = await groups(server, 5, 1);
  await asFastAsPossible(server, warm);
  const before = (await server.cost()).memory;
  const all = await groups(server, tables, 1);
  const idle = (await server.cost()).memory;
  await asFastAsPossible(server, all);
  const active = (await server.cost()).memory;
  const table = await postTable(server.address, await newGame('boer-war'));
  const seat = await link(server.address, table, 'watch');
  const single = (await server.cost()).memory;
  const watching = Array.from({ length: more }, () => new HandDevice(server.address));
  for (const device of watching) await device.hello(seat);
  const watched = (await server.cost()).memory;
  await server.stop();
  return {
    idle: (idle - before) / tables,
    active: (active - before) / tables,
    device: (watched - single) / more,
  };
}
