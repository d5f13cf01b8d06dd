/** Bots think in threads of their own, so that no table waits for a bot of another one. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Think } from '../../sitting/chairs.ts';
import type { Answer, Job } from '../../sitting/think.ts';

/** One core is for the tables. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));

interface Pending {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  readonly asked: Map<number, Pending>;
}

/** What a thread says: the answer to a job, or why there is none. */
export type Reply = { readonly at: number } & ({ readonly answer: Answer } | { readonly error: string });

export class BotThreads {
  private readonly threads: Thread[] = [];
  private jobs = 0;

  /** Starts a thread when all others have something to do, up to their number. */
  readonly think: Think = (job: Job) =>
    new Promise<Answer>((resolve, reject) => {
      const [free] = this.threads.toSorted((a, b) => a.asked.size - b.asked.size);
      const busy = !free || (free.asked.size > 0 && this.threads.length < THREADS);
      const { worker, asked } = busy ? this.start() : free;
      const at = this.jobs++;
      asked.set(at, { resolve, reject });
      worker.postMessage({ at, job });
    });

  private start(): Thread {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url));
    const thread: Thread = { worker, asked: new Map() };
    worker.on('message', (reply: Reply) => {
      const waiting = thread.asked.get(reply.at);
      thread.asked.delete(reply.at);
      if ('answer' in reply) waiting?.resolve(reply.answer);
      else waiting?.reject(new Error(reply.error));
    });
    const ended = (error: Error) => {
      if (this.threads.includes(thread)) this.threads.splice(this.threads.indexOf(thread), 1);
      for (const { reject } of thread.asked.values()) reject(error);
      thread.asked.clear();
    };
    worker.on('error', ended);
    worker.on('exit', (code) => ended(new Error(`a bot's thread ended with code ${code}`)));
    // A server without work may end.
    worker.unref();
    this.threads.push(thread);
    return thread;
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }
}
