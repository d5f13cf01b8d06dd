// A lab report in a real browser: readable on a phone, in both themes, and without a single request.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { guarded } from './support/guarded.ts';
import { DESKTOP, lines, openShelf, PHONE } from './support/player.ts';
import { violations } from './support/violations.ts';

/** Runs the program, which writes its files there. */
function written(out: string, ...args: string[]): string {
  const folder = test.info().outputPath(out);
  execFileSync(process.execPath, ['bin/emptychair.mjs', ...args, '--out', folder], { stdio: 'ignore' });
  return folder;
}

/** As the terminal writes it, without the list of files at its end. */
function writtenPage(report: string): string {
  const page = readFileSync(join(report, 'index.html'), 'utf8');
  expect(page).toMatch(FILES);
  return page.replace(FILES, '');
}
const FILES = /<!-- files( \S+ [0-9a-f]{16})+ -->\n$/;

test('the report in both themes, on a phone, on a desktop and in print', async ({ browser }) => {
  const folder = written('r', 'lab', 'boer-war', '--games', '200', '--lang', 'pl');
  const page = await browser.newPage();
  const asked: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('pageerror', (error) => errors.push(error.message));
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const [colorScheme, width] of [
    ['light', 360],
    ['dark', 1440],
  ] as const)
    await test.step(`${colorScheme}, ${width} wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto(pathToFileURL(join(folder, 'index.html')).href);
      await expect(page.locator('.lead')).toContainText('3 z 7');
      await expect(page.getByRole('img').first()).toBeVisible();
      expect(await page.getByRole('img').count()).toBeGreaterThanOrEqual(4);
      // Nothing runs over the edge, and letters in charts stay large enough.
      expect(await over()).toBeLessThanOrEqual(0);
      const tall = await page
        .locator('svg.chart text')
        .first()
        .evaluate((text) => text.getBoundingClientRect().height);
      expect(tall).toBeGreaterThan(9);
      await page.getByText('Liczby').first().click();
      await expect(page.locator('details[open] td').first()).toBeVisible();
    });
  await test.step('in print nothing is cut off, and the numbers are there', async () => {
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    // A4 minus its margins.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    expect(await over()).toBeLessThanOrEqual(0);
    for (const table of await page.locator('.scroll').all())
      expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(1);
    await expect(page.locator('details td').first()).toBeVisible();
  });
  expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

/** Opens what is folded away for people who write rules: the last of them, below the report if there is one. */
const writers = (page: Page) => page.locator('.lab-writers > summary').last().click();

test('in the app: from the shelf to the finding, the files, and one of the games', async ({
  page,
  baseURL,
}) => {
  const watch = await guarded(page, baseURL ?? '');
  await openShelf(page);
  await page.getByRole('link', { name: /The Second Boer War.*player/ }).click();
  await page.getByRole('link', { name: 'Simulate' }).click();
  await page.getByLabel('Number of games').fill('200');
  await page.getByLabel('Number of games').press('Tab');
  await page.getByRole('button', { name: 'Play 200 games' }).click();
  await expect(page.locator('.lab-lead')).toContainText('3 of 7');
  await expect(page.locator('.lab-first .badge')).toHaveText('exact');
  await expect(page.getByText('200 games', { exact: true })).toBeVisible();
  // What was found has the screen: in short it's there without scrolling.
  await expect(page.getByRole('heading', { name: 'In short' })).toBeInViewport();
  await expect(page.getByText(/^How games end: /)).toBeInViewport();
  await writers(page);
  await expect(page.getByRole('heading', { name: 'Health of the rules' })).toBeVisible();
  expect(await page.getByRole('img').count()).toBeGreaterThanOrEqual(4);
  expect(await violations(page, 'the report')).toEqual([]);

  // The saved page is the same as the terminal's.
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Page (HTML)' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('boer-war.html');
  const report = written('en', 'lab', 'boer-war', '--games', '200', '--lang', 'en');
  expect(readFileSync(await saved.path(), 'utf8')).toBe(writtenPage(report));

  await page.getByLabel('Game number').fill('17');
  await page.getByLabel('Game number').press('Tab');
  await page.getByRole('button', { name: 'Open this game' }).click();
  await expect(page).toHaveURL(/#\/game\//);
  expect((await lines(page)).length).toBeGreaterThan(50);
  await page.goto('./#/');
  await page.getByText('Finished games').click();
  await expect(page.getByRole('link', { name: /Simulated game 17/ })).toBeVisible();
  expect(watch.strangers).toEqual([]);
  expect(await watch.refused()).toEqual([]);
});

test('in the app: the readings of a rule compared, and the page is the terminal’s', async ({
  page,
  baseURL,
}) => {
  const watch = await guarded(page, baseURL ?? '');
  await page.goto('./#/lab/boer-war');
  await writers(page);
  await page.getByLabel('How the readings of a rule differ').check();
  await expect(page.getByLabel('Rule', { exact: true })).toHaveValue('poolRule');
  // The current value is the baseline.
  const ticks = page.getByRole('group', { name: 'Readings to compare' }).getByRole('checkbox');
  await expect(ticks).toHaveCount(4);
  await expect(ticks.first()).toBeDisabled();
  for (const at of [1, 2, 3]) await ticks.nth(at).uncheck();
  await expect(page.getByText('Tick another reading')).toBeVisible();
  await expect(page.locator('.lab-form button[type=submit]')).toBeDisabled();
  await ticks.nth(1).check();
  await ticks.nth(3).check();
  await page.getByLabel('Games per reading').fill('100');
  await page.getByLabel('Games per reading').press('Tab');
  expect(await violations(page, 'readings')).toEqual([]);
  await page.getByRole('button', { name: 'Compare 3 readings, 100 games each' }).click();
  // A busy machine takes its time for three exact measures.
  const lead = page.locator('.lab-lead');
  await expect(lead).toContainText('100% instead of 3 of 7 (42.9%)', { timeout: 30_000 });
  await expect(page.getByText('100 games, seed 1')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Differences, with error bars' })).toBeVisible();
  await writers(page);
  expect(await violations(page, 'the comparison')).toEqual([]);

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Page (HTML)' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('boer-war-poolRule.html');
  const values = 'poolRule=literal,commentary,remainingAbove';
  const args = ['compare', 'boer-war', '--games', '100', '--option', values, '--lang', 'en'];
  const comparison = written('compared', ...args);
  expect(readFileSync(await saved.path(), 'utf8')).toBe(writtenPage(comparison));
  expect(watch.strangers).toEqual([]);
  expect(await watch.refused()).toEqual([]);
});

test('in the app: a comparison is stopped, and what was done is shown', async ({ page }) => {
  await page.goto('./#/lab/tax-farmer');
  await writers(page);
  await page.getByLabel('How the readings of a rule differ').check();
  await page.getByLabel('Rule', { exact: true }).selectOption('needReward');
  await page.getByLabel('Games per reading').fill('1000000');
  await page.getByLabel('Games per reading').press('Tab');
  await page.locator('.lab-form button[type=submit]').click();
  await expect(page.locator('.lab-progress')).toContainText(/of 1,000,000 games, .* per second/);
  await page.getByRole('button', { name: 'Stop here' }).click();
  await expect(page.getByText(/^Stopped early, after [\d,]+ of 1,000,000 games/)).toBeVisible();
  await expect(page.locator('.lab-lead')).toBeVisible();
});

test('a kept game goes from the terminal to the app', async ({ page }) => {
  const args = ['simulate', 'civilization', '--games', '3', '--keep', '2', '--seed', '5'];
  const kept = written('kept', ...args);
  await openShelf(page);
  await page.locator('input[type=file]').setInputFiles(join(kept, '1.txt'));
  await expect(page).toHaveURL(/#\/game\//);
  expect((await lines(page)).length).toBeGreaterThan(20);
});

test('in the app: a long run is stopped, and what was done is shown', async ({ page }) => {
  await page.goto('./#/lab/boer-war');
  await page.getByLabel('Number of games').fill('1000000');
  await page.getByLabel('Number of games').press('Tab');
  await page.getByRole('button', { name: 'Play 1,000,000 games' }).click();
  await expect(page.locator('.lab-progress')).toContainText(/of 1,000,000 games, .* per second/);
  expect(await violations(page, 'under way')).toEqual([]);
  await page.getByRole('button', { name: 'Stop here' }).click();
  await expect(page.getByText(/^Stopped early, after [\d,]+ of 1,000,000 games/)).toBeVisible();
  await expect(page.locator('.lab-lead')).toContainText('3 of 7');
  await expect(page.getByRole('button', { name: 'Play 1,000,000 games' })).toBeVisible();
});

for (const [lang, viewport, colorScheme, game] of [
  ['ru', PHONE, 'light', 'boer-war'],
  ['en', DESKTOP, 'dark', 'tax-farmer'],
] as const) {
  test.describe(`in the app, ${game}, ${lang}`, () => {
    test.use({ locale: lang, viewport, colorScheme });
    test('the report fits the screen, and axe finds nothing', async ({ page }) => {
      await page.goto(`./#/lab/${game}`);
      for (const fold of [0, 1]) await page.locator('.lab-form summary').nth(fold).click();
      expect(await violations(page, 'form')).toEqual([]);
      for (const fold of [1, 0]) await page.locator('.lab-form summary').nth(fold).click();
      // A whole game with bots takes as long as hundreds without.
      await page.locator('.lab-choices input[type=number]').fill(game === 'boer-war' ? '200' : '20');
      await page.locator('.lab-choices input[type=number]').press('Tab');
      await page.locator('.lab-form button[type=submit]').click();
      await expect(page.locator('.lab-lead')).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await writers(page);
      // With the numbers under every chart.
      for (const fold of await page.locator('.lab-sheet summary').all()) await fold.click();
      expect(await violations(page, 'report')).toEqual([]);
    });
  });
}
