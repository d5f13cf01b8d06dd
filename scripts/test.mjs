// npm test: every check, cheapest first. Stops at the first failure.
// With --all the tests run all combinations and long fuzzing (EMPTYCHAIR_ALL=1).
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { setup } from './setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const unknown = process.argv.slice(2).filter((arg) => arg !== '--all');
if (unknown.length > 0) {
  console.error(
    `test: unknown argument ${unknown.join(' ')} (only --all; for one file use npm run unit -- FILE)`,
  );
  process.exit(2);
}
const env = { ...process.env };
if (process.argv.includes('--all')) env.EMPTYCHAIR_ALL = '1';
// Some tools colour their output on CI; in a file the codes are only noise.
if (!process.stdout.isTTY) {
  env.NO_COLOR = '1';
  delete env.FORCE_COLOR;
}

const STEPS = [
  ['setup', setup],
  ['browser', ensureBrowser],
  ['types and lint', () => sideBySide('types', 'lint')],
  ['unit tests', () => npmRun('unit')],
  ['build', () => npmRun('build')],
  ['browser tests', () => npmRun('e2e')],
];

function npmRun(script) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script], {
      cwd: root,
      env,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`npm run ${script} ended with ${signal ?? `code ${code}`}`));
    });
  });
}

/** Waits for all of them, so that a failure of one doesn't cut off another's output. */
async function sideBySide(...scripts) {
  const ran = await Promise.allSettled(scripts.map(npmRun));
  const failed = ran.flatMap(({ reason }) => reason ?? []);
  if (failed.length > 0) throw new Error(failed.map(({ message }) => message).join(', '));
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const begin = performance.now();
const times = [];
for (const [name, step] of STEPS) {
  console.log(`\n== ${name}`);
  const since = performance.now();
  try {
    await step();
  } catch (error) {
    console.error(`\n== ${name}: FAILED after ${seconds(since)}: ${error.message}`);
    const left = STEPS.slice(times.length + 1).map(([later]) => later);
    if (left.length > 0) console.error(`== not run: ${left.join(', ')}`);
    process.exit(1);
  }
  times.push(`${name} ${seconds(since)}`);
  console.log(`== ${name}: passed in ${seconds(since)}`);
}
console.log(`\n== all passed in ${seconds(begin)} (${times.join(', ')})`);
