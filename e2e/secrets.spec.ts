/**
 * A game in which everybody has a secret, on one device that is passed around: the page only ever contains the card of
 * the person who has taken it. test/secrets.test.ts tests the parts of a page; this test reads the whole page.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { DECKS, SEATS, type Seat } from '../test/toys/whisper/game.ts';
import { type Host, host } from './support/host.ts';
import { OwnServer } from './support/own-server.ts';
import { breathe, lines, prompt } from './support/player.ts';
import { menu, sheet } from './support/shared-table.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

test.use({
  locale: 'en',
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
});

let folder = '';
let site: Host;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emptychair-secrets-'));
  await promisify(execFile)(process.execPath, [VITE, 'build', '--logLevel', 'error'], {
    cwd: ROOT,
    env: {
      ...process.env,
      // Playwright's own would make it a build for tests.
      NODE_ENV: 'production',
      EMPTYCHAIR_GAMES: 'test/toys/whisper/index.ts',
      EMPTYCHAIR_DIST: folder,
    },
  });
  site = await host(folder);
});
test.afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/** The seats whose cards are anywhere in the page, seen or not. */
async function inThePage(page: Page): Promise<readonly Seat[]> {
  const html = await page.evaluate(() => document.body.outerHTML);
  return SEATS.filter((seat) => DECKS[seat].some((card) => html.includes(card)));
}

const JOURNAL = '> emptychair 1 whisper 1 8 {"rounds":2}\n> seat green steady\n';

test('the page contains only the cards of the person who has the device', async ({ page }) => {
  const press = async (name: string | RegExp) => {
    await breathe(page);
    await page.getByRole('button', { name }).first().click();
  };
  await page.goto(site.address);
  const file = { name: 'whisper.txt', mimeType: 'text/plain', buffer: Buffer.from(JOURNAL) };
  await page.locator('input[type=file]').setInputFiles(file);
  // Nobody has taken the device yet.
  await expect(prompt(page)).toContainText('Pass the device to Red');
  expect(await inThePage(page)).toEqual([]);
  await press(/^Red: continue/);
  await press(/^Draw( all)? for me/);
  await expect(prompt(page)).toContainText('or drop it?');
  expect(await inThePage(page)).toEqual(['red']);
  await press(/^Hold /);

  await expect(prompt(page)).toContainText('Pass the device to Blue');
  expect(await inThePage(page)).toEqual([]);
  await press(/^Blue: continue/);
  await expect(prompt(page)).toContainText('or drop it?');
  expect(await inThePage(page)).toEqual(['blue']);

  // Back to red's decision: the list for the table is red's, and only when red looks.
  await press('Undo');
  await expect(prompt(page)).toContainText('Pass the device to Red');
  expect(await inThePage(page)).toEqual([]);
  await press(/^Red: continue/);
  await expect(prompt(page)).toContainText('or drop it?');
  expect(await inThePage(page)).toEqual(['red']);
  await press(/^Hold /);
  await press(/^Blue: continue/);
  await press(/^Hold /);

  // The bot has held its card, and blue still has the device; why it did stays with it.
  await expect(prompt(page)).toContainText('Walk around the table');
  expect(await inThePage(page)).toEqual(['blue']);
  await press(/^Why this move\?/);
  await expect(page.getByRole('dialog')).toContainText(
    'The reasons would reveal what only this bot may see.',
  );
  expect(await inThePage(page)).toEqual(['blue']);
  await page.keyboard.press('Escape');

  // What everybody sees: the second window, and the shelf.
  const id = /#\/game\/([^/]+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`${site.address}#/view/${id}`);
  await expect(page.locator('.view-scene')).toBeVisible();
  expect(await inThePage(page)).toEqual([]);
  await page.goto(`${site.address}#/`);
  await expect(page.locator('.game-link').first()).toBeVisible();
  await expect(page.locator('.game-link').first()).toContainText('Round 1');
  expect(await inThePage(page)).toEqual([]);
});

test('a refusal says why until the next act', async ({ page }) => {
  await page.goto(`${site.address}#/new/whisper`);
  await page.locator('.begin .start').click();
  await expect(prompt(page)).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByRole('alert')).toHaveText('There’s nothing to undo.');
  await breathe(page);
  await page.locator('.prompt button.primary').first().click();
  await page.keyboard.press('r');
  await expect(page.getByRole('alert')).toHaveText('There’s nothing to redo.');
});

test('a shared table refuses it and says why, and the game stays as it was', async ({ page }) => {
  const server = await OwnServer.start('--module', join(ROOT, 'test/toys/whisper/index.ts'));
  // The page comes from a host of files, so its questions are passed on to the server.
  await page.route('**/api/tables*', async (route) => {
    const { origin, ...headers } = route.request().headers();
    const { search } = new URL(route.request().url());
    const response = await route.fetch({ url: new URL(`api/tables${search}`, server.address).href, headers });
    expect([origin, response.status()]).toEqual([new URL(site.address).origin, 422]);
    await route.fulfill({ response });
  });
  await page.goto(`${site.address}#/new/whisper`);
  await page.locator('.begin .start').click();
  await expect(prompt(page)).toBeVisible();
  const before = await lines(page);
  await menu(page, 'Play together');
  // By key: a tap so soon after the one that opened the sheet doesn't count.
  await sheet(page).getByRole('button', { name: /^Open/ }).press('Enter');
  await expect(sheet(page).getByRole('alert')).toContainText('hides something from other players');
  expect(await lines(page)).toEqual(before);
  await server.remove();
});
