/** For tests: a device over a real socket that always has something to do, and comes back whenever it's cut off. */
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { readServerMessage } from '../../together/messages.ts';
import type { TableLink } from '../../together/replica.ts';
import { HandDevice } from './hand-device.ts';
import { ModelDevice, noteOf } from './model-device.ts';

/** How long it waits before it tries again, in ms. */
const AGAIN = 30;
/** Each action has a note, too, so some do nothing else. */
const WISHES = [[], ['> table done', 'draw on'], ['draw']];

export class BusyDevice {
  readonly model: ModelDevice;
  readonly link: TableLink;
  /** False: it finishes what it has begun, and wants nothing more. */
  busy = true;
  private wished = 0;
  private readonly heard: (wrong?: unknown) => void;
  private readonly address: () => string;
  private socket: WebSocket | undefined;
  private closed = false;
  private wake: () => void = () => undefined;

  /** `heard`: after each acknowledgement, and if something is wrong. */
  constructor(name: string, table: TableLink, address: () => string, heard: (wrong?: unknown) => void) {
    this.link = table;
    this.address = address;
    this.heard = heard;
    this.model = new ModelDevice(name, [[]], () => this.dial());
    this.model.connect();
  }

  private dial() {
    const socket = new WebSocket(`${this.address().replace('http', 'ws')}api/socket`);
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
    socket.on('close', () => {
      if (!this.closed && this.socket === socket) setTimeout(() => this.model.lost(wire), AGAIN);
    });
    socket.on('message', (data) => {
      // What was on its way when it was closed is nobody's any more.
      if (this.closed) return;
      const message = readServerMessage(String(data));
      if (!message) return this.heard(`heard ${data}`);
      try {
        this.model.hear(wire, message);
      } catch (error) {
        return this.heard(error);
      }
      // A move of the game now and then; what the table can't do at the moment is refused.
      if (this.busy && (message.type === 'done' || message.type === 'refused') && this.model.idle)
        this.model.wish(WISHES[this.wished++ % WISHES.length] as readonly string[]);
      if (message.type === 'done') this.heard();
      this.wake();
    });
    return wire;
  }

  /** Until it has so many entries. */
  has(count: number): Promise<void> {
    return this.until(() => this.model.lines.length >= count);
  }

  /** Until nothing that it began is open; a refusal ends an action, too. */
  rest(): Promise<void> {
    this.busy = false;
    return this.until(() => this.model.idle);
  }

  private async until(reached: () => boolean): Promise<void> {
    while (!reached())
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
  }

  close(): void {
    this.closed = true;
    this.socket?.terminate();
  }
}

/** Everything that a device was told is there, in order, and every acknowledged action once. */
export async function nothingIsLost(address: string, devices: readonly BusyDevice[]): Promise<void> {
  for (const { model, link: table } of devices) {
    const reader = new HandDevice(address);
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

/** Counts acknowledgements, and lets a test wait for more of them. */
export class Tally {
  total = 0;
  private waiting: { readonly at: number; done(wrong?: unknown): void } | undefined;

  readonly heard = (wrong?: unknown): void => {
    if (!wrong) this.total++;
    if (wrong || this.total === this.waiting?.at) this.waiting?.done(wrong);
  };

  more(n: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting = { at: this.total + n, done: (wrong) => (wrong ? reject(wrong) : resolve()) };
    });
  }
}
