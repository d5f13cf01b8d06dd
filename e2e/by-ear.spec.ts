/** What a screen reader is given of the boards: each thing named once, in words that need no picture. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { prompt } from './support/player.ts';
import { positions } from './support/positions.ts';

test.use({ locale: 'pl' });

async function open(page: Page, journal: string | undefined): Promise<void> {
  await page.goto('./');
  await expect(page.locator('.game-link').first()).toBeVisible();
  const buffer = Buffer.from(journal ?? '');
  await page.locator('input[type=file]').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer });
  await expect(prompt(page)).toBeVisible();
}

test('a card to choose is named by what a tap does, and announced after it', async ({ page }) => {
  await open(page, positions().get('paths-of-glory')?.get('nominate'));
  const card = page.locator('.cdg-choose').first();
  await expect(card).toHaveAccessibleName(/^Wybierz [A-E]: [^.]+$/);
  await expect(card).toHaveAccessibleDescription(/^Ops \d.* SR \d/);
});

test('coins on a card are named before they are counted', async ({ page }) => {
  const golden = new URL('../src/games/tax-farmer/golden/rebellion.txt', import.meta.url);
  const entries = readFileSync(golden, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('> '));
  const coins = entries.findIndex((line) => /^> check .*"coins":\[[^\]]*[1-9]/.test(line));
  await open(page, entries.slice(0, coins + 1).join('\n'));
  await expect(page.locator('.tf-coins').first()).toHaveText(/^(moneta 1|monety \d+)$/);
});

test('no list on the sheet is empty', async ({ page }) => {
  await open(page, positions().get('boer-war')?.get('action'));
  await expect(page.locator('.bw-actions .counter')).toHaveCount(22);
  expect(await page.locator('.bw :is(ul, ol):empty').count()).toBe(0);
});
