/**
 * A player who taps only what is visible and reachable on the page, one tap at a time. The bench replays the app's
 * saved journal, so that it knows what was asked at each tap and what followed.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { lines, prompt, sameDraws } from '../../e2e/support/player.ts';
import { find } from '../../src/games/catalogue.ts';
import type { AnySpec } from '../../src/kernel/game.ts';
import { resolve } from '../../src/kernel/options.ts';
import { readEntry } from '../../src/kernel/session/journal.ts';
import { Session } from '../../src/kernel/session/session.ts';

/** The name of the button to tap at each ask; without one, the first button. */
export type Script = Readonly<Record<string, RegExp>>;

export interface Tap {
  /** The question at the time of the tap. */
  readonly ask: string;
  /** All events of the game until then. */
  readonly told: readonly string[];
}

export interface Seated {
  readonly page: Page;
  readonly session: Session<AnySpec>;
  /** The button that the script taps next. */
  next(): Promise<Locator>;
  /** Replays what the app has saved since; returns whether there was anything. */
  follow(): Promise<boolean>;
  /** The same, after the guard against double taps is over. */
  followAfterGuard(): Promise<boolean>;
  tap(): Tap;
}

export const PHONE = { width: 360, height: 740 };

/** Starts a new game on a phone, with the default settings and the app's draws. */
export async function sitDown(
  browser: Browser,
  address: string,
  game: string,
  script: Script,
  seed?: number,
): Promise<Seated> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, locale: 'en' });
  const page = await context.newPage();
  await sameDraws(page, seed);
  await page.goto(`${address}#/new/${game}`);
  await page.locator('.begin .start').click();
  await prompt(page).waitFor();
  const entry = find(game);
  if (!entry) throw new Error(`no game ${game}`);
  const rules = await entry.game();
  const standard = resolve(rules.options);
  if (!standard.ok) throw new Error(`the standard options of ${game} do not fit`);
  const session = new Session(rules, standard.options, 8);
  let kept = 0;
  const follow = async (): Promise<boolean> => {
    const all = await lines(page);
    for (const line of all.slice(kept)) {
      const step = readEntry(line);
      const problem = step ? session.enter(step) : { reason: 'line' };
      if (problem) throw new Error(`${game}: ${line}: ${JSON.stringify(problem)}`);
    }
    const news = all.length > kept;
    kept = all.length;
    return news;
  };
  await follow();
  return {
    page,
    session,
    async next() {
      const { node } = session;
      const number = page.locator('.number-choice button[type=submit]');
      const promptButtons = page.locator('.choices-row > button:not(.other-hand):not(.side)');
      if (node.kind === 'end') throw new Error(`${game} is over`);
      const wanted = script[node.ask];
      const all = page.locator('.choices-row > button, .board-area button:enabled');
      if (wanted) return all.filter({ hasText: wanted }).first();
      // A button that can be pressed only selects something on the board: what it brings up acts.
      const acts = page.locator('.board-area button:enabled:not([aria-pressed])');
      for (const some of [promptButtons, number, acts]) if ((await some.count()) > 0) return some.first();
      return all.first();
    },
    follow,
    async followAfterGuard() {
      // The app ignores a double tap; a player who reads the next prompt is slower than that.
      await page.waitForTimeout(450);
      return follow();
    },
    tap: () => ({
      ask: session.node.kind === 'end' ? 'end' : session.node.ask,
      told: session.line.flatMap(({ events }) => events.map(({ event }) => event)),
    }),
  };
}
