/** An interrupted first visit: the next check caches what is missing, without a reload. */
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { host } from './support/host.ts';
import { PHONE } from './support/player.ts';

test.use({ locale: 'en', viewport: PHONE, serviceWorkers: 'allow' });

// A picture of the app that the page itself doesn't request, and the worker's script.
for (const part of ['icon-512.png', 'sw.js'])
  test(`without ${part} at first`, async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'emptychair-kept-'));
    await cp(fileURLToPath(new URL('../dist/web', import.meta.url)), folder, { recursive: true });
    const site = await host(folder, '/some/path/');
    await rename(join(folder, part), join(folder, 'away'));
    await page.goto(site.address);
    await expect.poll(() => site.missed).toContain(`/some/path/${part}`);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const check = page.getByRole('button', { name: 'Check for updates' });
    await check.click();
    await expect(page.getByText('The site can’t be reached right now')).toBeVisible();

    await rename(join(folder, 'away'), join(folder, part));
    await check.click();
    await expect(page.getByText('You have the newest version.')).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await site.close();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Emptychair' })).toBeVisible();
    await rm(folder, { recursive: true });
  });
