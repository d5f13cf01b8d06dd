/**
 * The main thread's work for one tap: script, style and layout, as Chromium itself counts them, from the touch until
 * all is on screen and kept. The touch is sent by the protocol, so that nothing of the measuring runs in the page.
 */
import type { CDPSession } from '@playwright/test';
import { CATALOGUE } from '../../src/games/index.ts';
import { type Script, sitDown } from './player.ts';
import type { Site } from './site.ts';

const SLOWER = 4;
const TAPS = 40;
/** The first taps load what a game shows first. */
const WARM = 3;
const PARTS = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;

const SCRIPTS: Readonly<Record<string, Script>> = { civilization: { trade: /^No trade/ } };

export interface Work {
  readonly game: string;
  readonly all: number;
  readonly p50: number;
  readonly p95: number;
  /** Milliseconds of script, style and layout on average. */
  readonly parts: readonly number[];
}

export async function work(site: Site): Promise<readonly Work[]> {
  const found: Work[] = [];
  for (const { meta } of CATALOGUE) found.push(await workOf(site, meta.id));
  return found;
}

async function workOf({ browser, address }: Site, game: string): Promise<Work> {
  const seat = await sitDown(browser, address, game, SCRIPTS[game] ?? {});
  const { page, session } = seat;
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Performance.enable');
  const times: (readonly number[])[] = [];
  for (let n = 0; n < WARM + TAPS && session.node.kind !== 'end'; n++) {
    const button = await seat.next();
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error(`${game}: nothing to tap`);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const before = await spent(protocol);
    await touch(protocol, box.x + box.width / 2, box.y + box.height / 2);
    await new Promise((over) => setTimeout(over, 700));
    const after = await spent(protocol);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await seat.taken();
    if (n >= WARM) times.push(after.map((ms, i) => ms - (before[i] ?? 0)));
  }
  await page.context().close();
  const sums = times.map((parts) => parts.reduce((sum, ms) => sum + ms, 0)).toSorted((a, b) => a - b);
  const at = (share: number) => sums[Math.min(sums.length - 1, Math.ceil(share * sums.length) - 1)] ?? 0;
  const parts = PARTS.map((_, i) => times.reduce((sum, one) => sum + (one[i] ?? 0), 0) / times.length);
  return { game, all: sums.length, p50: at(0.5), p95: at(0.95), parts };
}

async function touch(protocol: CDPSession, x: number, y: number): Promise<void> {
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function spent(protocol: CDPSession): Promise<readonly number[]> {
  const { metrics } = await protocol.send('Performance.getMetrics');
  return PARTS.map((part) => 1000 * (metrics.find(({ name }) => name === part)?.value ?? 0));
}
