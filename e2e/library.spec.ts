/** Many games: named, copied, archived, taken off, saved together, sent by link, and never lost. */
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { noRoom, putRecords, recordOf, roomOfBackups } from './disk.ts';
import {
  anyChoice,
  anyMove,
  DESKTOP,
  doneAndDraw,
  fitsAcross,
  inMidMotion,
  lines,
  newGame,
  openShelf,
  PHONE,
  prompt,
  sameDraws,
} from './player.ts';
import { positions } from './positions.ts';
import { violations } from './violations.ts';

test.use({ locale: 'en', permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeEach(({ page }) => sameDraws(page));

const HEADER = '> emptychair 1 boer-war 1 7 {}';

async function more(page: Page, game: RegExp | string, item: string): Promise<void> {
  const name = typeof game === 'string' ? `More about ${game}` : game;
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByText(item, { exact: true }).click();
}

/** At the table. */
async function name(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await page.getByRole('textbox').fill(text);
  await page.getByRole('button', { name: 'Set', exact: true }).click();
}

const row = (page: Page, name: string | RegExp) => page.locator('.game-row').filter({ hasText: name });

/** Works on the database behind the app's back. */
async function inDatabase(page: Page, work: 'game' | 'line' | 'version', id = ''): Promise<void> {
  await page.evaluate(
    ([what, game]) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('emptychair', what === 'version' ? 99 : undefined);
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const done = () => {
            open.result.close();
            resolve();
          };
          if (what === 'version') return done();
          const tx = open.result.transaction(['games', 'lines'], 'readwrite');
          if (what === 'game') tx.objectStore('games').put({ id: game, junk: true }, game);
          else tx.objectStore('lines').delete([game, 1]);
          tx.oncomplete = done;
        };
      }),
    [work, id] as const,
  );
}

const idOf = (page: Page) => /#\/game\/([a-z0-9]+)/.exec(page.url())?.[1] ?? '';

test('a game is named, copied, put in the archive and taken out; all of it outlives a reload', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openShelf(page);
  await more(page, 'The Second Boer War', 'Name');
  await page.getByRole('textbox').fill('Ladysmith <b>');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(row(page, 'Ladysmith <b>')).toBeVisible();
  await more(page, 'Ladysmith <b>', 'Make a copy');
  await expect(row(page, 'Ladysmith <b> (copy)')).toContainText('round');
  await more(page, 'Ladysmith <b> (copy)', 'Put in the archive');
  await expect(row(page, '(copy)')).toBeHidden();
  await page.reload();
  await page.getByText('Archive', { exact: true }).click();
  await fitsAcross(page);
  await more(page, 'Ladysmith <b> (copy)', 'Take out of the archive');
  await expect(row(page, '(copy)')).toBeVisible();
});

test('a game taken off the shelf can be put back after a reload, and was backed up before', async ({
  page,
}) => {
  await newGame(page);
  await doneAndDraw(page);
  const kept = await lines(page);
  const address = page.url();
  await openShelf(page);
  await more(page, /^More about The Second Boer War$/, 'Take off the shelf');
  // It is written, with its backup, before the offer to put it back.
  await expect(page.getByRole('button', { name: 'Put it back' })).toBeVisible();
  await page.reload();
  await page.getByText('Taken off the shelf', { exact: true }).click();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await more(page, /^More about The Second Boer War$/, 'Backups');
  await expect(page.getByRole('dialog')).toContainText(
    `before it was taken off the shelf · ${kept.length} entries`,
  );
  await page.goto(address);
  expect(await lines(page)).toEqual(kept);
});

