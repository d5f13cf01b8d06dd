/** The board editor: a wrong value is named at its field, a draft outlives a reload, and a game is played on it. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { anyMove, DESKTOP, fitsAcross, PHONE, prompt, sameDraws } from './support/player.ts';
import { violations } from './support/violations.ts';

const agrana = (page: Page) => page.locator('.province').filter({ hasText: 'Agrana' });

test.describe('on a desk', () => {
  test.use({ locale: 'en', viewport: DESKTOP });

  test('a deck: a new card is incomplete until it’s typed in; then the game has the deck’s name', async ({
    page,
  }) => {
    await page.goto('./#/new/cdg');
    await page.getByRole('link', { name: 'Enter your deck' }).click();
    await expect(page.getByText('You can play with this deck.')).toBeVisible();
    await page.getByLabel('Deck name').fill('The Copper War');
    await page.getByRole('button', { name: 'Add card: harbour' }).click();
    const play = page.getByRole('button', { name: 'Play this deck' });
    const card = page.locator('.deck-card[open]');
    await expect(card.getByLabel('Ops')).toHaveAttribute('aria-invalid', 'true');
    await expect(card.getByLabel('Ops')).toHaveAccessibleDescription(/^must be a whole number from/);
    await expect(page.locator('.notice.problem')).toContainText(/New card, Ops: must be a whole number from/);
    // The button leads to the first field with a problem, and doesn't play.
    await play.click();
    await expect(card.locator('[aria-invalid=true]').first()).toBeInViewport();
    await expect(page.locator(':focus')).toHaveCount(1);
    await expect(page).toHaveURL(/edit/);
    await card.getByLabel('Name').fill('Dry Docks');
    await card.getByLabel('Ops').fill('3');
    await page.reload();
    await expect(page.getByText('Dry Docks')).toBeVisible();
    expect(await violations(page, 'deck editor')).toEqual([]);
    await play.click();
    await expect(page.getByRole('combobox', { name: /^Deck/ })).toHaveValue('(edited)');
    await page.locator('.begin .start').click();
    await expect(page.locator('.bar-title')).toHaveText('The Copper War');
  });

  test('type, see problems, correct them, save, reload, play', async ({ page }) => {
    await sameDraws(page);
    await page.goto('./#/new/tax-farmer');
    await page.getByRole('link', { name: 'Enter your board' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Board editor' })).toBeVisible();
    await expect(page.getByText('It’s our own design')).toBeVisible();
    await expect(page.getByText('You can play on this board.')).toBeVisible();

    await agrana(page).locator('summary').click();
    const gold = agrana(page).getByLabel('Gold produced');
    await gold.fill('-3');
    await expect(gold).toHaveAttribute('aria-invalid', 'true');
    await expect(gold).toHaveAccessibleDescription('Must be a whole number from 0 to 999.');
    await expect(page.locator('.summary')).toContainText('1 problem');
    // The line of the summary leads to the field, through the fold.
    await agrana(page).locator('summary').click();
    await page.locator('.summary button').click();
    await expect(gold).toBeFocused();
    // So does the button, which doesn't play.
    await agrana(page).locator('summary').click();
    await page.getByRole('button', { name: 'Play this board' }).click();
    await expect(gold).toBeFocused();

    await gold.fill('7');
    await expect(gold).toHaveAttribute('aria-invalid', 'false');
    await expect(page.getByText('You can play on this board.')).toBeVisible();
    await agrana(page).getByLabel('English').first().fill('Northmark');
    await expect(page.locator('.editor-preview')).toContainText('Northmark');

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as file' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('my-board.json');
    const board = JSON.parse(await readFile(await saved.path(), 'utf8'));
    expect(board.provinces[3].production.gold).toBe(7);
    expect(board.provenance.kind).toBe('physical-copy');

    await page.reload();
    const northmark = page.locator('.province').filter({ hasText: 'Northmark' });
    await northmark.locator('summary').click();
    await expect(northmark.getByLabel('Gold produced')).toHaveValue('7');
    expect(await violations(page, 'editor')).toEqual([]);

    await page.getByRole('button', { name: 'Play this board' }).click();
    await expect(page.getByRole('combobox', { name: /^Board/ })).toHaveValue('(edited)');
    await page.getByRole('button', { name: 'Begin' }).click();
    for (let n = 0; n < 3; n++) {
      await expect(prompt(page)).toBeVisible();
      await anyMove(page);
    }
    await expect(page.locator('.tf-map')).toContainText('Northmark');
  });

  test('a file with problems can be opened and corrected; a file that isn’t a board is refused', async ({
    page,
  }) => {
    await page.goto('./#/edit/tax-farmer');
    const open = (name: string, text: string) =>
      page
        .locator('.editor input[type=file]')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    await open('shopping.json', '{"milk": 2}');
    await expect(page.getByText('shopping.json isn’t a board')).toBeVisible();

    const shipped = JSON.parse(await readFile('src/games/tax-farmer/boards/default.json', 'utf8'));
    await open('mine.json', JSON.stringify({ ...shipped, id: 'mine', track: { end: 0 }, colour: 'red' }));
    await expect(page.getByText('mine.json is now in the form. It had problems')).toBeVisible();
    await expect(page.locator('.summary')).toContainText('track.end');
    await page.locator('.summary button').first().click();
    await page.getByLabel('Last space of the track').fill('90');
    await expect(page.getByText('You can play on this board.')).toBeVisible();
    await page.getByRole('button', { name: 'Restore previous' }).click();
    await expect(page.getByLabel('Board id')).toHaveValue('my-board');
  });

  test('the keyboard stays with a province that is moved', async ({ page }) => {
    await page.goto('./#/edit/tax-farmer');
    const names = page.locator('.province h3');
    await expect(names.nth(1)).toHaveText('2. Estyx');
    await page.getByRole('button', { name: 'Move down: Estyx' }).focus();
    await page.keyboard.press('Enter');
    await expect(names.nth(2)).toHaveText('3. Estyx');
    await expect(page.getByRole('button', { name: 'Move down: Estyx' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(names.nth(3)).toHaveText('4. Estyx');
  });
});

for (const [locale, colorScheme] of [
  ['pl', 'light'],
  ['ru', 'dark'],
] as const) {
  test.describe(`on a phone, ${locale}`, () => {
    test.use({ locale, colorScheme, viewport: PHONE });

    test('everything unfolded fits, and axe is content', async ({ page }) => {
      await page.goto('./#/edit/tax-farmer');
      await expect(page.locator('.province')).not.toHaveCount(0);
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
      });
      await fitsAcross(page);
      expect(await violations(page, 'editor')).toEqual([]);
    });
  });
}
