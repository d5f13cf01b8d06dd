/**
 * Starts the worker in which bots think. In the one file of `npm run build:single` its script is inside the page's own,
 * because a page from a disk may load nothing; elsewhere it is a file of its own.
 */
export async function beside(): Promise<Worker> {
  if (import.meta.env.MODE === 'single') {
    const { default: Inside } = await import('./worker.ts?worker&inline');
    return new Inside();
  }
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
