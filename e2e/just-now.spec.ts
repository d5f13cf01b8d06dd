/**
 * On a phone every message can be read to its end, and the question and the first answer are visible, at every question
 * of every game.
 */
import { expect, test } from '@playwright/test';
import { catalogue } from '../src/games/catalogue.ts';
import { LANGS } from '../src/kernel/words.ts';
import { PHONE, prompt } from './support/player.ts';
import { everyTable } from './support/tables.ts';

test.use({ viewport: PHONE, hasTouch: true });

const ALL = Boolean(process.env.EMPTYCHAIR_ALL);
/** The longest language, and two tables that leave little room; with EMPTYCHAIR_ALL every language and game. */
const SPOKEN = ALL ? LANGS : (['ru'] as const);
const TIGHT = ['boer-war', 'paths-of-glory'];

for (const { meta } of catalogue().filter(({ meta }) => ALL || TIGHT.includes(meta.id)))
  for (const lang of SPOKEN)
    test.describe(`${meta.id} ${lang}`, () => {
      test.use({ locale: lang });

      test('no message is cut, no question is out of sight', async ({ page }) => {
        test.setTimeout(120_000);
        const faults: string[] = [];
        let told = 0;
        await everyTable(page, meta.id, async (ask) => {
          const seen = await page.evaluate(() => {
            const found: string[] = [];
            const hand = document.querySelector('.asking')!;
            for (const element of hand.querySelectorAll('*')) {
              const { overflowY, clipPath } = getComputedStyle(element);
              // What only a screen reader meets is clipped away.
              if (clipPath !== 'none' || !/hidden|clip/.test(overflowY)) continue;
              const over = element.scrollHeight - element.clientHeight;
              if (over > 1) found.push(`${element.className} is cut by ${over} px`);
            }
            // The tools cover the lower edge of the scrolling part.
            const edge = document.querySelector('.tools')!.getBoundingClientRect().top;
            for (const part of ['#prompt-text', '.choices-row > :first-child']) {
              const box = hand.querySelector(part)?.getBoundingClientRect();
              if (box && (box.top < 0 || box.bottom > edge + 1)) found.push(`${part} is out of sight`);
            }
            return { found, told: document.querySelectorAll('.just-now').length };
          });
          told += seen.told;
          faults.push(...seen.found.map((fault) => `${ask}: ${fault}`));
        });
        // A game may have no news; these games always have some.
        if (TIGHT.includes(meta.id)) expect(told).toBeGreaterThan(0);
        expect(faults).toEqual([]);
      });
    });

/** Civilization: seven turns, then the opponent opens five fronts at once. */
const FIVE_FRONTS = [
  ...['table play-as:russia', 'table marker:china'],
  ...['table calm', 'player skip', 'table done'],
  ...['table event', 'table die:4', 'player accept', 'table own:0', 'player skip', 'table done'],
  ...['table calm', 'player skip', 'table done'],
  ...['table calm', 'player skip', 'table done'],
  ...['table event', 'table die:3', 'player accept', 'table own:0', 'player skip', 'table done'],
  ...['table calm', 'player skip', 'table done'],
  ...['table event', 'table die:6', 'player skip', 'table done'],
  ...['table unbuilt:0', 'table calm', 'player skip', 'table done'],
  ...['table walls:no', 'table hand:3', 'table hand-full'],
  ...['chance card:mounted-4', 'chance card:mounted-4', 'chance card:aircraft-5'],
  ...['chance card:artillery-3', 'chance card:artillery-4'],
].map((step) => `> ${step}`);

test.describe('the smallest phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, locale: 'ru' });

  test('news of many cards scrolls; what to do, the question and its number field stay in sight', async ({
    page,
  }) => {
    await page.goto('./');
    const buffer = Buffer.from(['> emptychair 1 civilization 3 1 {}', ...FIVE_FRONTS].join('\n'));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'five-fronts.txt', mimeType: 'text/plain', buffer });
    await expect(prompt(page)).toBeVisible();
    const tools = (await page.locator('.tools').boundingBox())!;
    for (const part of ['.do-now', '#prompt-text', '.number-choice [type=submit]']) {
      const box = (await page.locator(part).boundingBox())!;
      expect(box.y, part).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height, part).toBeLessThanOrEqual(tools.y + 1);
    }
    const news = page.locator('.prompt > .news');
    expect(await news.evaluate((frame) => frame.scrollHeight > frame.clientHeight)).toBe(true);
  });
});
