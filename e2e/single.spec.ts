/** The single file of `npm run build:single`, opened from disk. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { catalogue } from '../src/games/catalogue.ts';
import { guarded } from './support/guarded.ts';
import { anyMove, isOver, PHONE, prompt, sameDraws, stepsKept } from './support/player.ts';
import { playedOn } from './support/tax-map.ts';
import { violations } from './support/violations.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

test.describe.configure({ mode: 'serial' });
test.use({ locale: 'en', viewport: PHONE });

let folder = '';
let address = '';

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emptychair-single-'));
  const command = [VITE, 'build', '--mode', 'single', '--outDir', folder, '--logLevel', 'error'];
  // Playwright's own NODE_ENV would make it a build for tests.
  await promisify(execFile)(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  address = pathToFileURL(join(folder, 'emptychair.html')).href;
});
test.afterAll(() => rm(folder, { recursive: true }));

test('is one file', async () => {
  expect(await readdir(folder)).toEqual(['emptychair.html']);
});

test('lists its limitations', async ({ page }) => {
  await page.goto(address);
  await page.getByText('Opened from a file: some things don’t work here').click();
  await expect(page.getByText('The app can’t be installed and doesn’t update itself.')).toBeVisible();
  await expect(page.getByText('Only this browser keeps your games')).toBeVisible();
  expect(await violations(page, 'shelf')).toEqual([]);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByText(/^Emptychair, version /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check for updates' })).toHaveCount(0);
});

test('says what playing together needs, and asks no server', async ({ page }) => {
  const guard = await guarded(page, address);
  await page.goto(`${address}#/try/boer-war`);
  await expect(prompt(page)).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Share table' }).click();
  await page.getByRole('button', { name: 'Open shared table' }).click();
  await expect(page.getByRole('alert')).toContainText('Playing together needs Emptychair’s own server.');
  for (const path of ['table/some/where', 'join', 'join/some/where']) {
    await page.goto(`${address}#/${path}`);
    await expect(page.getByText('Playing together needs Emptychair’s own server.')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    // By key: a tap in the place of the last one would be the second half of a double tap.
    await page.getByRole('link', { name: 'Go to shelf' }).press('Enter');
    await expect(page.locator('.game-link').first()).toBeVisible();
  }
  // The way there from a new game and from a running one says the same, before anything is asked for.
  await page.goto(`${address}#/new/tax-farmer/together`);
  await page.locator('.begin .primary').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open table' }).click();
  await expect(page.getByRole('alert')).toContainText('Playing together needs Emptychair’s own server.');
  expect(guard.strangers).toEqual([]);
  expect(await guard.refused()).toEqual([]);
});

test('the lab plays its games on the page itself, and says so', async ({ page }) => {
  const guard = await guarded(page, address);
  await page.goto(`${address}#/lab/boer-war`);
  await expect(page.getByText('In this copy of the app, simulations are slower')).toBeVisible();
  await page.getByLabel('Number of games').fill('100');
  await page.getByLabel('Number of games').press('Tab');
  await page.getByRole('button', { name: 'Play 100 games' }).click();
  await expect(page.locator('.lab-lead')).toContainText('3 of 7');
  await page.getByRole('button', { name: 'Open this game' }).click();
  await expect(page).toHaveURL(/#\/game\//);
  expect(await guard.refused()).toEqual([]);
});

test('bots think in a worker', async ({ page }) => {
  const guard = await guarded(page, address);
  await sameDraws(page);
  const thinking = page.waitForEvent('worker');
  await page.goto(`${address}#/new/tax-farmer`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(prompt(page)).toBeVisible();
  const bots = page.getByRole('region', { name: 'Bots’ moves' });
  while ((await bots.count()) === 0) {
    await anyMove(page);
    await playedOn(page);
  }
  expect((await thinking).url()).toMatch(/^blob:/);
  expect(await guard.refused()).toEqual([]);
});

for (const { meta } of catalogue()) {
  test(`${meta.id}: three moves, kept over a reload`, async ({ page }) => {
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(error.message));
    const guard = await guarded(page, address);
    await sameDraws(page);
    await page.goto(`${address}#/new/${meta.id}`);
    await page.locator('.begin .start').click();
    for (let n = 0; n < 3; n++) {
      await expect(prompt(page)).toBeVisible();
      if (await isOver(page)) break;
      const before = await stepsKept(page);
      // Many moves that begin alike are chosen in two steps: the first opens the group.
      while ((await stepsKept(page)) === before) await anyMove(page);
    }
    const said = await prompt(page).innerText();
    await page.reload();
    await expect(prompt(page)).toHaveText(said, { useInnerText: true });
    expect(await guard.refused()).toEqual([]);
    expect(guard.strangers).toEqual([]);
    expect(broken).toEqual([]);
  });
}
