/** Never lost: a damaged record, a newer version, a crash in mid-write, a full disk. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { backupsKept, inDatabase, noRoom, putBackups, recordOf, roomOfBackups } from './support/disk.ts';
import { doneAndDraw, lines, newGame, openShelf, prompt, sameDraws } from './support/player.ts';
import { idOf, more, name, row } from './support/shelf.ts';

test.use({ locale: 'en' });
test.beforeEach(({ page }) => sameDraws(page));

test('a damaged record and a lost entry: reported, kept, and the backup can be continued', async ({
  page,
}) => {
  await newGame(page);
  await doneAndDraw(page);
  await doneAndDraw(page);
  const kept = await lines(page);
  const id = idOf(page);
  await openShelf(page);
  await more(page, /^More about The Second Boer War$/, 'Delete');
  await page.getByRole('button', { name: 'Restore' }).click();
  for (const damage of ['line', 'game'] as const) {
    await inDatabase(page, damage, id);
    await page.goto(`./#/game/${id}`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game can’t be read.');
  }
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('> ???');
  await page.getByRole('button', { name: 'Open separately' }).first().click();
  await expect(prompt(page)).toBeVisible();
  expect(await lines(page)).toEqual(kept);
});

test('the start of a turn leaves a backup', async ({ page }) => {
  const whole = (await readFile('src/games/boer-war/golden/whole-war.txt', 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('>'));
  const second = whole.findIndex((line, i) => i > 1 && line.startsWith('> check'));
  const act = whole.lastIndexOf('> table done', second);
  await openShelf(page);
  const buffer = Buffer.from(whole.slice(0, act).join('\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'war.txt', mimeType: 'text/plain', buffer });
  await page.locator('.prompt button.primary').first().click();
  await expect.poll(async () => (await lines(page)).at(-1)).toMatch(/^> check /);
  // The step is saved first and doesn't wait for its backup, which a page that is left at once would lose.
  await expect.poll(() => backupsKept(page, idOf(page))).toBe(1);
  await openShelf(page);
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await page.getByRole('dialog').getByText('Backups', { exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('start of a turn');
});

test('games written by a newer version are left untouched, and the app says so', async ({ page }) => {
  await page.goto('./manifest.webmanifest');
  await inDatabase(page, 'version');
  await openShelf(page);
  await expect(page.getByText(/newer version of the app/)).toBeVisible();
  const version = await page.evaluate(async () => (await indexedDB.databases())[0]?.version);
  expect(version).toBe(99);
});

test('a tab that crashes while writing leaves only complete acts', async ({ page, context }) => {
  await newGame(page);
  const address = page.url();
  await page.close();
  let before = 0;
  for (let i = 0; i < 3; i++) {
    const tab = await context.newPage();
    await tab.goto(address);
    await expect(prompt(tab)).toBeVisible();
    const kept = await lines(tab);
    expect(kept.length).toBeGreaterThanOrEqual(before);
    // An act is the confirmation and the draw, never one without the other.
    expect(kept.filter((line) => line === '> table done').length).toBe(
      kept.filter((line) => line.startsWith('> chance ')).length,
    );
    before = kept.length;
    const killer = await context.newCDPSession(tab);
    await tab.evaluate(() => document.querySelector<HTMLElement>('.prompt button.primary')?.click());
    killer.send('Page.crash').catch(() => undefined);
    await tab.waitForEvent('crash');
    await tab.close();
  }
});

for (const what of ['a step', 'a name'] as const)
  test(`when the disk is full, older backups give way to ${what}`, async ({ page }) => {
    // The disk is full for this page; a worker has another one.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await newGame(page);
    const address = page.url();
    for (let i = 0; i < 2; i++) {
      await page.goto(address);
      await doneAndDraw(page);
      await openShelf(page);
      await more(page, /^More about The Second Boer War$/, 'Delete');
      await page.getByRole('button', { name: 'Restore' }).click();
      await expect(row(page, 'The Second Boer War')).toBeVisible();
    }
    await page.goto(address);
    await expect(prompt(page)).toBeVisible();
    await roomOfBackups(page, what === 'a step' ? 'add' : 'put');
    if (what === 'a step') await doneAndDraw(page);
    else await name(page, 'Ladysmith');
    await expect(page.getByRole('alert')).toBeHidden();
    if (what === 'a name')
      await expect.poll(async () => (await recordOf(page, idOf(page))).name).toBe('Ladysmith');
    await openShelf(page);
    await more(page, what === 'a step' ? 'The Second Boer War' : 'Ladysmith', 'Backups');
    await expect(page.getByRole('button', { name: 'Open separately' })).toHaveCount(1);
  });

test('a backup that can’t be written stops nothing, and the older ones stay', async ({ page }) => {
  await newGame(page);
  await putBackups(page, idOf(page), 5);
  await openShelf(page);
  await noRoom(page, 'add');
  await more(page, 'The Second Boer War', 'Delete');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(row(page, 'The Second Boer War')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await more(page, 'The Second Boer War', 'Backups');
  await expect(page.getByRole('button', { name: 'Open separately' })).toHaveCount(5);
});

test('if a name, or who draws, can’t be saved, the app says so, keeps it in this window, and saves it when there is room', async ({
  page,
}) => {
  await newGame(page);
  const title = page.getByRole('heading', { level: 1 });
  await name(page, 'Ladysmith');
  await expect(title).toContainText('Ladysmith');
  const { space } = await noRoom(page, 'put');
  const told = page.getByRole('alert');
  await name(page, 'Mafeking');
  await expect(told).toContainText('The last changes couldn’t be saved.');
  await expect(title).toContainText('Mafeking');
  const hand = page.getByRole('button', { name: /^Who draws and rolls in this game/ });
  await hand.click();
  await expect(hand).toContainText('By hand');
  await space();
  // The write of who draws may be under way: then it succeeds without a retry.
  const again = told.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(told).toBeHidden({ timeout: 1000 });
  }).toPass();
  await page.reload();
  await expect(title).toContainText('Mafeking');
  await expect(hand).toContainText('By hand');
  await name(page, 'x'.repeat(300));
  await expect(told).toBeHidden();
  await expect(title).toContainText('x'.repeat(200));
  await page.reload();
  await expect(title).toContainText(/(?<!x)x{200}(?!x)/);
});

test('a branch that can’t be saved says so, leaves nothing behind, and can be saved when there is room', async ({
  page,
}) => {
  await newGame(page);
  await doneAndDraw(page);
  await doneAndDraw(page);
  const id = idOf(page);
  const kept = await lines(page);
  await page.goto(`./#/game/${id}/at/2`);
  await expect(prompt(page)).toHaveText(/^Looking back: step 2/);
  const { space } = await noRoom(page, 'put');
  const branch = page.getByRole('button', { name: 'Branch from here' });
  await branch.click();
  await expect(page.getByRole('alert')).toHaveText('The new game couldn’t be saved.');
  await expect(prompt(page)).toHaveText(/^Looking back: step 2/);
  expect(await lines(page)).toEqual(kept);
  await space();
  await branch.click();
  await expect(prompt(page)).toContainText('Boers');
  expect(idOf(page)).not.toBe(id);
  expect((await lines(page)).at(-1)).toBe(`> from ${id} 2`);
  await openShelf(page);
  await expect(page.locator('.game-row')).toHaveCount(2);
  // Its name distinguishes it from the other one.
  await expect(row(page, 'The Second Boer War (from step 2)')).toHaveCount(1);
});
