import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { noRoom } from './support/disk.ts';
import { lines, newGame, openShelf, prompt, story } from './support/player.ts';

test.use({ locale: 'en' });

const HEADER = '> emptychair 1 boer-war 1 7 {}';

async function give(page: Page, text: string | Buffer): Promise<void> {
  const buffer = typeof text === 'string' ? Buffer.from(text) : text;
  await page.locator('input[type=file]').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer });
}

const REFUSED: readonly (readonly [what: string, text: string | Buffer, says: RegExp])[] = [
  ['a letter', 'Dear friend,\nit is your move.\n', /isn’t a saved game/],
  ['a newer format', '> emptychair 99 boer-war 1 7 {}\n', /newer Emptychair/],
  ['newer rules', '> emptychair 1 boer-war 99 7 {}\n', /version 99/],
  ['an unknown game', '> emptychair 1 chess 1 7 {}\n', /doesn’t have/],
  ['an impossible draw', `${HEADER}\n> table done\n> table go\n> table go\n`, /Line 4/],
  ['a line that is no entry', `${HEADER}\n> table done\n> !!\n`, /Line 3/],
  ['a damaged checkpoint', `${HEADER}\n> check 00000000 {"turn":1}\n`, /Line 2.*checkpoint/],
  ['a setting that does not fit', '> emptychair 1 boer-war 1 7 {"turns":9}\n', /turns/],
  ['binary junk', Buffer.from([0x89, 0x50, 0xff, 0xfe, 0, 1, 2, 3]), /isn’t a text file/],
];

test('a file that isn’t a saved game is refused with the reason, and the shelf doesn’t change', async ({
  page,
}) => {
  await openShelf(page);
  await expect(page.getByText('Demo', { exact: true })).toBeVisible();
  for (const [what, text, says] of REFUSED) {
    await give(page, text);
    await expect(page.getByRole('alert'), what).toHaveText(says);
  }
  await expect(page.getByRole('button', { name: /^More about/ })).toHaveCount(1);
  await give(page, `A good game\n${HEADER}\n> table done\n  some commentary\n> table go\n`);
  await expect(prompt(page)).toContainText('carry out action 2');
});

test.describe('with the network gone', () => {
  test.use({ serviceWorkers: 'block' });
  test('a file whose game can’t be loaded says so', async ({ page }) => {
    await openShelf(page);
    await expect(page.getByText('Demo', { exact: true })).toBeVisible();
    await page.route('**/civilization-*', (route) => route.abort());
    await give(page, '> emptychair 1 civilization 1 7 {}\n');
    await expect(page.getByRole('alert')).toHaveText(
      /^Something went wrong in the app\. Nothing was opened\. /,
    );
    await expect(page.getByRole('button', { name: /^More about/ })).toHaveCount(1);
  });
});

test('markup in notes and names stays text', async ({ page }) => {
  await openShelf(page);
  const evil = '<img src=x onerror="document.title=1"><b>bold</b>';
  await give(page, `${HEADER}\n> table done\n> note ${JSON.stringify(evil)}\n`);
  await expect(prompt(page)).toBeVisible();
  await page.goto(`${page.url()}/story`);
  await expect(story(page)).toContainText(evil);
  expect(await page.locator('.story img, .story b').count()).toBe(0);
});

