/** `npm start -- --lan`: who can reach it, what it prints, and the page on another device, without https. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, expect, test } from '@playwright/test';
import { renderUnicodeCompact } from 'uqr';
import { guarded } from './support/guarded.ts';
import { freePort } from './support/own-server.ts';
import { doneAndDraw, fitsAcross, newGame, PHONE, prompt, sameDraws, stepsKept } from './support/player.ts';
import { violations } from './support/violations.ts';

const START = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url));
/** An address for documents, which no device has: the browser is configured to resolve it to this machine. */
const ELSEWHERE = '192.0.2.77';

const network = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => address);

test.describe.configure({ mode: 'serial' });

let server: ChildProcess | undefined;
let port = 0;
let printed = '';

test.beforeAll(async () => {
  port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'emptychair-lan-'));
  server = spawn(process.execPath, [START, '--lan', '--port', String(port), '--exact-port', '--data', data]);
  server.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  await expect.poll(() => printed, { timeout: 50_000 }).toMatch(/docs\/hosting\.md|in no network/);
});
test.afterAll(() => {
  server?.kill();
});

test('prints the address and its QR code', () => {
  if (network.length === 0) return expect(printed).toContain('in no network');
  const address = /on this network: (http:\/\/[\d.]+:\d+\/)/.exec(printed)?.[1];
  expect(network.map((ip) => `http://${ip}:${port}/`)).toContain(address);
  expect(printed).toContain(renderUnicodeCompact(address!, { border: 2 }));
});

test('with --lan the network reaches it, without only this computer does', async ({ baseURL }) => {
  const plain = new URL(baseURL!).port;
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  for (const ip of network) {
    expect((await fetch(`http://${ip}:${port}/`)).status, ip).toBe(200);
    await expect(fetch(`http://${ip}:${plain}/`), ip).rejects.toThrow();
  }
});

test('the page lists its limitations there, and plays', async ({ launchOptions }) => {
  const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1`];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    const address = `http://${ELSEWHERE}:${port}/`;
    const page = await browser.newPage({ baseURL: address, viewport: PHONE, locale: 'en' });
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(error.message));
    const guard = await guarded(page, address);
    await sameDraws(page);
    await page.goto('./');
    expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([
      false,
      false,
    ]);

    await page.getByText('Opened over the local network: some things don’t work here').click();
    for (const lack of [
      'The app can’t be installed',
      'Only this browser keeps your games',
      'The screen can’t be kept awake',
    ])
      await expect(page.getByText(lack)).toBeVisible();
    await fitsAcross(page);
    expect(await violations(page, 'shelf')).toEqual([]);

    await newGame(page);
    for (let n = 0; n < 3; n++) await doneAndDraw(page);
    const kept = await stepsKept(page);
    await page.reload();
    await expect(prompt(page)).toBeVisible();
    await doneAndDraw(page);
    expect(await stepsKept(page)).toBeGreaterThan(kept);
    expect(guard.strangers).toEqual([]);
    expect(await guard.refused()).toEqual([]);
    expect(broken).toEqual([]);
  } finally {
    await browser.close();
  }
});
