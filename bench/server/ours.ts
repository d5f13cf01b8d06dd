/** Devices at Emptychair's server: they play the Boer War by turns, one move after the other. */
import { boerWar } from '../../src/games/boer-war/rules/game.ts';
import type { AnySpec, Game } from '../../src/kernel/game.ts';
import { type Entry, parse, readEntry } from '../../src/kernel/session/journal.ts';
import { resume } from '../../src/kernel/session/resume.ts';
import type { Session } from '../../src/kernel/session/session.ts';
import { HandDevice } from '../../src/server/testing/hand-device.ts';
import { link, newGame, postTable } from '../../src/server/testing/served.ts';
import { type Group, Process, type Server } from './contender.ts';

/** Bytes of one move: what the device says, what every device hears, what the device hears alone. */
export interface Sizes {
  readonly asked: number;
  readonly more: number;
  readonly done: number;
}

export interface Ours extends Server {
  /** The sizes of each table's moves, in order. */
  readonly sizes: readonly (readonly Sizes[])[];
  readonly address: string;
  /** `addresses`: the devices are spread over these servers. */
  open(devices: number, addresses?: readonly string[]): Promise<Group>;
}

const game: Game<AnySpec> = boerWar;

export async function ours(env: Readonly<Record<string, string>> = {}): Promise<Ours> {
  const server = await Process.start('ours-process.ts', undefined, env);
  const address = `http://127.0.0.1:${server.port}/`;
  const text = await newGame('boer-war');
  const received = { messages: 0, bytes: 0 };
  const sizes: Sizes[][] = [];
  return {
    received,
    sizes,
    address,
    cost: () => server.cost(),
    pid: server.pid,
    stop: () => server.stop(),
    async open(devices, addresses = [address]) {
      const host = await postTable(address, text);
      const seats = [host];
      while (seats.length < devices) seats.push(await link(address, host, 'table'));
      return new BoerWarGroup(await seated(addresses, seats), received, newList(sizes));
    },
  };
}

function newList<T>(lists: T[][]): T[] {
  const list: T[] = [];
  lists.push(list);
  return list;
}

async function seated(
  addresses: readonly string[],
  seats: readonly { table: string; token: string }[],
): Promise<HandDevice[]> {
  return Promise.all(
    seats.map(async (seat, n) => {
      const device = new HandDevice(addresses[n % addresses.length] as string);
      await device.hello(seat);
      return device;
    }),
  );
}

class BoerWarGroup implements Group {
  private readonly devices: readonly HandDevice[];
  private readonly sizes: Sizes[];
  private readonly session: Session<AnySpec>;
  private moves = 0;
  private count: number;
  private heardBy = 0;
  private more = 0;
  private heard: () => void = () => undefined;

  constructor(devices: readonly HandDevice[], received: Server['received'], sizes: Sizes[]) {
    const [first] = devices as [HandDevice];
    this.devices = devices;
    this.sizes = sizes;
    this.count = first.lines.length;
    this.session = replayed(first);
    for (const device of devices)
      device.ws.on('message', (data: Buffer) => {
        received.messages++;
        received.bytes += data.length;
        const message = device.heard.pop();
        if (message?.type === 'refused') throw new Error(`refused: ${message.reason}`);
        if (message?.type === 'done') this.sizes.push({ asked: 0, more: this.more, done: data.length });
        if (message?.type === 'more') this.more = data.length;
        if (message?.type === 'done' || message?.type === 'more') this.heardBy++;
        if (this.heardBy === devices.length + 1) this.heard();
      });
  }

  async act(): Promise<boolean> {
    const device = this.devices[this.moves % this.devices.length] as HandDevice;
    const there = new Promise<void>((resolve) => {
      this.heard = resolve;
    });
    this.heardBy = 0;
    const op = `op-${this.moves++}`;
    const expected = this.count;
    const message = JSON.stringify({ type: 'do', op, expected, lines: nextMove(this.session) });
    device.send(message);
    await there;
    const last = this.sizes.at(-1) as Sizes;
    this.sizes[this.sizes.length - 1] = { ...last, asked: message.length };
    this.count = device.lines.length;
    for (const line of device.lines.slice(this.session.entries.length)) enter(this.session, line);
    return this.session.node.kind !== 'end';
  }

  close(): void {
    for (const device of this.devices) device.close();
  }
}

function replayed({ heard, lines }: HandDevice): Session<AnySpec> {
  const welcome = heard.find((each) => each.type === 'welcome');
  const journal = parse([welcome?.header, ...lines].join('\n'));
  const resumed = journal.ok ? resume(game, journal.value) : journal;
  if (!resumed.ok) throw new Error(resumed.problem.reason);
  return resumed.value.session;
}

function enter(session: Session<AnySpec>, line: string): void {
  const problem = session.enter(readEntry(line) as Entry);
  if (problem) throw new Error(`${line}: ${problem.reason}`);
}

/** What a person taps next: a draw, or “done” and the draw after it. Carries out what needs no draw, as the server will. */
function nextMove(session: Session<AnySpec>): string[] {
  const draws = () => session.node.kind === 'chance';
  if (draws()) return ['draw on'];
  enter(session, '> table done');
  session.settle();
  return draws() ? ['> table done', 'draw on'] : ['> table done'];
}
