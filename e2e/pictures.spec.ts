/** The README's pictures, from the app as it is: EMPTYCHAIR_PICTURES=1 npm run e2e -- pictures */
import { expect, type Page, test } from '@playwright/test';
import { anyMove, breathe, DESKTOP, PHONE, prompt, sameDraws } from './support/player.ts';

test.skip(!process.env.EMPTYCHAIR_PICTURES, 'made on demand');

const at = (name: string) => `docs/pictures/${name}.png`;

/** The fonts are loaded, and nothing moves. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  await breathe(page);
}

for (const [name, viewport, locale, colorScheme] of [
  ['table-phone', PHONE, 'en', 'light'],
  ['table-phone-pl-dark', PHONE, 'pl', 'dark'],
  ['table-desktop', DESKTOP, 'en', 'light'],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, locale, colorScheme });
    test('is taken in the middle of a game', async ({ page }) => {
      await sameDraws(page);
      await page.goto('./');
      await page.locator('.game-link').click();
      await expect(prompt(page)).toBeVisible();
      await page.locator('.choices-row .primary').click();
      await expect(page.locator('.drawn')).toBeVisible();
      await still(page);
      await page.mouse.move(0, 0);
      await page.screenshot({ path: at(name) });
    });
  });
}

for (const [game, name, locale, moves] of [
  ['paths-of-glory', 'cards-phone', 'ru', 2],
  ['civilization', 'civilization-phone', 'cs', 4],
  ['tax-farmer', 'map-phone', 'pl', 3],
] as const) {
  test.describe(name, () => {
    test.use({
      viewport: PHONE,
      locale,
      isMobile: true,
      hasTouch: true,
    });
    test('is taken a few moves into a game', async ({ page }) => {
      await sameDraws(page);
      await page.goto(`./#/new/${game}`);
      await page.locator('.begin .start').click();
      await expect(prompt(page)).toBeVisible();
      for (let i = 0; i < moves; i++) await anyMove(page);
      await page.evaluate(() => scrollTo(0, 0));
      await still(page);
      await page.screenshot({ path: at(name) });
    });
  });
}
