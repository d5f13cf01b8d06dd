/** Setting the table by hand: every fact to every value it can have, from many positions, and `check` still holds. */
import { describe, expect, test } from 'vitest';
import { at } from '../../../../kernel/at.ts';
import { anyMove } from '../../../../kernel/play.ts';
import { rng } from '../../../../kernel/rng.ts';
import { Session } from '../../../../kernel/session/session.ts';
import { SIDES } from '../cards/deck.ts';
import { deckOf } from '../cards/pile.ts';
import { pathsOfGlory } from '../game.ts';
import { CP_FIVE, optionsOf, slotsOf, TestTable, turningOf } from '../testing.ts';

const { check, facts } = pathsOfGlory;

function set(t: TestTable, fact: string, value: string | number): TestTable {
  const found = facts(t.s).find(({ id }) => id === fact);
  if (!found) throw new Error(`no fact ${fact}`);
  if (found.kind === 'choice' && !found.choices.includes(String(value)))
    throw new Error(`${fact} can’t be ${value}`);
  t.game.adjust(t.s, fact, value);
  check(t.s);
  return t;
}
const opened = () => new TestTable().reveal(...CP_FIVE);

describe('what can be set', () => {
  test('a turn, round or side that is set starts from its beginning', () => {
    expect(set(opened(), 'turn', 5).s).toMatchObject({ turn: 5, round: 1, active: 0 });
    expect(set(opened(), 'round', 4).s).toMatchObject({ turn: 1, round: 4, active: 0, step: 'nominate' });
    const t = set(opened(), 'active', 'AP');
    expect([t.s.active, t.ask]).toEqual([1, 'reveal']);
  });

  test('war status, commitment, the last use, victory points', () => {
    expect(set(opened(), 'AP.status', 7).s.sides[1].status).toBe(7);
    expect(set(opened(), 'CP.last', 'sr').s.sides[0].last).toBe('sr');
    expect(set(opened(), 'vp', 12).s.vp).toBe(12);
    expect(set(opened(), 'CP.commitment', 'total').s.decks[0]?.groups).toBe(3);
  });

  test('a space: another card, no card, a face-down card', () => {
    const t = set(opened(), 'CP.B', 'CP-14');
    expect(t.display('CP')).toBe('CP-01 CP-14 CP-05 CP-07 CP-09');
    // CP-02 was a mistake: it is still in the pile.
    expect(t.s.decks[0]?.sets.flat()).toContain('CP-02');
    set(t, 'CP.B', 'empty');
    expect(t.s.decks[0]?.discards).toEqual(['CP-14']);
    set(t, 'CP.B', 'CP-14');
    expect(t.s.decks[0]?.discards).toEqual([]);
    // Face down on the display of the side that nominates: it is turned up at once.
    set(t, 'CP.B', 'down');
    expect(t.ask).toBe('reveal');
    set(opened(), 'AP.A', 'AP-05');
  });

  test('cards are offered in the order of their printed numbers, wherever they are', () => {
    const t = opened();
    const deck = deckOf(t.s, 0);
    deck.discards.push(...at(deck.sets, 0).splice(0, 3).reverse());
    const fact = facts(t.s).find(({ id }) => id === 'CP.C');
    const choices = fact?.kind === 'choice' ? fact.choices : [];
    expect(choices.slice(0, 2)).toEqual(['empty', 'down']);
    const numbers = choices.slice(2).map((id) => Number(id.slice(3)));
    expect(numbers).toEqual([3, 4, 5, 6, 8, 10, 11, 12, 13, 14]);
    // With own cards an unnamed one stays what it is.
    const unnamed = new TestTable({ cards: 'physical' }).do(...Array(5).fill('not-now'));
    expect(facts(unnamed.s).find(({ id }) => id === 'CP.C')).toMatchObject({ value: 'up' });
    set(unnamed, 'CP.C', 'up');
  });

  test('while a card is being drawn or fights, only what it doesn’t affect can be set', () => {
    const always = ['vp', 'CP.status', 'CP.last', 'AP.status', 'AP.last'];
    const ids = (t: TestTable) => facts(t.s).map(({ id }) => id);
    expect(ids(opened().do('nominate:C', 'roll:56'))).toEqual(always);
    expect(ids(opened().do('battle'))).toEqual(always);
    const t = opened().do('nominate:B', 'roll:12');
    expect(ids(t)).toEqual(always);
    // The app took SR for the last use, and the table knows better.
    set(t, 'CP.last', 'sr');
    expect(t.moves).not.toContain('sr');
    set(t, 'CP.last', 'none');
    expect(t.moves).toContain('sr');
    expect(set(t, 'vp', 14).s.vp).toBe(14);
  });

  test('a game in progress can be entered: turn, round, side and displays, in any order', () => {
    for (const cards of ['app', 'physical']) {
      const started = Session.start(pathsOfGlory, optionsOf({ cards }), 5, [
        { fact: 'AP.commitment', value: 'limited' },
        { fact: 'AP.B', value: 'AP-20' },
        { fact: 'AP.A', value: 'AP-05' },
        { fact: 'CP.E', value: 'CP-08' },
        { fact: 'active', value: 'AP' },
        { fact: 'round', value: '3' },
        { fact: 'turn', value: '4' },
      ]);
      if (!started.ok) throw new Error(JSON.stringify(started.problem));
      const { state, node } = started.value;
      check(state);
      expect(state).toMatchObject({ turn: 4, round: 3, active: 1, step: 'reveal' });
      expect(turningOf(state)).toBe('1C 1D 1E');
      expect(slotsOf(state, 1).map((slot) => slot?.card)).toEqual(['AP-05', 'AP-20', null, null, null]);
      expect(state.sides[0].slots.E).toMatchObject({ card: 'CP-08', up: true });
      expect(node).toMatchObject({ ask: 'reveal' });
    }
  });

  test('a game in progress with the fate die: the turn, and how many cards are left in it', () => {
    const started = Session.start(pathsOfGlory, optionsOf({ method: 'fateDie' }), 5, [
      { fact: 'CP.left', value: '3' },
      { fact: 'AP.last', value: 'sr' },
      { fact: 'turn', value: '4' },
    ]);
    if (!started.ok) throw new Error(JSON.stringify(started.problem));
    const session = started.value;
    while (session.node.kind === 'chance' && session.node.ask === 'reveal') session.roll();
    expect(session.state).toMatchObject({ turn: 4, round: 1, step: 'mandated' });
    expect(session.state.sides).toMatchObject([{ left: 3 }, { left: 7, last: 'sr' }]);
  });

  test('with the fate die too: round, side and displays, before its first cards are turned up', () => {
    for (const cards of ['app', 'physical', 'untracked']) {
      const card = (id: string) => (cards === 'untracked' ? 'up' : id);
      const started = Session.start(pathsOfGlory, optionsOf({ method: 'fateDie', cards }), 5, [
        { fact: 'AP.B', value: card('AP-20') },
        { fact: 'AP.D', value: 'empty' },
        { fact: 'AP.commitment', value: 'limited' },
        { fact: 'CP.A', value: card('CP-08') },
        { fact: 'CP.left', value: '4' },
        { fact: 'active', value: 'AP' },
        { fact: 'round', value: '3' },
        { fact: 'turn', value: '4' },
      ]);
      if (!started.ok) throw new Error(JSON.stringify(started.problem));
      const session = started.value;
      check(session.state);
      // What is left of the first cards, and no other: B of one side, A of the other.
      expect(turningOf(session.state)).toBe(cards === 'untracked' ? '' : '0B 1A');
      while (session.node.kind === 'chance' && session.node.ask === 'reveal') session.roll();
      while (session.node.kind === 'table' && session.node.ask === 'reveal')
        session.play('table', at(session.node.moves, 0));
      check(session.state);
      expect(session.state).toMatchObject({ turn: 4, round: 3, active: 1, step: 'fate' });
      const faces = SIDES.map((side) => slotsOf(session.state, side).map((slot) => slot?.up));
      expect(faces).toEqual([
        [true, true, undefined, false, false],
        [true, true, undefined, undefined, false],
      ]);
      expect(session.state.sides[0].left).toBe(4);
      if (cards === 'untracked') continue;
      expect(session.state.sides[1].slots.B?.card).toBe('AP-20');
      expect(session.state.sides[0].slots.A?.card).toBe('CP-08');
    }
  });

  test('while cards are being turned up the display can be adjusted, and the others are turned up afterwards', () => {
    const t = new TestTable().do('card:CP-02', 'card:CP-05');
    set(t, 'CP.D', 'CP-13');
    expect(turningOf(t.s)).toBe('0C 0E');
    set(t, 'CP.A', 'down');
    expect(t.reveal('CP-07', 'CP-08', 'CP-09').display('CP')).toBe('CP-07 CP-05 CP-08 CP-13 CP-09');
  });

  test('while the side acts on the map both displays can be adjusted, but not the card in play', () => {
    const t = opened().do('nominate:B', 'roll:12', 'ops');
    const ids = facts(t.s).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['CP.A', 'CP.C', 'AP.B', 'vp']));
    expect(ids).not.toContain('CP.B');
    expect(ids).not.toContain('turn');
    set(t, 'CP.C', 'CP-14');
    expect(t.do('done').display('CP')).toBe('- - CP-01 CP-14 CP-07');
  });
});

