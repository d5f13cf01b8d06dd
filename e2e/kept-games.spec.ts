/** What an earlier version left in a browser, a file and links opens in this one and continues (test/kept). */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { recordOf } from './support/disk.ts';
import { anyMove, lines, openShelf, painted, prompt } from './support/player.ts';
import { row } from './support/shelf.ts';

test.use({ locale: 'en' });

const KEPT = new URL('../test/kept/app/', import.meta.url);
const kept = (file: string) => readFile(new URL(file, KEPT), 'utf8');

interface Browser {
  readonly name: string;
  readonly version: number;
  readonly localStorage: Readonly<Record<string, string>>;
  readonly stores: Readonly<
    Record<string, readonly (readonly [key: string | (string | number)[], value: unknown])[]>
  >;
}

/** Restores the earlier version's storage before the app is opened for the first time. */
async function asItWas(page: Page, browser: Browser): Promise<void> {
  await page.goto('./manifest.webmanifest');
  await page.evaluate(
    (was) =>
      new Promise<void>((resolve, reject) => {
        for (const [key, value] of Object.entries(was.localStorage)) localStorage.setItem(key, value);
        const open = indexedDB.open(was.name, was.version);
        open.onerror = () => reject(open.error);
        open.onupgradeneeded = () => {
          for (const store of Object.keys(was.stores)) open.result.createObjectStore(store);
        };
        open.onsuccess = () => {
          const tx = open.result.transaction(Object.keys(was.stores), 'readwrite');
          for (const [store, rows] of Object.entries(was.stores))
            for (const [key, value] of rows) tx.objectStore(store).put(value, key);
          tx.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    browser,
  );
}

/** Continues the game at the table; what was there stays there. */
async function playOn(page: Page, before: readonly string[]): Promise<void> {
  await expect(prompt(page)).toBeVisible();
  const had = await lines(page);
  expect(had.slice(0, before.length)).toEqual(before);
  // The first tap may only open a group of choices.
  await expect(async () => {
    await anyMove(page);
    await painted(page);
    expect((await lines(page)).length).toBeGreaterThan(had.length);
  }).toPass({ intervals: [0] });
  expect((await lines(page)).slice(0, had.length)).toEqual(had);
}

test('an earlier version’s browser storage, file and links', async ({ page }) => {
  const browser: Browser = JSON.parse(await kept('browser.json'));
  const { games = [], lines: rows = [], backups = [] } = browser.stores;
  const linesOf = (id: string) =>
    rows.flatMap(([key, line]) => (Array.isArray(key) && key[0] === id ? [String(line)] : []));
  const records = games.map(([, record]) => record as Record<string, unknown>);
  await asItWas(page, browser);
  await openShelf(page);

  await test.step('settings and shelf', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const inSight = records.filter(({ removed, archived }) => removed === 0 && archived === 0);
    for (const { name } of inSight) if (name) await expect(row(page, String(name)).first()).toBeVisible();
    await expect(page.locator('.game-row')).toHaveCount(
      records.filter(({ removed }) => removed === 0).length,
    );
    await expect(page.locator('.deleted > li')).toHaveCount(records.filter(({ removed }) => removed).length);
  });

  await test.step('the last steps of a window that went are written', async () => {
    for (const [key, text] of Object.entries(browser.localStorage)) {
      const id = /^emptychair\.last\.(.+)$/.exec(key)?.[1];
      if (!id) continue;
      const { from, lines: last } = JSON.parse(text);
      await page.goto(`./#/game/${id}`);
      await expect(prompt(page)).toBeVisible();
      expect(await lines(page)).toEqual([...linesOf(id).slice(0, from), ...last]);
    }
    const left = await page.evaluate(() => Object.keys(localStorage).filter((k) => k.includes('.last.')));
    expect(left).toEqual([]);
  });

  await test.step('one game of each kind continues, and its record has every field it had', async () => {
    for (const game of new Set(records.map(({ game }) => String(game)))) {
      const held = records.find((r) => r.game === game && r.removed === 0 && r.archived === 0 && !r.demo);
      const id = String(held?.id);
      await page.goto(`./#/game/${id}`);
      await playOn(page, linesOf(id));
      const now = await recordOf(page, id);
      expect(Object.keys(now)).toEqual(expect.arrayContaining(Object.keys(held ?? {})));
      expect(now).toMatchObject({ header: held?.header, name: held?.name, created: held?.created });
    }
  });

  await test.step('drafts and what was remembered', async () => {
    await page.goto('./#/edit/tax-farmer');
    await expect(page.locator('.province').filter({ hasText: 'Northmark' })).toBeVisible();
    await page.goto('./#/edit/civilization');
    await expect(page.getByRole('textbox').first()).toHaveValue('My sorted box');
    await page.goto('./#/new/paths-of-glory');
    const ranges = page.getByRole('group', { name: /Your ranges/, includeHidden: true });
    const typed = ranges.getByRole('spinbutton', { includeHidden: true });
    for (const [i, value] of ['2', '2', '3', '4', '6'].entries())
      await expect(typed.nth(i)).toHaveValue(value);
  });

  await test.step('links', async () => {
    const links: Record<string, string> = JSON.parse(await kept('links.json'));
    // Both games are on the shelf already; the last button makes a separate game of each.
    for (const what of ['a finished game', 'a game with a board of its own']) {
      await page.goto('about:blank');
      await page.goto(`./${links[what]}`);
      await page.locator('.row button').last().click();
      await expect(prompt(page)).toBeVisible();
      expect((await lines(page)).length).toBeGreaterThan(3);
    }
    await anyMove(page);
    await page.goto(`./${links['its table after step 3']}`);
    await expect(prompt(page)).toBeVisible();
  });

  await test.step('a file with many games', async () => {
    await openShelf(page);
    // With the two that came by link.
    const before = records.filter(({ removed }) => removed === 0).length + 2;
    await expect(page.locator('.game-row')).toHaveCount(before);
    const text = await kept('all-games.txt');
    const buffer = Buffer.from(text);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'all.txt', mimeType: 'text/plain', buffer });
    const count = text.match(/^> emptychair /gm)?.length ?? 0;
    await expect(page.locator('.game-row')).toHaveCount(before + count);
    await row(page, 'By my own hand').first().getByRole('link').first().click();
    await expect(prompt(page)).toBeVisible();
    const opened = await lines(page);
    await playOn(page, opened);
    // An import backs up what was there, in the shape that backups had.
    const [, backup] = backups[0] ?? [];
    const now = await page.evaluate(
      () =>
        new Promise<string[][]>((resolve, reject) => {
          const open = indexedDB.open('emptychair');
          open.onerror = () => reject(open.error);
          open.onsuccess = () => {
            const all = open.result.transaction('backups').objectStore('backups').getAll();
            all.onsuccess = () => {
              open.result.close();
              resolve(all.result.map((value) => Object.keys(value)));
            };
          };
        }),
    );
    expect(now.length).toBeGreaterThan(backups.length);
    for (const keys of now) expect(keys).toEqual(expect.arrayContaining(Object.keys(backup as object)));
  });
});
