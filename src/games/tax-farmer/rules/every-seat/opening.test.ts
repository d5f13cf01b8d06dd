/** The set-up and phases 1 and 2 for every seat at every size of table. */
import { describe, expect, it } from 'vitest';
import { taxFarmer } from '../game.ts';
import { SEATS } from '../options.ts';
import { atlas } from '../parts/atlas.ts';
import { load } from '../phases/rebellion.ts';
import {
  agents,
  allAgents,
  asked,
  CHAIRS,
  clockwise,
  counts,
  each,
  factsOf,
  inRebellion,
  needs,
  OUTER,
  offered,
  opened,
  optionsOf,
  PROVINCES,
  placed,
  play,
  setEach,
} from '../testing.ts';

describe.each(CHAIRS)('$seat of $players', ({ players, seat, player }) => {
  const next = (player + 1) % players;
  /** This seat has the first number, all others the second. */
  const mine = (first: number, second: number) => counts(players, (p) => (p === player ? first : second));
  const none = () => counts(players, () => 0);

  it('T08, T09, G1: everybody rolls, the highest die gets the marker; tied, they roll again', () => {
    const s = taxFarmer.setup(optionsOf({ players }));
    const rolled = play(s, ...mine(6, 5).map((die) => `die:${die}`));
    expect(factsOf(rolled, 'first-die').map(({ seat }) => seat)).toEqual(clockwise(players, 0));
    expect([s.first, factsOf(rolled, 'first-player')]).toEqual([player, [{ seat }]]);
    const tied = taxFarmer.setup(optionsOf({ players }));
    play(tied, ...counts(players, (p) => (p === player || p === next ? 4 : 3)).map((die) => `die:${die}`));
    expect(each(tied, 'roll')).toEqual(
      each(tied, 'roll').map((_, p) => (p === player || p === next ? 'to-roll' : null)),
    );
    play(tied, ...[player, next].sort().map((p) => (p === player ? 'die:2' : 'die:1')));
    expect(tied.first).toBe(player);
  });

  it('T25, T30: the First Player begins, then clockwise', () => {
    const s = opened({ players }, player);
    const order = clockwise(players, player).map(() => {
      const seat = asked(s).slice('place '.length);
      play(s, 'place:imperia,1');
      return seat;
    });
    expect(order).toEqual(clockwise(players, player));
    expect(asked(s)).toBe(`place ${seat}`);
  });

  it('T30, T31: a player without agents is skipped, and the next one clockwise places', () => {
    for (let skipped = 0; skipped < players - 1; skipped++) {
      const s = opened({ players }, player);
      const after = (player + 1 + skipped) % players;
      setEach(
        s,
        'unplaced',
        counts(players, (p) => ((p - player + players) % players > skipped || p === player ? 2 : 0)),
      );
      play(s, 'place:imperia,1');
      expect(asked(s)).toBe(`place ${SEATS[after]}`);
    }
  });

  it('T26, T27: any province, and any number from one to all that are left', () => {
    const s = opened({ players }, player);
    const all = (most: number) =>
      PROVINCES.flatMap((id) => counts(most, (i) => i + 1).map((n) => `place:${id},${n}`));
    expect(offered(s)).toEqual(all(10));
    play(s, 'place:estyx,7', ...Array<string>(players - 1).fill('place:imperia,10'));
    expect([asked(s), offered(s)]).toEqual([`place ${seat}`, all(3)]);
  });

  it('T28, T29, T31: a player’s own agents in one province, until nobody has any left', () => {
    for (const province of PROVINCES) {
      const s = opened({ players }, player);
      play(s, `place:${province},4`);
      expect(agents(s, province)).toEqual(mine(4, 0));
      expect(allAgents(s)).toBe(4);
      expect(each(s, 'unplaced')).toEqual(mine(6, 10));
      setEach(s, 'unplaced', mine(6, 0));
      s.active = player;
      play(s, `place:${province},5`);
      expect(asked(s)).toBe(`place ${seat}`);
    }
  });

  it('T02, T05: agents in the player’s colour in every province, and one marker on the track', () => {
    for (const province of PROVINCES) {
      const s = opened({ players }, player);
      play(s, `place:${province},3`);
      s.players[player]!.points = 31;
      const pieces = (place: string) => taxFarmer.scene(s).find(({ id }) => id === place)?.pieces ?? [];
      expect(pieces(`province.${province}`)).toEqual([
        { id: `agents.${province}.${seat}`, kind: 'agent', owner: seat, count: 3 },
      ]);
      const markers = pieces('track').filter(({ kind }) => kind === 'points');
      expect(markers.map(({ owner, cell }) => [owner, cell])).toEqual(
        mine(31, 20).map((points, p) => [SEATS[p], points]),
      );
    }
  });

  it('T39, T40, T41, T44: agents and coins count in the test, the printed number doesn’t; all agents leave when it fails', () => {
    for (const province of OUTER) {
      const s = placed({
        players,
        first: 0,
        where: { [province]: mine(7, 1) },
        before: (s) => needs(s, province, 1, province === 'salmaris' ? 'wine,2' : 'salt,2', 3),
      });
      const n = 7 + (players - 1) + 3;
      expect(asked(s)).toBe('test');
      const p = atlas(s).provinceNumber(province);
      expect([s.here, load(s, s.provinces[p]!)]).toEqual([p, n]);
      play(s, `sum:${n}`);
      expect(inRebellion(s)).toEqual([province]);
      expect(agents(s, province)).toEqual(none());
    }
  });

  it('T20, T45: with three players each province but IMPERIA may rebel at the start, otherwise none', () => {
    const begun = () => {
      const s = taxFarmer.setup(optionsOf({ players, firstPlayer: 'choose' }));
      play(s, `first:${seat}`);
      return s;
    };
    expect([begun().first, inRebellion(begun())]).toEqual([player, []]);
    if (players > 3) {
      expect(asked(begun())).toBe('deal');
      return;
    }
    const node = taxFarmer.node(begun());
    expect(node.kind === 'chance' && node.weights).toEqual(OUTER.map(() => 1));
    expect(offered(begun())).toEqual(OUTER.map((id) => `rebel:${id}`));
    for (const id of OUTER) {
      const s = begun();
      play(s, `rebel:${id}`);
      expect([inRebellion(s), asked(s)]).toEqual([[id], 'deal']);
    }
  });
});
