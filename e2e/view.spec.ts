/** The table view from across the room: the whole table in one window, nothing to scroll, nothing to press. */
import { expect, test } from '@playwright/test';
import { CATALOGUE } from '../src/games/index.ts';
import { anyMove, DESKTOP, prompt, sameDraws } from './player.ts';

test.use({ locale: 'en', viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

// Cards and a map want most room; the others with EMPTYCHAIR_ALL.
const GAMES = process.env.EMPTYCHAIR_ALL
  ? CATALOGUE
  : CATALOGUE.filter(({ meta }) => ['paths-of-glory', 'tax-farmer'].includes(meta.id));

for (const { meta } of GAMES) {
  test(`${meta.id}: all of it in sight`, async ({ page }) => {
    await sameDraws(page);
    await page.goto(`./#/new/${meta.id}`);
    await page.locator('.begin .primary').click();
    await expect(prompt(page)).toBeVisible();
    for (let n = 0; n < 3; n++) await anyMove(page);
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
