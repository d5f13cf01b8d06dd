/** The devices at one table, and how much of its journal each was sent. A slow device gets the rest as fast as it reads. */
import type { Bye, ServerMessage } from '../../together/messages.ts';

/** A connection to a device, whatever carries it. */
export interface Device {
  readonly chair: number;
  /** How many bytes are waiting to leave. */
  readonly backlog: number;
  /** Calls `sent` when the message has left, or can't any more. */
  send(message: ServerMessage, sent?: () => void): void;
  /** What is sent from here to the end of this moment may leave in one piece. */
  hold?(): void;
  end(reason: Bye): void;
}

/** How much is sent at once; the rest follows when it has left. */
const CHUNK = 64 * 1024;

interface Place {
  sent: number;
  /** A part of the journal is on its way. */
  busy: boolean;
  /** The token's hash that it came in with. */
  readonly hash: string;
}

export class Audience {
  private readonly devices = new Map<Device, Place>();
  /** The table's lines. */
  private readonly lines: () => readonly string[];

  constructor(lines: () => readonly string[]) {
    this.lines = lines;
  }

  get empty(): boolean {
    return this.devices.size === 0;
  }

  /** The chairs of all devices. */
  get here(): ReadonlySet<number> {
    return new Set([...this.devices.keys()].map(({ chair }) => chair));
  }

  add(device: Device, sent: number, hash: string): void {
    this.devices.set(device, { sent, busy: false, hash });
  }

  has(device: Device): boolean {
    return this.devices.has(device);
  }

  /** False if it wasn't here. */
  remove(device: Device): boolean {
    return this.devices.delete(device);
  }

  say(message: ServerMessage, except?: Device): void {
    for (const device of this.devices.keys()) if (device !== except) device.send(message);
  }

  /** Sends what the device is missing, a piece at a time, so that a slow one never has more than that in memory. */
  bring(device: Device): void {
    const place = this.devices.get(device);
    const lines = this.lines();
    if (!place || place.busy || place.sent >= lines.length) return;
    const from = place.sent;
    let to = from;
    for (let size = 0; to < lines.length && (to === from || size < CHUNK); to++)
      size += (lines[to] as string).length;
    place.sent = to;
    place.busy = true;
    device.send({ type: 'more', from, lines: lines.slice(from, to) }, () => {
      place.busy = false;
      this.bring(device);
    });
  }

  bringAll(): void {
    for (const device of this.devices.keys()) this.bring(device);
  }

  /** Everybody gets the lines from `from` on; those who have all before them get the same message. */
  tell(from: number): void {
    const lines = this.lines();
    const more: ServerMessage = { type: 'more', from, lines: lines.slice(from) };
    for (const [device, place] of this.devices) {
      if (place.busy || place.sent !== from || device.backlog > 0) this.bring(device);
      else {
        place.sent = lines.length;
        device.send(more);
      }
    }
  }

  /** Another game: everybody begins with nothing. */
  restart(welcome: (device: Device) => ServerMessage): void {
    for (const [device, place] of this.devices) {
      place.sent = 0;
      device.send(welcome(device));
      this.bring(device);
    }
  }

  /** Ends the connections whose token no longer counts. */
  keepOnly(valid: (chair: number, hash: string) => boolean): void {
    for (const [device, { hash }] of [...this.devices])
      if (!valid(device.chair, hash)) {
        this.devices.delete(device);
        device.end('token');
      }
  }

  end(reason: Bye): void {
    for (const device of [...this.devices.keys()]) device.end(reason);
  }
}
