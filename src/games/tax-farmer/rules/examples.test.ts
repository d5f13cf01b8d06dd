/** The fifteen worked examples of the rules page, number for number. */
import { describe, expect, it } from 'vitest';
import { taxFarmer } from './game.ts';
import { rebellionChance } from './parts/dice.ts';
import { load } from './phases/rebellion.ts';
import type { State } from './state.ts';
import {
  asked,
  each,
  factsOf,
  held,
  hold,
  inRebellion,
  needs,
  offered,
  onField,
  opened,
  play,
  quiet,
  rebel,
  setEach,
  stand,
} from './testing.ts';

function placed(s: State, where: Record<string, number[]>): void {
  stand(s, where);
  s.players[0]!.unplaced = 1;
  s.active = 0;
  play(s, 'place:imperia,1');
}
const keepAll = (s: State) => {
  while (asked(s).startsWith('bribe')) play(s, 'keep');
};

describe('worked examples', () => {
  it('1 (T38, T40, T41): load 12 in ESTYX, four dice: 12 rebels, 13 doesn’t', () => {
    const estyx = (sum: number) => {
      const s = opened();
      needs(s, 'estyx', 1, 'wine,3', 2);
      needs(s, 'estyx', 2, 'spices,4', 4);
      placed(s, { estyx: [3, 2, 1, 0] });
      expect(load(s, s.provinces[1]!)).toBe(12);
      play(s, `sum:${sum}`);
      return inRebellion(s);
    };
    expect(estyx(12)).toEqual(['estyx']);
    expect(estyx(13)).toEqual([]);
    expect(rebellionChance(4, 12)).toBeCloseTo(0.336, 3);
  });

  it('2 (T35): three players, load 10: 108 of 216; load 2: no roll', () => {
    expect(rebellionChance(3, 10)).toBe(108 / 216);
    const s = opened({ players: 3 });
    placed(s, { estyx: [1, 1, 0] });
    expect(asked(s)).not.toBe('test');
  });

  it('3 (T55, T57): 3-3-1 is inactive, 3-2-2 is led', () => {
    const s = opened({ players: 3 });
    placed(s, { estyx: [3, 3, 1], agrana: [3, 2, 2] });
    quiet(s);
    expect(offered(s)).toEqual(['activate:agrana']);
    play(s, 'activate:agrana');
    expect(asked(s)).toMatch(/^bribe/);
  });

  it('4 (T72): a rebelling province is offered as soon as WEAPONS are in hand', () => {
    const s = opened();
    rebel(s, 'estyx');
    placed(s, { estyx: [2, 0, 0, 0], ferrox: [1, 0, 0, 0] });
    expect(offered(s)).toEqual(['activate:ferrox']);
    play(s, 'activate:ferrox', 'skip');
    expect(offered(s)).toEqual(['activate:estyx']);
  });

  it('5 (T62): Grain in hand, Agrana gives one gold and no second Grain', () => {
    const s = opened();
    hold(s, 0, 'grain');
    placed(s, { agrana: [1, 0, 0, 0] });
    play(s, 'activate:agrana');
    expect([s.players[0]!.gold, held(s, 0)]).toEqual([11, ['grain']]);
  });

  it('6 (T67, T68, G31): both needs of ESTYX in one activation, 6 and 8 gold', () => {
    const s = opened();
    hold(s, 0, 'wine', 'salt');
    needs(s, 'estyx', 1, 'wine,4', 2);
    needs(s, 'estyx', 2, 'salt,2', 6);
    placed(s, { estyx: [1, 0, 0, 0] });
    quiet(s);
    const told = play(s, 'activate:estyx', 'skip', 'fill:1', 'fill:2');
    expect(factsOf(told, 'filled').map(({ gold }) => gold)).toEqual([6, 8]);
    expect(held(s, 0)).toEqual([]);
    expect(s.players[0]!.gold).toBe(10 + 1 + 14);
  });

  it('7 (T79): 7 points give at most 3 gold and leave 1', () => {
    const s = opened();
    s.players[0]!.points = 7;
    placed(s, {});
    expect(offered(s)).toContain('refund:1..3');
    play(s, 'refund:3');
    expect([s.players[0]!.points, s.players[0]!.gold]).toEqual([1, 13]);
  });

  it('8 (T87): 24/24/31 with 1/2/0 in IMPERIA: the second takes the marker, two agents, and rolls', () => {
    const s = opened({ players: 3 });
    setEach(s, 'points', [24, 24, 31]);
    placed(s, { imperia: [0, 2, 0] });
    keepAll(s);
    expect([s.first, each(s, 'bonus')]).toEqual([1, [0, 2, 0]]);
    expect(asked(s)).toBe('dice blue');
  });

  it('9 (T88): 24/24/31 with 2/2/0: a die between the first two; its winner moves the marker too', () => {
    const s = opened({ players: 3 });
    setEach(s, 'points', [24, 24, 31]);
    placed(s, { imperia: [1, 2, 0] });
    keepAll(s);
    expect([asked(s), each(s, 'roll')]).toEqual(['roll-lowest', ['to-roll', 'to-roll', null]]);
    play(s, 'die:5', 'die:2');
    expect(asked(s)).toBe('dice red');
  });

  it('10 (T92): marker 95 and a 9: on 100, the game ends', () => {
    const s = opened();
    setEach(s, 'points', [20, 21, 22, 23]);
    s.marker = 95;
    placed(s, {});
    keepAll(s);
    play(s, 'dice:2', 'sum:9');
    expect([s.marker, asked(s)]).toEqual([100, 'end']);
  });

  it('11 (T81, T89): marker 30 after the move, points 20/30/45: 13/10/10 agents', () => {
    const s = opened({ players: 3 });
    setEach(s, 'points', [20, 30, 45]);
    s.marker = 26;
    placed(s, {});
    keepAll(s);
    play(s, 'dice:1', 'sum:4');
    while (asked(s) === 'deal') play(s, offered(s)[0] as string);
    expect(s.marker).toBe(30);
    expect(each(s, 'unplaced')).toEqual([13, 10, 10]);
  });

  it('12 (T97): the eighth province fails its test: over before phase 3, gold not converted', () => {
    const s = opened();
    rebel(s, 'ferrox', 'agrana', 'vindara', 'salmaris', 'lanivia', 'orivane', 'aurelis');
    placed(s, { estyx: [5, 0, 0, 0] });
    play(s, 'sum:5');
    expect(taxFarmer.node(s)).toMatchObject({ kind: 'end', outcome: 'rebellion' });
    expect([each(s, 'gold'), each(s, 'points')]).toEqual([
      [10, 10, 10, 10],
      [20, 20, 20, 20],
    ]);
  });

  it('13 (T16, T17): Wine dealt to Vindara: empty field, card back, on with the next field', () => {
    const s = taxFarmer.setup(opened({ firstPlayer: 'choose' }).options);
    play(s, 'first:red', 'deal:salt,2', 'deal:salt,2', 'deal:salt,3', 'deal:salt,3', 'deal:wine,2');
    expect(onField(s, 'vindara', 1)).toBe('none');
    expect(offered(s)).toContain('deal:wine,2');
    play(s, 'deal:wine,2');
    expect(onField(s, 'salmaris', 1)).toBe('wine,2 +0');
  });

  it('14 (T99, T100): NOTHING gets no coins, is taken off, its field refilled', () => {
    const s = opened();
    setEach(s, 'points', [20, 21, 22, 23]);
    needs(s, 'estyx', 1, 'nothing');
    placed(s, {});
    keepAll(s);
    play(s, 'dice:1', 'sum:1');
    expect([onField(s, 'estyx', 1), s.here, s.field, asked(s)]).toEqual(['none', 1, 0, 'deal']);
    play(s, 'deal:wine,4');
    expect(onField(s, 'estyx', 1)).toBe('wine,4 +0');
  });

  it('15 (T94, T95): 88/88/70 with 3/3/5 in IMPERIA: the first two share', () => {
    const s = opened({ players: 3 });
    setEach(s, 'points', [88, 88, 70]);
    s.marker = 99;
    placed(s, { imperia: [2, 3, 5] });
    keepAll(s);
    play(s, 'dice:1');
    expect(taxFarmer.node(s)).toMatchObject({ kind: 'end', scores: [0.5, 0.5, 0] });
  });
});
