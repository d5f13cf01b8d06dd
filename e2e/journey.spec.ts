import { readFile } from 'node:fs/promises';
import { expect, type Locator, test } from '@playwright/test';
import {
  breathe,
  DESKTOP,
  doneAndDraw,
  fitsAcross,
  inMidMotion,
  lines,
  newGame,
  openShelf,
  PHONE,
  painted,
  prompt,
  sameDraws,
  story,
} from './support/player.ts';
import { positions } from './support/positions.ts';

test.use({
  viewport: PHONE,
  hasTouch: true,
  locale: 'en',
  contextOptions: { reducedMotion: 'no-preference' },
});
test.beforeEach(({ page }) => sameDraws(page));

test('a whole journey on a phone: both kinds of draws, undo, reload, file, another device, another language', async ({
  page,
  browser,
}) => {
  await openShelf(page);
  await expect(page.getByText('Demo', { exact: true })).toBeVisible();
  await fitsAcross(page);

  // Set up: the checklist follows the options.
  await page.getByRole('link', { name: /The Second Boer War.*player/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Second Boer War');
  await fitsAcross(page);
  await page.getByRole('button', { name: 'Next: lay out' }).click();
  await expect(page.getByText(/Put “Round finished” on space 0/)).toBeVisible();
  await fitsAcross(page);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(prompt(page)).toHaveText('Boers, round 1: carry out action 1 on the map.');
  await expect(page.getByRole('button', { name: /^Done – draw.*STOP 4 of 8.*50%/ })).toBeVisible();
  await fitsAcross(page);

  // Four actions with the app's chits.
  for (let i = 0; i < 4; i++) await doneAndDraw(page);
  const kept = await lines(page);
  expect(kept.filter((line) => line === '> table done')).toHaveLength(4);
  expect(kept.filter((line) => line.startsWith('> chance '))).toHaveLength(4);

  // Six moves with the player's own: this draw only, then for the whole game.
  await page.getByRole('button', { name: /draw by hand$/ }).click();
  await page.getByRole('button', { name: /^I drew STOP/ }).click();
  await expect(page.getByRole('region', { name: 'Just now' }).getByText('By you.')).toBeVisible();
  await page.getByRole('button', { name: 'By app' }).click();
  for (const chit of ['GO!', 'STOP']) {
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: new RegExp(`^I drew ${chit}`) }).click();
  }
  const mine = await lines(page);
  expect(mine.slice(-4)).toEqual(['> table done', '> table go', '> table done', '> table stop']);

  // Undo says what to put back.
  const before = await prompt(page).textContent();
  await page.getByRole('button', { name: 'Undo' }).click();
  const todo = page.getByRole('status').filter({ hasText: 'Fix the table' });
  await expect(todo).toContainText('Round finished');
  await expect(todo).toContainText('face up');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(prompt(page)).toHaveText(before ?? '');

  // Reload: nothing is lost.
  await page.reload();
  await expect(prompt(page)).toHaveText(before ?? '');
  const count = (await lines(page)).length;

  // The story in another language, at any moment.
  await page.getByRole('combobox', { name: 'Language' }).selectOption('pl');
  await expect(prompt(page)).toContainText(/runda \d/);
  await page.getByRole('link', { name: 'Historia' }).click();
  await expect(story(page)).toContainText('Burowie');
  await page.goBack();
  await page.getByRole('combobox', { name: 'Język' }).selectOption('en');
  await expect(prompt(page)).toHaveText(before ?? '');

  // Save as a file, open it on a fresh device.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const path = await (await saving).path();
  const text = await readFile(path, 'utf8');
  expect(text.split('\n').filter((line) => line.startsWith('>'))).toHaveLength(count + 1);

  const other = await browser.newContext({ viewport: PHONE, locale: 'en' });
  const fresh = await other.newPage();
  await openShelf(fresh);
  await fresh.locator('input[type=file]').setInputFiles(path);
  await expect(prompt(fresh)).toHaveText(before ?? '');
  await fresh.getByRole('button', { name: /^Done/ }).first().click();
  await expect.poll(async () => (await lines(fresh)).length).toBeGreaterThan(count);
  await other.close();
});

