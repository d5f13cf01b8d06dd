// Draws the icons of the installed app from src/web/icon.svg: node scripts/icons.mjs
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';

const svg = readFileSync(new URL('../src/web/icon.svg', import.meta.url), 'utf8');
/** Maskable: systems cut their own shape out of these, so colour goes to the edge and the chair stays in the middle 80%. */
const filled = svg.replace(' rx="13"', '').replace('<g ', '<g transform="translate(6.4 6.4) scale(.8)" ');

const ICONS = [
  ['icon-192.png', 192, svg],
  ['icon-512.png', 512, svg],
  ['icon-maskable-512.png', 512, filled],
  ['icon-180.png', 180, filled],
];

const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [name, size, picture] of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${picture}`);
  const path = fileURLToPath(new URL(`../src/web/public/${name}`, import.meta.url));
  await page.screenshot({ path, omitBackground: true });
}
await browser.close();
