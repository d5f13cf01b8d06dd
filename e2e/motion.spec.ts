/** A drawn piece moves for a moment, is never in the way, and doesn't move if the system asks for reduced motion. */
import { expect, test } from '@playwright/test';
import {
  anyMove,
  doneAndDraw,
  inMidMotion,
  lines,
  newGame,
  openShelf,
  prompt,
  sameDraws,
} from './support/player.ts';
import { positions } from './support/positions.ts';

test.use({ locale: 'en', contextOptions: { reducedMotion: 'no-preference' } });
test.beforeEach(({ page }) => sameDraws(page));

test('a moving piece never blocks the next key', async ({ page }) => {
  await newGame(page);
  await inMidMotion(page);
  await doneAndDraw(page);
  const moving = () =>
    page.locator('.drawn').evaluate((drawn) => drawn.getAnimations({ subtree: true }).length);
  expect(await moving()).toBeGreaterThan(0);
  // A tap anywhere ends all motion.
  await page.locator('.bar-title').click();
  expect(
    await page.evaluate(() => document.getAnimations().filter((a) => a.playState !== 'finished').length),
  ).toBe(0);
  const before = (await lines(page)).length;
  await page.keyboard.press('1');
  await expect.poll(async () => (await lines(page)).length).toBeGreaterThan(before);
});

// One style sheet puts them all to rest: one game in each run, all of them with EMPTYCHAIR_ALL.

for (const [game, ask, piece] of [
  ['boer-war', 'action', '.chit'],
  ['paths-of-glory', 'roll', '.die'],
  ['civilization', 'event-die', '.die'],
  ['tax-farmer', 'test', '.tf-rolled'],
] as const)
  for (const reducedMotion of game === 'civilization' || process.env.EMPTYCHAIR_ALL
    ? (['no-preference', 'reduce'] as const)
    : (['no-preference'] as const))
    test(`${game}, ${ask}: what was rolled ${reducedMotion === 'reduce' ? 'is shown at once' : 'rolls for a moment'}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await openShelf(page);
      const buffer = Buffer.from(positions().get(game)?.get(ask) ?? '');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer });
      await expect(prompt(page)).toBeVisible();
      await inMidMotion(page);
      const rolled = page.locator(`.drawn > ${piece}:not([data-old])`);
      while ((await rolled.count()) === 0) await anyMove(page);
      await expect(rolled.first()).toBeVisible();
      const times = await rolled.evaluateAll((dice) =>
        dice.map((die) =>
          die.getAnimations().reduce((ms, { effect }) => ms + Number(effect?.getComputedTiming().endTime), 0),
        ),
      );
      for (const ms of times)
        if (reducedMotion === 'reduce') expect(ms).toBe(0);
        else expect(ms > 0 && ms <= 600).toBe(true);
    });
