/** For tests: a device that does what docs/protocol.md says, and checks everything that it hears. */
import { digest } from '../../together/digest.ts';
import { PROTOCOL, type ServerMessage } from '../../together/messages.ts';

/** Each action ends with a note, by which it's found again. */
export function noteOf(op: string): string {
  return `> note "${op}"`;
}

interface Wire {
  send(message: object): void;
}

export class ModelDevice {
  readonly name: string;
  lines: string[] = [];
  readonly acknowledged: { readonly op: string; readonly count: number }[] = [];
  readonly refused: string[] = [];
  private readonly wishes: { readonly op: string; readonly lines: readonly string[] }[] = [];
  private made = 0;
  private readonly dial: () => Wire;
  private wire: Wire | undefined;
  /** How many entries it has to have before it continues; undefined before `welcome`. */
  private wanted: number | undefined;
  private waiting = false;

  constructor(name: string, wishes: readonly (readonly string[])[], dial: () => Wire) {
    this.name = name;
    this.dial = dial;
    for (const lines of wishes) this.wish(lines);
  }

  /** Something more to do. */
  wish(lines: readonly string[]): void {
    const op = `${this.name}-${this.made++}`;
    this.wishes.push({ op, lines: [...lines, noteOf(op)] });
    this.next();
  }

  /** Whether it has everything that it heard of, and nothing more to do. */
  get satisfied(): boolean {
    return this.idle && this.wanted !== undefined && this.lines.length >= this.wanted;
  }

  /** Whether it has nothing more to do. */
  get idle(): boolean {
    return this.wishes.length === 0;
  }

  connect(): void {
    this.wire = this.dial();
    this.wanted = undefined;
    this.waiting = false;
    const [from, sum] = [this.lines.length, digest(this.lines)];
    this.wire.send({
      type: 'hello',
      protocol: PROTOCOL,
      app: 't',
      table: 'table',
      token: '',
      from,
      digest: sum,
    });
  }

  lost(wire: object): void {
    if (this.wire === wire) this.connect();
  }

  hear(wire: object, message: ServerMessage): void {
    if (this.wire !== wire) return;
    if (message.type === 'welcome') {
      // Nobody but this device ever had another game, so nothing that it has is ever thrown away.
      if (message.from !== this.lines.length && this.wanted === undefined)
        throw new Error(`${this.name} had ${this.lines.length} entries and is told ${message.from}`);
      this.wanted = Math.max(this.wanted ?? 0, message.count);
    }
    // Messages that overtake the welcome are as good as lost.
    if (this.wanted === undefined) return;
    if (message.type === 'more') this.more(message.from, message.lines);
    if (message.type === 'ping' && message.count > this.lines.length) this.connect();
    const [wish] = this.wishes;
    if (wish && 'op' in message && message.op === wish.op) {
      this.waiting = false;
      if (message.type === 'done') this.acknowledged.push({ op: wish.op, count: message.count });
      if (message.type === 'done') this.wanted = Math.max(this.wanted ?? 0, message.count);
      const later = message.type === 'refused' && ['behind', 'storage'].includes(message.reason);
      if (message.type === 'refused') this.wanted = Math.max(this.wanted ?? 0, message.count);
      if (message.type === 'refused' && !later) this.refused.push(wish.op);
      if (!later) this.wishes.shift();
    }
    this.next();
  }

  private more(from: number, lines: readonly string[]): void {
    const had = this.lines.slice(from, from + lines.length);
    if (from > this.lines.length) return this.connect();
    if (had.some((line, n) => line !== lines[n])) throw new Error(`${this.name} is told another game`);
    this.lines.push(...lines.slice(had.length));
  }

  private next(): void {
    const [wish] = this.wishes;
    if (!wish || this.waiting || this.wanted === undefined || this.lines.length < this.wanted) return;
    this.waiting = true;
    this.wire?.send({ type: 'do', op: wish.op, expected: this.lines.length, lines: wish.lines });
  }
}
