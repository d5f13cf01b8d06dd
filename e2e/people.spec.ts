/** People at one table with their own phones, each in their own language, against a real server. */
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { host } from './support/host.ts';
import { OwnServer } from './support/own-server.ts';
import {
  absent,
  allHave,
  answer,
  card,
  fellows,
  invitation,
  join,
  lent,
  mayAct,
  nameHost,
  openTableInApp,
  playUntil,
  proposeUndo,
  seatRow,
  sit,
  start,
  twoPeople,
} from './support/people-table.ts';
import { fitsAcross, isOver, lines, PHONE, prompt } from './support/player.ts';
import { device, line, sheet } from './support/shared-table.ts';
import { smallTargets } from './support/targets.ts';
import { provinces } from './support/tax-map.ts';
import { violations } from './support/violations.ts';

const BUILD = fileURLToPath(new URL('../dist/web', import.meta.url));

/** All people of these tests come from one address, and faster than any person. */
const ROOMY = ['burst=1000', 'rate=1000', 'knocks=10000', 'joins=1000'].flatMap((each) => ['--limit', each]);

let server: OwnServer;
test.beforeAll(async () => {
  server = await OwnServer.start(...ROOMY);
});
test.afterAll(() => server.remove());

test('four people in four languages play a whole game: one reloads, one goes offline, one leaves to a bot and comes back', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const ada = await device(browser, server, { locale: 'en' });
  await openTableInApp(ada);
  await nameHost(ada);
  await sit(ada, 0);
  const { link, code } = await invitation(ada);
  const ola = await device(browser, server, { locale: 'pl' });
  // Her components are printed in English.
  await ola.addInitScript(() => localStorage.setItem('emptychair.settings', '{"components":"en"}'));
  const jan = await device(browser, server, { locale: 'cs', viewport: { width: 1280, height: 900 } });
  const petr = await device(browser, server, { locale: 'ru' });
  await join(ola, link, 'Żaneta');
  await join(jan, code, 'Jan');
  await join(petr, link, 'Пётр');
  for (const [nth, page] of [ola, jan, petr].entries()) await sit(page, nth + 1);
  const all = [ada, ola, jan, petr];
  // The secret doesn't stay in anybody's address.
  for (const page of all) expect(page.url()).toMatch(/#\/game\/\w+$/);
  await start(ada, ola, jan, petr);
  for (const page of all)
    for (const name of ['Ada', 'Żaneta', 'Jan', 'Пётр']) await expect(fellows(page)).toContainText(name);

  for (const [page, goods] of [
    [ada, 'Cloth'],
    [ola, 'Cloth'],
    [petr, 'Сукно'],
  ] as const)
    await expect(page.locator('.tf-map')).toContainText(goods);
  await expect(prompt(ola)).toContainText(/rzuć|kost/i);

  // Somebody else's question is on every screen, and only the person who is asked can answer it.
  await playUntil(all, async () => (await provinces(jan)) > 0);
  await expect(line(jan)).toContainText('Jste na tahu');
  await expect(line(ada)).toContainText('Waiting for Jan (Green)');
  await expect(line(ola)).toContainText('Jan');
  expect(await jan.title()).toMatch(/^Jste na tahu/);
  for (const page of [ada, ola, petr]) expect(await mayAct(page)).toBe(false);

  // Offline: the step waits on the device, and counts when the network is back.
  await jan.context().setOffline(true);
  await expect(line(jan)).not.toContainText('Jste na tahu');
  const before = await lines(ada);
  await answer(jan);
  await expect(line(jan)).toContainText('1 krok');
  expect(await lines(ada)).toEqual(before);
  await jan.context().setOffline(false);
  await expect
    .poll(async () => (await lines(ada)).length, { timeout: 40_000 })
    .toBeGreaterThan(before.length);
  await allHave(all);

  // Reloaded: back without a tap, in the same seat.
  await ola.reload();
  await expect(fellows(ola)).toContainText('Żaneta');
  await allHave(all);

  // One has to go: the others agree to a bot, and one of them hears what is asked in their own language.
  await fellows(petr).click();
  await sheet(petr).getByRole('button', { name: 'Пусть за меня играет бот' }).press('Enter');
  await expect(card(petr)).toContainText('Вы предлагаете');
  await expect(card(ola)).toContainText('Пётр');
  await expect(card(ola)).toContainText('Żółty');
  // An open proposal blocks nobody, whether they are asked or not.
  await fitsAcross(ola);
  for (const [page, yes] of [
    [ada, 'Agree'],
    [ola, 'Zgoda'],
    [jan, 'Souhlasím'],
  ] as const)
    await card(page).getByRole('button', { name: yes, exact: true }).click();
  await expect(lent(petr)).toContainText('бот');
  await expect(card(petr)).toHaveCount(0);
  const [phone, address] = [petr.context(), petr.url()];
  const { length } = await lines(ada);
  await petr.close();
  const rest = [ada, ola, jan];
  await playUntil(rest, async () => (await lines(ada)).slice(length).some((each) => /^> yellow /.test(each)));

  // And back.
  const again = await phone.newPage();
  await again.goto(address);
  await lent(again).getByRole('button').click();
  await expect(lent(again)).toHaveCount(0);
  const pages = [...rest, again];
  await playUntil(pages, async () => false);
  await allHave(pages);
  for (const page of pages) expect(await isOver(page)).toBe(true);
  // The story tells who played for whom.
  const told = await lines(ada);
  expect(told.filter((each) => /^> seat yellow /.test(each))).toEqual([
    '> seat yellow steady',
    '> seat yellow person',
  ]);
  await ada.getByRole('link', { name: 'Story' }).click();
  await expect(ada.locator('.story')).toContainText('Steady bot plays Yellow');
  await expect(ada.locator('.story')).toContainText('a person plays Yellow');
  for (const page of pages) await page.context().close();
});

