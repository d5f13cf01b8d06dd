/** No information by colour alone: each colour comes with a word, a letter, a shape or a pattern. */
import { expect, test } from '@playwright/test';
import { prompt } from './support/player.ts';
import { positions } from './support/positions.ts';

test.use({ locale: 'en' });

test('chits bear words, dice frames, agents shapes, rebels a pattern and a word', async ({ page }) => {
  const open = async (journal: string) => {
    await page.goto('./');
    await expect(page.locator('.game-link').first()).toBeVisible();
    const file = { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(journal) };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(prompt(page)).toBeVisible();
  };
  const at = (game: string, ask: string) => positions().get(game)?.get(ask) ?? '';

  await open(at('boer-war', 'next-action'));
  await expect(page.locator('.board-area .chit')).toHaveText(['STOP', 'GO!']);

  // The first roll of the two dice, as the player sees it after it was made.
  await open(`${at('cdg', 'roll')}\n> table roll:15`);
  for (const where of ['.drawn', '.board-area']) {
    const frames = ['blue', 'grey'].map((kind) =>
      page.locator(`${where} .die[data-kind=${kind}] .die-frame`),
    );
    for (const frame of frames) await expect(frame.first()).toBeVisible();
    const shapes = await Promise.all(frames.map((frame) => frame.first().evaluate((part) => part.outerHTML)));
    expect(new Set(shapes).size).toBe(2);
  }
  await expect(page.locator('.told')).toContainText('Grey 1, blue 5');

  await open(at('tax-farmer', 'activate'));
  await expect(page.locator('.tf-hex').first()).toBeVisible();
  const shapes = await page
    .locator('.tf-hex')
    .evaluateAll((agents) =>
      agents.map((a) => [a.getAttribute('data-owner'), a.querySelector('.tf-hex-mark')?.getAttribute('d')]),
    );
  const shapeOf = new Map(shapes as [string, string][]);
  expect(shapeOf.size).toBe(3);
  expect(new Set(shapeOf.values()).size).toBe(shapeOf.size);
  for (const [owner, shape] of shapes) expect(shape).toBe(shapeOf.get(owner ?? ''));
  const rebels = page.locator('.tf-place[data-rebels]');
  await expect(rebels.first()).toContainText('rebellion marker');
  expect(await page.locator('.tf-land path[fill^=url]').count()).toBe(await rebels.count());
});

test('with the few colours of high contrast, pieces keep theirs and who acts has a frame', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('./#/new/boer-war');
  await page.locator('.begin .start').click();
  await expect(prompt(page)).toBeVisible();
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(element);
        return { backgroundColor, outlineStyle };
      });
  expect((await look('.bw-side[data-active]')).outlineStyle).toBe('solid');
  expect((await look('.bw-side:not([data-active])')).outlineStyle).toBe('none');
  const paper = (await look('body')).backgroundColor;
  for (const piece of ['.counter-front', '.bw-flag'])
    expect((await look(piece)).backgroundColor, piece).not.toBe(paper);
});
