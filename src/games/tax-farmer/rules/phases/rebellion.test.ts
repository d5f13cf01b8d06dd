import { describe, expect, it } from 'vitest';
import { inspect } from '../../files/file.ts';
import { taxFarmer } from '../game.ts';
import { DEFAULT_BOARD } from '../options.ts';
import { atlas } from '../parts/atlas.ts';
import { failing } from '../parts/dice.ts';
import type { State } from '../state.ts';
import {
  agents,
  allFields,
  asked,
  each,
  factsOf,
  hold,
  inRebellion,
  needs,
  offered,
  onField,
  opened,
  play,
  rebel,
  stand,
} from '../testing.ts';
import { load } from './rebellion.ts';

/** Everything is as given; the last agent goes to IMPERIA, and the tests begin. */
function tests(s: State, where: Record<string, number[]>) {
  stand(s, where);
  s.players[0]!.unplaced = 1;
  s.active = 0;
  return play(s, 'place:imperia,1');
}

describe('phase 2: rebellion tests', () => {
  it('T23, T32: they come after placement', () => {
    const s = opened();
    tests(s, { estyx: [4, 0, 0, 0] });
    expect(asked(s)).toBe('test');
  });

  it('T33: every province but IMPERIA has a separate roll, in board order', () => {
    const s = opened();
    tests(s, { imperia: [9, 9, 0, 0], estyx: [4, 0, 0, 0], agrana: [0, 5, 0, 0], aurelis: [0, 0, 6, 0] });
    const told = [...play(s, 'sum:24'), ...play(s, 'sum:24'), ...play(s, 'sum:24')];
    expect(factsOf(told, 'holds').filter(({ sum }) => sum !== undefined)).toMatchObject([
      { province: 'estyx', load: 4, sum: 24 },
      { province: 'agrana', load: 5, sum: 24 },
      { province: 'aurelis', load: 6, sum: 24 },
    ]);
    expect(asked(s)).toMatch(/^activate/);
  });

  it.each([
    ['T35', 3],
    ['T37', 4],
    ['T37', 5],
    ['T36', 6],
  ])('T34, T06, %s: %i players roll as many six-sided dice', (_, players) => {
    const s = opened({ players });
    tests(s, { estyx: [players + 2] });
    const node = taxFarmer.node(s);
    if (node.kind !== 'chance') throw new Error('no roll');
    expect(node.total).toBe(6 ** players);
    expect(node.weights.reduce((sum, n) => sum + n)).toBe(6 ** players);
    expect(node.moves[0]).toBe(`sum:${players}`);
    expect(node.moves.at(-1)).toBe(`sum:${6 * players}`);
    expect(node.weights[1]).toBe(players);
  });

  it('T07: no roll has more than six dice, for any number of players and any board', () => {
    expect(taxFarmer.options.players.max).toBe(6);
    const board = (dice: number) => ({
      ...DEFAULT_BOARD,
      bonuses: { ...DEFAULT_BOARD.bonuses, markerDiceMax: dice },
    });
    expect(inspect.board?.(board(6))).toEqual([]);
    expect(inspect.board?.(board(7))).not.toEqual([]);
  });

  it('T38: a sum equal to the load or below fails, one above passes', () => {
    for (const [sum, rebels] of [
      [11, true],
      [12, true],
      [13, false],
    ] as const) {
      const s = opened();
      tests(s, { estyx: [6, 6, 0, 0] });
      play(s, `sum:${sum}`);
      expect(inRebellion(s)).toEqual(rebels ? ['estyx'] : []);
    }
  });

  it('T39, T40, T41, G17, G21: all agents and all coins count, printed numbers and NOTHING do not', () => {
    const s = opened();
    needs(s, 'estyx', 1, 'wine,4', 2);
    needs(s, 'estyx', 2, 'spices,4', 3);
    needs(s, 'ferrox', 1, 'nothing');
    stand(s, { estyx: [1, 2, 0, 4], ferrox: [1, 1, 0, 0] });
    const _a = atlas(s);
    expect(load(s, s.provinces[1]!)).toBe(1 + 2 + 4 + 2 + 3);
    expect(load(s, s.provinces[2]!)).toBe(2);
  });

  it('T42, T43, T44, T45, T46: a failed test: marker on, agents off, cards into the deck, coins to the bank (G18)', () => {
    const s = opened();
    needs(s, 'estyx', 1, 'wine,4', 6);
    needs(s, 'estyx', 2, 'salt,2', 2);
    const deck = [...s.deck];
    tests(s, { estyx: [3, 2, 1, 0] });
    const told = play(s, 'sum:14');
    expect(factsOf(told, 'rebels')).toEqual([
      { province: 'estyx', load: 14, sum: 14, cards: 2, coins: 8, home: { red: 3, blue: 2, green: 1 } },
    ]);
    expect(inRebellion(s)).toEqual(['estyx']);
    expect(taxFarmer.scene(s).find(({ id }) => id === 'province.estyx')?.pieces).toEqual([
      { id: 'rebellion.estyx', kind: 'rebellion' },
    ]);
    expect(agents(s, 'estyx')).toEqual([0, 0, 0, 0]);
    expect([onField(s, 'estyx', 1), onField(s, 'estyx', 2)]).toEqual(['none', 'none']);
    const a = atlas(s);
    const wine = a.cardNumber('deal:wine,4');
    expect(s.deck[wine]).toBe((deck[wine] as number) + 1);
    expect(allFields(s).every(({ coins }) => coins === 0)).toBe(true);
    expect(each(s, 'gold')).toEqual([10, 10, 10, 10]);
  });

  it('T47, T48: nobody uses its action or collects there during the rebellion', () => {
    const s = opened();
    rebel(s, 'aurelis');
    tests(s, { aurelis: [3, 0, 0, 0] });
    // Red leads there, without WEAPONS: not offered at all.
    expect(asked(s)).toMatch(/^bribe/);
    expect(s.players[0]!.gold).toBe(10);
    const armed = opened();
    rebel(armed, 'aurelis');
    hold(armed, 0, 'weapons');
    tests(armed, { aurelis: [3, 0, 0, 0] });
    play(armed, 'activate:aurelis');
    expect(armed.players[0]!.gold).toBe(10);
    expect(asked(armed)).toMatch(/^bribe/);
  });

  it('T50, T51: no test and no second rebellion during a rebellion', () => {
    const s = opened();
    rebel(s, 'estyx');
    const told = tests(s, { estyx: [9, 9, 0, 0] });
    expect(asked(s)).toMatch(/^bribe/);
    expect(factsOf(told, 'rebels')).toEqual([]);
    expect(factsOf(told, 'holds').map(({ province }) => province)).not.toContain('estyx');
  });

  it('T52: once crushed, it is tested again', () => {
    const s = opened();
    rebel(s, 'estyx');
    hold(s, 0, 'weapons');
    tests(s, { estyx: [3, 0, 0, 0] });
    play(s, 'activate:estyx', 'keep', 'keep', 'keep', 'keep', 'die:2', 'die:1', 'die:1', 'dice:1', 'sum:1');
    while (asked(s) === 'deal') play(s, offered(s)[0] as string);
    const told = tests(s, { estyx: [9, 0, 0, 0] });
    expect(factsOf(told, 'holds').map(({ province }) => province)).not.toContain('estyx');
    expect(asked(s)).toBe('test');
    expect(atlas(s).provinces[s.here]?.id).toBe('estyx');
  });

  it('nobody rolls if no roll could matter', () => {
    const s = opened({ players: 3 });
    const told = tests(s, { estyx: [1, 1, 0], ferrox: [6, 6, 6] });
    expect(factsOf(told, 'holds')).toContainEqual({ province: 'estyx', load: 2, there: { red: 1, blue: 1 } });
    expect(factsOf(told, 'rebels')).toEqual([
      { province: 'ferrox', load: 18, cards: 0, coins: 0, home: { red: 6, blue: 6, green: 6 } },
    ]);
  });

  it('the odds are shown before the roll, as a fraction', () => {
    const s = opened({ players: 3 });
    tests(s, { estyx: [4, 4, 2] });
    expect(taxFarmer.scene(s).find(({ id }) => id === 'test')?.odds).toEqual([
      { outcome: 'estyx', chance: '1/2' },
    ]);
  });

  it('the chance of a rebellion by load, as the table has it', () => {
    const percent = (dice: number, n: number) => Math.round((1000 * failing(dice, n)) / 6 ** dice) / 10;
    expect([3, 6, 10, 16, 18].map((n) => percent(3, n))).toEqual([0.5, 9.3, 50, 98.1, 100]);
    expect([4, 8, 12, 16, 22].map((n) => percent(4, n))).toEqual([0.1, 5.4, 33.6, 76.1, 99.6]);
    expect([6, 10, 14, 18, 24].map((n) => percent(5, n))).toEqual([0.1, 3.2, 22.1, 60, 96.8]);
    expect([8, 12, 16, 20, 24].map((n) => percent(6, n))).toEqual([0.1, 2, 14.5, 45.4, 79.4]);
  });
});

