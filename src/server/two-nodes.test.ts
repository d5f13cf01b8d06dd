/** Two servers on one real PostgreSQL, devices at both, and everything that can break between them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BusyDevice, nothingIsLost, Tally } from './testing/busy-device.ts';
import { HandDevice } from './testing/hand-device.ts';
import { Nodes } from './testing/nodes.ts';
import { link, newGame, postTable } from './testing/served.ts';

const TABLES = 3;
/** Acknowledgements between one trouble and the next. */
const MEANWHILE = 40;

const tally = new Tally();
const devices: BusyDevice[] = [];
let nodes: Nodes;

beforeAll(async () => {
  nodes = await Nodes.start();
});

afterAll(async () => {
  for (const device of devices) device.close();
  await nodes.close();
});

test('no acknowledged move is lost, there is no gap, and everybody is in step again', {
  timeout: 180_000,
}, async () => {
  /** Where the devices of each server go; when theirs is gone, they take the other. */
  const home = [0, 1];
  for (let n = 0; n < TABLES; n++) {
    const host = await postTable(nodes.addressOf(n), await newGame('boer-war'));
    const links = [
      host,
      ...(await Promise.all([1, 2, 3].map((at) => link(nodes.addressOf(at), host, 'table')))),
    ];
    for (const [at, each] of links.entries())
      devices.push(
        new BusyDevice(`d${n}${at}`, each, () => nodes.addressOf(home[at % 2] as number), tally.heard),
      );
  }
  await tally.more(MEANWHILE);

  // One server is killed, and its devices go to the other.
  home[0] = 1;
  await nodes.kill(0);
  await tally.more(MEANWHILE);
  await nodes.restart(0);
  home[0] = 0;
  for (const [n, device] of devices.entries()) if (n % 2 === 0) device.model.connect();
  await tally.more(MEANWHILE);

  // The database crashes and starts again.
  await nodes.postgres.crash();
  await nodes.postgres.start();
  await tally.more(MEANWHILE);

  // One server doesn't reach the database: the others continue, and it acknowledges nothing.
  nodes.network(0).cut('refusing');
  const lonely = devices.filter((_, n) => n % 2 === 0).map(({ model }) => model);
  await tally.more(MEANWHILE);
  const before = lonely.map(({ acknowledged }) => acknowledged.length);
  await tally.more(MEANWHILE);
  expect(lonely.map(({ acknowledged }) => acknowledged.length)).toEqual(before);
  nodes.network(0).mend();
  const again = lonely[0] as (typeof lonely)[number];
  while (again.acknowledged.length === before[0]) await tally.more(1);

  // Everybody finishes, and has the same.
  await Promise.all(devices.map((device) => device.rest()));
  for (const device of devices)
    for (const address of nodes.addresses) {
      const reader = new HandDevice(address);
      await reader.hello(device.link);
      await device.has(reader.lines.length);
      // A server may hear of the last lines of the other one only after its greeting.
      await reader.until(() => reader.lines.length >= device.model.lines.length);
      expect(reader.lines).toEqual(device.model.lines);
      reader.close();
    }
  for (const address of nodes.addresses) await nothingIsLost(address, devices);
});
