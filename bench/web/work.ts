/**
 * The main thread's work for one tap: script, style and layout, as counted by Chromium, from the touch until everything
 * is on screen and saved. The DevTools protocol sends the touch, so that no measuring code runs in the page.
 *
 * Two ways: by the clock with a throttled processor, which needs an idle machine; and by the thread's processor time at
 * full speed, times the same factor, which other load doesn't affect.
 *
 * For comparison: the same changes made by hand, which leaves the browser's own work; the same without any style sheet,
 * and so without motion, which leaves the changes of texts and elements; and a page made for nothing but taps, the
 * minimum that the machine allows.
 */
import type { CDPSession, Page } from '@playwright/test';
import { prompt } from '../../e2e/player.ts';
import { act, endTap, prepare, type Touch, watch } from './by-hand.ts';
import { BUTTON, leastPage } from './least.ts';
import { PHONE, type Script, sitDown } from './player.ts';
import type { Site } from './site.ts';

const SLOWER = 4;
const TAPS = 400;
/** The first taps load what a game shows first. */
const WARM = 3;
/** As long as the app ignores double taps. */
const PAUSE = 450;
/** This long after a touch everything is on screen, at rest and saved. */
const OVER = 600;
const PARTS = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;

const SCRIPTS: Readonly<Record<string, Script>> = { civilization: { trade: /^Skip/ } };

export interface Work {
  readonly game: string;
  readonly all: number;
  readonly app: Figures;
  /** The same changes of the same page, without rules and rendering. */
  readonly byHand: Figures;
  /** By hand and without any style. */
  readonly bare: Figures;
}

export interface Figures {
  readonly p50: number;
  readonly p95: number;
  /** Milliseconds of script, style and layout on average. */
  readonly parts: readonly number[];
}

export type By = 'clock' | 'processor';

export async function work(site: Site, by: By, games: readonly string[]): Promise<readonly Work[]> {
  const found: Work[] = [];
  for (const game of games) found.push(await workOf(site, game, by));
  return found;
}

/** The minimal page, with and without its motion. */
export async function leastWork(
  { browser }: Site,
  by: By,
): Promise<{ readonly moving: Figures; readonly still: Figures }> {
  const measured = async (motion: boolean): Promise<Figures> => {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await leastPage(page, motion);
    const tap = await tapper(page, by);
    const taps: Tap[] = [];
    for (let n = 0; n < WARM + TAPS; n++) {
      await page.waitForTimeout(PAUSE);
      taps.push(await tap(BUTTON.x, BUTTON.y));
    }
    await context.close();
    return figures(taps);
  };
  return { moving: await measured(true), still: await measured(false) };
}

async function workOf(site: Site, game: string, by: By): Promise<Work> {
  const app = await played(site, game, (page) => tapper(page, by));
  await app.page.context().close();
  // Record the same game separately, because recording would distort the measurement.
  const { page, touches } = await played(site, game, noting);
  const shown = await tableNow(page);
  const tap = await tapper(page, by);
  const byHand = await again(page, touches, tap);
  if ((await tableNow(page)) !== shown) throw new Error(`${game}: by hand the table is another one`);
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
  });
  const bare = await again(page, touches, tap);
  await page.context().close();
  const { length } = touches;
  return {
    game,
    all: length - WARM,
    app: figures(app.taps),
    byHand: figures(byHand),
    bare: figures(bare),
  };
}

interface Game {
  readonly page: Page;
  readonly touches: readonly Touch[];
  readonly taps: readonly Tap[];
}

/** Plays a game on a separate page; the draws are the same each time. */
async function played(
  { browser, address }: Site,
  game: string,
  by: (page: Page) => Promise<Tapper>,
): Promise<Game> {
  const seat = await sitDown(browser, address, game, SCRIPTS[game] ?? {});
  const { page, session } = seat;
  // Playwright's clicks leave a listener for every event behind.
  await page.reload();
  await prompt(page).waitFor();
  const tap = await by(page);
  const touches: Touch[] = [];
  const taps: Tap[] = [];
  for (let n = 0; n < WARM + TAPS && session.node.kind !== 'end'; n++) {
    const button = await seat.next();
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error(`${game}: nothing to tap`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    touches.push({ x, y, scroll: await page.evaluate(() => scrollY) });
    taps.push(await tap(x, y));
    await seat.taken();
  }
  return { page, touches, taps };
}

/** Taps and records what each tap changed; measures nothing. */
async function noting(page: Page): Promise<Tapper> {
  const protocol = await page.context().newCDPSession(page);
  await watch(page);
  return async (x, y) => {
    await touch(protocol, x, y);
    await new Promise((over) => setTimeout(over, OVER));
    await endTap(page);
    return [];
  };
}

/** The same taps, their changes made by hand. */
async function again(page: Page, touches: readonly Touch[], tap: Tapper): Promise<readonly Tap[]> {
  const taps: Tap[] = [];
  await prepare(page);
  for (const [n, { x, y, scroll }] of touches.entries()) {
    await act(page, n, scroll);
    await page.waitForTimeout(PAUSE);
    taps.push(await tap(x, y));
  }
  return taps;
}

const tableNow = (page: Page) => page.locator('.table-page').evaluate((table) => table.outerHTML);

/** The time of one tap, by part. */
type Tap = readonly number[];
type Tapper = (x: number, y: number) => Promise<Tap>;

async function tapper(page: Page, by: By): Promise<Tapper> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Performance.enable', { timeDomain: by === 'clock' ? 'timeTicks' : 'threadTicks' });
  const [rate, factor] = by === 'clock' ? [SLOWER, 1] : [1, SLOWER];
  return async (x, y) => {
    await protocol.send('Emulation.setCPUThrottlingRate', { rate });
    const before = await spent(protocol);
    await touch(protocol, x, y);
    await new Promise((over) => setTimeout(over, OVER));
    const after = await spent(protocol);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return after.map((ms, i) => factor * (ms - (before[i] ?? 0)));
  };
}

function figures(taps: readonly Tap[]): Figures {
  const counted = taps.slice(WARM);
  const sum = (parts: readonly number[]) => parts.reduce((all, ms) => all + ms, 0);
  const sums = counted.map(sum);
  const parts = PARTS.map((_, i) => sum(counted.map((tap) => tap[i] ?? 0)) / counted.length);
  return { p50: at(sums, 0.5), p95: at(sums, 0.95), parts };
}

function at(all: readonly number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

async function touch(protocol: CDPSession, x: number, y: number): Promise<void> {
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function spent(protocol: CDPSession): Promise<readonly number[]> {
  const { metrics } = await protocol.send('Performance.getMetrics');
  return PARTS.map((part) => 1000 * (metrics.find(({ name }) => name === part)?.value ?? 0));
}
