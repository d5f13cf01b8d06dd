/**
 * Starts the worker in which bots think. In the single file of `npm run build:single` its script is part of the page's,
 * because a page from a disk may load nothing; otherwise it is a separate file.
 */
export async function startBotWorker(): Promise<Worker> {
  if (import.meta.env.MODE === 'single') {
    const { default: Inside } = await import('./worker.ts?worker&inline');
    return new Inside();
  }
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
