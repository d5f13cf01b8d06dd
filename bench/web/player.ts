/**
 * A player who taps: only what can be seen and reached on the page, one tap at a time. What the app keeps of the
 * game is replayed beside it, so that the bench knows what was asked at each tap and what came of it.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { lines, prompt, sameDraws } from '../../e2e/player.ts';
import { find } from '../../src/games/catalogue.ts';
import type { AnySpec } from '../../src/kernel/game.ts';
import { resolve } from '../../src/kernel/options.ts';
import { readEntry } from '../../src/kernel/session/journal.ts';
import { Session } from '../../src/kernel/session/session.ts';

/** At this node the button with such a name; the first one where nothing is said. */
export type Script = Readonly<Record<string, RegExp>>;

export interface Tap {
  /** What was asked when it was made. */
  readonly ask: string;
  /** What the whole game had reported until then. */
  readonly told: readonly string[];
}

export interface Seated {
  readonly page: Page;
  readonly session: Session<AnySpec>;
  /** The button that the script wants next. */
  next(): Promise<Locator>;
  /** Waits until what the tap brought about is on screen and kept; says whether anything was. */
  taken(): Promise<boolean>;
  tap(): Tap;
}

export const PHONE = { width: 360, height: 740 };

/** Sits down to a new game on a phone, with the standard settings and the app's draws. */
export async function sitDown(
  browser: Browser,
  address: string,
  game: string,
  script: Script,
): Promise<Seated> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, locale: 'en' });
  const page = await context.newPage();
  await sameDraws(page);
  await page.goto(`${address}#/new/${game}`);
  await page.locator('.begin .primary').click();
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
      const number = page.locator('.number-choice button');
      const own = page.locator('.choices-row > button:not(.other-hand):not(.side)');
      if (node.kind === 'end') throw new Error(`${game} is over`);
      const wanted = script[node.ask];
      const all = page.locator('.choices-row > button, .board-area button:enabled');
      if (wanted) return all.filter({ hasText: wanted }).first();
      for (const some of [own, number]) if ((await some.count()) > 0) return some.first();
      return all.first();
    },
    async taken() {
      // A double tap acts once; a player who reads the next prompt is slower than that.
      await page.waitForTimeout(450);
      return follow();
    },
    tap: () => ({
      ask: session.node.kind === 'end' ? 'end' : session.node.ask,
      told: session.line.flatMap(({ told }) => told.map(({ event }) => event)),
    }),
  };
}
