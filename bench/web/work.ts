/**
 * The main thread's work for one tap: script, style and layout, motion included, as counted by Chromium, from the touch
 * until everything is on screen and saved. The DevTools protocol sends the touch, so that no measuring code runs in
 * the page.
 */
import type { CDPSession, Page } from '@playwright/test';
import { prompt } from '../../e2e/support/player.ts';
import { type Script, sitDown } from './player.ts';
import type { Site } from './site.ts';

const TAPS = 400;
/** The first taps of a game load what it shows first. */
const WARM = 3;
/** After this many milliseconds everything is on screen, at rest and saved, and the guard against double taps is over. */
const OVER = 600;
const PARTS = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;

const SCRIPTS: Readonly<Record<string, Script>> = { civilization: { trade: /^Skip/ } };

/** How many times Chromium slows the processor down. */
export type Rate = 1 | 4;

export interface Work {
  readonly taps: number;
  readonly p50: number;
  readonly p95: number;
  /** Milliseconds of script, style and layout on average. */
  readonly parts: readonly number[];
}

/** Plays one game after the other until there are enough taps. */
export async function work(site: Site, game: string, rate: Rate): Promise<Work> {
  const taps: Tap[] = [];
  for (let seed = 1; taps.length < TAPS; seed++)
    taps.push(...(await played(site, game, rate, seed, TAPS - taps.length)));
  return figures(taps);
}

/** The time of one tap, by part. */
type Tap = readonly number[];

async function played(
  { browser, address }: Site,
  game: string,
  rate: Rate,
  seed: number,
  most: number,
): Promise<readonly Tap[]> {
  const { page, session, next, follow } = await sitDown(browser, address, game, SCRIPTS[game] ?? {}, seed);
  // Playwright's clicks leave a listener for every event behind.
  await page.reload();
  await prompt(page).waitFor();
  const tap = await tapper(page, rate);
  const taps: Tap[] = [];
  for (let n = 0; n < WARM + most && session.node.kind !== 'end'; n++) {
    const button = await next();
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error(`${game}: nothing to tap`);
    const selects = (await button.getAttribute('aria-pressed')) !== null;
    const spent = await tap(box.x + box.width / 2, box.y + box.height / 2);
    if (n >= WARM) taps.push(spent);
    if (!(await follow()) && !selects) throw new Error(`${game}: a tap did nothing`);
  }
  await page.context().close();
  return taps;
}

async function tapper(page: Page, rate: Rate): Promise<(x: number, y: number) => Promise<Tap>> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Performance.enable', { timeDomain: 'timeTicks' });
  return async (x, y) => {
    await protocol.send('Emulation.setCPUThrottlingRate', { rate });
    const before = await spent(protocol);
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await new Promise((over) => setTimeout(over, OVER));
    const after = await spent(protocol);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return after.map((ms, i) => ms - (before[i] ?? 0));
  };
}

async function spent(protocol: CDPSession): Promise<readonly number[]> {
  const { metrics } = await protocol.send('Performance.getMetrics');
  return PARTS.map((part) => 1000 * (metrics.find(({ name }) => name === part)?.value ?? 0));
}

function figures(taps: readonly Tap[]): Work {
  const sum = (parts: readonly number[]) => parts.reduce((all, ms) => all + ms, 0);
  const sums = taps.map(sum).toSorted((a, b) => a - b);
  const at = (share: number) => sums[Math.ceil(share * sums.length) - 1] ?? 0;
  const parts = PARTS.map((_, i) => sum(taps.map((tap) => tap[i] ?? 0)) / taps.length);
  return { taps: taps.length, p50: at(0.5), p95: at(0.95), parts };
}
