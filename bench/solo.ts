/** Rules from a file against the same rules in TypeScript: one side's eleven rounds of the Boer War; and compiling. */
import { readFileSync } from 'node:fs';
import { boerWar } from '../src/games/boer-war/rules/game.ts';
import type { BoerWar } from '../src/games/boer-war/rules/rounds.ts';
import { compile as compileTables, sample } from '../src/kernel/exact/compiled.ts';
import type { Game, Spec } from '../src/kernel/game.ts';
import { resolve } from '../src/kernel/options.ts';
import { playout } from '../src/kernel/play.ts';
import { rng } from '../src/kernel/rng.ts';
import { gameOf } from '../src/solo/game.ts';
import { compile } from '../src/solo/read/compile.ts';
import type { Solo } from '../src/solo/run/state.ts';
import type { Contender } from './contest.ts';

const TURNS = 200;
const text = (name: string) =>
  readFileSync(new URL(`../src/solo/systems/${name}.solo.md`, import.meta.url), 'utf8');

function fileGame(name: string): Game<Solo> {
  const compiled = compile(text(name));
  if (!compiled.ok) throw new Error(`${name} has problems`);
  return gameOf(compiled.plan);
}

function startOf<G extends Spec>(game: Game<G>, given: Record<string, unknown>): G['state'] {
  const resolved = resolve(game.options, { turns: 1 });
  const start =
    resolved.ok && game.lab.measures['actions-by-round' as G['measure']]?.start?.(resolved.options, given);
  if (!start) throw new Error('no start');
  return start;
}

/** Draws with more than one outcome are the work, as in boer-war.ts. */
function player<G extends Spec>(name: string, game: Game<G>, start: G['state']): Contender {
  return {
    name,
    run(seed) {
      const int = rng(seed);
      let work = 0;
      const counting = (n: number) => {
        work++;
        return int(n);
      };
      let draws = 0;
      for (let i = 0; i < TURNS; i++) {
        const before = work;
        playout(game, game.clone(start), counting);
        draws = (draws * 31 + work - before) % 1_000_003;
      }
      return { work, sum: draws };
    },
  };
}

const fromFile = fileGame('boer-war');
const fileStart = startOf(fromFile, {});
const tables = compileTables(fromFile, { start: fileStart });

export const soloContenders: readonly Contender[] = [
  player<BoerWar>('TypeScript', boerWar, startOf(boerWar, { side: 'boers', turn: 1 })),
  player('file', fromFile, fileStart),
  {
    name: 'file, tables',
    run(seed) {
      const visits = new Float64Array(tables.edges);
      sample(tables, rng(seed), TURNS, visits);
      let work = 0;
      for (let edge = 1; edge < tables.edges; edge++) work += visits[edge] as number;
      return { work, sum: 0 };
    },
  },
];

/** Reading the longest shipped file. */
export const soloCompiling: Contender = {
  name: 'warden.solo.md',
  run() {
    const compiled = compile(WARDEN);
    return { work: 1, sum: compiled.ok ? compiled.plan.slots : 0 };
  },
};
const WARDEN = text('warden');
