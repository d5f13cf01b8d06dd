/** Shared tables on bad days: wrong links, other versions, a server that can't save, no server at all. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, expect, type Page, test } from '@playwright/test';
import { putRecords, recordOf } from './support/disk.ts';
import { host } from './support/host.ts';
import { OwnServer } from './support/own-server.ts';
import { breathe, fitsAcross, lines, newGame, PHONE, prompt } from './support/player.ts';
import { publish } from './support/publish.ts';
import { device, join, line, menu, share, sheet } from './support/shared-table.ts';
import { violations } from './support/violations.ts';

const BUILD = fileURLToPath(new URL('../dist/web', import.meta.url));

test.describe.configure({ mode: 'serial' });
test.use({ locale: 'en' });

let server: OwnServer;
test.beforeAll(async () => {
  server = await OwnServer.start('--lan');
});
test.afterAll(() => server.remove());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The next server that the page talks to says this to every hello. */
async function says(page: Page, message: object): Promise<void> {
  await page.routeWebSocket(/\/api\/socket$/, (socket) => {
    socket.onMessage((text) => {
      if (String(text).includes('"hello"')) socket.send(JSON.stringify(message));
    });
  });
}

test('an unknown or expired link says so, and keeps nothing', async ({ browser }) => {
  const page = await device(browser, server);
  for (const link of ['#/table/nowhere/nothing', '#/table/a/b']) {
    await page.goto('about:blank');
    await page.goto(`${server.address}${link}`);
    await expect(heading(page)).toHaveText('This table can’t be opened.');
    await expect(page.getByText('Ask for a new link.')).toBeVisible();
  }
  await fitsAcross(page);
  expect(await violations(page, 'gone')).toEqual([]);
  await page.getByRole('link', { name: 'Back to the shelf' }).or(page.locator('a.button')).first().click();
  await expect(page.getByText('Shared table')).toHaveCount(0);
  await page.context().close();
});

