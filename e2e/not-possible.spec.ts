/** The real table forbids what the procedure asks: the player says so in the menu, with a reason, and the game continues. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { lines, PHONE, prompt } from './support/player.ts';
import { positions } from './support/positions.ts';

test.use({ locale: 'en', viewport: PHONE, hasTouch: true });

const at = (game: string, ask: string) => positions().get(game)?.get(ask) ?? '';

async function open(page: Page, journal: string): Promise<void> {
  await page.goto('./');
  await expect(page.locator('.game-link').first()).toBeVisible();
  const file = { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(journal) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(prompt(page)).toBeVisible();
}

async function say(page: Page, what: string, reason: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await sheet.getByRole('button', { name: what, exact: true }).tap();
  await sheet.getByRole('textbox').fill(reason);
  await sheet.getByRole('button', { name: what, exact: true }).tap();
  await expect(sheet).toHaveCount(0);
}

const last = async (page: Page) => (await lines(page)).findLast((line) => line.startsWith('> aside'));

test('an action, an event, a battle and a card', async ({ page }) => {
  await open(page, at('boer-war', 'action'));
  await say(page, 'No action possible', 'snowed in');
  await expect(prompt(page)).toContainText('draw one marker for action 2');
  await expect(page.locator('.told')).toContainText('don’t carry out action 1 (snowed in), but it counts');
  await expect.poll(() => last(page)).toBe('> aside no-action "snowed in"');

  await open(page, at('civilization', 'strength'));
  await say(page, 'Event not possible', 'peace');
  await expect(page.locator('.told')).toContainText('The event has no effect (military event): peace');
  await expect(prompt(page)).toContainText('Trade phase');

  await open(page, at('civilization', 'my-unit'));
  await say(page, 'Declare battle won', 'a card');
  await expect(page.locator('.told')).toContainText('The battle is decided at the table (a card): you win.');

  await open(page, at('paths-of-glory', 'use'));
  await say(page, 'Not possible: discard', '');
  await expect(page.locator('.told')).toContainText('not possible on the map, so you discard it.');
  // Corrections are possible in the middle of a card.
  await open(page, at('paths-of-glory', 'act'));
  await page.keyboard.press('a');
  await page.getByLabel('Victory points').fill('12');
  await page.getByLabel('Victory points').press('Tab');
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(page.locator('.board-area')).toContainText('victory points 12');
});

test('the player’s cards: one that should be gone is still there', async ({ page }) => {
  const golden = await readFile('src/games/cdg/golden/own-cards-stopped.txt', 'utf8');
  const discarded = golden.indexOf('  - discarded ');
  const asked = golden.indexOf('\n  reveal: ', discarded);
  expect(Math.min(discarded, asked)).toBeGreaterThan(0);
  await open(page, golden.slice(0, asked));
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  const sheet = page.getByRole('dialog');
  await sheet
    .getByRole('button', { name: /^\d+ .* is here after all$/ })
    .first()
    .tap();
  await sheet.locator('button.primary').tap();
  await expect(page.locator('.told')).toContainText('is here after all, not among the discards.');
  await expect.poll(() => last(page)).toMatch(/^> aside found:[A-Z]+-\d+$/);
});
