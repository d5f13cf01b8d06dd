/** A fresh build on a plain host, and a browser: no other build or cache affects the figures. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { host } from '../../e2e/support/host.ts';
import settings from '../../playwright.config.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

export interface Site {
  readonly address: string;
  readonly browser: Browser;
}

/** Builds, serves and opens; cleans up afterwards. */
export async function onSite<T>(work: (site: Site) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'emptychair-bench-'));
  try {
    const command = [VITE, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
    await promisify(execFile)(process.execPath, command, { cwd: ROOT });
    const site = await host(folder);
    const browser = await chromium.launch(settings.use?.launchOptions ?? {});
    try {
      return await work({ address: site.address, browser });
    } finally {
      await browser.close();
      await site.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}