test('an undone draw gives the same result, unless a new one is requested', async ({ page }) => {
  await newGame(page);
  await doneAndDraw(page);
  const first = (await lines(page)).at(-1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/same as before/)).toBeVisible();
  await page.getByRole('button', { name: /^Done – draw/ }).click();
  await expect.poll(async () => (await lines(page)).at(-1)).toBe(first);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: /^Get new result/ }).click();
  await expect.poll(async () => (await lines(page)).at(-2)).toBe('> again');
  await page.getByRole('link', { name: 'Story' }).click();
  await expect(story(page)).toContainText('You ask for a new result.');
});

test('a double tap acts once', async ({ page }) => {
  await newGame(page);
  await page.getByRole('button', { name: /^Done – draw/ }).dblclick();
  await expect.poll(async () => (await lines(page)).filter((line) => line === '> table done').length).toBe(1);
  // When taps count again, the second one is long over.
  await breathe(page);
  expect((await lines(page)).filter((line) => line === '> table done')).toHaveLength(1);
});

test('the device vibrates for a draw of the app, if switched on, but not for your own', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('emptychair.settings', JSON.stringify({ vibration: true }));
    navigator.vibrate = (ms) => {
      document.documentElement.dataset.felt = `${document.documentElement.dataset.felt ?? ''}${ms} `;
      return true;
    };
  });
  await newGame(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-felt');
  await doneAndDraw(page);
  await expect(page.locator('html')).toHaveAttribute('data-felt', '12 ');
  await page.getByRole('button', { name: /draw by hand$/ }).click();
  await page.getByRole('button', { name: /^I drew GO!/ }).click();
  await expect(page.locator('.drawn')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-felt', '12 ');
});

test('a tap ends a motion early, and does nothing else', async ({ page }) => {
  await newGame(page);
  await expect(page.locator('.bw').first()).toBeVisible();
  await inMidMotion(page);
  /** Two taps on a page that nothing slows down; what moves after each. */
  const moving = await page.evaluate(async () => {
    const found: number[] = [];
    for (let tap = 0; tap < 2; tap++) {
      const button = document.querySelector('.prompt button.primary');
      button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      await new Promise(requestAnimationFrame);
      const motions = document.querySelector('.drawn')?.getAnimations({ subtree: true }) ?? [];
      found.push(motions.filter(({ playState }) => playState !== 'finished').length);
    }
    return found;
  });
  expect(moving[0]).toBeGreaterThan(0);
  expect(moving[1]).toBe(0);
  expect((await lines(page)).filter((line) => line === '> table done')).toHaveLength(1);
});

test('a double tap never triggers the next screen', async ({ page }) => {
  /** Twice in the same place, within the page: the second time as soon as something else is there, if ever. */
  const twice = async (on: Locator) => {
    await on.evaluate(async (first) => {
      first.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = first.getBoundingClientRect();
      const [clientX, clientY] = [left + width / 2, top + height / 2];
      const there = () => document.elementFromPoint(clientX, clientY);
      for (let tap = 0; tap < 2; tap++) {
        const click = { bubbles: true, cancelable: true, detail: 1, clientX, clientY };
        there()?.dispatchEvent(new MouseEvent('click', click));
        for (let frame = 0; frame < 3 && first.contains(there()); frame++)
          await new Promise(requestAnimationFrame);
      }
    });
    // The tap's result is on screen, and its motion is over.
    await painted(page);
    await breathe(page);
  };
  await newGame(page);
  await doneAndDraw(page);
  const game = page.url();
  const kept = await lines(page);

  // From a look back: the game's buttons appear where the button to return was.
  await page.goto(`${game}/at/1`);
  await twice(page.getByRole('link', { name: 'Back to the game' }));
  await expect(prompt(page)).toContainText('carry out action');
  expect(await lines(page)).toEqual(kept);

  // One new game from an earlier step, and nothing is undone in it.
  await page.goto(`${game}/at/1`);
  await twice(page.getByRole('button', { name: 'Branch from here' }));
  await expect.poll(() => page.url()).not.toContain('/at/');
  expect(page.url()).not.toBe(game);
  expect((await lines(page)).filter((line) => line.startsWith('> undo'))).toEqual([]);
  await openShelf(page);
  await expect(page.locator('.game-link')).toHaveCount(2);

  // A double tap switches who rolls once, not twice.
  await page.goto(game);
  await twice(page.getByRole('button', { name: /By app$/ }));
  await expect(page.getByRole('button', { name: /By hand$/ }).last()).toBeVisible();
});

