/** What a first visit downloads: the shelf's scripts, and what each game adds when it opens. */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { catalogue } from '../../src/games/catalogue.ts';
import type { Site } from './site.ts';

export interface Load {
  /** Scripts that the shelf needs. */
  readonly shelf: number;
  /** Further scripts for the demo game of a first visit. */
  readonly demo: number;
  /** For each game: its set-up and table, from an empty shelf. */
  readonly games: readonly { readonly id: string; readonly bytes: number }[];
  /** Scripts of games that were loaded with the shelf; there must be none. */
  readonly early: readonly string[];
}

const OF_A_GAME = new RegExp(
  `/(${catalogue()
    .map(({ meta }) => meta.id)
    .join('|')}|cdg)-`,
);

export async function load({ browser, address }: Site): Promise<Load> {
  /** A visitor with empty caches; without the service worker, which would fetch everything. */
  async function visit<T>(look: (page: Page, scripts: Map<string, number>) => Promise<T>): Promise<T> {
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en' });
    const page = await context.newPage();
    const scripts = new Map<string, number>();
    const reading: Promise<void>[] = [];
    page.on('response', (response) => {
      if (!response.url().endsWith('.js')) return;
      const read = response.body().then((body) => {
        scripts.set(response.url(), gzipSync(body, { level: 9 }).length);
      });
      reading.push(read);
    });
    const seen = await look(page, scripts);
    await Promise.all(reading);
    await context.close();
    return seen;
  }
  const settled = (page: Page) => page.waitForLoadState('networkidle');

  const returning = await visit(async (page, scripts) => {
    // A returning visitor who has deleted the demo sees only the shelf.
    await page.addInitScript(() => localStorage.setItem('emptychair.visited', '1'));
    await page.goto(address);
    await page.locator('.boxes').waitFor();
    await settled(page);
    return scripts;
  });
  const first = await visit(async (page, scripts) => {
    await page.goto(address);
    await page.locator('.game-link').waitFor();
    await settled(page);
    return scripts;
  });
  const games: { id: string; bytes: number }[] = [];
  for (const { meta } of catalogue()) {
    const scripts = await visit(async (page, all) => {
      await page.addInitScript(() => localStorage.setItem('emptychair.visited', '1'));
      await page.goto(`${address}#/new/${meta.id}`);
      await page.locator('.begin .start').click();
      await page.locator('.choices-row button').first().waitFor();
      await settled(page);
      return all;
    });
    games.push({ id: meta.id, bytes: sum(scripts) - sum(returning) });
  }
  const shelf = sum(returning);
  const early = [...returning.keys()].filter((url) => OF_A_GAME.test(url));
  return { shelf, demo: sum(first) - shelf, games, early };
}

function sum(scripts: ReadonlyMap<string, number>): number {
  return [...scripts.values()].reduce((all, bytes) => all + bytes, 0);
}
