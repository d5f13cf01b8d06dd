/** The app loads in parts. If one can't be loaded because the network is gone, the page isn't empty. */
import { expect, type Page, test } from '@playwright/test';
import { newGame, openShelf, prompt } from './support/player.ts';

// A worker would have every part already.
test.use({ locale: 'en', serviceWorkers: 'block' });

const CRASHED = 'Something went wrong in the app.';

/** From now on no part can be loaded. */
const gone = (page: Page) => page.route('**/assets/*.js', (route) => route.abort());

test('an error page says so and leads back to the shelf', async ({ page }) => {
  await openShelf(page);
  await gone(page);
  await page.getByRole('link', { name: /^Paths of Glory/ }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(CRASHED);
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText('Emptychair');
  await page.unroute('**/assets/*.js');
  await page.goto('./#/new/paths-of-glory');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
});

test('a game that can’t be looked at now leaves the shelf as it is', async ({ page }) => {
  await newGame(page);
  const address = page.url();
  await page.goto('./manifest.webmanifest');
  // The shelf itself loads; the previews of games don't.
  await page.route('**/assets/preview-*.js', (route) => route.abort());
  await openShelf(page);
  await expect(page.locator('.game-where')).toHaveText(CRASHED);
  await page.unroute('**/assets/preview-*.js');
  await page.goto(address);
  await expect(prompt(page)).toBeVisible();
});
