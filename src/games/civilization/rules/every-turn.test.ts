/** The clauses on every turn: with the tally and without it, with the app's cards and with the player's own. */
import { describe, expect, test } from 'vitest';
import { band, opponentOf } from './events/history.ts';
import { civilization } from './game.ts';
import { CANCELLERS, hitOf, RESOURCES } from './state.ts';
import { game, onEvent, onTurn, type Scripted } from './testing.ts';

const TURNS = Array.from({ length: 16 }, (_, i) => i + 1);
const MODES = [{}, { tally: true }, { oppCards: 'physical' }] as const;
type Mode = (typeof MODES)[number];
const tallied = (mode: Mode) => 'tally' in mode;
const dealing = (g: Scripted) => (g.step() === 'collect' ? g.play('collect:0') : g);
/** From the trade roll to the end of the turn. */
const rest = (g: Scripted) => dealing(g.play('skip')).play('done');
/** The Trade phase has begun: the event is over. */
const over = (g: Scripted) => expect([g.step(), g.s.hit, g.s.use]).toEqual(['trade', null, null]);

/** In the battle for the capital on this turn, the hand filled as far as the mode fills it. */
function battle(turn: number, mode: Mode, walls = 'no', ...facts: readonly string[]): Scripted {
  const g = onTurn(turn, mode).play(...facts, 'battle.now=1', `walls=${walls}`, 'hand=3', 'calm', 'skip');
  dealing(g).play('done');
  while (g.step() === 'draw-hand') g.play(g.moves()[0] as string);
  return g.step() === 'my-hand' ? g.play('have:infantry-2', 'hand-full') : g;
}

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
          over(g);
          expect(g.last('cancelled').by).toBe(by);
          expect([g.s.debt, g.s.tally, g.s.anarchy]).toEqual([before.s.debt, before.s.tally, 0]);
          // A card that fails leaves the event as it was.
          expect(begun().play(`cancel:${by}`, 'fails').step()).toBe('cancel');
        }
    },
  );

  test.each(TURNS)(
    'C96 C97 C98 C99 C100 turn %i: a card that would do the same takes back that event alone',
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
        for (let own = 0; own <= due + 1; own++) {
          const g = onTurn(turn, mode);
          if (tallied(mode)) g.play(`culture=${own}`);
          g.play('event', `die:${die}`, 'accept');
          if (!tallied(mode)) g.play(`own:${Math.min(own, due)}`);
          const debt = Math.max(0, due - own);
          expect(g.last('culture-lost')).toEqual({ due, paid: due - debt, debt });
          expect(g.s.debt).toEqual({ culture: debt, resource: 0 });
          if (tallied(mode)) expect(g.s.tally.culture).toBe(Math.max(0, own - due));
          over(g);
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
      over(person);
      expect(lost(1, 'accept', 'own:0').last('no-effect')).toEqual({ effect: 'person' });
      for (const what of ['building', 'wonder']) {
        const g = lost(2, `lose:${what}`, 'accept');
        expect(g.last('building-lost')).toEqual({ what });
        over(g);
      }
      expect(lost(2, 'lose:none').last('no-effect')).toEqual({ effect: 'building' });
      for (const none of [lost(1, 'accept', 'own:0'), lost(2, 'lose:none')]) {
        over(none);
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
    over(third);
    const fourth = onEvent(turn, 4, mode).play('accept', 'own:2', 'pick:2');
    const what = turn <= 7 ? 'drought' : 'deforestation';
    expect(fourth.last('disaster')).toEqual({ what, k: 2, of: 2 });
    over(fourth);
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

  test.each(TURNS)('C46 C47 C48 C49 turn %i: three cards against the strength of the table', (turn) => {
    const need = [5, 8, 12, 16][band(turn)] as number;
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
    if (strength >= need) return over(short);
    expect(short.last('strength')).toEqual({ turn, strength, need, missing: need - strength });
    short.play('bonus:0', 'bonus:0', 'accept');
    expect(short.last('shortfall')).toEqual({ total: strength, need, missing: need - strength });
  });

  test.each(TURNS)(
    'C53 C54 C55 C56 turn %i: two less for each card, a unit for each missing point, one figure',
    (turn) => {
      const need = [5, 8, 12, 16][band(turn)] as number;
      const g = onTurn(turn, mode).play('hand=3', 'event', 'die:5');
      if (tallied(mode)) while (g.step() === 'draw') g.play(g.moves()[0] as string);
      else g.play(`strength:${need - 4}`);
      // Three cards of strength 2 are enough on the first turns.
      if (tallied(mode) && need <= 6) return over(g);
      g.play('bonus:0', 'bonus:0');
      const { strength } = hitOf(g.s, 'military');
      g.play('figure-card', 'works');
      if (need - 2 <= strength) return over(g);
      const missing = need - 2 - strength;
      g.play('accept');
      expect(g.last('shortfall')).toEqual({ total: strength, need: need - 2, missing });
      if (!tallied(mode)) g.play('own:9');
      while (g.step() === 'pick' || g.step() === 'unit-draw') g.play(g.moves()[0] as string);
      expect(g.count('unit-lost')).toBe(tallied(mode) ? Math.min(missing, 3) : missing);
      expect(g.step()).toBe('figure');
      over(g.play('figure:lost'));
      expect(g.count('figure-lost')).toBe(1);
    },
  );

  test.each(TURNS.slice(0, 15))(
    'C57 C58 C59 C60 C61 turn %i: a battle is fought at the end of the next Movement',
    (turn) => {
      const g = onEvent(turn, 6, mode);
      const track = civilization.scene(g.s).find(({ id }) => id === 'culture');
      expect(track?.pieces.filter(({ kind }) => kind === 'reminder').map(({ cell }) => cell)).toEqual([
        turn + 1,
      ]);
      expect(g.last('battle-announced')).toEqual({ turn: turn + 1, ...opponentOf(turn + 1) });
      over(g);
      rest(g);
      if (g.step() === 'wonders') g.play('unbuilt:0');
      expect([g.s.turn, g.s.debt]).toEqual([turn + 1, { culture: 0, resource: 0 }]);
      dealing(g.play('calm', 'skip'));
      expect(g.step()).toBe('movement');
      g.play('done', 'walls:no', 'hand:3');
      expect(g.s.battle).toMatchObject({ kind: 'capital', ...opponentOf(turn + 1) });
    },
  );

  test.each(TURNS)(
    'C62 C63 C64 C65 C66 C67 C68 C70 C74 turn %i: any card of the pool can be the top one',
    (turn) => {
      const { level, cards } = opponentOf(turn);
      const types = ['infantry', 'mounted', 'artillery', ...(level >= 3 ? ['aircraft'] : [])];
      const ranks = (type: string) => (type === 'aircraft' ? [5, 6, 7] : [0, 1, 2].map((n) => level + n));
      const all = types.flatMap((type) => ranks(type).map((n) => `card:${type}-${n}`));
      const g = battle(turn, mode, 'yes');
      expect(g.node().kind).toBe('oppCards' in mode ? 'table' : 'chance');
      expect(g.moves().toSorted()).toEqual(all.toSorted());
      for (const card of all) {
        const one = battle(turn, mode, 'yes').play(card);
        expect([one.last('opponent-plays').unit, one.s.battle?.cards]).toEqual([card.slice(5), cards - 1]);
      }
    },
  );

  test.each(TURNS)(
    'C62 C63 C64 C65 C67 C68 turn %i: two of each land type and no more, and as many aircraft as the level has',
    (turn) => {
      const { level } = opponentOf(turn);
      for (const [type, copies] of [
        ['infantry', 2],
        ['mounted', 2],
        ['artillery', 2],
        ['aircraft', Math.max(0, level - 2)],
      ] as const) {
        const g = battle(turn, mode, 'yes');
        const next = () => g.moves().find((move) => move.startsWith(`card:${type}`));
        let turnedUp = 0;
        for (let card = next(); card; card = next()) {
          g.play(card);
          turnedUp++;
          while (g.step() === 'my-unit' || g.step() === 'my-front') g.play(g.moves().at(-1) as string);
        }
        expect([type, turnedUp, g.step()]).toEqual([type, copies, 'their-card']);
      }
    },
  );

  test.each(TURNS)('C16 turn %i: Space Flight comes too late while a battle is still due', (turn) => {
    const declared = (g: Scripted) =>
      civilization.asides(g.s).filter((aside) => aside.startsWith('victory:'));
    const g = onTurn(turn, mode).play('battle.now=1', 'calm', 'skip');
    expect(declared(dealing(g))).toEqual(['victory:culture', 'victory:economy']);
    const won = battle(turn, mode).play('!decided:won', 'take:none');
    expect(declared(won)).toEqual(['victory:culture', 'victory:science', 'victory:economy']);
  });

  test.each(TURNS)(
    'C69 C72 C73 C123 C127 C131 C135 turn %i: who begins, and how many cards the opponent has',
    (turn) => {
      for (const walls of ['no', 'yes']) {
        const g = battle(turn, mode, walls);
        const first = walls === 'yes' ? 'opponent' : 'player';
        expect(g.last('battle-begins')).toMatchObject({ ...opponentOf(turn), first });
        expect(g.step()).toBe(walls === 'yes' ? 'their-card' : 'my-unit');
        while (['my-unit', 'my-front', 'their-card'].includes(g.step())) g.play(g.moves()[0] as string);
        expect(g.count('opponent-plays')).toBe([3, 4, 5, 6][band(turn)]);
      }
    },
  );

  test.each(TURNS)('C78 turn %i: the spoils are one resource, which pays a debt first', (turn) => {
    for (const resource of RESOURCES)
      for (const debt of [0, 1, 3]) {
        const won = (take: string) =>
          battle(turn, mode, 'no', `debt.resource=${debt}`).play('!decided:won', `take:${take}`);
        const g = won(resource);
        expect(g.last('spoils')).toEqual({ resource, paysDebt: debt > 0 });
        expect(g.s.debt.resource).toBe(Math.max(0, debt - 1));
        expect(g.s.tally.resources[resource]).toBe(tallied(mode) && debt === 0 ? 1 : 0);
        expect([g.step(), g.s.pending]).toEqual(['turn-end', []]);
        const none = won('none');
        expect([none.s.debt.resource, none.last('spoils').paysDebt]).toEqual([debt, false]);
      }
  });

  test.each(TURNS)('C79 turn %i: a lost battle ends the game at once', (turn) => {
    const g = battle(turn, mode, 'no').play('!decided:lost');
    expect(g.node()).toEqual({ kind: 'end', outcome: 'battle', scores: [0] });
    expect(g.last('defeat')).toEqual({ kind: 'battle', turn });
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

  test.each(TURNS)('C80 C81 C82 C83 C85 turn %i: as many items as successes, none for nothing', (turn) => {
    for (const successes of [1, 2, 3]) {
      const g = onTurn(turn, mode);
      if (tallied(mode)) g.play('trade=27');
      g.play('calm', 'roll', `success:${successes}`);
      for (let n = 0; n < successes; n++) g.play('want:card');
      expect(g.step()).toBe('pay');
      expect(g.moves()).not.toContain('agree');
      g.play('pay:trade', `amount:${8 * successes - 1}`);
      expect(g.moves()).not.toContain('agree');
      g.play('pay:trade', 'agree');
      expect(g.last('deal')).toMatchObject({ asked: 8 * successes, offered: 8 * successes });
      if (tallied(mode)) expect(g.s.tally.trade).toBe(27 - 8 * successes);
    }
  });
});
