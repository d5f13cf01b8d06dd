import { expect, test } from '@playwright/test';
import { CATALOGUE } from '../src/games/index.ts';
import { LANGS } from '../src/kernel/words.ts';
import { DESKTOP, fitsAcross, PHONE, prompt } from './player.ts';
import { violations } from './violations.ts';

for (const lang of LANGS) {
  for (const theme of ['light', 'dark'] as const) {
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
        const nth = (LANGS.indexOf(lang) + (theme === 'dark' ? 2 : 0)) % CATALOGUE.length;
        for (const { meta } of process.env.EMPTYCHAIR_ALL ? CATALOGUE : [CATALOGUE[nth]!]) {
          await page.goto(`./#/print/${meta.id}`);
          await look(`print ${meta.id}`);
          await page.goto(`./#/new/${meta.id}`);
          await look(`set-up ${meta.id}`);
          await page.locator('.column').first().locator('> p > button').last().click();
          await look(`rulings ${meta.id}`);
          if (process.env.EMPTYCHAIR_ALL) {
            await page.goto(`./#/lab/${meta.id}`);
            await look(`lab ${meta.id}`);
          }
        }
        expect(found).toEqual([]);
      });
    });
  }
}
