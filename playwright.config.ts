import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

/** Workers load this file again, so the port chosen first travels in the environment. */
process.env.EMPTYCHAIR_E2E_PORT ??= String(await freePort());
const port = Number(process.env.EMPTYCHAIR_E2E_PORT);
const executablePath = findBrowser();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  timeout: 60_000,
  // Costs nothing where all is well; on a busy machine a page may need longer than the usual five seconds.
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    // Of every test it would cost half as much again; what fails is tried once more by CI.
    trace: 'on-first-retry',
    // Drawn by software, every frame of a motion costs; what is about motion, and the journeys, allow it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A worker keeps the whole app for a visitor who never comes again: two thirds of the work of opening a page. What
    // is about it allows it: the journeys, no network, updates, windows and storage.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        // The browser without windows would set letters on whole pixels: wider than on any device of a player.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // The way a player starts it: builds when the sources are newer, then serves the build.
  webServer: {
    command: `node scripts/start.mjs --port ${port} --exact-port`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
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
