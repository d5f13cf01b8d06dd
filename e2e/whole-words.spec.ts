/**
 * On a phone, with text as most people have it: no word of any question is broken, and how many agents go to a province
 * is asked above the prompt, however long the news in it. The longest languages.
 */
import { expect, test } from '@playwright/test';
import { catalogue } from '../src/games/catalogue.ts';
import { brokenWords } from './support/broken-words.ts';
import { anyMove, PHONE, prompt, sameDraws } from './support/player.ts';
import { everyTable } from './support/tables.ts';
import { playedOn, province } from './support/tax-map.ts';

/** “Стратегическая”, and longer ones. */
const LETTERS = 16;

for (const lang of ['ru', 'pl'] as const)
  test.describe(lang, () => {
    test.use({ viewport: PHONE, hasTouch: true, locale: lang });

    for (const { meta } of catalogue()) {
      // The longest words of all are among those of the cards; the others with EMPTYCHAIR_ALL.
      if (!process.env.EMPTYCHAIR_ALL && (lang !== 'ru' || meta.id !== 'cdg')) continue;
      test(`${meta.id}: every word is whole`, async ({ page }) => {
        test.setTimeout(120_000);
        const broken: string[] = [];
        await everyTable(page, meta.id, async (ask) => {
          broken.push(...(await brokenWords(page, LETTERS)).map((what) => `${ask}: ${what}`));
        });
        expect(broken).toEqual([]);
      });
    }
  });

test.describe('how many', () => {
  test.use({ locale: 'ru' });

  for (const [size, viewport] of Object.entries({ phone: PHONE, desk: { width: 1280, height: 800 } }))
    test(`a province asks in sight, ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await sameDraws(page);
      await page.goto('./#/new/tax-farmer');
      await page.locator('.begin .start').click();
      // The prompt lists everything that was dealt: on a phone it covers half of the map.
      await expect(prompt(page)).toBeVisible();
      while ((await province(page, /./).count()) === 0) {
        await anyMove(page);
        await playedOn(page);
      }
      const scrolled = () =>
        page.evaluate(() => scrollY + (document.querySelector('.board-area')?.scrollTop ?? 0));
      const before = await scrolled();
      await province(page, /./).first().click();
      await expect(page.locator('.tf-numbers')).toBeVisible();
      const keys = await page.locator('.tf-numbers').evaluate((numbers) => {
        const hand = document.querySelector('.asking')?.getBoundingClientRect();
        const { left, right, top, bottom } = numbers.getBoundingClientRect();
        const below = hand && hand.left < right && hand.right > left ? hand.top : innerHeight;
        return { above: top < 0, hidden: Math.max(0, Math.round(bottom - below)) };
      });
      expect(keys).toEqual({ above: false, hidden: 0 });
      // Next to the prompt there is room for the whole map, so it doesn't scroll.
      if (size === 'desk') expect(await scrolled()).toBe(before);
    });
});
