/** Own cards and untracked ones; one deck for both sides. */
import { describe, expect, test } from 'vitest';
import { at } from '../../../../kernel/at.ts';
import { asText, fraction } from '../../../../kernel/exact/fraction.ts';
import { saltRoad } from '../../decks/salt-road.ts';
import { WORDS } from '../../words/testing.ts';
import { cardDriven } from '../game.ts';
import { CP_FIVE, oneDeck, slotsOf, TestTable, turningOf } from '../testing.ts';
import { type Deck, shortName } from './deck.ts';
import { deckOf, oddsOf, pileSize } from './pile.ts';

describe('cards: physical', () => {
  const table = () => new TestTable({ cards: 'physical' });

  test('the player says which card it is, and can’t name one that isn’t there', () => {
    const t = table();
    expect(t.node.kind).toBe('table');
    expect(t.moves).toHaveLength(15);
    expect(t.moves.at(-1)).toBe('not-now');
    expect(() => t.do('card:CP-15')).toThrow();
    t.do('card:CP-05');
    expect(t.moves).toHaveLength(14);
    expect(() => t.do('card:CP-05')).toThrow();
  });

  test('a card that should be discarded or out of the game can still be entered where it is found', () => {
    const t = table();
    const deck = deckOf(t.s, 0);
    const pile = deck.sets[0] as string[];
    deck.discards.push(...pile.splice(pile.indexOf('CP-05'), 1));
    deck.removed.push(...pile.splice(pile.indexOf('CP-09'), 1));
    expect(() => t.do('card:CP-05')).toThrow();
    expect(t.game.asides(t.s).filter((a) => a.startsWith('found'))).toEqual(['found:CP-05', 'found:CP-09']);
    t.do('found:CP-05');
    expect(t.one('found')).toMatchObject({ card: 'CP-05', from: 'discards' });
    expect(t.one('turned-up')).toMatchObject({ card: 'CP-05', space: 'A' });
    expect(deck.discards).toEqual([]);
    t.do('card:CP-01', 'card:CP-02', 'card:CP-03', 'card:CP-04');
    // The same for a card from the pile.
    t.do('nominate:A', 'roll:66', 'found:CP-09');
    expect(t.one('found')).toMatchObject({ card: 'CP-09', from: 'removed' });
    expect(t.one('drawn').card).toBe('CP-09');
    // With the app's cards there is nothing to find.
    expect(new TestTable().game.asides(new TestTable().s).join()).not.toContain('found');
  });

  test('nobody is asked for a card that is certain', () => {
    const t = table();
    const deck = deckOf(t.s, 0);
    deck.discards.push(...at(deck.sets, 0).splice(5));
    t.do('card:CP-01', 'card:CP-02', 'card:CP-03', 'card:CP-04');
    expect(t.node).toMatchObject({ kind: 'chance', moves: ['card:CP-05'], total: 1 });
  });

  test('"not now" leaves it unnamed, and the dice need no name', () => {
    const t = table().do('not-now', 'not-now', 'not-now', 'not-now', 'not-now');
    expect(t.display('CP')).toBe('? ? ? ? ?');
    expect(t.all('left-unnamed')).toHaveLength(5);
    t.do('nominate:C', 'roll:65');
    // E has come up: now its facts matter, and it can’t be put off any longer.
    expect(t.ask).toBe('reveal');
    expect(turningOf(t.s)).toBe('0E');
    expect(t.moves).not.toContain('not-now');
    t.do('card:CP-09', 'ops', 'done');
    // Played from E, so nothing else leaves the row, and the others stay unnamed.
    expect(t.display('CP')).toBe('- ? ? ? ?');
  });

  test('an unnamed card is named before it leaves the display', () => {
    const t = table().reveal('CP-02', 'CP-05', 'CP-06', 'CP-09');
    const named = table().do('card:CP-02', 'card:CP-05', 'card:CP-06', 'card:CP-09', 'not-now');
    expect(t.display('CP').split(' ')).toHaveLength(5);
    named.do('nominate:D', 'roll:12', 'ops', 'done');
    expect(named.ask).toBe('reveal');
    expect(turningOf(named.s)).toBe('0E');
    named.do('card:CP-13');
    expect(named.one('end-of-row').card).toBe('CP-13');
  });

  test('a battle asks for the names on both displays', () => {
    const t = table().do('not-now', 'card:CP-02', 'card:CP-05', 'card:CP-06', 'card:CP-09', 'battle');
    expect(turningOf(t.s)).toBe('0A');
    t.do('card:CP-03');
    expect(t.moves).toEqual(['attack:A', 'attack:B', 'no-card']);
    t.do('no-card');
    expect(t.s.turning).toHaveLength(5);
    expect(t.moves).not.toContain('not-now');
  });

  test('unnamed cards stay out of a later shuffle', () => {
    const t = table().do('not-now', 'card:CP-02', 'card:CP-05', 'card:CP-06', 'card:CP-09');
    const deck = deckOf(t.s, 0);
    deck.discards.push(...at(deck.sets, 0).splice(1));
    t.do('nominate:E', 'roll:12', 'ops', 'done');
    expect(deck.sets).toHaveLength(2);
    expect(slotsOf(t.s, 0).map((slot) => slot?.set)).toEqual([1, 0, null, null, null]);
  });
});

