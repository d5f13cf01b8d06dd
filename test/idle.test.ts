/** A setting's `needs`: if the others rule it out, it really changes nothing. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../src/games/catalogue.ts';
import type { AnySpec, Game, Log } from '../src/kernel/game.ts';
import { idle, type OptionDecl, resolve } from '../src/kernel/options.ts';
import { anyMove } from '../src/kernel/play.ts';
import { rng } from '../src/kernel/rng.ts';

type Given = Readonly<Record<string, unknown>>;

/** Values other than the default. */
function others(decl: OptionDecl): readonly unknown[] {
  switch (decl.kind) {
    case 'flag':
      return [!decl.default];
    case 'choice':
      return decl.choices.filter((choice) => choice !== decl.default);
    case 'number':
      return [decl.min, decl.max].filter((n) => n !== decl.default);
    case 'numbers':
      return [decl.default.map((n) => Math.max(decl.min, n - 1))];
    default:
      return [];
  }
}

const values = (decl: OptionDecl | undefined): readonly unknown[] =>
  decl?.kind === 'number'
    ? Array.from({ length: Math.min(9, decl.max - decl.min + 1) }, (_, i) => decl.min + i)
    : decl
      ? [decl.default, ...others(decl)]
      : [];

/** What a random game asks, offers and reports, step by step. */
function played(game: Game<AnySpec>, given: Given, seed: number): string | undefined {
  const resolved = resolve(game.options, given);
  if (!resolved.ok || game.refuse(resolved.options)) return undefined;
  const state = game.setup(resolved.options);
  const int = rng(seed);
  const lines: string[] = [];
  const log: Log<AnySpec> = (event, facts) => void lines.push(event, JSON.stringify(facts));
  for (let step = 0; step < 400; step++) {
    const node = game.node(state);
    lines.push(JSON.stringify([node, game.asides(state)]));
    if (node.kind === 'end') break;
    game.apply(state, (node.kind === 'table' && game.lab.standIn?.(state, int)) || anyMove(node, int), log);
  }
  return lines.join('\n');
}

const games = await Promise.all(catalogue().map((listed) => listed.game()));
const dependent = games.flatMap((game) =>
  Object.entries(game.options)
    .filter(([, decl]) => decl.needs)
    .map(([key, decl]) => [game.id, key, decl, game] as const),
);

describe('a setting that others rule out', () => {
  test.each(dependent)('%s: %s', (_, key, decl, game) => {
    for (const [need, wanted] of Object.entries(decl.needs ?? {})) {
      const all = values(game.options[need]);
      for (const value of wanted)
        expect(all, `options.${key}.needs names a value that “${need}” can't have`).toContain(value);
      const unmet = all.filter((value) => !(wanted as readonly unknown[]).includes(value));
      expect(unmet, `options.${key}.needs lists every value of “${need}”: leave it out`).not.toEqual([]);
      for (const value of unmet)
        for (const other of others(decl))
          for (const seed of [1, 2]) {
            const given = { [need]: value };
            const resolved = resolve(game.options, given);
            expect(resolved.ok && idle(game.options, key, resolved.options)).toContain(`${need}=`);
            expect(
              played(game, { ...given, [key]: other }, seed),
              `with ${need}=${value} the setting “${key}” still changes the game: let its needs say so`,
            ).toBe(played(game, given, seed));
          }
    }
  });
});
