/**
 * Draws that the app makes in a row after one tap: an undo removes all of them, and then, as at every other draw, the
 * player may draw instead, with the odds of every outcome. Tested at every draw of the golden games that is followed by
 * another one, without bots.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { find } from '../../../games/catalogue.ts';
import { isCertain } from '../../../kernel/game.ts';
import type { Sitting } from '../../../sitting/sitting.ts';
import { named } from '../../../words/program.ts';
import { openGame } from '../../saved/open.ts';
import { memoryStore } from '../../store/memory.ts';
import { newId } from '../../store/store.ts';
import { loadUi } from '../../words/load.ts';
import { choicesAt } from './choices.ts';
import { enteredDice } from './entered-dice.ts';

const ui = await loadUi('en');
const FOLDERS = fileURLToPath(new URL('../../../games/', import.meta.url));
/** At most this many rows of each game, unless all are requested. */
const ROWS = process.env.EMPTYCHAIR_ALL ? Number.POSITIVE_INFINITY : 12;

/** The journals of a game up to its draws that another draw follows at once, one for each pair of questions. */
function rows(game: string): readonly string[] {
  const found = new Map<string, string>();
  for (const folder of readdirSync(FOLDERS, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const golden = `${FOLDERS}${folder.name}/golden/`;
    if (!existsSync(golden)) continue;
    for (const file of readdirSync(golden).filter((name) => name.endsWith('.txt'))) {
      const entries: string[] = [];
      let last = { ask: '', at: 0 };
      for (const line of readFileSync(golden + file, 'utf8').split('\n')) {
        if (line.startsWith('> ')) entries.push(line);
        if (!new RegExp(`^> emptychair \\d+ ${game} `).test(entries[0] ?? '')) continue;
        const ask = /^ {2}([a-z][a-z-]*): .*\d\/\d/.exec(line)?.[1] ?? '';
        if (/^ {2}[a-z][a-z-]*: /.test(line)) {
          const key = `${last.ask} ${ask}`;
          if (ask && last.ask && !found.has(key)) found.set(key, entries.slice(0, last.at).join('\n'));
          last = { ask, at: entries.length };
        }
      }
    }
  }
  return [...found.values()].slice(0, ROWS);
}

async function opened(journal: string, own: boolean): Promise<Sitting> {
  const [header = '', ...lines] = journal.split('\n');
  const game = / \d+ ([a-z-]+) /.exec(header)?.[1] ?? '';
  const store = memoryStore('blocked');
  const id = newId();
  const about = { id, game, name: '', header, own, demo: false, created: 0, updated: 0 };
  await store.create(
    {
      ...about,
      archived: 0,
      removed: 0,
      over: 0,
      guided: false,
      guidedFrom: 0,
      simulated: false,
      shared: null,
      count: lines.length,
    },
    lines,
  );
  const read = await openGame(store, id);
  if (!read?.ok) throw new Error(`${game} can't be opened: ${JSON.stringify(read?.problem)}`);
  return read.saved.sitting;
}

/** Games in which one draw follows another at once. */
const GAMES = ['paths-of-glory', 'cdg', 'civilization', 'tax-farmer'];

for (const id of GAMES) {
  describe(id, async () => {
    const words = await find(id)?.words.en();
    if (!words) throw new Error(`no game '${id}'`);
    const choices = (sitting: Sitting) => choicesAt(sitting, named(words, sitting.session.options), ui, []);
    const take = (sitting: Sitting, drawer: 'app' | 'player') =>
      choices(sitting)
        .find((choice) => choice.drawer === drawer)
        ?.run();
    /** If the player draws, every outcome is listed with its odds, or the dice are; the app's draw is next to them. */
    const asksForOwn = (sitting: Sitting) => {
      const { node } = sitting;
      if (node.kind !== 'chance') throw new Error('no draw');
      const list = choices(sitting);
      const hand = enteredDice(sitting, named(words, sitting.session.options));
      if (hand) {
        const one = Array.from(hand.dice, () => 1);
        expect(node.moves).toContain(hand.move(one));
        expect(list.map(({ id }) => id)).toEqual(['roll']);
        return;
      }
      expect(list.filter(({ odds }) => odds).map(({ id, odds }) => [id, odds?.[0], odds?.[1]])).toEqual(
        node.moves.map((move, i) => [move, node.weights[i], node.total]),
      );
      expect(list.at(-1)).toMatchObject({ id: 'roll', drawer: 'app' });
    };
    const all = rows(id);

    test('has rows', () => expect(all.length).toBeGreaterThan(0));

    test('an undo removes the whole row, and then the player may draw instead', async () => {
      let longest = 0;
      for (const row of all) {
        const sitting = await opened(row, false);
        expect(sitting.roll().ok).toBe(true);
        const { length } = sitting.justNow.filter(({ total, weight }) => total > weight);
        longest = Math.max(longest, length);
        expect(sitting.undo().ok).toBe(true);
        const [first, ...others] = choices(sitting);
        expect(first).toMatchObject({ look: 'primary', known: expect.any(String) });
        expect(others.flatMap(({ drawer }) => drawer ?? [])).toEqual(['player', 'again']);
        expect(take(sitting, 'player')).toBe(true);
        asksForOwn(sitting);
      }
      expect(longest).toBeGreaterThan(1);
    });

    test('the player who makes one draw of a row is asked for the next draws of the same kind, and at another kind who draws', async () => {
      for (const row of all) {
        const sitting = await opened(row, false);
        take(sitting, 'player');
        const { node } = sitting;
        if (node.kind !== 'chance') throw new Error('no draw');
        expect(sitting.play(node.moves[0] as string).ok).toBe(true);
        const next = sitting.node;
        if (next.kind !== 'chance') continue;
        if (next.ask === node.ask && next.secret === node.secret) asksForOwn(sitting);
        else expect(choices(sitting).map(({ id, drawer }) => drawer ?? id)).toEqual(['roll', 'player']);
      }
    });

    test('if the player draws in this game, each draw of the row is a question, and the app can make one of them', async () => {
      for (const row of all) {
        const sitting = await opened(row, true);
        for (let n = 0; sitting.node.kind === 'chance' && n < 30; n++) {
          expect(isCertain(sitting.node)).toBe(false);
          asksForOwn(sitting);
          const real = () => sitting.session.line.filter(({ total, weight }) => total > weight).length;
          const drawn = real();
          expect(take(sitting, 'app')).toBe(true);
          expect(real()).toBe(drawn + 1);
        }
      }
    });
  });
}
