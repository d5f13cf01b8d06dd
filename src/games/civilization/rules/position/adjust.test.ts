import { describe, expect, test } from 'vitest';
import { resolve } from '../../../../kernel/options.ts';
import { Session } from '../../../../kernel/session/session.ts';
import { civilization } from '../game.ts';
import { inBattle, onEvent, onTurn, type Scripted } from '../testing.ts';

describe('setting the table by hand', () => {
  test('another turn begins with its event roll; stale reminders and anarchy are taken off', () => {
    const g = onEvent(9, 3).play('accept', 'done', 'battle.next=1', 'turn=12');
    expect([g.s.turn, g.step(), g.s.pending, g.s.anarchy]).toEqual([12, 'event-dice', [], 0]);
    expect(onTurn(5).play('turn=8').step()).toBe('wonders');
  });

  test('a battle set for now is fought before the turn ends, and can be undone', () => {
    const g = onTurn(5).play('calm', 'skip', 'battle.now=1');
    expect(g.step()).toBe('movement');
    expect(g.play('battle.now=0').step()).toBe('turn-end');
  });

  test('a battle can be left by setting the turn', () => {
    const g = inBattle(4, 'no', ['infantry-3']).play('unit:infantry-3', 'turn=5');
    expect([g.s.battle, g.s.killed, g.step()]).toEqual([null, { mine: [], theirs: [] }, 'event-dice']);
  });

  test('a game can start from the current table', () => {
    const resolved = resolve(civilization.options, { tally: true });
    if (!resolved.ok) throw new Error('options');
    const started = Session.start(civilization, resolved.options, 7, [
      { fact: 'turn', value: '6' },
      { fact: 'dice', value: '4' },
      { fact: 'culture', value: '12' },
      { fact: 'army.infantry.2', value: '3' },
      { fact: 'rank.infantry', value: '2' },
      { fact: 'battle.now', value: '1' },
    ]);
    if (!started.ok) throw new Error(JSON.stringify(started.problem));
    const { state } = started.value;
    expect([state.turn, state.dice, state.tally.culture, state.tally.army.infantry]).toEqual([
      6,
      4,
      12,
      [0, 3, 0],
    ]);
    expect(state.pending).toEqual([6]);
  });

  test.each([
    ['hand', '3', 'hand'],
    ['bonus', '0', 'bonus'],
    ['wonder-bonus', '0', 'wonders'],
  ] as const)(
    '%s: the value that is shown before anybody told it counts as told once it is set',
    (fact, value, known) => {
      const resolved = resolve(civilization.options, { tally: true });
      if (!resolved.ok) throw new Error('options');
      const started = Session.start(civilization, resolved.options, 7, [{ fact, value }]);
      if (!started.ok) throw new Error(JSON.stringify(started.problem));
      const { state, entries } = started.value;
      expect(entries[0]).toMatchObject({ fact, from: '-', to: value });
      expect(state.known[known]).toBe(Number(value));
      expect(civilization.facts(state).find(({ id }) => id === fact)?.unknown).toBe(false);
    },
  );
});

describe('bad input is refused, and nothing is lost', () => {
  const start = () => {
    const resolved = resolve(civilization.options, { tally: true });
    if (!resolved.ok) throw new Error('options');
    const started = Session.start(civilization, resolved.options, 7, [{ fact: 'turn', value: '5' }]);
    if (!started.ok) throw new Error('start');
    return started.value;
  };
  test.each([
    ['an impossible tally', 'culture', '91'],
    ['more trade than the dial shows', 'trade', '28'],
    ['fifteen coins by hand', 'coins', '15'],
    ['units that do not exist', 'army.infantry.1', '4'],
    ['a row the deck does not have', 'army.infantry.4', '1'],
    ['a rank the cards do not have', 'rank.mounted', '5'],
    ['more dice than turns', 'dice', '6'],
    ['a turn that never comes', 'turn', '17'],
    ['a word in place of a number', 'culture', 'many'],
  ])('%s', (_, fact, value) => {
    const session = start();
    const before = JSON.stringify(session.state);
    const done = session.adjust(fact, value, '');
    expect(done.ok).toBe(false);
    expect(JSON.stringify(session.state)).toBe(before);
  });

  test.each([
    ['a die that can’t be', ['event'], 'die:7'],
    ['an outcome that is none', [], 'hit'],
    ['more successes than dice', ['calm', 'roll'], 'success:4'],
    ['a unit that is not in hand', ['battle'], 'unit:infantry-9'],
  ])('%s', (_, before, move) => {
    const g = before[0] === 'battle' ? inBattle(4, 'no', ['infantry-3']) : onTurn(5).play(...before);
    const kept = JSON.stringify(g.s);
    expect(() => g.play(move)).toThrow('is not allowed');
    expect(JSON.stringify(g.s)).toBe(kept);
  });
});

describe('what a step has counted is locked until the step is over', () => {
  const settable = (g: Scripted) => civilization.facts(g.s).map(({ id }) => id);
  const TOKENS = ['culture', 'trade', 'coins', 'iron', 'silk', 'wheat', 'incense'];
  const FORCES = ['rank.infantry', 'rank.mounted', 'rank.artillery', 'army.infantry.1', 'army.aircraft.3'];

  test('tokens and debts in a deal, the army with them', () => {
    const g = onTurn(5, { tally: true }).play('calm');
    for (const id of [...TOKENS, ...FORCES, 'debt.culture', 'debt.resource'])
      expect(settable(g)).toContain(id);
    g.play('roll', 'success:1');
    expect(g.s.deal).not.toBeNull();
    for (const id of [...TOKENS, ...FORCES, 'debt.culture', 'debt.resource'])
      expect(settable(g)).not.toContain(id);
    expect(settable(g)).toContain('level');
  });

  test('tokens during a payment, but not debts', () => {
    const g = onTurn(5, { tally: true }).play('silk=1', 'calm', '!use:resources');
    expect(g.s.use).not.toBeNull();
    for (const id of [...TOKENS, ...FORCES]) expect(settable(g)).not.toContain(id);
    expect(settable(g)).toContain('debt.culture');
  });

  test('the army during an event, but not tokens', () => {
    const g = onTurn(5, { tally: true }).play('event', 'die:5');
    expect(g.s.hit).not.toBeNull();
    for (const id of FORCES) expect(settable(g)).not.toContain(id);
    for (const id of TOKENS) expect(settable(g)).toContain(id);
  });

  test('the army, the walls and battles during a battle, but not tokens', () => {
    const g = onTurn(5, { tally: true }).play(
      'battle.now=1',
      'calm',
      'skip',
      'collect:0',
      'done',
      'walls:no',
    );
    expect(g.s.battle).not.toBeNull();
    for (const id of [...FORCES, 'walls', 'battle.now', 'battle.next']) expect(settable(g)).not.toContain(id);
    for (const id of TOKENS) expect(settable(g)).toContain(id);
  });
});
