// npm start: installs and builds if needed, then serves the app, on this computer only or, with --lan, to the local
// network too.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setup } from './setup.mjs';

const FIRST_PORT = 4178;
const root = fileURLToPath(new URL('..', import.meta.url));

function arguments_() {
  const { values } = parseArgs({
    options: {
      lan: { type: 'boolean', default: false },
      port: { type: 'string' },
      // For tests: on another port they'd test another server.
      'exact-port': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const port = values.port === undefined ? FIRST_PORT : Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`--port ${values.port} is not a port number`);
  return { port, lan: values.lan, exact: values['exact-port'], help: values.help };
}

/** The time of the newest change below a path. Folders count too: deleting a file changes their time. */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return /\.(test\.ts|md)$/.test(path) ? 0 : stat.mtimeMs;
  return readdirSync(path).reduce((time, name) => Math.max(time, newest(join(path, name))), stat.mtimeMs);
}

function whyBuild() {
  const built = statSync(join(root, 'dist/web/index.html'), { throwIfNoEntry: false });
  if (!built) return 'there is no build yet';
  const sources = [
    'src',
    'scripts/build',
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'tsconfig.json',
  ];
  const changed = sources.find((path) => newest(join(root, path)) > built.mtimeMs);
  return changed && `${changed} is newer than the build`;
}

/** For a phone on the same network: the address and its QR code. */
async function printNetwork(addresses) {
  if (addresses.length === 0) {
    console.log('start: this computer is in no network; other devices cannot reach it');
    return;
  }
  const { renderUnicodeCompact } = await import('uqr');
  console.log(`start: other devices in this network: ${addresses.join(' or ')}\n`);
  const code = renderUnicodeCompact(addresses[0], { border: 2 });
  // White on black, whatever the terminal's colours: some cameras can't read inverted codes.
  console.log(process.stdout.isTTY ? code.replace(/^.*$/gm, '\x1b[97;40m$&\x1b[0m') : code);
  console.log(
    '\nstart: anyone in this network can open it. Each device keeps its own games. Without https a browser cannot\n' +
      'install the app, keep the screen awake or promise to keep games: docs/hosting.md shows the better road.',
  );
}

try {
  const { port, lan, exact, help } = arguments_();
  if (help) {
    console.log('npm start -- [--lan] [--port N] [--exact-port]');
  } else {
    setup();
    const { build, preview } = await import('vite');
    const configFile = join(root, 'vite.config.ts');
    const reason = whyBuild();
    if (reason) {
      console.log(`start: ${reason}; building`);
      await build({ configFile, logLevel: 'warn' });
    }
    // Vite tries the next port if this one is taken, unless `strictPort` is set.
    const host = lan ? '0.0.0.0' : '127.0.0.1';
    const server = await preview({ configFile, preview: { host, port, strictPort: exact } });
    const address = server.resolvedUrls?.local[0];
    if (!address) throw new Error('the server gave no address');
    console.log(`start: Emptychair is at ${address} (Ctrl+C ends it)`);
    if (lan) await printNetwork(server.resolvedUrls.network);
  }
} catch (error) {
  console.error(`start: ${error.message}`);
  process.exit(1);
}
