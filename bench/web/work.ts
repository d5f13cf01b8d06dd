/**
 * The main thread's work for one tap: script, style and layout, as Chromium itself counts them, from the touch until
 * all is on screen and kept. The touch is sent by the protocol, so that nothing of the measuring runs in the page.
 *
 * Two ways: by the clock with the processor slowed down, which only a quiet machine answers truly; and by the
 * processor time of the thread at full speed, times as many, which other work on the machine does not touch.
 */
import type { CDPSession } from '@playwright/test';
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
  /** The 95th percentile of what was done before the answer was on screen; the rest is saving and the moving piece. */
  readonly shown: number;
  /** Milliseconds of script, style and layout on average. */
  readonly parts: readonly number[];
}

export type By = 'clock' | 'processor';

export async function work(site: Site, by: By, games: readonly string[]): Promise<readonly Work[]> {
  const found: Work[] = [];
  for (const game of games) found.push(await workOf(site, game, by));
  return found;
}

async function workOf({ browser, address }: Site, game: string, by: By): Promise<Work> {
  const seat = await sitDown(browser, address, game, SCRIPTS[game] ?? {});
  const { page, session } = seat;
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Performance.enable', { timeDomain: by === 'clock' ? 'timeTicks' : 'threadTicks' });
  const [rate, factor] = by === 'clock' ? [SLOWER, 1] : [1, SLOWER];
  const times: (readonly number[])[] = [];
  const first: number[] = [];
  for (let n = 0; n < WARM + TAPS && session.node.kind !== 'end'; n++) {
    const button = await seat.next();
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error(`${game}: nothing to tap`);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate });
    // Without a name of its own inside: tsx would want to keep it, and the page has no such helper.
    const shown = page.evaluate(
      () =>
        new Promise<void>((over) => {
          addEventListener('click', () => requestAnimationFrame(() => setTimeout(over)), {
            once: true,
            capture: true,
          });
        }),
    );
    const before = await spent(protocol);
    await touch(protocol, box.x + box.width / 2, box.y + box.height / 2);
    await shown;
    const answer = await spent(protocol);
    await new Promise((over) => setTimeout(over, 600));
    const after = await spent(protocol);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await seat.taken();
    if (n < WARM) continue;
    times.push(after.map((ms, i) => factor * (ms - (before[i] ?? 0))));
    first.push(answer.reduce((sum, ms, i) => sum + factor * (ms - (before[i] ?? 0)), 0));
  }
  await page.context().close();
  const sums = times.map((parts) => parts.reduce((sum, ms) => sum + ms, 0));
  const parts = PARTS.map((_, i) => times.reduce((sum, one) => sum + (one[i] ?? 0), 0) / times.length);
  return { game, all: sums.length, p50: at(sums, 0.5), p95: at(sums, 0.95), shown: at(first, 0.95), parts };
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
