/** What the kernel and the rules cost alone: clones, whole random games, undo in a long game, exact tables. */
import { catalogue } from '../src/games/catalogue.ts';
import { distribution } from '../src/kernel/exact/exact.ts';
import { type AnySpec, type Game, stateKey } from '../src/kernel/game.ts';
import { type OptionsOf, resolve } from '../src/kernel/options.ts';
import { answerer, anyMove, playout } from '../src/kernel/play.ts';
import { mix, rng } from '../src/kernel/rng.ts';
import { Session } from '../src/kernel/session/session.ts';
import type { Contender } from './contest.ts';

interface Ready {
  readonly id: string;
  readonly game: Game<AnySpec>;
  readonly options: OptionsOf<AnySpec['options']>;
}

async function ready(): Promise<Ready[]> {
  return Promise.all(
    catalogue().map(async ({ meta, game }) => {
      const loaded = await game();
      const resolved = resolve(loaded.options);
      if (!resolved.ok) throw new Error(meta.id);
      return { id: meta.id, game: loaded, options: resolved.options };
    }),
  );
}

/** Clones of a position after a hundred random moves. */
export async function clones(): Promise<Contender[]> {
  return (await ready()).map(({ id, game, options }) => {
    const state = game.setup(options);
    const int = rng(1);
    for (let n = 0; n < 100; n++) {
      const node = game.node(state);
      if (node.kind === 'end') break;
      game.apply(state, anyMove(node, int));
    }
    const length = stateKey(state).length;
    return {
      name: id,
      run() {
        let sum = 0;
        for (let i = 0; i < 1000; i++) if (game.clone(state).options === options) sum++;
        return { work: 1000, sum: sum + length };
      },
    };
  });
}

/** Whole games with random decisions and the stand-in for the real table. */
export async function games(): Promise<Contender[]> {
  return (await ready()).map(({ id, game, options }) => {
    const answer = answerer(game);
    return {
      name: id,
      run(seed) {
        const state = game.setup(options);
        const moves = playout(game, state, rng(mix(7, seed)), answer);
        return { work: 1, sum: moves };
      },
    };
  });
}

/** A whole Boer War undone step by step, and the exact odds of a side's eleven rounds. */
export async function undoAndExact(): Promise<Contender[]> {
  const boerWar = (await ready()).find(({ id }) => id === 'boer-war');
  const measure = boerWar?.game.lab.measures['actions-by-round'];
  if (!boerWar || !measure) throw new Error('no Boer War');
  const { game, options } = boerWar;
  return [
    {
      name: 'undo, one step of a whole Boer War',
      run(seed) {
        const started = Session.start(game, options, seed);
        if (!started.ok) throw new Error('start');
        const session = started.value;
        while (session.node.kind !== 'end') {
          if (session.node.kind === 'chance') session.roll();
          else session.play('table', 'done');
        }
        const steps = session.line.length;
        while (session.line.length > 0) session.undo();
        return { work: steps, sum: steps };
      },
    },
    {
      name: 'exact table of eleven rounds',
      run() {
        const rows = distribution(game, measure, options, { side: 'boers', turn: 1 });
        return { work: 1, sum: rows.length };
      },
    },
  ];
}
