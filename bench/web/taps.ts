/** How many taps a scripted game takes, counted on the real page. */
import { type Script, type Seated, sitDown, type Tap } from './player.ts';
import type { Site } from './site.ts';

export interface Counted {
  readonly what: string;
  /** The taps of each action, round or turn, in order. */
  readonly parts: readonly (readonly Tap[])[];
  readonly most: number;
}

/** Plays until enough parts are over; `begins` recognises the first tap of a part. */
async function count(
  site: Site,
  game: string,
  script: Script,
  parts: number,
  begins: (tap: Tap, before: Tap | undefined) => boolean,
  first?: (seat: Seated) => Promise<void>,
): Promise<readonly (readonly Tap[])[]> {
  const seat = await sitDown(site.browser, site.address, game, script);
  await first?.(seat);
  const taps: Tap[] = [];
  const all: Tap[][] = [];
  while (all.length <= parts) {
    if (seat.session.node.kind === 'end') break;
    const tap = seat.tap();
    if (begins(tap, taps.at(-1))) all.push([]);
    taps.push(tap);
    all.at(-1)?.push(tap);
    await (await seat.next()).tap();
    await seat.followAfterGuard();
  }
  await seat.page.context().close();
  // The last one isn't over.
  return all.slice(0, parts);
}

const events = (tap: Tap | undefined, event: string) => tap?.told.filter((one) => one === event).length ?? 0;

export async function countTaps(site: Site): Promise<readonly Counted[]> {
  const action = ({ ask }: Tap) => ask === 'action';
  const boerWar = await count(site, 'boer-war', {}, 30, action);
  const ownChits = await count(site, 'boer-war', { 'next-action': /drew/ }, 15, action, async ({ page }) => {
    await page.locator('.tools button[aria-keyshortcuts=d]').tap();
  });

  // An action round begins after the line "round begins"; a turn's other questions aren't part of a round.
  const BETWEEN = ['mandated', 'phase', 'armistice'];
  const rounds = await count(
    site,
    'paths-of-glory',
    { use: /./ },
    24,
    (tap, before) =>
      events(tap, 'round-begins') > events(before, 'round-begins') ||
      (BETWEEN.includes(tap.ask) && !BETWEEN.includes(before?.ask ?? '')),
  );
  // One of the taps deals the other side's card, after this one's has been carried out on the board.
  const whole = rounds.filter((part) => !BETWEEN.includes(part[0]?.ask ?? ''));

  const turns = await count(
    site,
    'civilization',
    { trade: /^Skip/ },
    15,
    (tap, before) => events(tap, 'turn-begins') > events(before, 'turn-begins'),
  );
  // Nothing but the event dice, trade and the end of the turn: no event, no change of wonders, no attack.
  const quiet = turns.filter(
    (turn) =>
      events(turn[0], 'history-event') === events(turn.at(-1), 'history-event') &&
      turn.every(({ ask }) => ask !== 'wonders' && ask !== 'walls'),
  );
  return [
    { what: 'The Second Boer War: an action, the app draws', parts: boerWar, most: 2 },
    { what: 'The Second Boer War: an action, own chits', parts: ownChits, most: 2 },
    { what: 'Paths of Glory: an action round, the app’s cards', parts: whole, most: 5 },
    { what: 'Civilization: a quiet turn', parts: quiet, most: 3 },
  ];
}
