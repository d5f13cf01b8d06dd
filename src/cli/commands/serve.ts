/** `serve`: the app and shared tables on one port, until it's stopped. */
import { renderUnicodeCompact } from 'uqr';
import pkg from '../../../package.json' with { type: 'json' };
import { appFolder } from '../../server/app-folder.ts';
import { HEADERS } from '../../server/doors/content-policy.ts';
import { jsonLog } from '../../server/log.ts';
import { FolderInUse, LIMITS, type Running, serve } from '../../server/serve.ts';
import { dataFolder, placeOf } from '../../server/store/data-folder.ts';
import { Newer } from '../../server/store/sqlite.ts';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Fault, type Terminal, wrap } from '../terminal.ts';

/** The games in a browser belong to the app's address, so it stays the same. */
const FIRST_PORT = 4178;
const LIMIT_NAMES = ['connections', 'entries', 'journal', 'burst', 'rate', 'knocks', 'joins'] as const;
const MOST = 2 ** 31;
const DAY = 24 * 60 * 60_000;
const MOST_DAYS = 100_000;

export const serveCommand: Command = {
  usage: '',
  flags: ['port', 'exact-port', 'lan', 'data', 'backup', 'expire', 'host', 'proxy', 'limit'],
  async run(args, terminal) {
    const { words, out, width } = terminal;
    if (args.rest[0] !== undefined) throw new Fault(words.wrong.extra(args.rest[0]));
    const running = await started(args, terminal);
    out(words.serve.at(running.address));
    out(wrap(words.serve.tables(running.data), width));
    if (args.has('lan')) printNetwork(running.network, terminal);
    await stopAsked();
    await running.stop();
    out(words.serve.stopped);
    return 0;
  },
};

async function started(args: Arguments, { words }: Terminal): Promise<Running> {
  const app = appFolder();
  if (!app) throw new Fault(words.serve.noApp);
  const port = args.number('port', 1, 65_535) ?? FIRST_PORT;
  const [data, backup] = [args.value('data'), args.value('backup')];
  const database = process.env.DATABASE_URL;
  if (database && (data ?? backup) !== undefined) throw new Fault(words.serve.folderAndDatabase);
  // What a person reads is on standard output; programs read the log on standard error.
  const log = jsonLog((line) => void process.stderr.write(`${line}\n`), Date.now);
  try {
    return await serve({
      ...{ app, version: pkg.version, headers: HEADERS, port, log, limits: limits(args, words) },
      ...{ exactPort: args.has('exact-port'), lan: args.has('lan'), hosts: args.values('host') },
      proxy: args.has('proxy'),
      ...(data !== undefined && { data }),
      ...(database && { database }),
      ...(backup !== undefined && { backup }),
    });
  } catch (error) {
    if (error instanceof FolderInUse) throw new Fault(words.serve.inUse(error.folder, error.by));
    const folder = database ? placeOf(database) : dataFolder(data);
    if (error instanceof Newer) throw new Fault(words.serve.newer(folder));
    if (!(error instanceof Error)) throw error;
    const taken = 'code' in error && error.code === 'EADDRINUSE';
    if (taken) throw new Fault(words.serve.taken(port));
    const { noDatabase, notOpened } = words.serve;
    throw new Fault(database ? noDatabase(folder, error.message) : notOpened(folder, error.message));
  }
}

function limits(args: Arguments, { serve, wrong }: Terminal['words']): Partial<typeof LIMITS> {
  const given: Partial<Record<(typeof LIMIT_NAMES)[number], number>> = {};
  for (const [key, value] of args.pairs('limit')) {
    const name = LIMIT_NAMES.find((each) => each === key);
    if (!name) throw new Fault(serve.limit(key, LIMIT_NAMES.join(', ')));
    const number = Number(value);
    if (!Number.isInteger(number) || number < 1 || number > MOST)
      throw new Fault(wrong.number(`--limit ${key}`, value, 1, MOST));
    given[name] = number;
  }
  const { burst, rate, knocks, joins, ...others } = given;
  const { messages } = LIMITS;
  const days = args.number('expire', 0, MOST_DAYS);
  return {
    ...others,
    messages: { burst: burst ?? messages.burst, perSecond: rate ?? messages.perSecond },
    ...(knocks && { knocks: perMinute(knocks) }),
    ...(joins && { joins: perMinute(joins) }),
    ...(days !== undefined && { keep: days * DAY }),
  };
}

function perMinute(times: number) {
  return { burst: times, perSecond: times / 60 };
}

/** For a phone on the same network: the address and its QR code. */
function printNetwork(addresses: readonly string[], { words, out, width }: Terminal): void {
  const [first] = addresses;
  if (first === undefined) return out(words.serve.noNetwork);
  out(`${words.serve.network(addresses.join(', '))}\n`);
  const code = renderUnicodeCompact(first, { border: 2 });
  // White on black in every terminal, because some cameras can't read inverted codes.
  process.stdout.write(`${process.stdout.isTTY ? code.replace(/^.*$/gm, '\x1b[97;40m$&\x1b[0m') : code}\n`);
  out(`\n${wrap(words.serve.lan, width)}`);
}

/** Ctrl+C, or the system that stops it. A second time it ends at once. */
function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
