/** What a game in play tells about itself: who decided, and how lucky it was. */
import { expect, test } from '@playwright/test';
import { DESKTOP, doneAndDraw, newGame, prompt, sameDraws } from './player.ts';

test.use({ locale: 'en' });
test.beforeEach(({ page }) => sameDraws(page));

test('luck, told at any time', async ({ page }) => {
  await newGame(page);
  await expect(prompt(page)).toBeVisible();
  for (let i = 0; i < 6; i++) await doneAndDraw(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Luck so far' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toContainText('The app’s results');
  await expect(page.getByRole('table').first()).toContainText('GO!');
  await expect(page.getByText(/of 4,000 series/)).toBeVisible();
});

test('the story on screen names who decided each step', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await newGame(page);
  await doneAndDraw(page);
  await page.getByRole('button', { name: /I draw it myself$/ }).click();
  await page.getByRole('button', { name: /^I drew GO!/ }).click();
  for (const who of ['from your table', 'drawn by the app', 'drawn by your own hand'])
    await expect(page.locator('.story-step').filter({ hasText: who }).first()).toBeVisible();
  const silent = await page
    .locator('.story-step')
    .evaluateAll((steps) => steps.filter((step) => !step.querySelector('.story-by, .story-draw')).length);
  expect(silent).toBe(0);
});
