/** The clauses for three to six players: in every province, and for every need card. */
import { describe, expect, it } from 'vitest';
import { taxFarmer } from '../game.ts';
import { DEFAULT_BOARD } from '../options.ts';
import { provinceHere, type State } from '../state.ts';
import {
  asked,
  counts,
  each,
  elected,
  factsOf,
  inRebellion,
  keepAll,
  needs,
  OUTER,
  offered,
  onField,
  opened,
  optionsOf,
  PLAYERS,
  placed,
  play,
  rebel,
  setEach,
} from '../testing.ts';

const CARDS = DEFAULT_BOARD.needDeck.map(({ good, reward, copies }) => ({
  good,
  reward,
  copies,
  move: good === null ? 'deal-nothing' : `deal:${good},${reward}`,
}));
/** Need fields in board order: ESTYX has two, IMPERIA none. */
const FIELDS = ['estyx 1', 'estyx 2', ...OUTER.filter((id) => id !== 'estyx').map((id) => `${id} 1`)];

/** The First Player is red, and nothing has been dealt; with three players `rising` rebels at the start. */
function beforeDeal(players: number, rising: string): State {
  const s = taxFarmer.setup(optionsOf({ players, firstPlayer: 'choose' }));
  play(s, 'first:red');
  if (players === 3) play(s, `rebel:${rising}`);
  return s;
}

/** Every field that is dealt to. Each time any undealt card may come, each copy with the same chance (T10, T101). */
function dealtFields(s: State): string[] {
  const fields: string[] = [];
  while (asked(s) === 'deal') {
    const node = taxFarmer.node(s);
    if (node.kind !== 'chance') throw new Error('no draw');
    const onBoard = s.provinces.flatMap(({ id, fields }) => fields.map((_, f) => onField(s, id, f + 1)));
    const left = CARDS.map(({ good, reward, copies, move }) => {
      const name = good === null ? 'nothing' : `${good},${reward}`;
      return [move, copies - onBoard.filter((there) => there.startsWith(`${name} `)).length] as const;
    });
    expect(Object.fromEntries(node.moves.map((move, i) => [move, node.weights[i]]))).toEqual(
      Object.fromEntries(left.filter(([, copies]) => copies > 0)),
    );
    fields.push(`${provinceHere(s).id} ${s.field + 1}`);
    play(s, offered(s)[fields.length % 3] as string);
  }
  return fields;
}

