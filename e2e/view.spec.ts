/** The table view from across the room: the whole table in one window, nothing to scroll, nothing to press. */
import { expect, test } from '@playwright/test';
import { catalogue } from '../src/games/catalogue.ts';
import { DESKTOP, doneAndDraw, newGame, prompt, sameDraws, someMoves } from './support/player.ts';
import { idOf } from './support/shelf.ts';

test.use({ locale: 'en', viewport: DESKTOP });
test.beforeEach(({ page }) => sameDraws(page));

// Cards and a map want most room; the others with EMPTYCHAIR_ALL.
const GAMES = process.env.EMPTYCHAIR_ALL
  ? catalogue()
  : catalogue().filter(({ meta }) => ['paths-of-glory', 'tax-farmer'].includes(meta.id));

for (const { meta } of GAMES) {
  test(`${meta.id}: all of it in sight`, async ({ page }) => {
    await page.goto(`./#/new/${meta.id}`);
    await page.locator('.begin .start').click();
    await someMoves(page, 3);
    await page.goto(page.url().replace('#/game/', '#/view/'));
    await expect(page.locator('.view-prompt')).not.toBeEmpty();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      .toBeLessThanOrEqual(0);
    // Buttons in the picture are only a picture: no key and no finger reaches them.
    const alive = page.locator('button, a, input, select, summary');
    expect(await alive.evaluateAll((all) => all.filter((one) => !one.closest('[inert]')).length)).toBe(0);
  });
}

test('the table view follows the game and has no controls', async ({ page, context }) => {
  await newGame(page);
  const view = await context.newPage();
  await view.goto(`./#/view/${idOf(page)}`);
  const said = view.locator('.view-prompt');
  await expect(said).toContainText('Boers, round 1');
  await expect(view.getByRole('button')).toHaveCount(0);
  await expect(view.getByRole('link')).toHaveCount(0);
  for (let i = 0; i < 2; i++) {
    await doneAndDraw(page);
    await expect(said).toHaveText((await prompt(page).textContent()) ?? '');
  }
});
