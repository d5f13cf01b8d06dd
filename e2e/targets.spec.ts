/**
 * Every control of every page is large enough for a finger, on a small phone. The tables are those of the golden
 * games, some of the questions of each game; with EMPTYCHAIR_ALL every question, in every language.
 */
import { expect, type Page, test } from '@playwright/test';
import { catalogue } from '../src/games/catalogue.ts';
import { LANGS } from '../src/kernel/words.ts';
import { loadUi } from '../src/web/words/load.ts';
import { PHONE, prompt } from './support/player.ts';
import { positions } from './support/positions.ts';
import { shelved } from './support/tables.ts';
import { smallTargets } from './support/targets.ts';

const ALL = Boolean(process.env.EMPTYCHAIR_ALL);
/** So many questions of a game are looked at in an everyday run. */
const SOME = 3;

test.use({ viewport: PHONE, hasTouch: true });

function looker(page: Page) {
  const found: string[] = [];
  return {
    found,
    async look(where: string) {
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      found.push(...(await smallTargets(page, where)));
    },
    /** By key or by button: a sheet opens, is looked at and closed. */
    async sheet(where: string, open: () => Promise<void>) {
      await open();
      await expect(page.getByRole('dialog')).toBeVisible();
      found.push(...(await smallTargets(page, where)));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  };
}

async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
}

for (const [i, { meta, bots }] of catalogue().entries()) {
  for (const [k, lang] of LANGS.entries()) {
    // A table with bots has the most kinds of controls.
    if (!ALL && (k !== i % LANGS.length || !bots)) continue;
    test.describe(`${meta.id} ${lang}`, () => {
      test.use({ locale: lang });

      test('a finger hits every control', async ({ page }) => {
        if (ALL) test.setTimeout(240_000);
        const { found, look, sheet } = looker(page);
        const asks = [...(positions().get(meta.id) ?? [])];
        expect(asks.length, `${meta.id} has no golden game: make one with emptychair golden`).toBeGreaterThan(
          0,
        );
        const every = ALL ? 1 : Math.ceil(asks.length / SOME);
        const stops = asks.filter((_, n) => n % every === every - 1 || n === asks.length - 1);
        const at = await shelved(page, stops);
        await unfold(page);
        await look('shelf');
        let game = '';
        for (const [ask] of stops) {
          game = at(ask);
          await page.goto(game);
          await expect(prompt(page)).toBeVisible();
          await look(`${ask}, the app's dice`);
          await page.keyboard.press('d');
          await look(`${ask}, own dice`);
        }
        await sheet('menu', () => page.locator('.bar button').last().tap());
        await sheet('note', () => page.keyboard.press('n'));
        await sheet('why', () => page.keyboard.press('w'));
        await page.keyboard.press('u');
        await expect(page.locator('.todo, .asking > .quiet[role=status]')).toBeVisible();
        await unfold(page);
        await look('undo');
        await sheet('correct', () => page.keyboard.press('a'));
        const id = game.split('/').at(-1);
        const pages = [`game/${id}/story`, `game/${id}/at/1`, `new/${meta.id}`];
        const more = [`luck/${id}`, `print/${meta.id}`, `lab/${meta.id}`];
        for (const at of ALL ? [...pages, ...more] : [...pages, more[i % more.length]!]) {
          await page.goto(`./#/${at}`);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await unfold(page);
          await look(at);
        }
        expect(found).toEqual([]);
      });
    });
  }
}

test.describe('around the games', () => {
  test.use({ locale: 'pl' });

  test('a finger hits every control of sheets and editors', async ({ page }) => {
    const { found, look, sheet } = looker(page);
    const { say } = await loadUi('pl');
    await page.goto('./');
    await expect(page.locator('.game-link')).toBeVisible();
    await sheet('settings', () => page.getByRole('button', { name: say.settings, exact: true }).tap());
    await sheet('a game', () => page.locator('.game-row button').last().tap());
    for (const of of [say.keeping.share, say.keeping.backups, say.rename])
      await sheet(of, async () => {
        await page.locator('.game-row button').last().tap();
        await page.getByRole('button', { name: of, exact: true }).tap();
      });
    const editors = catalogue().filter(({ editor }) => editor);
    for (const at of [...editors.map(({ meta }) => `edit/${meta.id}`), 'open/nothing']) {
      await page.goto(`./#/${at}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await unfold(page);
      await look(at);
    }
    for (const { meta } of catalogue().filter(({ meta }) => ALL || meta.id === 'tax-farmer')) {
      await page.goto(`./#/new/${meta.id}`);
      await page.locator('.next').tap();
      await page.locator('.lay-out .switch input').check();
      await look(`${meta.id} with a start position`);
      await page.goBack();
      const rulings = page.locator('.about-game > button');
      if ((await rulings.count()) === 0) continue;
      await rulings.last().tap();
      await expect(page.locator('.rulings')).toBeVisible();
      await look(`rulings of ${meta.id}`);
    }
    expect(found).toEqual([]);
  });
});