describe.each(PLAYERS)('%i players', (players) => {
  const all = (n: number) => counts(players, () => n);

  it('T23, T24, T32, T53, T75, T98: the five phases in their order, with any First Player', () => {
    const PHASES = ['place', 'test', 'activate', 'bribe', 'dice', 'election', 'deal'];
    for (let first = 0; first < players; first++) {
      const s = opened({ players }, first);
      const order: string[] = [];
      while (s.round < 2) {
        const [ask = ''] = asked(s).split(' ');
        if (PHASES.includes(ask) && order.at(-1) !== ask) order.push(ask);
        const best = ask === 'place' ? `place:${OUTER[s.active]},5` : offered(s).at(-1);
        play(s, ask === 'bribe' ? 'keep' : ask === 'roll-lowest' ? `die:${6 - s.active}` : (best as string));
      }
      expect(order).toEqual(PHASES);
      expect(asked(s)).toMatch(/^place/);
    }
  });

  it('T10, T13, T15, T49: one card to each need field in board order, none to a province in rebellion', () => {
    for (const rising of OUTER) {
      const fields = players === 3 ? FIELDS.filter((field) => !field.startsWith(rising)) : FIELDS;
      expect(dealtFields(beforeDeal(players, rising))).toEqual(fields);
    }
  });

  it('T11, T12, T14, T16, T17: every card in every province: on its field, or excluded and back in the deck', () => {
    for (const { id, production } of DEFAULT_BOARD.provinces) {
      if (id === 'imperia') continue;
      for (const { good, reward, move } of CARDS) {
        const s = taxFarmer.setup(optionsOf({ players, firstPlayer: 'choose' }));
        // Only this province is dealt to.
        rebel(s, ...OUTER.filter((other) => other !== id));
        s.toRise = 0;
        play(s, 'first:red');
        const before = [...s.deck];
        const told = play(s, move);
        const pieces = taxFarmer.scene(s).find((place) => place.id === `province.${id}`)?.pieces;
        if (good !== null && production.goods.includes(good)) {
          expect(factsOf(told, 'excluded')).toEqual([{ province: id, field: 1, good }]);
          expect([onField(s, id, 1), s.deck, pieces]).toEqual(['none', before, []]);
        } else {
          expect(factsOf(told, 'dealt')).toEqual([
            { province: id, field: 1, good, reward: good ? reward : 0 },
          ]);
          expect(pieces).toMatchObject([
            good === null
              ? { kind: 'nothing', cell: 1, face: 'up' }
              : { kind: 'need', cell: 1, face: 'up', print: `${good},${reward}` },
          ]);
        }
        // No other card comes to this field.
        expect(asked(s)).toBe(id === 'estyx' ? 'deal' : 'place red');
      }
    }
  });

  it('T33, T38, T50, T51: each province but IMPERIA is tested separately, unless it is in rebellion', () => {
    for (const province of OUTER) {
      const tested = (sum: number) => {
        const s = placed({ players, first: 0, where: { [province]: all(2), imperia: all(6) } });
        expect(asked(s)).toBe('test');
        expect(provinceHere(s).id).toBe(province);
        play(s, `sum:${sum}`);
        return inRebellion(s);
      };
      expect([tested(2 * players), tested(2 * players + 1)]).toEqual([[province], []]);
      const again = placed({
        players,
        first: 0,
        where: { [province]: all(6) },
        before: (s) => rebel(s, province),
      });
      expect([asked(again).split(' ')[0], inRebellion(again)]).toEqual(['bribe', [province]]);
    }
  });

  it('T42, T43, T45, T46: the marker on, the cards into the deck, the coins to the bank', () => {
    for (const { id, needFields } of DEFAULT_BOARD.provinces) {
      if (id === 'imperia') continue;
      const before = opened({ players }).deck;
      const s = placed({
        players,
        first: 0,
        where: { [id]: all(2) },
        before: (s) => {
          for (let field = 1; field <= needFields; field++) needs(s, id, field, 'grain,2', 4);
        },
      });
      expect(s.deck).not.toEqual(before);
      const told = play(s, `sum:${2 * players}`);
      expect(factsOf(told, 'rebels')).toMatchObject([
        { province: id, cards: needFields, coins: 4 * needFields },
      ]);
      expect([s.deck, each(s, 'gold')]).toEqual([before, all(10)]);
      for (let field = 1; field <= needFields; field++) expect(onField(s, id, field)).toBe('none');
    }
  });

  it('T88: all tied in everything: everybody rolls', () => {
    const s = placed({ players, first: 0, where: { imperia: counts(players, (p) => (p === 0 ? 1 : 2)) } });
    keepAll(s);
    expect(each(s, 'roll').every((roll) => roll === 'to-roll')).toBe(true);
    play(s, ...counts(players, (p) => (p === players - 1 ? 6 : 1)).map((die) => `die:${die}`));
    expect(s.first).toBe(players - 1);
  });

  it('T99, T100, T101, T102: coins on every card with a good, NOTHING back, new cards to empty fields', () => {
    const s = placed({
      players,
      first: players - 1,
      before: (s) => {
        setEach(
          s,
          'points',
          counts(players, (p) => 20 + p),
        );
        for (const id of OUTER.slice(0, 4)) needs(s, id, 1, 'nothing');
        needs(s, 'estyx', 2, 'wine,4', 1);
        needs(s, 'aurelis', 1, 'cloth,3', 2);
      },
    });
    keepAll(s);
    const told = play(s, 'dice:1', 'sum:1');
    expect(factsOf(told, 'supply')).toEqual([{ coins: 2, cards: 2, nothing: 4 }]);
    expect([onField(s, 'estyx', 2), onField(s, 'aurelis', 1)]).toEqual(['wine,4 +3', 'cloth,3 +4']);
    expect(dealtFields(s)).toEqual(OUTER.filter((id) => id !== 'aurelis').map((id) => `${id} 1`));
    expect([s.round, asked(s)]).toEqual([2, 'place red']);
  });

  it('T49, T102: in the supply, too, a province in rebellion gets no card', () => {
    for (const province of OUTER) {
      const s = placed({
        players,
        first: players - 1,
        before: (s) => {
          rebel(s, province);
          setEach(
            s,
            'points',
            counts(players, (p) => 20 + p),
          );
        },
      });
      keepAll(s);
      play(s, 'dice:1', 'sum:1');
      expect(dealtFields(s)).toEqual(FIELDS.filter((field) => !field.startsWith(province)));
    }
  });

  it('T99: a card that nobody fulfilled gets two more coins in each supply', () => {
    for (const id of OUTER) {
      const card = id === 'salmaris' ? 'wine,2' : 'salt,2';
      const s = elected({ players, points: counts(players, (p) => 20 + p), imperia: all(1) }).s;
      needs(s, id, 1, card, 1);
      play(s, 'dice:1', 'sum:1');
      expect(onField(s, id, 1)).toBe(`${card} +3`);
    }
  });

  describe('the helper', () => {
    const helping = () => {
      const s = taxFarmer.setup(optionsOf({ players, tracking: 'helper', firstPlayer: 'choose' }));
      play(s, 'first:red');
      if (players === 3) play(s, 'rebel:ferrox');
      s.provinces.forEach((province) => {
        province.rebels = false;
      });
      play(s, 'done', 'done');
      return s;
    };

    it('T33, T34, T38, T50, T51: as many dice as players for each load; no test in a rebellion', () => {
      for (const province of OUTER) {
        const tested = (sum: number) => {
          const s = helping();
          while (provinceHere(s).id !== province) play(s, 'load:0');
          play(s, `load:${2 * players}`);
          const node = taxFarmer.node(s);
          expect(node.kind === 'chance' && node.total).toBe(6 ** players);
          play(s, `sum:${sum}`);
          while (asked(s) === 'table-load') play(s, 'load:0');
          return s;
        };
        expect(inRebellion(tested(2 * players + 1))).toEqual([]);
        const s = tested(2 * players);
        expect(inRebellion(s)).toEqual([province]);
        play(s, 'done', ...counts(players, (p) => 20 + p).map((points) => `points:${points}`));
        play(s, ...all(0).map((n) => `agents:${n}`), 'dice:1', 'sum:1', 'done', 'done');
        const again: string[] = [];
        while (asked(s) === 'table-load') {
          again.push(provinceHere(s).id);
          play(s, 'load:0');
        }
        expect(again).toEqual(OUTER.filter((id) => id !== province));
      }
    });

    it('T92, T93, T94, T95: at the end of the track most points win; tied, agents in IMPERIA; tied again, both', () => {
      const ended = (points: (player: number) => number, imperia: (player: number) => number) => {
        const s = helping();
        s.marker = 94;
        while (asked(s) === 'table-load') play(s, 'load:0');
        play(s, 'done', ...counts(players, (p) => points(p)).map((n) => `points:${n}`));
        play(s, ...counts(players, (p) => imperia(p)).map((n) => `agents:${n}`));
        while (asked(s) === 'roll-lowest') play(s, `die:${6 - s.active}`);
        play(s, 'dice:1', 'sum:6');
        const node = taxFarmer.node(s);
        return node.kind === 'end' && node.scores;
      };
      for (let player = 0; player < players; player++) {
        const rival = (player + 1) % players;
        const both = (p: number) => p === player || p === rival;
        const alone = counts(players, (p) => (p === player ? 1 : 0));
        expect(
          ended(
            (p) => (p === player ? 31 : 30),
            () => 1,
          ),
        ).toEqual(alone);
        expect(
          ended(
            (p) => (both(p) ? 31 : 30),
            (p) => (p === player ? 2 : p === rival ? 1 : 3),
          ),
        ).toEqual(alone);
        expect(
          ended(
            (p) => (both(p) ? 31 : 30),
            (p) => (both(p) ? 1 : 3),
          ),
        ).toEqual(counts(players, (p) => (both(p) ? 0.5 : 0)));
      }
    });
  });
});
