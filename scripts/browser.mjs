// Finds the Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMain } from './main.mjs';

// The headless shell is the same browser without windows: a page in a fresh context costs a third of the work.
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome'];
const root = fileURLToPath(new URL('..', import.meta.url));

/** $CHROMIUM, or the first browser on PATH, or Playwright's own; undefined if there is none. */
export function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named) {
    // With a wrong setting, don't silently test another browser.
    if (!isExecutable(named)) throw new Error(`CHROMIUM=${named} is not an executable file`);
    return named;
  }
  return onPath(NAMES) ?? playwrightsOwn();
}

/** A browser with windows, for settings that need one; undefined if there is none. */
export function findWithWindows() {
  const others = NAMES.filter((name) => name !== SHELL);
  return [findBrowser(), onPath(others), playwrightsOwn()].find((path) => path && !/headless/.test(path));
}

/** Finds a browser, installs one if there is none, and throws if that didn't help. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) {
    console.log(`browser: ${found}`);
    return found;
  }
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log(`browser: none found; installing Debian's ${SHELL}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    // Ignore failures: a stale package list is often good enough, and the install below decides.
    run('apt-get', ['update', '-qq'], env);
    const install = (name) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env);
    install(SHELL);
    // Older releases have no headless shell.
    if (!findBrowser()) install('chromium');
  }
  if (!findBrowser()) {
    console.log('browser: none found; letting Playwright download its own');
    run('npx', ['playwright', 'install', 'chromium'], process.env);
  }
  const installed = findBrowser();
  if (!installed) {
    throw new Error('no Chromium could be found or installed; install one and set CHROMIUM to its path');
  }
  console.log(`browser: ${installed}`);
  return installed;
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of names) {
    for (const folder of folders) {
      const path = join(folder, name);
      if (isExecutable(path)) return path;
    }
  }
  return undefined;
}

function playwrightsOwn() {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    const path = chromium.executablePath();
    return isExecutable(path) ? path : undefined;
  } catch {
    // Playwright isn't installed, or has no browser for this platform.
    return undefined;
  }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function run(command, args, env) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env,
    // Package managers are chatty on stdout; keep ours short.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (error || status !== 0)
    console.error(`browser: ${command} failed (${error?.message ?? `code ${status}`})`);
}

if (isMain(import.meta.url)) {
  try {
    ensureBrowser();
  } catch (error) {
    console.error(`browser: ${error.message}`);
    process.exitCode = 1;
  }
}
