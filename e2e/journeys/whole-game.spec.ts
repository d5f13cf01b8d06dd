/**
 * One whole game of each title with only the keyboard, read as a screen reader reads it: every step is announced
 * once, and the announcement ends with what to do next.
 */
import { expect, test } from '@playwright/test';
import { loadUi } from '../../src/web/words/load.ts';
import { PHONE, prompt, sameDraws } from '../support/player.ts';
import { type Choose, listen, press, reach, step } from './keyboard.ts';

test.use({ locale: 'en', viewport: PHONE });

interface Walk {
  /** Keys in the first field of this kind make it the shortest game that the set-up offers. */
  readonly setUp: readonly [field: string, ...keys: string[]];
  readonly choose?: Choose;
  readonly bots?: true;
  /** Takes a minute or more; `npm run test:all` has it. */
  readonly long?: true;
}

const PRESETS = '.presets input';

const WALKS: Readonly<Record<string, Walk>> = {
  'boer-war': { setUp: [PRESETS, 'ArrowDown', 'ArrowDown'] },
  'paths-of-glory': {
    setUp: [PRESETS, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'],
    choose: withBattles(),
    long: true,
  },
  cdg: { setUp: ['.field select', 'Home'], choose: withBattles(), long: true },
  civilization: { setUp: [PRESETS], long: true },
  'tax-farmer': { setUp: [PRESETS], choose: taxes(), bots: true, long: true },
};

/** Every answer gets a turn: of questions with the same number of answers, each takes the next one. */
function inTurn(): Choose {
  const taken: number[] = [];
  return (names) => {
    const next = taken[names.length] ?? 0;
    taken[names.length] = (next + 1) % names.length;
    return next;
  };
}

/** Most of what is done on the map is done without a battle. */
function withBattles(): Choose {
  const other = inTurn();
  let acts = 0;
  return (names) => {
    const battle = names.indexOf('Battle');
    if (battle < 0) return other(names);
    return ++acts % 6 === 0 ? battle : 0;
  };
}

/** Every province in turn; agents in two lots; and as many dice as there are, since the marker ends the game. */
function taxes(): Choose {
  const other = inTurn();
  return (names) => {
    const last = names.length - 1;
    if (/: 1 agent$/.test(names[0] ?? '')) return last > 6 ? Math.floor(last / 2) : last;
    return names[last]?.endsWith(' dice') ? last : other(names);
  };
}

for (const [game, { setUp, choose, bots, long }] of Object.entries(WALKS)) {
  if (long && !process.env.EMPTYCHAIR_ALL) continue;
  test(`${game}: to the end, by ear`, async ({ page }) => {
    test.setTimeout(900_000);
    const { say } = await loadUi('en');
    await sameDraws(page);
    await page.goto(`./#/new/${game}`);
    const [field, ...keys] = setUp;
    await reach(page, page.locator(field).first());
    for (const key of keys) await page.keyboard.press(key);
    await press(page, page.locator('.begin .start'));
    await expect(prompt(page)).toBeVisible();
    const heard = await listen(page);
    const over = page.locator('#prompt-text', { hasText: say.gameOver });
    while ((await over.count()) === 0) {
      await step(page, choose);
      const said = await heard();
      // A bot that thinks is announced, once; then what the bots did, and that it is the player's turn.
      const waited = bots && said[0]?.endsWith(say.seats.thinking(''));
      expect(said, 'what a screen reader says').toHaveLength(waited ? 2 : 1);
      if (waited) expect(said[1]).toMatch(/^Bots’ moves\. /);
      const asked = (await prompt(page).textContent()) ?? '';
      expect(said.at(-1)?.slice(-asked.length)).toBe(asked);
    }
  });
}
