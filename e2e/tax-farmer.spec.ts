/** Imperial Tax Farmer under the thumb: two taps on the map, a test with its odds and real dice, what the bots did, and undo. */
import { expect, type Page, test } from '@playwright/test';
import { anyMove, DESKTOP, fitsAcross, lines, PHONE, prompt, sameDraws } from './support/player.ts';
import { placeAll, placeOnMap, playedOn, province, provinces, toPlacement } from './support/tax-map.ts';
import { violations } from './support/violations.ts';

test.beforeEach(({ page }) => sameDraws(page));

/** A new game of one person and three bots, up to the first placement. */
async function begin(page: Page): Promise<void> {
  await page.goto('./#/new/tax-farmer');
  await page.getByRole('button', { name: 'Begin' }).click();
  await toPlacement(page);
  await expect(prompt(page)).toHaveText(/^Red, round 1/);
}

/** From now on bots get their questions only on request, so they think as long as the test needs. */
async function holdBots(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    const held: (() => void)[] = [];
    Object.assign(Worker.prototype, {
      postMessage(this: Worker, ...sent: [data: object]) {
        const send = () => postMessage.apply(this, sent);
        if ('luck' in sent[0]) held.push(send);
        else send();
      },
    });
    Object.assign(window, {
      letThink() {
        Worker.prototype.postMessage = postMessage;
        for (const send of held) send();
      },
    });
  });
  return () => page.evaluate(() => (window as typeof window & { letThink?(): void }).letThink?.());
}

/** What a finger in the middle of an element would touch is that element. */
async function inReach(page: Page, selector: string): Promise<readonly (string | null)[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const found = document.elementFromPoint(x, y);
      const large = box.width >= 44 && box.height >= 44;
      return large && found && element.contains(found) ? [] : [element.textContent];
    }),
  );
}

