/** Every game of the catalogue in every language, on a phone and on a desk: opens, plays three moves, fits, and axe is content. */
import { expect, test } from '@playwright/test';
import { CATALOGUE } from '../src/games/index.ts';
import { anyMove, DESKTOP, fitsAcross, PHONE, prompt, sameDraws } from './player.ts';
import { violations } from './violations.ts';

const SIZES = { phone: PHONE, desk: DESKTOP };

for (const { meta } of CATALOGUE) {
  for (const [i, lang] of meta.langs.entries()) {
    for (const size of ['phone', 'desk'] as const) {
      test.describe(`${meta.id} ${lang} ${size}`, () => {
        // Each language meets both themes, on different sizes.
        const colorScheme = (i + (size === 'phone' ? 0 : 1)) % 2 ? 'dark' : 'light';
        const contextOptions = { reducedMotion: 'reduce' } as const;
        test.use({ locale: lang, viewport: SIZES[size], colorScheme, contextOptions });

        test('opens and plays', async ({ page }) => {
          const broken: string[] = [];
          page.on('pageerror', (error) => broken.push(error.message));
          await sameDraws(page);
          await page.goto(`./#/new/${meta.id}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(meta.title[lang]);
          await fitsAcross(page);
          await page.locator('.begin .primary').click();
          for (let n = 0; n < 3; n++) {
            await expect(prompt(page)).toBeVisible();
            await anyMove(page);
          }
          await fitsAcross(page);
          expect(await violations(page, 'table')).toEqual([]);
          expect(broken).toEqual([]);
        });
      });
    }
  }
}
