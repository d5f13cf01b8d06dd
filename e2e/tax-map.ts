/** The map of Imperial Tax Farmer under a player's fingers. */
import { expect, type Page } from '@playwright/test';

/** The button that a province is while it can be chosen. */
export function province(page: Page, name: string | RegExp) {
  return page.locator('.tf-map button.tf-name').filter({ hasText: name });
}

/** As long as people take: faster taps count as halves of a double tap. */
export function breathe(page: Page): Promise<void> {
  return page.waitForTimeout(350);
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
