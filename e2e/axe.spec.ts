/**
 * Axe finds nothing on any screen, in any language, on a phone or on a desk, in the light or the dark theme. Each
 * screen is opened once; language, size and theme then change in place.
 */
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { catalogue } from '../src/games/catalogue.ts';
import { LANGS, type Lang } from '../src/kernel/words.ts';
import { loadUi } from '../src/web/words/load.ts';
import type { UiWords } from '../src/web/words/words.ts';
import {
  anyMove,
  changeLanguage,
  DESKTOP,
  fitsAcross,
  PHONE,
  painted,
  prompt,
  SOON,
  sameDraws,
} from './support/player.ts';
import { violations } from './support/violations.ts';

const ALL = Boolean(process.env.EMPTYCHAIR_ALL);
const games = catalogue();
const demo = games.find((game) => game.demo)?.meta.id ?? '';

/** A game with points over several rounds. */
const FINISHED = fileURLToPath(
  new URL('../test/kept/journals/tax-farmer-bots-of-every-kind-finished.txt', import.meta.url),
);

const SIZES = { phone: PHONE, desk: DESKTOP };
const THEMES = ['light', 'dark'] as const;

interface Appearance {
  readonly lang: Lang;
  readonly size: keyof typeof SIZES;
  readonly theme: (typeof THEMES)[number];
}

/** The first combination: every test starts in it, and every check returns to it. */
const FIRST: Appearance = { lang: 'pl', size: 'phone', theme: 'dark' };
/** Together with FIRST: each language once, and both sizes in both themes. */
const OTHERS: readonly Appearance[] = [
  { lang: 'en', size: 'desk', theme: 'light' },
  { lang: 'cs', size: 'phone', theme: 'light' },
  { lang: 'ru', size: 'desk', theme: 'dark' },
];
const EVERY = LANGS.flatMap((lang) =>
  THEMES.flatMap((theme) => (['phone', 'desk'] as const).map((size): Appearance => ({ lang, theme, size }))),
);
const APPEARANCES = [...(ALL ? EVERY : OTHERS), FIRST];

test.use({ locale: FIRST.lang, colorScheme: FIRST.theme, viewport: SIZES[FIRST.size] });

/** What is being loaded by a page. */
const loading = new WeakMap<Page, Set<unknown>>();
test.beforeEach(({ page }) => {
  test.setTimeout(ALL ? 900_000 : 120_000);
  const under = new Set<unknown>();
  loading.set(page, under);
  page.on('request', (request) => under.add(request));
  page.on('requestfinished', (request) => under.delete(request));
  page.on('requestfailed', (request) => under.delete(request));
});

/** Everything is on screen: until the words of a new language are loaded, a page shows those of the old one. */
async function settled(page: Page): Promise<void> {
  await painted(page);
  await expect.poll(() => loading.get(page)?.size, { intervals: SOON }).toBe(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await painted(page);
}

/** What is wrong with the page, or the sheet over it, in any appearance. It looks as before when this is done. */
async function look(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  await settled(page);
  for (const { lang, size, theme } of APPEARANCES) {
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({ colorScheme: theme });
    await changeLanguage(page, lang);
    await settled(page);
    const here = `${where} (${lang}, ${size}, ${theme})`;
    found.push(...(await violations(page, here)));
    await fitsAcross(page);
    for (const dialog of await page.getByRole('dialog').all()) {
      const over = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      if (over > 0) found.push(`${here}: ${over} px too wide`);
    }
  }
  return found;
}

test('shelf, set-up, table and story, with every sheet that opens there', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('.game-where')).toHaveText(/./);
  await expect(page.locator('html')).toHaveAttribute('lang', FIRST.lang);
  const table = (await page.locator('.game-link').getAttribute('href')) ?? '';
  const found = await look(page, 'shelf');
  found.push(...(await beforePlay(page)));
  await page.goto(`./${table}/story`);
  await expect(page.locator('.story')).toBeVisible();
  found.push(...(await look(page, 'story')));
  await page.goto(`./${table}/at/3`);
  await expect(page.locator('.looking')).toBeVisible();
  found.push(...(await look(page, 'look back')));
  await page.goto(`./${table}`);
  found.push(...(await inPlay(page)));
  const id = table.split('/').at(-1);
  for (const at of [`luck/${id}`, `view/${id}`]) found.push(...(await lookAt(page, at)));
  expect(found).toEqual([]);
});

