import { expect, test } from '@playwright/test';
import {
  breathe,
  DESKTOP,
  lines,
  newGame,
  openShelf,
  painted,
  prompt,
  SOON,
  sameDraws,
  story,
} from './support/player.ts';
import { positions } from './support/positions.ts';
import { shelved } from './support/tables.ts';

test.use({ viewport: DESKTOP, locale: 'en' });
test.beforeEach(({ page }) => sameDraws(page));

test('keyboard only: from the shelf into a game, choices by number, tools by letter', async ({ page }) => {
  await openShelf(page);
  await page.getByRole('button', { name: 'Settings', exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'Help and about' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.locator('.boxes')).toBeVisible();
  const box = page.getByRole('link', { name: /The Second Boer War.*player/ });
  for (let i = 0; i < 9 && !(await box.evaluate((link) => link === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Rules', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Rules: The Second Boer War' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await page.getByRole('button', { name: 'Next: lay out' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: /Round finished/ })).toBeVisible();
  const begin = page.getByRole('button', { name: 'Begin' });
  await expect(begin).toBeVisible();
  for (let i = 0; i < 30 && !(await begin.evaluate((button) => button === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await expect(begin).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toContainText('Boers, round 1');

  // When a pressed button becomes disabled, the focus moves to the question.
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.keyboard.press('1');
  await undo.focus();
  for (let i = 0; i < 9 && (await undo.getAttribute('disabled')) === null; i++) {
    const before = (await lines(page)).length;
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await lines(page)).length).toBeGreaterThan(before);
  }
  await expect(undo).toHaveAttribute('disabled');
  await expect(page.locator('.asking')).toBeFocused();

  await page.keyboard.press('1');
  await expect.poll(async () => (await lines(page)).filter((line) => line === '> table done').length).toBe(2);
  await page.keyboard.press('u');
  await expect(page.getByText(/same as before/)).toBeVisible();
  await page.keyboard.press('w');
  await expect(page.getByRole('dialog', { name: 'Why?' })).toContainText(/action/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // Action done, and the player draws.
  await page.keyboard.press('2');
  await expect(page.getByRole('button', { name: /^I drew GO!/ })).toBeVisible();
  await painted(page);
  await page.keyboard.press('2');
  await expect.poll(async () => (await lines(page)).at(-1)).toBe('> table go');
  await page.keyboard.press('n');
  await page.getByRole('textbox').fill('held the ford');
  await page.getByRole('button', { name: 'Add note' }).press('Enter');
  await expect(story(page)).toContainText('held the ford');

  // A held key acts once.
  const done = async () => (await lines(page)).filter((line) => line === '> table done').length;
  const before = await done();
  await page.keyboard.down('1');
  for (let i = 0; i < 8; i++) {
    await page.keyboard.down('1');
    await painted(page);
  }
  await page.keyboard.up('1');
  expect(await done()).toBe(before + 1);
});

test('the prompt is announced once per step, even if its text repeats', async ({ page }) => {
  await openShelf(page);
  await page.getByRole('link', { name: /Demo/ }).click();
  await expect(prompt(page)).toBeVisible();
  const said: string[] = [];
  await page.exposeFunction('heard', (text: string) => said.push(text));
  await page.evaluate(() => {
    for (const region of document.querySelectorAll('.prompt [aria-live=polite]'))
      new MutationObserver(() => {
        const text = region.textContent ?? '';
        if (text) (window as typeof window & { heard(text: string): void }).heard(text);
      }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  for (const [n, key] of ['1', 'u', '1', 'u', '1'].entries()) {
    await page.keyboard.press(key);
    await expect.poll(() => said.length, { intervals: SOON }).toBeGreaterThan(n);
    // Longer than anything would take that says it twice.
    await breathe(page);
  }
  expect(said).toHaveLength(5);
  expect(said[0]).toBe(said[2]);
  expect(said[2]).toBe(said[4]);
});

test('a key pressed while the table appears is accepted and shown', async ({ page }) => {
  await newGame(page);
  await page.addInitScript(() => {
    new MutationObserver((_, watching) => {
      if (!document.querySelector('.prompt button.primary')) return;
      watching.disconnect();
      dispatchEvent(new KeyboardEvent('keydown', { code: 'Digit1', key: '1' }));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(prompt(page)).not.toHaveText(/carry out action 1 /);
  await expect.poll(() => lines(page)).toContain('> table done');
});

test('a key pressed while a sheet closes opens the next one', async ({ page }) => {
  await newGame(page);
  const keyboard = await page.context().newCDPSession(page);
  const press = (key: string, code: string, windowsVirtualKeyCode: number) =>
    keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code, windowsVirtualKeyCode });
  // A busy machine: the next key comes before the browser reports that the sheet is closed. The first key waits for an
  // answer, which comes after both keys were sent.
  await page.route('**/busy', (route) => route.fulfill({ body: '' }));
  await page.evaluate(() =>
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        const busy = new XMLHttpRequest();
        busy.open('GET', 'busy', false);
        busy.send();
      },
      true,
    ),
  );
  for (const sheet of ['n', 'w']) {
    await page.keyboard.press(sheet);
    await expect(page.getByRole('dialog')).toBeVisible();
    await Promise.all([press('Escape', 'Escape', 27), press('w', 'KeyW', 87)]);
    await expect(page.getByRole('dialog', { name: 'Why?' })).toBeVisible();
    // And it stays open when the browser reports that the other one was closed.
    await painted(page);
    await painted(page);
    await expect(page.getByRole('dialog', { name: 'Why?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('a field for a number takes digits, not the letters of the tools; a stuck Enter sends it once', async ({
  page,
}) => {
  const asks = positions().get('tax-farmer');
  // One file of two games: a single one would open at once.
  const two = ['table-points', 'table-load'];
  const at = await shelved(
    page,
    two.map((ask) => [ask, asks?.get(ask) ?? '']),
  );
  await page.goto(at('table-points'));
  const field = page.getByRole('spinbutton');
  await field.click();
  await page.keyboard.type('58');
  await expect(field).toHaveValue('58');
  await page.keyboard.press('w');
  await expect(page.getByRole('dialog', { name: 'Why?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('58');
  const said = await prompt(page).textContent();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.down('Enter');
    await painted(page);
  }
  await page.keyboard.up('Enter');
  await expect(prompt(page)).not.toHaveText(said ?? '');
  const told = async () => (await lines(page)).filter((line) => line.startsWith('> table points:'));
  await expect.poll(told).toEqual(['> table points:58']);
  // The same field asks the next players and starts empty; Enter never counts as half of a double tap.
  await expect(field).toBeFocused();
  let asked = '';
  for (const points of ['46', '31']) {
    asked = (await prompt(page).textContent()) ?? '';
    await page.keyboard.type(points);
    await expect(field).toHaveValue(points);
    await page.keyboard.press('Enter');
    await expect(prompt(page)).not.toHaveText(asked);
    await painted(page);
  }
  await expect.poll(told).toEqual(['> table points:58', '> table points:46', '> table points:31']);
  await page.keyboard.press('u');
  await expect(prompt(page)).toHaveText(asked);
});
