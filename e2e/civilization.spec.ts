/** Civilization on a phone, in Czech: set-up, a quiet turn, a debt and its payment, an announced battle, a battle with abilities. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { breathe, fitsAcross, lines, PHONE, prompt, SOON, sameDraws } from './support/player.ts';
import { violations } from './support/violations.ts';

test.use({ viewport: PHONE, hasTouch: true, locale: 'cs' });
test.beforeEach(({ page }) => sameDraws(page));

/** Taps a button of the prompt, or a result on the dice pad, and waits for the effect. */
async function tap(page: Page, name: string | RegExp): Promise<void> {
  await breathe(page);
  const before = await page.locator('.prompt').innerText();
  await page.locator('.prompt, .dice-results').getByRole('button', { name }).first().tap();
  await expect.poll(() => page.locator('.prompt').innerText(), { intervals: SOON }).not.toBe(before);
}

/** Plays a card of the hand: the card is the button. */
async function play(page: Page, name: string): Promise<void> {
  await breathe(page);
  const before = await page.locator('.prompt').innerText();
  await page.locator('.cv-play').filter({ hasText: name }).first().tap();
  await expect.poll(() => page.locator('.prompt').innerText(), { intervals: SOON }).not.toBe(before);
}

async function begin(page: Page, own: boolean): Promise<void> {
  await page.goto('./#/new/civilization');
  const draws = page.locator('input[name=draws]');
  await draws.nth(own ? 1 : 0).check();
  await page.locator('.begin .start').tap();
  await expect(prompt(page)).toContainText('Za kterou civilizaci hrajete?');
}

/** Own dice: the civilization, whose marker counts, and the first event roll. */
async function toTurnOne(page: Page): Promise<void> {
  await begin(page, true);
  await tap(page, /Římané/);
  await tap(page, /Egypťané/);
  await expect(prompt(page)).toHaveText(/^Tah 1: hoďte 1 kostkou/);
}

const last = async (page: Page) => (await lines(page)).filter((line) => !line.startsWith('> check')).at(-1);
const answer = (page: Page): Locator => page.locator('.cv-answer');

test('set-up: a checklist that follows the options', async ({ page }) => {
  await page.goto('./#/new/civilization');
  const list = page.locator('.checklist li');
  await page.locator('.next').click();
  await expect(list).toHaveCount(4);
  await expect(list.nth(0)).toContainText('své tři počáteční jednotky');
  await expect(list.nth(2)).toContainText('šestnácté pole');
  await list.nth(2).getByRole('checkbox').check();
  await page.goBack();
  await page.getByRole('checkbox', { name: /^Počítat mé zásoby/ }).check();
  await page.locator('.next').click();
  await expect(list.nth(0)).toContainText('na které se aplikace zeptá');
  await fitsAcross(page);
  expect(await violations(page, 'set-up')).toEqual([]);
});

test('a quiet turn takes three taps, with own dice too', async ({ page }) => {
  await begin(page, false);
  await tap(page, /^(Losovat|Hodit)( vše)? za mě/);
  // Whatever the first turn brings: to its end.
  for (let n = 0; n < 8 && !(await prompt(page).innerText()).startsWith('Dohrajte tah'); n++)
    await tap(
      page,
      /^(Nezrušit|0|1|Ne|Není|Neházet|Zadat|(Losovat|Hodit)( vše)? za mě|Přijmout|Změnit zřízení|Žádná)/,
    );
  let quiet = 0;
  for (let turn = 0; turn < 4; turn++) {
    await tap(page, /^Ukončit tah/);
    await tap(page, /^Hodit( vše)? za mě/);
    if (/^Začátek fáze obchodu/.test(await prompt(page).innerText())) {
      const said = await page.locator('.just-now').innerText();
      await tap(page, 'Neházet');
      if (said.includes('klid')) quiet++;
    }
    for (let n = 0; n < 12 && !(await prompt(page).innerText()).startsWith('Dohrajte tah'); n++)
      await tap(
        page,
        /^(Nezrušit|0|1|Ne|Není|Neházet|Zadat|(Losovat|Hodit)( vše)? za mě|Přijmout|Změnit zřízení|Žádná|Ukončit pohyb|Všechny karty|3 karty)/,
      );
  }
  // From the end of one turn to the end of the next: "turn over", the roll and "no trade roll".
  expect(quiet).toBeGreaterThan(0);
  await expect(page.locator('.bar')).toContainText('Tah 5');

  // Own dice: turn over, what they showed, no trade roll.
  await page
    .getByRole('button', { name: /Aplikace/ })
    .last()
    .tap();
  const before = (await lines(page)).length;
  await tap(page, 'Ukončit tah');
  await tap(page, /žádná 5 ani 6 \(klid\)/i);
  await tap(page, 'Neházet');
  await expect(prompt(page)).toHaveText(/^Dohrajte tah/);
  const made = (await lines(page)).slice(before).filter((line) => !line.startsWith('> check'));
  expect(made).toEqual(['> table done', '> table calm', '> player skip']);
});

