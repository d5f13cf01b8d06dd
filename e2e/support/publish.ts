/** A later version of the built app in a folder. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeServiceWorker } from '../../scripts/build/site.ts';

/** The same app, with a mark by which a test knows it for a later one. */
export async function publish(folder: string, mark: string): Promise<void> {
  const page = join(folder, 'index.html');
  const worker = await readFile(join(folder, 'sw.js'), 'utf8');
  const text = await readFile(page, 'utf8');
  await writeFile(page, text.replace('<div id="app">', `<div id="app" data-mark="${mark}">`));
  writeServiceWorker(folder, worker.slice(worker.indexOf('];\n') + 3));
}
