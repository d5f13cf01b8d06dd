/** Sheets and pages that are left in the middle, by impatient hands and by keyboard alone. */
import { expect, type Page, test } from '@playwright/test';
import { TEXT_LIMIT } from '../src/kernel/session/journal.ts';
import {
  DESKTOP,
  doneAndDraw,
  fitsAcross,
  lines,
  newGame,
  openShelf,
  PHONE,
  prompt,
  sameDraws,
  story,
} from './support/player.ts';
import { idOf } from './support/shelf.ts';

test.use({ viewport: DESKTOP, locale: 'en' });
test.beforeEach(({ page }) => sameDraws(page));

/** Elements that scroll separately. */
const FRAMES = 'dialog, .story-text';

/** Writes a note as a player would: opens the sheet and types at once. */
async function note(page: Page, text: string): Promise<void> {
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(story(page)).toContainText(text);
}

test('text isn’t lost when a mouse selection ends outside the sheet', async ({ page }) => {
  await newGame(page);
  await page.keyboard.press('n');
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill('held the ford');
  const { x, y } = (await field.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 90, y + 14);
  await page.mouse.down();
  await page.mouse.move(4, y + 14, { steps: 4 });
  await page.mouse.up();
  await expect(field).toHaveValue('held the ford');
  // A tap that starts and ends outside the sheet closes it.
  await page.mouse.click(4, y + 14);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a sheet closes when its page is left', async ({ page }) => {
  await newGame(page);
  await doneAndDraw(page);
  await page.locator('.story-step a').first().click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a note and the reason for an adjustment may be as long as the journal allows', async ({ page }) => {
  await newGame(page);
  for (const key of ['n', 'a']) {
    await page.keyboard.press(key);
    const field = page.getByRole('dialog').getByRole('textbox').first();
    await expect(field).toHaveAttribute('maxlength', String(TEXT_LIMIT));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a value out of bounds is reported once, and no two lines overlap', async ({ page }) => {
  await newGame(page);
  await page.keyboard.press('a');
  const number = page.getByRole('dialog').getByRole('spinbutton').first();
  const field = number.locator('xpath=..');
  await number.fill('5000');
  await page.keyboard.press('Tab');
  await expect(field.getByRole('alert')).toBeVisible();
  const lines = await field
    .locator('> :visible')
    .evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
    );
  expect(lines.length).toBeGreaterThan(2);
  for (const [i, { top }] of lines.entries())
    if (i > 0) expect(top).toBeGreaterThanOrEqual(lines[i - 1]!.bottom);
});

test('a correction counts when it is saved, and says before that what follows from it', async ({ page }) => {
  await newGame(page);
  const before = await lines(page);
  const sheet = page.getByRole('dialog', { name: 'Adjust' });
  for (const save of [false, true]) {
    await page.keyboard.press('a');
    await sheet.getByLabel('Boers: face-up counters with a 1').fill('0');
    await page.keyboard.press('Tab');
    await expect(sheet.getByRole('status')).toContainText('Round finished');
    await sheet.getByRole('button', { name: save ? 'Save' : 'Cancel' }).click();
    await expect(sheet).toHaveCount(0);
    if (!save) expect(await lines(page)).toEqual(before);
  }
  await expect.poll(async () => (await lines(page)).at(-1)).toContain('> adjust boers.1');
});

test('a note changes neither the to-do list nor who draws', async ({ page }) => {
  await newGame(page);
  await doneAndDraw(page);
  await doneAndDraw(page);
  await page.keyboard.press('u');
  const todo = page.getByRole('heading', { name: 'Fix the table' });
  await expect(todo).toBeVisible();
  // The letter for it works from a box that is being ticked, and the tick stays.
  const tick = page.getByRole('checkbox').first();
  await tick.press('Space');
  await note(page, 'the ford');
  await expect(page.getByText('Your note is in the story.')).toBeVisible();
  await expect(todo).toBeVisible();
  await expect(tick).toBeChecked();
  await page.locator('.choices-row > .drawer').first().click();
  await expect(page.getByRole('button', { name: /^I drew GO!/ })).toBeVisible();
  await note(page, 'the hill');
  await expect(page.getByRole('button', { name: /^I drew GO!/ })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: 'Adjust' })).toBeVisible();
});

