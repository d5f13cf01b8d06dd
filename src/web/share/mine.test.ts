/** Which game on the shelf a game from a link is: of several copies, the one that is furthest on. */
import { expect, test } from 'vitest';
import { find } from '../../games/catalogue.ts';
import { resolve } from '../../kernel/options.ts';
import { Session } from '../../kernel/session/session.ts';
import { createGame } from '../saved/kept.ts';
import { memoryStore } from '../store/memory.ts';
import { findMine } from './mine.ts';

const game = await find('boer-war')!.game();

/** The same game after these moves. */
function played(...moves: readonly string[]) {
  const resolved = resolve(game.options);
  if (!resolved.ok) throw new Error('options');
  const session = new Session(game, resolved.options, 1899);
  session.settle();
  for (const move of moves) if (!session.play('table', move).ok) throw new Error(move);
  return session;
}

test('of several copies the one that is furthest on is found, in any order on the shelf', async () => {
  const copies = [played('done'), played('done', 'go'), played('done', 'go', 'done')];
  const orders = [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
    [0, 2, 1],
  ];
  for (const order of orders) {
    const store = memoryStore('blocked');
    for (const n of order)
      await createGame(store, copies[n] as (typeof copies)[number], 1, { name: `copy ${n}` });
    expect(await findMine(store, played('done', 'go'))).toMatchObject({
      record: { name: 'copy 2' },
      relation: 'later',
    });
  }
});

test('a copy that diverged isn’t the same game, even if it has more entries', async () => {
  const store = memoryStore('blocked');
  await createGame(store, played('done', 'stop', 'done', 'go'), 1, { name: 'another way' });
  await createGame(store, played('done'), 1, { name: 'mine' });
  expect(await findMine(store, played('done', 'go'))).toMatchObject({
    record: { name: 'mine' },
    relation: 'earlier',
  });
});
