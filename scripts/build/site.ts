/** Builds the site: the policy in its page, the manifest, and a service worker that knows every file. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';
import { SITE_POLICY } from '../../src/server/doors/content-policy.ts';

export function site(worker: string): Plugin {
  let folder = '';
  return {
    name: 'emptychair-site',
    apply: 'build',
    configResolved({ build }) {
      folder = build.outDir;
    },
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: SITE_POLICY },
        injectTo: 'head-prepend',
      },
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-180.png' }, injectTo: 'head' },
    ],
    async writeBundle() {
      const { code } = await transformWithOxc(readFileSync(worker, 'utf8'), worker);
      writeServiceWorker(folder, code);
    },
  };
}

/** Writes sw.js beside the files that it caches, with the list and the hash of each. */
export function writeServiceWorker(folder: string, code: string): void {
  const files = listFiles(folder).filter((name) => name !== 'sw.js');
  const list = files.map((name) => [
    // Some hosts redirect index.html to the folder, and a cached redirect can't open a page.
    name === 'index.html' ? '' : name,
    `sha256-${createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('base64')}`,
  ]);
  const version = createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 12);
  const known = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(list, null, 1)};\n`;
  writeFileSync(join(folder, 'sw.js'), known + code);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
