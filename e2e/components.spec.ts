import { expect, test } from '@playwright/test';
import { DEFAULT_BOARD } from '../src/games/tax-farmer/rules/options.ts';
import { anyMove, DESKTOP, prompt, sameDraws } from './support/player.ts';

test.use({ viewport: DESKTOP, locale: 'pl' });
test.beforeEach(({ page }) => sameDraws(page));

/** Any good, as a board in this language names it. */
const goods = (lang: 'en' | 'pl') => new RegExp(DEFAULT_BOARD.goods.map((good) => good.name[lang]).join('|'));

test('components may be printed in another language than the screen speaks', async ({ page }) => {
  await page.goto('./#/new/tax-farmer');
  await page.getByRole('button', { name: 'Rozpocznij grę', exact: true }).click();
  await expect(prompt(page)).toBeVisible();
  const news = page.getByRole('region', { name: 'Przed chwilą' });
  // The first player is found, then the need cards are dealt.
  while (!goods('pl').test(await news.allInnerTexts().then(String))) await anyMove(page);
  await page.getByRole('button', { name: 'Więcej', exact: true }).click();
  await page.getByRole('button', { name: 'Ustawienia' }).click();
  await page.getByRole('combobox', { name: /^Język elementów gry/ }).selectOption('en');
  await page.keyboard.press('Escape');
  await expect(news).toContainText(goods('en'));
  await expect(news).not.toContainText(goods('pl'));
  // The board's own names follow, too, and stay so.
  await page.reload();
  await expect(prompt(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(goods('en'));
  await expect(page.getByRole('main')).not.toContainText(goods('pl'));
});

test('a Polish reader finds what an English box calls Silk and Infantry', async ({ page }) => {
  await page.goto('./#/new/civilization');
  await page.getByRole('radio', { name: /Z liczeniem zasobów/ }).click();
  await page.getByRole('button', { name: 'Rozpocznij grę', exact: true }).click();
  const tally = page.locator('.cv-tally');
  await expect(tally).toContainText('jedwab');
  await page.getByRole('button', { name: 'Więcej', exact: true }).click();
  await page.getByRole('button', { name: 'Ustawienia' }).click();
  await page.getByRole('combobox', { name: /^Język elementów gry/ }).selectOption('en');
  await page.keyboard.press('Escape');
  // A single name is as printed; a choice also has the name in the reader's language.
  await expect(tally).toContainText('Silk');
  await expect(tally).not.toContainText('jedwab');
  await expect(prompt(page)).toContainText('Którą cywilizacją grasz?');
  const infantry = page.getByRole('button', { name: 'Piechota 1 (Infantry)' });
  while ((await infantry.count()) === 0) await anyMove(page);
  await expect(infantry).toBeVisible();
});

test('the print page says when sheets are in two languages, and one can be chosen for all', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('emptychair.settings', '{"components":"en"}'));
  await page.goto('./#/print/tax-farmer');
  const language = page.getByRole('combobox', { name: 'Język arkuszy' });
  const sheets = page.locator('.print-pages');
  await expect(language.locator('option:checked')).toHaveText('Polski · English');
  await expect(sheets).toContainText('NOTHING');
  await language.selectOption('pl');
  await expect(language.locator('option:checked')).toHaveText('Polski');
  await expect(sheets).not.toContainText('NOTHING');
  await expect(sheets).toContainText('NIC');
});
