/** What a player's hands do on the page, by the names on the buttons. English, unless a test speaks otherwise. */
import { expect, type Locator, type Page } from '@playwright/test';
import { LANGS, type Lang } from '../../src/kernel/words.ts';
import { loadUi } from '../../src/web/words/load.ts';

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };

/** How often to look for what comes at once. */
export const SOON = [20, 50, 100, 250];

/** Every new game gets this seed, so the app draws the same chits in every run. */
export async function sameDraws(page: Page, seed = 90_886): Promise<void> {
  await page.addInitScript((n) => {
    const real = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint32Array) array.fill(n);
      else real(array);
      return array;
    };
  }, seed);
}

/** The shelf, with the demo game already there. */
export async function openShelf(page: Page): Promise<void> {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1, name: 'Emptychair' })).toBeVisible();
}

/** A new game of the Second Boer War with the settings as they are; ends at the table. */
export async function newGame(page: Page, own = false): Promise<void> {
  await page.goto('./#/new/boer-war');
  await page.getByLabel(own ? 'You, at the table' : 'The app', { exact: true }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(prompt(page)).toContainText('Boers, round 1');
}

export function prompt(page: Page) {
  return page.locator('#prompt-text');
}

export function story(page: Page) {
  return page.locator('.story');
}

/** The language changes as if it were chosen in another window: nothing on the page is closed or opened again. */
export async function changeLanguage(page: Page, lang: Lang): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'emptychair.settings';
    const before = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...before, lang: chosen }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, lang);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
}

/** The page is on screen, and what follows of it has begun: before that no further key is taken. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** As long as people take: a tap that comes sooner counts as the second half of a double tap. */
export async function breathe(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('.asking[aria-disabled]'));
}

/** The app's one-tap action with any result; by its key, which needn't wait for the end of a double tap. */
export async function doneAndDraw(page: Page): Promise<void> {
  const before = await stepsKept(page);
  const action = page.getByRole('button', { name: /^Done/ }).first();
  const key = (await action.getAttribute('aria-keyshortcuts')) ?? 'none';
  await painted(page);
  await page.keyboard.press(key);
  await expect.poll(() => stepsKept(page), { intervals: SOON }).toBeGreaterThan(before);
}

/** Any choice: a button of the prompt; otherwise the board's follow-up question, or the first move it offers. */
export async function anyChoice(page: Page): Promise<Locator> {
  for (const within of ['.choices-row', '.board-area fieldset']) {
    const buttons = page.locator(`${within} button:enabled`);
    if ((await buttons.count()) > 0) return buttons.first();
  }
  return page.locator('.board-area button:enabled').first();
}

/** Takes any choice, and sees that it changed something. */
export async function anyMove(page: Page): Promise<void> {
  const table = page.locator('.table-page');
  const before = await table.innerText();
  // If the first tap only opens a group, a second one too soon in the same place is ignored.
  await expect(async () => {
    await breathe(page);
    await (await anyChoice(page)).click({ timeout: 2000 });
    await expect.poll(() => table.innerText(), { timeout: 1500, intervals: SOON }).not.toBe(before);
  }).toPass();
}

/** Makes a few choices, fewer if one of them ends the game. */
export async function someMoves(page: Page, most: number): Promise<void> {
  for (let n = 0; n < most; n++) {
    await expect(prompt(page)).toBeVisible();
    if (await isOver(page)) return;
    await anyMove(page);
  }
}

/** The prompt says that the game is over, in any language. */
export async function isOver(page: Page): Promise<boolean> {
  const said = await prompt(page).innerText();
  const over = await Promise.all(LANGS.map(async (lang) => (await loadUi(lang)).say.gameOver));
  return over.some((text) => said.startsWith(text));
}

/** How many entries of the open game are in the database. */
export async function stepsKept(page: Page): Promise<number> {
  return (await lines(page)).length;
}

/** The journal of the open game as it is kept. */
export async function lines(page: Page): Promise<string[]> {
  const id = /#\/game\/([a-z0-9]+)/.exec(page.url())?.[1] ?? '';
  return page.evaluate(
    (game) =>
      new Promise<string[]>((resolve, reject) => {
        const open = indexedDB.open('emptychair');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const range = IDBKeyRange.bound([game, 0], [game, 1e9]);
          const all = open.result.transaction('lines').objectStore('lines').getAll(range);
          all.onsuccess = () => {
            open.result.close();
            resolve(all.result);
          };
          all.onerror = () => reject(all.error);
        };
      }),
    id,
  );
}

/** No page may scroll sideways, nor any of these frames on it. */
export async function fitsAcross(page: Page, frames = ''): Promise<void> {
  const over = await page.evaluate((selector) => {
    const within = selector ? [...document.querySelectorAll(selector)] : [];
    return [
      document.documentElement.scrollWidth - window.innerWidth,
      ...within.map((frame) => frame.scrollWidth - frame.clientWidth),
    ];
  }, frames);
  expect(Math.max(...over), page.url()).toBeLessThanOrEqual(0);
}

/** Freezes a drawn piece in mid-motion, so that the test can look at it. */
export function inMidMotion(page: Page): Promise<void> {
  return page.evaluate(() => {
    const pause = new CSSStyleSheet();
    pause.replaceSync('.drawn > * { animation-play-state: paused !important }');
    document.adoptedStyleSheets = [pause];
    for (const old of document.querySelectorAll('.drawn > *')) old.setAttribute('data-old', '');
  });
}
