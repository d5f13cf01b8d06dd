/** One side's eleven rounds from tables that the kernel compiled from the shipped rules; boer-war.ts has the others. */
import { boerWar } from '../src/games/boer-war/rules/game.ts';
import type { BoerWar } from '../src/games/boer-war/rules/state.ts';
import { compile, sample } from '../src/kernel/exact/compiled.ts';
import { resolve } from '../src/kernel/options.ts';
import { rng } from '../src/kernel/rng.ts';
import type { Contender } from './contest.ts';

const TURNS = 200;

const resolved = resolve(boerWar.options, { turns: 1 });
if (!resolved.ok) throw new Error('options');
const start = boerWar.lab.measures['actions-by-round']?.start?.(resolved.options, { side: 'boers', turn: 1 });
if (!start) throw new Error('no start');
const tables = compile<BoerWar>(boerWar, { start });

export const compiled: Contender = {
  name: 'compiled chance',
  run(seed) {
    const visits = new Float64Array(tables.edges);
    sample(tables, rng(seed), TURNS, visits);
    // Every edge but the first took one random number.
    let work = 0;
    let sum = 0;
    for (let edge = 0; edge < tables.edges; edge++) {
      const times = visits[edge] as number;
      if (edge > 0) work += times;
      sum += times * (tables.moves[edge] as number);
    }
    return { work, sum: sum / TURNS };
  },
};
