import { describe, expect, it } from 'vitest';
import { taxFarmer } from '../game.ts';
import { DEFAULT_BOARD } from '../options.ts';
import { atlas } from '../parts/atlas.ts';
import {
  asked,
  each,
  factsOf,
  inRebellion,
  offered,
  onField,
  opened,
  optionsOf,
  play,
  setAll,
} from '../testing.ts';

const fresh = (given = {}) => taxFarmer.setup(optionsOf(given));
const PLAYERS = [3, 4, 5, 6];

describe('what everybody starts with', () => {
  it.each(PLAYERS)('T01, T03, T04: 10 agents, 10 gold, 20 points, no goods (%i players)', (players) => {
    const s = opened({ players });
    expect(each(s, 'unplaced')).toEqual(Array(players).fill(10));
    expect(each(s, 'gold')).toEqual(Array(players).fill(10));
    expect(each(s, 'points')).toEqual(Array(players).fill(20));
    for (const { goods } of s.players) expect(goods.includes(true)).toBe(false);
  });

  it('G2: the black marker starts on 0, or where the setting says', () => {
    expect(fresh().marker).toBe(0);
    expect(fresh({ 'setup.electionMarker': 20 }).marker).toBe(20);
  });

  it('T02, T05: agents and one marker for each player on the track, in the scene, by owner', () => {
    const s = opened();
    play(s, 'place:estyx,3');
    const scene = taxFarmer.scene(s);
    const track = scene.find(({ id }) => id === 'track');
    expect(
      track?.pieces.filter(({ kind }) => kind === 'points').map(({ owner, cell }) => [owner, cell]),
    ).toEqual([
      ['red', 20],
      ['blue', 20],
      ['green', 20],
      ['yellow', 20],
    ]);
    const estyx = scene.find(({ id }) => id === 'province.estyx');
    expect(estyx?.pieces).toContainEqual({ id: 'agents.estyx.red', kind: 'agent', owner: 'red', count: 3 });
  });

  it('T05, G37: points past the end of the track lap it', () => {
    const s = opened();
    s.players[0]!.points = 117;
    const track = taxFarmer.scene(s).find(({ id }) => id === 'track');
    expect(track?.pieces.find(({ id }) => id === 'points.red')).toMatchObject({ cell: 17, print: '117' });
  });
});

describe('the First Player', () => {
  it('T06, T08: everybody rolls one six-sided die', () => {
    const s = fresh({ players: 5 });
    const node = taxFarmer.node(s);
    expect(node).toMatchObject({ kind: 'chance', ask: 'roll-first', total: 6, weights: [1, 1, 1, 1, 1, 1] });
    const told = play(s, 'die:2', 'die:3', 'die:6', 'die:1', 'die:5');
    expect(factsOf(told, 'first-die').map(({ seat, die }) => `${seat} ${die}`)).toEqual([
      'red 2',
      'blue 3',
      'green 6',
      'yellow 1',
      'orange 5',
    ]);
  });

  it('T09: the highest die gets the marker, at any seat', () => {
    const s = fresh();
    const told = play(s, 'die:2', 'die:5', 'die:4', 'die:1');
    expect(s.first).toBe(1);
    expect(factsOf(told, 'first-player')).toEqual([{ seat: 'blue' }]);
  });

  it('G1: players tied for the highest die roll again, the others don’t', () => {
    const s = fresh();
    play(s, 'die:6', 'die:2', 'die:6', 'die:3');
    expect(each(s, 'roll')).toEqual(['to-roll', null, 'to-roll', null]);
    play(s, 'die:4', 'die:4');
    expect(each(s, 'roll')).toEqual(['to-roll', null, 'to-roll', null]);
    play(s, 'die:1', 'die:2');
    expect(s.first).toBe(2);
  });

  it('G1, choose: the players agree', () => {
    const s = fresh({ firstPlayer: 'choose' });
    expect(offered(s)).toEqual(['first:red', 'first:blue', 'first:green', 'first:yellow']);
    play(s, 'first:green');
    expect(s.first).toBe(2);
  });
});