test('a damaged record and a lost entry: said, kept, and the backup goes on', async ({ page }) => {
  await newGame(page);
  await doneAndDraw(page);
  await doneAndDraw(page);
  const kept = await lines(page);
  const id = idOf(page);
  await openShelf(page);
  await more(page, /^More about The Second Boer War$/, 'Take off the shelf');
  await page.getByRole('button', { name: 'Put it back' }).click();
  for (const damage of ['line', 'game'] as const) {
    await inDatabase(page, damage, id);
    await page.goto(`./#/game/${id}`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game can’t be read.');
  }
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save it as a file' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('> ???');
  await page.getByRole('button', { name: 'Open as a game of its own' }).first().click();
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

test('a tab that crashes in the middle of writing leaves whole acts only', async ({ page, context }) => {
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
    // An act is the confirmation and the draw: never one without the other.
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
      await more(page, /^More about The Second Boer War$/, 'Take off the shelf');
      await page.getByRole('button', { name: 'Put it back' }).click();
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
    await expect(page.getByRole('button', { name: 'Open as a game of its own' })).toHaveCount(1);
  });

test('all games in one file, opened on a fresh device; of those with a broken one all the others', async ({
  page,
  browser,
}) => {
  await openShelf(page);
  await more(page, 'The Second Boer War', 'Make a copy');
  await expect(row(page, '(copy)')).toBeVisible();
  const saveAll = async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save all games in one file' }).click();
    return readFile(await (await saving).path(), 'utf8');
  };
  const text = await saveAll();
  expect(text.match(/^> emptychair /gm)).toHaveLength(2);

  await newGame(page, true);
  await anyMove(page);
  const id = idOf(page);
  await openShelf(page);
  await page.locator('.game-row').first().getByRole('button').click();
  await page.getByRole('dialog').getByText('Name', { exact: true }).click();
  await page.getByRole('textbox').fill('Mafeking <b>');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(row(page, 'Mafeking <b>')).toBeVisible();
  await more(page, 'Mafeking <b>', 'Make a copy');
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
  await expect(other.getByText('3 games from the file now on the shelf.')).toBeVisible();
  await expect(told).toContainText('1 game can’t be read; the file stays as it is:');
  await expect(told.getByRole('listitem')).toHaveText([/^Mafeking <b>: Line \d+: /]);
  await expect(other.locator('.game-row')).toHaveCount(4);
  await fitsAcross(other);
  expect(await violations(other, 'some opened')).toEqual([]);
  // One that is read alone from among several is said here too, and the table does not open over it.
  await give(`# Whole\n${HEADER}\n> table done\n\n# Torn\n${HEADER}\n> ???\n`);
  await expect(other.getByText('1 game from the file now on the shelf.')).toBeVisible();
  await expect(told.getByRole('listitem')).toHaveText([/^Torn: Line 7: /]);
  // A single one is refused, and so is a file of broken ones.
  for (const bad of [`${HEADER}\n> ???\n`, `${HEADER}\n> ???\n${HEADER}\n> table nonsense\n`]) {
    await give(bad);
    await expect(told).toContainText('Nothing was opened; your games and the file stay as they are.');
    await expect(other.locator('.game-row')).toHaveCount(5);
  }
  await give(text);
  await expect(other.getByText('2 games from the file now on the shelf.')).toBeVisible();
  await expect(told).toBeHidden();
  await expect(row(other, 'Boer War (copy)')).toHaveCount(2);
  // Whose hand draws came with it.
  await row(other, 'Mafeking <b> (copy)').getByRole('link').first().click();
  await expect(other.getByRole('button', { name: /I draw$/ })).toBeVisible();
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
  await page.getByRole('button', { name: /App draws$/ }).click();
  await name(page, 'Ladysmith <b>');
  await expect(page.getByText('Ladysmith <b>')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Send to another device' }).click();
  await expect(page.getByRole('img', { name: 'QR code of this game' })).toBeVisible();
  await fitsAcross(page);
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue();

  const fresh = await browser.newContext({ locale: 'en' });
  const other = await fresh.newPage();
  await newGame(other);
  await doneAndDraw(other);
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Somebody has sent you a game');
  await expect(other.getByRole('strong')).toHaveText('Ladysmith <b>');
  await other.getByRole('button', { name: 'Put it on my shelf' }).click();
  await expect(other.getByRole('button', { name: /I draw$/ })).toBeVisible();
  await other.getByRole('button', { name: /I draw$/ }).click();
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
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('This link does not hold a game.');
  }
  await fresh.close();
});

test('a name or a hand that can’t be written is said, holds in this window, and is written when there is room', async ({
  page,
}) => {
  await newGame(page);
  const title = page.getByRole('heading', { level: 1 });
  await name(page, 'Ladysmith');
  await expect(title).toContainText('Ladysmith');
  const { space } = await noRoom(page, 'put');
  const told = page.getByRole('alert');
  await name(page, 'Mafeking');
  await expect(told).toContainText('The last changes could not be saved.');
  await expect(title).toContainText('Mafeking');
  const hand = page.getByRole('button', { name: /^Who draws in this game/ });
  await hand.click();
  await expect(hand).toContainText('I draw');
  await space();
  // The hand may be on its way to the disk just now: then it is written without being asked.
  const again = told.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(told).toBeHidden({ timeout: 1000 });
  }).toPass();
  await page.reload();
  await expect(title).toContainText('Mafeking');
  await expect(hand).toContainText('I draw');
  await name(page, 'x'.repeat(300));
  await expect(told).toBeHidden();
  await expect(title).toContainText('x'.repeat(200));
  await page.reload();
  await expect(title).toContainText(/(?<!x)x{200}(?!x)/);
});

