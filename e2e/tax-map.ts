/** The map of Imperial Tax Farmer under a player's fingers. */
import { expect, type Page } from '@playwright/test';

/** The button that a province is while it can be chosen. */
export function province(page: Page, name: string | RegExp) {
  return page.locator('.tf-map').getByRole('button', { name });
}

/** Two taps: where, then how many. */
export async function placeOnMap(page: Page, name: string, agents: number): Promise<void> {
  await province(page, name).tap();
  await page
    .locator('.tf-numbers')
    .getByRole('button', { name: `: ${agents} agent` })
    .tap();
  await expect(page.locator('.tf-numbers')).toHaveCount(0);
}

/** All agents that are left, into the first province. */
export async function placeAll(page: Page): Promise<void> {
  await page.locator('.tf-map button.tf-name').first().tap();
  await page.locator('.tf-numbers button').last().tap();
  await expect(page.locator('.tf-numbers')).toHaveCount(0);
}
