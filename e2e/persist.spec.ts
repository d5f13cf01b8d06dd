/** The browser is asked not to clear games away: as soon as there is one, once, and the game continues with any answer. */
import { expect, type Page, test } from '@playwright/test';
import { doneAndDraw, lines, newGame, openShelf, prompt, sameDraws } from './support/player.ts';

test.use({ locale: 'en' });
test.beforeEach(({ page }) => sameDraws(page));

type Answer = 'granted' | 'refused' | 'broken' | 'silent' | 'missing';

/** How often the page asked, over all its loads. */
async function watchAsking(page: Page, answer: Answer): Promise<() => number> {
  let asked = 0;
  await page.exposeFunction('heardAsking', () => {
    asked++;
  });
  await page.addInitScript((how) => {
    const heard = () => (window as typeof window & { heardAsking(): void }).heardAsking();
    const persist =
      how === 'missing'
        ? undefined
        : () => {
            heard();
            if (how === 'broken') return Promise.reject(new TypeError('no'));
            // Some browsers show a question and wait for an answer.
            return how === 'silent' ? new Promise<boolean>(() => {}) : Promise.resolve(how === 'granted');
          };
    Object.defineProperty(StorageManager.prototype, 'persist', { value: persist, configurable: true });
  }, answer);
  return () => asked;
}

const ANSWERS: readonly Answer[] = process.env.EMPTYCHAIR_ALL
  ? ['granted', 'refused', 'broken', 'silent', 'missing']
  : ['silent', 'missing'];

for (const answer of ANSWERS) {
  test(`a new game asks once; the answer is ${answer}`, async ({ page }) => {
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(error.message));
    const asked = await watchAsking(page, answer);
    await openShelf(page);
    await expect(page.locator('.game-link')).toBeVisible();
    // The demo doesn't count as the player's game.
    expect(asked()).toBe(0);
    await newGame(page);
    await doneAndDraw(page);
    await page.reload();
    await expect(prompt(page)).toBeVisible();
    await doneAndDraw(page);
    expect(asked()).toBe(answer === 'missing' ? 0 : 1);
    expect(await lines(page)).toContain('> table done');
    expect(broken).toEqual([]);
  });
}

test('a game from a file, and the first move of the demo, ask as well', async ({ page, browser }) => {
  const asked = await watchAsking(page, 'granted');
  await openShelf(page);
  await page.locator('.game-link').click();
  await expect(prompt(page)).toBeVisible();
  expect(asked()).toBe(0);
  await page.getByRole('button', { name: /^Done/ }).first().click();
  await expect.poll(asked).toBe(1);

  const other = await browser.newPage({ locale: 'en' });
  const askedThere = await watchAsking(other, 'granted');
  await openShelf(other);
  const buffer = Buffer.from('> emptychair 1 boer-war 1 7 {}\n');
  await other.locator('input[type=file]').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer });
  await expect(prompt(other)).toBeVisible();
  await expect.poll(askedThere).toBe(1);
  await other.close();
});
