/** What players' hands do at a shared table. */
import { type Browser, expect, type Page } from '@playwright/test';
import type { OwnServer } from './own-server.ts';
import { breathe, lines, PHONE, prompt, SOON } from './player.ts';

export const line = (page: Page) => page.locator('.together');
export const sheet = (page: Page) => page.getByRole('dialog');

export async function menu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: item }).click();
}

/** Brings the game on the page to a shared table; returns the link for another device. */
export async function share(page: Page): Promise<string> {
  await menu(page, 'Share table');
  await sheet(page).getByRole('button', { name: 'Open shared table' }).click();
  return linkFor(page, 'Plays along');
}

export async function linkFor(page: Page, role: string): Promise<string> {
  await sheet(page).getByLabel(role).check();
  const field = sheet(page).getByRole('textbox');
  await expect(field).toHaveValue(/#\/table\//);
  const link = await field.inputValue();
  await page.keyboard.press('Escape');
  return link;
}

export async function join(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(line(page)).toContainText('Shared table:');
  await expect(prompt(page)).toBeVisible();
}

/** The service worker has everything: from now on the page opens without the server. */
export async function installed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** A step with its draw, with any result. */
export async function step(page: Page): Promise<void> {
  const before = (await lines(page)).length;
  await breathe(page);
  await page.locator('.choices-row button').first().click();
  await expect.poll(async () => (await lines(page)).length, { intervals: SOON }).toBeGreaterThan(before);
}

/** All of them have the same journal and show the same question. */
export async function inStep(...pages: readonly Page[]): Promise<readonly string[]> {
  const [first, ...others] = pages as [Page, ...Page[]];
  let found: readonly string[] = [];
  await expect(async () => {
    found = await lines(first);
    const said = await prompt(first).innerText();
    for (const page of others) {
      expect(await lines(page)).toEqual(found);
      expect(await prompt(page).innerText()).toBe(said);
    }
  }).toPass({ intervals: SOON });
  return found;
}

export async function device(browser: Browser, server: OwnServer, options = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.address,
    locale: 'en',
    viewport: PHONE,
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
    ...options,
  });
  return context.newPage();
}
