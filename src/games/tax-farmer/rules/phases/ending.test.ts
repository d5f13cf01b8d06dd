import { describe, expect, it } from 'vitest';
import { taxFarmer } from '../game.ts';
import { atlas } from '../parts/atlas.ts';
import type { State } from '../state.ts';
import {
  asked,
  each,
  factsOf,
  hold,
  inRebellion,
  opened,
  play,
  rebel,
  setAll,
  setEach,
  stand,
} from '../testing.ts';

const OUTER = ['estyx', 'ferrox', 'agrana', 'vindara', 'salmaris', 'lanivia', 'orivane', 'aurelis'];

/** The last roll of an election, with everybody's points and agents in IMPERIA as given. */
function elected(points: number[], imperia: number[], given: object = {}): State {
  const s = opened({ players: points.length, ...given });
  setEach(s, 'points', [...points]);
  setAll(s, 'gold', 0);
  s.marker = 99;
  stand(s, { imperia });
  s.provinces[0]!.agents[0]!--;
  s.players[0]!.unplaced = 1;
  play(s, 'place:imperia,1');
  while (asked(s).startsWith('bribe')) play(s, 'keep');
  while (asked(s) === 'roll-lowest') play(s, `die:${6 - s.active}`);
  play(s, 'dice:1');
  return s;
}
const scores = (s: State) => {
  const node = taxFarmer.node(s);
  return node.kind === 'end' ? node.scores : undefined;
};

describe('the election ending', () => {
  it('T92: the marker on its last space ends the game in phase 4; before it the game continues', () => {
    expect(taxFarmer.node(elected([30, 40, 50], [1, 0, 0]))).toMatchObject({
      kind: 'end',
      outcome: 'election',
    });
    const s = opened();
    s.marker = 99;
    setEach(s, 'points', [20, 21, 22, 23]);
    stand(s, {});
    s.players[0]!.unplaced = 1;
    play(s, 'place:imperia,1', 'keep', 'keep', 'keep', 'keep');
    expect(asked(s)).toBe('dice red');
    s.marker = 90;
    play(s, 'dice:1', 'sum:6');
    expect(asked(s)).toBe('deal');
  });

  it('T81, T89: no extra agents are announced for a round that won’t be played', () => {
    const last = (given: object, marker: number) => {
      const s = opened(given);
      s.marker = marker;
      setEach(s, 'points', [20, 21, 22, 23]);
      stand(s, {});
      s.players[0]!.unplaced = 1;
      const told = play(s, 'place:imperia,1', 'keep', 'keep', 'keep', 'keep', 'dice:1', 'sum:6');
      return { s, told };
    };
    const elected = last({}, 94);
    expect(factsOf(elected.told, 'won')).toMatchObject([{ ending: 'election' }]);
    expect(factsOf(elected.told, 'straggler')).toEqual([]);
    expect(each(elected.s, 'bonus')).toEqual([0, 0, 0, 0]);
    const rounds = last({ maxRounds: 1 }, 50);
    expect(factsOf(rounds.told, 'lowest')).toEqual([{ seat: 'red', agents: 0 }]);
    expect(factsOf(rounds.told, 'straggler')).toEqual([]);
    expect(factsOf(last({}, 50).told, 'straggler')).toHaveLength(4);
  });

  it('T93, G50: most points wins; gold and goods are worth nothing', () => {
    const s = elected([30, 40, 50, 20], [5, 0, 0, 0]);
    setEach(s, 'gold', [90, 0, 0, 0]);
    expect(scores(s)).toEqual([0, 0, 1, 0]);
  });

  it('T94, G48: tied in points, more agents in IMPERIA in the last round', () => {
    expect(scores(elected([50, 40, 50], [1, 9, 2]))).toEqual([0, 0, 1]);
  });

  it('T95, G49: still tied, they share, however many they are', () => {
    expect(scores(elected([50, 50, 20], [2, 2, 0]))).toEqual([0.5, 0.5, 0]);
    expect(scores(elected([50, 50, 50], [2, 2, 2]))).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });
});

/** Seven provinces in rebellion, the eighth about to be tested. */
function lastStand(given: object = {}): State {
  const s = opened(given);
  rebel(s, ...OUTER.slice(1));
  setEach(s, 'points', [30, 20, 20, 35]);
  setEach(s, 'gold', [10, 10, 30, 10]);
  stand(s, { estyx: [4, 2, 0, 0], imperia: [1, 2, 0, 3] });
  s.players[0]!.unplaced = 1;
  play(s, 'place:imperia,1');
  return s;
}

