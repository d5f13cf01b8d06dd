/** Several devices at one shared table, in real browsers: in step through reload, offline and a restarted server. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { guarded } from './guarded.ts';
import { OwnServer } from './own-server.ts';
import { breathe, fitsAcross, lines, newGame, PHONE, prompt, SOON } from './player.ts';
import { violations } from './violations.ts';

test.describe.configure({ mode: 'serial' });
test.use({ locale: 'en' });

let server: OwnServer;
test.beforeAll(async () => {
  server = await OwnServer.start('--limit', 'burst=1000', '--limit', 'rate=1000');
});
test.afterAll(() => server.remove());

const line = (page: Page) => page.locator('.together');
const sheet = (page: Page) => page.getByRole('dialog');

async function menu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: item }).click();
}

/** Brings the game on the page to a shared table; returns the link for another device. */
async function share(page: Page): Promise<string> {
  await menu(page, 'Show on another device');
  await sheet(page).getByRole('button', { name: 'Open a shared table' }).click();
  return linkFor(page, 'Plays along');
}

async function linkFor(page: Page, role: string): Promise<string> {
  await sheet(page).getByLabel(role).check();
  const field = sheet(page).getByRole('textbox');
  await expect(field).toHaveValue(/#\/table\//);
  const link = await field.inputValue();
  await page.keyboard.press('Escape');
  return link;
}

async function join(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(line(page)).toContainText('Shared table:');
  await expect(prompt(page)).toBeVisible();
}

/** A step with its draw, whatever comes of it. */
async function step(page: Page): Promise<void> {
  const before = (await lines(page)).length;
  await breathe(page);
  await page.locator('.choices-row button').first().click();
  await expect.poll(async () => (await lines(page)).length, { intervals: SOON }).toBeGreaterThan(before);
}

/** All of them have the same journal and show the same question. */
async function inStep(...pages: readonly Page[]): Promise<readonly string[]> {
  const [first, ...others] = pages as [Page, ...Page[]];
  let found: readonly string[] = [];
  await expect(async () => {
    found = await lines(first);
    const said = await prompt(first).innerText();
    for (const page of others) {
      expect(await lines(page)).toEqual(found);
      expect(await prompt(page).innerText()).toBe(said);
    }
  }).toPass({ intervals: SOON });
  return found;
}

async function device(browser: { newContext: (o: object) => Promise<BrowserContext> }, options = {}) {
  const context = await browser.newContext({
    baseURL: server.address,
    locale: 'en',
    viewport: PHONE,
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
    ...options,
  });
  return context.newPage();
}

test('three devices are in step through reload, offline and a server that dies', async ({ browser }) => {
  test.setTimeout(120_000);
  const phone = await device(browser);
  const guard = await guarded(phone, server.address);
  await newGame(phone);
  await phone.locator('.choices-row button').first().click();
  const local = await lines(phone);
  const forTablet = await share(phone);
  await expect(line(phone)).toContainText('Shared table: 1 device.');
  const shared = await lines(phone);
  expect(shared.slice(0, local.length)).toEqual(local);
  expect(shared.at(local.length)).toMatch(/^> draws key /);

  const tablet = await device(browser, { viewport: { width: 1280, height: 900 } });
  await join(tablet, forTablet);
  // The secret doesn't stay in the address.
  expect(tablet.url()).not.toContain('/table/');
  await menu(phone, 'Show on another device');
  const tv = await device(browser, { viewport: { width: 1280, height: 900 }, locale: 'pl' });
  await tv.goto(await linkFor(phone, 'Only watches'));
  await expect(line(tv)).toContainText('To urządzenie tylko się przygląda');
  await expect(line(phone)).toContainText('3 devices');
  await expect(tv.locator('.choices-row button')).toHaveCount(0);

  const here = async () => {
    const found = await inStep(phone, tablet);
    await expect.poll(() => lines(tv), { intervals: SOON }).toEqual(found);
    return found;
  };
  await step(phone);
  await step(tablet);
  await here();

  // Reloaded: back without a tap.
  await tablet.reload();
  await expect(line(tablet)).toContainText('3 devices');
  await step(phone);
  await here();

  // Offline: the step waits; the others don't notice, and nothing is lost.
  await phone.context().setOffline(true);
  await expect(line(phone)).toContainText('Offline.');
  await breathe(phone);
  await phone.locator('.choices-row button').first().click();
  await expect(line(phone)).toContainText('1 step is waiting to be sent.');
  await fitsAcross(phone);
  expect(await violations(phone, 'offline')).toEqual([]);
  await phone.reload();
  await expect(line(phone)).toContainText('1 step is waiting to be sent.');
  await phone.context().setOffline(false);
  await expect(line(phone)).toContainText('3 devices');
  await here();

  // The server dies in the middle, and a page is reloaded meanwhile.
  const before = await here();
  await server.stop('SIGKILL');
  await expect(line(tablet)).toContainText('The server isn’t answering.');
  await breathe(tablet);
  await tablet.locator('.choices-row button').first().click();
  await phone.reload();
  await expect(prompt(phone)).toBeVisible();
  await expect(line(phone)).toContainText('The server isn’t answering.');
  await server.start();
  for (const page of [phone, tablet])
    await expect(line(page)).toContainText('3 devices', { timeout: 40_000 });
  const after = await here();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length).toBeGreaterThan(before.length);

  expect(guard.strangers).toEqual([]);
  expect(await guard.refused()).toEqual([]);
  for (const page of [phone, tablet, tv]) await page.context().close();
});
