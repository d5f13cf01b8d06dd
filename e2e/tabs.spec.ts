import { expect, type Page, test } from '@playwright/test';
import { doneAndDraw, lines, newGame, openShelf, prompt, sameDraws } from './support/player.ts';
import { more, name } from './support/shelf.ts';

test.use({ locale: 'en', serviceWorkers: 'allow' });
test.beforeEach(({ page }) => sameDraws(page));

for (const channel of [true, false])
  test(`two windows on one game stay in step, and never double an entry${channel ? '' : ', also without a channel between them'}`, async ({
    page,
    context,
  }) => {
    if (!channel) await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    await newGame(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(prompt(second)).toContainText('Boers, round 1');
    const view = await context.newPage();
    await view.goto(page.url().replace('#/game/', '#/view/'));
    await expect(view.locator('.view-prompt')).toContainText('Boers, round 1');

    for (let i = 0; i < 3; i++) {
      await doneAndDraw(i % 2 ? second : page);
      const here = await prompt(i % 2 ? second : page).textContent();
      await expect(prompt(i % 2 ? page : second)).toHaveText(here ?? '');
      await expect(view.locator('.view-prompt')).toHaveText(here ?? '');
    }
    await expect(second.getByText('The game continued in another window')).toBeVisible();

    // Both at once: one of them catches up, and the journal has no entry twice.
    const before = (await lines(page)).length;
    const press = 'button.primary';
    await Promise.all([
      page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), press),
      second.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), press),
    ]);
    await expect.poll(async () => (await lines(page)).length).toBeGreaterThan(before);
    await expect
      .poll(async () => (await prompt(page).textContent()) === (await prompt(second).textContent()))
      .toBe(true);
    const text = await prompt(page).textContent();
    await page.reload();
    await expect(prompt(page)).toHaveText(text ?? '');
  });

test('a game’s name and who draws are the same in every window', async ({ page, context }) => {
  await newGame(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(prompt(second)).toContainText('Boers, round 1');
  await page.bringToFront();
  await name(page, 'Mafeking');
  await expect(second.getByRole('heading', { level: 1 })).toContainText('Mafeking');
  const hand = (window: Page) => window.getByRole('button', { name: /^Who draws and rolls in this game/ });
  await hand(page).click();
  await expect(hand(second)).toContainText('By hand');
  // Named on the shelf, it is so at the table as well.
  const shelf = await context.newPage();
  await openShelf(shelf);
  await more(shelf, 'Mafeking', 'Rename');
  await shelf.getByRole('textbox').fill('Kimberley');
  await shelf.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kimberley');
});
