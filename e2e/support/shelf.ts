/** What a player does with a game on the shelf, and its position there. */
import type { Page } from '@playwright/test';

export async function more(page: Page, game: RegExp | string, item: string): Promise<void> {
  const name = typeof game === 'string' ? `More about ${game}` : game;
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByText(item, { exact: true }).click();
}

/** At the table. */
export async function name(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByRole('textbox').fill(text);
  await page.getByRole('button', { name: 'Set', exact: true }).click();
}

export const row = (page: Page, name: string | RegExp) => page.locator('.game-row').filter({ hasText: name });

export const idOf = (page: Page) => /#\/game\/([a-z0-9]+)/.exec(page.url())?.[1] ?? '';
