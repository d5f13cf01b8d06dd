/**
 * Every game of the catalogue in every language, on a phone or on a desk: opens, plays three moves, fits, and axe is
 * content. `npm run test:all` has every size and theme of each, and ten moves, and axe looks after each of them.
 */
import { expect, test } from '@playwright/test';
import { catalogue } from '../src/games/catalogue.ts';
import { anyMove, DESKTOP, fitsAcross, isOver, PHONE, prompt, sameDraws } from './support/player.ts';
import { violations } from './support/violations.ts';

const ALL = Boolean(process.env.EMPTYCHAIR_ALL);
const SIZES = { phone: PHONE, desk: DESKTOP, ...(ALL ? { tablet: { width: 820, height: 1180 } } : {}) };
const THEMES = ['light', 'dark'] as const;
const MOVES = ALL ? 10 : 3;

const LOOKS = Object.entries(SIZES).flatMap(([size, viewport]) =>
  THEMES.map((colorScheme) => ({ size, viewport, colorScheme })),
);

for (const [g, { meta }] of catalogue().entries()) {
  for (const [i, lang] of meta.langs.entries()) {
    test.describe(`${meta.id} ${lang}`, () => {
      test.use({ locale: lang });

      test('opens and plays', async ({ page }) => {
        if (ALL) test.setTimeout(600_000);
        const broken: string[] = [];
        const found: string[] = [];
        page.on('pageerror', (error) => broken.push(error.message));
        await sameDraws(page);
        // Each game and each language meets every size in both themes.
        for (const { size, viewport, colorScheme } of ALL ? LOOKS : [LOOKS[(g + i) % LOOKS.length]!]) {
          const look = async (what: string) =>
            found.push(...(await violations(page, `${size} ${colorScheme}: ${what}`)));
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme });
          await page.goto(`./#/new/${meta.id}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(meta.title[lang]);
          await fitsAcross(page);
          await page.locator('.begin .start').click();
          for (let n = 0; n < MOVES; n++) {
            await expect(prompt(page)).toBeVisible();
            if (await isOver(page)) break;
            await anyMove(page);
            if (ALL) await look(`move ${n + 1}`);
          }
          await fitsAcross(page);
          await look('table');
        }
        expect(found).toEqual([]);
        expect(broken).toEqual([]);
      });
    });
  }
}
