/** What people do at a table with their own phones, in any language: by what a button is, not by what it says. */
import { expect, type Page } from '@playwright/test';
import { breathe, isOver, lines, prompt, SOON } from './player.ts';
import { province } from './tax-map.ts';

export const seatRow = (page: Page, nth: number) => page.locator('.lobby-seats > li').nth(nth);
export const card = (page: Page) => page.locator('.proposals .proposal');
/** Somebody or a bot plays for the person at this page. */
export const lent = (page: Page) => page.locator('.proposal.lent');
/** Somebody whose turn it is has been away for long. */
export const absent = (page: Page) => page.locator('.proposal.absent');
export const fellows = (page: Page) => page.locator('.fellows-seats');

/** A new game of so many rounds, and its table for people. */
export async function openTableInApp(page: Page, rounds = 1): Promise<void> {
  await page.goto('./#/new/tax-farmer/together');
  await page.locator('details.fold summary').first().click();
  const field = page
    .locator('#maxRounds')
    .or(page.getByRole('spinbutton', { name: 'Rounds' }))
    .first();
  await field.fill(String(rounds));
  await field.press('Tab');
  await page.locator('.begin .primary').click();
  await page.getByRole('dialog').locator('button.primary').click();
  await expect(page.locator('.lobby-seats > li')).toHaveCount(4);
}

export interface Invitation {
  readonly link: string;
  readonly code: string;
}

/** The host's invitation, for players unless the page offers a choice of this name. */
export async function invitation(page: Page, role?: string): Promise<Invitation> {
  const field = page.locator('.invite textarea');
  if (!(await field.count())) await page.locator('details.fold > summary').click();
  await expect(field).toHaveValue(/#\/join\//);
  if (role !== undefined) {
    const before = await field.inputValue();
    await page.getByRole('radio', { name: role }).check();
    await expect(field).toHaveValue(/#\/join\//);
    await expect(field).not.toHaveValue(before);
  }
  return { link: await field.inputValue(), code: await page.locator('.spoken b').innerText() };
}

/** Joins by the link, or by the code. */
export async function join(page: Page, by: string, name: string): Promise<void> {
  if (by.includes('#')) await page.goto(by);
  else {
    await page.goto('./#/join');
    await page.locator('input[name=code]').fill(by.toLowerCase());
  }
  await page.locator('input[name=name]').fill(name);
  await page.locator('button[type=submit]').click();
  await expect(page.locator('.everybody')).toContainText(name);
}

/** Proposes to undo the last step. */
export async function proposeUndo(page: Page): Promise<void> {
  await breathe(page);
  await page.locator('.tools button').first().click();
  await expect(card(page)).toBeVisible();
}

/** Two people in the first two seats, with bots in the others; the game has begun. */
export async function twoPeople(ada: Page, ola: Page): Promise<Invitation> {
  await openTableInApp(ada);
  await nameHost(ada);
  await sit(ada, 0);
  const invited = await invitation(ada);
  await join(ola, invited.link, 'Żaneta');
  await sit(ola, 1);
  return invited;
}

export async function nameHost(page: Page): Promise<void> {
  await page.locator('.your-name input').fill('Ada');
  await page.locator('.your-name button').click();
  await expect(page.locator('.everybody')).toContainText('Ada');
}

export async function start(...pages: readonly [Page, ...Page[]]): Promise<void> {
  await pages[0].locator('.begin .start').click();
  for (const page of pages) await expect(prompt(page)).toBeVisible();
}

/** Takes a seat that is free. */
export async function sit(page: Page, nth: number): Promise<void> {
  await seatRow(page, nth).locator('button').first().click();
  await expect(seatRow(page, nth).locator('small').first()).toBeVisible();
  await expect(seatRow(page, nth).locator('select, .lobby-bot')).toHaveCount(0);
}

/** Whether this page may do something now: an answer of its own seat, or a draw. */
export async function mayAct(page: Page): Promise<boolean> {
  const buttons = page.locator('.prompt .choices-row > button.big');
  return (await buttons.count()) + (await province(page, /./).count()) > 0;
}

/** One answer: the first button, or everything into the first province. */
export async function answer(page: Page): Promise<void> {
  await breathe(page);
  const buttons = page.locator('.prompt .choices-row > button.big');
  if (await buttons.count()) return buttons.first().click();
  const asked = await prompt(page).innerText();
  await province(page, /./).first().click();
  const numbers = page.locator('.tf-numbers button');
  // Some questions want a province, others also a number.
  await expect(async () => {
    expect((await numbers.count()) > 0 || (await prompt(page).innerText()) !== asked).toBe(true);
  }).toPass({ intervals: SOON });
  if (await numbers.count()) {
    await breathe(page);
    await numbers.last().click();
  }
}

/** All of them have the same journal. */
export async function allHave(pages: readonly Page[]): Promise<number> {
  let found = 0;
  await expect(async () => {
    const all = await Promise.all(pages.map(lines));
    found = (all[0] as string[]).length;
    for (const journal of all) expect(journal).toEqual(all[0]);
  }).toPass({ intervals: SOON });
  return found;
}

/** All of them have the same journal, and no bot has to move; how many entries it has. */
export async function untilSomebodyMayAct(pages: readonly Page[]): Promise<number> {
  let found = 0;
  await expect(async () => {
    found = await allHave(pages);
    expect((await Promise.all(pages.map(mayAct))).some(Boolean)).toBe(true);
    expect(await allHave(pages)).toBe(found);
  }).toPass({ intervals: SOON });
  return found;
}

/** Whoever may act does, until the condition holds or the game is over. */
export async function playUntil(pages: readonly Page[], over: () => Promise<boolean>): Promise<void> {
  const [first] = pages as [Page];
  for (let n = 0; n < 150; n++) {
    const before = await allHave(pages);
    if ((await isOver(first)) || (await over())) return;
    let next: Page | undefined;
    await expect(async () => {
      for (const page of pages) if (await mayAct(page)) next = page;
      // A bot of the server may have moved meanwhile.
      const moved = (await lines(first)).length > before;
      expect(next !== undefined || moved).toBe(true);
    }).toPass({ intervals: SOON });
    if (!next) continue;
    // Only now this page has certainly shown the question.
    if (await over()) return;
    await answer(next);
    await expect.poll(async () => (await lines(first)).length, { intervals: SOON }).toBeGreaterThan(before);
  }
  throw new Error('the game never got there');
}
