/** The service worker as a page sees it: whether a new version is here, how to check for one, how to apply it. */
import { Signal } from '../../sitting/signal.ts';
import { useSignal } from '../redraw/signal.ts';
import { openStore } from '../store/open.ts';
import { backUpAll } from '../store/store.ts';
import { place } from './place.ts';

export type Check = 'newest' | 'ready' | 'unreachable' | 'impossible';

const HOUR = 3_600_000;
/** An update doesn't wait longer than this for a slow disk. */
const BACKUP_TIMEOUT = 5000;
/** A check doesn't wait longer than this for a host that never answers. */
const HOST_TIMEOUT = 15_000;
/** A new version is here. */
const ready = new Signal(false);
let registering: Promise<ServiceWorkerRegistration | undefined> | undefined;
/** Can this browser install the app here at all? */
let possible = false;
let waiting: ServiceWorker | undefined;
/** Another window has applied the update; this one still shows the old version. */
let overtaken = false;

/** Once per page. Browsers have service workers only on sites. */
export function startUpdates(): void {
  if (!import.meta.env.PROD || place() !== 'site') return;
  const serviceWorker = workers();
  if (!serviceWorker) return;
  // The first worker takes over a page of its own version.
  let first = !serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    if (!first) overtaken = true;
    first = false;
    tell();
  });
  possible = true;
  void registered().catch(() => undefined);
  // A registration that failed without the network is tried again.
  addEventListener('online', () => void registered().catch(() => undefined));
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < HOUR) return;
    checked = Date.now();
    void checkNow();
  });
}

/** Undefined where the browser has none, or refuses them together with all other storage. */
function workers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** The registration. The browser drops one whose first worker failed to install; then this makes a new one. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  const known = await registering?.catch(() => undefined);
  if (!known?.active && !known?.waiting && !known?.installing) registering = register();
  return registering;
}

/** No updates where the games are only in memory: the reload would lose them. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  const { lasting } = await openStore();
  return lasting ? follow(await navigator.serviceWorker.register('./sw.js')) : undefined;
}

function follow(registration: ServiceWorkerRegistration): ServiceWorkerRegistration {
  const look = () => {
    waiting = arrived(registration);
    tell();
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  look();
  return registration;
}

/** A worker that waits until no window uses the older one; the first worker doesn't wait. */
function arrived({ active, waiting }: ServiceWorkerRegistration): ServiceWorker | undefined {
  return active && waiting ? waiting : undefined;
}

function tell(): void {
  ready.value = waiting !== undefined || overtaken;
}

/** Asks the host, and waits until a new version is downloaded completely. */
export async function checkNow(): Promise<Check> {
  if (!possible) return 'impossible';
  try {
    const registration = await inTime(registered());
    if (!registration) return 'impossible';
    await inTime(registration.update());
    const { installing } = registration;
    if (installing && (await settled(installing)) === 'redundant') return 'unreachable';
    return arrived(registration) || overtaken ? 'ready' : 'newest';
  } catch {
    return waiting || overtaken ? 'ready' : 'unreachable';
  }
}

function inTime<T>(asked: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error('no answer')), HOST_TIMEOUT));
  return Promise.race([asked, late]);
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

/** Backs up every game, then reloads the page with the new version. The address brings it back to the same place. */
export async function applyUpdate(): Promise<void> {
  const backups = openStore().then((store) => backUpAll(store, 'update', Date.now()));
  await Promise.race([
    backups.catch(() => undefined),
    new Promise((done) => setTimeout(done, BACKUP_TIMEOUT)),
  ]);
  if (overtaken || !waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take-over');
}

/** Is a new version here? */
export function useUpdate(): boolean {
  return useSignal(ready);
}
