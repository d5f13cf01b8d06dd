/** For tests: a person whose device is the app's own half of a shared table, over a real socket. */
import { WebSocket } from 'ws';
import type { TableState } from '../../together/messages.ts';
import type { TableLink } from '../../together/replica.ts';
import { Replica } from '../../together/replica.ts';

export class Person {
  readonly replica: Replica;
  private notes = 0;
  private readonly name: string;

  constructor(name: string, link: TableLink, address: () => string) {
    this.name = name;
    const kept = () => undefined;
    this.replica = new Replica({
      link,
      app: 'test',
      random: () => 0.5,
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      dial: ({ opened, message, closed }) => {
        const socket = new WebSocket(`${address().replace('http', 'ws')}api/socket`);
        socket.on('open', opened);
        socket.on('message', (data) => message(String(data)));
        socket.on('error', () => undefined);
        socket.on('close', closed);
        return { send: (text) => socket.send(text, () => undefined), close: () => socket.terminate() };
      },
      storage: {
        onLines: kept,
        onReplaced: kept,
        onHeader: kept,
        storeAction: kept,
        forgetAction: kept,
        onRole: kept,
      },
    });
    // Notes mean the same wherever they come.
    this.replica.attach({
      grew: kept,
      begunAgain: kept,
      refused: (action) => this.replica.change(action.op, { ...action, at: this.replica.lines.length }),
    });
    this.replica.start();
  }

  get lines(): readonly string[] {
    return this.replica.lines;
  }

  /** Something to do as soon as the table can be reached; returns its line. */
  note(): string {
    const text = `> note "${this.name} ${this.notes++}"`;
    const { length } = this.replica.lines;
    this.replica.add({ op: `${this.name}-${this.notes}`, lines: [text], place: '', at: length });
    return text;
  }

  /** Waits until it's true, looking again after every change. */
  async until(found: () => boolean): Promise<void> {
    if (found()) return;
    await new Promise<void>((resolve) => {
      const unwatch = this.replica.changes.watch(() => {
        if (!found()) return;
        unwatch();
        resolve();
      });
    });
  }

  /** Back at the table, with everything: they look at their device, and it tries at once. */
  async back(): Promise<void> {
    const { replica } = this;
    while (!(replica.status === 'here' && replica.complete)) {
      const tried = replica.changes.value;
      replica.nudge();
      await this.until(() => replica.changes.value !== tried);
    }
  }

  /** The open proposals by name, each with the chairs that have agreed. */
  get open(): readonly string[] {
    return this.replica.proposals.map(({ op, agreed }) => `${op}: ${agreed.join()}`);
  }

  get state(): TableState['state'] {
    return this.replica.around.state;
  }

  close(): void {
    this.replica.stop();
  }
}
