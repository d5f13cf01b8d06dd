import { expect, type Page, test } from '@playwright/test';
import { catalogue } from '../src/games/catalogue.ts';
import { LANGS } from '../src/kernel/words.ts';
import { loadUi } from '../src/web/words/load.ts';
import type { UiWords } from '../src/web/words/words.ts';
import { anyMove, DESKTOP, fitsAcross, PHONE, prompt, sameDraws } from './player.ts';
import { violations } from './violations.ts';

const ALL = Boolean(process.env.EMPTYCHAIR_ALL);

// Each language in one theme, in both with EMPTYCHAIR_ALL.
const THEMES = ['light', 'dark'] as const;

for (const [i, lang] of LANGS.entries()) {
  for (const theme of ALL ? THEMES : [THEMES[i % 2]!]) {
    test.describe(`${lang} ${theme}`, () => {
      const viewport = lang === 'pl' || lang === 'cs' ? PHONE : DESKTOP;
      test.use({ locale: lang, colorScheme: theme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('axe finds nothing on any page', async ({ page }) => {
        const found: string[] = [];
        const look = async (where: string) => found.push(...(await violations(page, where)));
        await page.goto('./');
        await expect(page.locator('.game-where')).toContainText('I');
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
        await look('shelf');
        const demo = await page.locator('.game-link').getAttribute('href');

        await page.goto('./#/new/boer-war');
        await expect(page.locator('.checklist')).toBeVisible();
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll('details')) fold.open = true;
        });
        await look('set-up');
        await page.locator('.switch input').last().check();
        await expect(page.locator('.as-it-stands .bw')).toBeVisible();
        await look('the table as it stands');

        await page.goto(`./${demo}`);
        await expect(prompt(page)).toBeVisible();
        await page.locator('.choices-row .primary').click();
        await expect(page.locator('.drawn')).toBeVisible();
        await look('table');
        for (let i = 0; i < 2; i++) await page.locator('.tool').first().click();
        await look('undo');
        await page.locator('.tool').nth(2).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await look('why');
        await page.keyboard.press('Escape');
        await page.locator('.bar button').last().click();
        await look('menu');
        await page.locator('.menu-item').last().click();
        await look('settings');
        await page.keyboard.press('Escape');
        await page.goto(`./${demo}/story`);
        await expect(page.locator('.story')).toBeVisible();
        await look('story');
        await page.goto(`./${demo}/at/3`);
        await expect(page.locator('.looking')).toBeVisible();
        await look('look back');
        expect(found).toEqual([]);
      });

      test('nor on the pages around the table', async ({ page }) => {
        test.setTimeout(180_000);
        const found: string[] = [];
        const look = async (where: string) => {
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          found.push(...(await violations(page, where)));
          await fitsAcross(page);
        };
        await page.goto('./');
        await expect(page.locator('.game-link')).toBeVisible();
        const id = (await page.locator('.game-link').getAttribute('href'))?.split('/').at(-1);
        for (const at of [`luck/${id}`, `view/${id}`, 'open/nothing', 'edit/tax-farmer', 'lab/boer-war']) {
          await page.goto(`./#/${at}`);
          await look(at);
        }
        // Sheets and rulings: one game in each run, all of them with EMPTYCHAIR_ALL.
        const nth = i % catalogue().length;
        for (const { meta } of ALL ? catalogue() : [catalogue()[nth]!]) {
          await page.goto(`./#/print/${meta.id}`);
          await look(`print ${meta.id}`);
          await page.goto(`./#/new/${meta.id}`);
          await look(`set-up ${meta.id}`);
          await page.locator('.column').first().locator('> p > button').last().click();
          await look(`rulings ${meta.id}`);
          if (ALL) {
            await page.goto(`./#/lab/${meta.id}`);
            await look(`lab ${meta.id}`);
          }
        }
        expect(found).toEqual([]);
      });

      // Once, at the table with most sheets; in every language and theme, at every table, with EMPTYCHAIR_ALL.
      if (!ALL && lang !== 'pl') return;
      for (const { meta } of ALL ? catalogue() : catalogue().filter(({ meta }) => meta.id === 'tax-farmer'))
        test(`nor on any sheet over ${meta.id} and the shelf`, async ({ page }) => {
          test.setTimeout(180_000);
          const { say } = await loadUi(lang);
          const found: string[] = [];
          await sameDraws(page);
          await page.goto(`./#/new/${meta.id}`);
          await page.locator('.begin .primary').click();
          await expect(prompt(page)).toBeVisible();
          const seats = await atTheTable(page, say, found);
          if (seats) await thought(page, found);
          await page.goto('./');
          // Red's first decision begins a round, which is kept; elsewhere there is nothing to go back to yet.
          await onTheShelf(page, say, seats, found);
          expect(found).toEqual([]);
        });
    });
  }
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
  const whyOfBot = page.locator('.bots-summary button.small:has(.icon)').nth(1);
  await expect(async () => {
    if ((await whyOfBot.count()) === 0) await anyMove(page);
    await expect(whyOfBot).toBeVisible({ timeout: 2000 });
  }).toPass();
  await whyOfBot.click();
  await expect(page.getByRole('dialog').locator('.considered')).toBeVisible();
  await sheet(page, 'thought', found);
  await page.keyboard.press('Escape');
}

/** What a game on the shelf can be asked for, its backups among it. */
async function onTheShelf(page: Page, say: UiWords, kept: boolean, found: string[]): Promise<void> {
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
      const list = kept ? dialog.locator('.backups li').first() : dialog.getByText(say.keeping.noBackups);
      await expect(list).toBeVisible();
    }
    await sheet(page, `${name} on the shelf`, found);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: say.settings, exact: true }).click();
  await sheet(page, 'settings on the shelf', found);
  await page.keyboard.press('Escape');
}