test('cards are named by their printed numbers if these are unique in the pile, else by their ids', () => {
  const names = (deck: Deck) => deck.cards.map((card) => shortName(deck, card));
  expect(names(saltRoad)).toEqual(saltRoad.cards.map(({ number }) => String(number)));
  expect(new Set(names(saltRoad)).size).toBe(14);
  // Both sides number their cards from 1: in one pile that would be two cards each.
  expect(names(oneDeck)).toEqual(oneDeck.cards.map(({ id }) => id));
  const unnumbered = {
    ...saltRoad,
    cards: saltRoad.cards.map((c) => (c.id === 'H-03' ? { ...c, number: 0 } : c)),
  };
  expect(names(unnumbered)).toEqual(
    saltRoad.cards.map(({ id, side, number }) => (side === 'harbour' ? id : String(number))),
  );
  const t = new TestTable({ deck: oneDeck, cards: 'physical' }, cardDriven);
  expect(WORDS.en.moves.card('H-03', t.s)).toBe('H-03 Hired Crossbows (2 companies)');
});

describe('cards: untracked', () => {
  const table = (given = {}) => new TestTable({ cards: 'untracked', ...given });

  test('the dice name a space or the top of the pile, and the app knows no card', () => {
    const t = table();
    expect(t.display('CP')).toBe('? ? ? ? ?');
    expect(t.ask).toBe('nominate');
    t.do('nominate:C', 'roll:65');
    expect(t.one('rolled').result).toBe('E');
    expect(t.ask).toBe('act');
    t.do('done');
    expect(t.one('discarded')).toEqual({ side: 'CP', from: 'E' });
    expect(t.display('CP')).toBe('- ? ? ? ?');
    expect(table().do('nominate:C', 'roll:66').ask).toBe('act');
    expect(table().do('nominate:C', 'roll:63').ask).toBe('one-op');
  });

  test('in a battle the player says in which spaces the combat cards are', () => {
    const t = table().do('nominate:A', 'roll:12', 'battle');
    expect(t.moves).toEqual(['attack:B', 'attack:C', 'attack:D', 'attack:E', 'no-card']);
    t.do('attack:C');
    expect(t.display('AP')).toBe('? ? ? ? ?');
    t.do('defend:B', 'die:6');
    expect(t.moves).toEqual(['defend:C', 'defend:D', 'defend:E', 'no-card']);
    t.do('defend:D', 'die:4', 'done');
    expect(t.slot('AP', 'D')).toMatchObject({ up: false, closed: true });
  });

  test('the opening card by its space', () => {
    expect(table().moves).not.toContain('opening');
    const t = table({ opening: 'B' });
    expect(t.moves[0]).toBe('opening');
    t.do('opening');
    expect(t.s.playing?.from).toBe('B');
    expect(t.ask).toBe('act');
  });
});

describe('one deck for both sides', () => {
  const shared: Deck = {
    ...saltRoad,
    id: 'shared',
    shared: true,
    cards: saltRoad.cards.map((card) => ({ ...card, side: '' })),
  };
  const table = (given = {}) => new TestTable({ deck: shared, reminders: false, ...given }, cardDriven);

  test('both displays are dealt from it', () => {
    const t = table();
    expect(t.s.decks).toHaveLength(1);
    expect(t.moves).toHaveLength(18);
    expect(pileSize(t.s, 0)).toBe(10);
    expect(pileSize(t.s, 1)).toBe(10);
    t.reveal().do('nominate:D', 'roll:12', 'ops', 'done');
    // Four cards were seen by the first side, so fourteen are left for the second.
    expect(t.moves).toHaveLength(14);
  });

  test('a shuffle first turns up all face-down cards', () => {
    const t = table({ afterPlay: 'inPlace' }).reveal();
    const deck = deckOf(t.s, 0);
    // The pile is empty: the unseen cards are on the other display.
    deck.discards.push(...at(deck.sets, 0).splice(4));
    expect(pileSize(t.s, 0)).toBe(0);
    t.do('nominate:D', 'roll:12', 'ops', 'done');
    expect(t.ask).toBe('reveal');
    expect(turningOf(t.s)).toBe('1A 1B 1C 1D');
    expect(t.all('reshuffled')).toEqual([]);
    t.do(at(t.moves, 0)).do(at(t.moves, 0)).do(at(t.moves, 0));
    t.do(at(t.moves, 0));
    expect(t.all('reshuffled')).toHaveLength(1);
    expect(deck.sets).toHaveLength(1);
  });
});

test('every unseen card is equally likely while nothing was shuffled in between', () => {
  const t = new TestTable().reveal(...CP_FIVE.slice(0, 2));
  const odds = oddsOf(new TestTable().s, 0, 0);
  expect(odds.map(([, weight]) => asText(fraction(weight, odds.length)))).toEqual(Array(14).fill('1/14'));
  expect(slotsOf(t.s, 0).every((slot) => slot?.card)).toBe(true);
});
