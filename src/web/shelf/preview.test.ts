import { expect, test } from 'vitest';
import { catalogue, find } from '../../games/catalogue.ts';
import { resolve } from '../../kernel/options.ts';
import { Session } from '../../kernel/session/session.ts';
import { createGame } from '../saved/kept.ts';
import { memoryStore } from '../store/memory.ts';
import { loadUi } from '../words/load.ts';
import { preview } from './preview.ts';
import { isOver } from './use-shelf.ts';

test('a game that has ended is known as such, until more is played', async () => {
  const entry = find('boer-war')!;
  const game = await entry.game();
  const options = resolve(game.options);
  const started = options.ok ? Session.start(game, options.options, 1) : undefined;
  if (!started?.ok) throw new Error('no game');
  const session = started.value;
  const store = memoryStore('blocked');
  const ui = await loadUi('en');
  const begun = await createGame(store, session, 1);
  expect((await preview(store, begun.id, ui)).over).toBe(false);
  while (session.node.kind !== 'end') {
    if (session.node.kind === 'chance') session.roll();
    else session.play('table', session.node.moves[0] as string);
  }
  const ended = await createGame(store, session, 2);
  expect((await preview(store, ended.id, ui)).over).toBe(true);
  expect(isOver(ended)).toBe(false);
  expect(isOver({ ...ended, over: ended.count })).toBe(true);
  expect(isOver({ ...ended, over: ended.count, count: ended.count + 1 })).toBe(false);
});

test('a newcomer finds a game that needs no box and has a guide', async () => {
  const withoutBox = catalogue().filter(({ meta }) => !meta.box);
  const words = await Promise.all(withoutBox.map((entry) => entry.words.en()));
  expect(words.some(({ guide }) => guide)).toBe(true);
});

test('a game with a deck of its own goes by the name of the deck', async () => {
  const store = memoryStore('blocked');
  const ui = await loadUi('en');
  const game = await find('cdg')!.game();
  const titles = [];
  for (const deck of ['salt-road@1', 'paths-of-glory@1']) {
    const options = resolve(game.options, { deck });
    const started = options.ok ? Session.start(game, options.options, 1) : undefined;
    if (!started?.ok) throw new Error('no game');
    titles.push((await preview(store, (await createGame(store, started.value, 1)).id, ui)).title);
  }
  expect(titles).toEqual(['The Salt Road', 'Paths of Glory']);
});
