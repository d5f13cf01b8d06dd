/** Two servers on one real PostgreSQL, devices at both, and everything that can break between them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BusyDevice, nothingIsLost, Tally } from './testing/busy-device.ts';
import { HandDevice } from './testing/hand-device.ts';
import { cuttable, type Network } from './testing/network.ts';
import { type OwnPostgres, ownPostgres } from './testing/postgres.ts';
import { freePort, link, newGame, openTable, temporaryFolder } from './testing/served.ts';
import { type Spawned, spawnServer } from './testing/spawned.ts';

const TABLES = 3;
/** Acknowledgements between one trouble and the next. */
const MEANWHILE = 40;

const folder = temporaryFolder();
const tally = new Tally();
let postgres: OwnPostgres;
const nodes: { network: Network; port: number; server: Spawned }[] = [];
const devices: BusyDevice[] = [];

beforeAll(async () => {
  postgres = await ownPostgres();
  for (let n = 0; n < 2; n++) {
    const network = await cuttable(Number(new URL(postgres.url).port));
    const port = await freePort();
    nodes.push({ network, port, server: await started(network, port) });
  }
});

afterAll(async () => {
  for (const device of devices) device.close();
  for (const { server, network } of nodes) {
    await server.kill();
    await network.close();
  }
  await postgres.stop();
  folder.remove();
});

function started(network: Network, port: number): Promise<Spawned> {
  const url = new URL(postgres.url);
  url.port = `${network.port}`;
  return spawnServer(folder.path, port, { DATABASE_URL: url.href });
}

const addressOf = (n: number) => (nodes[n % nodes.length] as (typeof nodes)[number]).server.address;

test('no acknowledged move is lost, there is no gap, and everybody is in step again', {
  timeout: 180_000,
}, async () => {
  /** Where the devices of each server go; when theirs is gone, they take the other. */
  const home = [0, 1];
  for (let n = 0; n < TABLES; n++) {
    const host = await openTable(addressOf(n), await newGame('boer-war'));
    const links = [host, ...(await Promise.all([1, 2, 3].map((at) => link(addressOf(at), host, 'table'))))];
    for (const [at, each] of links.entries())
      devices.push(new BusyDevice(`d${n}${at}`, each, () => addressOf(home[at % 2] as number), tally.heard));
  }
  await tally.more(MEANWHILE);

  // One server is killed, and its devices go to the other.
  const [first] = nodes as [(typeof nodes)[number]];
  home[0] = 1;
  await first.server.kill();
  await tally.more(MEANWHILE);
  first.server = await started(first.network, first.port);
  home[0] = 0;
  for (const [n, device] of devices.entries()) if (n % 2 === 0) device.model.connect();
  await tally.more(MEANWHILE);

  // The database crashes and starts again.
  await postgres.crash();
  await postgres.start();
  await tally.more(MEANWHILE);

  // One server doesn't reach the database: the others continue, and it acknowledges nothing.
  first.network.cut('refusing');
  const lonely = devices.filter((_, n) => n % 2 === 0).map(({ model }) => model);
  await tally.more(MEANWHILE);
  const before = lonely.map(({ acknowledged }) => acknowledged.length);
  await tally.more(MEANWHILE);
  expect(lonely.map(({ acknowledged }) => acknowledged.length)).toEqual(before);
  first.network.mend();
  const again = lonely[0] as (typeof lonely)[number];
  while (again.acknowledged.length === before[0]) await tally.more(1);

  // Everybody finishes, and has the same.
  await Promise.all(devices.map((device) => device.rest()));
  for (const device of devices)
    for (const { server } of nodes) {
      const reader = new HandDevice(server.address);
      await reader.hello(device.link);
      await device.has(reader.lines.length);
      expect(reader.lines).toEqual(device.model.lines);
      reader.close();
    }
  for (const { server } of nodes) await nothingIsLost(server.address, devices);
});
