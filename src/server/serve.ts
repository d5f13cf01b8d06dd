/** Starts the server: the app and shared tables on one port, with everything they need in one folder. */
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { BotThreads } from './bots/threads.ts';
import { Door, type DoorLimits } from './doors/door.ts';
import type { Log } from './log.ts';
import { passing } from './rooms/passing.ts';
import type { RoomLimits } from './rooms/room.ts';
import { Rooms } from './rooms/rooms.ts';
import { backUpToday, backupName, everyNight } from './store/backups.ts';
import { dataFolder, leaveNote, makeFolder, placeOf, removeNote, whoIsThere } from './store/data-folder.ts';
import { InUse, openDatabase } from './store/sqlite.ts';
import { SqliteStore } from './store/sqlite-store.ts';
import type { TableStore } from './store/store.ts';

const DAY = 24 * 60 * 60_000;

export const LIMITS: DoorLimits & Required<RoomLimits> = {
  messages: { burst: 20, perSecond: 5 },
  knocks: { burst: 60, perSecond: 1 },
  // A code has 30 bits.
  joins: { burst: 10, perSecond: 10 / 60 },
  connections: 1_000,
  journal: 8 * 2 ** 20,
  waiting: 2 ** 20,
  entries: 100_000,
  keep: 180 * DAY,
};

export interface ServeSettings {
  /** The folder of the built app. */
  readonly app: string;
  readonly version: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly port: number;
  /** Not the next free port if this one is taken. */
  readonly exactPort?: boolean;
  readonly lan?: boolean;
  readonly data?: string;
  /** A PostgreSQL database instead of the folder; any number of servers may share it. */
  readonly database?: string;
  readonly backup?: string;
  readonly hosts?: readonly string[];
  /** A reverse proxy is in front, and names each device's address. */
  readonly proxy?: boolean;
  readonly limits?: Partial<typeof LIMITS>;
  readonly log: Log;
}

export interface Running {
  readonly address: string;
  /** Addresses for other devices, if they can reach it. */
  readonly network: readonly string[];
  /** Where the tables are. */
  readonly data: string;
  stop(): Promise<void>;
}

/** Another server uses the folder. */
export class FolderInUse extends Error {
  readonly folder: string;
  readonly by: string;
  constructor(folder: string, by: string) {
    super(`${folder} is in use by the server at ${by}`);
    this.folder = folder;
    this.by = by;
  }
}

export async function serve(settings: ServeSettings): Promise<Running> {
  const { log, backup } = settings;
  const now = () => Date.now();
  const limits = { ...LIMITS, ...settings.limits };
  const { store, place, release } = settings.database
    ? await inPostgres(settings.database, now)
    : await inFolder(dataFolder(settings.data), backup, now);
  const bots = new BotThreads();
  const rooms = new Rooms({ store, limits, log, now, think: bots.think });
  const { app: folder, version, headers, hosts = [], proxy = false } = settings;
  const door = new Door({ folder, version, headers, hosts, proxy, limits, rooms, log, now });
  const stopTime = passing(rooms, log);
  const { backUp } = store;
  const stopBackups =
    backup && backUp
      ? everyNight(() => backUpToday(backup, now(), (file) => backUp.call(store, file), log))
      : undefined;
  try {
    const port = await listening(door, settings);
    const address = `http://127.0.0.1:${port}/`;
    if (!settings.database) leaveNote(place, address);
    log('info', 'start', { address, data: place });
    const network = settings.lan ? lanAddresses().map((ip) => `http://${ip}:${port}/`) : [];
    door.network = network;
    return {
      address,
      network,
      data: place,
      async stop() {
        stopTime();
        stopBackups?.();
        await door.stop();
        await bots.close();
        await store.close();
        release();
        log('info', 'stop');
      },
    };
  } catch (error) {
    stopTime();
    stopBackups?.();
    await store.close();
    throw error;
  }
}

interface OpenStore {
  readonly store: TableStore;
  /** Where the tables are, for a person. */
  readonly place: string;
  /** After the store is closed. */
  release(): void;
}

async function inFolder(data: string, backup: string | undefined, now: () => number): Promise<OpenStore> {
  makeFolder(data);
  const db = await openDatabase(join(data, 'tables.db'), now(), (old) => {
    if (!backup) return;
    makeFolder(backup);
    old.prepare('vacuum into ?').run(join(backup, backupName(now(), `-before-${now()}`)));
  }).catch((error: unknown) => {
    throw error instanceof InUse ? new FolderInUse(data, whoIsThere(data)) : error;
  });
  return { store: new SqliteStore(db), place: data, release: () => removeNote(data) };
}

async function inPostgres(url: string, now: () => number): Promise<OpenStore> {
  // Nobody else needs its driver.
  const { PostgresStore } = await import('./store/postgres-store.ts');
  return { store: await PostgresStore.open(url, now()), place: placeOf(url), release: () => undefined };
}

/** Ports to try after the first. */
const MORE_PORTS = 20;

export async function listening(
  { server }: Door,
  { port, exactPort, lan }: Pick<ServeSettings, 'port' | 'exactPort' | 'lan'>,
): Promise<number> {
  const host = lan ? '0.0.0.0' : '127.0.0.1';
  for (let tried = port; ; tried++) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(tried, host, () => {
          server.off('error', reject);
          resolve();
        });
      });
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || exactPort || port === 0 || tried >= port + MORE_PORTS) throw error;
    }
  }
}

function lanAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
