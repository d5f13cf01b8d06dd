/**
 * Whether the app or the player draws, every outcome has its fraction and percentage on the page: on a button, on the board, or in the
 * fold under the buttons. Each question of the golden games that is a draw, or leads to one, is looked at.
 */
import { expect, test } from '@playwright/test';
import { find } from '../src/games/catalogue.ts';
import { inspectionOf } from '../src/games/module.ts';
import { type AnySpec, type Chance, type Game, isCertain } from '../src/kernel/game.ts';
import { parse } from '../src/kernel/session/journal.ts';
import { resume } from '../src/kernel/session/resume.ts';
import { LANGS } from '../src/kernel/words.ts';
import { drawAfterDone } from '../src/sitting/one-tap.ts';
import { loadUi } from '../src/web/words/load.ts';
import { percent } from '../src/web/words/ui.ts';
import type { Program } from '../src/words/program.ts';
import { fitsAcross, lines, PHONE, prompt, sameDraws, stepsKept } from './support/player.ts';
import { positions } from './support/positions.ts';
import { shelved } from './support/tables.ts';
import { smallTargets } from './support/targets.ts';
import { violations } from './support/violations.ts';

test.use({ viewport: PHONE, hasTouch: true });

interface Stop {
  readonly name: string;
  readonly text: string;
  readonly draw: Chance<AnySpec>;
  /** What the table says that it comes to, as fractions; by default its outcomes. */
  readonly sums: readonly string[];
  /** Not only after an answer. */
  readonly stands: boolean;
}

const alike = ({ weights }: Chance<AnySpec>) => weights.every((w) => w === weights[0]);

/** The current draw, or the draw that the same tap makes with “done”. */
function drawAt(game: Game<AnySpec>, state: AnySpec['state']): Chance<AnySpec> | undefined {
  const node = game.node(state);
  if (node.kind === 'chance') return isCertain(node) ? undefined : node;
  return drawAfterDone({ game, seat: '' }, state)?.node;
}

async function draws(): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (const [id, asks] of positions()) {
    const entry = find(id);
    const game = await entry?.game();
    const inspect = entry ? await inspectionOf(entry) : {};
    for (const [ask, text] of asks) {
      const journal = parse(`${text}\n`);
      if (!game || !journal.ok) throw new Error(`${id} ${ask} can't be read`);
      const resumed = resume(game, journal.value, inspect);
      if (!resumed.ok) throw new Error(`${id} ${ask} can't be resumed`);
      const { state } = resumed.value.session;
      const draw = drawAt(game, state);
      if (!draw) continue;
      const stands = game.node(state).kind === 'chance';
      // "Each 1 of 14" says nothing about what is confirmed before it.
      if (!stands && alike(draw)) continue;
      const told = stands
        ? game.scene(game.view(state, '')).find(({ kind, active }) => kind === 'odds' && active)
        : undefined;
      const sums = draw.moves.length > 4 ? (told?.odds ?? []).map(({ chance }) => chance) : [];
      stops.push({ name: `${id} ${ask}`, text, draw, sums, stands });
    }
  }
  return stops;
}

test('every outcome of every draw has its odds in sight', async ({ page }) => {
  test.setTimeout(120_000);
  const lang = LANGS[0];
  const { program, say } = await loadUi(lang);
  const stops = await draws();
  // Few on the button, many alike, and many that differ: each is among them.
  const many = stops.filter(({ draw }) => draw.moves.length > 4);
  expect(many.filter(({ draw }) => alike(draw)).length).toBeGreaterThan(1);
  expect(many.filter(({ draw }) => !alike(draw)).length).toBeGreaterThan(1);
  expect(stops.length).toBeGreaterThan(many.length);

  const at = await shelved(
    page,
    stops.map(({ name, text }) => [name, text]),
  );
  const wrong: string[] = [];
  let folds = 0;
  /** Opens the fold, if there is one, with the keyboard. */
  const unfold = async (where: string, outcomes: number) => {
    const beside = page.locator('.cdg-odds[aria-expanded=false]');
    if ((await beside.count()) === 1) await beside.press('Enter');
    const fold = page.locator('.prompt .odds-all:not([open]) > summary');
    if ((await fold.count()) === 0) return;
    await expect(page.locator('.odds-all li')).toHaveCount(0);
    await fold.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.odds-all li')).toHaveCount(outcomes);
    wrong.push(...(await smallTargets(page, where)));
    await fitsAcross(page);
    if (folds === 0) wrong.push(...(await violations(page, where)));
    folds++;
  };
  const look = async (where: string, { draw, sums }: Stop) => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await unfold(where, sums.length || draw.moves.length);
    // The other hand is offered in the same place at every draw.
    const off = await page.locator('.drawer').evaluateAll((hands) => {
      const row = hands.at(-1)?.parentElement?.getBoundingClientRect();
      return row ? row.right - (hands.at(-1)?.getBoundingClientRect().right ?? 0) : 0;
    });
    if (Math.abs(off) > 1) wrong.push(`${where}: the other hand is ${off} from the edge`);
    const said = plain(await page.locator('.table-page').innerText());
    for (const sum of sums) {
      const [n = 0, d = 1] = sum.split('/').map(Number);
      if (!says(said, program, n, d)) wrong.push(`${where}: no ${sum}`);
    }
    if (sums.length > 0) return;
    const once = alike(draw) && says(said, program, 1, draw.moves.length, say.each);
    for (const weight of once ? [] : draw.weights)
      if (!says(said, program, weight, draw.total)) wrong.push(`${where}: no ${weight} of ${draw.total}`);
  };
  for (const stop of stops) {
    const { name, stands } = stop;
    await page.goto(at(name));
    await expect(prompt(page)).toBeVisible();
    await look(`${name}, the app's hand`, stop);
    // A draw after an answer is shown once it is the current one.
    if (!stands) continue;
    await page.keyboard.press('d');
    await expect(page.locator('.drawer svg')).toHaveCount(1);
    await look(`${name}, own hand`, stop);
  }
  expect(folds).toBeGreaterThan(1);
  expect(wrong).toEqual([]);
});

