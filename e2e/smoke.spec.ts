/**
 * Every game of the catalogue in every language, on a phone and on a desk: opens, plays three moves, fits, and axe is
 * content. `npm run test:all` has the tablet, both themes and ten moves, and axe looks after each of them.
 */
import { expect, test } from '@playwright/test';
import { CATALOGUE } from '../src/games/index.ts';
import { anyMove, DESKTOP, fitsAcross, PHONE, prompt, sameDraws } from './player.ts';
import { violations } from './violations.ts';

const ALL = Boolean(process.env.EMPTYCHAIR_ALL);
const SIZES = { phone: PHONE, desk: DESKTOP, ...(ALL ? { tablet: { width: 820, height: 1180 } } : {}) };
const THEMES = ['light', 'dark'] as const;
const MOVES = ALL ? 10 : 3;

const RUNS = CATALOGUE.flatMap(({ meta }) =>
  meta.langs.flatMap((lang, i) =>
    Object.entries(SIZES).flatMap(([size, viewport], k) =>
      // Each language meets both themes, on different sizes.
      (ALL ? THEMES : [THEMES[(i + k) % 2]!]).map((theme) => ({ meta, lang, size, viewport, theme })),
    ),
  ),
);

for (const { meta, lang, size, viewport, theme } of RUNS) {
  test.describe(`${meta.id} ${lang} ${size} ${theme}`, () => {
    const contextOptions = { reducedMotion: 'reduce' } as const;
    test.use({ locale: lang, viewport, colorScheme: theme, contextOptions });

    test('opens and plays', async ({ page }) => {
      if (ALL) test.setTimeout(180_000);
      const broken: string[] = [];
      const found: string[] = [];
      page.on('pageerror', (error) => broken.push(error.message));
      await sameDraws(page);
      await page.goto(`./#/new/${meta.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(meta.title[lang]);
      await fitsAcross(page);
      await page.locator('.begin .primary').click();
      for (let n = 0; n < MOVES; n++) {
        await expect(prompt(page)).toBeVisible();
        await anyMove(page);
        if (ALL) found.push(...(await violations(page, `move ${n + 1}`)));
      }
      await fitsAcross(page);
      found.push(...(await violations(page, 'table')));
      expect(found).toEqual([]);
      expect(broken).toEqual([]);
    });
  });
}
