/** The tables of the golden games, one for each question that a game asks, opened one after another. */
import { expect, type Page } from '@playwright/test';
import { prompt } from './player.ts';
import { positions } from './positions.ts';

export async function everyTable(page: Page, game: string, see: (ask: string) => Promise<void>) {
  const asks = [...(positions().get(game) ?? [])];
  expect(asks.length).toBeGreaterThan(3);
  await page.goto('./');
  await expect(page.locator('.game-link')).toHaveCount(1);
  const buffer = Buffer.from(asks.map(([ask, text]) => `# ${ask}\n${text}\n`).join('\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'games.txt', mimeType: 'text/plain', buffer });
  await expect(page.locator('.game-link')).toHaveCount(asks.length + 1);
  const shelf = await page
    .locator('.game-link')
    .evaluateAll((links) =>
      links.map((a) => [a.querySelector('.game-title')?.textContent, a.getAttribute('href')]),
    );
  for (const [ask] of asks) {
    await page.goto(`./${shelf.find(([title]) => title === ask)?.[1]}`);
    await expect(prompt(page)).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await see(ask);
  }
}
