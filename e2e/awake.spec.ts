/** The screen stays awake while a game is open: when the page requests the wake lock, and when it releases it. */
import { expect, type Page, test } from '@playwright/test';
import { newGame, openShelf, prompt, sameDraws } from './support/player.ts';

test.use({ locale: 'en' });

type Watched = typeof window & { locks?: { asked: number; held: number } };

/** Replaces the device's wake lock, following the standard: a hidden page can't request it, and loses the one it had. */
async function watchLocks(page: Page, refused = false): Promise<void> {
  await page.addInitScript((no) => {
    const locks = { asked: 0, held: 0 };
    (window as Watched).locks = locks;
    navigator.wakeLock.request = async () => {
      locks.asked++;
      if (no || document.visibilityState !== 'visible') throw new DOMException('no', 'NotAllowedError');
      locks.held++;
      let released = false;
      const release = async () => {
        if (!released) locks.held--;
        released = true;
      };
      document.addEventListener('visibilitychange', () => document.hidden && void release());
      const lock = Object.assign(new EventTarget(), { type: 'screen' as const, onrelease: null, release });
      return Object.defineProperty(lock, 'released', { get: () => released }) as WakeLockSentinel;
    };
  }, refused);
}

const locks = (page: Page) => page.evaluate(() => (window as Watched).locks);

async function turn(page: Page, to: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, to);
}

async function flipSwitch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByLabel(/^Keep screen awake/).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('awake only at the table, also after the page was hidden', async ({ page }) => {
  await watchLocks(page);
  await sameDraws(page);
  await openShelf(page);
  expect(await locks(page)).toEqual({ asked: 0, held: 0 });
  await newGame(page);
  await expect.poll(() => locks(page)).toEqual({ asked: 1, held: 1 });
  await page.getByRole('button', { name: /^Done – draw/ }).click();
  await expect(page.locator('.drawn')).toBeVisible();

  await turn(page, 'hidden');
  await expect.poll(() => locks(page)).toEqual({ asked: 1, held: 0 });
  await turn(page, 'visible');
  await expect.poll(() => locks(page)).toEqual({ asked: 2, held: 1 });
  // A lock that is already held isn't requested again.
  await turn(page, 'visible');
  await page.getByRole('link', { name: 'Go to shelf' }).click();
  await expect(page.locator('.game-link').first()).toBeVisible();
  await expect.poll(() => locks(page)).toEqual({ asked: 2, held: 0 });
});

test('the switch works in mid-game, and is remembered', async ({ page }) => {
  await watchLocks(page);
  await sameDraws(page);
  await newGame(page);
  await expect.poll(() => locks(page)).toEqual({ asked: 1, held: 1 });
  await flipSwitch(page);
  await expect.poll(() => locks(page)).toEqual({ asked: 1, held: 0 });
  await turn(page, 'visible');
  await page.reload();
  await expect(prompt(page)).toBeVisible();
  await page.getByRole('button', { name: /^Done – draw/ }).click();
  await expect(page.locator('.drawn')).toBeVisible();
  expect(await locks(page)).toEqual({ asked: 0, held: 0 });
  await flipSwitch(page);
  await expect.poll(() => locks(page)).toEqual({ asked: 1, held: 1 });
});

test('if the device refuses, the game continues', async ({ page }) => {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  await watchLocks(page, true);
  await sameDraws(page);
  await newGame(page);
  await expect.poll(() => locks(page)).toEqual({ asked: 1, held: 0 });
  await page.getByRole('button', { name: /^Done – draw/ }).click();
  await expect(page.locator('.drawn')).toBeVisible();
  expect(broken).toEqual([]);
});
