/** The demo game of a first visit: it's added exactly once. */
import { expect, test } from '@playwright/test';
import { openShelf } from './support/player.ts';
import { more } from './support/shelf.ts';

// The demo must come over the wire here, so that it can be held up.
test.use({ locale: 'en', serviceWorkers: 'block' });

const DEMO = /\/assets\/demo-[^/]+\.js$/;

test('a visit that ends before the demo is added doesn’t count', async ({ page }) => {
  await page.route(DEMO, (route) => route.abort());
  await openShelf(page);
  const welcome = page.getByRole('heading', { name: 'New here?' });
  await expect(welcome).toBeVisible();
  await page.unroute(DEMO);
  await page.reload();
  const demo = page.getByRole('link', { name: /Demo/ });
  await expect(demo).toHaveCount(1);
  // A player who deletes it doesn't get it again.
  await more(page, /^More about/, 'Delete');
  await expect(demo).toHaveCount(0);
  await page.reload();
  await expect(welcome).toBeVisible();
  await expect(demo).toHaveCount(0);
});

test('two windows that open at once add one demo', async ({ page, context }) => {
  const second = await context.newPage();
  let asked = 0;
  let go = () => {};
  const both = new Promise<void>((done) => {
    go = done;
  });
  await context.route(DEMO, async (route) => {
    if (++asked === 2) go();
    await both;
    await route.continue();
  });
  await Promise.all([openShelf(page), openShelf(second)]);
  for (const window of [page, second, page]) {
    await expect(window.getByRole('link', { name: /Demo/ })).toHaveCount(1);
    await window.reload();
  }
  await expect(page.getByRole('link', { name: /Demo/ })).toHaveCount(1);
});
