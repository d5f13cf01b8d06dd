import { expect, test } from 'vitest';
import { errand } from '../../../test/toys/errand.ts';
import { find } from '../../games/catalogue.ts';
import type { AnySpec, Game } from '../game.ts';
import { resolve } from '../options.ts';
import { format, formatHeader, isStep, parse } from './journal.ts';
import { type Played, Session } from './session.ts';
import { asWritten, byButton, placeOf, retell, rulesBehind, rulesOf, story, withText } from './story.ts';

/**
 * A game at its first question of this name, and how the story tells the answer: the game's own sentence, and the
 * fallback for a game that has none.
 */
async function answered(id: string, given: object, ask: string, move: string): Promise<readonly string[]> {
  const entry = find(id);
  if (!entry) throw new Error(id);
  const [game, words] = await Promise.all([entry.game(), entry.words.en()]);
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
  return [words, { ...words, told: {} }].map((say) =>
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

test('a retold game has the questions with their odds, the entries, the reports and the ending', () => {
  const options = resolve(errand.options, { steps: 2 });
  if (!options.ok) throw new Error('options');
  const started = Session.start(errand, options.options, 5);
  if (!started.ok) throw new Error('start');
  const session = started.value;
  session.play('table', 'done');
  session.play('table', 'rain');
  session.aside('ambush', 'at the ford');
  session.play('table', 'hit');
  session.play('player', 'flee');
  session.undo(1);
  session.redo(1);
  session.adjust('marched', '0', 'went back');
  session.note('a pause');
  session.play('table', 'done');
  session.play('table', 'sun');
  session.play('table', 'done');
  session.play('table', 'sun');
  const journal = parse(format(session.journal));
  if (!journal.ok) throw new Error('journal');
  const told = retell(errand, journal.value);
  if (!told.ok) throw new Error(told.problem.reason);
  const lines = told.value.split('\n').filter((line) => !line.startsWith('> check'));
  expect(lines).toEqual([
    formatHeader(session.journal),
    '  march: done',
    '> table done',
    '  - marched {"n":1}',
    '  weather: sun 2/3, rain 1/3',
    '> table rain',
    '  - weather {"what":"rain"}',
    '> aside ambush "at the ford"',
    '  - ambush {"depth":2}',
    '  ambush: hit 1/6, miss 5/6',
    '> table hit',
    '  - hit {"wounds":1}',
    '  flee-or-fight: flee, fight',
    '> player flee',
    '> undo 1',
    '> redo 1',
    '> adjust marched 1 0 "went back"',
    '  - set {"fact":"marched","value":0}',
    '> note "a pause"',
    '  march: done',
    '> table done',
    '  - marched {"n":1}',
    '  weather: sun 2/3, rain 1/3',
    '> table sun',
    '  - weather {"what":"sun"}',
    '  march: done',
    '> table done',
    '  - marched {"n":2}',
    '  weather: sun 2/3, rain 1/3',
    '> table sun',
    '  - weather {"what":"sun"}',
    '  = arrived 5',
    '',
  ]);
});

test('what the words don’t know is shown as written', () => {
  expect(asWritten('take:wheat', () => 'Take the wheat')).toBe('Take the wheat');
  for (const say of [
    () => '',
    () => 'Pay with undefined',
    () => `${Number.NaN} coins`,
    () => {
      throw new TypeError('no such thing');
    },
  ])
    expect(asWritten('take:whaat', say)).toBe('take:whaat');
  expect(asWritten('take:constructor', () => `Take ${String({}.constructor)}`)).toBe('take:constructor');
});

test('a step is found at its place on the line, and an undone one isn’t', async () => {
  const game = await find('boer-war')?.game();
  const options = game && resolve(game.options);
  if (!game || !options?.ok) throw new Error('no game');
  const session = new Session<AnySpec>(game, options.options, 5);
  for (let n = 0; n < 12; n++) {
    if (session.node.kind === 'chance') session.roll();
    else session.play('table', 'done');
    if (n % 5 === 4) session.undo();
  }
  const told = story(session).flatMap(({ played }) => played ?? []);
  expect(told.length).toBeGreaterThan(session.line.length);
  expect(told.map((played) => placeOf(session, played))).toEqual(
    told.map((played) => session.line.findIndex(({ entry }) => entry === played.entry)),
  );
});

test('the rules behind a question and behind what was reported, each once', () => {
  const ruled: Game<AnySpec> = {
    ...(errand as Game<AnySpec>),
    why: {
      asks: { march: 'road', weather: ['sky', 'road'], ambush: 'foe', 'flee-or-fight': 'foe' },
      events: { marched: ['road', 'day'], weather: 'sky', ambush: 'foe', hit: 'foe', set: [] },
      rules: { road: { clauses: [] }, sky: { clauses: [] }, foe: { clauses: [] }, day: { clauses: [] } },
    },
  };
  const options = resolve(errand.options, { steps: 1 });
  if (!options.ok) throw new Error('options');
  const started = Session.start(ruled, options.options, 5);
  if (!started.ok) throw new Error('start');
  const session = started.value;
  expect(rulesBehind(session, [])).toEqual(['road']);
  session.aside('ambush');
  session.play('table', 'hit');
  // Fleeing reports nothing, so the rules of its question count.
  session.play('player', 'flee');
  expect(rulesOf(ruled, session.line)).toEqual(['foe']);
  session.play('table', 'done');
  expect(rulesBehind(session, session.line.slice(-1))).toEqual(['sky', 'road', 'day']);
  session.play('table', 'sun');
  // There's no question after the end.
  expect(rulesBehind(session, session.line.slice(-1))).toEqual(['sky']);
  expect(rulesBehind(session, [])).toEqual([]);
});
