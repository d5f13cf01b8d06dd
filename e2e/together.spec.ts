/** Several devices at one shared table, in real browsers: in step through reload, offline and a restarted server. */
import { expect, test } from '@playwright/test';
import { guarded } from './support/guarded.ts';
import { OwnServer } from './support/own-server.ts';
import { breathe, fitsAcross, lines, newGame, prompt, SOON } from './support/player.ts';
import {
  device,
  inStep,
  installed,
  join,
  line,
  linkFor,
  menu,
  share,
  sheet,
  step,
} from './support/shared-table.ts';
import { violations } from './support/violations.ts';

test.describe.configure({ mode: 'serial' });
test.use({ locale: 'en' });

let server: OwnServer;
test.beforeAll(async () => {
  server = await OwnServer.start('--limit', 'burst=1000', '--limit', 'rate=1000');
});
test.afterAll(() => server.remove());

test('three devices are in step through reload, offline and a server that dies', async ({ browser }) => {
  test.setTimeout(120_000);
  const phone = await device(browser, server);
  const guard = await guarded(phone, server.address);
  await newGame(phone);
  await phone.locator('.choices-row button').first().click();
  const local = await lines(phone);
  const forTablet = await share(phone);
  await expect(line(phone)).toContainText('Shared table: 1 device.');
  const shared = await lines(phone);
  expect(shared.slice(0, local.length)).toEqual(local);
  expect(shared.at(local.length)).toMatch(/^> draws key /);

  const tablet = await device(browser, server, { viewport: { width: 1280, height: 900 } });
  await join(tablet, forTablet);
  // The secret doesn't stay in the address.
  expect(tablet.url()).not.toContain('/table/');
  await menu(phone, 'Share table');
  const tv = await device(browser, server, { viewport: { width: 1280, height: 900 }, locale: 'pl' });
  await tv.goto(await linkFor(phone, 'Only watches'));
  await expect(line(tv)).toContainText('To urządzenie tylko się przygląda');
  await expect(line(phone)).toContainText('3 devices');
  await expect(tv.locator('.choices-row button')).toHaveCount(0);
  expect(await violations(tv, 'watching')).toEqual([]);

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

  for (const page of [phone, tablet]) await installed(page);
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

test('a game goes to a shared table and back, and continues alone as a branch; nothing is lost', async ({
  browser,
}) => {
  const phone = await device(browser, server);
  await newGame(phone);
  await step(phone);
  const tablet = await device(browser, server);
  await join(tablet, await share(phone));
  await step(tablet);
  const shared = await inStep(phone, tablet);

  for (const page of [phone, tablet]) await installed(page);
  // Alone on the tablet, while the server is away: with the step that waits there.
  await server.stop();
  await expect(line(tablet)).toContainText('The server isn’t answering.');
  await breathe(tablet);
  await tablet.locator('.choices-row button').first().click();
  await expect(line(tablet)).toContainText('waiting to be sent');
  const table = tablet.url();
  await menu(tablet, 'Share table');
  await sheet(tablet).getByRole('button', { name: 'Continue alone' }).click();
  await expect.poll(() => tablet.url()).not.toBe(table);
  await expect(line(tablet)).toHaveCount(0);
  const alone = await lines(tablet);
  expect(alone.slice(0, shared.length)).toEqual(shared);
  expect(alone).toContainEqual(expect.stringMatching(/^> from /));
  expect(alone).toContainEqual(expect.stringMatching(/^> draws seed [0-9a-f]{32}$/));
  await step(tablet);

  // The phone takes the game home; the seed is new, and the game continues without a server.
  const before = await lines(phone);
  await menu(phone, 'Share table');
  await sheet(phone).getByRole('button', { name: 'Take game home' }).click();
  await expect(line(phone)).toHaveCount(0);
  const home = await lines(phone);
  expect(home.slice(0, before.length)).toEqual(before);
  expect(home.at(before.length)).toMatch(/^> draws seed [0-9a-f]{32}$/);
  await step(phone);
  await phone.reload();
  await expect(prompt(phone)).toBeVisible();
  await step(phone);

  // On the tablet's shelf both are in “Continue”: the shared table, and the game alone.
  await tablet.goto('./#/');
  await expect(tablet.locator('.game-row')).toHaveCount(2);
  await expect(tablet.locator('.game-row').filter({ hasText: 'Shared table' })).toHaveCount(1);
  await server.start();
  await tablet.goto(table);
  await expect(line(tablet)).toContainText('Shared table: 1 device.', { timeout: 40_000 });
  await expect.poll(async () => (await lines(tablet)).length).toBeGreaterThan(shared.length);
  for (const page of [phone, tablet]) await page.context().close();
});

test('the sheet works by keyboard, and axe finds nothing on it or at the table', async ({ browser }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await device(browser, server, { colorScheme });
    await newGame(page);
    await menu(page, 'Share table');
    const open = sheet(page).getByRole('button', { name: 'Open shared table' });
    await expect(open).toBeVisible();
    await fitsAcross(page);
    expect(await violations(page, 'to the table')).toEqual([]);
    await sheet(page).getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Tab');
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sheet(page).getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await fitsAcross(page);
    expect(await violations(page, 'at the table')).toEqual([]);
    const own = await sheet(page).getByRole('textbox').inputValue();
    await sheet(page).getByLabel('Plays along').focus();
    await page.keyboard.press('ArrowDown');
    await expect(sheet(page).getByLabel('Only watches')).toBeChecked();
    await expect(sheet(page).getByRole('textbox')).not.toHaveValue(own);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
    await expect(line(page)).toContainText('Shared table:');
    expect(await violations(page, 'table')).toEqual([]);
    await page.context().close();
  }
});

test('two windows of one browser, one of them open before the game was shared', async ({ browser }) => {
  const first = await device(browser, server);
  await newGame(first);
  const second = await first.context().newPage();
  await second.goto(first.url());
  await expect(prompt(second)).toBeVisible();
  await share(first);
  for (const page of [first, second]) await expect(line(page)).toContainText('Shared table:');
  for (const page of [first, second, first, second]) {
    await step(page);
    await inStep(first, second);
  }
  // Nothing was stored twice, and no window made a branch.
  await second.goto('./#/');
  await expect(second.locator('.game-row').filter({ hasText: 'Shared table' })).toHaveCount(1);
  await expect(second.locator('.game-row')).toHaveCount(1);
  await first.reload();
  await expect(line(first)).toContainText('Shared table:');
  await first.context().close();
});
