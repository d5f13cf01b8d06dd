/** At a table of people: the table in the middle, spectators, a second device of one person, and who stands in for whom. */
import { expect, test } from '@playwright/test';
import { OwnServer } from './support/own-server.ts';
import {
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
  untilSomebodyMayAct,
} from './support/people-table.ts';
import { breathe, fitsAcross, lines, prompt, SOON } from './support/player.ts';
import { device, line, menu, sheet } from './support/shared-table.ts';
import { provinces } from './support/tax-map.ts';

/** All people of these tests come from one address, and faster than any person. */
const ROOMY = ['burst=1000', 'rate=1000', 'knocks=10000', 'joins=1000'].flatMap((each) => ['--limit', each]);

let server: OwnServer;
test.beforeAll(async () => {
  server = await OwnServer.start(...ROOMY);
});
test.afterAll(() => server.remove());

test('the table in the middle asks for draws and decides for nobody; a spectator sees everything and changes nothing', async ({
  browser,
}) => {
  const [ada, ola, eve] = await Promise.all([
    device(browser, server),
    device(browser, server),
    device(browser, server),
  ]);
  const tablet = await device(browser, server, { viewport: { width: 1280, height: 800 } });
  await twoPeople(ada, ola);
  await join(tablet, (await invitation(ada, 'Screen in the middle')).link, 'Tablet');
  await join(eve, (await invitation(ada, 'Spectators')).code, 'Eve');
  for (const page of [tablet, eve]) {
    await expect(page.getByRole('button', { name: /Sit here/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Start game' })).toHaveCount(0);
  }
  await expect(ada.locator('.everybody')).toContainText('Tablet screen in the middle');
  await expect(ada.locator('.everybody')).toContainText('Eve watching');
  await start(ada, ola, tablet, eve);
  await expect(line(eve)).toContainText('This device only watches.');
  // A draw: the screen in the middle may ask for it, a spectator may not.
  expect(await mayAct(tablet)).toBe(true);
  expect(await mayAct(eve)).toBe(false);
  const before = await allHave([ada, ola, tablet, eve]);
  await answer(tablet);
  await expect.poll(async () => (await lines(ada)).length).toBeGreaterThan(before);
  await playUntil([eve, ada, ola, tablet], async () => (await provinces(ola)) > 0);
  expect(await provinces(tablet)).toBe(0);
  expect(await provinces(eve)).toBe(0);
  await expect(line(tablet)).toContainText('Waiting for Żaneta (Blue)');
  for (const page of [tablet, eve]) await fitsAcross(page);
  // Spectators never get proposals.
  await proposeUndo(ola);
  await expect(card(eve)).toContainText('undo');
  await expect(card(eve).getByRole('button')).toHaveCount(0);
  await card(ada).getByRole('button', { name: 'Agree' }).click();
  for (const page of [ada, ola, tablet, eve])
    await expect.poll(async () => (await lines(page)).join(), { intervals: SOON }).toContain('> undo');
  // If a bot's step was undone, it moves again.
  const after = await untilSomebodyMayAct([ada, ola, tablet, eve]);
  expect(await mayAct(eve)).toBe(false);
  await breathe(eve);
  await expect(eve.locator('.tools button').first()).toBeDisabled();
  expect(await lines(eve)).toHaveLength(after);
  for (const page of [ada, ola, tablet, eve]) await page.context().close();
});

test('one person on two devices; a name deleted; a bot for somebody away by consent; the host’s role passes on', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [ada, ola, jan] = await Promise.all([
    device(browser, server),
    device(browser, server),
    device(browser, server),
  ]);
  await openTableInApp(ada);
  await nameHost(ada);
  await sit(ada, 0);
  const { link } = await invitation(ada);
  await join(ola, link, 'Ola');
  await sit(ola, 1);
  await join(jan, link, 'Jan');
  await sit(jan, 2);
  await start(ada, ola, jan);
  await playUntil([ada, ola, jan], async () => (await provinces(ola)) > 0);

  await fellows(ola).click();
  await sheet(ola).getByRole('button', { name: 'My seat on another device' }).press('Enter');
  const field = sheet(ola).getByRole('textbox');
  await expect(field).toHaveValue(/#\/table\//);
  await expect(sheet(ola).getByRole('img', { name: 'My seat on another device' })).toBeVisible();
  const laptop = await device(browser, server, { viewport: { width: 1280, height: 800 } });
  await laptop.goto(await field.inputValue());
  await ola.keyboard.press('Escape');
  await expect(fellows(laptop)).toContainText('Ola you');
  await expect(line(laptop)).toContainText('Your turn');
  expect(laptop.url()).toMatch(/#\/game\/\w+$/);
  const before = await allHave([ada, ola, jan, laptop]);
  await answer(laptop);
  await expect.poll(async () => (await lines(ola)).length).toBeGreaterThan(before);
  await allHave([ada, ola, jan, laptop]);
  await fellows(ada).click();
  await expect(sheet(ada).locator('.everybody').first().locator('> li')).toHaveCount(3);
  await ada.keyboard.press('Escape');

  // The name is gone everywhere, on both of her devices, too.
  await fellows(laptop).click();
  await sheet(laptop).getByRole('button', { name: 'Delete my name' }).press('Enter');
  await expect(sheet(laptop)).toContainText('Guest 2');
  await expect(sheet(laptop).getByRole('button', { name: 'Delete my name' })).toHaveCount(0);
  for (const page of [ada, ola, jan]) await expect(fellows(page)).toContainText('Guest 2');

  // With both of her devices gone she is away, and the others agree to a bot.
  await laptop.context().close();
  const [phone, address] = [ola.context(), ola.url()];
  await ola.close();
  await expect(fellows(ada)).toContainText('Guest 2 away');
  await server.threeMinutesLater();
  for (const page of [ada, jan]) await page.reload();
  await fellows(jan).click();
  await sheet(jan).getByRole('listitem').filter({ hasText: 'Guest 2' }).locator('summary').press('Enter');
  await sheet(jan).getByRole('button', { name: 'Propose a bot' }).press('Enter');
  await expect(card(ada)).toContainText('Jan proposes: let a bot play Blue');
  await expect.poll(async () => (await lines(ada)).join()).not.toContain('> seat blue steady');
  await card(ada).getByRole('button', { name: 'Agree' }).click();
  await expect.poll(async () => (await lines(jan)).join()).toContain('> seat blue steady');
  const again = await phone.newPage();
  await again.goto(address);
  await expect(lent(again)).toContainText('A bot is playing for you (Blue).');
  await lent(again).getByRole('button', { name: 'Take my seat back' }).click();
  await expect(lent(again)).toHaveCount(0);
  await expect(fellows(jan)).not.toContainText('→');

  // Without the host for two minutes, somebody else becomes it when the others agree.
  const [hosts, table] = [ada.context(), ada.url()];
  await ada.close();
  await expect(fellows(jan)).toContainText('Ada away');
  await server.threeMinutesLater();
  for (const page of [again, jan]) await page.reload();
  await fellows(jan).click();
  await sheet(jan).getByRole('listitem').filter({ hasText: 'Ada' }).locator('summary').press('Enter');
  await sheet(jan).getByRole('button', { name: 'Offer to host' }).press('Enter');
  await jan.keyboard.press('Escape');
  await card(again).getByRole('button', { name: 'Agree' }).click();
  await fellows(jan).click();
  await expect(sheet(jan).getByRole('button', { name: 'Delete table' })).toBeVisible();
  const back = await hosts.newPage();
  await back.goto(table);
  await fellows(back).click();
  await expect(sheet(back)).toContainText('Ada you');
  await expect(sheet(back).getByRole('button', { name: 'Delete table' })).toHaveCount(0);
  for (const page of [back, again, jan]) await page.context().close();
});

test('people take over the seats of a running game and continue it', async ({ browser }) => {
  const [ada, ola] = await Promise.all([device(browser, server), device(browser, server)]);
  await ada.goto('./#/new/tax-farmer');
  await ada.locator('.begin .primary').click();
  await expect(prompt(ada)).toBeVisible();
  await answer(ada);
  await expect.poll(async () => (await lines(ada)).length).toBeGreaterThan(1);
  const alone = await lines(ada);
  await menu(ada, 'Play together');
  await sheet(ada).getByLabel('People with their own phones').check();
  await sheet(ada).getByRole('button', { name: 'Open shared table' }).press('Enter');
  await expect(
    ada.getByText('This game is already under way, so its settings stay as they are.'),
  ).toBeVisible();
  await expect(ada.getByRole('link', { name: 'Change game' })).toHaveCount(0);
  await nameHost(ada);
  await sit(ada, 0);
  await join(ola, (await invitation(ada)).link, 'Ola');
  await sit(ola, 1);
  await expect(seatRow(ada, 1)).toContainText('Ola');
  await start(ada, ola);
  const told = await lines(ola);
  expect(told.slice(0, alone.length)).toEqual(alone);
  await playUntil([ada, ola], async () => (await lines(ada)).some((each) => /^> blue /.test(each)));
  await allHave([ada, ola]);
  // It's the same game on the host's shelf, not a second one.
  await ada.goto('./#/');
  await expect(ada.locator('.game-row')).toHaveCount(1);
  for (const page of [ada, ola]) await page.context().close();
});
