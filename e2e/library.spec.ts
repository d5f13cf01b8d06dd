/** Many games on one shelf: named, copied, archived, deleted and restored. */
import { expect, test } from '@playwright/test';
import { noRoom, putRecords, recordOf } from './support/disk.ts';
import {
  doneAndDraw,
  fitsAcross,
  lines,
  newGame,
  openShelf,
  PHONE,
  prompt,
  sameDraws,
} from './support/player.ts';
import { more, row } from './support/shelf.ts';
import { violations } from './support/violations.ts';

test.use({ locale: 'en' });
test.beforeEach(({ page }) => sameDraws(page));

const HEADER = '> emptychair 1 boer-war 1 7 {}';

test('a game is named, copied, put in the archive and taken out; all of it outlives a reload', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openShelf(page);
  await more(page, 'The Second Boer War', 'Rename');
  await page.getByRole('textbox').fill('Ladysmith <b>');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(row(page, 'Ladysmith <b>')).toBeVisible();
  await more(page, 'Ladysmith <b>', 'Duplicate');
  await expect(row(page, 'Ladysmith <b> (copy)')).toContainText('round');
  await more(page, 'Ladysmith <b> (copy)', 'Archive');
  await expect(row(page, '(copy)')).toBeHidden();
  await page.reload();
  await page.getByText('Archived games', { exact: true }).click();
  await fitsAcross(page);
  await more(page, 'Ladysmith <b> (copy)', 'Unarchive');
  await expect(row(page, '(copy)')).toBeVisible();
});

test('a deleted game can be restored after a reload, and was backed up before', async ({ page }) => {
  await newGame(page);
  await doneAndDraw(page);
  const kept = await lines(page);
  const address = page.url();
  await openShelf(page);
  await more(page, /^More about The Second Boer War$/, 'Delete');
  // It is written, with its backup, before the offer to put it back.
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await page.reload();
  await page.getByText('Deleted games', { exact: true }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await more(page, /^More about The Second Boer War$/, 'Backups');
  await expect(page.getByRole('dialog')).toContainText(`before deletion · ${kept.length} entries`);
  await page.goto(address);
  expect(await lines(page)).toEqual(kept);
});

test('a deleted game disappears after a month of days in use, unless somebody continued it', async ({
  page,
}) => {
  await openShelf(page);
  const game = (name: string, days: number, updated = 1) => ({
    id: name,
    game: 'boer-war',
    header: HEADER,
    name,
    removed: 2,
    updated,
    off: { days, day: 'yesterday', since: '2 1' },
  });
  await putRecords(page, { old: game('old', 31), new: game('new', 30), played: game('played', 31, 3) });
  await page.reload();
  await page.getByText('Deleted games', { exact: true }).click();
  await expect(page.locator('.deleted > li')).toHaveText([/^played/, /^new/]);
  expect(await recordOf(page, 'old')).toEqual({});
  // A day counts once.
  await page.reload();
  await expect(page.locator('.deleted > li')).toHaveCount(2);
  expect(await recordOf(page, 'new')).toMatchObject({ off: { days: 31 } });
  expect(await recordOf(page, 'played')).toMatchObject({ off: { days: 1 } });
});

test('a clock that jumps takes no game away, neither a deleted one nor one in play', async ({ page }) => {
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + Number(sessionStorage.getItem('jump') ?? 0);
  });
  const jump = async (years: number) => {
    await page.evaluate((n) => sessionStorage.setItem('jump', String(n * 365 * 24 * 3600 * 1000)), years);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Emptychair' })).toBeVisible();
  };
  await openShelf(page);
  await expect(row(page, 'The Second Boer War')).toBeVisible();
  // Before 1970, too: a phone whose clock has lost all.
  for (const [off, back] of [
    [0, 20],
    [-30, 0],
    [-70, 0],
    [20, -70],
  ] as const) {
    await jump(off);
    await more(page, 'The Second Boer War', 'Delete');
    await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
    await jump(back);
    await page.getByText('Deleted games', { exact: true }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(row(page, 'The Second Boer War')).toContainText('round');
  }
});

test('a damaged record with an invalid time affects no other game', async ({ page }) => {
  await openShelf(page);
  await expect(row(page, 'The Second Boer War')).toBeVisible();
  const game = (name: string, time: unknown) => ({
    id: name,
    game: 'boer-war',
    header: HEADER,
    name,
    created: time,
    updated: time,
    archived: name === 'Kimberley' ? time : 0,
  });
  await putRecords(page, {
    far: game('Mafeking', 1e20),
    never: game('Ladysmith', Number.NEGATIVE_INFINITY),
    early: game('Kimberley', -5),
  });
  await page.reload();
  for (const name of ['The Second Boer War', 'Mafeking', 'Ladysmith'])
    await expect(row(page, name)).toContainText('round');
  await page.getByText('Archived games', { exact: true }).click();
  await expect(row(page, 'Kimberley')).toContainText('round');
});

test('a game that can’t be named or deleted stays as it is, and the shelf says so', async ({ page }) => {
  await openShelf(page);
  await expect(row(page, 'The Second Boer War')).toBeVisible();
  const { space } = await noRoom(page, 'put');
  const sheet = page.getByRole('dialog');
  await more(page, 'The Second Boer War', 'Rename');
  await page.getByRole('textbox').fill('Ladysmith');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(sheet.getByRole('alert')).toHaveText('The last changes couldn’t be saved.');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await more(page, 'The Second Boer War', 'Delete');
  await expect(page.getByRole('alert')).toHaveText('The last changes couldn’t be saved.');
  await expect(row(page, 'The Second Boer War')).toBeVisible();
  await space();
  await more(page, 'The Second Boer War', 'Delete');
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a double tap makes one copy, opens one backup, and takes a game from a link once', async ({ page }) => {
  const games = page.locator('.game-row');
  await openShelf(page);
  await page.getByRole('button', { name: 'More about The Second Boer War' }).click();
  await page.getByRole('dialog').getByText('Duplicate', { exact: true }).dblclick();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(games).toHaveCount(2);
  await more(page, 'The Second Boer War', 'Send game');
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  // Every game on the shelf is backed up first, so it takes a moment. The copy is this game, too.
  await page.getByRole('button', { name: 'Open separately' }).dblclick();
  await expect(prompt(page)).toBeVisible();
  await openShelf(page);
  await expect(games).toHaveCount(3);
  await more(page, 'The Second Boer War (copy)', 'Backups');
  await page.getByRole('button', { name: 'Open separately' }).dblclick();
  await expect(prompt(page)).toBeVisible();
  await openShelf(page);
  await expect(games).toHaveCount(4);
});

// axe.spec.ts checks the dark theme and every other page.
test('in the light theme, a game’s menu and its QR code pass axe', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'light' });
  await openShelf(page);
  await page.getByRole('button', { name: /^More about/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const found = await violations(page, 'menu');
  await page.getByText('Send game').click();
  await expect(page.getByRole('img', { name: 'QR code for this game' })).toBeVisible();
  found.push(...(await violations(page, 'share')));
  expect(found).toEqual([]);
});
