import { describe, expect, test } from 'vitest';
import { civilization } from '../game.ts';
import { game, onTurn } from '../testing.ts';

/** At the start of a turn, by playing calmly up to it. */
function reach(turn: number) {
  const g = game().play('play-as:rome', 'marker:egypt');
  while (g.s.turn < turn) {
    if (g.step() === 'wonders') g.play('unbuilt:2');
    g.play('calm', 'skip', 'done');
  }
  return g;
}

describe('wonders', () => {
  test('C101 C102 at the start of turn 8 unbuilt ancient wonders go, as many medieval ones come', () => {
    const g = reach(8);
    expect(g.step()).toBe('wonders');
    g.play('unbuilt:3');
    expect(g.last('wonders-swapped')).toEqual({ turn: 8, age: 'medieval', out: 3 });
    expect(g.step()).toBe('event-dice');
  });

  test('C103 at the start of turn 13 modern ones come', () => {
    const g = reach(13);
    expect(g.step()).toBe('wonders');
    expect(g.play('unbuilt:0').last('wonders-swapped')).toEqual({ turn: 13, age: 'modern', out: 0 });
  });

  test('C101 C103 on no other turn', () => {
    const turns = Array.from({ length: 16 }, (_, i) => i + 1).filter(
      (turn) => reach(turn).step() === 'wonders',
    );
    expect(turns).toEqual([8, 13]);
  });

  test('built wonders stay: the app asks for the unbuilt ones alone, and a market holds few', () => {
    expect(reach(8).moves()).toEqual(['unbuilt:0-6']);
  });
});

test('C101 C103 the track reminds of both changes, all game long', () => {
  for (const turn of [1, 9, 16]) {
    const track = civilization.scene(onTurn(turn).s).find((place) => place.id === 'culture');
    expect(track?.pieces.filter((piece) => piece.kind === 'wonders').map((piece) => piece.cell)).toEqual([
      8, 13,
    ]);
  }
});
