/** Rules from a file against the same rules in TypeScript: one side's eleven rounds of the Boer War; and compiling. */
import { readFileSync } from 'node:fs';
import { boerWar } from '../src/games/boer-war/rules/game.ts';
import type { BoerWar } from '../src/games/boer-war/rules/state.ts';
import { at } from '../src/kernel/at.ts';
import { compile as compileTables, sample } from '../src/kernel/exact/compiled.ts';
import { measureOf } from '../src/kernel/exact/exact.ts';
import type { Game, Spec } from '../src/kernel/game.ts';
import { resolve } from '../src/kernel/options.ts';
import { type Answerer, playout } from '../src/kernel/play.ts';
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
  // After the rounds the file asks who has won: answered without a draw, so that both do the same work.
  const answer: Answerer<G> = (_, { moves }) => at(moves, 0);
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
        playout(game, game.clone(start), counting, answer);
        draws = (draws * 31 + work - before) % 1_000_003;
      }
      return { work, sum: draws };
    },
  };
}

const fromFile = fileGame('boer-war');
const fileStart = startOf(fromFile, {});
const { stop } = measureOf(fromFile, 'actions-by-round');
const tables = compileTables(fromFile, { start: fileStart, ...(stop && { stop }) });

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
      // It draws several results at once, so the players' checksum says nothing here.
      return { work };
    },
  },
];

/** The longest shipped file, with a translation of its first sentences up to 100 lines. */
function hundredLines(): string {
  const shipped = text('harbour-watch').trimEnd();
  const compiled = compile(shipped);
  if (!compiled.ok) throw new Error('harbour-watch has problems');
  const lines = [...shipped.split('\n'), '', '## Words de', ''];
  for (const id of Object.keys(compiled.plan.texts))
    if (lines.length < 100) lines.push(`- [${id}]: Ein Satz.`);
  return lines.join('\n');
}
const HUNDRED = hundredLines();

export const soloCompiling: Contender = {
  name: 'a file of 100 lines',
  run() {
    const compiled = compile(HUNDRED);
    if (!compiled.ok) throw new Error('it has problems');
    return { work: 1, sum: compiled.plan.slots };
  },
};