test('cards dealt in one tap are undone by one, and any of them can be the player’s own', async ({
  page,
}) => {
  const { program, say } = await loadUi('en');
  await sameDraws(page);
  await page.goto('./#/new/paths-of-glory');
  await page.locator('.begin .start').tap();
  await expect(prompt(page)).toContainText('mandated offensive');
  const app = page.locator('.choices-row > .primary');
  const otherHand = page.locator('.choices-row > .drawer');
  const act = async (does: () => Promise<void>) => {
    const before = await stepsKept(page);
    await expect(async () => {
      if ((await stepsKept(page)) === before) await does();
      await expect.poll(() => stepsKept(page), { timeout: 1500 }).toBeGreaterThan(before);
    }).toPass();
  };
  await act(() => app.tap());
  const before = (await lines(page)).length;
  await act(() => app.tap());
  await expect(prompt(page)).toContainText('nominate the card');
  const dealt = (await lines(page)).slice(before).filter((line) => line.startsWith('> chance card:'));
  expect(dealt).toHaveLength(5);
  await act(() => page.keyboard.press('u'));

  // The player names one after another, each with the odds of what is left: the row stays the player's.
  await expect(otherHand.first()).toContainText(say.draw.myself);
  await otherHand.first().tap();
  for (const [n, space] of ['A', 'B', 'C'].entries()) {
    await expect(prompt(page)).toHaveText(`Central Powers: reveal the cards, starting with ${space}.`);
    const keys = page.locator('.cdg-keys button:enabled');
    await expect(keys).toHaveCount(14 - n);
    const said = plain(await page.locator('.table-page').innerText());
    expect(says(said, program, 1, 14 - n, say.each)).toBe(true);
    if (space !== 'C') await act(() => keys.last().tap());
  }
  await act(() => page.locator('.cdg-keys button:enabled').last().tap());
  expect((await lines(page)).at(-1)).toMatch(/^> table card:/);

  // The app draws the rest of the row on request.
  await expect(prompt(page)).toHaveText('Central Powers: reveal the cards, starting with D.');
  await expect(otherHand).toContainText(say.draw.forMe);
  await expect(page.locator('.choices-row')).toContainText(plain(program.of(1, 11)));
  await act(() => otherHand.tap());
  await expect(prompt(page)).toContainText('nominate the card');

  // Each card shows the chance that it is played, before anything is opened.
  const shares = ['5/36 14%', '5/18 28%', '5/12 42%', '5/9 56%', '25/36 69%'];
  await expect(page.locator('.cdg-odds')).toHaveText(shares.map((share) => new RegExp(`${share}$`)));
});

const plain = (text: string) => text.replace(/\s+/g, ' ');

/** Fraction and percentage together: `4 of 7 57%` (the point between them is drawn by the style sheet), or `4/7 57%`. */
function says(said: string, { lang, of }: Program, k: number, total: number, before = ''): boolean {
  const long = plain(`${before} ${of(k, total)} ${percent(lang, k / total)}`).trim();
  const short = plain(`${k}/${total} ${percent(lang, k / total)}`);
  return said.toLowerCase().includes(long) || (!before && said.includes(short));
}
