/** The service worker as a page sees it: whether a new version has arrived, and how to ask for one and let it in. */
import { useEffect, useState } from 'preact/hooks';
import { openStore } from '../store/open.ts';
import { backUpAll } from '../store/store.ts';
import { place } from './place.ts';

export type Check = 'newest' | 'ready' | 'unreachable' | 'impossible';

const HOUR = 3_600_000;
/** An update does not wait longer than this for a slow disk. */
const PATIENCE = 5000;
const watchers = new Set<() => void>();
let registering: Promise<ServiceWorkerRegistration | undefined> | undefined;
let waiting: ServiceWorker | undefined;
/** Another window has let the new version in; this one still shows the old. */
let overtaken = false;

/** Once for each page. Elsewhere than on a site no browser knows service workers. */
export function startUpdates(): void {
  if (!import.meta.env.PROD || place() !== 'site' || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first worker takes over a page of its own version.
  let first = !serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    if (!first) overtaken = true;
    first = false;
    tell();
  });
  registering = register().catch(() => undefined);
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < HOUR) return;
    checked = Date.now();
    void checkNow();
  });
}

/** Where games live in this window alone, a reload would lose them: then there is nothing to let in. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  const { lasting } = await openStore();
  return lasting ? follow(await navigator.serviceWorker.register('./sw.js')) : undefined;
}

function follow(registration: ServiceWorkerRegistration): ServiceWorkerRegistration {
  const look = () => {
    waiting = navigator.serviceWorker.controller ? (registration.waiting ?? undefined) : undefined;
    tell();
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  look();
  return registration;
}

function tell(): void {
  for (const watcher of watchers) watcher();
}

/** Really asks the host, and waits until all of a new version is here. */
export async function checkNow(): Promise<Check> {
  const registration = await registering;
  if (!registration) return 'impossible';
  try {
    await registration.update();
  } catch {
    return waiting || overtaken ? 'ready' : 'unreachable';
  }
  const { installing } = registration;
  if (installing && (await settled(installing)) === 'redundant') return 'unreachable';
  return registration.waiting || overtaken ? 'ready' : 'newest';
}

function settled(worker: ServiceWorker): Promise<ServiceWorkerState> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve(worker.state);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Lets the new version in, after a backup of every game. The page comes back where it was: the address names it. */
export async function letIn(): Promise<void> {
  const backups = openStore().then((store) => backUpAll(store, 'update', Date.now()));
  await Promise.race([backups.catch(() => undefined), new Promise((done) => setTimeout(done, PATIENCE))]);
  if (overtaken || !waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take-over');
}

/** Is a new version here? */
export function useUpdate(): boolean {
  const [, redraw] = useState(0);
  useEffect(() => {
    const watcher = () => redraw((n) => n + 1);
    watchers.add(watcher);
    watcher();
    return () => void watchers.delete(watcher);
  }, []);
  return waiting !== undefined || overtaken;
}
