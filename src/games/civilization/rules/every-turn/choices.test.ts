/** The clauses for every civilization, card, resource and item of the trade table, in each mode. */
import { describe, expect, test } from 'vitest';
import { civilization } from '../game.ts';
import { VALUES } from '../market/deal.ts';
import { options } from '../options.ts';
import { game, onEvent, onTurn, type Scripted } from '../testing.ts';
import { COUNTERS, ITEMS, type Item, RESOURCES } from '../vocabulary.ts';
import { battle, MODES, tallied, weights } from './testing.ts';

/** The trade table, typed in once more: what an item is worth when offered, and what it costs. */
const TABLE: readonly (readonly [clauses: string, item: Item, sell: number, buy: number])[] = [
  ['C137 C138', 'trade', 1, 2],
  ['C139 C140', 'culture', 1, 2],
  ['C141 C142', 'resource', 4, 8],
  ['C141 C142', 'wheat', 4, 8],
  ['C141 C142', 'silk', 4, 8],
  ['C141 C142', 'incense', 4, 8],
  ['C141 C142', 'iron', 4, 8],
  ['C143 C144', 'card', 0, 8],
  ['C145 C146', 'hut', 6, 12],
  ['C147 C148', 'village', 8, 16],
];

/** What the player aims at and what is offered for it, as the deal is refused. */
function worth(g: Scripted): object | undefined {
  return civilization.ruledOut(g.s).find(({ move }) => move === 'agree')?.facts;
}

describe.each(Object.entries(options.civilizations.shipped))('the list %s', (list, { civilizations }) => {
  test('C04 C10 C12 every civilization has the same chance, and so has every other one’s marker to count the turns', () => {
    const ids = civilizations.map(({ id }) => id);
    const g = game({ civilizations: list });
    expect([g.moves(), weights(g)]).toEqual([ids.map((id) => `play-as:${id}`), ids.map(() => 1)]);
    for (const mine of ids) {
      const chosen = game({ civilizations: list }).play(`play-as:${mine}`);
      const others = ids.filter((id) => id !== mine);
      expect([chosen.moves(), weights(chosen)]).toEqual([
        others.map((id) => `marker:${id}`),
        others.map(() => 1),
      ]);
      for (const other of others) {
        const begun = game({ civilizations: list }).play(`play-as:${mine}`, `marker:${other}`);
        expect([begun.s.civilization, begun.s.counter]).toEqual([mine, other]);
      }
    }
  });
});

