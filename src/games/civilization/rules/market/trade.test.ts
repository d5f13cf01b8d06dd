import { describe, expect, test } from 'vitest';
import { everyLanguage } from '../../../../../test/speaks.ts';
import { arg, type Chance } from '../../../../kernel/game.ts';
import { sayMove } from '../../../../kernel/words.ts';
import { cs } from '../../words/cs.ts';
import { en } from '../../words/en.ts';
import { pl } from '../../words/pl.ts';
import { ru } from '../../words/ru.ts';
import { said } from '../../words/said.ts';
import type { Civilization } from '../spec.ts';
import { onTurn, type Scripted } from '../testing.ts';
import type { Item } from '../vocabulary.ts';
import { VALUES } from './deal.ts';

const words = everyLanguage(said, { en, pl, cs, ru });

/** After a trade roll with this many successes. */
const rolled = (successes: number, given: object = {}, ...facts: string[]) =>
  onTurn(5, given as Record<string, unknown>).play(...facts, 'calm', 'roll', `success:${successes}`);
const wants = (g: Scripted) => g.moves().filter((m) => m.startsWith('want:'));

describe('the trade roll', () => {
  test('C80 it’s at the start of the Trade phase: before trade is collected, or after it by ruling', () => {
    const before = onTurn(5, { tally: true }).play('calm');
    expect(before.step()).toBe('trade');
    expect(before.play('skip').step()).toBe('collect');
    const later = onTurn(5, { tally: true, tradeTiming: 'after' }).play('calm');
    expect(later.step()).toBe('collect');
    expect(later.play('collect:9').step()).toBe('trade');
    expect(later.play('skip').step()).toBe('turn-end');
    expect(later.s.tally.trade).toBe(9);
  });

  test('C81 the player may roll or not, with exactly three dice', () => {
    expect(onTurn(5).play('calm').moves()).toEqual(['roll', 'skip']);
    const node = onTurn(5).play('calm', 'roll').node() as Chance<Civilization>;
    const counted = [0, 0, 0, 0];
    for (let n = 0; n < 216; n++) {
      const faces = [n % 6, Math.floor(n / 6) % 6, Math.floor(n / 36)];
      (counted[faces.filter((f) => f >= 4).length] as number)++;
    }
    expect(node.weights.map((w) => (w * 216) / node.total)).toEqual(counted);
  });

  test('C82 each 5 or 6 lets the player take one item, at most three', () => {
    expect(rolled(0).step()).toBe('turn-end');
    const one = rolled(1).play('want:culture');
    expect(one.step()).toBe('pay');
    const three = rolled(3).play('want:culture', 'want:trade', 'want:culture');
    expect([three.step(), three.s.deal?.want]).toEqual(['pay', { culture: 2, trade: 1 }]);
    expect(() => rolled(3).play('want:culture', 'want:culture', 'want:culture', 'want:culture')).toThrow();
    // Unused successes lapse.
    expect(rolled(3).play('want:culture', 'offer').step()).toBe('pay');
  });

  test('tradeUnit anyAmountOfOneRow: a success is a row, in any amount', () => {
    const g = rolled(1, { tradeUnit: 'anyAmountOfOneRow' }).play('want:culture', 'amount:7');
    expect([g.step(), g.s.deal?.want]).toEqual(['pay', { culture: 7 }]);
    const two = rolled(2, { tradeUnit: 'anyAmountOfOneRow' }).play('want:culture', 'amount:7');
    expect(wants(two)).not.toContain('want:culture');
    expect(two.play('want:trade').node()).toMatchObject({
      kind: 'decision',
      ask: 'want-amount',
      seat: 'player',
      moves: [],
      ranges: [{ verb: 'amount', min: 1 }],
    });
  });
});

