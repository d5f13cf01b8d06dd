/**
 * Keeps every file of one build, so that the app opens and plays with no network. The build puts VERSION and FILES
 * in front of this text. A new version waits until a page lets it in: nothing changes under a game.
 */
declare const VERSION: string;
/** Each file's path below the app's folder ('' is the page itself) and the hash of what it must contain. */
declare const FILES: readonly (readonly [path: string, hash: string])[];
declare const self: ServiceWorkerGlobalScope;

/** Two copies of the app may live on one host, so the folder is part of the name. */
const OURS = `emptychair ${self.registration.scope} `;
const CACHE = OURS + VERSION;
/** Windows of an older version still find their parts. */
const CACHES_KEPT = 3;

self.addEventListener('install', (event) => event.waitUntil(keepAll()));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { url, method } = event.request;
  const path = url.split(/[?#]/)[0]!.slice(self.registration.scope.length);
  const ours = url.startsWith(self.registration.scope) && method === 'GET';
  if (!ours || path === 'sw.js') return;
  event.respondWith(kept(path === 'index.html' ? '' : path, event.request));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async ([path, integrity]) => {
      const url = self.registration.scope + path;
      // A file name in assets/ contains its hash, so an older version's copy is the same.
      const same = path.startsWith('assets/') ? await caches.match(url, { ignoreVary: true }) : undefined;
      // Without its hash, half of an upload could be cached as complete.
      const answer = same ?? (await fetch(url, { cache: 'no-cache', integrity }));
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
      await cache.put(url, answer);
    }),
  );
}

async function takeOver(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(
    names.slice(0, Math.max(0, names.length + 1 - CACHES_KEPT)).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

/** This version's file, or an older version's copy, or what the network has. */
async function kept(path: string, request: Request): Promise<Response> {
  const url = self.registration.scope + path;
  const cache = await caches.open(CACHE);
  const found = await cache.match(url, { ignoreVary: true });
  return found ?? (await caches.match(url, { ignoreVary: true })) ?? fetch(request);
}
