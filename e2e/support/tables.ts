/** The tables of the golden games, one per question of a game, opened one after another. */
import { expect, type Page } from '@playwright/test';
import { prompt } from './player.ts';
import { positions } from './positions.ts';

/** Brings games in one file onto a shelf that has only the demo; returns the address of each. */
export async function shelved(
  page: Page,
  games: readonly (readonly [name: string, journal: string])[],
): Promise<(name: string) => string> {
  await page.goto('./');
  const links = page.locator('.game-link');
  await expect(links).toHaveCount(1);
  const buffer = Buffer.from(games.map(([name, journal]) => `# ${name}\n${journal}\n`).join('\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'games.txt', mimeType: 'text/plain', buffer });
  await expect(links).toHaveCount(games.length + 1);
  const found = await links.evaluateAll((all) =>
    all.map((a) => [a.querySelector('.game-title')?.textContent, a.getAttribute('href')] as const),
  );
  return (name) => `./${found.find(([title]) => title === name)?.[1]}`;
}

export async function everyTable(page: Page, game: string, see: (ask: string) => Promise<void>) {
  const asks = [...(positions().get(game) ?? [])];
  expect(asks.length, `${game} has no golden game: make one with emptychair golden`).toBeGreaterThan(0);
  const at = await shelved(page, asks);
  for (const [ask] of asks) {
    await page.goto(at(ask));
    await expect(prompt(page)).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await see(ask);
  }
}
