/** The turn counter, the event roll, wonders and the ends of the game, on every turn and in each mode. */
import { describe, expect, test } from 'vitest';
import { civilization } from '../game.ts';
import { game, onTurn, type Scripted } from '../testing.ts';
import { battle, collected, MODES, rest, TURNS, tallied } from './testing.ts';

describe.each(MODES)('%j', (mode) => {
  test('C14 C19 C20 C21 the counter moves one space a turn; after turn 16 the game is lost', () => {
    const g = game(mode).play('play-as:rome', 'marker:egypt');
    if (tallied(mode)) g.play('have:infantry-2', 'have:mounted-2', 'have:artillery-2');
    const turns: number[] = [];
    while (g.step() !== 'over') {
      turns.push(g.s.turn);
      if (g.step() === 'wonders') g.play('unbuilt:2');
      rest(g.play('calm'));
    }
    expect(turns).toEqual(TURNS);
    expect(g.node()).toEqual({ kind: 'end', outcome: 'time', scores: [0] });
  });

  test('C08 C09 C11 C12 C13 C14 C151 the markers of the culture track on every turn', () => {
    const g = onTurn(1, mode);
    for (const turn of TURNS) {
      const pieces = civilization.scene(g.s).find(({ id }) => id === 'culture')?.pieces ?? [];
      const of = (kind: string) => pieces.filter((piece) => piece.kind === kind);
      expect(of('own-marker')).toMatchObject([{ cell: 0, face: 'up', owner: 'rome' }]);
      expect(of('turn-counter')).toMatchObject([{ cell: turn, face: 'down', owner: 'egypt' }]);
      expect(of('wound').map(({ cell }) => cell)).toEqual([16]);
      rest(g.play('calm'));
      if (g.step() === 'wonders') g.play('unbuilt:0');
    }
  });

  test.each(TURNS)(
    'C22 C23 C24 C26 C27 C29 turn %i: up to one die for each turn; one more die says which event it is',
    (turn) => {
      for (let dice = 1; dice <= turn; dice++) {
        const g = onTurn(turn, mode).play(`dice=${dice}`);
        expect(civilization.hand(g.s)?.dice).toHaveLength(dice);
        const roll = g.node();
        if (roll.kind !== 'chance') throw new Error('no roll');
        // Each die stays below 5 in 2 of 3 cases.
        const [event = 0, calm = 0] = ['event', 'calm'].map(
          (move) => roll.weights[(roll.moves as readonly string[]).indexOf(move)],
        );
        expect([event * 2 ** dice, event + calm]).toEqual([calm * (3 ** dice - 2 ** dice), roll.total]);
        g.play('event');
        expect(g.node()).toMatchObject({ kind: 'chance', ask: 'event-die', weights: [1, 1, 1, 1, 1, 1] });
        expect([g.play('die:6').count('history-event'), g.step()]).toEqual([1, 'trade']);
      }
    },
  );

  test('C101 C102 C103 the wonders of the market change on turns 8 and 13, before the event roll', () => {
    const g = onTurn(1, mode);
    const changes: string[] = [];
    while (g.s.turn < 16) {
      rest(g.play('calm'));
      if (g.step() !== 'wonders') continue;
      expect(g.moves()).toEqual(['unbuilt:0-6']);
      g.play('unbuilt:4');
      const { turn, age, out } = g.last('wonders-swapped');
      changes.push(`${turn} ${age} ${out}`);
      expect(g.step()).toBe('event-dice');
    }
    expect(changes).toEqual(['8 medieval 4', '13 modern 4']);
  });

  test.each(TURNS)('C25 C30 turn %i: one die more after a calm roll, one die after any event', (turn) => {
    for (const dice of new Set([1, turn])) {
      expect(onTurn(turn, mode).play(`dice=${dice}`, 'calm').s.dice).toBe(dice + 1);
      for (const die of [1, 2, 3, 4, 5, 6])
        expect(onTurn(turn, mode).play(`dice=${dice}`, 'event', `die:${die}`).s.dice).toBe(1);
    }
  });

  test.each(TURNS)('C16 turn %i: Space Flight comes too late while a battle is still due', (turn) => {
    const declared = (g: Scripted) =>
      civilization.asides(g.s).filter((aside) => aside.startsWith('victory:'));
    const g = onTurn(turn, mode).play('battle.now=1', 'calm', 'skip');
    expect(declared(collected(g))).toEqual(['victory:culture', 'victory:economy']);
    const won = battle(turn, mode).play('!decided:won', 'take:none');
    expect(declared(won)).toEqual(['victory:culture', 'victory:science', 'victory:economy']);
  });

  test.each(TURNS)('C15 C16 C17 C18 turn %i: three victories can be declared, and no other', (turn) => {
    for (const kind of ['culture', 'science', 'economy'])
      expect(onTurn(turn, mode).play(`!victory:${kind}`).node()).toEqual({
        kind: 'end',
        outcome: kind,
        scores: [1],
      });
    expect(
      civilization.asides(onTurn(turn, mode).s).filter((aside) => aside.startsWith('victory:')),
    ).toHaveLength(3);
  });

  test.each(TURNS)('C15 C17 turn %i: the last space of the track and the fifteenth coin win', (turn) => {
    const track = onTurn(turn, mode).play('level=20');
    if (tallied(mode)) track.play('culture=7', 'trade=6');
    expect(track.play('!advance').node()).toMatchObject({ kind: 'end', outcome: 'culture', scores: [1] });
    if (!tallied(mode)) return;
    const coins = onTurn(turn, mode).play('coins=13', '!gained:coins', 'amount:1');
    expect(coins.step()).toBe('event-dice');
    coins.play('!gained:coins', 'amount:1');
    expect(coins.node()).toMatchObject({ kind: 'end', outcome: 'economy', scores: [1] });
  });
});
