/** The player's dice on a phone: several dice are entered face by face, by taps or digits, and make one journal entry. */
import { expect, type Page, test } from '@playwright/test';
import { breathe, fitsAcross, lines, PHONE, prompt, sameDraws } from './support/player.ts';
import { placeAll, playedOn, toPlacement } from './support/tax-map.ts';
import { violations } from './support/violations.ts';

test.use({ viewport: PHONE, hasTouch: true });
test.beforeEach(({ page }) => sameDraws(page));

const pad = (page: Page) => page.locator('.dice-pad');
const face = (page: Page, n: number) =>
  pad(page)
    .locator('.dice-faces')
    .getByRole('button', { name: String(n) });
const told = (page: Page) => pad(page).getByRole('status');
const rolled = async (page: Page) =>
  (await lines(page)).filter((line) => /^> (table|chance) /.test(line)).at(-1);

/** Where every key of the pad is, and how large; all of them on the screen. */
async function keys(page: Page): Promise<string> {
  return pad(page).evaluate((section) => {
    const boxes = [...section.querySelectorAll('.dice-faces button')].map((key) =>
      key.getBoundingClientRect(),
    );
    const wrong = boxes.filter((b) => b.width < 44 || b.height < 44 || b.top < 0 || b.bottom > innerHeight);
    return wrong.length > 0 ? `${wrong.length} out of reach` : boxes.map((b) => [b.x, b.y]).join(' ');
  });
}

/** Four in a hand: one person and three bots, up to the first rebellion test, with real dice from then on. */
async function toTest(page: Page): Promise<void> {
  await page.goto('./#/new/tax-farmer');
  await page.getByRole('button', { name: 'Begin' }).click();
  await toPlacement(page);
  await page.getByRole('button', { name: /By app$/ }).click();
  await placeToTest(page);
}

async function placeToTest(page: Page): Promise<void> {
  while ((await pad(page).count()) === 0) {
    await placeAll(page);
    await playedOn(page);
  }
}

test.describe('Imperial Tax Farmer', () => {
  test.use({ locale: 'en' });

  test('four dice in one go, with their sum; a die is cleared; digits do the same', async ({ page }) => {
    await toTest(page);
    const before = (await lines(page)).length;
    // The prompt lists no sums: who draws is its only button.
    await expect(page.locator('.choices-row button')).toHaveCount(1);
    await expect(told(page)).toHaveText('What did you roll?');
    await expect(pad(page).getByRole('button')).toHaveCount(6);
    const there = await keys(page);
    expect(there).not.toContain('out of reach');
    await fitsAcross(page);
    expect(await violations(page, 'dice')).toEqual([]);

    await face(page, 6).tap();
    await face(page, 6).tap();
    await face(page, 2).tap();
    await expect(told(page)).toHaveText('3 of 4 dice, sum 14');
    // The second one was wrong: it goes, the others stay, and the next one takes its place.
    await pad(page).getByRole('button', { name: 'Die 2: 6, remove' }).tap();
    await expect(told(page)).toHaveText('2 of 4 dice, sum 8');
    await face(page, 5).tap();
    await expect(pad(page).getByRole('button', { name: 'Die 2: 5, remove' })).toBeVisible();
    // No key has moved under the thumb, and nothing is in the journal before the last die.
    expect(await keys(page)).toBe(there);
    expect(await violations(page, 'dice told')).toEqual([]);
    expect((await lines(page)).length).toBe(before);
    await face(page, 4).tap();
    await expect.poll(() => rolled(page)).toBe('> table sum:17');
    expect((await lines(page)).length).toBe(before + 1);

    // The next province is tested in the same place, with an empty hand; typed, and a wrong digit erased.
    await expect(told(page)).toHaveText('What did you roll?');
    await page.keyboard.type('173');
    await expect(told(page)).toHaveText('2 of 4 dice, sum 4');
    await page.keyboard.press('Backspace');
    await expect(told(page)).toHaveText('1 of 4 dice, sum 1');
    await page.keyboard.type('666');
    await expect.poll(() => rolled(page)).toBe('> table sum:19');
    expect((await lines(page)).length).toBe(before + 2);

    // A half-entered roll is dropped when an undo goes back to the roll before it.
    await expect(told(page)).toHaveText('What did you roll?');
    await page.keyboard.type('52');
    await expect(told(page)).toHaveText('2 of 4 dice, sum 7');
    await page.keyboard.press('u');
    await expect.poll(async () => (await lines(page)).at(-1)).toMatch(/^> undo /);
    await expect(told(page)).toHaveText('What did you roll?');

    // This roll alone by the app: its place is the same as at every other draw.
    await page.locator('.drawer').tap();
    await expect.poll(() => rolled(page)).toMatch(/^> chance sum:/);
  });

  test('six dice at once, at twice the size of text too', async ({ page }) => {
    await page.goto('./#/new/tax-farmer');
    await page.getByRole('spinbutton', { name: /players/i }).fill('6');
    await page.getByRole('button', { name: 'Begin' }).click();
    await toPlacement(page);
    await page.keyboard.press('d');
    await placeToTest(page);
    await expect(pad(page).locator('.dice-so-far li')).toHaveCount(6);
    await expect.poll(() => keys(page)).not.toContain('out of reach');
    for (const size of ['32px', '']) {
      await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
      await fitsAcross(page);
    }
    for (const n of [1, 2, 3, 4, 5]) await face(page, n).tap();
    await expect(told(page)).toHaveText('5 of 6 dice, sum 15');
    await face(page, 6).tap();
    await expect.poll(() => rolled(page)).toBe('> table sum:21');
  });
});

