import { expect, test } from 'vitest';
import { errand } from '../../test/toys/errand.ts';
import { find } from '../games/catalogue.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import { resolve } from '../kernel/options.ts';
import { isStep } from '../kernel/session/journal.ts';
import { type Played, Session } from '../kernel/session/session.ts';
import { story } from '../kernel/session/story.ts';
import type { Words } from '../kernel/words.ts';
import { named } from '../words/program.ts';
import { byButton, withText } from './silent.ts';

/**
 * A game at its first question of this name, and how the story tells the answer: the game's own sentence, and the
 * fallback for a game that has none.
 */
async function answered(id: string, given: object, ask: string, move: string): Promise<readonly string[]> {
  const entry = find(id);
  if (!entry) throw new Error(id);
  const [game, unbound] = await Promise.all([entry.game(), entry.words.en()]);
  const options = resolve(game.options, { ...given }, {});
  if (!options.ok) throw new Error(JSON.stringify(options.refusal));
  const started = Session.start<AnySpec>(game, options.options, 3);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const session = started.value;
  for (let { node } = session; node.kind !== 'end' && node.ask !== ask; node = session.node) {
    const done =
      node.kind === 'chance'
        ? session.roll()
        : session.play(node.kind === 'table' ? 'table' : node.seat, node.moves[0] ?? 'load:5');
    if (!done.ok) throw new Error(JSON.stringify(done.problem));
  }
  const by = session.node.kind === 'decision' ? session.node.seat : 'table';
  if (!session.play(by, move).ok) throw new Error(`'${move}' is not possible`);
  // An undone and redone step is told the same way.
  const length = session.line.length;
  if (!session.undo(length).ok || !session.redo(length).ok) throw new Error('not restored');
  const { played } =
    story(session).findLast(({ entry }) => entry.kind === 'move' && entry.move === move) ?? {};
  const step = played?.step;
  if (step?.kind !== 'move') throw new Error('nothing was played');
  const seat = game.seats(session.options)[0] ?? '';
  const words = named(unbound, session.options);
  return [words, { ...words, story: {} }].map((say) =>
    byButton(session, say, step, played as Played<AnySpec>, seat),
  );
}

test('a step that reported nothing is told with the game’s sentence for it', async () => {
  const helper = { tracking: 'helper', players: 4, firstPlayer: 'choose' };
  const [load] = await answered('tax-farmer', helper, 'table-load', 'load:9');
  expect(load).toBe('Agents and coins in Estyx: 9.');
  const [dice] = await answered('tax-farmer', { firstPlayer: 'choose' }, 'dice', 'dice:2');
  expect(dice).toMatch(/^\w+ will roll 2 dice /);
});

test('without one, a number from the table is told with its question, a seat’s choice with the seat', async () => {
  const helper = { tracking: 'helper', players: 4, firstPlayer: 'choose' };
  const [, load] = await answered('tax-farmer', helper, 'table-load', 'load:9');
  expect(load).toMatch(/ how many .*\? → 9$/);
  const [, done] = await answered('tax-farmer', helper, 'table-placed', 'done');
  expect(done).toBe('All agents placed');
  const [, dice] = await answered('tax-farmer', { firstPlayer: 'choose' }, 'dice', 'dice:2');
  expect(dice).toMatch(/^\w+: 2 dice$/);
});

test('the comment on an aside appears in the story once', () => {
  const aside = { kind: 'aside', move: 'stop-here', text: 'supper' } as const;
  expect(isStep(aside)).toBe(true);
  expect(withText(aside, ['Stopped.', 'Round 2.'])).toEqual(['Stopped. (supper)', 'Round 2.']);
  expect(withText(aside, ['Stopped: supper.'])).toEqual(['Stopped: supper.']);
  expect(withText({ ...aside, text: '' }, ['Stopped.'])).toEqual(['Stopped.']);
});

test('a fault of the words is seen at a step that these rules have played, and hides nothing of an undone one', () => {
  const session = new Session<AnySpec>(errand as unknown as Game<AnySpec>, { steps: 2 }, 5);
  session.play('table', 'done');
  const words = {
    told: {},
    moves: { done: () => String(undefined) },
    asides: {},
  } as unknown as Words<AnySpec>;
  const [played] = session.line;
  if (played?.step.kind !== 'move') throw new Error('nothing was played');
  expect(byButton(session, words, played.step, played, 'player')).toBe('undefined');
  session.undo(1);
  expect(byButton(session, words, played.step, played, 'player')).toBe('done');
});
