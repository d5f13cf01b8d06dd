/** Hands on a keyboard, at a screen they may not see: Tab until it is reached, Enter, numbers. Nothing is clicked. */
import { expect, type Locator, type Page } from '@playwright/test';
import { stepsKept } from '../player.ts';

/** More presses than any page of the app takes. */
const FAR = 120;

/** Tab after Tab, as long as it takes. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const there = () => target.evaluate((element) => element === document.activeElement);
  for (let n = 0; n < FAR; n++) {
    if (await there()) return;
    await page.keyboard.press('Tab');
  }
  expect(await there(), `${target} is not reached by the keyboard`).toBe(true);
}

export async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Enter');
}

/** One step of the game: the first choice there is, by its number, in its field, or on the board. */
export async function step(page: Page): Promise<void> {
  const before = await stepsKept(page);
  const first = page.locator('.choices-row > button[aria-keyshortcuts="1"]:not(.other-hand)');
  const field = page.locator('.number-choice input');
  const onBoard = page.locator('.board-area button:enabled');
  let opened = false;
  await expect(async () => {
    if (await first.count()) await page.keyboard.press('1');
    else if (await field.count()) await press(page, field.first());
    // A province opens its own small board, which takes the focus.
    else if (opened) await page.keyboard.press('Enter');
    else await press(page, onBoard.first());
    opened = true;
    // Where many moves begin alike, the first press opens the group.
    await expect.poll(() => stepsKept(page), { timeout: 2000, intervals: [30] }).toBeGreaterThan(before);
  }).toPass({ intervals: [50] });
  // Bots play on by themselves.
  await expect(page.locator('#prompt-text:not([aria-busy])')).toBeVisible({ timeout: 20_000 });
}

/** What a screen reader is given to say, from now on. */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    for (const region of document.querySelectorAll('.prompt [aria-live=polite]'))
      new MutationObserver(() => {
        if (region.textContent) said.push(region.textContent);
      }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as typeof window & { said?: string[] }).said?.splice(0) ?? []);
}
