// npm start: installs and builds when needed, then serves the app on this computer only.
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
      port: { type: 'string' },
      // For tests: another port would mean testing another server.
      'exact-port': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const port = values.port === undefined ? FIRST_PORT : Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`--port ${values.port} is not a port number`);
  return { port, exact: values['exact-port'], help: values.help };
}

/** The newest change below a path. Folders count too: their time moves when a file is deleted. */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return /\.(test\.ts|md)$/.test(path) ? 0 : stat.mtimeMs;
  return readdirSync(path).reduce((time, name) => Math.max(time, newest(join(path, name))), stat.mtimeMs);
}

function whyBuild() {
  const built = statSync(join(root, 'dist/web/index.html'), { throwIfNoEntry: false });
  if (!built) return 'there is no build yet';
  const sources = ['src', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];
  const changed = sources.find((path) => newest(join(root, path)) > built.mtimeMs);
  return changed && `${changed} is newer than the build`;
}

try {
  const { port, exact, help } = arguments_();
  if (help) {
    console.log('npm start -- [--port N] [--exact-port]');
  } else {
    setup();
    const { build, preview } = await import('vite');
    const configFile = join(root, 'vite.config.ts');
    const reason = whyBuild();
    if (reason) {
      console.log(`start: ${reason}; building`);
      await build({ configFile, logLevel: 'warn' });
    }
    // Vite itself goes on to the next port when one is taken, unless told to be strict.
    const server = await preview({ configFile, preview: { host: '127.0.0.1', port, strictPort: exact } });
    const address = server.resolvedUrls?.local[0];
    if (!address) throw new Error('the server gave no address');
    console.log(`start: Emptychair is at ${address} (Ctrl+C ends it)`);
  }
} catch (error) {
  console.error(`start: ${error.message}`);
  process.exit(1);
}
