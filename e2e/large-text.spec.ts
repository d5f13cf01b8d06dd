/** Text at 200 %, set in the browser as people set it: nothing runs out of a phone's screen, on any page of any game. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { CATALOGUE } from '../src/games/index.ts';
import { anyMove, PHONE, prompt, sameDraws } from './player.ts';

for (const [i, { meta }] of CATALOGUE.entries()) {
  const locale = (['pl', 'ru', 'en', 'cs'] as const)[i % 4]!;
  test(`${meta.id} ${locale}`, async ({ launchOptions, baseURL }) => {
    test.setTimeout(120_000);
    const folder = await mkdtemp(join(tmpdir(), 'emptychair-large-'));
    await mkdir(join(folder, 'Default'));
    const large = { webkit: { webprefs: { default_font_size: 32 } } };
    await writeFile(join(folder, 'Default/Preferences'), JSON.stringify(large));
    const context = await chromium.launchPersistentContext(folder, {
      ...launchOptions,
      baseURL: baseURL!,
      locale,
      viewport: PHONE,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    try {
      const page = await context.newPage();
      await sameDraws(page);
      const wide: string[] = [];
      const look = async (where: string) => {
        await expect(page.locator('h1, #prompt-text').first()).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) wide.push(`${where}: ${over} px`);
      };
      await page.goto(`./#/new/${meta.id}`);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await look('set-up');
      await page.locator('.begin .primary').click();
      for (let n = 0; n < 4; n++) {
        await expect(prompt(page)).toBeVisible();
        await look(`table, step ${n}`);
        await anyMove(page);
      }
      const id = /#\/game\/([a-z0-9]+)/.exec(page.url())?.[1];
      for (const at of [
        `game/${id}/story`,
        `luck/${id}`,
        `view/${id}`,
        `print/${meta.id}`,
        `lab/${meta.id}`,
        '',
      ]) {
        await page.goto(`./#/${at}`);
        await look(at || 'shelf');
      }
      expect(wide).toEqual([]);
    } finally {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
}
