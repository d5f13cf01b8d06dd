/** A server in a process of its own, which says what it has cost so far, and tables at it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What a server process tells on request. */
export interface Cost {
  /** Processor time since it started, user and system, in microseconds, without the collections for `memory`. */
  readonly cpu: number;
  /** Memory after a collection, in bytes. */
  readonly memory: number;
}

/** Devices at one table. */
export interface Group {
  /** One move; resolves when its device has the acknowledgement and all devices have the move. False: the game is over. */
  act(): Promise<boolean>;
  close(): void;
}

export interface Server {
  readonly pid: number;
  cost(): Promise<Cost>;
  /** How much the devices have received so far, in messages and bytes. */
  readonly received: { messages: number; bytes: number };
  open(devices: number): Promise<Group>;
  stop(): Promise<void>;
}

/** A process that sends its port when it listens and its cost when asked. */
export class Process {
  readonly port: number;
  private readonly child: ChildProcess;

  get pid(): number {
    return this.child.pid as number;
  }

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.port = port;
  }

  static async start(
    file: string,
    data: unknown,
    env: Readonly<Record<string, string>> = {},
  ): Promise<Process> {
    const child = fork(join(import.meta.dirname, file), [JSON.stringify(data ?? null)], {
      execArgv: ['--import', 'tsx', '--expose-gc'],
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return new Process(child, port);
  }

  async cost(): Promise<Cost> {
    const told = once(this.child, 'message');
    this.child.send('cost');
    return (await told)[0] as Cost;
  }

  async stop(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.disconnect();
    await gone;
  }
}

/** What the server's side of `Process` does. */
export function answerCost(port: number): void {
  let collecting = 0;
  const used = () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  };
  process.on('message', () => {
    const cpu = used();
    globalThis.gc?.();
    const before = collecting;
    collecting += used() - cpu;
    const { heapUsed, external, arrayBuffers } = process.memoryUsage();
    const cost: Cost = { cpu: cpu - before, memory: heapUsed + external + arrayBuffers };
    // Nobody may be left to hear it.
    process.send?.(cost, undefined, undefined, () => undefined);
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ port });
}
