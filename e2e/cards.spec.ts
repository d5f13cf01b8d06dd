/** Card-driven games on a phone: the app's cards, the player's own cards, a deck from a file. */
import { expect, type Page, test } from '@playwright/test';
import { breathe, fitsAcross, lines, PHONE, prompt, SOON, sameDraws } from './support/player.ts';
import { violations } from './support/violations.ts';

test.use({ viewport: PHONE, hasTouch: true, locale: 'en' });
test.beforeEach(({ page }) => sameDraws(page));

async function begin(page: Page, game: string, choose: (page: Page) => Promise<void>): Promise<void> {
  await page.goto(`./#/new/${game}`);
  await choose(page);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(prompt(page)).toBeVisible();
}

/** A button of the prompt before one on the table. */
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last();
const display = (page: Page, side: string) => page.getByRole('region', { name: side, exact: true });

/** One counted tap, slow enough not to be a double tap. */
function tapping(page: Page) {
  let taps = 0;
  return {
    async tap(name: string | RegExp) {
      await breathe(page);
      const before = (await lines(page)).length;
      await button(page, name).tap();
      await expect.poll(async () => (await lines(page)).length, { intervals: SOON }).toBeGreaterThan(before);
      taps++;
    },
    taken: () => {
      const n = taps;
      taps = 0;
      return n;
    },
  };
}

/** The app deals a display in one tap, apart from what came before. */
async function deal(page: Page, tap: (name: RegExp) => Promise<void>): Promise<void> {
  await expect(prompt(page)).toContainText('reveal the card');
  await tap(/^Draw( all)? for me/);
}

/** Visible without scrolling, and not behind the prompt. */
async function inSight(page: Page, what: ReturnType<Page['locator']>): Promise<void> {
  const box = await what.boundingBox();
  const hand = await page.locator('.asking').boundingBox();
  expect(box && hand && box.y >= 0 && box.y + box.height <= hand.y + 1).toBe(true);
}

test('the dice for the First Player are shown before the cards are dealt', async ({ page }) => {
  await begin(page, 'paths-of-glory', async () => {});
  const { tap } = tapping(page);
  await tap(/^Roll( all)? for me/);
  await expect(page.getByRole('region', { name: 'Just now' }).locator('.die')).toHaveCount(2);
  await deal(page, tap);
  await expect(prompt(page)).toContainText('nominate');
});

test('the app’s cards: an action round of each side, a battle with the search for combat cards; four taps if there is no battle', async ({
  page,
}) => {
  // Both sides get combat cards, and the Central Powers no opening event.
  await sameDraws(page, 90_910);
  await begin(page, 'paths-of-glory', async () => {
    await page.getByRole('button', { name: 'Rulings' }).click();
    await expect(page.getByText(/^The source doesn’t show the activation ranges/)).toBeVisible();
    await expect(page.getByText(/^The source breaks off before/)).toBeVisible();
    await fitsAcross(page);
    await page.goBack();
  });
  const { tap, taken } = tapping(page);
  await tap(/^(Draw|Roll)( all)? for me/);
  await deal(page, tap);
  await expect(prompt(page)).toHaveText('Central Powers, round 1: nominate the card you want to play.');

  // Every card of the side is a button with its odds next to it, all visible; the prompt repeats none of them.
  const cards = display(page, 'Central Powers').locator('.cdg-choose');
  await expect(cards).toHaveCount(5);
  await expect(page.locator('.choices-row button')).toHaveCount(0);
  for (let i = 0; i < 4; i++)
    await inSight(page, display(page, 'Central Powers').locator('.cdg-odds').nth(i));
  await display(page, 'Central Powers').locator('.cdg-odds').nth(2).tap();
  await expect(display(page, 'Central Powers')).toContainText(/5\/12\s*·?\s*42%/);
  await fitsAcross(page);

  // The Central Powers: nominate, roll, use, fight, done.
  await tap(/^Nominate E/);
  await expect(prompt(page)).toContainText('range 1–\u20605');
  await tap(/^(Draw|Roll)( all)? for me/);
  await tap(/^Operations/);
  await tap('Battle');
  await expect(page.getByRole('region', { name: 'cards in the battle' })).toContainText('Central Powers');
  await tap(/^A: Von Francois/);
  await expect(page.getByRole('region', { name: 'cards in the battle' })).toContainText('Von Francois');
  await fitsAcross(page);
  expect(await violations(page, 'battle')).toEqual([]);
  // The defender's cards come up, and the first that applies gets its die.
  await tap(/^(Draw|Roll)( all)? for me/);
  await expect(page.getByRole('list', { name: 'defender’s search, if all apply' })).toHaveText(
    /Severe Weather 1\/6 .*Pleve 25\/54 .*no combat card 5\/54/,
  );
  await tap(/^E: Pleve/);
  await tap(/^Roll( all)? for me/);
  await expect(prompt(page)).toContainText('Fight the battle on the map.');
  await tap('Battle over');
  taken();
  await tap(/^Done/);

  // The Allies: their cards came with the last tap; one is nominated, rolled for, used and played.
  await expect(prompt(page)).toHaveText('Allied Powers, round 1: nominate the card you want to play.');
  expect(taken()).toBe(1);
  await inSight(page, display(page, 'Allied Powers').locator('.cdg-choose').first());
  for (const name of [/^Nominate [A-E]/, /^(Draw|Roll)( all)? for me/, /^(Operations|As its event)/, /^Done/])
    if (await button(page, name).isVisible()) await tap(name);
  await expect(prompt(page)).toContainText('Central Powers, round 2');
  expect(taken()).toBeLessThanOrEqual(4);

  // The story says which card went, and why.
  const told = (await lines(page)).filter((line) => line.startsWith('> ')).length;
  expect(told).toBeGreaterThan(20);
  await page.getByRole('link', { name: 'Story' }).click();
  await expect(page.locator('.story')).toContainText(
    'German Reinforcements (GE 9) goes to the discards (from E, used for operations)',
  );
  await page.goBack();
  await page.reload();
  await expect(prompt(page)).toContainText('Central Powers, round 2');
});

