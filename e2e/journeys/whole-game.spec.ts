/**
 * One whole game of each title with the keyboard alone, heard as a screen reader hears it: every step is announced
 * once, and the announcement ends with what to do next.
 */
import { expect, test } from '@playwright/test';
import { loadUi } from '../../src/web/words/load.ts';
import { PHONE, prompt, sameDraws } from '../player.ts';
import { listen, press, reach, step } from './keyboard.ts';

test.use({ locale: 'en', viewport: PHONE });

/** Which of the beginnings that the set-up offers: the shortest. */
const SHORTEST: Readonly<Record<string, number>> = {
  'boer-war': 2,
  'paths-of-glory': 4,
  civilization: 0,
  'tax-farmer': 0,
};

/** These take minutes; `npm run test:all` has them. */
const LONG = ['paths-of-glory', 'civilization', 'tax-farmer'];

for (const [game, nth] of Object.entries(SHORTEST)) {
  if (LONG.includes(game) && !process.env.EMPTYCHAIR_ALL) continue;
  test(`${game}: to the end, by ear`, async ({ page }) => {
    test.setTimeout(1_200_000);
    const { say } = await loadUi('en');
    await sameDraws(page);
    await page.goto(`./#/new/${game}`);
    await reach(page, page.locator('.presets input').first());
    for (let n = 0; n < nth; n++) await page.keyboard.press('ArrowDown');
    await press(page, page.locator('.begin .primary'));
    await expect(prompt(page)).toBeVisible();
    const heard = await listen(page);
    const over = page.locator('#prompt-text', { hasText: say.gameOver });
    while ((await over.count()) === 0) {
      await step(page);
      const said = await heard();
      // Bots are heard too, and then it is the player's turn.
      if (game !== 'tax-farmer') expect(said).toHaveLength(1);
      const asked = (await prompt(page).innerText()).replace(`${say.gameOver}. `, '');
      expect(said.at(-1)).toContain(asked);
    }
  });
}
