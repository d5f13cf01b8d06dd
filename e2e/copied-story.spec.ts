/**
 * The story copied from the app is a save: for every game, with the player's draws and the app's, undone and redone
 * steps, a new draw, notes, a correction and an aside, `emptychair check` accepts it to the last entry.
 */
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { find } from '../src/games/catalogue.ts';
import { inspectionOf } from '../src/games/module.ts';
import type { AnySpec } from '../src/kernel/game.ts';
import { resolve } from '../src/kernel/options.ts';
import { formatEntry, formatHeader } from '../src/kernel/session/journal.ts';
import { Session } from '../src/kernel/session/session.ts';
import { LANGS, type Lang } from '../src/kernel/words.ts';
import { loadUi } from '../src/web/words/load.ts';
import { lines, prompt } from './support/player.ts';
import { shelved } from './support/tables.ts';

test.use({ locale: 'en', permissions: ['clipboard-read', 'clipboard-write'] });

/** Looks like an entry, like markup, like an escape; holds line breaks of two kinds, and signs beyond the alphabet. */
const TEXT = '> undo 99\n"Žluťoučký" <b>łódź</b> \\n ёж 🎲\u2028> chance stop';

/** One move of the seat that is asked; the player and the app draw in turns. */
function move(session: Session<AnySpec>, own: boolean): void {
  const { node } = session;
  if (node.kind === 'end') throw new Error('the game is over');
  if (node.kind === 'chance' && !own) return expectDone(session.roll());
  const listed = node.moves[session.line.length % Math.max(node.moves.length, 1)];
  const ranged = node.kind === 'chance' ? undefined : node.ranges[0];
  const first = listed ?? `${ranged?.verb}:${ranged?.min}`;
  expectDone(session.play(node.kind === 'decision' ? node.seat : 'table', first));
}

function expectDone(done: { readonly ok: boolean }): void {
  expect(done).toMatchObject({ ok: true });
}

/** Until a draw is due. */
function onToDraw(session: Session<AnySpec>): void {
  while (session.node.kind !== 'chance') move(session, true);
}

/** Games that are long enough for all of it, with draws, numbers that can be set, and asides. */
const LONG = ['boer-war', 'paths-of-glory', 'cdg', 'civilization', 'tax-farmer'];

async function eventful(id: string): Promise<Session<AnySpec>> {
  const entry = find(id);
  if (!entry) throw new Error(`no game '${id}'`);
  const game = await entry.game();
  const options = resolve(game.options, {}, await inspectionOf(entry));
  if (!options.ok) throw new Error(JSON.stringify(options.refusal));
  const started = Session.start(game, options.options, 8);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const session = started.value;
  for (let n = 0; n < 12; n++) {
    onToDraw(session);
    move(session, n % 2 === 0);
  }
  expectDone(session.note(TEXT));
  onToDraw(session);
  move(session, false);
  expectDone(session.undo());
  expectDone(session.drawAgain());
  move(session, false);
  expectDone(session.undo(3));
  expectDone(session.redo());
  expectDone(session.mark(TEXT));
  let fact: ReturnType<typeof game.facts>[number] | undefined;
  while (!fact) {
    fact = game.facts(session.state).find((f) => f.kind === 'number' && f.max > f.min);
    if (!fact) move(session, true);
  }
  if (fact.kind !== 'number') throw new Error('no number');
  expectDone(session.adjust(fact.id, String(fact.value < fact.max ? fact.value + 1 : fact.value - 1), TEXT));
  move(session, true);
  expectDone(session.aside(game.asides(session.state)[0] ?? '', TEXT));
  return session;
}

const written = (session: Session<AnySpec>) => [
  formatHeader(session.journal),
  ...session.entries.map(formatEntry),
];

test('the story copied from the app passes the check, whichever language, in every long game', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const games = await Promise.all(LONG.map(eventful));
  const kinds = new Set(games.flatMap(({ entries }) => entries.map(({ kind }) => kind)));
  expect([...kinds]).toEqual(
    expect.arrayContaining(['move', 'undo', 'redo', 'again', 'note', 'mark', 'adjust', 'aside', 'check']),
  );
  for (const { entries } of games)
    for (const by of ['chance', 'table'])
      expect(entries.some((entry) => entry.kind === 'move' && entry.by === by)).toBe(true);

  const at = await shelved(
    page,
    games.map((game, i) => [`Game ${i}`, written(game).join('\n')]),
  );
  const paths: string[] = [];
  for (const [i, game] of games.entries()) {
    const href = at(`Game ${i}`);
    await page.goto(href);
    await expect(page.locator('.bar-title')).toHaveText(`Game ${i}`);
    const all: readonly Lang[] = process.env.EMPTYCHAIR_ALL ? LANGS : [LANGS[i % LANGS.length]!];
    for (const lang of all) {
      // The game's words come after the app's, and move what is below them: a tap in between can miss its button.
      const before = await page.evaluate(() => document.documentElement.lang);
      const asked = await prompt(page).innerText();
      await page.locator('.lang-switch select').selectOption(lang);
      if (lang !== before) await expect(prompt(page)).not.toHaveText(asked, { useInnerText: true });
      const { say } = await loadUi(lang);
      const pasted = () => page.evaluate(() => navigator.clipboard.readText());
      await page.evaluate(() => navigator.clipboard.writeText(''));
      // By key: a tap could miss a button that is moved by something above it.
      await page.getByRole('button', { name: say.keeping.copyStory }).press('Enter');
      await expect(page.getByText(say.keeping.copied)).toBeVisible();
      await expect.poll(pasted).not.toBe('');
      const text = await pasted();
      // The very entries, and between them more that reads like a report.
      const [, ...entries] = text.split('\n').filter((line) => line.startsWith('>'));
      expect(entries).toEqual(game.entries.map(formatEntry));
      expect(entries).toEqual(await lines(page));
      expect(text.split('\n').length).toBeGreaterThan(1.5 * entries.length);
      const path = test.info().outputPath(`${i}-${lang}.txt`);
      await writeFile(path, text);
      paths.push(path);
    }
  }
  const checked = spawnSync(process.execPath, ['bin/emptychair.mjs', 'check', ...paths], {
    encoding: 'utf8',
  });
  expect(checked.status, checked.stdout + checked.stderr).toBe(0);
});