test.each([
  {},
  { cards: 'untracked' },
  { cards: 'physical' },
  { method: 'fateDie' },
  { afterPlay: 'inPlace' },
])('%j: every value of every fact leads to a sound position that can be played on', (given) => {
  const int = rng(5);
  const t = new TestTable({ scenario: 'introductory', ...given });
  let tried = 0;
  for (let n = 0; n < 120 && t.node.kind !== 'end'; n++) {
    if (int(6) === 0) {
      for (const fact of facts(t.s)) {
        const values = fact.kind === 'number' ? [fact.min, fact.max] : fact.choices;
        for (const value of values) {
          const s = t.game.clone(t.s);
          t.game.adjust(s, fact.id, value);
          check(s);
          const now = facts(s).find(({ id }) => id === fact.id);
          if (now && s.step === t.s.step && fact.id !== 'turn' && !fact.id.endsWith('.last'))
            expect(String(now.value), `${fact.id}=${value}`).toBe(String(value));
          for (let k = 0; k < 12; k++) {
            const node = t.game.node(s);
            if (node.kind === 'end') break;
            t.game.apply(s, anyMove(node, int));
            check(s);
          }
          tried++;
        }
      }
    }
    const here = t.game.node(t.s);
    if (here.kind !== 'end') t.do(anyMove(here, int));
  }
  expect(tried).toBeGreaterThan(100);
});
