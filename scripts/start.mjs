// npm start: installs and builds if needed, then serves the app and shared tables: `emptychair serve` with its flags.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setup } from './setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

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

try {
  setup();
  const reason = process.argv.includes('--help') ? undefined : whyBuild();
  if (reason) {
    console.log(`start: ${reason}; building`);
    const { build } = await import('vite');
    await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  }
  process.argv.splice(2, 0, 'serve');
  await import('../bin/emptychair.mjs');
} catch (error) {
  console.error(`start: ${error.message}`);
  process.exit(1);
}