describe('need cards', () => {
  const dealing = (given = {}) => {
    const s = fresh({ firstPlayer: 'choose', ...given });
    play(s, 'first:red');
    return s;
  };

  it('T10: any undealt card can be dealt, by its number of copies in the deck', () => {
    const node = taxFarmer.node(dealing());
    expect(node).toMatchObject({ kind: 'chance', ask: 'deal', total: 28 });
    const odds =
      node.kind === 'chance' ? Object.fromEntries(node.moves.map((m, i) => [m, node.weights[i]])) : {};
    expect(odds).toEqual({
      'deal:grain,2': 3,
      'deal:grain,3': 1,
      'deal:salt,2': 2,
      'deal:salt,3': 2,
      'deal:cloth,2': 1,
      'deal:cloth,3': 3,
      'deal:wine,2': 1,
      'deal:wine,3': 2,
      'deal:wine,4': 1,
      'deal:spices,3': 2,
      'deal:spices,4': 2,
      'deal:weapons,3': 1,
      'deal:weapons,4': 2,
      'deal-nothing': 5,
    });
  });

  it('T11, T12: a card shows a good and a number in a coin, or NOTHING', () => {
    const s = dealing();
    play(s, 'deal:wine,4', 'deal-nothing');
    const pieces = taxFarmer.scene(s).find(({ id }) => id === 'province.estyx')?.pieces;
    expect(pieces).toEqual([
      { id: 'need.estyx.1.wine.4', kind: 'need', cell: 1, face: 'up', print: 'wine,4' },
      { id: 'need.estyx.2.nothing', kind: 'nothing', cell: 2, face: 'up' },
    ]);
  });

  it('T13, T15: one card to each need field in board order; ESTYX has exactly two', () => {
    const s = dealing();
    expect(DEFAULT_BOARD.provinces.filter((p) => p.needFields === 2).map((p) => p.id)).toEqual(['estyx']);
    play(s, 'deal:wine,4', 'deal:salt,2', 'deal:grain,2', 'deal:salt,2', 'deal:salt,3');
    play(s, 'deal:grain,2', 'deal:grain,2', 'deal:grain,3', 'deal:cloth,3');
    expect(asked(s)).toBe('place red');
    const provinces = ['estyx', 'ferrox', 'agrana', 'vindara', 'salmaris', 'lanivia', 'orivane', 'aurelis'];
    expect([onField(s, 'estyx', 2), ...provinces.map((p) => onField(s, p, 1))]).toEqual([
      'salt,2 +0',
      'wine,4 +0',
      'grain,2 +0',
      'salt,2 +0',
      'salt,3 +0',
      'grain,2 +0',
      'grain,2 +0',
      'grain,3 +0',
      'cloth,3 +0',
    ]);
  });

  it('T14: a need field is a cell of its province, and IMPERIA has none', () => {
    const s = dealing();
    const cells = (id: string) => taxFarmer.scene(s).find((p) => p.id === `province.${id}`)?.cells;
    expect(cells('estyx')).toEqual(['', '1', '2']);
    expect(cells('ferrox')).toEqual(['', '1']);
    expect(cells('imperia')).toEqual(['']);
  });

  it('T16, T17: what a province makes is never needed there: empty field, card back', () => {
    const s = dealing();
    play(s, 'deal:wine,4', 'deal:salt,2', 'deal:grain,2', 'deal:salt,2');
    const grainLeft = [...s.deck];
    // Vindara makes wine.
    const told = play(s, 'deal:wine,3');
    expect(told).toEqual([{ event: 'excluded', facts: { province: 'vindara', field: 1, good: 'wine' } }]);
    expect(onField(s, 'vindara', 1)).toBe('none');
    expect(s.deck).toEqual(grainLeft);
    expect(offered(s)).toContain('deal:wine,3');
    expect(s.here).toBe(5);
  });

  it('T18: the deck has several NOTHING cards', () => {
    const { cards } = atlas(fresh());
    expect(cards.find(({ good }) => good === null)?.copies).toBe(5);
    expect(5).toBeGreaterThanOrEqual(2);
  });

  it('G9: a field stays empty when the deck runs out', () => {
    const small = { ...DEFAULT_BOARD, id: 'small', needDeck: [{ good: 'wine', reward: 2, copies: 1 }] };
    const s = dealing({ board: small });
    expect(offered(s)).toEqual(['deal:wine,2']);
    play(s, 'deal:wine,2');
    expect(asked(s)).toBe('place red');
    expect(onField(s, 'estyx', 2)).toBe('none');
  });
});

describe('the starting rebellion', () => {
  it('T20: with three players one province other than IMPERIA, each with the same chance', () => {
    const s = fresh({ players: 3, firstPlayer: 'choose' });
    play(s, 'first:blue');
    const node = taxFarmer.node(s);
    expect(node).toMatchObject({ kind: 'chance', ask: 'starting-rebellion', weights: Array(8).fill(1) });
    expect(offered(s)).not.toContain('rebel:imperia');
    play(s, 'rebel:ferrox');
    expect(inRebellion(s)).toEqual(['ferrox']);
    expect(asked(s)).toBe('deal');
  });

  it.each([4, 5, 6])('T20: with %i players none', (players) => {
    const s = fresh({ players, firstPlayer: 'choose' });
    play(s, 'first:red');
    expect(asked(s)).toBe('deal');
    expect(inRebellion(s)).toEqual([]);
  });

  it('T21, T22: its action can’t be used until the rebellion is crushed', () => {
    const s = opened({ players: 3 });
    s.provinces[4]!.rebels = true; // Vindara
    const a = atlas(s);
    expect(a.provinces[4]?.id).toBe('vindara');
    s.provinces[4]!.agents[0] = 2;
    setAll(s, 'unplaced', 0);
    s.players[1]!.unplaced = 1;
    s.active = 1;
    s.players[0]!.goods[a.weapons] = true;
    play(s, 'place:imperia,1');
    expect(offered(s)).toEqual(['activate:vindara']);
    const told = play(s, 'activate:vindara');
    expect(factsOf(told, 'crushed')).toHaveLength(1);
    expect(asked(s)).toMatch(/^bribe/);
    // The next round, no longer in rebellion, the Banquet is offered.
    const next = opened({ players: 3 });
    next.provinces[4]!.agents[0] = 2;
    setAll(next, 'unplaced', 0);
    next.players[1]!.unplaced = 1;
    next.active = 1;
    play(next, 'place:imperia,1', 'activate:vindara');
    expect(asked(next)).toBe('action red');
    expect(offered(next)).toEqual(['use', 'skip']);
  });

  it('G7: the First Player may choose it, or the board may fix it', () => {
    const s = fresh({ players: 3, firstPlayer: 'choose', startingRebellion: 'firstPlayer' });
    play(s, 'first:green');
    expect(asked(s)).toBe('starting-rebellion green');
    const fixed = {
      ...DEFAULT_BOARD,
      id: 'fixed',
      startingRebellions: { 3: { count: 1, choose: 'random' as const, candidates: ['ferrox'] } },
    };
    const f = fresh({ players: 3, firstPlayer: 'choose', board: fixed });
    play(f, 'first:red');
    expect(offered(f)).toEqual(['rebel:ferrox']);
  });
});
