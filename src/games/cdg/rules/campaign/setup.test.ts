/** The displays, the deal, the opening card (P01-P12). */
import { describe, expect, test } from 'vitest';
import { SIDES, SPACES } from '../cards/deck.ts';
import { pileSize } from '../cards/pile.ts';
import { pathsOfGlory } from '../game.ts';
import { CARDS } from '../options.ts';
import { optionsOf, slotsOf, TestTable } from '../testing.ts';

const table = (given = {}) => new TestTable(given);
const mobilization = (side: string) =>
  pathsOfGlory
    .setup(optionsOf())
    .options.deck.cards.filter((c) => c.side === side && c.group === 'mobilization');

describe('what is on the table', () => {
  test('P01 the defaults are those of version 2.0', () => {
    const o = optionsOf();
    expect([o.method, o.ownSpace, o.voluntaryOneOp, o.keepWinning]).toEqual([
      'twoDice',
      'oneOp',
      false,
      false,
    ]);
    expect(optionsOf(pathsOfGlory.presets.version2)).toEqual(o);
    expect(pathsOfGlory.presets.version3).toEqual({ ownSpace: 'playable', voluntaryOneOp: true });
  });

  const settings = [...CARDS.map((cards) => ({ cards })), { method: 'fateDie' }, { opening: 'C' }];
  test.each(settings)(
    'P02 P05 there are two displays, one for each side, with five spaces in one row, A to E (%j)',
    (given) => {
      const displays = pathsOfGlory.scene(table(given).s).filter(({ id }) => id.startsWith('display.'));
      expect(displays.map(({ id, owner }) => [id, owner])).toEqual([
        ['display.CP', 'CP'],
        ['display.AP', 'AP'],
      ]);
      for (const { kind, cells } of displays) {
        expect(kind).toBe('row');
        expect(cells).toEqual(['A', 'B', 'C', 'D', 'E']);
      }
    },
  );
});

describe('the deal', () => {
  test.each(['app', 'physical'])(
    'P08 each side has a deck of its own: fourteen mobilization cards (%s cards)',
    (cards) => {
      for (const given of [{}, { method: 'fateDie' }, { scenario: 'introductory' }]) {
        const { s } = table({ cards, ...given });
        for (const [i, id] of ['CP', 'AP'].entries()) {
          expect(mobilization(id)).toHaveLength(14);
          expect(s.decks[i]?.sets.flat().sort()).toEqual(
            mobilization(id)
              .map((c) => c.id)
              .sort(),
          );
        }
      }
    },
  );

  test('P09 exactly five are dealt to each, nine stay in each pile', () => {
    for (const cards of CARDS)
      for (const opening of ['no', ...SPACES]) {
        const { s } = table({ cards, opening });
        for (const side of SIDES) {
          expect(slotsOf(s, side).filter(Boolean)).toHaveLength(5);
          if (cards !== 'untracked') expect(pileSize(s, side)).toBe(9);
        }
      }
  });

  test('P10 all of them lie face down', () => {
    for (const cards of CARDS)
      for (const opening of ['no', ...SPACES]) {
        const { s } = table({ cards, opening, mandated: true });
        const faces = SIDES.flatMap((side) => slotsOf(s, side).map((slot) => slot?.up));
        expect(faces).toEqual(Array(10).fill(false));
      }
  });

  test.each(['app', 'physical'])(
    'P11 every space holds one card, and only cards of its own side can be there (%s cards)',
    (cards) => {
      const t = table({ cards });
      for (const side of ['CP', 'AP']) {
        expect(t.ask).toBe('reveal');
        // With own cards each of them can be named, and all of them can wait.
        expect(t.moves.slice(0, 14)).toEqual(mobilization(side).map(({ id }) => `card:${id}`));
        expect(t.moves.slice(14)).toEqual(cards === 'app' ? [] : ['not-now']);
        t.reveal();
        for (const slot of slotsOf(t.s, side === 'CP' ? 0 : 1)) expect(slot?.card).toMatch(`${side}-`);
        t.finishRound();
      }
    },
  );

  test.each(['app', 'physical'])(
    'P12 Guns of August can be one of the five, the other four are any of the rest (%s cards)',
    (cards) => {
      const which = (t: TestTable) => t.moves.filter((move) => move.startsWith('card:'));
      expect(which(table({ cards }))).toContain('card:CP-01');
      expect(table({ cards }).slot('CP', 'A')?.card).toBeNull();
      for (const opening of SPACES) {
        const t = table({ cards, opening });
        expect(which(t)).toHaveLength(13);
        expect(which(t)).not.toContain('card:CP-01');
        t.reveal();
        expect(t.slot('CP', opening)?.card).toBe('CP-01');
        expect(pileSize(t.s, 0)).toBe(9);
        expect(pileSize(t.s, 1)).toBe(9);
      }
    },
  );

  test('P12 with the fate die too: in A or B it is face up', () => {
    for (const cards of ['app', 'physical'])
      for (const opening of ['A', 'B', 'D', 'E'] as const) {
        const t = table({ cards, opening, method: 'fateDie' }).reveal();
        expect(t.slot('CP', opening)).toMatchObject({ card: 'CP-01', up: opening < 'C' });
        expect(pileSize(t.s, 0)).toBe(10);
      }
  });
});
