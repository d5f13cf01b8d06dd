/** “Why?” at the prompt and on every line of the story: the rule, its clauses, and the names of the settings. */
import { expect, test } from '@playwright/test';
import { anyMove, breathe, PHONE, prompt, sameDraws } from './support/player.ts';

/** The language, and the words before the clauses and before a setting. */
const SPOKEN = [
  ['boer-war', 'en', 'Clauses: B', 'Setting: '],
  ['paths-of-glory', 'ru', 'Пункты правил: P', 'Настройка: '],
  ['civilization', 'cs', 'Body pravidel: C', 'Nastavení: '],
  ['tax-farmer', 'pl', 'Punkty zasad: T', 'Ustawienie: '],
] as const;

// Two of them; all with EMPTYCHAIR_ALL.
for (const [game, locale, clauses, setting] of process.env.EMPTYCHAIR_ALL ? SPOKEN : SPOKEN.slice(0, 2)) {
  test.describe(game, () => {
    test.use({ locale, viewport: PHONE });

    test('says why at the prompt, and on every line of the story', async ({ page }) => {
      test.setTimeout(120_000);
      await sameDraws(page);
      await page.goto(`./#/new/${game}`);
      await page.locator('.begin .start').click();
      await expect(prompt(page)).toBeVisible();
      for (let move = 0; move < 6; move++) await anyMove(page);
      const dialog = page.getByRole('dialog');
      await page.keyboard.press('w');
      await expect(dialog).toContainText(clauses);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      await page.goto(`${page.url().replace(/(#\/game\/[^/]+).*/, '$1')}/story`);
      const steps = page.locator('.story-step');
      await expect(steps.first()).toBeVisible();
      const told: string[] = [];
      for (const step of await steps.all()) {
        await step.getByRole('button').click();
        await expect(dialog).toContainText(clauses);
        told.push((await dialog.textContent()) ?? '');
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
      expect(told.length).toBeGreaterThan(4);
      expect(told.join('\n')).toContain(setting);
      expect(told.join('\n')).not.toMatch(/undefined|\[object|\b(true|false)\b/);
    });
  });
}

test.describe('set by hand', () => {
  test.use({ locale: 'en', viewport: PHONE });

  test('a line without a rule says so', async ({ page }) => {
    await page.goto('./#/new/boer-war');
    await page.locator('.begin .start').click();
    await expect(prompt(page)).toBeVisible();
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel('Actions completed this round');
    await field.fill('1');
    // The table is redrawn behind the sheet; the typed text stays.
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(page.locator('aside.story')).toBeAttached();
    await page.setViewportSize(PHONE);
    await expect(page.locator('aside.story')).not.toBeAttached();
    await field.press('Tab');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(prompt(page)).toContainText('draw one marker for action 2');
    await page.goto(`${page.url().replace(/(#\/game\/[^/]+).*/, '$1')}/story`);
    await page.locator('.story-step').last().getByRole('button').click();
    await expect(dialog).toContainText('No rule covers this');
  });
});

test.describe('undone', () => {
  test.use({ locale: 'en', viewport: PHONE });

  test('a draw that is struck out and a step that is folded away say why, too', async ({ page }) => {
    await sameDraws(page);
    await page.goto('./#/new/paths-of-glory');
    await page.locator('.begin .start').click();
    for (const draw of [/^Roll( all)? for me/, /^Draw( all)? for me/]) {
      await page.getByRole('button', { name: draw }).click();
      await breathe(page);
    }
    await expect(prompt(page)).toContainText('nominate the card');
    await page.getByRole('button', { name: /^Nominate C/ }).click();
    await breathe(page);
    // Own dice: no double, so that the rule of doubles has no part in it.
    await page.keyboard.press('d');
    await page.keyboard.type('64');
    await expect(page.locator('.dice-pad')).toHaveCount(0);
    for (const asked of ['roll the grey', 'nominate the card']) {
      await breathe(page);
      await page.keyboard.press('u');
      await expect(prompt(page)).toContainText(asked);
    }
    await page.goto(`${page.url().replace(/(#\/game\/[^/]+).*/, '$1')}/story`);
    const dialog = page.getByRole('dialog');
    const draw = page.locator('.story-list > .story-undone');
    await expect(draw).toHaveCount(1);
    await expect(draw).toContainText('undone');
    await draw.getByRole('button', { name: /^Why: / }).click();
    await expect(dialog).toContainText(
      'If the dice differ and grey is within the range, you play the nominated card',
    );
    await expect(dialog).not.toContainText('Equal dice are a random event');
    await page.keyboard.press('Escape');
    await page.getByText('1 step undone').click();
    const step = page.locator('.folded .story-undone');
    await step.getByRole('button', { name: /^Why: / }).click();
    await expect(dialog).toContainText('nominate exactly one card of the display');
  });
});