test('own cards: the keypad names several in one go, quick taps and typed numbers count, impossible cards don’t', async ({
  page,
}) => {
  await begin(page, 'paths-of-glory', async () => {
    await page
      .locator('select')
      .filter({ has: page.locator('option[value=physical]') })
      .selectOption('physical');
  });
  await button(page, /^(Draw|Roll)( all)? for me/).tap();
  const keypad = page.getByRole('region', { name: 'Which card is it?' });
  await expect(prompt(page)).toHaveText('Central Powers: reveal the cards, starting with A.');
  await expect(page.locator('.choices-row button')).toHaveCount(0);
  const key = (n: number) => keypad.getByRole('button', { name: new RegExp(`^${n} `) });

  // Of the 55 printed numbers, only the 14 of the mobilization can be there; they stay where they are through the row.
  await expect(keypad.locator('.cdg-keys button')).toHaveCount(14);
  await expect(keypad.locator('.cdg-keys button:enabled')).toHaveCount(14);
  await inSight(page, key(14));
  await fitsAcross(page);
  expect(await violations(page, 'keypad')).toEqual([]);
  for (const size of ['32px', '']) {
    await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
    await fitsAcross(page);
  }

  // Three quick taps are three cards.
  await key(3).tap();
  await key(4).tap();
  await key(6).tap();
  await expect(prompt(page)).toHaveText('Central Powers: reveal the cards, starting with D.');
  for (const n of [3, 4, 6]) await expect(key(n)).toBeDisabled();
  await expect(keypad.locator('.cdg-keys button')).toHaveCount(14);

  // Typed numbers: 15 can't be there, 1 may still become 10.
  await page.keyboard.type('15');
  await expect(keypad.getByRole('status')).toHaveText('“15” can’t be the card here.');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('0');
  await expect(prompt(page)).toHaveText('Central Powers: reveal the card in E.');

  // A part of the name finds the rest.
  await keypad.getByRole('textbox').fill('german');
  await keypad.getByRole('button', { name: '7 German Reinforcements (GE 9)' }).tap();
  await expect(prompt(page)).toContainText('nominate the card you want to play');
  const kept = (await lines(page)).filter((line) => line.includes('card:'));
  expect(kept).toEqual(['CP-03', 'CP-04', 'CP-06', 'CP-10', 'CP-07'].map((id) => `> table card:${id}`));

  // A number key nominates by the place on the display. The Allies' cards are left for later.
  await page.locator('#prompt-text').focus();
  await page.keyboard.press('5');
  await expect(prompt(page)).toContainText('(E, range');
  await button(page, /^(Draw|Roll)( all)? for me/).tap();
  for (let n = 0; n < 6 && !(await prompt(page).textContent())?.startsWith('Allied Powers: reveal'); n++) {
    const next = page.locator('.choices-row button, .cdg-keys button:enabled').first();
    await next.tap();
    await breathe(page);
  }
  for (let n = 0; n < 5; n++) await keypad.getByRole('button', { name: 'Not now' }).tap();
  await expect(prompt(page)).toHaveText('Allied Powers, round 1: nominate the card you want to play.');
  await expect(display(page, 'Allied Powers').getByText('face up, not named yet')).toHaveCount(5);

  // A look at an earlier position doesn't ask for a card.
  await page.goto(page.url().replace(/#\/game\/([a-z0-9]+).*/, '#/game/$1/at/2'));
  await expect(page.getByRole('region', { name: 'Just now' })).toHaveCount(0);
  await expect(display(page, 'Central Powers')).toBeVisible();
  await expect(keypad).toHaveCount(0);
});

test('real dice: the player taps or types grey and blue; the prompt doesn’t list 36 pairs', async ({
  page,
}) => {
  await begin(page, 'paths-of-glory', async () => undefined);
  const { tap } = tapping(page);
  await tap(/^(Draw|Roll)( all)? for me/);
  await deal(page, tap);
  await tap(/^Nominate C/);
  const dice = page.getByRole('region', { name: 'What did you roll?' });
  const byHand = async () => {
    await breathe(page);
    await page.locator('.drawer').first().tap();
    await expect(dice).toBeVisible();
  };
  await byHand();
  await expect(dice.getByRole('button')).toHaveCount(12);
  await expect(page.locator('.choices-row button')).toHaveCount(1);
  await expect(dice).toBeInViewport({ ratio: 1 });
  expect(await violations(page, 'own dice')).toEqual([]);
  await dice.getByRole('button', { name: 'grey die 5' }).tap();
  await dice.getByRole('button', { name: 'blue die 3' }).tap();
  await expect(prompt(page)).toContainText('an activation for 1 Ops, without a card');
  expect((await lines(page)).at(-1)).toBe('> table roll:53');
  await tap('Undo');
  await byHand();
  await page.keyboard.type('21');
  await expect.poll(async () => (await lines(page)).at(-1)).toBe('> table roll:21');
});

const DECK = [
  '# deck: two-rivers',
  '# title: Two Rivers',
  '# lang: cs',
  '# sides: north, south',
  '# spaces: 2',
  '# ranges: 3, 4',
  '# turns: 2',
  '# rounds: 1',
  'id,side,number,name,ops,combat,star',
  'N1,north,1,Jarní příval,3,,*',
  'N2,north,2,Rákosové čluny,2,yes,',
  'N3,north,3,Noční přechod,2,,',
  'S1,south,1,Kamenný most,3,,*',
  'S2,south,2,Mýtnice,2,yes,',
  'S3,south,3,Palisáda,2,,',
];
const file = (name: string, ...rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${rows.join('\n')}\n`),
});

test('a deck from a file: problems are shown with their place, and a valid one is played', async ({
  page,
}) => {
  await begin(page, 'cdg', async () => {
    const own = page.locator('input[type=file]').first();
    const problems = page.locator('.file-problems');
    const wrong: readonly (readonly [ReturnType<typeof file>, RegExp])[] = [
      [
        file('twice.csv', ...DECK.map((row) => row.replace('S2,south', 'N2,south'))),
        /line 14, column 1.*each id must be unique/,
      ],
      [
        file('columns.csv', ...DECK.map((row) => row.replace(',ops,', ',sr,'))),
        /line 9, column 1: missing column: ops/,
      ],
      [file('none.csv', ...DECK.slice(0, 9)), /line 9, column 1.*must have cards/],
      [
        { ...file('latin.csv'), buffer: Buffer.from(DECK.join('\n'), 'latin1') },
        /line 10, column 16: this character isn’t valid in UTF-8/,
      ],
      [
        { ...file('wide.csv'), buffer: Buffer.from(DECK.join('\n'), 'utf16le') },
        /line 1, column 2: this character isn’t valid in UTF-8/,
      ],
    ];
    for (const [bad, told] of wrong) {
      await own.setInputFiles(bad);
      await expect(problems).toContainText(told);
      await expect(page.getByRole('button', { name: 'Begin' })).toBeDisabled();
    }
    await own.setInputFiles(file('two-rivers.csv', ...DECK));
    await expect(problems).toHaveCount(0);
    await page.getByRole('button', { name: 'Next: lay out' }).click();
    await expect(page.getByText('Set up Two Rivers as its own rules say')).toBeVisible();
    await fitsAcross(page);
  });
  await button(page, /^(Draw|Roll)( all)? for me/).tap();
  await expect(prompt(page)).toHaveText('north, round 1: nominate the card you want to play.');
  // Names of cards are in the language of the deck, not of the screen.
  await expect(display(page, 'north').locator('.cdg-name').first()).toHaveAttribute('lang', 'cs');
  await expect(display(page, 'north').locator('.cdg-choose')).toHaveCount(2);
  await page.reload();
  await expect(display(page, 'north').locator('.cdg-choose')).toHaveCount(2);
});