test('an event leaves a debt, and the next gain pays it', async ({ page }) => {
  await toTurnOne(page);
  await tap(page, /5 nebo 6 \(událost\)/);
  await tap(page, /1 \(ztráta 3 žetonů kultury\)/);
  await tap(page, 'Nezrušit');
  await tap(page, '1');
  await expect(page.locator('.news')).toContainText('2 žetony zranění');
  const debt = page.locator('.cv-chip[data-debt]');
  await expect(debt).toContainText('dluh kultury 2');

  // The outlook is of the next turn's roll, with each of its results.
  await page.locator('.cv-ahead summary').tap();
  await expect(page.locator('.cv-ahead')).toContainText('Hod na událost v tahu 2');
  await expect(page.locator('.cv-line').filter({ hasText: 'ztráta 3 žetonů kultury' })).toContainText('1/9');
  await expect(page.locator('.cv-line').filter({ hasText: 'nejpozději v tahu 3' })).toContainText('43/324');
  await fitsAcross(page);
  expect(await violations(page, 'outlook')).toEqual([]);

  await tap(page, 'Neházet');
  // The debt is paid where it is shown.
  await breathe(page);
  await debt.getByRole('button').tap();
  await expect(prompt(page)).toHaveText('Kolik žetonů kultury jste získali?');
  await page.locator('.number-choice input').fill('3');
  await tap(page, 'Zadat 3');
  await expect(page.locator('.cv-chip[data-debt]')).toHaveCount(0);
  await expect(page.locator('.just-now')).toContainText('Získáno: 3');
  expect(await last(page)).toBe('> table amount:3');
});