test.describe('on a phone in the longest language', () => {
  test.use({ viewport: PHONE, hasTouch: true, locale: 'ru' });

  test('the question and its first answer stay visible, however much the bots did', async ({ page }) => {
    await page.goto('./#/new/tax-farmer');
    await page.locator('.begin .start').click();
    await expect(prompt(page)).toBeVisible();
    let told = 0;
    for (let n = 0; n < 20; n++) {
      await playedOn(page);
      if ((await provinces(page)) > 0) await placeAll(page);
      else await anyMove(page);
      await playedOn(page);
      told += await page.locator('.bots-summary').count();
      const edge = (await page.locator('.tools').boundingBox())!.y;
      for (const part of ['#prompt-text', '.choices-row > :first-child']) {
        if ((await page.locator(part).count()) === 0) continue;
        const box = (await page.locator(part).boundingBox())!;
        expect(box.y + box.height, `${part} after ${n + 1} moves`).toBeLessThanOrEqual(edge + 1);
      }
    }
    expect(told).toBeGreaterThan(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, locale: 'en' });

  test('two taps place agents, with the whole map and every number in reach', async ({ page }) => {
    await begin(page);
    await expect(province(page, /./)).toHaveCount(9);
    expect(await inReach(page, '.tf-place')).toEqual([]);
    await province(page, 'Agrana').tap();
    await expect(province(page, 'Agrana')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.tf-numbers button')).toHaveCount(10);
    expect(await inReach(page, '.tf-numbers button')).toEqual([]);
    expect(await violations(page, 'map')).toEqual([]);
    await fitsAcross(page);
    // A second tap on the province puts the numbers away, anywhere on its land: here far from its name.
    await page.locator('.tf-land [data-land="agrana"]').evaluate((land) => {
      // The numbers are below the map, so the page has scrolled.
      scrollTo(0, 0);
      const { left, top, width, height } = land.getBoundingClientRect();
      const spots = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) =>
        [0.05, 0.2, 0.4, 0.6, 0.8, 0.95].map((y) => [x, y] as const),
      );
      const free = spots
        .map(([x, y]) => document.elementFromPoint(left + x * width, top + y * height))
        .find((found) => found && land.contains(found));
      free?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    });
    await expect(page.locator('.tf-numbers')).toHaveCount(0);
    await placeOnMap(page, 'Agrana', 2);
    await expect(prompt(page)).toContainText('8 agents left');

    // What the bots did, one move after another; the map goes along.
    // It takes one line until it's opened: the map needs the room.
    await expect(page.locator('.bots-summary li')).toHaveCount(0);
    await page.getByRole('button', { name: /^Bots’ moves/ }).tap();
    await expect(page.locator('.bots-summary li')).toHaveCount(3);
    await expect(page.locator('.scores')).toBeInViewport();
    // Opened, it's folded again before it's put away.
    await page.getByRole('button', { name: 'Hide' }).tap();
    await expect(page.locator('.bots-summary li')).toHaveCount(0);
    await page.getByRole('button', { name: /^Bots’ moves/ }).tap();
    await page.getByRole('button', { name: 'Watch' }).click();
    await expect(prompt(page)).toHaveText('What the bots did: 2 of 3');
    await page.getByRole('button', { name: 'Skip to now' }).click();
    await page.getByRole('button', { name: /^Bots’ moves/ }).tap();
    await page.getByRole('button', { name: 'Step by step' }).click();
    await expect(prompt(page)).toHaveText('What the bots did: 1 of 3');
    await page.getByRole('button', { name: 'One step forward' }).click();
    await page.getByRole('button', { name: 'One step forward' }).click();
    await expect(prompt(page)).toHaveText('What the bots did: 3 of 3');
    await page.getByRole('button', { name: 'Skip to now' }).click();
    await placeOnMap(page, 'Vindara', 2);
    await expect(prompt(page)).toContainText('6 agents left');
    expect((await lines(page)).filter((line) => /^> red place/.test(line))).toEqual([
      '> red place:agrana,2',
      '> red place:vindara,2',
    ]);

    // One undo removes Red's placement and the three after it, and says so before and after.
    await expect(page.locator('#undo-of')).toHaveText('Also undoes moves of: Blue, Green and Yellow');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone moves of: Red, Blue, Green and Yellow.')).toBeVisible();
    await expect(prompt(page)).toContainText('8 agents left');
    await expect(page.locator('.tf-place').filter({ hasText: 'Vindara' })).not.toContainText('Red');
  });

  test('each number of agents shows its risk; the bar stays; bribery takes less than half of the screen', async ({
    page,
  }) => {
    await begin(page);
    await province(page, 'Agrana').tap();
    const risks = page.locator('.tf-numbers button small');
    await expect(risks).toHaveCount(10);
    const percent = (await risks.allInnerTexts()).map((risk) => Number.parseInt(risk, 10));
    expect(percent).toEqual(percent.toSorted((a, b) => a - b));
    expect(percent.at(-1)).toBeGreaterThan(percent[0] ?? 0);
    await page.locator('.tf-pad').getByRole('button', { name: 'Close' }).tap();
    await expect(page.locator('.tf-numbers')).toHaveCount(0);
    await province(page, 'Imperia').tap();
    await expect(page.locator('.tf-numbers')).toContainText('black marker');
    await expect(risks).toHaveCount(0);
    await page.locator('.tf-numbers button').first().tap();
    await playedOn(page);
    // The numbers below the map scrolled the page; the next question brings the map back.
    const top = await page.locator('.tf-map').evaluate((map) => map.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual((await page.locator('.bar').boundingBox())?.height ?? 0);
    while (!/bribery/.test((await prompt(page).textContent()) ?? '')) {
      if ((await province(page, /./).count()) > 0 && /place/.test((await prompt(page).textContent()) ?? ''))
        await placeAll(page);
      else await anyMove(page);
      await playedOn(page);
    }
    await expect(page.locator('.bots-summary')).toBeVisible();
    const half = await page.evaluate(() => innerHeight / 2);
    expect((await page.locator('.asking').boundingBox())?.height).toBeLessThanOrEqual(half);
    expect((await page.locator('.bar').boundingBox())?.y).toBe(0);
    // All the gold is proposed.
    const most = /have (\d+) gold/.exec((await prompt(page).textContent()) ?? '')?.[1];
    await expect(page.locator('.number-choice input')).toHaveValue(most ?? '');
    await page.locator('.number-choice button[type=submit]').tap();
    await playedOn(page);
    // Your own result is told, whoever plays next.
    await expect(page.locator('.asking')).toContainText(`Red pays ${most} gold for ${most} points.`);
  });

  test('a test says how likely a rebellion is, then takes the roll of real dice', async ({ page }) => {
    await begin(page);
    await page.getByRole('button', { name: /By app$/ }).click();
    for (let i = 0; i < 12 && !/rebellion test/.test((await prompt(page).textContent()) ?? ''); i++) {
      await placeAll(page);
      await playedOn(page);
    }
    const [, name = '', load = '', risk = ''] =
      /^(\w+): rebellion test\. Roll 4 dice; a total of (\d+) or less is a rebellion \((.+)\)\.$/.exec(
        (await prompt(page).textContent()) ?? '',
      ) ?? [];
    await expect(page.locator('.tf-panel')).toContainText(name);
    await expect(page.locator('.tf-panel .odds-percent')).toHaveText(risk);
    // Four dice that come to the load, no matter how.
    for (let rest = Number(load), dice = 4; dice > 0; dice--) {
      const face = Math.min(6, rest - (dice - 1));
      await page
        .locator('.dice-faces button')
        .nth(face - 1)
        .tap();
      rest -= face;
    }
    await expect(page.locator('.tf-place').filter({ hasText: name })).toContainText('rebellion marker');
    await expect.poll(() => lines(page)).toContain(`> table sum:${load}`);
    await fitsAcross(page);
  });
});

test.describe('on a small phone, in a guided first round', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'en' });

  test('neither the guide nor the numbers cover the province that is asked about, and all names are in the frame', async ({
    page,
  }) => {
    await page.goto('./#/try/tax-farmer');
    await toPlacement(page);
    const guide = page.locator('.guide');
    await expect(guide).toContainText('Tap a province');
    const frame = await page.locator('.tf-map').boundingBox();
    for (const name of await page.locator('.tf-name').all()) {
      const { y = 0, height = 0 } = (await name.boundingBox()) ?? {};
      expect(y).toBeGreaterThan(frame?.y ?? 0);
      expect(y + height).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0));
    }
    const bar = (await page.locator('.bar').boundingBox())?.height ?? 0;
    for (const name of ['Estyx', 'Agrana', 'Salmaris', 'Imperia']) {
      await province(page, name).tap();
      const place = (await page.locator('.tf-place[data-chosen]').boundingBox())!;
      const numbers = (await page.locator('.tf-numbers').boundingBox())!;
      const dock = (await page.locator('.asking').boundingBox())!;
      expect(place.y).toBeGreaterThanOrEqual(bar);
      expect(place.y + place.height).toBeLessThanOrEqual(numbers.y);
      expect(numbers.y + numbers.height).toBeLessThanOrEqual(dock.y);
      expect(await inReach(page, '.tf-numbers button')).toEqual([]);
      await province(page, name).tap();
      await expect(page.locator('.tf-numbers')).toHaveCount(0);
    }
    await province(page, 'Vindara').tap();
    // The next text is in sight again.
    await page.locator('.tf-numbers button').first().tap();
    await playedOn(page);
    await expect(guide).toContainText('load');
    expect((await guide.boundingBox())?.y).toBeGreaterThanOrEqual(bar);
    // What the bots did is told whole or, until it's opened, not at all.
    const told = await page.locator('.bots-open').evaluate((button) => {
      const line = button.querySelector('.bots-line')?.getBoundingClientRect();
      const room = button.getBoundingClientRect();
      return line && { inside: line.right <= room.right, outside: line.top >= room.bottom };
    });
    expect(told?.inside || told?.outside).toBe(true);
  });
});

