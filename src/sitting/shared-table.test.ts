/** One person's sitting among people: only their own seats, and what the others must agree to isn't done at once. */
import { expect, test } from 'vitest';
import { roster, whisper } from '../../test/toys/whisper/game.ts';
import type { Roster } from '../kernel/bot.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import { resolve } from '../kernel/options.ts';
import { formatEntry } from '../kernel/session/journal.ts';
import { Session } from '../kernel/session/session.ts';
import type { ActResult } from './refusal.ts';
import { actor, botOf, isBot, people } from './seats.ts';
import type { Fellows } from './shared-table.ts';
import { Sitting } from './sitting.ts';
import { think } from './think.ts';

const game: Game<AnySpec> = whisper;
const bots: Roster<AnySpec> = roster;

function among(fellows: Partial<Fellows>, seated: Readonly<Record<string, string>> = {}) {
  const options = resolve(game.options, { rounds: 2 });
  if (!options.ok) throw new Error('options');
  const session = new Session(game, options.options, 8);
  session.settle();
  for (const [seat, who] of Object.entries(seated)) session.seat(seat, who);
  const surface = { handOver: 'ifHidden', drawsWithBots: true, drawsWithAnswers: true } as const;
  const sitting = new Sitting(session, false, surface, async (job) => think(game, bots, job));
  sitting.roll();
  const proposed: string[] = [];
  sitting.fellows = {
    seats: ['blue'],
    ownDice: false,
    may: () => 'free',
    propose: (entries, draw) => proposed.push(...entries.map(formatEntry), ...(draw ? [draw] : [])),
    ...fellows,
  };
  return { sitting, proposed };
}

test('another person’s question is shown and can’t be answered', () => {
  const { sitting } = among({ seats: ['blue'] });
  expect(sitting.node).toMatchObject({ kind: 'decision', seat: 'red' });
  expect([sitting.chairs.waitsFor, sitting.chairs.personAsked, sitting.viewer]).toEqual([
    'red',
    false,
    'blue',
  ]);
  const { length } = sitting.session.entries;
  expect(sitting.play('hold')).toEqual({ ok: false, refused: { why: 'turn', seat: 'red' } });
  expect(sitting.session.entries).toHaveLength(length);
});

test('an own question is answered, and a person with several seats sees the one that is asked', () => {
  const { sitting } = among({ seats: ['blue', 'red'] });
  expect([sitting.chairs.waitsFor, sitting.viewer]).toEqual([undefined, 'red']);
});

test('without own dice the app draws, even if this device prefers real ones', () => {
  const { sitting } = among({ ownDice: false });
  sitting.setPlayerDraws(true);
  expect(sitting.appDraws).toBe(true);
  if (sitting.fellows) sitting.fellows = { ...sitting.fellows, ownDice: true };
  expect(sitting.appDraws).toBe(false);
});

test('an act that needs consent is proposed and changes nothing; an impossible one is refused', () => {
  const { sitting, proposed } = among({ seats: ['red'], may: () => 'ask' });
  const { length } = sitting.session.entries;
  expect(sitting.undoAsks).toBe(true);
  expect(sitting.undo()).toEqual({ ok: true, proposed: true });
  expect(sitting.sit('blue', 'steady')).toEqual({ ok: true, proposed: true });
  expect(proposed).toEqual([expect.stringMatching(/^> undo \d+$/), '> seat blue steady']);
  expect(sitting.session.entries).toHaveLength(length);
  const { sitting: other, proposed: none } = among({ may: () => ({ why: 'watch' }) });
  expect(other.sit('red', 'steady')).toEqual({ ok: false, refused: { why: 'watch' } });
  expect(none).toEqual([]);
});

test('no act goes past the rule of the table', () => {
  const { sitting, proposed } = among({ seats: ['red'], may: () => 'ask' });
  const { length } = sitting.session.entries;
  const acts: (() => ActResult)[] = [
    () => sitting.play('hold'),
    () => sitting.doneAndRoll(),
    () => sitting.roll(),
    () => sitting.newDraw(),
    () => sitting.aside('leave', ''),
    () => sitting.note('seen'),
    () => sitting.mark('seen'),
    () => sitting.undo(),
    () => sitting.sit('blue', 'steady'),
    () => sitting.adjust('held.red', '1', ''),
  ];
  for (const act of acts) {
    proposed.length = 0;
    expect([act(), proposed.length > 0]).toEqual([{ ok: true, proposed: true }, true]);
  }
  expect(sitting.session.entries).toHaveLength(length);
});

test('a person who plays for somebody away isn’t a bot', () => {
  const { sitting } = among({}, { red: 'blue', green: 'steady' });
  const { session } = sitting;
  expect(['red', 'blue', 'green'].map((seat) => isBot(session, seat))).toEqual([false, false, true]);
  expect(['red', 'blue', 'green'].map((seat) => actor(session, seat))).toEqual(['blue', 'blue', 'green']);
  expect(people(session)).toEqual(['red', 'blue']);
  session.play('red', 'hold');
  const last = session.line.findLast(({ step }) => step.kind === 'move' && step.by === 'red');
  expect(last && botOf(session)(last)).toBe(undefined);
});
