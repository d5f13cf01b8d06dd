/** A game from outside src, built into the app: it is on the shelf, can be played, and its lab runs in workers. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { type Host, host } from './support/host.ts';
import { anyMove, breathe, prompt, sameDraws } from './support/player.ts';
import { violations } from './support/violations.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

// Both tests in one worker: each worker would build it again.
test.describe.configure({ mode: 'default' });
test.use({ locale: 'en' });

let folder = '';
let site: Host;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emptychair-outside-'));
  await promisify(execFile)(process.execPath, [VITE, 'build', '--logLevel', 'error'], {
    cwd: ROOT,
    env: {
      ...process.env,
      // Playwright's own would make it a build for tests.
      NODE_ENV: 'production',
      EMPTYCHAIR_GAMES: 'examples/night-watch/index.ts,test/toys/ring/index.ts',
      EMPTYCHAIR_DIST: folder,
    },
  });
  site = await host(folder);
});
test.afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

test('from the shelf to the third move, and a report of its lab', async ({ page }) => {
  const broken: string[] = [];
  const workers: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  page.on('worker', (worker) => workers.push(worker.url()));
  await sameDraws(page);
  await page.goto(site.address);
  await expect(page.getByText('Night Watch').first()).toBeVisible();

  await page.goto(`${site.address}#/new/night-watch`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night Watch');
  // The preset that equals the defaults, although it isn't the first.
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  await page.locator('.begin .start').click();
  for (let n = 0; n < 3; n++) {
    await expect(prompt(page)).toBeVisible();
    await anyMove(page);
  }
  await expect(prompt(page)).toContainText('Hour 2: where do you go?');
  expect(await violations(page, 'table')).toEqual([]);

  const before = workers.length;
  await page.goto(`${site.address}#/lab/night-watch`);
  await page.locator('.lab-choices input[type=number]').first().fill('200');
  await page.locator('.lab-choices input[type=number]').first().press('Tab');
  await page.locator('.lab-form button[type=submit]').click();
  await expect(page.locator('.lab-lead')).toBeVisible();
  await expect(page.getByText('200 games', { exact: true })).toBeVisible();
  expect(workers.length).toBeGreaterThan(before);
  expect(broken).toEqual([]);
});

test('two different dice are told by their names and looked up, and the points are on the results', async ({
  page,
}) => {
  await page.goto(`${site.address}#/new/night-watch`);
  await page.getByRole('spinbutton', { name: /^Hours/ }).fill('1');
  await page.getByRole('spinbutton', { name: /^Hours/ }).press('Tab');
  await page.getByLabel('You, at the table').check();
  await page.locator('.begin .start').click();
  await page.getByRole('button', { name: 'Go to the market' }).click();
  await breathe(page);
  await page.getByRole('button', { name: '7 lights' }).click();
  const chart = page.getByRole('region', { name: 'Gust?' });
  await expect(chart.getByRole('rowheader')).toHaveText(['1', '2', '3', '4', '5', '6']);
  await breathe(page);
  await page.getByRole('group', { name: 'White' }).getByRole('button', { name: 'White 5' }).click();
  await page.getByRole('group', { name: 'Red' }).getByRole('button', { name: 'Red 1' }).click();
  await expect(page.locator('.results-outcome')).toHaveText('Dawn: the watch is over');
  await expect(page.locator('.results-score')).toHaveText('Points: 7');
  expect(await violations(page, 'results')).toEqual([]);
});

test.describe('a ring of six regions without its own picture', () => {
  test.use({ locale: 'ru', viewport: { width: 360, height: 740 } });
  test('shows every name without overlap, and the keys 4 and 0 enter 4 and 0', async ({ page }) => {
    await page.goto(`${site.address}#/new/ring`);
    await expect(page.locator('.begin .start')).toBeVisible();
    // Nothing of this game can be set by hand.
    await expect(page.getByText('Продолжить партию, начатую за столом')).toHaveCount(0);
    await page.locator('.begin .start').click();
    await expect(prompt(page)).toContainText('Северное нагорье');
    await page.keyboard.press('4');
    await expect(page.locator('.map-place').first()).toContainText('4\u00a0×\u00a0кубик');
    // The turn keeps its name at its second step.
    await expect(page.locator('.bar-turn')).toHaveText('Ход 1');
    // Nothing was moved for an entered number.
    await page.keyboard.press('u');
    await expect(page.getByText('С тех пор вы указали — Северное нагорье: 4.')).toBeVisible();
    await expect(page.getByText('Отмените на столе')).toHaveCount(0);
    await page.keyboard.press('4');
    await expect(page.locator('.map-place').first()).toContainText('4\u00a0×\u00a0кубик');
    await page.keyboard.press('1');
    await expect(prompt(page)).toContainText('Солёные озёра');
    await page.keyboard.press('0');
    await expect(page.locator('.told')).toContainText('Солёные озёра: 0.');
    const boxes = await page.locator('.map-name, .map-piece').evaluateAll((all) =>
      all.map((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return { text: each.textContent, left, right, top, bottom };
      }),
    );
    const over = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.text} | ${b.text}`),
    );
    expect(boxes.length).toBeGreaterThanOrEqual(12);
    expect(over).toEqual([]);
    // Every name is inside the picture, and every word of it on one line.
    const names = await page.locator('.map-name').evaluateAll((all) => {
      const frame = document.querySelector('.place-map')?.getBoundingClientRect();
      return all.flatMap((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const inside =
          frame && left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
        const text = each.lastChild as Text;
        const broken = [...text.data.matchAll(/\S+/g)].filter(({ index, 0: word }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        });
        return [...(inside ? [] : [`${text.data} is outside`]), ...broken.map(([word]) => word)];
      });
    });
    expect(names).toEqual([]);
    // A track comes before the numbers, in any order of the scene.
    const [track, numbers] = await Promise.all(
      ['.place-track', '.numbers'].map((part) => page.locator(part).first().boundingBox()),
    );
    expect(track?.y).toBeLessThan(numbers?.y ?? 0);
    // Six spaces are as long as they are wide, not as wide as the page.
    const [first, second] = await page.locator('.track .cell').all();
    const [a, b] = [await first?.boundingBox(), await second?.boundingBox()];
    expect((b?.x ?? 0) - (a?.x ?? 0)).toBeLessThanOrEqual(54);
    await expect(page.locator('.map-links line')).toHaveCount(6);
  });
});
