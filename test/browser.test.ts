import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { findBrowser, findWithWindows } from '../scripts/browser.mjs';

const folder = mkdtempSync(join(tmpdir(), 'emptychair-browsers-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  vi.stubEnv('CHROMIUM', '');
});

function browser(at: string, mode = 0o755): string {
  mkdirSync(join(folder, at, '..'), { recursive: true });
  writeFileSync(join(folder, at), '#!/bin/sh\n');
  chmodSync(join(folder, at), mode);
  return join(folder, at);
}

const search = (...folders: string[]) =>
  vi.stubEnv('PATH', folders.map((name) => join(folder, name)).join(delimiter));

test('a headless browser is preferred, wherever on the path it is', () => {
  const whole = browser('a/chromium');
  const shell = browser('b/chromium-headless-shell');
  search('a', 'b');
  expect(findBrowser()).toBe(shell);
  search('a');
  expect(findBrowser()).toBe(whole);
});

test('settings that need windows use a browser with windows', () => {
  const shell = browser('f/chromium-headless-shell');
  const whole = browser('f/google-chrome');
  search('f');
  expect(findWithWindows()).toBe(whole);
  vi.stubEnv('CHROMIUM', shell);
  expect(findWithWindows()).toBe(whole);
  const named = browser('g/mine');
  vi.stubEnv('CHROMIUM', named);
  expect(findWithWindows()).toBe(named);
});

test.skipIf(process.platform === 'win32')('a file that can’t be executed isn’t a browser', () => {
  const whole = browser('c/chromium');
  browser('c/chromium-headless-shell', 0o644);
  search('c');
  expect(findBrowser()).toBe(whole);
});

test('$CHROMIUM is used, or it fails', () => {
  browser('d/chromium-headless-shell');
  search('d');
  const named = browser('e/mine');
  vi.stubEnv('CHROMIUM', named);
  expect(findBrowser()).toBe(named);
  vi.stubEnv('CHROMIUM', `${named}-gone`);
  expect(findBrowser).toThrow('is not an executable file');
});
