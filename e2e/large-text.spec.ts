/**
 * Text at 200 %, set in the browser as people set it: nothing runs out of a phone's screen or out of a frame on it, on
 * any page of any game and at any question that it asks; and no column is so narrow that its words break.
 */
import { expect, type Page, test } from '@playwright/test';
import config from '../playwright.config.ts';
import { catalogue } from '../src/games/catalogue.ts';
import { brokenWords } from './support/broken-words.ts';
import { anyMove, isOver, PHONE, prompt, sameDraws } from './support/player.ts';
import { everyTable } from './support/tables.ts';

/** Frames that are there to be moved sideways. */
const SIDEWAYS = '.chart-frame, .results-scroll, .bots-line';

const { launchOptions } = config.use ?? {};
test.use({
  viewport: PHONE,
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      // The setting of the browser's own settings page, after those that Playwright gives a browser without a mouse.
      '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,defaultFontSize=32',
    ],
  },
});

/** What is wider than its room: the page, a frame that scrolls or cuts, a line of the bar. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate((sideways) => {
    const found: string[] = [];
    const say = (element: Element, over: number) =>
      found.push(`${element.tagName.toLowerCase()}.${element.className} by ${over} px`);
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) say(document.documentElement, scrollWidth - innerWidth);
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { overflowX, clipPath, display } = getComputedStyle(element);
      // What only a screen reader meets is clipped away; in fields and drawings the browser cuts for itself.
      if (clipPath !== 'none' || element.closest('.hidden, .skip, svg, select, input, textarea')) continue;
      if (display.startsWith('inline') || element.matches(sideways)) continue;
      const keepsIn = overflowX !== 'visible' || element.closest('.bar');
      const over = element.scrollWidth - element.clientWidth;
      if (keepsIn && over > 1) say(element, over);
    }
    return found;
  }, SIDEWAYS);
}

/** The game that the app shows on a first visit. */
const DEMO = catalogue().find(({ demo }) => demo)?.meta.id;

/** A word of so few letters has room on a line of any phone. */
const SHORT = 10;

for (const [i, { meta }] of catalogue().entries()) {
  const locale = (['pl', 'ru', 'en', 'cs'] as const)[i % 4]!;
  test.describe(`${meta.id} ${locale}`, () => {
    test.use({ locale });

    test('no screen is too wide', async ({ page }) => {
      test.setTimeout(120_000);
      await sameDraws(page);
      const wide: string[] = [];
      const look = async (where: string) => {
        await expect(page.locator('h1, #prompt-text').first()).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        wide.push(
          ...[...(await tooWide(page)), ...(await brokenWords(page, SHORT))].map(
            (what) => `${where}: ${what}`,
          ),
        );
      };
      await page.goto(`./#/new/${meta.id}`);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await look('set-up');
      await page.locator('.begin .start').click();
      for (let n = 0; n < 4; n++) {
        await expect(prompt(page)).toBeVisible();
        await look(`table, step ${n}`);
        if (await isOver(page)) break;
        await anyMove(page);
      }
      const id = /#\/game\/([a-z0-9]+)/.exec(page.url())?.[1];
      for (const at of [
        `game/${id}/story`,
        `luck/${id}`,
        `view/${id}`,
        `print/${meta.id}`,
        `lab/${meta.id}`,
        '',
      ]) {
        await page.goto(`./#/${at}`);
        await look(at || 'shelf');
      }
      expect(wide).toEqual([]);
    });
  });

  // In another language than the pages, so that long words of two are seen. Long: only
  // with EMPTYCHAIR_ALL.
  if (!process.env.EMPTYCHAIR_ALL) continue;
  const other = locale === 'pl' ? 'ru' : 'pl';
  test.describe(`${meta.id} ${other}`, () => {
    test.use({ locale: other });

    test('no screen is too wide at any question', async ({ page }) => {
      test.setTimeout(120_000);
      const wide: string[] = [];
      await everyTable(page, meta.id, async (ask) => {
        wide.push(
          ...[...(await tooWide(page)), ...(await brokenWords(page, SHORT))].map((what) => `${ask}: ${what}`),
        );
      });
      expect(wide).toEqual([]);
    });
  });
}

test.describe('wider than high', () => {
  test.use({ locale: 'pl' });

  test('on a small desktop the board keeps its half, in landscape on a phone nothing covers it', async ({
    page,
  }) => {
    for (const [width, height, share] of [
      [1280, 800, 0.5],
      [740, 360, 1],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`./#/new/${DEMO}`);
      await page.locator('.begin .start').click();
      await expect(prompt(page)).toBeVisible();
      expect(await tooWide(page)).toEqual([]);
      const board = await page.locator('.board-area').boundingBox();
      const hand = await page.locator('.asking').boundingBox();
      expect(board!.width).toBeGreaterThanOrEqual(share * width);
      if (share === 1) expect(hand!.y).toBeGreaterThanOrEqual(board!.y + board!.height);
    }
  });
});
