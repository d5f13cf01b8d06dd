import { expect, test } from 'vitest';
import { ferry, SEATS } from '../../../../test/toys/ferry/game.ts';
import { ferryWords } from '../../../../test/toys/ferry/words.ts';
import type { AnySpec, Game } from '../../../kernel/game.ts';
import { resolve } from '../../../kernel/options.ts';
import { Session } from '../../../kernel/session/session.ts';
import type { Words } from '../../../kernel/words.ts';
import { guideAt } from './Guide.tsx';

const words: Words<AnySpec> = {
  ...ferryWords.en,
  guide: {
    load: ['load 1', 'load 2'],
    river: ['river 1'],
    captain: ['captain 1', 'captain 2', 'captain 3'],
  },
};

test('each text is said once, at its ask, to people alone', () => {
  const game: Game<AnySpec> = ferry;
  const options = resolve(game.options);
  const started = options.ok ? Session.start(game, options.options, 3) : undefined;
  if (!started?.ok) throw new Error('no game');
  const session = started.value;
  const [person, bot] = SEATS;
  session.seat(bot, 'random');
  const said: string[] = [];
  while (session.node.kind !== 'end') {
    const { node } = session;
    const text = guideAt(session, words, person, 0);
    if (text && !(node.kind === 'decision' && node.seat === bot)) said.push(text);
    if (node.kind === 'chance') session.roll();
    else if (node.kind === 'table') session.play('table', 'load:5');
    else session.play(node.seat, 'sail');
  }
  // Four crossings; the bot is the captain of the second and the fourth.
  expect(person).toBe('red');
  expect(said).toEqual(['load 1', 'river 1', 'captain 1', 'load 2', 'captain 2']);
  // An undo restores the question and its guide text.
  session.undo(session.line.length);
  expect(guideAt(session, words, person, 0)).toBe('load 1');
});
