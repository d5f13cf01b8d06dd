// Makes node_modules match package-lock.json. Needs only Node and npm, so it runs in a fresh clone.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMain } from './main.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Why the installed packages don't match the lock file; undefined if they do. */
export function whyInstall() {
  const wanted = readJson('package-lock.json')?.packages;
  if (!wanted) throw new Error('package-lock.json is missing or unreadable');
  const installed = readJson('node_modules/.package-lock.json')?.packages;
  if (!installed) return 'no packages are installed yet';

  const asked = readJson('package.json');
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    if (!sameEntries(asked[kind], wanted[''][kind]))
      return `${kind} differ between package.json and the lock file`;
  }
  for (const [path, { version, optional, link }] of Object.entries(wanted)) {
    if (path === '' || link) continue;
    const found = installed[path];
    // Optional packages of other platforms are in the lock file but never installed.
    if (!found && optional) continue;
    if (found?.version !== version) return `${path} should be ${version}, is ${found?.version ?? 'missing'}`;
    if (!readJson(`${path}/package.json`) && !optional) return `${path} is incomplete`;
  }
  for (const path of Object.keys(installed)) {
    if (!(path in wanted)) return `${path} is not in the lock file`;
  }
  return undefined;
}

export function setup() {
  const reason = whyInstall();
  if (!reason) {
    console.log('setup: packages match package-lock.json');
    return;
  }
  console.log(`setup: ${reason}; running npm ci`);
  // On Windows `npm` is a .cmd file, which only a shell can start.
  const { status, error } = spawnSync('npm', ['ci'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // The tests need the development packages even if the environment says production.
    env: { ...process.env, NODE_ENV: 'development' },
  });
  if (error || status !== 0)
    throw new Error(`npm ci failed${error ? `: ${error.message}` : ` with code ${status}`}`);
  const still = whyInstall();
  if (still) throw new Error(`npm ci finished, but ${still}`);
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
  } catch {
    return undefined;
  }
}

function sameEntries(a = {}, b = {}) {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

if (isMain(import.meta.url)) {
  try {
    setup();
  } catch (error) {
    console.error(`setup: ${error.message}`);
    process.exitCode = 1;
  }
}
