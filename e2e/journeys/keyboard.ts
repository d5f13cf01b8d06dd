/** A player with only a keyboard, who may not see the screen: Tab, Enter and numbers, no clicks. */
import { expect, type Locator, type Page } from '@playwright/test';
import { painted, stepsKept } from '../support/player.ts';

/** More presses than any page of the app needs. */
const FAR = 120;

/** A number field is a choice, too: Enter takes the number in it. */
const IN_PROMPT = '.choices-row > button:not(.drawer), .number-choice input';
/** A button that only opens an explanation isn't a choice. */
const ON_BOARD = '.board-area button:enabled:not([aria-expanded], .cv-ask)';

/** What Tab may stop at; of a group of radio buttons, the one that is chosen. */
const STOPS = 'a[href], button:enabled, input:enabled, select, textarea, summary';

/** Presses Tab until the element has the focus; Shift+Tab if it comes before. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const way = () =>
    target.evaluate((element, stops) => {
      const { activeElement: at, body } = document;
      if (element === at) return { key: '', between: 0 };
      const before = Node.DOCUMENT_POSITION_PRECEDING;
      const back = at && at !== body && at.compareDocumentPosition(element) & before;
      const all = [...document.querySelectorAll<Element>(stops)].filter(
        (stop) =>
          stop === at ||
          stop === element ||
          (stop.checkVisibility() && !stop.matches('[type=radio]:not(:checked), [tabindex="-1"]')),
      );
      const apart = at ? Math.abs(all.indexOf(element) - all.indexOf(at)) : 1;
      return { key: back ? 'Shift+Tab' : 'Tab', between: apart - 1 };
    }, STOPS);
  let { key, between } = await way();
  // Most of the way without a look after each press: only the last ones need to be counted.
  for (let n = 0; n < between; n++) await page.keyboard.press(key);
  for (let n = between; n < FAR && key; n++) {
    ({ key } = await way());
    if (key) await page.keyboard.press(key);
  }
  expect(key, `${target} is not reached by the keyboard`).toBe('');
}

export async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Enter');
}

/** Which of the choices to take, by their names. */
export type Choose = (names: readonly string[]) => number;

/**
 * One step of the game, with all the key presses that it takes: by number if the choice has one, every other time by
 * Tab and Enter, because screen readers use the numbers themselves. The first choice, unless `choose` says which.
 */
export async function step(page: Page, choose: Choose = () => 0): Promise<void> {
  await expect(page.locator('.board-area [aria-busy], .page[aria-busy]')).toHaveCount(0);
  const before = await stepsKept(page);
  let came = 'asks on';
  while (came === 'asks on') {
    const was = await shown(page);
    const how = await take(page, choose, before % 2 === 0);
    // If many moves form groups, or a province asks how many, the first press only opens the next question.
    await expect
      .poll(
        async () => {
          if ((await stepsKept(page)) > before) came = 'taken';
          else {
            const { said, offers } = await shown(page);
            came = said === was.said && offers !== was.offers ? 'asks on' : 'nothing';
          }
          return came;
        },
        { message: `what comes of ${how}`, timeout: 20_000, intervals: [20] },
      )
      .not.toBe('nothing');
  }
  // Bots play automatically.
  await painted(page);
  await expect(page.locator('#prompt-text:not([aria-busy])')).toBeVisible({ timeout: 20_000 });
  // Before the page is painted no further key is taken.
  await painted(page);
  const lost = await page.evaluate(() => document.activeElement === document.body);
  expect(lost, `the focus is lost after step ${before}`).toBe(false);
}

/** What was announced last, and what can be pressed. */
function shown(page: Page): Promise<{ said: string; offers: string }> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    return {
      said: all('.prompt [aria-live=polite]')
        .map((region) => region.textContent)
        .join('|'),
      offers: all('.board-area button, .choices-row button')
        .map((button) => `${button.ariaLabel ?? button.textContent} ${button.ariaPressed}`)
        .join('|'),
    };
  });
}

/** Chooses and presses; returns how. */
async function take(page: Page, choose: Choose, byNumber: boolean): Promise<string> {
  // Dice are typed, one face after the other.
  if (await page.locator('.dice-pad').count()) {
    await page.keyboard.press('1');
    return 'a die';
  }
  // How many, in the province just chosen; otherwise the prompt's choices, and then the board's.
  const numbers = page.locator('.tf-numbers button');
  const kinds = (await numbers.count()) ? [numbers] : [page.locator(IN_PROMPT), page.locator(ON_BOARD)];
  const offered = (await Promise.all(kinds.map((kind) => kind.all()))).flat();
  const names = (await Promise.all(kinds.map((kind) => kind.evaluateAll(namesOf)))).flat();
  const nth = choose(names);
  const target = offered[nth];
  expect(target, 'something to choose').toBeDefined();
  if (!target) return '';
  const digit = await target.getAttribute('aria-keyshortcuts');
  if (byNumber && digit) await page.keyboard.press(digit);
  else await press(page, target);
  return names[nth] ?? '';
}

function namesOf(elements: readonly Element[]): string[] {
  return elements.map(
    (element) =>
      element.ariaLabel ?? element.querySelector('.choice-label')?.textContent ?? element.textContent ?? '',
  );
}

/** What a screen reader is given to say from now on, by any live region of the page. */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const live = '[aria-live], [role=status], [role=alert], [role=log]';
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(live),
      );
      for (const region of new Set(regions))
        if (region?.textContent && region.ariaLive !== 'off') said.push(region.textContent);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as typeof window & { said?: string[] }).said?.splice(0) ?? []);
}