describe('deals', () => {
  test('C83 nothing is free: without an offer there is no deal', () => {
    for (const dealTest of ['fair', 'literal']) {
      const g = rolled(1, { dealTest }).play('want:card');
      expect(g.moves()).not.toContain('agree');
      expect(g.play('no-deal').count('deal')).toBe(0);
    }
  });

  test('C81 C82 choosing again keeps the roll and costs nothing; there is no deal only if the player says so', () => {
    for (const tradeUnit of ['one', 'anyAmountOfOneRow']) {
      const g = rolled(2, { tradeUnit, tally: true }, 'trade=20');
      const amount = tradeUnit === 'one' ? [] : ['amount:1'];
      expect(g.moves()).not.toContain('choose-again');
      g.play('want:culture', ...amount);
      expect(g.play('choose-again').s.deal).toEqual({ successes: 2, rows: 0, want: {}, offer: {} });
      g.play('want:card', ...amount, 'offer', 'pay:trade', 'amount:8');
      expect(g.moves()).toContain('agree');
      g.play('choose-again');
      expect([g.step(), g.s.tally.trade, wants(g).length > 0]).toEqual(['deal', 20, true]);
      g.play('want:culture', ...amount, 'offer', 'pay:trade', 'amount:2', 'agree');
      expect(g.last('deal')).toMatchObject({ want: { culture: 1 }, asked: 2, offered: 2 });
      expect([g.count('no-deal'), g.s.tally.trade]).toEqual([0, 18]);
    }
    const over = rolled(2).play('want:card', 'no-deal');
    expect([over.count('no-deal'), over.s.deal]).toEqual([1, null]);
  });

  test('C84 only what the table lists can be asked for or offered', () => {
    expect(wants(rolled(1))).toEqual([
      'want:trade',
      'want:culture',
      'want:resource',
      'want:card',
      'want:hut',
      'want:village',
    ]);
    const pays = rolled(1).play('want:village').moves();
    expect(pays).toEqual([
      'pay:trade',
      'pay:culture',
      'pay:resource',
      'pay:hut',
      'pay:village',
      'no-deal',
      'choose-again',
    ]);
  });

  test('C85 what is offered must be worth at least what is asked for, taken together; no change', () => {
    const g = rolled(2).play('want:culture', 'want:resource', 'pay:resource', 'amount:2');
    expect(g.moves()).not.toContain('agree');
    g.play('pay:culture', 'amount:2', 'agree');
    expect(g.last('deal')).toMatchObject({ asked: 10, offered: 10 });
    const over = rolled(1).play('want:culture', 'pay:village', 'agree');
    expect(over.last('deal')).toMatchObject({ asked: 2, offered: 8 });
  });

  test('C85 dealTest literal: what is asked for must be worth at least what is offered', () => {
    const g = rolled(1, { dealTest: 'literal' }).play('want:village', 'pay:trade', 'amount:1', 'agree');
    expect(g.last('deal')).toMatchObject({ asked: 16, offered: 1 });
  });

  test('C86 C87 a culture event card for exactly eight trade points, taken off the dial', () => {
    const g = rolled(1, { tally: true }, 'trade=11').play('want:card', 'pay:trade');
    expect(g.moves()).toEqual(['amount:8', 'amount:1-7']);
    g.play('amount:7');
    expect(g.moves()).not.toContain('agree');
    g.play('pay:trade', 'agree');
    expect(g.last('deal')).toMatchObject({ want: { card: 1 }, offer: { trade: 8 }, asked: 8, offered: 8 });
    expect(g.s.tally.trade).toBe(3);
  });

  test('the deck of a bought card is that of the culture section', () => {
    const section = (level: number) =>
      rolled(1, {}, `level=${level}`).play('want:card', 'pay:trade', 'amount:8', 'agree').last('deal')
        .section;
    expect([0, 7, 8, 14, 15, 20].map(section)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test('C136 C137 C138 C139 C140 C141 C142 C143 C144 C145 C146 C147 C148 values when offered and when asked for', () => {
    expect(VALUES).toEqual({
      trade: { sell: 1, buy: 2 },
      culture: { sell: 1, buy: 2 },
      resource: { sell: 4, buy: 8 },
      wheat: { sell: 4, buy: 8 },
      silk: { sell: 4, buy: 8 },
      incense: { sell: 4, buy: 8 },
      iron: { sell: 4, buy: 8 },
      card: { sell: 0, buy: 8 },
      hut: { sell: 6, buy: 12 },
      village: { sell: 8, buy: 16 },
    });
  });

  test.each([
    ['C137 C138', 'trade', 1, 2],
    ['C139 C140', 'culture', 1, 2],
    ['C141 C142', 'resource', 4, 8],
    ['C145 C146', 'hut', 6, 12],
    ['C147 C148', 'village', 8, 16],
  ] as const)('%s one %s in a deal', (_, item: Item, sell, buy) => {
    const bought = rolled(1).play(`want:${item}`, 'pay:trade');
    if (bought.step() === 'pay-amount') bought.play(`amount:${buy}`);
    expect(bought.play('agree').last('deal')).toMatchObject({ asked: buy, offered: buy });
    const sold = rolled(1).play('want:village', `pay:${item}`);
    if (sold.step() === 'pay-amount') sold.play('amount:1');
    expect(sold.s.deal?.offer).toEqual({ [item]: 1 });
    sold.play('pay:trade');
    if (sold.step() === 'pay-amount') sold.play(`amount:${16 - sell}`);
    expect(sold.play('agree').last('deal')).toMatchObject({ asked: 16, offered: 16 });
  });

  test('C143 a culture event card can’t be offered', () => {
    expect(rolled(1).play('want:village').moves()).not.toContain('pay:card');
  });

  test('C144 a culture event card asked for costs 8', () => {
    expect(rolled(1).play('want:card', 'pay:resource', 'amount:2', 'agree').last('deal').asked).toBe(8);
  });

  test('gains of a deal pay debts first; a player who owes tokens has none to offer', () => {
    const g = rolled(1, {}, 'debt.culture=1').play('want:culture');
    expect(g.moves()).not.toContain('pay:culture');
    g.play('pay:trade', 'amount:2', 'agree');
    expect(g.s.debt.culture).toBe(0);
    const kept = rolled(1, { tally: true }, 'debt.resource=1', 'trade=8').play(
      'want:wheat',
      'pay:trade',
      'amount:8',
      'agree',
    );
    expect([kept.s.debt.resource, kept.s.tally.resources.wheat, kept.s.tally.trade]).toEqual([0, 0, 0]);
  });

  test('with the tally only what is owned can be offered, and the dial stops at 27', () => {
    const g = rolled(1, { tally: true }, 'iron=1', 'trade=3').play('want:silk');
    expect(g.moves()).toEqual(['pay:trade', 'pay:iron', 'pay:hut', 'pay:village', 'no-deal', 'choose-again']);
    const full = rolled(1, { tally: true }, 'trade=27', 'culture=2').play(
      'want:trade',
      'pay:culture',
      'amount:2',
      'agree',
    );
    expect(full.s.tally.trade).toBe(27);
  });

  test('all trade can be entered; what the dial can’t take is lost and reported', () => {
    const g = onTurn(5, { tally: true }).play('trade=25', 'calm', 'skip', 'collect:14');
    expect([g.s.tally.trade, g.last('collected')]).toEqual([27, { trade: 27, over: 12 }]);
    expect(words.en.events.collected({ trade: 27, over: 12 }, g.s.options)).toContain('you lose 12');
    g.play('!gained:trade', 'amount:3');
    expect([g.s.tally.trade, g.last('gained').amount, g.last('collected').over]).toEqual([27, 3, 3]);
    const room = onTurn(5, { tally: true }).play('trade=2', 'calm', 'skip', 'collect:9');
    expect(room.last('collected')).toEqual({ trade: 11, over: 0 });
    expect(words.en.events.collected({ trade: 11, over: 0 }, onTurn(1).s.options)).toBe(
      'Your dial shows 11 trade points.',
    );
    room.play('!gained:trade', 'amount:3');
    expect([room.s.tally.trade, room.count('collected')]).toEqual([14, 1]);
  });

  test('C136 every button of a deal shows its price', () => {
    const g = rolled(2);
    const asks = g.moves().filter((m) => m.startsWith('want:'));
    const offers = () => g.moves().filter((m) => m.startsWith('pay:'));
    const number = (label: string) => Number(/\d+/.exec(label)?.[0]);
    for (const move of asks)
      for (const each of Object.values(words))
        expect(number(sayMove(each, move, g.s))).toBe(VALUES[arg(move) as Item].buy);
    g.play('want:village', 'offer');
    expect(offers()).toHaveLength(5);
    for (const move of offers())
      for (const each of Object.values(words))
        expect(number(sayMove(each, move, g.s))).toBe(VALUES[arg(move) as Item].sell);
    // What an ability is paid with has no price.
    const paid = onTurn(5, { tally: true }).play('silk=1', '!use:resources');
    expect(sayMove(words.en, 'pay:silk', paid.s)).toBe('Pay with: silk');
  });
});
