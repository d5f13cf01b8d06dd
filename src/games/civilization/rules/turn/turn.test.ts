import { describe, expect, test } from 'vitest';
import { civilization } from '../game.ts';
import { game, inBattle, onTurn } from '../testing.ts';
import { lastTurn } from './turn.ts';

const calmTurn = ['calm', 'skip', 'done'];

function playCalmlyTo(turn: number, given = {}) {
  const g = game(given).play('play-as:rome', 'marker:egypt');
  while (g.s.turn < turn && g.step() !== 'over') {
    if (g.step() === 'wonders') g.play('unbuilt:1');
    g.play(...calmTurn);
  }
  if (g.step() === 'wonders') g.play('unbuilt:1');
  return g;
}

describe('the clock', () => {
  test('C21 the counter moves one space at the start of each turn', () => {
    const g = game().play('play-as:rome', 'marker:egypt');
    const seen = [g.s.turn];
    for (let i = 0; i < 6; i++) {
      g.play(...calmTurn);
      seen.push(g.s.turn);
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('C14 turn 16 is still played', () => {
    const g = playCalmlyTo(16);
    expect(g.s.turn).toBe(16);
    expect(g.step()).toBe('event-dice');
    g.play('calm', 'skip');
    expect(g.step()).toBe('turn-end');
    expect(civilization.asides(g.s)).toContain('victory:science');
  });

  test('C19 C20 at the end of turn 16 the game is over and lost', () => {
    const g = playCalmlyTo(16).play(...calmTurn);
    expect(g.node()).toEqual({ kind: 'end', outcome: 'time', scores: [0] });
    expect(g.last('defeat')).toEqual({ kind: 'time', turn: 16 });
  });

  test('C19 by ruling finalTurn reaching the wound token already loses', () => {
    const g = playCalmlyTo(15, { finalTurn: 'loseOnArrival' });
    expect(lastTurn(g.s)).toBe(15);
    g.play(...calmTurn);
    expect(g.node()).toEqual({ kind: 'end', outcome: 'time', scores: [0] });
    expect(g.s.turn).toBe(16);
  });
});

describe('victories', () => {
  test('C15 a culture victory is declared, or reached on the track', () => {
    expect(onTurn(5).play('!victory:culture').node()).toEqual({
      kind: 'end',
      outcome: 'culture',
      scores: [1],
    });
    const g = onTurn(9).play('level=20', '!advance');
    expect(g.node()).toMatchObject({ outcome: 'culture' });
    expect(onTurn(9).play('level=19', '!advance').step()).not.toBe('over');
  });

  test('C15 with the tally each step of the track costs what the base game says', () => {
    const steps = [
      [0, 3, 0],
      [6, 3, 0],
      [7, 5, 3],
      [13, 5, 3],
      [14, 7, 6],
      [20, 7, 6],
    ] as const;
    for (const [level, culture, trade] of steps) {
      const g = onTurn(9, { tally: true }).play(`level=${level}`, `culture=${culture}`, `trade=${trade}`);
      const poor = onTurn(9, { tally: true }).play(
        `level=${level}`,
        `culture=${culture - 1}`,
        `trade=${trade}`,
      );
      expect(civilization.asides(poor.s)).not.toContain('advance');
      g.play('!advance');
      expect([g.s.level, g.s.tally.culture, g.s.tally.trade]).toEqual([level + 1, 0, 0]);
    }
    const great = [3, 7, 12, 18].map((space) =>
      onTurn(9)
        .play(`level=${space - 1}`, '!advance')
        .last('advanced'),
    );
    expect(great.every(({ person }) => person)).toBe(true);
    expect(onTurn(9).play('level=3', '!advance').last('advanced').person).toBe(false);
  });

  test('C16 a technology victory', () => {
    expect(onTurn(5).play('!victory:science').node()).toMatchObject({ outcome: 'science', scores: [1] });
  });

  test('C16 Space Flight comes too late while a battle is still due this turn; culture and coins don’t', () => {
    const g = onTurn(5).play('battle.now=1', 'calm', 'skip');
    expect(civilization.asides(g.s)).not.toContain('victory:science');
    expect(civilization.asides(g.s)).toEqual(expect.arrayContaining(['victory:culture', 'victory:economy']));
    const won = inBattle(2, 'no', []).play(
      'card:infantry-1',
      'card:infantry-1',
      'card:mounted-1',
      'take:none',
    );
    expect(won.step()).toBe('turn-end');
    expect(civilization.asides(won.s)).toContain('victory:science');
  });

  test('C17 an economic victory: declared, or the fifteenth coin in the tally', () => {
    expect(onTurn(5).play('!victory:economy').node()).toMatchObject({ outcome: 'economy', scores: [1] });
    const g = onTurn(5, { tally: true }).play('coins=14', '!gained:coins');
    expect(g.moves()).toEqual(['never-mind', 'amount:1-1']);
    g.play('amount:1');
    expect(g.node()).toMatchObject({ outcome: 'economy' });
    expect(() => onTurn(5, { tally: true }).play('coins=15')).toThrow('out of bounds');
  });

  test('C18 there is no military victory to declare', () => {
    for (const g of [onTurn(5), onTurn(16), inBattle(4, 'no', ['infantry-3'])]) {
      const declared = civilization.asides(g.s).filter((a) => a.startsWith('victory:'));
      expect(declared.filter((a) => !/:(culture|science|economy)$/.test(a))).toEqual([]);
      expect(() => g.play('!victory:military')).toThrow('no aside');
    }
  });

  test('nothing can be declared before the first turn', () => {
    expect(civilization.asides(game().s)).toEqual([]);
  });
});
