/** A whole evening on a phone, once for each game and in each of the languages, with the keyboard alone. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { find } from '../../src/games/catalogue.ts';
import type { Lang } from '../../src/kernel/words.ts';
import { loadUi } from '../../src/web/words/load.ts';
import { fitsAcross, lines, PHONE, prompt, sameDraws } from '../support/player.ts';
import { press, step } from './keyboard.ts';

interface Journey {
  readonly game: string;
  readonly lang: Lang;
  /** What the player's own draw looks like in the journal. */
  readonly drawn: RegExp;
}

const JOURNEYS: readonly Journey[] = [
  { game: 'boer-war', lang: 'pl', drawn: /^> table (go|stop)$/ },
  { game: 'paths-of-glory', lang: 'ru', drawn: /^> table (roll|card|die):/ },
  { game: 'civilization', lang: 'cs', drawn: /^> table (play-as|marker|event|calm|die|success)/ },
  { game: 'tax-farmer', lang: 'en', drawn: /^> table (die|deal)/ },
  { game: 'cdg', lang: 'pl', drawn: /^> table (roll|card|die):/ },
];

async function openShelf(page: Page): Promise<void> {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1, name: 'Emptychair' })).toBeVisible();
}

for (const { game, lang, drawn } of JOURNEYS) {
  test.describe(`${game} ${lang}`, () => {
    const locale = { en: 'en-GB', pl: 'pl-PL', cs: 'cs-CZ', ru: 'ru-RU' }[lang];
    test.use({
      viewport: PHONE,
      locale,
      serviceWorkers: 'allow',
      contextOptions: { reducedMotion: 'no-preference' },
    });

    test('set up, ten moves, undo, reload, no network, file, another device, paper', async ({
      page,
      context,
      browser,
    }) => {
      test.setTimeout(240_000);
      const { say } = await loadUi(lang);
      const title = find(game)?.meta.title[lang] ?? '';
      await sameDraws(page);
      await openShelf(page);
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await press(page, page.locator(`.boxes a[href="#/new/${game}"]`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await press(page, page.locator('.begin .start'));
      await expect(prompt(page)).toBeVisible();

      // Ten moves: five with the player's own dice, five with the app's.
      await page.keyboard.press('d');
      await expect(page.locator('.tool[aria-keyshortcuts=d]')).toContainText(say.drawHand.own);
      const drew = async (by: RegExp) => (await lines(page)).some((line) => by.test(line));
      for (let n = 0; n < 5 || !(await drew(drawn)); n++) await step(page);
      await page.keyboard.press('d');
      await expect(page.locator('.tool[aria-keyshortcuts=d]')).toContainText(say.drawHand.app);
      const app = (await lines(page)).length;
      for (let n = 0; n < 5 || !(await drew(/^> chance /)); n++) await step(page);
      expect((await lines(page)).length).toBeGreaterThanOrEqual(app + 5);
      await fitsAcross(page);

      // Undo says what to put back; redo leads to the same place.
      const here = await prompt(page).innerText();
      const kept = (await lines(page)).length;
      await page.keyboard.press('u');
      await expect
        .poll(async () => (await lines(page)).slice(kept))
        .toEqual([expect.stringMatching(/^> undo /)]);
      await expect(page.locator('.todo, .asking > .quiet[role=status]')).toBeVisible();
      await page.keyboard.press('r');
      await expect(prompt(page)).toHaveText(here, { useInnerText: true });

      await page.reload();
      await expect(prompt(page)).toHaveText(here, { useInnerText: true });

      // Without a network it opens and continues.
      await context.setOffline(true);
      await page.reload();
      await expect(prompt(page)).toHaveText(here, { useInnerText: true });
      await step(page);
      const there = await prompt(page).innerText();
      const all = await lines(page);
      await press(page, page.getByRole('button', { name: say.menu, exact: true }));
      const saving = page.waitForEvent('download');
      await press(page, page.getByRole('dialog').getByRole('button', { name: say.export, exact: true }));
      const file = await (await saving).path();
      const text = await readFile(file, 'utf8');
      expect(
        text
          .split('\n')
          .filter((line) => line.startsWith('> '))
          .slice(1),
      ).toEqual(all);

      // A fresh profile opens the file and plays on; the same game stays in the same language.
      const other = await browser.newContext({ viewport: PHONE, locale, serviceWorkers: 'block' });
      const fresh = await other.newPage();
      await openShelf(fresh);
      const choosing = fresh.waitForEvent('filechooser');
      await press(fresh, fresh.getByRole('button', { name: say.import, exact: true }));
      await (await choosing).setFiles(file);
      await expect(prompt(fresh)).toHaveText(there, { useInnerText: true });
      expect(await lines(fresh)).toEqual(all);
      await step(fresh);

      // Paper.
      await openShelf(fresh);
      await press(fresh, fresh.locator(`.boxes a[href="#/new/${game}"]`));
      await press(fresh, fresh.locator(`a[href^="#/print/${game}"]`));
      await expect(fresh.locator('.sheet svg').first()).toBeVisible();
      const sheets = await fresh.locator('.sheet').count();
      const pdf = (await fresh.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets);
      await other.close();
    });
  });
}
