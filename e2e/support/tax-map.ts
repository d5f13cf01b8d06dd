/** Playing on the map of Imperial Tax Farmer. */
import { expect, type Page } from '@playwright/test';
import { anyMove, breathe, painted, prompt } from './player.ts';

/** The button that a province is while it can be chosen. */
export function province(page: Page, name: string | RegExp) {
  return page.locator('.tf-map button.tf-name').filter({ hasText: name });
}

/** Waits until the bots have moved. */
export async function playedOn(page: Page): Promise<void> {
  await painted(page);
  await expect(prompt(page)).not.toHaveAttribute('aria-busy');
}

/** From the start of a game to the first placement, one choice after another. */
export async function toPlacement(page: Page): Promise<void> {
  await expect(prompt(page)).toBeVisible();
  while ((await province(page, /./).count()) === 0) {
    await anyMove(page);
    await playedOn(page);
  }
  await expect(prompt(page)).toHaveText(/place agents/);
}

/** Two taps: where, then how many. */
export async function placeOnMap(page: Page, name: string, agents: number): Promise<void> {
  await province(page, name).tap();
  await page
    .locator('.tf-numbers')
    .getByRole('button', { name: `: ${agents} agent` })
    .tap();
  await expect(page.locator('.tf-numbers')).toHaveCount(0);
  await breathe(page);
}

/** All agents that are left, into the first province. */
export async function placeAll(page: Page): Promise<void> {
  await province(page, /./).first().tap();
  await page.locator('.tf-numbers button').last().tap();
  await expect(page.locator('.tf-numbers')).toHaveCount(0);
  await breathe(page);
}

/** How many provinces can be chosen. */
export function provinces(page: Page): Promise<number> {
  return province(page, /./).count();
}