test('a name is one line, taken with Enter, and never wider than a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await newGame(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.keyboard.type('x'.repeat(230));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/(?<!x)x{200}(?!x)/);
  const id = idOf(page);
  await fitsAcross(page, FRAMES);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Bookmark', exact: true }).click();
  await page.keyboard.type('y'.repeat(230));
  await page.keyboard.press('Enter');
  await page.keyboard.press('s');
  await expect(page.getByRole('navigation', { name: 'Bookmarks' })).toContainText(/(?<!y)y{200}(?!y)/);
  await fitsAcross(page, FRAMES);
  for (const where of ['luck', 'view']) {
    await page.goto(`./#/${where}/${id}`);
    await expect(page.getByText('x'.repeat(200))).toBeVisible();
    await fitsAcross(page, FRAMES);
  }
  await openShelf(page);
  await page.getByRole('button', { name: /^More about x/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await fitsAcross(page, FRAMES);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'Deleted games' }).click();
  await expect(page.getByText('x'.repeat(200))).toHaveCount(2);
  await fitsAcross(page, FRAMES);
});

test('no key plays what can’t be seen: in the story of a phone, and after the end', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await newGame(page);
  await doneAndDraw(page);
  await page.keyboard.press('s');
  await expect(page.getByRole('main', { name: 'Story' })).toBeVisible();
  const before = await lines(page);
  for (const key of ['1', 'u', 'd', 'a']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Comes after them all.
  await note(page, 'the ford');
  expect(await lines(page)).toEqual([...before, '> note "the ford"']);
  await page.keyboard.press('s');
  await expect(prompt(page)).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Stop the game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop the game' }).click();
  await expect(prompt(page)).toContainText('The game is over');
  await page.keyboard.press('a');
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: 'Add note' })).toBeVisible();
  // The shelf doesn't offer to continue it, now or on the next visit.
  await openShelf(page);
  for (const visit of [1, 2]) {
    await expect(page.getByText('Finished games'), `visit ${visit}`).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Continue' })).toHaveCount(0);
    await page.getByText('Finished games').click();
    await expect(page.locator('.game-row')).toBeVisible();
    await page.reload();
  }
});

for (const way of ['Archive', 'Delete'])
  test(`by keyboard: ${way}, and Tab continues among the games`, async ({ page }) => {
    await newGame(page);
    await openShelf(page);
    await page.getByRole('button', { name: 'More about The Second Boer War', exact: true }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: way }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Continue' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Games', exact: true })).toBeFocused();
  });

test('the to-do list stays until it is done: across a reload, and after visiting another page', async ({
  page,
}) => {
  await newGame(page);
  await doneAndDraw(page);
  await doneAndDraw(page);
  // Two taps back are put right together.
  const todo = page.locator('.todo');
  for (let i = 0; i < 2; i++) {
    const before = (await lines(page)).length;
    await page.keyboard.press('u');
    await expect.poll(async () => (await lines(page)).length).toBeGreaterThan(before);
  }
  await expect(todo).toContainText('Fix the table');
  const asked = await todo.innerText();
  await note(page, 'the ford');
  await expect.poll(async () => (await lines(page)).at(-1)).toContain('the ford');
  await page.reload();
  await expect(todo).toHaveText(asked, { useInnerText: true });
  await page.getByRole('link', { name: 'Go to shelf' }).click();
  await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible();
  await page.goBack();
  await expect(todo).toHaveText(asked, { useInnerText: true });
  await todo.getByRole('button', { name: 'Table is fixed' }).click();
  await expect(todo).toHaveCount(0);
  await page.reload();
  await expect(prompt(page)).toBeVisible();
  await expect(todo).toHaveCount(0);
  // A correction follows the table: nothing is left to move.
  const turn = page.getByRole('spinbutton', { name: 'Turn', exact: true });
  const before = (await lines(page)).length;
  await page.keyboard.press('a');
  // What is typed replaces the old value.
  await turn.click();
  await page.keyboard.type('2');
  await turn.press('Tab');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await lines(page)).length).toBeGreaterThan(before);
  await expect(todo).toHaveCount(0);
});
