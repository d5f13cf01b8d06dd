/** For tests: a device that speaks the protocol by hand. */
import { WebSocket } from 'ws';
import { digest } from '../../together/digest.ts';
import { PROTOCOL, readServerMessage, type ServerMessage } from '../../together/messages.ts';
import type { TableLink } from '../../together/replica.ts';

type Kind<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** Sends what it's told and keeps what it hears. */
export class HandDevice {
  readonly heard: ServerMessage[] = [];
  lines: string[] = [];
  readonly ws: WebSocket;
  private waiting: (() => void)[] = [];
  closed = false;

  constructor(address: string, headers: Readonly<Record<string, string>> = {}) {
    this.ws = new WebSocket(`${address.replace('http', 'ws')}api/socket`, { headers });
    this.ws.on('message', (data) => {
      const message = readServerMessage(String(data));
      if (!message) throw new Error(`not a message: ${data}`);
      this.heard.push(message);
      if (message.type === 'welcome' && message.from === 0) this.lines = [];
      if (message.type === 'more') {
        if (message.from !== this.lines.length) throw new Error(`a gap before ${message.from}`);
        this.lines.push(...message.lines);
      }
      this.wake();
    });
    this.ws.on('error', () => undefined);
    this.ws.on('close', () => {
      this.closed = true;
      this.wake();
    });
  }

  private wake(): void {
    for (const go of this.waiting.splice(0)) go();
  }

  /** Waits until it's true, looking again after every message. */
  async until<T>(found: () => T | undefined | false): Promise<T> {
    for (;;) {
      const value = found();
      if (value) return value;
      if (this.closed) throw new Error(`closed; heard ${JSON.stringify(this.heard.slice(-3))}`);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  next<T extends ServerMessage['type']>(type: T, from = 0): Promise<Kind<T>> {
    return this.until(() => this.heard.slice(from).find((each): each is Kind<T> => each.type === type));
  }

  async open(): Promise<this> {
    if (this.ws.readyState === WebSocket.CONNECTING)
      await new Promise<void>((resolve, reject) => {
        this.ws.once('open', () => resolve());
        this.ws.once('close', () => reject(new Error('turned away')));
      });
    return this;
  }

  send(message: object | string): void {
    this.ws.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Says hello, and waits for nothing. */
  greet({ table, token }: TableLink, had: readonly string[] = []): void {
    this.lines = [...had];
    const [from, sum] = [had.length, digest(had)];
    this.send({ type: 'hello', protocol: PROTOCOL, app: 'test', table, token, from, digest: sum });
  }

  async hello(link: TableLink, had: readonly string[] = []): Promise<Kind<'welcome'>> {
    await this.open();
    this.greet(link, had);
    const welcome = await this.next('welcome');
    await this.until(() => this.lines.length >= welcome.count);
    return welcome;
  }

  /** An action; resolves with `done` or `refused`. */
  async do(
    op: string,
    lines: readonly string[],
    expected = this.lines.length,
  ): Promise<Kind<'done' | 'refused'>> {
    return this.ask({ type: 'do', op, expected, lines });
  }

  /** Whatever is answered with `done` or `refused`. */
  ask(message: {
    readonly op: string;
    readonly [field: string]: unknown;
  }): Promise<Kind<'done' | 'refused'>> {
    const from = this.heard.length;
    this.send(message);
    return this.until(() =>
      this.heard
        .slice(from)
        .find((each): each is Kind<'done' | 'refused'> => 'op' in each && each.op === message.op),
    );
  }

  async bye(): Promise<string> {
    return (await this.next('bye')).reason;
  }

  close(): void {
    this.ws.terminate();
  }
}
