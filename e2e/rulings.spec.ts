/** The rulings: a page of their own, with default and reason; back leads to the set-up, and what was chosen holds. */
import { expect, test } from '@playwright/test';
import { fitsAcross, PHONE, prompt } from './player.ts';
import { violations } from './violations.ts';

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
  await page.locator('.begin .primary').click();
  await expect(prompt(page)).toBeVisible();
  await expect(page.getByText('GO! 7 of 11').first()).toBeVisible();
});
