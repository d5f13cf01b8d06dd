/**
 * A connection that comes back by itself: it dials again after every loss, later and later and never at the same moment
 * as all others. Sockets and timers are passed in. Only waiting times count, so a clock that jumps does no harm.
 */
import { type Bye, type ClientMessage, readServerMessage, type ServerMessage } from './messages.ts';

export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  opened(): void;
  message(text: string): void;
  /** Once, whoever closed it; also if it could not be opened. */
  closed(): void;
}

export type Dial = (events: SocketEvents) => Socket;

/** Calls `run` after so many milliseconds, unless the returned function is called before. */
export type After = (ms: number, run: () => void) => () => void;

export interface Surroundings {
  readonly dial: Dial;
  readonly after: After;
  /** From 0 to 1, excluding 1. */
  readonly random: () => number;
}

export interface Listener {
  /** The socket is open: say hello. */
  opened(): void;
  heard(message: ServerMessage): void;
  lost(): void;
}

/** The waiting time before the n-th attempt doubles from the first to the last of these. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
/** After a reason that won't go away at once. */
const LONG_WAIT = 10_000;
/** The server says something at least every 25 seconds. */
const SILENCE = 60_000;
/** How long a server may take to let a device in. */
const PATIENCE = 8_000;
/** How long it may take to answer whether it's still there. */
const PROBE = 3_000;

export class Connection {
  private readonly around: Surroundings;
  private readonly listener: Listener;
  private socket: Socket | undefined;
  private open = false;
  private attempts = 0;
  private cancelWait: (() => void) | undefined;
  private cancelWatch: (() => void) | undefined;

  constructor(around: Surroundings, listener: Listener) {
    this.around = around;
    this.listener = listener;
  }

  /** Connects, and stays connected until `stop`. */
  start(): void {
    if (!this.socket) this.dial();
  }

  stop(): void {
    this.cancelWait?.();
    this.cancelWait = undefined;
    this.hangUp();
  }

  send(message: ClientMessage): void {
    if (this.open) this.socket?.send(JSON.stringify(message));
  }

  /** The server knows this device: the next loss is a new one. */
  settled(): void {
    this.attempts = 0;
  }

  /** The device woke up, or the network is back: don't wait any longer, and see whether the server is still there. */
  nudge(): void {
    if (!this.socket) {
      this.attempts = 0;
      return this.dial();
    }
    if (!this.open) return;
    this.send({ type: 'ping' });
    this.watch(PROBE);
  }

  /** Something is missing: begin again with what is here. */
  again(reason?: Bye): void {
    this.hangUp();
    this.listener.lost();
    this.wait(reason === 'flood' || reason === 'storage' ? LONG_WAIT : 0);
  }

  private dial(): void {
    this.cancelWait?.();
    this.cancelWait = undefined;
    const here = (act: () => void) => () => {
      if (this.socket === socket) act();
    };
    const socket = this.around.dial({
      opened: () =>
        here(() => {
          this.open = true;
          this.listener.opened();
        })(),
      message: (text) =>
        here(() => {
          this.watch(SILENCE);
          const message = readServerMessage(text);
          if (message) this.listener.heard(message);
        })(),
      closed: () => here(() => this.again())(),
    });
    this.socket = socket;
    this.watch(PATIENCE);
  }

  private watch(ms: number): void {
    this.cancelWatch?.();
    this.cancelWatch = this.around.after(ms, () => this.again());
  }

  private hangUp(): void {
    this.cancelWatch?.();
    this.cancelWatch = undefined;
    const { socket } = this;
    this.socket = undefined;
    this.open = false;
    socket?.close();
  }

  private wait(least: number): void {
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.attempts++, 10));
    const ms = least + most * (0.5 + this.around.random() / 2);
    this.cancelWait?.();
    this.cancelWait = this.around.after(ms, () => this.dial());
  }
}
