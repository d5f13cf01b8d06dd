/** A thread in which bots think. */
import { parentPort } from 'node:worker_threads';
import { find } from '../../games/catalogue.ts';
import { type Answer, type Job, think } from '../../sitting/think.ts';
import type { Reply } from './threads.ts';

async function answer(job: Job): Promise<Answer> {
  const entry = find(job.game);
  if (!entry) throw new Error(`no game is called '${job.game}'`);
  const [game, roster] = await Promise.all([entry.game(), entry.bots?.()]);
  return think(game, roster, job);
}

parentPort?.on('message', ({ at, job }: { at: number; job: Job }) => {
  const reply = (said: Reply) => parentPort?.postMessage(said);
  answer(job).then(
    (found) => reply({ at, answer: found }),
    (error: unknown) => reply({ at, error: String(error) }),
  );
});