test('more games than one file is opened with: a file after another, and each opens', async ({
  page,
  browser,
}) => {
  await openShelf(page);
  // Off the shelf, so that it need not tell where all of them stand.
  const removed = Date.now();
  const games = Array.from({ length: 501 }, (_, n) => ({ id: `g${n}`, name: `No. g${n}`, removed }));
  const records = games.map((game) => [game.id, { ...game, game: 'boer-war', header: HEADER }] as const);
  await putRecords(page, Object.fromEntries(records));
  await page.reload();
  await page.getByRole('button', { name: 'Save all games in one file' }).click();
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
  await expect(other.getByText('2 games from the file now on the shelf.')).toBeVisible();
  await fresh.close();
});

test('off the shelf for a month a game goes, unless it was played on meanwhile', async ({ page }) => {
  await openShelf(page);
  const day = 24 * 3600 * 1000;
  const game = (name: string, off: number, played: number) => ({
    id: name,
    game: 'boer-war',
    header: HEADER,
    name,
    removed: Date.now() - off * day,
    updated: Date.now() - played * day,
  });
  await putRecords(page, {
    old: game('old', 32, 40),
    new: game('new', 30, 40),
    played: game('played', 32, 1),
  });
  await page.reload();
  await page.getByText('Taken off the shelf', { exact: true }).click();
  await expect(page.locator('.taken-off > li')).toHaveText([/^played/, /^new/]);
  expect(await recordOf(page, 'old')).toEqual({});
});