test('every turn of the story has a link to the table at that time', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openShelf(page);
  const buffer = Buffer.from(positions().get('boer-war')?.get('new-turn') ?? '');
  await page.locator('input[type=file]').setInputFiles({ name: 'war.txt', mimeType: 'text/plain', buffer });
  await page.locator('.prompt button').first().click();
  const turns = page.getByRole('navigation', { name: 'Bookmarks' }).getByRole('link');
  await expect(turns.filter({ hasText: /^Turn / }).first()).toBeVisible();
  const names = await turns.allTextContents();
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
  await turns.last().click();
  await expect(prompt(page)).toContainText('Looking back');
  await expect(page.locator('.bar-turn')).toHaveText(names.at(-1) ?? '');
});

test('look back from the story, continue from there as a new game, and declare a victory', async ({
  page,
}) => {
  await newGame(page);
  for (let i = 0; i < 3; i++) await doneAndDraw(page);
  const game = page.url();
  const all = (await lines(page)).length;
  await page.getByRole('link', { name: 'Story' }).click();
  await page
    .getByRole('link', { name: /carry out action 1/ })
    .first()
    .click();
  await expect(prompt(page)).toHaveText(/Looking back: step 1 of \d/);
  await page.getByRole('button', { name: 'Branch from here' }).click();
  await expect(prompt(page)).toContainText('draw one marker for action 2');
  expect(page.url()).not.toBe(game);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: /Empire win/ }).click();
  await page.getByRole('textbox').fill('Pretoria fell');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Empire win/ })
    .click();
  await expect(prompt(page)).toContainText('The game is over');
  await page.goto(game);
  await expect(prompt(page)).not.toContainText('over');
  expect((await lines(page)).length).toBe(all);
});

test('start from the current table, and adjust it later', async ({ page }) => {
  await page.goto('./#/new/boer-war');
  await page.getByRole('button', { name: 'Next: lay out' }).click();
  await page.getByLabel(/Start from current table/).check();
  await page.getByLabel('Boers: face-up counters with a 1').fill('99');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('alert')).toHaveText(/must be 0–\u2060?\d/);
  await page.getByLabel('Boers: face-up counters with a 1').fill('2');
  await page.getByLabel('Boers: face-up counters with a 1').press('Tab');
  await page.getByLabel('Active side').selectOption({ label: 'Empire' });
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(prompt(page)).toContainText('Empire, round 1');
  await expect(page.getByRole('region', { name: 'Boers' })).toContainText('rounds left 9');
  await page.keyboard.press('a');
  const sheet = page.getByRole('dialog', { name: 'Adjust' });
  await sheet.getByLabel('Reason (for the story)').fill('miscounted');
  // Beyond the bounds nothing is set, and the bounds are said.
  await sheet.getByLabel('Actions completed this round').fill('9');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('alert')).toHaveText(/must be 0–\u2060?\d/);
  await sheet.getByLabel('Actions completed this round').fill('1');
  await sheet.getByLabel('Actions completed this round').press('Tab');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(prompt(page)).toContainText('draw one marker for action 2');
  await expect
    .poll(async () => (await lines(page)).join('\n'))
    .toContain('> adjust complete 0 1 "miscounted"');
});
