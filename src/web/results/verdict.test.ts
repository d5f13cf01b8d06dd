import { expect, test } from 'vitest';
import { ferry } from '../../../test/toys/ferry/game.ts';
import { ferryWords } from '../../../test/toys/ferry/words.ts';
import type { AnySpec } from '../../kernel/game.ts';
import type { Session } from '../../kernel/session/session.ts';
import { uiWords } from '../words/words.ts';
import { sayVerdict, winnersOf } from './verdict.ts';

/** As much of a game that is over as the verdict needs. */
function over(scores: readonly number[], bots: readonly string[] = []): Session<AnySpec> {
  const seats = ['red', 'blue', 'green'];
  const who = Object.fromEntries(bots.map((seat) => [seat, 'steady']));
  const game = { ...ferry, seats: () => seats };
  return { game, options: {}, who, node: { kind: 'end', outcome: 'over', scores } } as never;
}

const words = { ...ferryWords.en, seats: (seat: string) => seat } as never;

test('a person alone against bots is told so; others are named', async () => {
  const say = await uiWords('en');
  const verdict = (session: Session<AnySpec>) => sayVerdict(session, words, say, 'en');
  const bots = ['blue', 'green'];
  expect(verdict(over([1, 0, 0], bots))).toBe('You win!');
  expect(verdict(over([0, 1, 0], bots))).toBe('Winner: blue');
  expect(verdict(over([1, 0, 0]))).toBe('Winner: red');
  expect(verdict(over([0.5, 0, 0.5], bots))).toBe('Winners: red and green');
});

test('nobody wins before the end, where nobody scores, or alone', async () => {
  expect(winnersOf(over([0, 0, 0]))).toEqual([]);
  const going = { ...over([1, 0, 0]), node: { kind: 'table' } } as never;
  expect(winnersOf(going)).toEqual([]);
  const alone = { ...over([1]), game: { ...ferry, seats: () => ['red'] } } as never;
  expect(winnersOf(alone)).toEqual([]);
  expect(sayVerdict(alone, words, await uiWords('en'), 'en')).toBe('');
});
