import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { catalogue } from '../src/games/catalogue.ts';
import { LANGS } from '../src/kernel/words.ts';
import { loadUi } from '../src/web/words/load.ts';
import type { UiWords } from '../src/web/words/words.ts';
import { anyMove, DESKTOP, fitsAcross, PHONE, prompt, sameDraws } from './player.ts';
import { violations } from './violations.ts';

const ALL = Boolean(process.env.EMPTYCHAIR_ALL);
const games = catalogue();
const demo = games.find((game) => game.demo)?.meta.id ?? '';

/** A game with points over several rounds. */
const FINISHED = fileURLToPath(
  new URL('../test/kept/journals/tax-farmer-bots-of-every-kind-finished.txt', import.meta.url),
);

const THEMES = ['light', 'dark'] as const;
/**
 * Each language has a size and a theme. A screen is looked at by one half of the languages, which has both sizes and
 * both themes; by all of them, in both themes, with EMPTYCHAIR_ALL.
 */
const LOOKS = LANGS.map((lang, i) => ({
  lang,
  theme: THEMES[i % 2]!,
  viewport: lang === 'pl' || lang === 'cs' ? PHONE : DESKTOP,
  half: Math.floor((2 * i) / LANGS.length),
}));

for (const [i, { lang, viewport, half, theme: own }] of LOOKS.entries()) {
  for (const theme of ALL ? THEMES : [own]) {
    test.describe(`${lang} ${theme}`, () => {
      test.use({ locale: lang, colorScheme: theme, viewport });

      test('axe finds nothing on any page', async ({ page }) => {
        test.setTimeout(180_000);
        const found: string[] = [];
        const look = async (where: string) => {
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          found.push(...(await violations(page, where)));
          await fitsAcross(page);
        };
        await page.goto('./');
        await expect(page.locator('.game-where')).toHaveText(/./);
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
        const table = (await page.locator('.game-link').getAttribute('href')) ?? '';
        if (ALL || half === 0) {
          await look('shelf');
          await beforePlay(page, look);
          await page.goto(`./${table}/story`);
          await expect(page.locator('.story')).toBeVisible();
          await look('story');
          await page.goto(`./${table}/at/3`);
          await expect(page.locator('.looking')).toBeVisible();
          await look('look back');
        }
        if (ALL || half === 1) {
          await page.goto(`./${table}`);
          await inPlay(page, look);
        }
        // What every game has is looked at for each of them, in one of the languages.
        const mine = games.filter((_, g) => ALL || g % LANGS.length === i).map(({ meta }) => meta.id);
        const id = table.split('/').at(-1);
        const around = [
          'open/nothing',
          'help',
          'game/nothing',
          ...games.flatMap(({ editor, meta }) => (editor ? [`edit/${meta.id}`] : [])),
        ];
        around.push(`luck/${id}`, `view/${id}`, `lab/${demo}`);
        for (const at of [
          ...around.filter((_, n) => ALL || n % 2 === half),
          ...mine.flatMap((game) => [`print/${game}`, `rules/${game}`]),
          ...(ALL ? mine.map((game) => `lab/${game}`) : []),
        ]) {
          await page.goto(`./#/${at}`);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await look(at);
        }
        for (const game of mine) {
          await page.goto(`./#/new/${game}`);
          await expect(page.locator('.columns')).toBeVisible();
          await look(`set-up ${game}`);
          await page.locator('.next').click();
          await expect(page.locator('.lay-out')).toBeVisible();
          await look(`lay out ${game}`);
          await page.goBack();
          const rulings = page.locator('.about-game > button');
          if ((await rulings.count()) === 0) continue;
          await rulings.last().click();
          await expect(page.locator('.rulings')).toBeVisible();
          await look(`rulings ${game}`);
        }
        if (ALL || half === 1) {
          await page.goto('./');
          await afterPlay(page, look);
        }
        expect(found).toEqual([]);
      });

      // Once, at a table with bots, which has the most sheets; in every language and theme, at every table, with
      // EMPTYCHAIR_ALL.
      if (!ALL && lang !== 'pl') return;
      for (const { meta } of ALL ? games : games.filter(({ meta }) => meta.id === 'tax-farmer'))
        test(`nor on any sheet over ${meta.id} and the shelf`, async ({ page }) => {
          test.setTimeout(180_000);
          const { say } = await loadUi(lang);
          const found: string[] = [];
          await sameDraws(page);
          await page.goto(`./#/new/${meta.id}`);
          await page.locator('.begin .start').click();
          await expect(prompt(page)).toBeVisible();
          const seats = await atTheTable(page, say, found);
          if (seats) await thought(page, found);
          await page.goto('./');
          await onTheShelf(page, say, found);
          expect(found).toEqual([]);
        });
    });
  }
}

