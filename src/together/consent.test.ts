import { expect, test } from 'vitest';
import { whisper } from '../../test/toys/whisper/game.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import { resolve } from '../kernel/options.ts';
import { readEntry } from '../kernel/session/journal.ts';
import { Session } from '../kernel/session/session.ts';
import { may, playedBy, type Standing, type Verdict } from './consent.ts';
import type { Person } from './messages.ts';

const game: Game<AnySpec> = whisper;

const ADA: Person = { chair: 1, role: 'host', here: true, name: 'Ada', seats: ['red'] };
const BOB: Person = { chair: 2, role: 'seat', here: true, name: 'Bob', seats: ['blue'] };
const EVE: Person = { chair: 3, role: 'seat', here: false, away: 119, name: 'Eve', seats: ['green'] };
const TV: Person = { chair: 4, role: 'table', here: true, name: '', seats: [] };
const FAN: Person = { chair: 5, role: 'watch', here: true, name: '', seats: [] };
const NEW: Person = { chair: 6, role: 'seat', here: true, name: '', seats: [] };

function begun(): Session<AnySpec> {
  const options = resolve(game.options, { rounds: 2 });
  if (!options.ok) throw new Error('options');
  const session = new Session(game, options.options, 8);
  session.settle();
  while (session.node.kind === 'chance') session.roll();
  return session;
}

/** What a person may do, the first of the people unless another is named. */
function verdict(
  session: Session<AnySpec>,
  line: string,
  { chair = 1, eve = EVE, around = {} }: Partial<{ chair: number; eve: Person; around: object }> = {},
): Verdict {
  const people = [ADA, BOB, eve, TV, FAN, NEW];
  const standing: Standing = {
    chair,
    people,
    around: { policy: 'people', state: 'playing', ownDice: false, ...around },
  };
  const entry = readEntry(line);
  if (!entry) throw new Error(line);
  return may(session, standing, [entry]);
}

test('everybody decides for their own seats', () => {
  const session = begun();
  expect(session.node).toMatchObject({ kind: 'decision', seat: 'red' });
  expect(verdict(session, '> red hold')).toBe('free');
  expect(verdict(session, '> red hold', { chair: 2 })).toEqual({ refused: 'turn', seat: 'red' });
  expect(verdict(session, '> blue hold', { chair: 2 })).toEqual({ refused: 'turn', seat: 'red' });
  for (const chair of [5, 6, 7])
    expect(verdict(session, '> red hold', { chair })).toEqual({ refused: 'role' });
  expect(verdict(session, '> note "hello"', { chair: 4 })).toBe('free');
  expect(verdict(session, '> note "hello"', { chair: 5 })).toEqual({ refused: 'role' });
});

test('before the start nobody plays, and only the host puts bots in seats', () => {
  const session = begun();
  const lobby = { around: { state: 'lobby' } };
  expect(verdict(session, '> red hold', lobby)).toEqual({ refused: 'lobby' });
  expect(verdict(session, '> seat green steady', lobby)).toBe('free');
  expect(verdict(session, '> seat green steady', { ...lobby, chair: 2 })).toEqual({ refused: 'host' });
});

test('an own step is undone at once as long as nothing was drawn and nobody else acted', () => {
  const session = begun();
  session.play('red', 'hold');
  expect(verdict(session, '> undo 1')).toBe('free');
  expect(verdict(session, '> undo 2')).toEqual({ ask: 'undo' });
  expect(verdict(session, '> undo 1', { chair: 2 })).toEqual({ ask: 'undo' });
  session.play('blue', 'hold');
  expect(verdict(session, '> undo 1')).toEqual({ ask: 'undo' });
});

test('what a bot or a stand-in decided isn’t the own step of the person who comes back', () => {
  const session = begun();
  session.seat('red', 'steady');
  session.play('red', 'hold');
  session.seat('red', 'person');
  expect(verdict(session, '> undo 1')).toEqual({ ask: 'undo' });
  const other = begun();
  other.seat('red', 'blue');
  expect(playedBy(other, ['blue'])).toEqual(['red', 'blue']);
  expect(playedBy(other, ['red'])).toEqual([]);
  expect(verdict(other, '> red hold')).toEqual({ refused: 'turn', seat: 'red' });
  expect(verdict(other, '> red hold', { chair: 2 })).toBe('free');
  other.play('red', 'hold');
  expect(verdict(other, '> undo 1')).toEqual({ ask: 'undo' });
  expect(verdict(other, '> undo 1', { chair: 2 })).toBe('free');
});

test.each([
  ['> redo 1', { ask: 'redo' }],
  ['> again', { ask: 'again' }],
  ['> adjust a 1 2 "why"', { ask: 'adjust' }],
  ['> aside stop-here', { ask: 'aside' }],
  ['> draws seed 5', { refused: 'line' }],
])('%s', (line, expected) => {
  expect(verdict(begun(), line)).toEqual(expected);
});

test('results of own dice only if that was agreed', () => {
  const options = resolve(game.options, { rounds: 2 });
  if (!options.ok) throw new Error('options');
  const session = new Session(game, options.options, 8);
  expect(session.node.kind).toBe('chance');
  expect(verdict(session, '> table odd')).toEqual({ ask: 'own' });
  expect(verdict(session, '> table odd', { around: { ownDice: true } })).toBe('free');
});

test('a bot or a stand-in for somebody who has been away for two minutes, and they take their seat back', () => {
  const session = begun();
  const away = { eve: { ...EVE, away: 120 } };
  const back = { eve: { ...EVE, away: 500, here: true } };
  expect(verdict(session, '> seat green steady')).toEqual({ refused: 'away' });
  expect(verdict(session, '> seat green steady', back)).toEqual({ refused: 'away' });
  expect(verdict(session, '> seat green steady', away)).toEqual({ ask: 'bot' });
  expect(verdict(session, '> seat green red', away)).toEqual({ ask: 'act' });
  expect(verdict(session, '> seat green blue', away)).toEqual({ refused: 'seat' });
  expect(verdict(session, '> seat green person', away)).toEqual({ refused: 'seat' });
  expect(verdict(session, '> seat green person', { chair: 3 })).toBe('free');
  expect(verdict(session, '> seat red steady')).toEqual({ ask: 'bot' });
  expect(verdict(session, '> seat pink steady')).toEqual({ refused: 'seat' });
});

test('one player’s devices may do everything', () => {
  expect(verdict(begun(), '> undo 5', { chair: 9, around: { policy: '' } })).toBe('free');
});
