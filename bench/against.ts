/**
 * `tsx bench/against.ts OTHER`: whole random games of this checkout against another one, interleaved in one run. OTHER
 * is the root of the other checkout. Both play the same seeds; the checksums must agree.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Game {
  options: object;
  setup(options: object): object;
  node(state: object): { kind: string };
  clone(state: object): object;
}
const [other] = process.argv.slice(2);
if (!other) {
  console.error('against: tsx bench/against.ts ROOT_OF_THE_OTHER_CHECKOUT');
  process.exit(2);
}
const here = resolve(import.meta.dirname, '..');
const GAMES = [
  ['boer-war', 'boerWar', 400],
  ['cdg', 'pathsOfGlory', 20],
  ['civilization', 'civilization', 60],
  ['tax-farmer', 'taxFarmer', 15],
] as const;

async function player(root: string, folder: string, name: string) {
  const load = (path: string) => import(pathToFileURL(resolve(root, path)).href);
  // In older checkouts the rules are one level up.
  const rules = await load(`src/games/${folder}/rules/game.ts`).catch(() =>
    load(`src/games/${folder}/game.ts`),
  );
  const game = rules[name] as Game;
  const { playout } = await load('src/kernel/play.ts');
  const { rng } = await load('src/kernel/rng.ts');
  const resolved = (await load('src/kernel/options.ts')).resolve(game.options, {});
  return (seed: number): number => {
    const state = game.setup(resolved.options);
    playout(game, state, rng(seed));
    return JSON.stringify(game.node(state)).length;
  };
}

for (const [folder, name, games] of GAMES) {
  const sides = await Promise.all([here, resolve(other)].map((root) => player(root, folder, name)));
  const best = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const sums = [0, 0];
  for (let turn = 0; turn < 30; turn++) {
    const order = turn % 2 ? [1, 0] : [0, 1];
    for (const side of order) {
      const play = sides[side] as (seed: number) => number;
      const begin = process.cpuUsage();
      for (let i = 0; i < games; i++) sums[side] = (sums[side] as number) + play(turn * 1000 + i);
      const { user, system } = process.cpuUsage(begin);
      best[side] = Math.min(best[side] as number, user + system);
    }
  }
  const ratio = (best[1] as number) / (best[0] as number);
  console.log(
    `${folder}: ${ratio.toFixed(3)} of the other's speed, checksums ${sums[0]} and ${sums[1]}${sums[0] === sums[1] ? '' : ' DIFFER'}`,
  );
}
