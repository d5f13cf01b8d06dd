/** Solo systems that are text files: the examples, a file of one's own with and without problems, a link. */
import { readFileSync } from 'node:fs';
import { expect, type Page, type Route, test } from '@playwright/test';
import { guarded } from './support/guarded.ts';
import { OwnServer } from './support/own-server.ts';
import { fitsAcross, openShelf, PHONE, prompt, someMoves } from './support/player.ts';
import { device, inStep, join, share, step } from './support/shared-table.ts';
import { row } from './support/shelf.ts';
import { violations } from './support/violations.ts';

test.use({ locale: 'en', viewport: PHONE });

const TEXT = readFileSync(new URL('../src/solo/systems/last-bridge.solo.md', import.meta.url), 'utf8');
const MINE = TEXT.replace('title: The Last Bridge', 'title: My Ferry').replaceAll('Last Bridge', 'Ferry');

async function look(page: Page, where: string): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await violations(page, where)).toEqual([]);
  await fitsAcross(page);
}

async function give(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/markdown', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an example is played, undone, explained, simulated and printed, also after a reload', async ({
  page,
  baseURL,
}) => {
  const guard = await guarded(page, baseURL ?? '');
  await openShelf(page);
  const example = section(page, 'Examples').getByRole('listitem').filter({ hasText: 'The Last Bridge' });
  await expect(example).toBeVisible();
  await look(page, 'shelf');
  await example.getByRole('link', { name: 'New game: The Last Bridge' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Last Bridge' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Distance', { exact: true })).toBeVisible();
  await look(page, 'set-up');
  await page.getByRole('button', { name: 'Begin' }).click();
  await someMoves(page, 3);
  await look(page, 'table');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  const asked = await prompt(page).innerText();
  await page.reload();
  await expect(prompt(page)).toHaveText(asked);
  await page.goto('./');
  await expect(row(page, 'The Last Bridge')).toBeVisible();

  await example.getByRole('link', { name: 'New game: The Last Bridge' }).click();
  await page.getByRole('link', { name: 'Simulate' }).click();
  await page.getByLabel('Number of games').fill('50');
  await page.getByLabel('Number of games').press('Tab');
  await page.getByRole('button', { name: /^Play 50 games/ }).click();
  await expect(page.getByRole('heading', { name: 'How often is the bridge held?' })).toBeVisible({
    timeout: 30_000,
  });
  await look(page, 'simulation');
  await page.getByText('For rule writers').last().click();
  const notes = page.getByRole('heading', { name: 'Notes on the text of the rules' });
  await expect(notes).toBeVisible();
  await expect(page.getByText(/^Line \d+, “.+”: /).first()).toBeVisible();
  await look(page, 'notes');
  await page.goBack();
  await page.getByRole('link', { name: 'Print sheets' }).click();
  await expect(page.locator('.print-page svg').first()).toBeVisible();
  expect(await guard.refused()).toEqual([]);
  expect(guard.strangers).toEqual([]);
});

test('a page doesn’t fail because the game of an earlier page couldn’t be loaded', async ({ page }) => {
  await openShelf(page);
  const addressOf = (title: string) =>
    page.getByRole('link', { name: `New game: ${title}` }).evaluate((link: HTMLAnchorElement) => link.href);
  const [lost, wanted] = [await addressOf('The Last Bridge'), await addressOf('The Toll Road')];
  const text = (name: string, then: (route: Route) => Promise<void>) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = page.waitForRequest(new RegExp(name));
    const done = page.route(new RegExp(name), async (route) => held.then(() => then(route)));
    return { asked, done, release: () => release() };
  };
  // The first text fails while the second is still on its way.
  const first = text('last-bridge', (route) => route.abort());
  const second = text('toll-road', (route) => route.continue());
  await Promise.all([first.done, second.done]);
  await page.evaluate((to) => location.assign(to), lost);
  await first.asked;
  await page.evaluate((to) => location.assign(to), wanted);
  await second.asked;
  const failed = page.waitForEvent('requestfailed');
  first.release();
  await failed;
  second.release();
  await expect(page.getByRole('heading', { level: 1, name: 'The Toll Road' })).toBeVisible();
});

