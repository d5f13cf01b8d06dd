/** Who does the lab's work: workers, or in the single-file build, which has no script for them, the page itself. */
import { type Crew, inThisThread } from '../../lab/threads/crew.ts';
import { worker } from '../../lab/threads/task.ts';
import { crew } from '../../lab/web/crew.ts';
import { rulesOf } from '../bots/rules.ts';

export const ON_PAGE = import.meta.env.MODE === 'single' || typeof Worker === 'undefined';

export function newCrew(): Crew {
  if (!ON_PAGE) return crew(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  // Between two tasks the page can paint and be tapped.
  return inThisThread(
    worker(rulesOf, () => performance.now()),
    () => new Promise((resolve) => setTimeout(resolve)),
  );
}
