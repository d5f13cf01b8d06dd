/** What a game in progress says about itself: who decided, and how lucky it was. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { DESKTOP, doneAndDraw, newGame, openShelf, prompt, sameDraws } from './support/player.ts';

test.use({ locale: 'en' });
test.beforeEach(({ page }) => sameDraws(page));

test('luck can be shown at any time', async ({ page }) => {
  await newGame(page);
  await expect(prompt(page)).toBeVisible();
  for (let i = 0; i < 6; i++) await doneAndDraw(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Luck so far' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'The app’s results' })).toBeVisible();
  await expect(page.getByRole('table').first()).toContainText('GO!');
  await expect(page.getByText(/simulated 4,000 series/)).toBeVisible();
});

test('the story on screen names who decided each step', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await newGame(page);
  await doneAndDraw(page);
  await page.getByRole('button', { name: /draw by hand$/ }).click();
  await page.getByRole('button', { name: /^I drew GO!/ }).click();
  for (const who of ['from your table', 'drawn by the app', 'drawn by you'])
    await expect(page.locator('.story-step').filter({ hasText: who }).first()).toBeVisible();
  const silent = await page
    .locator('.story-step')
    .evaluateAll((steps) => steps.filter((step) => !step.querySelector('.story-by, .story-draw')).length);
  expect(silent).toBe(0);
});

test('a roll has its label of the time, in the story and in the table of luck', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const golden = new URL('../src/games/civilization/golden/lost-on-time.txt', import.meta.url);
  const lines = readFileSync(golden, 'utf8').split('\n');
  const buffer = Buffer.from(lines.filter((line) => line.startsWith('> ')).join('\n'));
  await openShelf(page);
  await page.locator('input[type=file]').setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer });
  // An event die means other things in other turns.
  const steps = page.locator('.story-step').filter({ hasText: 'The event die shows' });
  await expect(steps.first()).toBeAttached();
  const told = await steps.evaluateAll((all) =>
    all.map((step) => [
      step.querySelector('.chit')?.textContent ?? '',
      step.querySelector('.story-sentence')?.textContent ?? '',
    ]),
  );
  expect(told.length).toBeGreaterThan(5);
  for (const [chip = '', sentence] of told)
    expect(sentence?.trim()).toBe(`The event die shows ${chip.replace(/ \((.*)\)$/, ': $1')}.`);
  await expect(steps.filter({ hasText: 'rolled by the app' }).first()).toBeAttached();
  await page.goto(page.url().replace('/game/', '/luck/'));
  const dice = page.locator('.luck-kind').filter({ hasText: 'which history event comes' }).first();
  await expect(dice.getByRole('rowheader')).toHaveText(['1', '2', '3', '4', '5', '6']);
});
