/**
 * The app can't see the table. At every step of every golden game of these systems the player can undo, adjust what the app believes,
 * and do something besides the moves; and questions about what a map or a card may forbid have an answer for "not
 * possible".
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '../src/games/catalogue.ts';
import { inspectionOf } from '../src/games/module.ts';
import type { AnySpec, Node } from '../src/kernel/game.ts';
import { resolve } from '../src/kernel/options.ts';
import { parse } from '../src/kernel/session/journal.ts';
import { Session } from '../src/kernel/session/session.ts';

/**
 * What a map, a hand or a market may forbid, and the answer that says so, a move or an aside. Only the games named here
 * are looked at: another one may offer nothing except its moves, or nothing that the app keeps count of.
 */
const FORBIDDEN: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  'tax-farmer': {},
  'boer-war': { action: /^no-action$/ },
  cdg: {
    event: /^no-event$/,
    use: /^(no-use|not-possible)$/,
    'attack-card': /^no-card$/,
    defend: /^no-card$/,
    armistice: /^go-on$/,
  },
  civilization: {
    cancel: /^not-possible$/,
    'culture-owned': /^own:0$/,
    'resource-owned': /^own:0$/,
    'person-owned': /^own:0$/,
    'units-owned': /^not-possible$/,
    squares: /^not-possible$/,
    pick: /^not-possible$/,
    anarchy: /^immune$/,
    strength: /^not-possible$/,
    figure: /^figure:none$/,
    deal: /^no-deal$/,
    pay: /^no-deal$/,
    'my-unit': /^decided:/,
    'their-card': /^decided:/,
    spoils: /^take:none$/,
    'two-dice': /^no-roll$/,
  },
};

const GAMES = new URL('../src/games/', import.meta.url);
const goldens = Object.keys(FORBIDDEN).flatMap((name) =>
  readdirSync(new URL(`${name}/golden/`, GAMES))
    .filter((file) => file.endsWith('.txt'))
    .map((file) => `${name}/golden/${file}`),
);

const answers = (node: Node<AnySpec>) => (node.kind === 'end' ? [] : node.moves);

test('at every step of every golden game', async () => {
  const met = new Set<string>();
  for (const path of goldens) {
    const journal = parse(readFileSync(new URL(path, GAMES), 'utf8'));
    if (!journal.ok) throw new Error(path);
    const { game: id, options: given, seed, entries } = journal.value;
    const entry = catalogue().find(({ meta }) => meta.id === id);
    if (!entry) throw new Error(id);
    const game = await entry.game();
    const options = resolve(game.options, given, await inspectionOf(entry));
    if (!options.ok) throw new Error(path);
    const session = new Session(game, options.options, seed);
    const folder = id === 'paths-of-glory' ? 'cdg' : id;
    for (const each of entries) {
      const { node, state } = session;
      if (node.kind !== 'end') {
        const where = `${path}: ${node.ask}`;
        const asides = game.asides(state);
        // Before Civilization's first turn nothing is on the table yet.
        if (!(id === 'civilization' && session.line.length < 5)) expect(asides, where).not.toEqual([]);
        expect(game.facts(state), where).not.toEqual([]);
        const forbidden = FORBIDDEN[folder]?.[node.ask];
        if (forbidden) {
          met.add(`${folder} ${node.ask}`);
          expect(
            [...answers(node), ...asides].some((move) => forbidden.test(move)),
            where,
          ).toBe(true);
        }
      }
      expect(session.enter(each), path).toBeUndefined();
    }
  }
  const named = Object.entries(FORBIDDEN).flatMap(([game, asks]) =>
    Object.keys(asks).map((ask) => `${game} ${ask}`),
  );
  expect([...met].sort()).toEqual(named.sort());
});
