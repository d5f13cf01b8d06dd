import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { rng } from '../kernel/rng.ts';
import { readServerMessage } from '../together/messages.ts';
import { ModelDevice, noteOf } from './simulated-device.ts';
import { type Spawned, spawnServer } from './spawned.ts';
import {
  freePort,
  HandDevice,
  link,
  newGame,
  openTable,
  type TableLink,
  temporaryFolder,
} from './testing.ts';

const KILLS = process.env.EMPTYCHAIR_ALL ? 1_000 : 20;
const TABLES = 4;
const DEVICES = 2;
/** After so many kills the tables are new, so that the last restart has as much to read as the first. */
const EVENING = 20;

const folder = temporaryFolder();
let server: Spawned | undefined;
afterAll(async () => {
  await server?.kill();
  folder.remove();
});

/** A device over a real socket that always has something to do. */
class BusyDevice {
  readonly model: ModelDevice;
  readonly link: TableLink;
  private readonly heard: (wrong?: unknown) => void;
  private socket: WebSocket | undefined;

  constructor(name: string, table: TableLink, heard: (wrong?: unknown) => void) {
    this.link = table;
    this.heard = heard;
    this.model = new ModelDevice(name, [[]], () => this.dial());
  }

  private dial() {
    const address = (server as Spawned).address.replace('http', 'ws');
    const socket = new WebSocket(`${address}api/socket`);
    this.socket?.terminate();
    this.socket = socket;
    const opened = new Promise<void>((resolve) => socket.once('open', () => resolve()));
    const wire = {
      send: (message: object) => {
        const text = JSON.stringify({ ...message, ...('app' in message && this.link) });
        void opened.then(() => socket.send(text, () => undefined));
      },
    };
    socket.on('error', () => undefined);
    socket.on('message', (data) => {
      const message = readServerMessage(String(data));
      if (!message || message.type === 'bye') return this.heard(`heard ${data}`);
      try {
        this.model.hear(wire, message);
      } catch (error) {
        return this.heard(error);
      }
      // A move of the game now and then; what the table can't do at the moment is refused.
      if (message.type === 'done' || message.type === 'refused')
        this.model.wish([[], ['> table done', 'draw on'], ['draw']][this.model.lines.length % 3] as string[]);
      if (message.type === 'done') this.heard();
    });
    return wire;
  }

  close(): void {
    this.socket?.terminate();
  }
}

test(`a server that is killed ${KILLS} times under load loses nothing that it acknowledged`, {
  timeout: 60_000 + KILLS * 5_000,
}, async () => {
  const int = rng(1899);
  const port = await freePort();
  server = await spawnServer(folder.path, port);
  let acknowledged = 0;
  let enough: () => void = () => undefined;
  let target = 0;
  const heard = () => {
    if (++acknowledged === target) enough();
  };
  let devices: BusyDevice[] = [];
  for (let kills = 0; kills < KILLS; kills++) {
    if (kills % EVENING === 0) {
      await check(devices);
      devices = [];
      for (let n = 0; n < TABLES; n++) devices.push(...(await newDevices(server.address, heard)));
    }
    const reached = new Promise<void>((resolve) => {
      enough = resolve;
    });
    target = acknowledged + 1 + int(60);
    for (const device of devices) device.model.connect();
    await reached;
    await server.kill();
    for (const device of devices) device.close();
    server = await spawnServer(folder.path, port);
  }
  await check(devices);
  expect(acknowledged).toBeGreaterThan(KILLS);
});

async function newDevices(address: string, heard: (wrong?: unknown) => void): Promise<BusyDevice[]> {
  const host = await openTable(address, await newGame('boer-war'));
  const others = await Promise.all(Array.from({ length: DEVICES - 1 }, () => link(address, host, 'table')));
  return [host, ...others].map((each, n) => new BusyDevice(`d${n}`, each, heard));
}

/** Everything that a device was told is there, in order, and every acknowledged action once. */
async function check(devices: readonly BusyDevice[]): Promise<void> {
  for (const { model, link: table } of devices) {
    const reader = new HandDevice((server as Spawned).address);
    // 0 would mean that what the device was told is not what is on disk.
    const { from } = await reader.hello(table, model.lines);
    expect(from).toBe(model.lines.length);
    for (const { op } of model.acknowledged)
      expect(
        reader.lines.filter((line) => line === noteOf(op)),
        op,
      ).toHaveLength(1);
    for (const op of model.refused) expect(reader.lines).not.toContain(noteOf(op));
    reader.close();
  }
}
