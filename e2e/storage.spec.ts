/** How storage really fails: a full disk, site data disabled by the user, a game written by a newer app. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page, test } from '@playwright/test';
import { findWithWindows } from '../scripts/browser.mjs';
import { busy, putRecords, recordOf } from './support/disk.ts';
import {
  breathe,
  doneAndDraw,
  lines,
  newGame,
  openShelf,
  PHONE,
  prompt,
  sameDraws,
} from './support/player.ts';
import { violations } from './support/violations.ts';

test.use({ locale: 'en', viewport: PHONE });

/** Fills what is left of the site's room, to the last bytes, with data that isn't a game. */
async function fillDisk(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const open = indexedDB.open('photos', 1);
      open.onupgradeneeded = () => open.result.createObjectStore('all');
      open.onsuccess = () => resolve(open.result);
    });
    const put = (size: number) =>
      new Promise<boolean>((resolve) => {
        const tx = db.transaction('all', 'readwrite');
        // Random, so that no database makes it smaller.
        const bytes = crypto.getRandomValues(new Uint8Array(size));
        tx.objectStore('all').put(bytes, Math.random());
        tx.oncomplete = () => resolve(true);
        tx.onabort = () => resolve(false);
      });
    for (let size = 65_536; size >= 16; size /= 4) while (await put(size));
    db.close();
  });
}

test.describe('a full disk', () => {
  // A worker would keep the app itself, which takes room too.
  test.use({ serviceWorkers: 'block' });

  test('the step stays on screen and in the file, and is written once there is room', async ({
    page,
    baseURL,
  }) => {
    const disk = await page.context().newCDPSession(page);
    const origin = new URL(baseURL!).origin;
    await disk.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 });
    await sameDraws(page);
    await newGame(page);
    await doneAndDraw(page);
    const before = await lines(page);
    await fillDisk(page);

    const action = page.getByRole('button', { name: /^Done/ }).first();
    await action.click();
    await expect(page.getByRole('alert')).toContainText('couldn’t be saved');
    expect(await lines(page)).toEqual(before);
    expect(await violations(page, 'not saved')).toEqual([]);
    // The game continues, and the file has the steps that the disk lacks.
    const said = await prompt(page).textContent();
    const saving = page.waitForEvent('download');
    await page.getByRole('alert').getByRole('button', { name: 'Save as file' }).click();
    const text = await (await (await saving).createReadStream()).toArray();
    const unsaved = Buffer.concat(text)
      .toString()
      .split('\n')
      .filter((line) => line.startsWith('>'))
      .slice(1 + before.length);
    expect(unsaved[0]).toBe('> table done');

    // A new game is refused, too, with the reason, and leaves nothing half-written.
    const other = await page.context().newPage();
    await other.goto('./#/new/boer-war');
    await other.getByRole('button', { name: 'Begin' }).click();
    await expect(other.getByRole('alert')).toContainText('couldn’t be saved');
    await other.close();

    await disk.send('Storage.overrideQuotaForOrigin', { origin });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    expect(await lines(page)).toEqual([...before, ...unsaved]);
    await page.reload();
    await expect(prompt(page)).toHaveText(said ?? '');
    await openShelf(page);
    await expect(page.locator('.game-row')).toHaveCount(1);
  });
});

test('steps are kept even if the worker stops answering after it wrote one', async ({ page }) => {
  await page.addInitScript(() => {
    const workers: Worker[] = [];
    const real = Worker.prototype.addEventListener;
    Worker.prototype.addEventListener = function hear(type: string, listener: unknown, ...rest: unknown[]) {
      if (type !== 'message' || typeof listener !== 'function')
        return Reflect.apply(real, this, [type, listener, ...rest]);
      workers.push(this);
      const unlessSaved = (event: MessageEvent) => {
        const saved = event.data?.result === 'saved';
        if (!saved) listener(event);
        Object.assign(window, saved ? { unheard: true } : { ready: true });
      };
      return Reflect.apply(real, this, [type, unlessSaved, ...rest]);
    };
    const breakWorkers = () => {
      for (const worker of workers) worker.dispatchEvent(new Event('error'));
    };
    Object.assign(window, { breakWorkers });
  });
  await newGame(page);
  // The page writes the first step itself, and starts the worker.
  await doneAndDraw(page);
  await page.waitForFunction(() => Reflect.get(window, 'ready'));
  await doneAndDraw(page);
  await page.waitForFunction(() => Reflect.get(window, 'unheard'));
  const before = await lines(page);
  const text = await prompt(page).textContent();
  await breathe(page);
  await page.getByRole('button', { name: /^Done/ }).first().click();
  await expect(prompt(page)).not.toHaveText(text ?? '');
  const shown = await prompt(page).textContent();
  await page.evaluate(() => Reflect.get(window, 'breakWorkers')());
  await expect.poll(async () => (await lines(page)).length).toBeGreaterThan(before.length);
  expect((await lines(page)).slice(0, before.length)).toEqual(before);
  await expect(prompt(page)).toHaveText(shown ?? '');
  await expect(page.getByText('The game continued in another window')).toHaveCount(0);
});

