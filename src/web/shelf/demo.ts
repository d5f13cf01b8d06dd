/** A game in progress for a first look: a real one, played from the seed that the first game with a demo names. */
import { catalogue } from '../../games/catalogue.ts';
import { at } from '../../kernel/at.ts';
import { resolve } from '../../kernel/options.ts';
import { Session } from '../../kernel/session/session.ts';
import { createGame } from '../saved/kept.ts';
import type { Store } from '../store/store.ts';

/** Always the same, so that two windows which open at once put one game on the shelf. */
const ID = 'demo';

export async function shelveDemo(store: Store): Promise<void> {
  const entry = catalogue().find(({ demo }) => demo);
  const game = await entry?.game();
  const options = game && resolve(game.options);
  if (!entry?.demo || !game || !options?.ok) return;
  const started = Session.start(game, options.options, entry.demo.seed);
  if (!started.ok) return;
  const session = started.value;
  while (session.line.length < entry.demo.steps && session.node.kind !== 'end') {
    if (session.node.kind === 'chance') session.roll();
    else session.play('table', at(session.node.moves, 0));
  }
  if (!(await store.load(ID))) await createGame(store, session, Date.now(), { id: ID, demo: true });
}
