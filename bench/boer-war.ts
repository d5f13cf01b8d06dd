/** One side's eleven rounds of the Boer War: shipped rules in the generic playout, a hand-written loop, boardgame.io. */
import { Client } from 'boardgame.io/client';
import { boerWar } from '../src/games/boer-war/rules/game.ts';
import type { BoerWar } from '../src/games/boer-war/rules/state.ts';
import type { Log } from '../src/kernel/game.ts';
import { resolve } from '../src/kernel/options.ts';
import { playout } from '../src/kernel/play.ts';
import { type Int, rng } from '../src/kernel/rng.ts';
import type { Contender } from './contest.ts';

/** The checksums are moves per turn, because boardgame.io plays only one in a batch. */
const TURNS = 200;

const resolved = resolve(boerWar.options, { turns: 1 });
if (!resolved.ok) throw new Error('options');
const start = boerWar.lab.measures['actions-by-round']?.start?.(resolved.options, { side: 'boers', turn: 1 });
if (!start) throw new Error('no start');
const beginning = start;

/** Counts the random numbers used: draws with more than one outcome. */
function counting(int: Int): { int: Int; used(): number } {
  let used = 0;
  return {
    int: (n) => {
      used++;
      return int(n);
    },
    used: () => used,
  };
}

const shipped: Contender = {
  name: 'shipped rules',
  run(seed) {
    const { int, used } = counting(rng(seed));
    let sum = 0;
    for (let i = 0; i < TURNS; i++) {
      const state = boerWar.clone(beginning);
      sum += playout<BoerWar>(boerWar, state, int);
    }
    return { work: used(), sum: sum / TURNS };
  },
};

/** The same rules as a dedicated loop: no decisions, no odds, no legality, no events. */
const byHand: Contender = {
  name: 'hand-written loop',
  run(seed) {
    const int = rng(seed);
    let work = 0;
    let sum = 0;
    for (let i = 0; i < TURNS; i++) {
      let ones = 4;
      let twos = 4;
      let threes = 3;
      // `sum` counts moves like the kernel: an action or a draw, even with a single outcome.
      while (ones + twos + threes > 0) {
        sum += 2;
        if (ones > 0 && twos > 0) work++;
        if (ones > 0 && (twos === 0 || int(ones + twos) < ones)) {
          ones--;
          continue;
        }
        sum += 2;
        if (twos > 0 && threes > 0) work++;
        if (twos > 0 && (threes === 0 || int(twos + threes) < twos)) {
          twos--;
          continue;
        }
        sum++;
        threes--;
      }
    }
    return { work, sum: sum / TURNS };
  },
};

interface Sheet {
  faceUp: number[];
  complete: number;
  draws: number;
}
interface Move {
  G: Sheet;
  random: { Number(): number };
  events: { endGame(arg?: unknown): void };
}

const sheet = {
  name: 'boer-war',
  setup: (): Sheet => ({ faceUp: [4, 4, 3], complete: 0, draws: 0 }),
  moves: {
    done({ G, events }: Move) {
      G.complete++;
      if (G.complete === 3) finish(G, events);
    },
    draw({ G, random, events }: Move) {
      const stop = G.faceUp[G.complete - 1] ?? 0;
      const go = G.faceUp[G.complete] ?? 0;
      if (stop > 0 && go > 0) G.draws++;
      const goes = stop === 0 || (go > 0 && random.Number() * (stop + go) >= stop);
      if (!goes) finish(G, events);
    },
  },
};

function finish(G: Sheet, events: Move['events']): void {
  (G.faceUp[G.complete - 1] as number)--;
  G.complete = 0;
  if (G.faceUp.every((n) => n === 0)) events.endGame();
}

const framework: Contender = {
  name: 'boardgame.io',
  run(seed) {
    const client = Client({ game: { ...sheet, seed }, numPlayers: 1, debug: false });
    client.start();
    let pending = false;
    let sum = 0;
    for (let state = client.getState(); state && !state.ctx.gameover; state = client.getState()) {
      const { complete } = state.G as Sheet;
      pending = complete > 0 && !pending;
      if (pending) client.moves.draw?.();
      else client.moves.done?.();
      sum++;
    }
    const { draws } = (client.getState()?.G ?? {}) as Sheet;
    client.stop();
    return { work: draws, sum };
  },
};

export const contenders: readonly Contender[] = [shipped, byHand, framework];

/** The cost of the log alone; the playout above passes none. */
export const withLog: Contender = {
  name: 'shipped rules, told',
  run(seed) {
    const { int, used } = counting(rng(seed));
    let sum = 0;
    const log: Log<BoerWar> = () => {};
    for (let i = 0; i < TURNS; i++)
      sum += playout<BoerWar>(boerWar, boerWar.clone(beginning), int, undefined, log);
    return { work: used(), sum: sum / TURNS };
  },
};