describe('the rebellion ending', () => {
  it('T97, G51, G52: every province but IMPERIA: over at once, by points, gold is lost', () => {
    const s = lastStand();
    const told = play(s, 'sum:6');
    expect(inRebellion(s)).toEqual(OUTER);
    expect(taxFarmer.node(s)).toMatchObject({ kind: 'end', outcome: 'rebellion', scores: [0, 0, 0, 1] });
    expect(each(s, 'capital')).toEqual([2, 2, 0, 3]);
    expect(factsOf(told, 'won')).toEqual([{ seats: ['yellow'], points: 35, rounds: 1, ending: 'rebellion' }]);
  });

  it('T97: with one province not in rebellion the game continues', () => {
    const s = lastStand();
    play(s, 'sum:7');
    expect(asked(s)).toBe('activate red');
  });

  it('T104: everybody losing is optional, and off by default', () => {
    expect(taxFarmer.options.allLoseOnTotalRebellion.default).toBe(false);
    expect(opened().options.allLoseOnTotalRebellion).toBe(false);
  });

  it('T105: with the optional rule everybody loses', () => {
    const s = lastStand({ allLoseOnTotalRebellion: true });
    const told = play(s, 'sum:6');
    expect(taxFarmer.node(s)).toMatchObject({ kind: 'end', outcome: 'all-lose', scores: [0, 0, 0, 0] });
    expect(factsOf(told, 'all-lost')).toEqual([{ rounds: 1 }]);
  });

  it('G52, convert: gold becomes points first', () => {
    const s = lastStand({ rebellionEndGold: 'convert' });
    const told = play(s, 'sum:6');
    expect(each(s, 'points')).toEqual([40, 30, 50, 45]);
    expect(each(s, 'gold')).toEqual([0, 0, 0, 0]);
    expect(factsOf(told, 'converted')).toHaveLength(4);
    expect(taxFarmer.node(s)).toMatchObject({ scores: [0, 0, 1, 0] });
  });

  it('G51, endOfRound: a rebellion crushed in phase 3 saves the game, otherwise it ends after the election', () => {
    const s = lastStand({ rebellionEndTiming: 'endOfRound' });
    play(s, 'sum:6', 'keep', 'keep', 'keep', 'keep');
    while (asked(s) === 'roll-lowest') play(s, `die:${6 - s.active}`);
    play(s, 'dice:1', 'sum:1');
    expect(taxFarmer.node(s)).toMatchObject({ kind: 'end', outcome: 'rebellion' });
    const saved = lastStand({ rebellionEndTiming: 'endOfRound' });
    hold(saved, 0, 'weapons');
    saved.provinces[2]!.agents[0] = 1;
    play(saved, 'sum:6', 'activate:ferrox', 'keep', 'keep', 'keep', 'keep');
    while (asked(saved) === 'roll-lowest') play(saved, `die:${6 - saved.active}`);
    play(saved, 'dice:1', 'sum:1');
    expect(asked(saved)).toBe('deal');
  });

  it('G53: the starting rebellion of three players counts', () => {
    const s = opened({ players: 3 });
    rebel(s, ...OUTER);
    stand(s, {});
    s.players[0]!.unplaced = 1;
    play(s, 'place:imperia,1');
    expect(asked(s)).toBe('end');
  });
});

describe('other endings', () => {
  it('a limit of rounds ends by points', () => {
    const s = opened({ maxRounds: 1 });
    setEach(s, 'points', [20, 30, 25, 26]);
    stand(s, {});
    s.players[0]!.unplaced = 1;
    play(s, 'place:imperia,1', 'keep', 'keep', 'keep', 'keep', 'dice:1', 'sum:1');
    expect(taxFarmer.node(s)).toMatchObject({ kind: 'end', outcome: 'rounds', scores: [0, 1, 0, 0] });
  });

  it('the players may break off; the points decide', () => {
    const s = opened();
    setEach(s, 'points', [20, 30, 25, 26]);
    taxFarmer.apply(s, 'stop-here');
    expect(taxFarmer.node(s)).toMatchObject({ kind: 'end', outcome: 'stopped', scores: [0, 1, 0, 0] });
    expect(atlas(s).seats).toHaveLength(4);
  });
});
