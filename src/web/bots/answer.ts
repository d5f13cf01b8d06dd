/**
 * What a bot answers, by the rules of its game, which are loaded for it. Belongs in the worker; the page itself asks
 * only if no worker can be started.
 */
import { type Answer, type Job, think } from '../../sitting/think.ts';
import { rulesOf } from './rules.ts';

export async function answer(job: Job): Promise<Answer> {
  const { game, roster } = await rulesOf({ kind: 'shipped', id: job.game });
  return think(game, roster, job);
}