test('an announced battle: would I survive, entered by taps and remembered, without the tally', async ({
  page,
}) => {
  await toTurnOne(page);
  await page.keyboard.press('a');
  const turn = page.getByRole('dialog').getByRole('spinbutton', { name: 'Tah', exact: true });
  await turn.fill('6');
  await turn.press('Tab');
  await page.getByRole('dialog').getByRole('button', { name: 'Uložit' }).tap();
  await tap(page, /5 nebo 6 \(událost\)/);
  await tap(page, /6 \(boj/);
  const kept = (await lines(page)).length;

  // One tap, and an answer at once: nobody defends the capital.
  await page.locator('.cv-strip').getByRole('button', { name: 'Přežiju?' }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Tah 7: vojenská úroveň 2, limit karet 4.');
  await expect(answer(page)).toContainText('66 % při nejlepší hře');
  await dialog.getByRole('button', { name: /^Přidat: Pěchota 2/ }).tap();
  await expect(answer(page)).toContainText('66 % při nejlepší hře');
  await dialog.getByLabel(/^Bojový bonus/).fill('2');
  await dialog.getByLabel('Hlavní město je opevněné').check();
  await expect(answer(page)).toContainText('100 % při nejlepší hře');
  expect(await violations(page, 'survive')).toEqual([]);
  await fitsAcross(page);
  await page.keyboard.press('Escape');

  // It's a question, not a move, and the entered army is still there after a reload.
  expect((await lines(page)).length).toBe(kept);
  await page.reload();
  await page.locator('.cv-strip').getByRole('button', { name: 'Přežiju?' }).tap();
  await expect(dialog.getByRole('button', { name: 'Přidat: Pěchota 2 (1)' })).toBeVisible();
  await expect(dialog.getByLabel('Hlavní město je opevněné')).toBeChecked();
  await expect(dialog.getByLabel(/^Bojový bonus/)).toHaveValue('2');
});

test('a battle: a hand by quick taps, the chance after each card, an ability with its two dice', async ({
  page,
}) => {
  await toTurnOne(page);
  await tap(page, /5 nebo 6 \(událost\)/);
  await tap(page, /6 \(boj/);
  await tap(page, 'Neházet');
  await tap(page, 'Ukončit tah');
  await tap(page, /žádná 5 ani 6/i);
  await tap(page, 'Neházet');
  await tap(page, 'Ukončit pohyb a bojovat');
  await tap(page, 'Není opevněné');
  await tap(page, '3 karty');

  // Three of a card are all there are; the fourth tap is refused, and so are cards of another rank.
  const key = (name: string) => page.locator('.cv-pad').getByRole('button', { name, exact: true });
  for (const name of ['Pěchota 1', 'Pěchota 1', 'Pěchota 1']) await key(name).tap();
  await expect(key('Pěchota 1')).toBeDisabled();
  await expect(key('Pěchota 4')).toBeDisabled();
  await key('Jízda 2').tap();
  await expect(prompt(page)).toContainText('4 z celkem 6');
  await fitsAcross(page);
  expect(await violations(page, 'hand')).toEqual([]);
  await tap(page, 'Všechny karty zadány');

  // Without being asked for, on the cards themselves: two of a kind have the same one.
  await expect(page.locator('.cv-hand-cards .cv-chance')).toHaveText(['100 %', '100 %', '100 %', '100 %']);
  // The sum behind it: nobody has played, and the capital is worth 12.
  await expect(page.locator('.cv-sum')).toContainText('hlavní město 12');

  // My turn, my unit; then their card, which I turned up myself.
  await play(page, 'Jízda 2');
  await breathe(page);
  await page
    .locator('.cv-pad')
    .getByRole('button', { name: /Pěchota 2.*20\s%$/ })
    .tap();
  await expect(page.locator('.just-now')).toContainText('jediná jednotka, kterou může zničit');

  // An ability in my battle turn: a card, so two dice first. A double cancels it.
  const ability = async (name: string) => {
    await breathe(page);
    await page.getByRole('button', { name: 'Použít schopnost' }).tap();
    // By key: a tap so soon after the other, and near it, would be half of a double tap.
    await page.getByRole('dialog').getByRole('button', { name }).press('Enter');
    await expect(prompt(page)).toHaveText(/^Jde o\skartu kulturní události/);
  };
  await ability('Zranění nepřátelské jednotky');
  await tap(page, 'Ano: hodit dvěma kostkami');
  await expect(page.locator('.dice-results')).toContainText('8 ze 36');
  await tap(page, /Efekt se ruší/);
  await expect(prompt(page)).toHaveText(/^Jste na řadě/);
  await ability('Zranění nepřátelské jednotky');
  await tap(page, 'Ano: hodit dvěma kostkami');
  await tap(page, /Efekt platí/);
  await tap(page, /^Fronta 1/);
  await page.locator('.number-choice input').fill('2');
  await tap(page, 'Zadat 2');
  await expect(page.locator('.cv-fallen')).toBeVisible();
  await expect(prompt(page)).toHaveText(/^Jste na řadě/);

  // Free abilities need no dice: a bonus, an extra unit, the opponent's next card cancelled.
  await ability('Bojový bonus');
  await tap(page, 'Ne: platí bez hodu');
  await page.locator('.number-choice input').fill('4');
  await tap(page, 'Zadat 4');
  await ability('Jednotka přibude do ruky');
  await tap(page, 'Ne: platí bez hodu');
  await key('Letectvo 7').tap();
  await expect(prompt(page)).toHaveText(/^Jste na řadě/);
  await ability('Příští karta soupeře se ruší');
  await tap(page, 'Ne: platí bez hodu');
  await play(page, 'Letectvo 7');
  await breathe(page);
  await page
    .locator('.cv-pad')
    .getByRole('button', { name: /Jízda 3/ })
    .tap();
  await expect(page.locator('.just-now')).toContainText('Zrušila ji vaše schopnost');
  await play(page, 'Pěchota 1');
  await ability('Jednotka opustí boj');
  await tap(page, 'Ne: platí bez hodu');
  await tap(page, /^Vaše: Pěchota 1/);
  expect(await violations(page, 'battle')).toEqual([]);
  await fitsAcross(page);
  const told = await lines(page);
  expect(told.filter((line) => line.startsWith('> aside ability:'))).toEqual([
    '> aside ability:wounds',
    '> aside ability:wounds',
    '> aside ability:bonus',
    '> aside ability:add',
    '> aside ability:cancel',
    '> aside ability:remove',
  ]);
});

test('the owner’s unit cards: typed in, a missing value is shown at its field, saved, loaded again and played', async ({
  page,
}) => {
  await page.goto('./#/new/civilization');
  await page.getByRole('link', { name: 'Zadat vlastní karty jednotek' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Editor karet jednotek' })).toBeVisible();
  await expect(page.getByText('S tímto balíčkem se dá hrát.')).toBeVisible();
  const field = page.getByRole('spinbutton', { name: 'Pěchota, druh 2: Síla, úroveň 2', exact: true });
  await field.fill('');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('main')).toContainText('cards[2].strength[2]: musí tu být celé číslo od 1 do 20');
  const play = page.getByRole('button', { name: 'Hrát s tímto balíčkem' });
  await play.tap();
  await expect(field).toBeFocused();
  await fitsAcross(page);
  expect(await violations(page, 'units')).toEqual([]);

  // A file with a hole is refused with line and column, and the form stays as it was.
  const bring = (name: string, text: string) =>
    page
      .locator('.units input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  const columns = 'unit_type,copies,strength_r1,strength_r2,strength_r3,strength_r4';
  await bring('holes.csv', `${columns}\ninfantry,2,1,,3,4\n`);
  await expect(page.getByText('Soubor holes.csv nebyl přijat')).toBeVisible();
  await expect(page.locator('.notice').first()).toContainText('řádek 2, sloupec 14');
  await expect(field).toHaveValue('');
  const rows = ['infantry', 'mounted', 'artillery', 'aircraft'].map((type) => `${type},2,5,5,5,5`);
  await bring('mine.csv', ['# name: Moje krabice', columns, ...rows, ''].join('\n'));
  await expect(page.getByLabel('Název balíčku')).toHaveValue('Moje krabice');
  await expect(page.getByText('S tímto balíčkem se dá hrát.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Název balíčku')).toHaveValue('Moje krabice');

  await play.tap();
  await expect(page.getByRole('combobox', { name: /^Balíček jednotek/ })).toHaveValue('(edited)');
  // By key: a tap in the same breath and place would be half of a double tap.
  await page.locator('.begin .start').press('Enter');
  await expect(prompt(page)).toContainText('Za kterou civilizaci hrajete?');
});
