/** What follows from the choices of a set-up, with a game of three seats. */
import { expect, test } from 'vitest';
import { roster, whisper } from '../../../test/toys/whisper/game.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { type Chosen, settingsOf, startSession } from './chosen.ts';

const game: Game<AnySpec> = whisper;
const rules = { game, inspect: {}, roster };
const FIRST: Chosen = {
  preset: 'none',
  chosen: {},
  playerDraws: false,
  startsHalfway: false,
  start: [],
  chairs: {},
};

test('the usual bot has every seat but the first; a seat that was given away stays so', () => {
  expect(settingsOf(rules, FIRST).who).toEqual({ red: 'person', blue: 'steady', green: 'steady' });
  const who = { red: 'random', blue: 'person', green: 'steady' };
  expect(settingsOf(rules, { ...FIRST, chairs: { red: 'random', blue: 'person' } }).who).toEqual(who);
});

test('settings that aren’t possible leave the seats of the preset', () => {
  const { resolved, options, seats, given } = settingsOf(rules, { ...FIRST, chosen: { rounds: 9 } });
  expect([resolved.ok, given, seats]).toEqual([false, { rounds: 9 }, ['red', 'blue', 'green']]);
  expect(options).toMatchObject({ rounds: 2 });
});

test('a game begins with those who were seated', () => {
  const { options, who } = settingsOf(rules, { ...FIRST, chosen: { rounds: 3 }, chairs: { green: 'quick' } });
  const seated = (seatedNow: (who: string) => boolean) => {
    const started = startSession(game, options!, FIRST, who, seatedNow);
    if (!started.ok) throw new Error(started.problem.reason);
    return started.value.who;
  };
  expect(seated(() => true)).toMatchObject({ blue: 'steady', green: 'quick' });
  const forPeople = seated((name) => name !== roster.usual);
  expect(forPeople).toMatchObject({ green: 'quick' });
  expect(forPeople.blue).not.toBe('steady');
});
