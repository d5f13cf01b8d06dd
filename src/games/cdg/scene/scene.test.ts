/** What is on the table beside the displays: kept cards, the card from the pile, cards left, a battle, the die's table. */
import { expect, test } from 'vitest';
import { pathsOfGlory } from '../rules/game.ts';
import { TestTable } from '../rules/testing.ts';

const place = (t: TestTable, id: string) => pathsOfGlory.scene(t.s).find((each) => each.id === id);
const idsOf = (t: TestTable, id: string) => place(t, id)?.pieces.map((piece) => piece.id);
/** The ids of the sides as the deck has them. */
const sides = (t: TestTable) => t.s.options.deck.sides.map(({ id }) => id) as [string, string];

test('every space shows a back, a face-up card, or a face-up card without a name', () => {
  const t = new TestTable();
  const [first] = sides(t);
  const [a, b] = [t.s.sides[0].slots.A, t.s.sides[0].slots.B];
  if (!a || !b) throw new Error('empty spaces');
  const cardId = t.s.options.deck.cards[0]?.id as string;
  Object.assign(a, { up: true, card: cardId });
  Object.assign(b, { up: true, card: null });
  const pieces = place(t, `display.${first}`)?.pieces ?? [];
  expect(pieces.map(({ id, kind, cell, face }) => [id, kind, cell, face])).toEqual([
    [cardId, 'card', 0, 'up'],
    [`up.${first}.B`, 'unnamed', 1, 'up'],
    [`back.${first}.C`, 'back', 2, 'down'],
    [`back.${first}.D`, 'back', 3, 'down'],
    [`back.${first}.E`, 'back', 4, 'down'],
  ]);
  expect(place(t, `display.${first}`)?.active).toBe(true);
  t.s.step = 'phase';
  expect(place(t, `display.${first}`)?.active).toBe(false);
});

test('a card that a side keeps has a place beside the display, and stays there while it fights', () => {
  const t = new TestTable();
  const [first, second] = sides(t);
  const [mine, theirs] = t.s.options.deck.cards.map(({ id }) => id) as [string, string];
  expect(place(t, `kept.${first}`)).toBeUndefined();
  t.s.sides[0].kept.push({ card: mine, used: false });
  expect(idsOf(t, `kept.${first}`)).toEqual([mine]);
  expect(place(t, `kept.${second}`)).toBeUndefined();
  t.s.battle = {
    attacker: 0,
    step: 'fight',
    attack: { card: mine },
    defence: { card: theirs },
    attackFrom: null,
    defenceFrom: 'A',
    searched: null,
    winner: null,
  };
  // A kept card stays beside its display.
  expect(idsOf(t, 'battle')).toEqual([theirs]);
  expect(place(t, 'battle')).toMatchObject({ kind: 'row', active: true });
});

test('the card drawn from the pile is shown with the side that plays it', () => {
  const t = new TestTable();
  const [first, second] = sides(t);
  const drawn = t.s.options.deck.cards[3]?.id as string;
  expect(place(t, `played.${first}`)).toBeUndefined();
  t.s.playing = { from: 'top', card: drawn, how: 'any', use: null } as NonNullable<typeof t.s.playing>;
  expect(idsOf(t, `played.${first}`)).toEqual([drawn]);
  expect(place(t, `played.${second}`)).toBeUndefined();
});

test('cards left this turn are counted with the fate die only', () => {
  const [first] = sides(new TestTable());
  expect(place(new TestTable(), `left.${first}`)).toBeUndefined();
  const t = new TestTable({ method: 'fateDie' });
  t.s.sides[0].left = 3;
  expect(place(t, `left.${first}`)).toMatchObject({ kind: 'number', value: 3 });
});

test('the table of mandated offensives is there while its die is rolled', () => {
  const t = new TestTable({ mandated: true });
  expect(t.ask).toBe('mandated');
  const shown = place(t, 'mandated');
  expect(shown?.cells).toEqual(['', ...sides(t)]);
  expect(shown?.rows?.map(([face]) => face)).toEqual(['1', '2', '3', '4', '5', '6']);
  t.s.step = 'nominate';
  expect(place(t, 'mandated')).toBeUndefined();
});

test('after the nomination only its odds are shown, with the names of the cards', () => {
  const t = new TestTable();
  const [nominated, other] = t.s.options.deck.cards.map(({ id }) => id) as [string, string];
  t.s.sides[0].slots.A = { card: nominated, set: null, up: true, closed: false };
  t.s.sides[0].slots.B = { card: other, set: null, up: true, closed: false };
  t.s.turning = [];
  t.s.step = 'nominate';
  expect(place(t, 'odds.A')?.active).toBeUndefined();
  t.s.nominated = 'A';
  t.s.step = 'roll';
  const odds = place(t, 'odds.A');
  expect(odds?.active).toBe(true);
  expect(place(t, 'odds.B')).toBeUndefined();
  const named = (id: string) => t.s.options.deck.cards.find((card) => card.id === id)?.name as string;
  expect(odds?.odds?.[0]).toMatchObject({
    outcome: 'nominated',
    print: expect.stringContaining(named(nominated)),
  });
  expect(odds?.odds?.find(({ outcome }) => outcome === 'B')?.print).toContain(named(other));
  // Nobody knows a face-down card.
  expect(odds?.odds?.find(({ outcome }) => outcome === 'C')).not.toHaveProperty('print');
});

test.each([
  ['app', true],
  ['physical', undefined],
  ['untracked', undefined],
] as const)('cards %s: the displays are in the app only if it deals', (cards, inApp) => {
  const t = new TestTable({ cards });
  const of = (id: string) => pathsOfGlory.scene(t.s).filter((each) => each.id.startsWith(id));
  expect(of('display.')).toHaveLength(2);
  for (const each of of('display.')) expect(each.inApp).toBe(inApp);
  // What only the app moves is told as news, because no list of things to do has it.
  expect(pathsOfGlory.upkeep(t.s.options).includes('closed-up')).toBe(!inApp);
  for (const each of [...of('turns'), ...of('rounds'), ...of('dice')]) expect(each.inApp).toBeUndefined();
});
