// A lab report in a real browser: readable on a phone, in both themes, and without a single request.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'emptychair-lab-'));
  const args = [
    'bin/emptychair.mjs',
    'lab',
    'boer-war',
    '--games',
    '200',
    '--lang',
    'pl',
    '--out',
    join(folder, 'r'),
  ];
  execFileSync(process.execPath, args, { stdio: 'ignore' });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 1440],
] as const) {
  test(`report, ${colorScheme}, ${width} wide`, async ({ browser }) => {
    const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } });
    const asked: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(pathToFileURL(join(folder, 'r', 'index.html')).href);
    await expect(page.locator('.lead')).toContainText('3 z 7');
    await expect(page.getByRole('img').first()).toBeVisible();
    expect(await page.getByRole('img').count()).toBeGreaterThanOrEqual(4);
    // Nothing runs over the edge, and letters in charts stay large enough.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const tall = await page
      .locator('svg.chart text')
      .first()
      .evaluate((text) => text.getBoundingClientRect().height);
    expect(tall).toBeGreaterThan(9);
    await page.getByText('Liczby').first().click();
    await expect(page.locator('details[open] td').first()).toBeVisible();
    expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([]);
    expect(errors).toEqual([]);
    await page.close();
  });
}
