import { expect, test } from 'vitest';
import { readRoute, to } from './route.ts';

test('the rules of a game, and a guided one that begins at once, have an address', () => {
  expect(readRoute(to.rules('ferry'))).toEqual({ page: 'rules', game: 'ferry' });
  expect(readRoute(to.try('ferry'))).toEqual({ page: 'try', game: 'ferry' });
});

test('every address that the app writes is read back', () => {
  expect(readRoute(to.shelf)).toEqual({ page: 'shelf' });
  expect(readRoute(to.setUp('boer-war'))).toEqual({ page: 'new', game: 'boer-war' });
  expect(readRoute(to.setUpEdited('boer-war'))).toEqual({ page: 'new', game: 'boer-war', edited: true });
  expect(readRoute(to.setUpLike('boer-war', 'abc'))).toEqual({ page: 'new', game: 'boer-war', like: 'abc' });
  expect(readRoute(to.setUpTogether('ferry'))).toEqual({ page: 'new', game: 'ferry', together: true });
  expect(readRoute(to.setUpTable('ferry', 'abc'))).toEqual({ page: 'new', game: 'ferry', table: 'abc' });
  expect(readRoute(to.join)).toEqual({ page: 'join' });
  const invite = { table: 'kq3x9', invite: 'Zm0b-6_Y' };
  expect(readRoute(to.invite('kq3x9', 'Zm0b-6_Y'))).toEqual({ page: 'join', invite });
  expect(readRoute('#/join/kq3x9')).toEqual({ page: 'join' });
  expect(readRoute(to.history)).toEqual({ page: 'history' });
  expect(readRoute(to.game('abc'))).toEqual({ page: 'game', id: 'abc', story: false, at: undefined });
  expect(readRoute(to.story('abc'))).toEqual({ page: 'game', id: 'abc', story: true, at: undefined });
  expect(readRoute(to.at('abc', 12))).toEqual({ page: 'game', id: 'abc', story: false, at: 12 });
  expect(readRoute(to.luck('abc'))).toEqual({ page: 'luck', id: 'abc' });
  expect(readRoute(to.view('abc'))).toEqual({ page: 'view', id: 'abc' });
  expect(readRoute(to.print('cdg'))).toEqual({ page: 'print', game: 'cdg', options: '' });
  const options = { name: 'a/b #c', turns: 2 };
  expect(readRoute(to.print('cdg', options))).toEqual({
    page: 'print',
    game: 'cdg',
    options: JSON.stringify(options),
  });
  expect(readRoute(to.lab('cdg', options))).toMatchObject({ page: 'lab', options: JSON.stringify(options) });
  expect(readRoute('#/open/q1_-x')).toEqual({ page: 'open', letters: 'q1_-x' });
  expect(readRoute('#/print/cdg/%E0%A4%A')).toEqual({ page: 'print', game: 'cdg', options: '%E0%A4%A' });
});

test('an invalid address leads to the shelf or to the game', () => {
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
