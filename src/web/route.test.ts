import { expect, test } from 'vitest';
import { readRoute, to } from './route.ts';

test('every address that the app writes is read back', () => {
  expect(readRoute(to.shelf)).toEqual({ page: 'shelf' });
  expect(readRoute(to.setUp('boer-war'))).toEqual({ page: 'new', game: 'boer-war' });
  expect(readRoute(to.game('abc'))).toEqual({ page: 'game', id: 'abc', story: false, at: undefined });
  expect(readRoute(to.story('abc'))).toEqual({ page: 'game', id: 'abc', story: true, at: undefined });
  expect(readRoute(to.at('abc', 12))).toEqual({ page: 'game', id: 'abc', story: false, at: 12 });
});

test('what is no address leads to the shelf or to the game', () => {
  for (const hash of ['', '#', '#/nonsense', '#/new/', '#/game/'])
    expect(readRoute(hash)).toEqual({ page: 'shelf' });
  expect(readRoute('#/game/abc/at/-1')).toEqual({ page: 'game', id: 'abc', story: false, at: undefined });
  expect(readRoute('#/game/abc/at/9999999')).toEqual({
    page: 'game',
    id: 'abc',
    story: false,
    at: undefined,
  });
});