type Look = (where: string) => Promise<void>;

/** The set-up with all that can be opened there. */
async function beforePlay(page: Page, look: Look): Promise<void> {
  await page.goto(`./#/new/${demo}`);
  await expect(page.locator('.columns')).toBeVisible();
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  await look('set-up');
  await page.locator('.next').click();
  await page.locator('.lay-out .switch input').check();
  await expect(page.locator('.start-position')).toBeVisible();
  await look('the table as it stands');
}

/** The table of the demo, which has some steps behind it. */
async function inPlay(page: Page, look: Look): Promise<void> {
  await expect(prompt(page)).toBeVisible();
  await anyMove(page);
  await look('table');
  for (let n = 0; n < 2; n++) await page.locator('.tool').first().click();
  await expect(page.locator('.todo, .asking > .quiet[role=status]')).toBeVisible();
  await look('undo');
  await page.locator('.tool').nth(2).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('why');
  await page.keyboard.press('Escape');
  await page.locator('.bar button').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('menu');
  await page.locator('.menu-item').last().click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
  await look('settings');
  await page.keyboard.press('Escape');
}

/** A finished game from a file, with its results in pictures; the page of past games, which now has one. */
async function afterPlay(page: Page, look: Look): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(FINISHED);
  await expect(page.locator('.results-luck')).toBeVisible();
  await look('results');
  await page.locator('.results-acts a').last().click();
  await expect(page.locator('.history-files')).toBeVisible();
  await page.locator('.history-game summary').click();
  await look('past games');
  // Another game like it: of its four presets, the one that was played.
  await page.goBack();
  await page.locator('.results-acts .primary').click();
  await expect(page.locator('.set-up input[type=radio]').nth(2)).toBeChecked();
}

/** The sheet that has just been opened. */
async function sheet(page: Page, where: string, found: string[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  found.push(...(await violations(page, where)));
  const over = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  if (over > 0) found.push(`${where}: ${over} px too wide`);
}

/** From the menu and by their keys; says whether others sit at this table. */
async function atTheTable(page: Page, say: UiWords, found: string[]): Promise<boolean> {
  const dialog = page.getByRole('dialog');
  const menu = () => page.getByRole('button', { name: say.menu, exact: true }).click();
  await menu();
  await sheet(page, 'menu', found);
  const seats = (await dialog.getByRole('button', { name: say.seats.title, exact: true }).count()) > 0;
  const asides = await dialog.locator('.menu').first().locator('.menu-item').count();
  await page.keyboard.press('Escape');
  const { share } = say.keeping;
  for (const name of [
    say.adjust,
    ...(seats ? [say.seats.title] : []),
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
    await sheet(page, name, found);
    await page.keyboard.press('Escape');
  }
  if (asides > 0) {
    await menu();
    await dialog.locator('details').evaluateAll((all) => {
      for (const fold of all) if (fold instanceof HTMLDetailsElement) fold.open = true;
    });
    await sheet(page, 'asides', found);
    await dialog.locator('.menu').first().locator('.menu-item').first().click();
    await sheet(page, 'an aside', found);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('w');
  await sheet(page, 'why', found);
  await page.keyboard.press('Escape');
  return seats;
}

/** What a bot thought of, as soon as one has moved. */
async function thought(page: Page, found: string[]): Promise<void> {
  const stepThrough = page.locator('.bots-summary header button').nth(1);
  await expect(async () => {
    if ((await stepThrough.count()) === 0) await anyMove(page);
    await expect(stepThrough).toBeVisible({ timeout: 2000 });
  }).toPass();
  await stepThrough.click();
  await page.locator('.beat button').click();
  await expect(page.getByRole('dialog').locator('.considered')).toBeVisible();
  await sheet(page, 'thought', found);
  await page.keyboard.press('Escape');
  await page.locator('.prompt .choices-row button').last().click();
}

/** The menu of a game on the shelf, including its backups. */
async function onTheShelf(page: Page, say: UiWords, found: string[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  const { share, backups } = say.keeping;
  const more = () => page.locator('.game-row > button').first().click();
  await expect(page.locator('.game-row')).toHaveCount(1);
  await more();
  await sheet(page, 'a game', found);
  await page.keyboard.press('Escape');
  for (const name of [say.rename, share, backups]) {
    await more();
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(name);
    if (name === share) await expect(dialog.locator('.qr, textarea').first()).toBeVisible();
    if (name === backups) {
      const none = dialog.getByText(say.keeping.noBackups);
      await expect(dialog.locator('.backups li').first().or(none)).toBeVisible();
    }
    await sheet(page, `${name} on the shelf`, found);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: say.settings, exact: true }).click();
  await sheet(page, 'settings on the shelf', found);
  await page.keyboard.press('Escape');
}
