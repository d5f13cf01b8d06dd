/** People at one table with their own phones, each in their own language, against a real server. */
import { expect, type Page, test } from '@playwright/test';
import { OwnServer } from './own-server.ts';
import {
  allHave,
  answer,
  card,
  fellows,
  invitation,
  join,
  lent,
  mayAct,
  openTable,
  playUntil,
  sit,
} from './people-table.ts';
import { fitsAcross, isOver, lines, prompt } from './player.ts';
import { device, line, sheet } from './shared-table.ts';

test.describe.configure({ mode: 'serial' });

let server: OwnServer;
test.beforeAll(async () => {
  server = await OwnServer.start('--limit', 'burst=1000', '--limit', 'rate=1000');
});
test.afterAll(() => server.remove());

test('four people in four languages play a whole game: one reloads, one goes offline, one leaves to a bot and comes back', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const ada = await device(browser, server, { locale: 'en' });
  await openTable(ada);
  await ada.getByLabel('Your name').fill('Ada');
  await ada.getByRole('button', { name: 'Set', exact: true }).click();
  await sit(ada, 0);
  const { link, code } = await invitation(ada);
  const ola = await device(browser, server, { locale: 'pl' });
  const jan = await device(browser, server, { locale: 'cs', viewport: { width: 1280, height: 900 } });
  const petr = await device(browser, server, { locale: 'ru' });
  await join(ola, link, 'Żaneta');
  await join(jan, code, 'Jan');
  await join(petr, link, 'Пётр');
  for (const [nth, page] of [ola, jan, petr].entries()) await sit(page, nth + 1);
  const all = [ada, ola, jan, petr];
  // The secret doesn't stay in anybody's address.
  for (const page of all) expect(page.url()).toMatch(/#\/game\/\w+$/);
  await ada.getByRole('button', { name: 'Start game' }).click();
  for (const page of all) await expect(prompt(page)).toBeVisible();
  for (const page of all)
    for (const name of ['Ada', 'Żaneta', 'Jan', 'Пётр']) await expect(fellows(page)).toContainText(name);

  // Somebody else's question is on every screen, and only the person who is asked can answer it.
  await playUntil(all, async () => (await map(jan)) > 0);
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
  await sheet(petr).getByRole('button', { name: 'Пусть за меня играет бот' }).click();
  await expect(card(petr)).toContainText('Вы предлагаете');
  await expect(card(ola)).toContainText('Пётр');
  await expect(card(ola)).toContainText('Żółty');
  // Nobody who isn't asked is held up, nor anybody who is.
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

/** How many provinces can be chosen. */
function map(page: Page): Promise<number> {
  return page.locator('.tf-map button.tf-name').count();
}