test('a game that can’t be named or taken off the shelf stays as it is, and the shelf says so', async ({
  page,
}) => {
  await openShelf(page);
  await expect(row(page, 'The Second Boer War')).toBeVisible();
  const { space } = await noRoom(page, 'put');
  const sheet = page.getByRole('dialog');
  await more(page, 'The Second Boer War', 'Name');
  await page.getByRole('textbox').fill('Ladysmith');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(sheet.getByRole('alert')).toHaveText('The last changes could not be saved.');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await more(page, 'The Second Boer War', 'Take off the shelf');
  await expect(page.getByRole('alert')).toHaveText('The last changes could not be saved.');
  await expect(row(page, 'The Second Boer War')).toBeVisible();
  await space();
  await more(page, 'The Second Boer War', 'Take off the shelf');
  await expect(page.getByRole('button', { name: 'Put it back' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a branch that can’t be kept says so, leaves nothing behind, and comes when there is room', async ({
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
  const goOn = page.getByRole('button', { name: 'Go on from here as a new game' });
  await goOn.click();
  await expect(page.getByRole('alert')).toHaveText('The new game could not be saved.');
  await expect(prompt(page)).toHaveText(/^Looking back: step 2/);
  expect(await lines(page)).toEqual(kept);
  await space();
  await goOn.click();
  await expect(prompt(page)).toContainText('Boers');
  expect(idOf(page)).not.toBe(id);
  expect((await lines(page)).at(-1)).toBe(`> from ${id} 2`);
  await openShelf(page);
  await expect(page.locator('.game-row')).toHaveCount(2);
});

test('a double tap makes one copy, opens one backup, and takes a game from a link once', async ({ page }) => {
  const games = page.locator('.game-row');
  await openShelf(page);
  await page.getByRole('button', { name: 'More about The Second Boer War' }).click();
  await page.getByRole('dialog').getByText('Make a copy', { exact: true }).dblclick();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(games).toHaveCount(2);
  await more(page, 'The Second Boer War', 'Send to another device');
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  // Every game on the shelf is backed up first, so it takes a moment.
  await page.getByRole('button', { name: 'Put it on my shelf' }).dblclick();
  await expect(prompt(page)).toBeVisible();
  await openShelf(page);
  await expect(games).toHaveCount(3);
  await more(page, 'The Second Boer War (copy)', 'Backups');
  await page.getByRole('button', { name: 'Open as a game of its own' }).dblclick();
  await expect(prompt(page)).toBeVisible();
  await openShelf(page);
  await expect(games).toHaveCount(4);
});

test('luck, told at any time', async ({ page }) => {
  await newGame(page);
  await expect(prompt(page)).toBeVisible();
  for (let i = 0; i < 6; i++) await doneAndDraw(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Luck so far' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toContainText('The app’s draws');
  await expect(page.getByRole('table').first()).toContainText('GO!');
  await expect(page.getByText(/of 4,000 series/)).toBeVisible();
});

test('the table view follows the game and has no controls', async ({ page, context }) => {
  await page.setViewportSize(DESKTOP);
  await newGame(page);
  const view = await context.newPage();
  await view.setViewportSize(DESKTOP);
  await view.goto(`./#/view/${idOf(page)}`);
  const said = view.locator('.view-prompt');
  await expect(said).toContainText('Boers, round 1');
  await expect(view.getByRole('button')).toHaveCount(0);
  await expect(view.getByRole('link')).toHaveCount(0);
  for (let i = 0; i < 2; i++) {
    await doneAndDraw(page);
    await expect(said).toHaveText((await prompt(page).textContent()) ?? '');
  }
});

test('the story copied as text is a save, and says who decided', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await newGame(page);
  await doneAndDraw(page);
  await page.getByRole('button', { name: 'Copy the story as text' }).click();
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

test('library, sharing, luck, table view and print pages have nothing that axe finds wrong', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await newGame(page);
  for (let i = 0; i < 3; i++) await doneAndDraw(page);
  const id = idOf(page);
  const found: string[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const at of [`luck/${id}`, `view/${id}`, 'print/boer-war', 'open/nothing']) {
      await page.goto(`./#/${at}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      found.push(...(await violations(page, `${scheme} ${at}`)));
      await fitsAcross(page);
    }
    await openShelf(page);
    await page
      .getByRole('button', { name: /^More about/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    found.push(...(await violations(page, `${scheme} menu`)));
    await page.getByText('Send to another device').click();
    await expect(page.getByRole('img', { name: 'QR code of this game' })).toBeVisible();
    found.push(...(await violations(page, `${scheme} share`)));
    await page.keyboard.press('Escape');
  }
  expect(found).toEqual([]);
});

test('the story on screen names who decided each step', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await newGame(page);
  await doneAndDraw(page);
  await page.getByRole('button', { name: /I draw it myself$/ }).click();
  await page.getByRole('button', { name: /^I drew GO!/ }).click();
  for (const who of ['from your table', 'drawn by the app', 'drawn by your own hand'])
    await expect(page.locator('.story-step').filter({ hasText: who }).first()).toBeVisible();
  const silent = await page
    .locator('.story-step')
    .evaluateAll((steps) => steps.filter((step) => !step.querySelector('.story-by, .story-draw')).length);
  expect(silent).toBe(0);
});

test('a game too long for a code is offered as a link, one too long for a link as a file', async ({
  page,
}) => {
  // Letters that nothing makes shorter.
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
    await page.getByRole('button', { name: 'Send to another device' }).click();
    await expect(sheet.getByRole('button', { name: 'Save as a file' })).toBeVisible();
    await expect(sheet.getByRole('textbox')).toHaveCount(link ? 1 : 0);
    await expect(sheet.getByRole('img', { name: 'QR code of this game' })).toHaveCount(code ? 1 : 0);
    if (!code) await expect(sheet.locator('.notice').last()).toBeVisible();
    // Where there is no link, nothing is said about one but that there is none.
    await expect(sheet.getByText(/^The link holds/)).toHaveCount(link ? 1 : 0);
  }
});

test('a piece that moves is never in the way of the next key', async ({ page }) => {
  await newGame(page);
  await inMidMotion(page);
  await doneAndDraw(page);
  const moving = () =>
    page.locator('.drawn').evaluate((drawn) => drawn.getAnimations({ subtree: true }).length);
  expect(await moving()).toBeGreaterThan(0);
  const before = (await lines(page)).length;
  await page.keyboard.press('1');
  await expect.poll(async () => (await lines(page)).length).toBeGreaterThan(before);
});

// One style sheet puts them all to rest: one game in each run, all of them with EMPTYCHAIR_ALL.
for (const [game, ask, piece] of [
  ['boer-war', 'action', '.chit'],
  ['paths-of-glory', 'roll', '.die'],
  ['civilization', 'event-die', '.die'],
  ['tax-farmer', 'test', '.tf-rolled'],
] as const)
  for (const reducedMotion of game === 'civilization' || process.env.EMPTYCHAIR_ALL
    ? (['no-preference', 'reduce'] as const)
    : (['no-preference'] as const))
    test(`${game}, ${ask}: what was rolled ${reducedMotion === 'reduce' ? 'lies there at once' : 'rolls for a moment'}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await openShelf(page);
      const buffer = Buffer.from(positions().get(game)?.get(ask) ?? '');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer });
      await expect(prompt(page)).toBeVisible();
      await inMidMotion(page);
      const rolled = page.locator(`.drawn > ${piece}:not([data-old])`);
      await expect(async () => {
        await (await anyChoice(page)).click({ timeout: 1000 });
        await expect(rolled.first()).toBeVisible({ timeout: 600 });
      }).toPass();
      const times = await rolled.evaluateAll((dice) =>
        dice.map((die) =>
          die.getAnimations().reduce((ms, { effect }) => ms + Number(effect?.getComputedTiming().endTime), 0),
        ),
      );
      for (const ms of times)
        if (reducedMotion === 'reduce') expect(ms).toBe(0);
        else expect(ms > 0 && ms <= 400).toBe(true);
    });
