/** Games as files and links: saved together, sent, opened on another device. */
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { inDatabase, putRecords } from './support/disk.ts';
import {
  anyMove,
  changeLanguage,
  DESKTOP,
  doneAndDraw,
  fitsAcross,
  lines,
  newGame,
  openShelf,
  PHONE,
  prompt,
  sameDraws,
} from './support/player.ts';
import { idOf, more, name, row } from './support/shelf.ts';
import { violations } from './support/violations.ts';

test.use({ locale: 'en', permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeEach(({ page }) => sameDraws(page));

const HEADER = '> emptychair 1 boer-war 1 7 {}';

test('all games in one file, opened on a fresh device; if one is broken, the others open', async ({
  page,
  browser,
}) => {
  await openShelf(page);
  await more(page, 'The Second Boer War', 'Duplicate');
  await expect(row(page, '(copy)')).toBeVisible();
  const saveAll = async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save everything' }).click();
    return readFile(await (await saving).path(), 'utf8');
  };
  const text = await saveAll();
  expect(text.match(/^> emptychair /gm)).toHaveLength(2);

  await newGame(page, true);
  await anyMove(page);
  const id = idOf(page);
  await openShelf(page);
  await page.locator('.game-row').first().getByRole('button').click();
  await page.getByRole('dialog').getByText('Rename', { exact: true }).click();
  await page.getByRole('textbox').fill('Mafeking <b>');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(row(page, 'Mafeking <b>')).toBeVisible();
  await more(page, 'Mafeking <b>', 'Duplicate');
  await expect(row(page, 'Mafeking <b> (copy)')).toBeVisible();
  await inDatabase(page, 'line', id);
  const torn = await saveAll();
  expect(torn.match(/^> emptychair /gm)).toHaveLength(4);

  const fresh = await browser.newContext({ locale: 'en' });
  const other = await fresh.newPage();
  await other.setViewportSize(PHONE);
  await openShelf(other);
  const give = (content: string) =>
    other
      .locator('input[type=file]')
      .setInputFiles({ name: 'all.txt', mimeType: 'text/plain', buffer: Buffer.from(content) });
  const told = other.getByRole('alert');
  await expect(other.locator('.game-row')).toHaveCount(1);
  await give(torn);
  await expect(other.getByText('3 games from the file are now on the shelf.')).toBeVisible();
  await expect(told).toContainText('1 game couldn’t be read; the file hasn’t changed:');
  await expect(told.getByRole('listitem')).toHaveText([/^Mafeking <b>: Line \d+: /]);
  await expect(other.locator('.game-row')).toHaveCount(4);
  await fitsAcross(other);
  expect(await violations(other, 'some opened')).toEqual([]);
  // If only one of several can be read, the shelf says so, and the table doesn't open.
  await give(`# Whole\n${HEADER}\n> table done\n\n# Torn\n${HEADER}\n> ???\n`);
  await expect(other.getByText('1 game from the file is now on the shelf.')).toBeVisible();
  await expect(told.getByRole('listitem')).toHaveText([/^Torn: Line 7: /]);
  // A single one is refused, and so is a file of broken ones.
  for (const bad of [`${HEADER}\n> ???\n`, `${HEADER}\n> ???\n${HEADER}\n> table nonsense\n`]) {
    await give(bad);
    await expect(told).toContainText('Nothing was opened. Your games and the file haven’t changed.');
    await expect(other.locator('.game-row')).toHaveCount(5);
  }
  await give(text);
  await expect(other.getByText('2 games from the file are now on the shelf.')).toBeVisible();
  await expect(told).toBeHidden();
  await expect(row(other, 'Boer War (copy)')).toHaveCount(2);
  // Whose hand draws came with it.
  await row(other, 'Mafeking <b> (copy)').getByRole('link').first().click();
  await expect(other.getByRole('button', { name: /By hand$/ })).toBeVisible();
  await fresh.close();
});

test('a link carries the whole game to another device; broken ones are refused', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(PHONE);
  await newGame(page);
  for (let i = 0; i < 3; i++) await doneAndDraw(page);
  const kept = await lines(page);
  const said = await prompt(page).textContent();
  await page.getByRole('button', { name: /By app$/ }).click();
  await name(page, 'Ladysmith <b>');
  await expect(page.getByText('Ladysmith <b>')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Send game' }).click();
  await expect(page.getByRole('img', { name: 'QR code for this game' })).toBeVisible();
  await fitsAcross(page);
  const notice = page.getByRole('dialog').locator('.notice');
  await expect(notice).toContainText('Other devices can’t reach this copy');
  await changeLanguage(page, 'cs');
  await expect(notice).toContainText('je dostupná jen na tomto zařízení');
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue();

  const fresh = await browser.newContext({ locale: 'en' });
  const other = await fresh.newPage();
  await newGame(other);
  await doneAndDraw(other);
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Someone sent you a game');
  await expect(other.getByRole('strong')).toHaveText('Ladysmith <b>');
  await other.getByRole('button', { name: 'Add to shelf' }).click();
  await expect(other.getByRole('button', { name: /By hand$/ })).toBeVisible();
  await other.getByRole('button', { name: /By hand$/ }).click();
  await expect(prompt(other)).toHaveText(said ?? '');
  expect(await lines(other)).toEqual(kept);
  // The game that was there already has a backup from before.
  await openShelf(other);
  await expect(row(other, 'Ladysmith <b>')).toBeVisible();
  await more(other, /^More about The Second Boer War$/, 'Backups');
  await expect(other.getByRole('dialog')).toContainText('before an import');
  await other.keyboard.press('Escape');

  for (const bad of [`${link.slice(0, -8)}`, `${link.split('#')[0]}#/open/%3Cscript%3E`, `${link}AAAA`]) {
    await other.goto('about:blank');
    await other.goto(bad);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t contain a game.');
  }
  await fresh.close();
});

test('a game that was sent away, continued there and sent back continues in its place on the shelf', async ({
  page,
  browser,
}) => {
  const linkOf = async (window: Page) => {
    await window.getByRole('button', { name: 'More', exact: true }).click();
    await window.getByRole('button', { name: 'Send game' }).click();
    const link = await window.getByRole('dialog').getByRole('textbox').inputValue();
    await window.keyboard.press('Escape');
    return link;
  };
  const follow = async (window: Page, link: string) => {
    await window.goto('about:blank');
    await window.goto(link);
    await expect(window.getByRole('heading', { level: 1 })).toHaveText('Someone sent you a game');
  };
  await page.setViewportSize(PHONE);
  await newGame(page);
  await doneAndDraw(page);
  const mine = page.url();
  const before = await lines(page);
  const there = await linkOf(page);

  const fresh = await browser.newContext({ locale: 'en' });
  const other = await fresh.newPage();
  await follow(other, there);
  await other.getByRole('button', { name: 'Add to shelf' }).click();
  await expect(prompt(other)).toBeVisible();
  await doneAndDraw(other);
  await doneAndDraw(other);
  const after = await lines(other);
  const back = await linkOf(other);
  // The same link again: the game is on the shelf, further on, and isn't added twice unless the player asks.
  await follow(other, there);
  await expect(other.getByText('already on your shelf, and further along')).toBeVisible();
  await other.getByRole('link', { name: 'Open my game' }).click();
  await expect(prompt(other)).toBeVisible();
  expect(await lines(other)).toEqual(after);
  await openShelf(other);
  await expect(other.locator('.game-row')).toHaveCount(1);
  await fresh.close();

  // Here it is open in another window meanwhile.
  const open = await page.context().newPage();
  await open.goto(mine);
  await expect(prompt(open)).toBeVisible();
  await follow(page, back);
  await expect(page.getByText('The one you were sent is further along')).toBeVisible();
  await fitsAcross(page);
  expect(await violations(page, 'known')).toEqual([]);
  await page.getByRole('button', { name: 'Update my game' }).click();
  await expect(prompt(page)).toBeVisible();
  expect(page.url()).toBe(mine);
  expect(await lines(page)).toEqual(after);
  expect(after.slice(0, before.length)).toEqual(before);
  await expect(open.getByText('The game continued in another window')).toBeVisible();
  await openShelf(page);
  await expect(page.locator('.game-row')).toHaveCount(1);
});

test('more games than fit into one file: several files, and each opens', async ({ page, browser }) => {
  await openShelf(page);
  await expect(page.locator('.game-link')).toHaveText(/Demo/);
  // Off the shelf, which would otherwise read all of them.
  const removed = Date.now();
  const games = Array.from({ length: 501 }, (_, n) => ({ id: `g${n}`, name: `No. g${n}`, removed }));
  const records = games.map((game) => [game.id, { ...game, game: 'boer-war', header: HEADER }] as const);
  await putRecords(page, Object.fromEntries(records));
  await page.reload();
  await page.getByRole('button', { name: 'Save everything' }).click();
  const parts = page.getByRole('button', { name: /^File \d: / });
  await expect(parts).toHaveText(['File 1: 500 games', 'File 2: 2 games']);
  const texts: string[] = [];
  for (const n of [0, 1]) {
    const saving = page.waitForEvent('download');
    await parts.nth(n).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(new RegExp(`^emptychair-[-\\d]{10}-${n + 1}\\.txt$`));
    texts.push(await readFile(await saved.path(), 'utf8'));
  }
  const names = texts.join('\n').match(/^# No\. g\d+$/gm);
  expect(new Set(names).size).toBe(501);

  const fresh = await browser.newContext({ locale: 'en' });
  const other = await fresh.newPage();
  await openShelf(other);
  const buffer = Buffer.from(texts[1] ?? '');
  await other.locator('input[type=file]').setInputFiles({ name: '2.txt', mimeType: 'text/plain', buffer });
  await expect(other.getByText('2 games from the file are now on the shelf.')).toBeVisible();
  await fresh.close();
});

test('the story copied as text is a save, and says who decided', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await newGame(page);
  await doneAndDraw(page);
  await page.getByRole('button', { name: 'Copy story' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const file = test.info().outputPath('story.txt');
  await writeFile(file, text);
  const checked = spawnSync(process.execPath, ['bin/emptychair.mjs', 'check', file], { encoding: 'utf8' });
  expect(checked.status, checked.stdout + checked.stderr).toBe(0);
  expect(text).toMatch(/^ {2}.*of \d+, drawn by the app\)$/m);
  const kept = await lines(page);
  expect(
    text
      .split('\n')
      .filter((line) => line.startsWith('>'))
      .slice(1),
  ).toEqual(kept);
  await openShelf(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'story.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(prompt(page)).toBeVisible();
  expect(await lines(page)).toEqual(kept);
});

test('a game too long for a code is offered as a link, one too long for a link as a file', async ({
  page,
}) => {
  // Letters that don't compress.
  let n = 7;
  const letters = () =>
    Array.from({ length: 400 }, () => {
      n = (n * 48271) % 2147483647;
      return String.fromCharCode(97 + (n % 26));
    }).join('');
  const sheet = page.getByRole('dialog');
  for (const [notes, code, link] of [
    [2, true, true],
    [14, false, true],
    [60, false, false],
  ] as const) {
    await openShelf(page);
    const text = [HEADER, ...Array.from({ length: notes }, () => `> note "${letters()}"`)].join('\n');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await expect(prompt(page)).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Send game' }).click();
    await expect(sheet.getByRole('button', { name: 'Save as file' })).toBeVisible();
    await expect(sheet.getByRole('textbox')).toHaveCount(link ? 1 : 0);
    await expect(sheet.getByRole('img', { name: 'QR code for this game' })).toHaveCount(code ? 1 : 0);
    if (!code) await expect(sheet.locator('.notice').last()).toBeVisible();
    // Without a link, the sheet only says that there is none.
    await expect(sheet.getByText(/^The link contains/)).toHaveCount(link ? 1 : 0);
  }
});