test('another player stands in for somebody who is away, until they come back', async ({ browser }) => {
  const ada = await device(browser, server);
  const ola = await device(browser, server, { locale: 'pl' });
  await twoPeople(ada, ola);
  await start(ada, ola);
  await playUntil([ada, ola], async () => (await provinces(ola)) > 0);
  const [phone, address] = [ola.context(), ola.url()];
  await ola.close();
  await expect(fellows(ada)).toContainText('away');
  await expect(absent(ada)).toHaveCount(0);
  // Too early: nothing is offered.
  await fellows(ada).click();
  await sheet(ada).getByText('For the host', { exact: false }).first().click();
  await expect(sheet(ada)).toContainText('Possible once they’ve been away for two minutes.');
  await ada.keyboard.press('Escape');
  await server.threeMinutesLater();
  await ada.reload();
  await expect(absent(ada)).toContainText('Żaneta has been away for 3 min.');
  expect(await mayAct(ada)).toBe(false);
  await absent(ada).getByRole('button', { name: 'Continue without them' }).click();
  expect(await violations(ada, 'away')).toEqual([]);
  expect(await smallTargets(ada, 'away')).toEqual([]);
  await absent(ada).getByRole('button', { name: 'Offer to play' }).press('Enter');
  // Nobody else is there to be asked.
  await expect(absent(ada)).toHaveCount(0);
  await expect(line(ada)).toContainText('Your turn');
  const before = await lines(ada);
  await answer(ada);
  await expect.poll(async () => (await lines(ada)).length).toBeGreaterThan(before.length);
  expect((await lines(ada)).slice(before.length).join()).toContain('> blue ');

  const again = await phone.newPage();
  await again.goto(address);
  await expect(lent(again)).toContainText('Ada');
  await lent(again).getByRole('button').click();
  await expect(lent(again)).toHaveCount(0);
  await allHave([ada, again]);
  await ada.getByRole('link', { name: 'Story' }).click();
  await expect(ada.locator('.story')).toContainText('From here on, Red plays Blue.');
  for (const page of [ada, again]) await page.context().close();
});

test('before the start the host changes the game, and everybody sees the new seats', async ({ browser }) => {
  const ada = await device(browser, server);
  const ola = await device(browser, server, { locale: 'cs' });
  await twoPeople(ada, ola);
  await ada.getByRole('link', { name: 'Change game' }).click();
  await ada.getByRole('spinbutton', { name: 'Players' }).fill('3');
  await ada.keyboard.press('Tab');
  await ada.locator('.begin .primary').click();
  for (const page of [ada, ola]) await expect(page.locator('.lobby-seats > li')).toHaveCount(3);
  for (const [nth, name] of ['Ada', 'Żaneta'].entries())
    for (const page of [ada, ola]) await expect(seatRow(page, nth)).toContainText(name);
  await seatRow(ada, 2).locator('select').selectOption('casual');
  await expect(seatRow(ola, 2)).toContainText(/bot/i);
  await ola.reload();
  await expect(seatRow(ola, 1)).toContainText('Żaneta');
  await start(ada, ola);
  const told = await lines(ola);
  expect(told.filter((each) => /^> seat/.test(each))).toEqual(['> seat green casual']);
  // One game each on the shelf, the shared one.
  for (const page of [ada, ola]) {
    await page.goto('./#/');
    await expect(page.locator('.game-row')).toHaveCount(1);
    await page.context().close();
  }
});

