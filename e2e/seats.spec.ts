import { expect, type Page, test } from '@playwright/test';
import { breathe, fitsAcross, lines, PHONE, prompt, sameDraws } from './support/player.ts';
import { placeAll, placeOnMap, province } from './support/tax-map.ts';
import { violations } from './support/violations.ts';

test.use({ viewport: PHONE, hasTouch: true, locale: 'en' });
test.beforeEach(({ page }) => sameDraws(page));

const summary = (page: Page) => page.getByRole('region', { name: 'Bots’ moves' });
const choices = (page: Page) => page.locator('.prompt .choices-row > button.big');
/** Red's question of round n, or the draw that somebody must ask for. */
const asked = /^Red|^Deal|rebellion|roll/i;

/** Answers with the first button until round 2 has begun and Red is asked; every answer is a person's. */
async function playRound(page: Page): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await expect(prompt(page)).toHaveText(asked);
    await expect(prompt(page)).not.toHaveAttribute('aria-busy');
    if (/^Red, round 2/.test((await prompt(page).textContent()) ?? '')) return;
    const before = await lines(page);
    if (/: activate/.test((await prompt(page).textContent()) ?? '')) await province(page, /./).first().tap();
    else if (await choices(page).count()) await choices(page).first().click();
    else await placeAll(page);
    await expect.poll(async () => (await lines(page)).length).toBeGreaterThan(before.length);
    await breathe(page);
  }
  throw new Error('round 2 never came');
}

test('one person and two bots: a whole round, undo, reload, continue', async ({ page }) => {
  await page.goto('./#/new/tax-farmer');
  await page.getByRole('spinbutton', { name: 'Players' }).fill('3');
  await page.keyboard.press('Tab');
  const seats = page.getByRole('group', { name: 'Who plays' });
  await expect(seats.getByRole('combobox')).toHaveCount(3);
  await expect(seats.getByRole('combobox', { name: /Red/ })).toHaveValue('person');
  await expect(seats.getByRole('combobox', { name: /Green/ })).toHaveValue('steady');
  await seats.getByRole('combobox', { name: /Blue/ }).selectOption('casual');
  await fitsAcross(page);
  await page.getByRole('button', { name: 'Begin' }).click();

  await playRound(page);
  await fitsAcross(page);
  const kept = await lines(page);
  expect(kept).toContain('> seat blue casual');
  expect(kept).toContain('> seat green steady');
  for (const seat of ['red', 'blue', 'green'])
    expect(kept.some((line) => line.startsWith(`> ${seat} place:`))).toBe(true);

  // A decision and the bots' moves after it: one summary, step by step, with reasons.
  await placeOnMap(page, 'Agrana', 1);
  await expect(summary(page)).toBeVisible();
  await summary(page).getByRole('button', { name: /^Bots/ }).click();
  await summary(page).getByRole('button', { name: 'Step by step' }).click();
  await expect(prompt(page)).toHaveText(/^What the bots did: 1 of \d+$/);
  await page.getByRole('button', { name: /^Why this move\?/ }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Skip to now' }).click();
  await expect(prompt(page)).toHaveText(/^Red, round 2/);
  const after = await lines(page);
  const question = (await prompt(page).textContent()) ?? '';

  // Undo says whose moves go, takes them all, and the bots wait for Red.
  await expect(page.locator('#undo-of')).toHaveText(/: (Blue and Green|Green and Blue)$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  const back = page.getByRole('status').filter({ hasText: 'Undone moves of: Red' });
  await expect(back).toBeVisible();
  await expect(summary(page)).toHaveCount(0);
  await expect.poll(async () => (await lines(page)).at(-1)).toMatch(/^> undo \d+$/);
  await page.reload();
  await expect(back).toBeVisible();
  await breathe(page);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(prompt(page)).toHaveText(question);

  // Reload: the bots' moves are kept, and so are their seats; after both, there is nothing to put right on the table.
  await page.reload();
  await expect(prompt(page)).toHaveText(question);
  expect((await lines(page)).slice(0, after.length)).toEqual(after);
  await expect(summary(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Fix the table/ })).toHaveCount(0);
  await placeOnMap(page, 'Imperia', 1);
  await expect.poll(async () => (await lines(page)).length).toBeGreaterThan(after.length + 3);
  await expect(prompt(page)).toHaveText(/^Red/);
});

test('hot seat: the device is passed on, one key takes it, and an undo returns it', async ({ page }) => {
  await page.goto('./#/new/tax-farmer');
  const seats = page.getByRole('group', { name: 'Who plays' });
  for (const seat of ['Blue', 'Green', 'Yellow'])
    await seats.getByRole('combobox', { name: new RegExp(seat) }).selectOption('person');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(prompt(page)).toBeVisible();
  for (let i = 0; i < 8 && !/^Pass/.test((await prompt(page).textContent()) ?? ''); i++) {
    await choices(page).first().click();
    await breathe(page);
  }
  const first = (await prompt(page).textContent()) ?? '';
  const owner = /^Pass the device to (\w+)$/.exec(first)?.[1] ?? 'nobody';
  await page.keyboard.press('1');
  await expect(prompt(page)).toHaveText(new RegExp(`^${owner}, round 1`));
  await breathe(page);
  await placeOnMap(page, 'Vindara', 2);
  await expect(prompt(page)).toHaveText(/^Pass the device to /);
  await expect(prompt(page)).not.toHaveText(first);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').filter({ hasText: `moves of: ${owner}.` })).toBeVisible();
  // No other person took the device meanwhile.
  await expect(prompt(page)).toHaveText(new RegExp(`^${owner}, round 1`));
});

test('bots alone are watched turn by turn, to the results', async ({ page }) => {
  await page.goto('./#/new/tax-farmer');
  await page.getByRole('radio', { name: /^Short/ }).check();
  const seats = page.getByRole('group', { name: 'Who plays' });
  for (const seat of ['Red', 'Blue', 'Green', 'Yellow'])
    await seats.getByRole('combobox', { name: new RegExp(seat) }).selectOption('casual');
  await page.getByRole('button', { name: 'Begin' }).click();
  const results = page.getByRole('region', { name: 'Results' });
  for (let i = 0; i < 30 && !(await results.count()); i++) {
    await expect(prompt(page)).not.toHaveAttribute('aria-busy');
    const next = page.getByRole('button', { name: /^(Let bots continue|(Draw|Roll)( all)? for me)/ });
    await expect(next.or(results)).toBeVisible();
    if (await next.count()) await next.click();
    await breathe(page);
  }
  await expect(results.getByText(/^Winners?: /)).toBeVisible();
  await expect(results.getByText('Winner', { exact: true }).first()).toBeVisible();
  const origin = results.getByRole('table', { name: 'Where the points came from' });
  // What each player's sources bring adds up to the points above.
  const rows = await origin.getByRole('row').allInnerTexts();
  const numbers = rows.slice(1).map((row) => (row.match(/-?\d+(?=\s|$)/g) ?? []).map(Number));
  const total = numbers.pop() ?? [];
  expect(total).toHaveLength(4);
  for (const [i, points] of total.entries())
    expect(numbers.reduce((sum, row) => sum + (row[i] ?? 0), 0)).toBe(points);
  await expect(results.getByRole('img', { name: 'Points over the rounds' })).toBeVisible();
  await fitsAcross(page);
  expect(await violations(page, 'results')).toEqual([]);
});