test('a game too large for the server, or one request too many, is refused, and stays on the device', async ({
  browser,
}) => {
  const small = await OwnServer.start('--limit', 'journal=100', '--limit', 'knocks=2');
  const page = await device(browser, small);
  await newGame(page);
  const before = await lines(page);
  const open = sheet(page).getByRole('button', { name: 'Open shared table' });
  await menu(page, 'Share table');
  for (const said of ['too large for the server', 'too large for the server', 'Too many requests at once']) {
    const answer = page.waitForResponse(/api\/tables$/);
    await open.click();
    expect((await answer).status()).toBe(said.startsWith('too large') ? 413 : 429);
    await expect(sheet(page).getByRole('alert')).toContainText(said);
    await breathe(page);
  }
  await fitsAcross(page);
  expect(await violations(page, 'refused')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toBeVisible();
  expect(await lines(page)).toEqual(before);
  await page.context().close();
  await small.remove();
});

test('a table with newer rules isn’t opened, and the reason is said', async ({ browser }) => {
  const page = await device(browser, server);
  await says(page, {
    ...{ type: 'welcome', protocol: 1, header: '> emptychair 2 boer-war 99 7 {}', from: 0, count: 0 },
    ...{ you: { chair: 1, role: 'table' }, people: [] },
  });
  await page.goto(`${server.address}#/table/newer/token`);
  await expect(heading(page)).toHaveText('This table can’t be opened.');
  await expect(page.getByText(/^The game uses version 99 of its rules/)).toBeVisible();
  await page.context().close();
});

test('each problem at the table is one line, and the game doesn’t change', async ({ browser }) => {
  const page = await device(browser, server);
  await newGame(page);
  await share(page);
  await expect(line(page)).toContainText('Shared table:');
  const before = await lines(page);
  for (const [reason, said] of [
    ['token', 'The server doesn’t know this table any more'],
    ['table', 'The server doesn’t know this table any more'],
    ['storage', 'The server can’t save right now'],
    ['flood', 'Too many messages at once.'],
    ['update', 'The app and the server are different versions.'],
  ] as const) {
    await page.unrouteAll();
    await says(page, { type: 'bye', reason });
    await page.reload();
    await expect(line(page)).toContainText(said);
    await fitsAcross(page);
    await expect(prompt(page)).toBeVisible();
    expect(await lines(page)).toEqual(before);
  }
  expect(await violations(page, 'trouble')).toEqual([]);
  // Nothing that is tapped meanwhile is lost.
  await breathe(page);
  await page.locator('.choices-row button').first().click();
  await expect(line(page)).toContainText('1 step is waiting to be sent.');
  const fresh = await page.context().newPage();
  await fresh.goto(page.url());
  await expect.poll(async () => (await lines(fresh)).length).toBeGreaterThan(before.length);
  await page.context().close();
});

test('a copy that differs from the table is kept as a separate game, and the table’s is loaded', async ({
  browser,
}) => {
  const page = await device(browser, server);
  await newGame(page);
  await share(page);
  await expect(line(page)).toContainText('Shared table:');
  const before = await lines(page);
  const id = /game\/(\w+)/.exec(page.url())?.[1] ?? '';
  await page.goto('./#/help');
  await page.evaluate(
    ({ game, n }) =>
      new Promise<void>((done, failed) => {
        const open = indexedDB.open('emptychair');
        open.onsuccess = () => {
          const tx = open.result.transaction('lines', 'readwrite');
          tx.objectStore('lines').put('> note "only here"', [game, n]);
          tx.oncomplete = () => {
            open.result.close();
            done();
          };
          tx.onerror = () => failed(tx.error);
        };
      }),
    { game: id, n: before.length },
  );
  await page.goto(`./#/game/${id}`);
  await expect(line(page)).toContainText('What was on this device is now a separate game on your shelf.');
  await expect.poll(() => page.url()).not.toContain(id);
  await expect.poll(() => lines(page)).toEqual(before);
  await page.goto(`./#/game/${id}`);
  await expect(prompt(page)).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  // From here on the device draws, from a seed of its own.
  const seed = expect.stringMatching(/^> draws seed [0-9a-f]{32}$/);
  await expect.poll(() => lines(page)).toEqual([...before, '> note "only here"', seed]);
  await page.goto('./#/');
  await expect(page.locator('.game-row')).toHaveCount(2);
  await page.context().close();
});

test('a host of files says what playing together needs', async ({ browser }) => {
  const files = await host(BUILD, '/games/');
  const context = await browser.newContext({ baseURL: files.address, viewport: PHONE, locale: 'en' });
  const page = await context.newPage();
  await newGame(page);
  const before = await lines(page);
  await menu(page, 'Share table');
  await sheet(page).getByRole('button', { name: 'Open shared table' }).click();
  await expect(sheet(page).getByRole('alert')).toContainText(
    'Start it with “npm start” or “emptychair serve”',
  );
  expect(await violations(page, 'no server')).toEqual([]);
  expect(await lines(page)).toEqual(before);
  await page.goto('./#/table/some/where');
  await expect(page.getByText('Playing together needs Emptychair’s own server.')).toBeVisible();
  await context.close();
  await files.close();
});

test('a server that needs a newer app: the page applies the waiting version, with the steps that wait', async ({
  browser,
}) => {
  const folder = await mkdtemp(path(tmpdir(), 'emptychair-together-'));
  await cp(BUILD, folder, { recursive: true });
  const site = await host(folder);
  const page = await device(browser, server, { baseURL: site.address });
  let newer = false;
  await page.routeWebSocket(/\/api\/socket$/, (socket) => {
    socket.onMessage((text) => {
      if (newer && String(text).includes('"hello"')) socket.send('{"type":"bye","reason":"update"}');
    });
  });
  await newGame(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const id = /game\/(\w+)/.exec(page.url())?.[1] ?? '';
  const shared = { table: 'table', token: 'token', role: 'host' };
  await putRecords(page, { [id]: { ...(await recordOf(page, id)), shared } });
  await page.reload();
  await breathe(page);
  await page.locator('.choices-row button').first().click();
  await publish(folder, 'second');
  newer = true;
  await page.reload();
  await expect(page.locator('[data-mark="second"]')).toHaveCount(1);
  await expect(line(page)).toContainText('1 step is waiting to be sent.');
  await page.context().close();
  await site.close();
  await rm(folder, { recursive: true });
});

/** An address for documents, which no device has: the browser is configured to resolve it to this machine. */
const ELSEWHERE = '192.0.2.77';

test('over the local network without https it works too, and says that a reload needs the server', async ({
  launchOptions,
}) => {
  const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1`];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    const there = server.address.replace('127.0.0.1', ELSEWHERE);
    const phone = await device(browser, server, { baseURL: there });
    await newGame(phone);
    expect(await phone.evaluate(() => [isSecureContext, typeof crypto.subtle])).toEqual([false, 'undefined']);
    const link = await share(phone);
    expect(link).toContain(ELSEWHERE);
    const tablet = await device(browser, server, { baseURL: there });
    await join(tablet, link);
    const before = (await lines(tablet)).length;
    await breathe(phone);
    await phone.locator('.choices-row button').first().click();
    await expect.poll(async () => (await lines(tablet)).length).toBeGreaterThan(before);
    await server.stop('SIGKILL');
    await expect(line(phone)).toContainText('reloads only while the server is running');
    await server.start();
    await expect(line(phone)).toContainText('2 devices', { timeout: 40_000 });

    // An update is a reload here; what waits is kept.
    await says(phone, { type: 'bye', reason: 'update' });
    await phone.reload();
    await expect(line(phone)).toContainText('different versions');
    await breathe(phone);
    await phone.locator('.choices-row button').first().click();
    await expect(line(phone)).toContainText('1 step is waiting to be sent.');
    await phone.reload();
    await expect(line(phone)).toContainText('1 step is waiting to be sent.');
  } finally {
    await browser.close();
  }
});