/** Every kind of storage throws. */
async function refuse(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(window, name, { get });
    IDBFactory.prototype.open = get;
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get });
  });
}

test('site data switched off in the browser: the app says so, plays, and gives the game as a file', async ({
  launchOptions,
  baseURL,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'emptychair-profile-'));
  await mkdir(join(folder, 'Default'));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(folder, 'Default/Preferences'), JSON.stringify(blocked));
  const executablePath = findWithWindows();
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    ...(executablePath ? { executablePath } : {}),
    baseURL: baseURL!,
    locale: 'en',
    viewport: PHONE,
    serviceWorkers: 'allow',
  });
  try {
    const page = await context.newPage();
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(error.message));
    // The browser itself refuses; if it has no such setting, the test makes it refuse in the same way.
    if (!executablePath) await refuse(page);
    await openShelf(page);
    const refused = await page.evaluate(() => {
      try {
        return localStorage.length < 0;
      } catch (error) {
        return error instanceof DOMException && error.name === 'SecurityError';
      }
    });
    expect(refused).toBe(true);
    await expect(page.getByText(/saves nothing here/)).toBeVisible();
    expect(await violations(page, 'shelf')).toEqual([]);
    await page.getByRole('link', { name: /The Second Boer War.*player/ }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: /^Done – draw/ }).click();
    await expect(page.getByRole('region', { name: 'Just now' })).toContainText(/GO!|STOP/);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as file' }).click();
    expect((await saving).suggestedFilename()).toMatch(/^boer-war-.*\.txt$/);
    expect(broken).toEqual([]);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a game that a newer app has written here is left as it is, with the reason', async ({ page }) => {
  await newGame(page);
  await doneAndDraw(page);
  const id = /#\/game\/([a-z0-9]+)/.exec(page.url())?.[1] ?? '';
  const before = await lines(page);
  await page.evaluate(
    (game) =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open('emptychair');
        open.onsuccess = () => {
          const games = open.result.transaction('games', 'readwrite').objectStore('games');
          const found = games.get(game);
          found.onsuccess = () => {
            const header = found.result.header.replace(/ boer-war \d+ /, ' boer-war 99 ');
            games.put({ ...found.result, header }, game).onsuccess = () => {
              open.result.close();
              resolve();
            };
          };
        };
      }),
    id,
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/version 99/)).toBeVisible();
  expect(await lines(page)).toEqual(before);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^boer-war-.*\.txt$/);
});