test.describe('the guide', () => {
  test.use({ viewport: PHONE, hasTouch: true, locale: 'en' });

  test('a closed tip leaves the next ones; ended, the guide can be turned on again, also in a game begun without it', async ({
    page,
  }) => {
    await page.goto('./#/try/tax-farmer');
    const guide = page.locator('.guide');
    await expect(guide).toContainText('You’re Red');
    await page.getByRole('button', { name: 'Close tip' }).tap();
    await expect(guide).toHaveCount(0);
    await page.locator('.choices-row .primary').tap();
    await expect(guide).toContainText('need card');
    await page.getByRole('button', { name: 'End guide' }).tap();
    await toPlacement(page);
    await expect(guide).toHaveCount(0);
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('button', { name: 'Guide', exact: true }).tap();
    await expect(guide).toContainText('Tap a province');

    await begin(page);
    await placeOnMap(page, 'Agrana', 2);
    await playedOn(page);
    await expect(guide).toHaveCount(0);
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('button', { name: 'Guide', exact: true }).tap();
    // What was asked before counts as not yet explained.
    await expect(guide).toContainText('Tap a province');
    await page.reload();
    await expect(guide).toContainText('Tap a province');
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('button', { name: 'End guide' }).last().tap();
    await expect(guide).toHaveCount(0);
  });
});

