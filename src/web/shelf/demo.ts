/** A game in progress for a first look: a real one, played from a seed to the Boers' fourth round. */
import { find } from '../../games/index.ts';
import { resolve } from '../../kernel/options.ts';
import { Session } from '../../kernel/session/session.ts';
import type { Store } from '../store/store.ts';
import { shelve } from '../table/kept.ts';

/** Always the same, so that two windows which open at once put one game on the shelf. */
const ID = 'demo';
const SEED = 1899;
const ROUNDS = 6;

export async function shelveDemo(store: Store): Promise<void> {
  const game = await find('boer-war')?.game();
  const options = game && resolve(game.options);
  if (!game || !options?.ok) return;
  const started = Session.start(game, options.options, SEED);
  if (!started.ok) return;
  const session = started.value;
  const over = () => session.line.flatMap((p) => p.told).filter((t) => t.event === 'round-over').length;
  while (over() < ROUNDS && session.node.kind !== 'end') {
    if (session.node.kind === 'chance') session.roll();
    else session.play('table', session.node.moves[0] as string);
  }
  if (!(await store.load(ID))) await shelve(store, session, Date.now(), { id: ID, demo: true });
}