test.describe('Civilization', () => {
  test.use({ locale: 'pl' });

  test('the app works out what the dice mean; the result itself can be tapped, too', async ({ page }) => {
    await page.goto('./#/new/civilization');
    await page.locator('input[name=draws]').nth(1).check();
    await page.locator('.begin .start').tap();
    const tap = async (name: string | RegExp) => {
      await breathe(page);
      const before = (await lines(page)).length;
      await page.locator('.prompt, .dice-results').getByRole('button', { name }).first().tap();
      await expect.poll(async () => (await lines(page)).length).toBeGreaterThan(before);
    };
    await tap(/Rzymianie/);
    await tap(/Egipcjanie/);
    // A single die is two buttons of the prompt.
    await expect(prompt(page)).toHaveText(/^Tura 1/);
    await expect(pad(page)).toHaveCount(0);
    await tap(/ani 5, ani 6/i);
    await tap('Rzuć trzema kośćmi');

    // Three dice for trade: two successes.
    await expect(told(page)).toHaveText('Co wypadło?');
    await expect(page.locator('.choices-row button')).toHaveCount(1);
    await expect.poll(() => keys(page)).not.toContain('out of reach');
    await fitsAcross(page);
    expect(await violations(page, 'dice')).toEqual([]);
    await page.keyboard.type('56');
    await expect(told(page)).toHaveText('kości: 2 z 3');
    await face(page, 4).tap();
    await expect.poll(() => rolled(page)).toBe('> table success:2');
    await expect(pad(page)).toHaveCount(0);

    // Next turn two event dice: 4 and 3 are calm, by hand; undone, the result itself is tapped.
    await tap('Bez transakcji');
    // Wherever the page was scrolled to, the dice come into sight.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await tap('Zakończ turę');
    await expect(prompt(page)).toHaveText(/^Tura 2/);
    await expect.poll(() => keys(page)).not.toContain('out of reach');
    await face(page, 4).tap();
    await pad(page).getByRole('button', { name: 'Kość 1: 4, usuń' }).tap();
    await expect(told(page)).toHaveText('Co wypadło?');
    await face(page, 4).tap();
    await face(page, 3).tap();
    await expect.poll(() => rolled(page)).toBe('> table calm');
    await page.keyboard.press('u');
    await expect(pad(page)).toBeVisible();
    await expect(pad(page).locator('.dice-results')).toContainText('5 z 9');
    await tap('5 lub 6 (wydarzenie)');
    await expect.poll(() => rolled(page)).toBe('> table event');
  });
});

test.describe('Paths of Glory', () => {
  test.use({ locale: 'en' });

  test('grey and blue in either order; the same face again clears the die', async ({ page }) => {
    await page.goto('./#/new/paths-of-glory');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: /^Roll( all)? for me/ }).tap();
    await expect(prompt(page)).toContainText('reveal the card');
    await breathe(page);
    await page.getByRole('button', { name: /^Draw( all)? for me/ }).tap();
    await expect(prompt(page)).toContainText('nominate the card');
    await breathe(page);
    await page.getByRole('button', { name: /^Nominate C/ }).tap();
    await expect(prompt(page)).toContainText('roll the grey and the blue die');
    // Digits choose in the prompt unless they enter dice; the prompt never shows a key that doesn't work.
    await expect(page.locator('.drawer')).toHaveAttribute('aria-keyshortcuts', '2');
    await page.keyboard.press('d');
    await expect(pad(page)).toBeVisible();
    await expect(page.locator('.drawer')).toBeVisible();
    await expect(page.locator('.choices-row').locator('[aria-keyshortcuts], .key')).toHaveCount(0);
    const die = (name: string) => pad(page).getByRole('button', { name, exact: true });
    await expect(die('grey die 1')).toBeVisible();
    const there = await keys(page);
    expect(there).not.toContain('out of reach');
    const before = (await lines(page)).length;
    await die('blue die 3').tap();
    await expect(die('blue die 3')).toHaveAttribute('aria-pressed', 'true');
    await die('blue die 3').tap();
    await expect(die('blue die 3')).toHaveAttribute('aria-pressed', 'false');
    await die('blue die 2').tap();
    await die('blue die 4').tap();
    await expect(pad(page).locator('[aria-pressed=true]')).toHaveCount(1);
    expect(await keys(page)).toBe(there);
    expect((await lines(page)).length).toBe(before);
    await die('grey die 6').tap();
    await expect.poll(() => rolled(page)).toBe('> table roll:64');
    expect((await lines(page)).length).toBe(before + 1);
    await expect(pad(page)).toHaveCount(0);
    await expect(page.locator('.choices-row button').first()).toHaveAttribute('aria-keyshortcuts', '1');
  });
});