test.describe('with keys alone', () => {
  test.use({ viewport: DESKTOP, locale: 'en' });

  test('the rules begin with the goal; everybody’s points and your gold are beside the map', async ({
    page,
  }) => {
    await page.goto('./#/rules/tax-farmer');
    await expect(page.locator('main > :nth-child(2)')).toContainText('Have the most points');
    await page.getByRole('link', { name: 'Play guided round' }).click();
    await toPlacement(page);
    await expect(page.locator('.scores')).toBeInViewport();
    await expect(page.locator('.scores')).toContainText('gold 10');
    for (const name of ['Salmaris', 'Estyx']) {
      await province(page, name).click();
      const place = (await page.locator('.tf-place[data-chosen]').boundingBox())!;
      expect(place.y + place.height).toBeLessThanOrEqual(
        (await page.locator('.tf-numbers').boundingBox())!.y,
      );
      await province(page, name).click();
    }
  });

  test('a province, a number, and back', async ({ page }) => {
    await begin(page);
    const agrana = province(page, 'Agrana');
    await agrana.focus();
    await page.keyboard.press('Enter');
    const numbers = page.locator('.tf-numbers button');
    await expect(numbers.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(agrana).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(numbers.first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(numbers.nth(1)).toHaveAccessibleName(/^Agrana: 2 agents (<\s)?\d[\d.]*%$/);
    await page.keyboard.press('Enter');
    await expect(prompt(page)).toContainText('8 agents left');
    await expect.poll(() => lines(page)).toContain('> red place:agrana,2');
  });

  test('while bots think no province is a button, and the focus returns to its province afterwards', async ({
    page,
  }) => {
    await begin(page);
    const agrana = province(page, 'Agrana');
    const map = page.locator('.tf-map');
    await expect(map.getByRole('button')).toHaveCount(9);
    const letThink = await holdBots(page);
    await agrana.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(prompt(page)).toHaveAttribute('aria-busy');
    await expect(map.getByRole('button')).toHaveCount(0);
    await expect(map.getByRole('heading')).toHaveCount(9);
    await expect(map).toBeFocused();
    await letThink();
    await expect(prompt(page)).toContainText('9 agents left');
    await expect(map.getByRole('button')).toHaveCount(9);
    await expect(agrana).toBeFocused();

    // If the focus moved elsewhere meanwhile, it stays there.
    const letThinkAgain = await holdBots(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(map.getByRole('button')).toHaveCount(0);
    await page.getByRole('button', { name: 'More', exact: true }).focus();
    await letThinkAgain();
    await expect(agrana).toBeVisible();
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();

    // Of an earlier table there is only a picture.
    await page.locator('.story-step a').first().click();
    await expect(prompt(page)).toHaveText(/^Looking back/);
    await expect(map.getByRole('button')).toHaveCount(0);
  });
});
