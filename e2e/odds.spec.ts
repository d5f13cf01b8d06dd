/**
 * Whoever draws, every outcome has its fraction and its percentage on the page: on a button, on the board, or in the
 * fold under the buttons. Each question of the golden games that is a draw, or that goes on to one, is looked at.
 */
import { expect, test } from '@playwright/test';
import { percent as shortly } from '../src/games/civilization/board/percent.ts';
import { find } from '../src/games/index.ts';
import { type AnySpec, type Chance, certain, type Game } from '../src/kernel/game.ts';
import { parse } from '../src/kernel/journal.ts';
import { resume } from '../src/kernel/resume.ts';
import { LANGS } from '../src/kernel/words.ts';
import { loadUi } from '../src/web/words/load.ts';
import type { Program } from '../src/words/program.ts';
import { fitsAcross, PHONE, prompt } from './player.ts';
import { positions } from './positions.ts';
import { shelved } from './tables.ts';
import { smallTargets } from './targets.ts';
import { violations } from './violations.ts';

test.use({ viewport: PHONE, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

interface Stop {
  readonly name: string;
  readonly text: string;
  readonly draw: Chance<AnySpec>;
  /** Not only after an answer. */
  readonly stands: boolean;
}

/** The draw that stands, or the one that follows when the table says “done”. */
function drawAt(game: Game<AnySpec>, state: AnySpec['state']): Chance<AnySpec> | undefined {
  const node = game.node(state);
  if (node.kind === 'chance') return certain(node) ? undefined : node;
  if (node.kind !== 'table' || node.moves.length !== 1 || node.ranges.length > 0) return undefined;
  const after = game.clone(state);
  game.apply(after, node.moves[0] as string);
  const next = game.node(after);
  return next.kind === 'chance' && !certain(next) ? next : undefined;
}

async function draws(): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (const [id, asks] of positions()) {
    const entry = find(id);
    const game = await entry?.game();
    const inspect = (await entry?.inspect?.()) ?? {};
    for (const [ask, text] of asks) {
      const journal = parse(`${text}\n`);
      if (!game || !journal.ok) throw new Error(`${id} ${ask} can't be read`);
      const resumed = resume(game, journal.value, inspect);
      if (!resumed.ok) throw new Error(`${id} ${ask} can't be resumed`);
      const { state } = resumed.value.session;
      const draw = drawAt(game, state);
      if (draw) stops.push({ name: `${id} ${ask}`, text, draw, stands: game.node(state).kind === 'chance' });
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
  const alike = ({ weights }: Chance<AnySpec>) => weights.every((w) => w === weights[0]);
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
  const look = async (where: string, draw: Chance<AnySpec>) => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await unfold(where, draw.moves.length);
    const said = plain(await page.locator('.table-page').innerText());
    const once = alike(draw) && says(said, program, 1, draw.moves.length, say.each);
    for (const weight of once ? [] : draw.weights)
      if (!says(said, program, weight, draw.total)) wrong.push(`${where}: no ${weight} of ${draw.total}`);
  };
  for (const { name, draw, stands } of stops) {
    await page.goto(at(name));
    await expect(prompt(page)).toBeVisible();
    await look(`${name}, the app's hand`, draw);
    // A draw that comes after an answer is told when it stands.
    if (!stands) continue;
    await page.keyboard.press('d');
    await expect(page.locator('.other-hand svg')).toHaveCount(1);
    await look(`${name}, own hand`, draw);
  }
  expect(folds).toBeGreaterThan(1);
  expect(wrong).toEqual([]);
});

const plain = (text: string) => text.replace(/\s+/g, ' ');

/** Fraction and percentage together: `4 of 7 57.1%` (the point between them is drawn by the style sheet), or `4/7 57%`. */
function says(said: string, { lang, of, percent }: Program, k: number, total: number, before = ''): boolean {
  const long = plain(`${before} ${of(k, total)} ${percent(k / total)}`).trim();
  const short = plain(`${k}/${total} ${shortly(lang, k / total)}`);
  return said.toLowerCase().includes(long) || (!before && said.includes(short));
}