test('a file with problems is refused with each of them; without them it is kept, played and deleted', async ({
  page,
}) => {
  await openShelf(page);
  await give(page, 'ferry.solo.md', MINE.replace('→ end held', '→ ennd held'));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('ferry.solo.md has 1 problem');
  await expect(alert).toContainText(/line \d+, column \d+/);
  await expect(alert).toContainText('Night falls');
  await look(page, 'problems');

  await give(page, 'ferry.solo.md', MINE);
  await expect(page.getByRole('heading', { level: 1, name: 'My Ferry' })).toBeVisible();
  await expect(page.locator('.system-text')).toContainText('Four columns march');
  await look(page, 'text');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('last-bridge.solo.md');
  expect(readFileSync(await saved.path(), 'utf8')).toBe(MINE);

  await page.reload();
  await page.getByRole('link', { name: 'New game', exact: true }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await someMoves(page, 3);
  const asked = await prompt(page).innerText();
  await page.goto('./');
  await page.reload();
  await expect(row(page, 'My Ferry')).toBeVisible();
  const mine = section(page, 'Your systems').getByRole('listitem').filter({ hasText: 'My Ferry' });
  await mine.getByRole('link', { name: 'Read text: My Ferry' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status')).toContainText('Deleted: My Ferry');
  await page.goto('./');
  await page.reload();
  // Its game carries the text.
  await expect(mine).toHaveCount(0);
  await row(page, 'My Ferry').getByRole('link').click();
  await expect(prompt(page)).toHaveText(asked);
  await someMoves(page, 1);
});

test('a link carries a system to another device', async ({ page, browser }) => {
  await openShelf(page);
  await give(page, 'ferry.solo.md', MINE);
  await page.getByRole('button', { name: 'Send system' }).click();
  await expect(page.getByRole('textbox')).toHaveValue(/#\/open\//);
  await expect(page.getByRole('img', { name: 'QR code for this system' })).toBeVisible();
  const link = await page.getByRole('textbox').inputValue();
  const other = await browser.newContext({ locale: 'en', viewport: PHONE });
  const there = await other.newPage();
  await there.goto(link);
  await expect(there.getByText('Someone sent you a solo system.')).toBeVisible();
  await look(there, 'sent');
  await there.getByRole('button', { name: 'Add to shelf' }).click();
  await there.getByRole('link', { name: 'New game', exact: true }).click();
  await there.reload();
  await expect(there.getByRole('heading', { level: 1, name: 'My Ferry' })).toBeVisible();
  await other.close();
});

test('two devices play a system of one’s own at a shared table', async ({ browser }) => {
  const server = await OwnServer.start('--limit', 'burst=1000', '--limit', 'rate=1000');
  try {
    const phone = await device(browser, server);
    await phone.goto('./');
    await give(phone, 'ferry.solo.md', MINE);
    await phone.getByRole('link', { name: 'New game', exact: true }).click();
    await phone.getByRole('button', { name: 'Begin' }).click();
    await expect(prompt(phone)).toBeVisible();
    const link = await share(phone);
    const tablet = await device(browser, server);
    await join(tablet, link);
    await step(phone);
    await step(tablet);
    await inStep(phone, tablet);
    await tablet.goto('./');
    await expect(row(tablet, 'My Ferry')).toBeVisible();
  } finally {
    await server.remove();
  }
});

test('the rule behind a step, and what the player sets by hand', async ({ page }) => {
  await openShelf(page);
  await section(page, 'Examples').getByRole('link', { name: 'Read text: The Last Bridge' }).click();
  await page.getByRole('link', { name: 'New game', exact: true }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByRole('dialog')).toContainText('Reveal an order.');
  await look(page, 'why');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Adjust', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Distance left, North');
  await look(page, 'adjust');
  await page.keyboard.press('Escape');
  await page.goto('./#/history');
  await look(page, 'past games');
});

test('a copy of a running game continues with the edited text, and the page says what has changed', async ({
  page,
}) => {
  await openShelf(page);
  await give(page, 'ferry.solo.md', MINE);
  await page.getByRole('link', { name: 'New game', exact: true }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await someMoves(page, 3);
  const asked = (await prompt(page).innerText()).replace('Reveal an order.', 'Turn the top order face up.');
  await page.goto('./');
  await give(page, 'ferry.solo.md', MINE.replace('Reveal an order.', 'Turn the top order face up.'));
  const others = section(page, 'Games with a different text of this system');
  await expect(others.getByRole('listitem')).toHaveCount(1);
  await look(page, 'another text');
  await others.getByRole('button', { name: 'Continue with this text: My Ferry' }).click();
  await expect(prompt(page)).toHaveText(asked);
  await someMoves(page, 1);

  // A new piece begins at its start: the game continues, and the page says so.
  await page.goto('./');
  await give(page, 'ferry.solo.md', MINE.replace('## Pieces\n', '## Pieces\n\n- Oars: number 0 to 9\n'));
  // The game and its copy.
  await expect(others.getByRole('listitem')).toHaveCount(2);
  await others.getByRole('button').first().click();
  await expect(others.getByRole('status')).toContainText('“Oars” is new and starts as the text says.');
  await look(page, 'a new piece');

  await page.goto('./');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything' }).click();
  const saved = readFileSync(await (await saving).path(), 'utf8');
  expect(saved.match(/^# system /gm)).toHaveLength(3);
});
