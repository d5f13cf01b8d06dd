import { afterAll, expect, test } from 'vitest';
import { rng } from '../kernel/rng.ts';
import { BusyDevice, nothingIsLost, Tally } from './testing/busy-device.ts';
import { freePort, link, newGame, postTable, temporaryFolder } from './testing/served.ts';
import { type Spawned, spawnServer } from './testing/spawned.ts';

const KILLS = process.env.EMPTYCHAIR_ALL ? 1_000 : 20;
const TABLES = 4;
/** New tables after this many kills, so that the last restart reads as much as the first. */
const EVENING = 20;

const folder = temporaryFolder();
let server: Spawned;
let devices: BusyDevice[] = [];
afterAll(async () => {
  for (const device of devices) device.close();
  await server?.kill();
  folder.remove();
});

test(`a server that is killed ${KILLS} times under load loses nothing that it acknowledged`, {
  timeout: 60_000 + KILLS * 5_000,
}, async () => {
  const int = rng(1899);
  const port = await freePort();
  const tally = new Tally();
  server = await spawnServer(folder.path, port);
  for (let kills = 0; kills < KILLS; kills++) {
    if (kills % EVENING === 0) {
      await endOfEvening();
      for (let n = 0; n < TABLES; n++) devices.push(...(await atNewTable(tally)));
    }
    await tally.more(1 + int(60));
    await server.kill();
    server = await spawnServer(folder.path, port);
  }
  await endOfEvening();
  expect(tally.total).toBeGreaterThan(KILLS);
});

async function atNewTable({ heard }: Tally): Promise<BusyDevice[]> {
  const { address } = server;
  const host = await postTable(address, await newGame('boer-war'));
  const other = await link(address, host, 'table');
  return [host, other].map((each, n) => new BusyDevice(`d${n}`, each, () => address, heard));
}

async function endOfEvening(): Promise<void> {
  for (const device of devices) device.close();
  await nothingIsLost(server.address, devices);
  devices = [];
}
