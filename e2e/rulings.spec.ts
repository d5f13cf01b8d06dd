/** The rulings page, with defaults and reasons; back leads to the set-up, and the choices are kept. */
import { expect, test } from '@playwright/test';
import { fitsAcross, PHONE, prompt } from './support/player.ts';
import { violations } from './support/violations.ts';

test.use({ locale: 'en', viewport: PHONE });

test('a reading chosen on the rulings page is played by', async ({ page }) => {
  await page.goto('./#/new/boer-war');
  await page.getByRole('button', { name: 'Rulings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rulings');
  await fitsAcross(page);
  expect(await violations(page, 'rulings')).toEqual([]);
  await page.getByRole('radio', { name: 'GO! for every higher counter' }).check();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Second Boer War');
  await page.locator('.begin .start').click();
  await expect(prompt(page)).toBeVisible();
  await expect(page.getByText('GO! 7 of 11').first()).toBeVisible();
});

test('a setting is offered only if it has an effect', async ({ page }) => {
  await page.goto('./#/new/paths-of-glory');
  await page.locator('summary', { hasText: 'More settings' }).click();
  const own = page.getByRole('group', { name: /^Your ranges/ });
  await expect(page.getByLabel(/^Mandated offensives/)).toBeVisible();
  await expect(own).toHaveCount(0);
  await page.getByRole('combobox', { name: /^Activation ranges/ }).selectOption('custom');
  await expect(own).toBeVisible();
  await page.getByRole('button', { name: 'Rulings' }).click();
  const [cards, space] = [page.getByLabel('Fate die: cards per turn'), page.getByText('own space').first()];
  await expect(space).toBeVisible();
  await expect(cards).toHaveCount(0);
  await page.getByRole('radio', { name: 'Fate die', exact: true }).check();
  await expect(cards).toBeVisible();
  await expect(page.getByRole('group', { name: 'Blue names the card’s own space' })).toHaveCount(0);
});

test('a fact that isn’t known yet says so, and counts once it is entered', async ({ page }) => {
  await page.goto('./#/new/tax-farmer');
  await page.getByRole('button', { name: 'Start from current table' }).click();
  const first = page.getByLabel('First Player', { exact: true });
  await expect(first.locator('option:checked')).toHaveText('not entered yet');
  await first.selectOption('red');
  await expect(first.locator('option:checked')).toHaveText('Red');
  await expect(first.locator('option', { hasText: 'not entered yet' })).toHaveCount(0);
});
