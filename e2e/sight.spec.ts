import { expect, type Page, test } from '@playwright/test';
import { breathe, lines, PHONE, prompt, sameDraws } from './support/player.ts';

test.use({ viewport: PHONE, hasTouch: true, locale: 'ru' });
test.beforeEach(({ page }) => sameDraws(page));

/** How far the prompt's sheet reaches over the lower of the two sides' panels. */
async function covered(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, 0));
  return page.evaluate(() => {
    const hand = document.querySelector('.asking')?.getBoundingClientRect().top ?? 0;
    const panels = [...document.querySelectorAll('.bw-side')].map(
      (side) => side.getBoundingClientRect().bottom,
    );
    if (panels.length !== 2) throw new Error('there are two sides');
    return Math.max(0, Math.max(...panels) - hand);
  });
}

/** How far the list of what to put right has to be scrolled to be read, or reaches over the bar on top. */
function hidden(page: Page): Promise<number> {
  return page.locator('.asking').evaluate((dock) => {
    const bar = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
    const scrolled = [dock, ...dock.querySelectorAll('*')].map((part) =>
      /auto|scroll/.test(getComputedStyle(part).overflowY) ? part.scrollHeight - part.clientHeight : 0,
    );
    return Math.max(...scrolled, bar - dock.getBoundingClientRect().top, 0);
  });
}

test('on a phone both sides stay in sight at every step, and all that an undo asks for, in the longest language', async ({
  page,
}) => {
  await page.goto('./#/new/boer-war');
  await page.getByRole('button', { name: 'Начать', exact: true }).click();
  await expect(prompt(page)).toContainText('раунд 1');
  // The odds are at the bottom of a panel, above its edge: a few pixels of the edge may be under the sheet.
  const edge = 6;
  for (let step = 0; step < 9; step++) {
    const before = (await lines(page)).length;
    await breathe(page);
    await page.locator('.choices-row > button').first().click();
    await expect.poll(async () => (await lines(page)).length).toBeGreaterThan(before);
    expect(await covered(page), `step ${step}`).toBeLessThanOrEqual(edge);
  }
  for (let back = 0; back < 4; back++) {
    const before = (await lines(page)).length;
    await breathe(page);
    await page.getByRole('button', { name: 'Отменить', exact: true }).click();
    await expect.poll(async () => (await lines(page)).length).toBeGreaterThan(before);
    expect(await hidden(page), `undo ${back}`).toBeLessThanOrEqual(1);
  }
});

test.describe('on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('a phone shows the bar, the news in short, the button and the tools', async ({ page }) => {
    await page.goto('./#/new/boer-war');
    await page.getByRole('button', { name: 'Начать', exact: true }).click();
    await expect(prompt(page)).toContainText('раунд 1');
    for (let step = 0; step < 6; step++) {
      const before = (await lines(page)).length;
      await breathe(page);
      await page.locator('.choices-row > button').first().click();
      await expect.poll(async () => (await lines(page)).length).toBeGreaterThan(before);
      const [bar, hand, button, tools] = await Promise.all(
        ['.bar', '.asking', '.choices-row .primary', '.tools'].map((part) =>
          page.locator(part).evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return { top, bottom };
          }),
        ),
      );
      expect(hand!.top, `step ${step}`).toBeGreaterThanOrEqual(bar!.bottom);
      expect(button!.bottom, `step ${step}`).toBeLessThanOrEqual(tools!.top);
      expect(tools!.bottom, `step ${step}`).toBeLessThanOrEqual(360);
    }
  });
});