test('other pages: links, help, what isn’t there, simulation, results and past games', async ({ page }) => {
  const found: string[] = [];
  for (const at of ['open/nothing', 'help', 'game/nothing', `lab/${demo}`])
    found.push(...(await lookAt(page, at)));
  await page.goto('./');
  found.push(...(await afterPlay(page)));
  expect(found).toEqual([]);
});

for (const { meta, editor } of games)
  test(`the pages of ${meta.id}`, async ({ page }) => {
    const found: string[] = [];
    const pages = [...(editor ? ['edit'] : []), ...(ALL ? ['lab'] : []), 'print', 'rules'];
    for (const at of pages) found.push(...(await lookAt(page, `${at}/${meta.id}`)));
    await page.goto(`./#/new/${meta.id}`);
    await expect(page.locator('.columns')).toBeVisible();
    found.push(...(await look(page, 'set-up')));
    await page.locator('.next').click();
    await expect(page.locator('.lay-out')).toBeVisible();
    found.push(...(await look(page, 'lay out')));
    await page.goBack();
    const rulings = page.locator('.about-game > button');
    if ((await rulings.count()) > 0) {
      await rulings.last().click();
      await expect(page.locator('.rulings')).toBeVisible();
      found.push(...(await look(page, 'rulings')));
    }
    expect(found).toEqual([]);
  });

// At a table with bots, which has the most sheets; at every table with EMPTYCHAIR_ALL.
for (const { meta } of ALL ? games : games.filter(({ meta }) => meta.id === 'tax-farmer'))
  test(`every sheet over ${meta.id} and the shelf`, async ({ page }) => {
    const { say } = await loadUi(FIRST.lang);
    await sameDraws(page);
    await page.goto(`./#/new/${meta.id}`);
    await page.locator('.begin .start').click();
    await expect(prompt(page)).toBeVisible();
    const others = meta.players[1] > 1;
    const found = await atTheTable(page, say, others);
    if (others) found.push(...(await thought(page)));
    await page.goto('./');
    found.push(...(await onTheShelf(page, say)));
    expect(found).toEqual([]);
  });

async function lookAt(page: Page, at: string): Promise<string[]> {
  await page.goto(`./#/${at}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  return look(page, at);
}

/** The set-up with all that can be opened there. */
async function beforePlay(page: Page): Promise<string[]> {
  await page.goto(`./#/new/${demo}`);
  await expect(page.locator('.columns')).toBeVisible();
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  const found = await look(page, 'set-up, all opened');
  await page.locator('.next').click();
  await page.locator('.lay-out .switch input').check();
  await expect(page.locator('.start-position')).toBeVisible();
  return [...found, ...(await look(page, 'the table as it stands'))];
}

/** The table of the demo, which has some steps behind it. */
async function inPlay(page: Page): Promise<string[]> {
  await expect(prompt(page)).toBeVisible();
  await anyMove(page);
  const found = await look(page, 'table');
  for (let n = 0; n < 2; n++) await page.locator('.tool').first().click();
  await expect(page.locator('.todo, .asking > .quiet[role=status]')).toBeVisible();
  found.push(...(await look(page, 'undo')));
  await page.locator('.tool').nth(2).click();
  found.push(...(await sheet(page, 'why')));
  await page.locator('.bar button').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  found.push(...(await look(page, 'menu')));
  await page.locator('.menu-item').last().click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
  return [...found, ...(await sheet(page, 'settings'))];
}

/** A finished game from a file, with its results in pictures; the page of past games, which now has one. */
async function afterPlay(page: Page): Promise<string[]> {
  await page.locator('input[type=file]').setInputFiles(FINISHED);
  await expect(page.locator('.results-luck')).toBeVisible();
  const found = await look(page, 'results');
  await page.locator('.results-acts a').last().click();
  await expect(page.locator('.history-files')).toBeVisible();
  await page.locator('.history-game summary').click();
  found.push(...(await look(page, 'past games')));
  // Another game like it: of its four presets, the one that was played.
  await page.goBack();
  await page.locator('.results-acts .primary').click();
  await expect(page.locator('.set-up input[type=radio]').nth(2)).toBeChecked();
  return found;
}

/** The sheet that has just been opened; it is closed again. */
async function sheet(page: Page, where: string): Promise<string[]> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toBeVisible();
  const found = await look(page, where);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  return found;
}

