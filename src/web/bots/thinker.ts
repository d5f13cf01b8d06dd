/** Asks bots in a worker. If none can be started, the page runs them itself, one move at a time. */

import type { Answer, Job } from '../../sitting/think.ts';
import { startBotWorker } from './start-worker.ts';
import type { ThinkReply, ThinkRequest } from './worker.ts';

interface Waiting {
  readonly job: Job;
  done(answer: Answer): void;
  failed(reason: Error): void;
}

export class Thinker {
  private worker: Promise<Worker> | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  /** The options that the worker has. */
  private known: object | undefined;
  private alone = typeof Worker === 'undefined';

  think(job: Job): Promise<Answer> {
    if (this.alone) return here(job);
    return new Promise((done, failed) => {
      const n = ++this.asked;
      this.waiting.set(n, { job, done, failed });
      this.worker ??= this.start();
      void this.worker.then(
        (worker) => {
          const options = this.known === job.options ? undefined : job.options;
          this.known = job.options;
          worker.postMessage({ ...job, n, options } satisfies ThinkRequest);
        },
        () => this.thinkHere(),
      );
    });
  }

  /** Called when no answer is awaited any longer. */
  end(): void {
    void this.worker?.then((worker) => worker.terminate());
    this.worker = undefined;
    this.known = undefined;
    for (const { failed } of this.waiting.values()) failed(new Error('nobody waits'));
    this.waiting.clear();
  }

  private async start(): Promise<Worker> {
    const worker = await startBotWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<ThinkReply>) => {
      const one = this.waiting.get(data.n);
      this.waiting.delete(data.n);
      if ('answer' in data) one?.done(data.answer);
      else one?.failed(new Error(data.failed));
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      this.thinkHere();
    });
    return worker;
  }

  /** The worker didn't start, or broke: the page answers the open questions itself. */
  private thinkHere(): void {
    this.alone = true;
    const left = [...this.waiting.values()];
    this.waiting.clear();
    for (const { job, done, failed } of left) here(job).then(done, failed);
  }
}

/** This page's only one, because a worker takes a while to start. */
export const thinker = new Thinker();

/** After a pause in which the page can paint and be tapped. */
async function here(job: Job): Promise<Answer> {
  await new Promise((resolve) => setTimeout(resolve));
  return (await import('./answer.ts')).answer(job);
}