test('a player who left comes back with a new invitation if the others agree; a locked or deleted table says so', async ({
  browser,
}) => {
  const ada = await device(browser, server);
  const ola = await device(browser, server);
  const { link, code } = await twoPeople(ada, ola);
  // A name that is taken is said, and another one is enough.
  const eve = await device(browser, server);
  await eve.goto(link);
  await eve.getByLabel('Your name').fill('ada');
  await eve.getByRole('button', { name: 'Join' }).click();
  await expect(eve.getByRole('alert')).toContainText('Choose another name');
  await eve.getByLabel('Your name').fill('Eve');
  await eve.getByRole('button', { name: 'Join' }).click();
  await expect(eve.locator('.everybody')).toContainText('Eve');
  await expect(ada.locator('.everybody')).toContainText('Eve');
  // The second attempt didn't add the person twice.
  await expect(ada.locator('.everybody > li')).toHaveCount(1);
  await start(ada, ola, eve);
  // Who has no seat looks on.
  await expect(line(eve)).toContainText('This device only watches.');
  await playUntil([ada, ola], async () => (await provinces(ola)) > 0);

  await fellows(ola).click();
  // By keys: a tap too soon after another one near it would be the second half of a double tap.
  await sheet(ola).getByRole('button', { name: 'Leave table' }).press('Enter');
  await expect(sheet(ola).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await sheet(ola).getByRole('button', { name: 'Leave table' }).press('Enter');
  // Her copy stays with her as a game of her own.
  await expect(fellows(ola)).toHaveCount(0);
  await expect(prompt(ola)).toBeVisible();
  await expect(fellows(ada)).toContainText('Free');
  await fellows(ada).click();
  await sheet(ada).getByRole('button', { name: 'Propose a bot' }).press('Enter');
  await expect.poll(async () => (await lines(ada)).join()).toContain('> seat blue steady');

  await ola.goto(link);
  await ola.getByLabel('Your name').fill('Ola');
  await ola.getByRole('button', { name: 'Join' }).click();
  // A step of a bot would end what is proposed.
  await expect(line(ada)).toContainText('Your turn');
  await expect(line(ola)).toContainText('Waiting for Ada');
  await fellows(ola).click();
  await sheet(ola)
    .getByRole('listitem')
    .filter({ hasText: 'Blue' })
    .getByRole('button')
    .first()
    .press('Enter');
  await expect(card(ada)).toContainText('Ola proposes: take over from the bot: Blue');
  await card(ada).getByRole('button', { name: 'Decline' }).click();
  await expect(ola.locator('.proposal-ended')).toContainText('The proposal was declined.');
  await ola.locator('.proposal-ended button').click();
  await fellows(ola).click();
  await sheet(ola)
    .getByRole('listitem')
    .filter({ hasText: 'Blue' })
    .getByRole('button')
    .first()
    .press('Enter');
  await card(ada).getByRole('button', { name: 'Agree' }).click();
  await expect(fellows(ola)).toContainText('Ola you');

  await fellows(ada).click();
  await sheet(ada).getByLabel('Lock table').check();
  await eve.goto('about:blank');
  await eve.goto(`${server.address}#/join`);
  await eve.getByLabel('Code').fill(code);
  await eve.getByRole('button', { name: 'Join' }).click();
  await expect(eve.getByRole('alert')).toContainText('The host has locked the table.');
  await eve.getByLabel('Code').fill('QQQ QQQ');
  await eve.getByRole('button', { name: 'Join' }).click();
  await expect(eve.getByRole('alert')).toContainText('There’s no table with this code.');

  await sheet(ada).getByRole('button', { name: 'Delete table' }).press('Enter');
  await expect(sheet(ada).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await sheet(ada).getByRole('button', { name: 'Delete for everybody' }).press('Enter');
  await expect(fellows(ada)).toHaveCount(0);
  await expect(line(ola)).toContainText('This link no longer works');
  await expect(prompt(ola)).toBeVisible();
  for (const page of [ada, ola, eve]) await page.context().close();
});

test('axe and target sizes: lobby, join page, proposals and people, on a phone and a desktop', async ({
  browser,
}) => {
  for (const [viewport, colorScheme] of [
    [PHONE, 'light'],
    [{ width: 1280, height: 800 }, 'dark'],
  ] as const) {
    const ada = await device(browser, server, { viewport, colorScheme, locale: 'en' });
    const ola = await device(browser, server, { viewport, colorScheme, locale: 'pl' });
    const look = async (page: Page, where: string) => {
      await fitsAcross(page);
      expect(await violations(page, where)).toEqual([]);
      // The map below the prompt is measured where it's played on.
      const small = (await smallTargets(page, where)).filter((each) => !each.includes('tf-place'));
      if (viewport === PHONE) expect(small).toEqual([]);
    };
    await ola.goto('./#/join');
    await expect(ola.locator('input[name=code]')).toBeVisible();
    await look(ola, 'code');
    await openTableInApp(ada);
    await nameHost(ada);
    await sit(ada, 0);
    const { link } = await invitation(ada);
    await look(ada, 'lobby with an invitation');
    await ola.goto(link);
    await expect(ola.locator('input[name=name]')).toBeVisible();
    await look(ola, 'invited');
    await ola.locator('input[name=name]').fill('Żaneta');
    await ola.locator('button[type=submit]').click();
    await sit(ola, 1);
    await look(ola, 'lobby');
    await start(ada, ola);
    await playUntil([ada, ola], async () => (await provinces(ada)) > 0);
    await proposeUndo(ada);
    await expect(card(ola)).toBeVisible();
    await look(ada, 'proposes');
    await look(ola, 'asked');
    for (const page of [ada, ola]) {
      await fellows(page).click();
      await expect(sheet(page).locator('.everybody')).toHaveCount(2);
      for (const summary of await sheet(page).locator('summary').all()) await summary.click();
      await look(page, 'people');
      await page.context().close();
    }
  }
});

test('own dice by consent; the host gives a new link, passes the role on, and is removed', async ({
  browser,
}) => {
  const ada = await device(browser, server);
  const ola = await device(browser, server);
  await twoPeople(ada, ola);
  await ada.getByRole('button', { name: 'Propose real dice' }).click();
  await card(ola).getByRole('button', { name: 'Agree' }).click();
  for (const page of [ada, ola]) await expect(page.getByText('Everybody agreed: you may roll')).toBeVisible();

  const people = (page: Page) => page.getByRole('button', { name: 'People at the table' }).first();
  await people(ada).click();
  await sheet(ada).getByText('For the host').click();
  await sheet(ada).getByRole('button', { name: 'New link' }).press('Enter');
  const field = sheet(ada).getByLabel('New link: Żaneta').and(ada.getByRole('textbox'));
  await expect(field).toHaveValue(/#\/table\//);
  // The old link is dead at once, and the new one opens the same seat.
  await expect(line(ola)).toContainText('This link no longer works');
  await ola.goto('about:blank');
  await ola.goto(await field.inputValue());
  await expect(seatRow(ola, 1)).toContainText('Żaneta you');
  await sheet(ada).getByRole('button', { name: 'Make host' }).press('Enter');
  await expect(ola.getByRole('button', { name: 'Start game' })).toBeVisible();
  await ada.keyboard.press('Escape');
  await expect(ada.getByText('The host starts the game.')).toBeVisible();
  await start(ola, ada);
  // What everybody agreed to: results of real dice.
  await expect(ada.locator('.tools button[aria-keyshortcuts=d]')).toBeVisible();

  await people(ola).click();
  await sheet(ola).getByText('For the host').click();
  await sheet(ola).getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(sheet(ola).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await sheet(ola).getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(line(ada)).toContainText('This link no longer works');
  await expect(fellows(ola)).not.toContainText('Ada');
  for (const page of [ada, ola]) await page.context().close();
});

test('joining, sitting down and starting work by keyboard alone', async ({ browser }) => {
  const ada = await device(browser, server, { viewport: { width: 1280, height: 800 } });
  await openTableInApp(ada);
  const { link } = await invitation(ada);
  const ola = await device(browser, server, { viewport: { width: 1280, height: 800 } });
  await ola.goto(link);
  await tabTo(ola, ola.getByLabel('Your name'));
  await ola.keyboard.type('Ola');
  await ola.keyboard.press('Enter');
  await tabTo(ola, ola.getByRole('button', { name: 'Sit here: Blue' }));
  await ola.keyboard.press('Enter');
  await expect(seatRow(ola, 1)).toContainText('Ola');
  // The next key stays at the seat.
  await tabTo(ola, ola.getByRole('button', { name: 'Stand up: Blue' }));
  await tabTo(ada, ada.getByRole('button', { name: 'Sit here: Red' }));
  await ada.keyboard.press('Enter');
  await expect(seatRow(ada, 0)).toContainText('Guest 1');
  await tabTo(ada, ada.getByRole('button', { name: 'Start game' }));
  await ada.keyboard.press('Enter');
  for (const page of [ada, ola]) await expect(prompt(page)).toBeVisible();
  for (const page of [ada, ola]) await page.context().close();
});

test('a host of files says that playing together needs a server', async ({ browser }) => {
  const files = await host(BUILD, '/games/');
  const context = await browser.newContext({ baseURL: files.address, viewport: PHONE, locale: 'en' });
  const page = await context.newPage();
  const needs = 'Playing together needs Emptychair’s own server.';
  await page.goto('./#/join');
  await page.getByLabel('Code').fill('KPM RTX');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('alert')).toContainText(needs);
  await page.goto('./#/new/tax-farmer/together');
  await page.locator('.begin .primary').click();
  await sheet(page).getByRole('button', { name: 'Open table' }).click();
  await expect(sheet(page).getByRole('alert')).toContainText(needs);
  await context.close();
  await files.close();
});

/** Moves the focus there as a keyboard does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let n = 0; n < 60; n++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('never reached by keyboard');
}
