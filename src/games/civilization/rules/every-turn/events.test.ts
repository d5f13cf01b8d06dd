/** History events and what cancels them, on every turn and in each mode. */
import { describe, expect, test } from 'vitest';
import { hitOf } from '../state.ts';
import { onEvent, onTurn } from '../testing.ts';
import { CANCELLERS, RESOURCES } from '../vocabulary.ts';
import { MODES, rest, rowOn, strengthOn, TRADE_PHASE, TURNS, tallied, underWay, weights } from './testing.ts';

/** What the table of history events says of a die on a turn, typed in once more; a battle by the turn it is fought on. */
const TABLE = [
  [
    ['culture', 3],
    ['culture', 3],
    ['unit', 1],
    ['drought', 1],
    ['military', 5],
  ],
  [
    ['culture', 5],
    ['culture', 5],
    ['unit', 1],
    ['drought', 1],
    ['military', 8],
  ],
  [
    ['resource', 1],
    ['resource', 1],
    ['anarchy', 1],
    ['deforestation', 1],
    ['military', 12],
  ],
  [
    ['person', 1],
    ['building', 1],
    ['anarchy', 1],
    ['deforestation', 1],
    ['military', 16],
  ],
] as const;

describe.each(MODES)('%j', (mode) => {
  test.each(TURNS)(
    'C28 C31 C42 C46 C57 C105 C106 C107 C108 C110 C111 C119 C121 C125 C129 C133 turn %i: what each die means',
    (turn) => {
      TABLE[rowOn(turn)]?.forEach(([effect, amount], i) => {
        const die = i + 1;
        expect(onEvent(turn, die, mode).last('history-event')).toEqual({ turn, die, effect, amount });
      });
      expect(onEvent(turn, 6, mode).last('history-event')).toEqual({
        turn,
        die: 6,
        effect: 'battle',
        amount: rowOn(Math.min(16, turn + 1)) + 1,
      });
    },
  );

  test.each(TURNS)(
    'C33 C34 C44 C45 C92 C93 turn %i: dice 1 to 4 can be cancelled by any of the cards',
    (turn) => {
      for (const die of [1, 2, 3, 4])
        for (const by of CANCELLERS) {
          const begun = () => {
            const g = onEvent(turn, die, mode);
            return g.step() === 'building-or-wonder' ? g.play('lose:wonder') : g;
          };
          const before = begun();
          const g = begun().play(`cancel:${by}`);
          expect(g.step()).toBe('two-dice');
          g.play('works');
          expect(underWay(g)).toEqual(TRADE_PHASE);
          expect(g.last('cancelled').by).toBe(by);
          expect([g.s.debt, g.s.tally, g.s.anarchy]).toEqual([before.s.debt, before.s.tally, 0]);
          // A card that fails leaves the event as it was.
          expect(begun().play(`cancel:${by}`, 'fails').step()).toBe('cancel');
        }
    },
  );

  test.each(TURNS)(
    'C96 C97 C98 C99 C100 turn %i: a card that would do the same cancels that event alone',
    (turn) => {
      const counters = (die: number, ...moves: readonly string[]) =>
        onEvent(turn, die, mode)
          .play(...moves)
          .moves()
          .filter((move) => move.startsWith('counter:'));
      const late = turn >= 13;
      expect(counters(1)).toEqual(late ? ['counter:person'] : []);
      if (late)
        for (const what of ['building', 'wonder'])
          expect(counters(2, `lose:${what}`)).toEqual([`counter:${what}`]);
      else expect(counters(2)).toEqual([]);
      expect(counters(3)).toEqual([]);
      expect(counters(4)).toEqual([turn <= 7 ? 'counter:drought' : 'counter:deforestation']);
    },
  );

  test.each(TURNS.slice(0, 7))(
    'C35 C36 C37 C38 C39 C40 C41 turn %i: missing tokens are owed, and gains pay them first',
    (turn) => {
      const due = turn <= 3 ? 3 : 5;
      for (const die of [1, 2])
        for (let owned = 0; owned <= due + 1; owned++) {
          const g = onTurn(turn, mode);
          if (tallied(mode)) g.play(`culture=${owned}`);
          g.play('event', `die:${die}`, 'accept');
          if (!tallied(mode)) g.play(`own:${Math.min(owned, due)}`);
          const debt = Math.max(0, due - owned);
          expect(g.last('culture-lost')).toEqual({ due, paid: due - debt, debt });
          expect(g.s.debt).toEqual({ culture: debt, resource: 0 });
          if (tallied(mode)) expect(g.s.tally.culture).toBe(Math.max(0, owned - due));
          expect(underWay(g)).toEqual(TRADE_PHASE);
          if (debt === 0) continue;
          g.play('!gained:culture', 'amount:4');
          expect(g.last('gained')).toEqual({
            what: 'culture',
            amount: 4,
            paid: Math.min(4, debt),
            debt: Math.max(0, debt - 4),
          });
          if (tallied(mode)) expect(g.s.tally.culture).toBe(Math.max(0, 4 - debt));
        }
    },
  );

  test.each([8, 9, 10, 11, 12])(
    'C32 C113 C114 turn %i: a resource, or a debt that the next one pays',
    (turn) => {
      for (const die of [1, 2])
        for (const resource of RESOURCES) {
          const g = onTurn(turn, mode);
          if (tallied(mode))
            g.play(`${resource}=1`).play('event', `die:${die}`, 'accept', `lose:${resource}`);
          else g.play('event', `die:${die}`, 'accept', 'own:1');
          expect([g.count('resource-lost'), g.s.debt.resource, g.s.tally.resources[resource]]).toEqual([
            1, 0, 0,
          ]);
          const none = onTurn(turn, mode).play('event', `die:${die}`, 'accept');
          if (!tallied(mode)) none.play('own:0');
          expect(none.s.debt.resource).toBe(1);
          none.play('!gained:resource', tallied(mode) ? `take:${resource}` : 'amount:1');
          expect([none.s.debt.resource, none.s.tally.resources[resource]]).toEqual([0, 0]);
        }
    },
  );

  test.each([13, 14, 15, 16])(
    'C32 C116 C117 turn %i: a great person, a building or wonder; none owned, nothing is lost or owed',
    (turn) => {
      const lost = (die: number, ...moves: readonly string[]) => onEvent(turn, die, mode).play(...moves);
      const person = lost(1, 'accept', 'own:1');
      expect(person.count('person-lost')).toBe(1);
      expect(underWay(person)).toEqual(TRADE_PHASE);
      expect(lost(1, 'accept', 'own:0').last('no-effect')).toEqual({ effect: 'person' });
      for (const what of ['building', 'wonder']) {
        const g = lost(2, `lose:${what}`, 'accept');
        expect(g.last('building-lost')).toEqual({ what });
        expect(underWay(g)).toEqual(TRADE_PHASE);
      }
      expect(lost(2, 'lose:none').last('no-effect')).toEqual({ effect: 'building' });
      for (const none of [lost(1, 'accept', 'own:0'), lost(2, 'lose:none')]) {
        expect(underWay(none)).toEqual(TRADE_PHASE);
        expect(none.s.debt).toEqual({ culture: 0, resource: 0 });
      }
    },
  );

  test.each(TURNS)('C43 C109 C112 C115 C118 C120 C124 C128 C132 turn %i: the cultural event', (turn) => {
    const third = onEvent(turn, 3, mode).play('accept');
    if (turn >= 8) {
      third.play('done');
      expect([third.last('anarchy'), third.s.anarchy]).toEqual([{ turn, again: false }, turn]);
    } else {
      if (!tallied(mode)) third.play('own:3');
      const chances = third.node();
      expect(chances.kind === 'chance' && chances.weights).toEqual([1, 1, 1]);
      third.play(third.moves()[1] as string);
      expect(third.count('unit-lost')).toBe(1);
      if (tallied(mode)) expect(third.s.tally.army.mounted).toEqual([0, 0, 0]);
    }
    expect(underWay(third)).toEqual(TRADE_PHASE);
    const fourth = onEvent(turn, 4, mode).play('accept', 'own:2', 'pick:2');
    const what = turn <= 7 ? 'drought' : 'deforestation';
    expect(fourth.last('disaster')).toEqual({ what, k: 2, of: 2 });
    expect(underWay(fourth)).toEqual(TRADE_PHASE);
    expect(onEvent(turn, 4, mode).play('accept', 'own:0').last('no-effect')).toEqual({ effect: what });
  });

  test.each([8, 9, 10, 11, 12, 13, 14, 15])(
    'C115 C118 turn %i: a government is chosen at the next Start of Turn',
    (turn) => {
      const g = rest(onEvent(turn, 3, mode).play('accept', 'done'));
      if (g.step() === 'wonders') g.play('unbuilt:0');
      expect([g.s.anarchy, g.count('government')]).toEqual([turn, 0]);
      g.play('calm');
      expect([g.s.anarchy, g.last('government')]).toEqual([0, { turn: turn + 1 }]);
    },
  );

  test.each([8, 9, 10, 11, 12])(
    'C32 C113 C114 turn %i: by chance, each resource token has the same chance',
    (turn) => {
      for (const die of [1, 2]) {
        const g = onTurn(turn, { ...mode, lossChoice: 'random' });
        if (tallied(mode)) {
          g.play('wheat=1', 'silk=2', 'incense=3', 'iron=4', 'event', `die:${die}`, 'accept');
          expect([g.moves(), weights(g)]).toEqual([RESOURCES.map((each) => `lose:${each}`), [1, 2, 3, 4]]);
          expect(g.play('lose:incense').s.tally.resources).toEqual({
            wheat: 1,
            silk: 2,
            incense: 2,
            iron: 4,
          });
        } else {
          g.play('event', `die:${die}`, 'accept', 'own:4');
          expect(weights(g)).toEqual([1, 1, 1, 1]);
          expect(g.play('pick:4').last('resource-lost')).toEqual({ what: 'resource', k: 4, of: 4 });
        }
        expect(underWay(g)).toEqual(TRADE_PHASE);
      }
    },
  );

  test.each([13, 14, 15, 16])(
    'C32 C116 C117 turn %i: by chance, each great person, building or wonder has the same chance',
    (turn) => {
      const random = { ...mode, lossChoice: 'random' };
      const person = onEvent(turn, 1, random).play('accept', 'own:3');
      expect(weights(person)).toEqual([1, 1, 1]);
      expect(person.play('pick:2').last('person-lost')).toEqual({ k: 2, of: 3 });
      expect(underWay(person)).toEqual(TRADE_PHASE);
      for (const [k, what] of [
        [1, 'building'],
        [2, 'building'],
        [3, 'wonder'],
      ] as const) {
        const g = onEvent(turn, 2, random).play('own:2', 'own:1');
        expect(weights(g)).toEqual([1, 1, 1]);
        g.play(`pick:${k}`, 'accept');
        expect(g.last('building-lost')).toEqual({ what });
        expect(underWay(g)).toEqual(TRADE_PHASE);
      }
    },
  );

  test.each(TURNS)(
    'C50 C51 C52 turn %i: half of the bonus, rounded down, and all of the wonders’',
    (turn) => {
      const need = strengthOn(turn);
      const withstands = (bonus: number, wonders: number, given: object = {}) => {
        const g = onTurn(turn, { ...mode, ...given }).play('hand=3', 'event', 'die:5');
        if (tallied(mode)) while (g.step() === 'draw') g.play(g.moves()[0] as string);
        else g.play('strength:0');
        if (g.step() === 'bonus') g.play(`bonus:${bonus}`);
        if (g.step() === 'wonder-bonus') g.play(`bonus:${wonders}`);
        return g.step() === 'trade';
      };
      // With the tally three cards of strength 2 are drawn, which is enough on the first turns.
      const short = need - (tallied(mode) ? 6 : 0);
      if (short <= 0) {
        expect(withstands(0, 0)).toBe(true);
        return;
      }
      expect([withstands(2 * short, 0), withstands(2 * short - 1, 0)]).toEqual([true, false]);
      expect([withstands(0, short), withstands(1, short - 1)]).toEqual([true, false]);
      expect([withstands(1, short), withstands(2, short - 1)]).toEqual([true, true]);
      const half = { halveWonders: 'on' };
      expect([withstands(1, 2 * short - 1, half), withstands(0, 2 * short - 1, half)]).toEqual([true, false]);
    },
  );

  test.each(TURNS)('C46 C47 C48 C49 turn %i: three cards against the strength of the table', (turn) => {
    const need = strengthOn(turn);
    const short = onTurn(turn, mode).play('hand=3', 'event', 'die:5');
    if (!tallied(mode)) {
      expect(onEvent(turn, 5, mode).play(`strength:${need}`).last('withstood')).toEqual({
        total: need,
        need,
      });
      short.play(`strength:${need - 1}`);
    } else while (short.step() === 'draw') short.play(short.moves()[0] as string);
    // With the tally three cards of strength 2 are the whole army.
    const strength = tallied(mode) ? 6 : need - 1;
    if (strength >= need) {
      expect(underWay(short)).toEqual(TRADE_PHASE);
      return;
    }
    expect(short.last('strength')).toEqual({ turn, strength, need, missing: need - strength });
    short.play('bonus:0', 'bonus:0', 'accept');
    expect(short.last('shortfall')).toEqual({ total: strength, need, missing: need - strength });
  });

  test.each(TURNS)(
    'C53 C54 C55 C56 turn %i: two less for each card, a unit for each missing point, one figure',
    (turn) => {
      const need = strengthOn(turn);
      const g = onTurn(turn, mode).play('hand=3', 'event', 'die:5');
      if (tallied(mode)) while (g.step() === 'draw') g.play(g.moves()[0] as string);
      else g.play(`strength:${need - 4}`);
      // Three cards of strength 2 are enough on the first turns.
      if (tallied(mode) && need <= 6) {
        expect(underWay(g)).toEqual(TRADE_PHASE);
        return;
      }
      g.play('bonus:0', 'bonus:0');
      const { strength } = hitOf(g.s, 'military');
      g.play('figure-card', 'works');
      if (need - 2 <= strength) {
        expect(underWay(g)).toEqual(TRADE_PHASE);
        return;
      }
      const missing = need - 2 - strength;
      g.play('accept');
      expect(g.last('shortfall')).toEqual({ total: strength, need: need - 2, missing });
      if (!tallied(mode)) g.play('own:9');
      while (g.step() === 'pick' || g.step() === 'unit-draw') g.play(g.moves()[0] as string);
      expect(g.count('unit-lost')).toBe(tallied(mode) ? Math.min(missing, 3) : missing);
      expect(g.step()).toBe('figure');
      expect(underWay(g.play('figure:lost'))).toEqual(TRADE_PHASE);
      expect(g.count('figure-lost')).toBe(1);
    },
  );
});