test('a newer app writes to the game that is open here: further steps are shown as unsaved, and go to a file', async ({
  page,
}) => {
  await newGame(page);
  await doneAndDraw(page);
  const id = /#\/game\/([a-z0-9]+)/.exec(page.url())?.[1] ?? '';
  const before = await lines(page);
  await page.evaluate(
    ([game, n]) =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open('emptychair');
        open.onsuccess = () => {
          const tx = open.result.transaction('lines', 'readwrite');
          tx.objectStore('lines').add('> of-tomorrow 1', [game, n] as IDBValidKey);
          tx.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    [id, before.length] as const,
  );
  for (let act = 0; act < 2; act++) {
    await page.locator('.prompt button.primary').click();
    await expect(page.getByRole('alert')).toContainText('couldn’t be saved');
    await breathe(page);
  }
  expect(await lines(page)).toEqual([...before, '> of-tomorrow 1']);
  const saving = page.waitForEvent('download');
  await page.getByRole('alert').getByRole('button', { name: 'Save as file' }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  const played = text
    .split('\n')
    .filter((line) => line.startsWith('> '))
    .slice(1);
  expect(played.slice(0, before.length)).toEqual(before);
  expect(played.length).toBeGreaterThan(before.length + 1);
});

test('a database that the browser has closed is opened again, and what a newer app wrote into the record stays', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Worker');
    const { transaction } = IDBDatabase.prototype;
    const open = new Set<IDBDatabase>();
    IDBDatabase.prototype.transaction = function seen(...given) {
      open.add(this);
      return transaction.apply(this, given);
    };
    Object.assign(window, {
      closeAll() {
        for (const db of open) db.close();
      },
    });
  });
  await newGame(page);
  const id = /#\/game\/([a-z0-9]+)/.exec(page.url())?.[1] ?? '';
  await putRecords(page, { [id]: { ...(await recordOf(page, id)), ofTomorrow: ['kept'] } });
  await page.evaluate(() => (window as typeof window & { closeAll(): void }).closeAll());
  await doneAndDraw(page);
  await expect(page.getByRole('alert')).toBeHidden();
  expect(await recordOf(page, id)).toMatchObject({ ofTomorrow: ['kept'], count: (await lines(page)).length });
  const asked = await prompt(page).textContent();
  await page.reload();
  await expect(prompt(page)).toHaveText(asked!);
});

for (const writes of ['the page', 'a worker'])
  test(`a window that goes while ${writes} is still writing leaves its last step to the next one`, async ({
    page,
    context,
  }) => {
    if (writes === 'the page') await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await newGame(page);
    await doneAndDraw(page);
    await doneAndDraw(page);
    const before = await lines(page);
    const asked = (await prompt(page).textContent()) ?? '';
    const other = await context.newPage();
    await other.goto('./manifest.webmanifest');
    const { free } = await busy(other);
    await page.locator('.prompt button.primary').click();
    await expect(prompt(page)).not.toHaveText(asked);
    const now = (await prompt(page).textContent()) ?? '';
    await page.reload();
    await free();
    await expect(prompt(page)).toHaveText(now);
    const after = await lines(page);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.filter((line) => line.startsWith('> table done'))).toHaveLength(3);
    // Taken up once, and done with.
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /last/.test(key)))).toEqual(
      [],
    );
  });

test.describe('the worker that writes', () => {
  /** All workers that the page has started. */
  const workers = (page: Page) => page.workers().map((worker) => worker.url());

  test('takes over after the first step, and what it wrote is there after a reload', async ({ page }) => {
    await newGame(page);
    await doneAndDraw(page);
    await expect.poll(() => workers(page)).toHaveLength(1);
    await doneAndDraw(page);
    await doneAndDraw(page);
    await expect.poll(async () => (await lines(page)).length).toBeGreaterThanOrEqual(6);
    const asked = await prompt(page).textContent();
    await page.reload();
    await expect(prompt(page)).toHaveText(asked!);
  });

  for (const answer of ['an error', 'nothing'] as const)
    test(`has ${answer} to say to a step in its hands: the page writes it, once`, async ({ page }) => {
      await page.clock.install();
      await page.addInitScript((silent) => {
        class Broken extends EventTarget {
          constructor() {
            super();
            setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: 'ready' })));
          }
          postMessage() {
            if (!silent) setTimeout(() => this.dispatchEvent(new Event('error')));
          }
          terminate() {}
        }
        Object.assign(window, { Worker: Broken });
      }, answer === 'nothing');
      await newGame(page);
      await doneAndDraw(page);
      await page.locator('.prompt button.primary').click();
      if (answer === 'nothing') {
        expect((await lines(page)).filter((line) => line.startsWith('> table done'))).toHaveLength(1);
        await page.clock.fastForward(11_000);
      }
      const done = async () => (await lines(page)).filter((line) => line.startsWith('> table done'));
      await expect.poll(done).toHaveLength(2);
      await doneAndDraw(page);
      await expect(page.getByRole('alert')).toBeHidden();
      expect(await done()).toHaveLength(3);
      const asked = await prompt(page).textContent();
      await page.reload();
      await expect(prompt(page)).toHaveText(asked!);
    });

  test('can’t be started: the page writes itself', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await newGame(page);
    await doneAndDraw(page);
    await doneAndDraw(page);
    const asked = await prompt(page).textContent();
    await page.reload();
    await expect(prompt(page)).toHaveText(asked!);
  });
});
