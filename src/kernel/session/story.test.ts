import { expect, test } from 'vitest';
import { errand } from '../../../test/toys/errand.ts';
import { ferry } from '../../../test/toys/ferry/game.ts';
import { find } from '../../games/catalogue.ts';
import type { AnySpec, Game } from '../game.ts';
import { resolve } from '../options.ts';
import { format, formatHeader, parse } from './journal.ts';
import { Session } from './session.ts';
import { placeOf, retell, rulesBehind, rulesOf, story } from './story.ts';

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

test('a question that asks for a number is retold with its bounds', () => {
  const options = resolve(ferry.options);
  if (!options.ok) throw new Error('options');
  const started = Session.start(ferry, options.options, 5);
  if (!started.ok) throw new Error('start');
  started.value.play('table', 'load:30');
  const journal = parse(format(started.value.journal));
  const told = journal.ok ? retell(ferry, journal.value) : undefined;
  expect(told?.ok && told.value.split('\n').filter((line) => !line.startsWith('> check'))).toEqual([
    formatHeader(started.value.journal),
    '  load: none, load:1..300',
    '> table load:30',
    '  - loaded {"seat":"red","load":30}',
    '',
  ]);
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
  // A value that stays as it is reports nothing, and nothing was asked.
  expect(session.adjust('marched', '0', '').ok).toBe(true);
  expect(rulesOf(ruled, session.line)).toEqual([]);
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
