import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

/** Workers load this file again, so the environment passes on the port that was chosen first. */
process.env.EMPTYCHAIR_E2E_PORT ??= String(await freePort());
const port = Number(process.env.EMPTYCHAIR_E2E_PORT);
/** Tables of the tests stay apart from the player's own. */
process.env.EMPTYCHAIR_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'emptychair-e2e-'));
const executablePath = findBrowser();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  timeout: 60_000,
  // Costs nothing if all is well; on a busy machine a page may need longer than the default five seconds.
  expect: { timeout: 10_000 },
  fullyParallel: true,
  // One more than the cores of the slowest supported machine: a page often waits for itself.
  workers: 3,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    // Tracing every test would cost half as much again; CI retries what fails.
    trace: 'on-first-retry',
    // Software rendering makes every animation frame expensive; the motion tests and the journeys turn motion on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // The service worker would cache the whole app for a visitor who never returns: two thirds of the work of opening a
    // page. Tests that need it turn it on: the journeys, offline, updates, windows and storage.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        // The headless browser would snap letters to whole pixels, wider than on any player's device.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // Starts it like a player: builds if the sources are newer, then serves the build.
  webServer: {
    command: `node scripts/start.mjs --port ${port} --exact-port`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    env: { EMPTYCHAIR_DATA: process.env.EMPTYCHAIR_E2E_DATA },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 120_000,
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
