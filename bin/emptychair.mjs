#!/usr/bin/env node
// The command line: runs the TypeScript sources directly.
import { existsSync } from 'node:fs';

// Only a clone has a lock file; if npm installed this package, it installed the dependencies too.
// Only check that the folder exists: comparing every package would take longer than starting.
const has = (path) => existsSync(new URL(path, import.meta.url));
if (has('../package-lock.json') && !has('../node_modules/tsx')) await install();

const { register } = await import('tsx/esm/api');
register();
await import('../src/cli/main.ts');

async function install() {
  // Standard output belongs to the command; npm's output goes to standard error.
  const { spawnSync } = await import('node:child_process');
  const { fileURLToPath } = await import('node:url');
  const script = fileURLToPath(new URL('../scripts/setup.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [script], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(2);
}