describe.each(MODES)('%j', (mode) => {
  /** After a trade roll, with some of everything that the tally counts. */
  const dealing = (successes: number, given: object = {}) => {
    const g = onTurn(5, { ...mode, ...given });
    if (tallied(mode)) g.play('trade=20', 'culture=20', ...RESOURCES.map((each) => `${each}=3`));
    return g.play('calm', 'roll', `success:${successes}`);
  };
  /** With the tally each kind of resource has a row, without it they share one. */
  const rows = ITEMS.filter((item) => {
    const kind = RESOURCES.some((each) => each === item);
    return tallied(mode) ? item !== 'resource' : !kind;
  });

  test.each(['one', 'anyAmountOfOneRow'])(
    'C84 C136 tradeUnit %s: the rows of the table and no others',
    (tradeUnit) => {
      expect(TABLE.map(([, item]) => item)).toEqual(ITEMS);
      const g = dealing(1, { tradeUnit });
      expect(g.moves()).toEqual([...rows.map((item) => `want:${item}`), 'no-deal']);
      g.play('want:village', ...(tradeUnit === 'one' ? [] : ['amount:1']));
      const paid = g.moves().filter((move) => move.startsWith('pay:'));
      // C143: a culture event card can't be offered.
      expect(paid).toEqual(rows.filter((item) => item !== 'card').map((item) => `pay:${item}`));
    },
  );

  test.each(TABLE.filter(([, item]) => rows.includes(item)))(
    '%s one %s costs and is worth what the table says',
    (_, item, sell, buy) => {
      expect(VALUES[item]).toEqual({ sell, buy });
      expect(worth(dealing(1).play(`want:${item}`))).toEqual({ asked: buy, offered: 0 });
      if (sell === 0) return;
      const g = dealing(1).play('want:village', `pay:${item}`);
      if (g.step() === 'pay-amount') g.play('amount:1');
      if (sell < 16) expect(worth(g)).toEqual({ asked: 16, offered: sell });
      expect(g.s.deal?.offer).toEqual({ [item]: 1 });
    },
  );

  test.each(rows.filter((item) => VALUES[item].sell > 0))(
    'C83 C85 C86 C87 a culture event card for %s: enough is offered, and handed over',
    (item) => {
      const { sell } = VALUES[item];
      const amount = Math.ceil(8 / sell);
      const g = dealing(1).play('want:card');
      expect(g.moves()).not.toContain('agree');
      g.play(`pay:${item}`);
      if (g.step() === 'pay-amount') g.play(`amount:${amount}`);
      g.play('agree');
      expect(g.last('deal')).toMatchObject({
        want: { card: 1 },
        offer: { [item]: amount },
        asked: 8,
        offered: amount * sell,
      });
      const before = { trade: 20, culture: 20, wheat: 3, silk: 3, incense: 3, iron: 3 };
      const { trade, culture, resources } = g.s.tally;
      if (tallied(mode) && item in before)
        expect({ trade, culture, ...resources }).toEqual({
          ...before,
          [item]: before[item as keyof typeof before] - amount,
        });
    },
  );

  test.each([
    ['A', [28, 8]],
    ['B', [12, 24]],
  ] as const)(
    'C88 C89 C90 C91 C153 C154 reading %s of the two dice is the same for every use',
    (cancelRoll, odds) => {
      const given = { ...mode, cancelRoll };
      const paying = tallied(mode) ? ['pay:card'] : [];
      const military = onTurn(13, given).play('hand=3', 'event', 'die:5');
      if (tallied(mode)) while (military.step() === 'draw') military.play(military.moves()[0] as string);
      else military.play('strength:0');
      const uses = [
        onEvent(5, 1, given).play('cancel:primetime'),
        onEvent(13, 1, given).play('counter:person'),
        military.play('bonus:0', 'bonus:0', 'figure-card'),
        onTurn(5, given).play('!use:card'),
        onTurn(5, given).play('!use:resources', ...paying),
      ];
      for (const g of uses) {
        const node = g.node();
        expect(node.kind === 'chance' && [node.ask, node.moves, node.weights]).toEqual([
          'two-dice',
          ['works', 'fails'],
          odds,
        ]);
      }
    },
  );

  test.each(['strike', 'bonus', 'add', 'cancel'])(
    'C89 C92 the ability “%s” in battle: rolled for if it is paid, nothing happens if it fails',
    (ability) => {
      const paying = tallied(mode) ? ['pay:card'] : [];
      const before = battle(5, mode).s.battle;
      const g = battle(5, mode).play(`!ability:${ability}`, 'paid', ...paying);
      expect(g.step()).toBe('two-dice');
      g.play('fails');
      expect([g.step(), g.s.battle, g.count('ability')]).toEqual(['my-unit', before, 0]);
    },
  );

  test.each(COUNTERS)(
    'C96 C97 C98 C99 C100 a card for “%s” cancels any event, if the setting says so',
    (by) => {
      for (const [turn, die] of [
        [2, 1],
        [9, 2],
        [2, 3],
        [13, 4],
      ] as const) {
        const g = onEvent(turn, die, { ...mode, counterMatch: 'any' }).play(`counter:${by}`, 'works');
        expect([g.last('cancelled').by, g.step(), g.s.debt]).toEqual([
          by,
          'trade',
          { culture: 0, resource: 0 },
        ]);
        expect(onEvent(turn, die, mode).moves().includes(`counter:${by}`)).toBe(
          die === 4 && by === 'deforestation',
        );
      }
    },
  );
});

test.each([3, 4, 5, 6, 7, 8, 9])(
  'C47 C48 a hand of %i: that many cards are drawn, or all there are; each remaining card has the same chance',
  (hand) => {
    const g = onTurn(13, { tally: true }).play('army.mounted.2=4', `hand=${hand}`, 'event', 'die:5');
    const left: Record<string, number> = { 'draw:infantry-2': 1, 'draw:mounted-2': 4, 'draw:artillery-2': 1 };
    let drawn = 0;
    while (g.step() === 'draw') {
      const moves = Object.keys(left).filter((move) => left[move]);
      expect([g.moves(), weights(g)]).toEqual([moves, moves.map((move) => left[move])]);
      const move = moves[drawn % moves.length] as string;
      left[move] = (left[move] ?? 0) - 1;
      g.play(move);
      drawn++;
    }
    expect([drawn, g.count('drawn'), g.last('strength').strength]).toEqual([
      Math.min(hand, 6),
      Math.min(hand, 6),
      2 * Math.min(hand, 6),
    ]);
  },
);