test('a game with a damaged record is left alone, and can be saved as a file', async ({ page }) => {
  await openShelf(page);
  await give(page, `# Ladysmith <b>\n${HEADER}\n# own hand\n> table done\n> table go\n`);
  await expect(prompt(page)).toBeVisible();
  const id = /#\/game\/([a-z0-9]+)/.exec(page.url())?.[1] ?? '';
  await page.evaluate(
    (game) =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open('emptychair');
        open.onsuccess = () => {
          const tx = open.result.transaction('lines', 'readwrite');
          tx.objectStore('lines').put('> table rubbish', [game, 1]);
          tx.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    id,
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game can’t be read.');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^boer-war-.*\.txt$/);
  // With its name and who draws, for an app that can read it.
  expect(await readFile(await saved.path(), 'utf8')).toMatch(
    /^# Ladysmith <b>\n> emptychair 1 boer-war \d+ 7 .*\n# own hand\n> table done\n> table rubbish\n/,
  );
  await page.getByRole('link', { name: 'Go to shelf' }).click();
  await expect(page.getByText('This game can’t be read.')).toBeVisible();
});

test('when a step can’t be written, the app says so, keeps it, and writes it later', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await newGame(page);
  const { space } = await noRoom(page, 'add');
  const before = (await lines(page)).length;
  await page.getByRole('button', { name: /^Done/ }).first().click();
  await expect(page.getByRole('alert')).toContainText('couldn’t be saved');
  expect(await lines(page)).toHaveLength(before);
  // It stays visible on the shelf, and closing the window asks first.
  const said = await prompt(page).textContent();
  await page.getByRole('link', { name: 'Go to shelf' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Emptychair' })).toBeVisible();
  await page.goBack();
  await expect(prompt(page)).toHaveText(said ?? '');
  await expect(page.getByRole('alert')).toContainText('couldn’t be saved');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).dismiss();
  await space();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  expect((await lines(page)).length).toBeGreaterThan(before);
});

test('if the browser stores nothing, the app says so and can still be played', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open: () => {
          throw new Error('blocked');
        },
      },
    });
  });
  await openShelf(page);
  await expect(page.getByText(/saves nothing here/)).toBeVisible();
  await page.getByRole('link', { name: /The Second Boer War.*player/ }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: /^Done – draw/ }).click();
  await expect(page.getByRole('region', { name: 'Just now' })).toContainText(/GO!|STOP/);
  // Another window couldn't find the game, so it isn't offered.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Print sheets')).toBeVisible();
  await expect(page.getByText('Open table view')).toHaveCount(0);
  await page.keyboard.press('Escape');
  // Closing the window would lose it.
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).accept();
});

test('if the disk fills up during an import, no game of the file is added, and the app says so', async ({
  page,
}) => {
  await openShelf(page);
  const games = page.locator('.game-row');
  await expect(games).toHaveCount(1);
  const file = Array.from({ length: 5 }, (_, n) => `# No. ${n}\n${HEADER}\n> table done\n`).join('\n');
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    let room = 2;
    IDBObjectStore.prototype.put = function full(...given) {
      if (this.name === 'games' && room-- <= 0) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await give(page, file);
  await expect(page.getByRole('alert')).toHaveText(
    'The games couldn’t be saved. Nothing was opened. Your games and the file haven’t changed.',
  );
  await expect(games).toHaveCount(1);
  await page.reload();
  await expect(games).toHaveCount(1);
  await give(page, file);
  await expect(page.getByText('5 games from the file are now on the shelf.')).toBeVisible();
  await expect(games).toHaveCount(6);
});

test('while the app reads a file with many games it shows progress, and the player can cancel', async ({
  page,
}) => {
  const war = await readFile('src/games/boer-war/golden/whole-war.txt', 'utf8');
  const file = Array.from({ length: 30 }, (_, n) => `# No. ${n}\n${war}`).join('\n');
  await openShelf(page);
  await expect(page.locator('.game-row')).toHaveCount(1);
  // The clock jumps between two games, so the test doesn't depend on the machine.
  await page.evaluate(() => {
    let clock = 0;
    performance.now = () => (clock += 60);
  });
  const sheet = page.getByRole('dialog');
  for (const how of ['button', 'key']) {
    await give(page, file);
    await expect(sheet).toContainText(/Games read: \d+ of 30/);
    if (how === 'button') await sheet.getByRole('button', { name: 'Cancel' }).click();
    else await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toHaveText(/^Nothing was opened\. /);
    await expect(sheet).toBeHidden();
    await expect(page.locator('.game-row')).toHaveCount(1);
  }
  await give(page, file);
  await expect(sheet).toBeVisible();
  await expect(page.getByText('30 games from the file are now on the shelf.')).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page.locator('.game-row')).toHaveCount(31);
});