/** From the menu and by their keys; `others` may sit at this table. */
async function atTheTable(page: Page, say: UiWords, others: boolean): Promise<string[]> {
  const dialog = page.getByRole('dialog');
  const menu = () => page.getByRole('button', { name: say.menu, exact: true }).click();
  await menu();
  const found = await sheet(page, 'menu');
  const { share } = say.keeping;
  for (const name of [
    say.adjust,
    ...(others ? [say.seats.title] : []),
    say.addNote,
    say.bookmark,
    say.rename,
    share,
    say.settings,
  ]) {
    await menu();
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(name);
    if (name === share) await expect(dialog.locator('.qr, textarea').first()).toBeVisible();
    found.push(...(await sheet(page, name)));
  }
  // Every game has at least one, to stop.
  await menu();
  await dialog.locator('details').evaluateAll((all) => {
    for (const fold of all) if (fold instanceof HTMLDetailsElement) fold.open = true;
  });
  found.push(...(await look(page, 'asides')));
  await dialog.locator('.menu').first().locator('.menu-item').first().click();
  found.push(...(await sheet(page, 'an aside')));
  await page.keyboard.press('w');
  found.push(...(await sheet(page, 'why')));
  return found;
}

/** What a bot thought of, as soon as one has moved. */
async function thought(page: Page): Promise<string[]> {
  const summary = page.locator('.bots-summary');
  for (let n = 0; n < 20 && (await summary.count()) === 0; n++) {
    await anyMove(page);
    await expect(prompt(page)).not.toHaveAttribute('aria-busy');
  }
  const found = await look(page, 'what the bots did');
  // On a phone it is one line until it is opened.
  await summary.locator('.bots-open').click();
  found.push(...(await look(page, 'what the bots did, opened')));
  await summary.locator('header button').nth(1).click();
  await page.locator('.bot-move button').click();
  await expect(page.getByRole('dialog').locator('.considered')).toBeVisible();
  found.push(...(await sheet(page, 'thought')));
  await page.locator('.prompt .choices-row button').last().click();
  return found;
}

/** The menu of a game on the shelf, including its backups. */
async function onTheShelf(page: Page, say: UiWords): Promise<string[]> {
  const dialog = page.getByRole('dialog');
  const { share, backups } = say.keeping;
  const more = () => page.locator('.game-row > button').first().click();
  await expect(page.locator('.game-row')).toHaveCount(1);
  await more();
  const found = await sheet(page, 'a game');
  for (const name of [say.rename, share, backups]) {
    await more();
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(name);
    if (name === share) await expect(dialog.locator('.qr, textarea').first()).toBeVisible();
    if (name === backups) {
      const none = dialog.getByText(say.keeping.noBackups);
      await expect(dialog.locator('.backups li').first().or(none)).toBeVisible();
    }
    found.push(...(await sheet(page, `${name} on the shelf`)));
  }
  await page.getByRole('button', { name: say.settings, exact: true }).click();
  found.push(...(await sheet(page, 'settings on the shelf')));
  return found;
}