describe('switches of phase 2', () => {
  it.each([3, 4, 5, 6])('G15: IMPERIA can riot: agents leave, no marker (%i players)', (players) => {
    const s = opened({ capitalCanRebel: true, players });
    const none = new Array<number>(players - 2).fill(0);
    tests(s, { imperia: [8, 4, ...none] });
    expect(asked(s)).toBe('test');
    const told = play(s, 'sum:13');
    expect(factsOf(told, 'capital-riots')).toHaveLength(1);
    expect(inRebellion(s)).toEqual([]);
    expect(agents(s, 'imperia')).toEqual([0, 0, ...none]);
  });

  it.each([3, 4, 5, 6])('G16: one roll for all provinces (%i players)', (players) => {
    const s = opened({ rebellionRoll: 'oneRollForAll', players });
    const none = new Array<number>(players - 3).fill(0);
    tests(s, { estyx: [4, 4, 0, ...none], agrana: [5, 5, 0, ...none], aurelis: [2, 2, 2, ...none] });
    const told = play(s, 'sum:8');
    expect(factsOf(told, 'one-roll')).toEqual([{ dice: players, sum: 8 }]);
    expect(inRebellion(s)).toEqual(['estyx', 'agrana']);
    expect(s.rollForAll).toBe(null);
  });

  it('G18: the coins stay in the province, and the crusher takes them', () => {
    const s = opened({ coinsOnRebellion: 'stay' });
    needs(s, 'estyx', 1, 'wine,4', 6);
    tests(s, { estyx: [6, 0, 0, 0] });
    play(s, 'sum:12');
    expect(s.provinces[1]!.loose).toBe(6);
    hold(s, 0, 'weapons');
    s.step = 'activate';
    s.active = 0;
    s.provinces[1]!.agents[0] = 1;
    const told = play(s, 'activate:estyx');
    expect(factsOf(told, 'crushed')[0]).toMatchObject({ gold: 6, points: 10 });
    expect(s.players[0]!.gold).toBe(16);
    expect(s.provinces[1]!.loose).toBe(0);
  });

  it('G19: the agents are lost for good, but for the last three', () => {
    const s = opened({ agentsOnRebellion: 'lost' });
    tests(s, { estyx: [5, 9, 0, 0] });
    const told = play(s, 'sum:4');
    expect(factsOf(told, 'agents-lost')).toEqual([
      { seat: 'red', agents: 5 },
      { seat: 'blue', agents: 7 },
    ]);
    play(s, 'keep', 'keep', 'keep', 'keep', 'dice:1', 'sum:1');
    while (asked(s) === 'deal') play(s, offered(s)[0] as string);
    expect(each(s, 'unplaced')).toEqual([7, 3, 10, 10]);
  });
});
