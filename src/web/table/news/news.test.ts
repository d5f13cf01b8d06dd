/** What has just happened is said with the words of that moment. */
import { expect, test } from 'vitest';
import { whisper } from '../../../../test/toys/whisper/game.ts';
import { whisperWords } from '../../../../test/toys/whisper/words.ts';
import type { AnySpec, Game } from '../../../kernel/game.ts';
import { resolve } from '../../../kernel/options.ts';
import { Session } from '../../../kernel/session/session.ts';
import type { Words } from '../../../kernel/words.ts';
import { Sitting } from '../../../sitting/sitting.ts';
import { programWords } from '../../../words/program.ts';
import { APP } from '../../saved/open.ts';
import { newsAt } from './news.ts';

const game: Game<AnySpec> = whisper;

test('a draw has the label that it had when it was made, though the same move means something else now', async () => {
  const options = resolve(game.options);
  if (!options.ok) throw new Error('options');
  const session = new Session(game, options.options, 8);
  const sitting = new Sitting(session, false, APP, () => Promise.reject(new Error('no bots')));
  sitting.sit('blue', 'steady');
  sitting.sit('green', 'steady');
  sitting.roll();
  expect(sitting.view()).toMatchObject({ step: 'hold' });
  const card = (name: string, view: object) => `${name} while you ${Reflect.get(view, 'step')}`;
  const words: Words<AnySpec> = { ...whisperWords, moves: { ...whisperWords.moves, card } };
  const { draws } = newsAt(sitting, words, await programWords('en'));
  expect(draws.map(({ label }) => label)).toEqual([expect.stringMatching(/^r\w+ while you deal$/)]);
});

test('moves that no scene shows are in “Do this”, and aren’t said twice', async () => {
  const moving: Game<AnySpec> = { ...game, byHand: { card: () => true } };
  const options = resolve(moving.options);
  if (!options.ok) throw new Error('options');
  const sitting = new Sitting(new Session(moving, options.options, 8), false, APP, () =>
    Promise.reject(new Error('no bots')),
  );
  sitting.sit('blue', 'steady');
  sitting.sit('green', 'steady');
  sitting.roll();
  const said = (facts: object) => `Take ${Reflect.get(facts, 'card')}.`;
  const words: Words<AnySpec> = { ...whisperWords, events: { ...whisperWords.events, card: said } };
  const { sentences, tasks } = newsAt(sitting, words, await programWords('en'));
  expect(tasks).toContainEqual(expect.stringMatching(/^Take r\w+\.$/));
  expect(sentences.filter((line) => line.startsWith('Take '))).toEqual([]);
});
