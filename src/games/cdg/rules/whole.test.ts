/** Whole games: the suite in every configuration, random campaigns with battles, golden files. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { conforms } from '../../../../test/conforms.ts';
import type { Game } from '../../../kernel/game.ts';
import { answerer, anyMove, draw, playout } from '../../../kernel/play.ts';
import { rng } from '../../../kernel/rng.ts';
import { parse } from '../../../kernel/session/journal.ts';
import { retell } from '../../../kernel/session/story.ts';
import { inspect } from '../files/file.ts';
import { ANY_DECK, WORDS } from '../words/testing.ts';
import { cardDriven, pathsOfGlory } from './game.ts';
import { CARDS } from './options.ts';
import type { Cdg, State } from './state.ts';
import { oneDeck, optionsOf } from './testing.ts';

const words = Object.values(WORDS);
const anyDeck = Object.values(ANY_DECK);

// A campaign is long: the suite plays whole ones only when everything is tested; random ones follow below.
if (process.env.EMPTYCHAIR_ALL) conforms(pathsOfGlory, {}, { games: 1, words });
for (const cards of CARDS) {
  conforms(pathsOfGlory, { cards, scenario: 'introductory' }, { games: 3, words });
  conforms(pathsOfGlory, { cards, scenario: 'introductory', method: 'fateDie' }, { games: 2, words });
  conforms(cardDriven, { cards }, { games: 3, words: anyDeck });
}
conforms(
  pathsOfGlory,
  {
    scenario: 'introductory',
    opening: 'C',
    ranges: 'custom',
    'ranges.custom': '0,6,3,1,2',
    afterPlay: 'inPlace',
    discardE: 'always',
    ownSpace: 'playable',
    voluntaryOneOp: 'on',
    keepWinning: 'on',
    reminders: 'off',
    mandated: 'off',
  },
  { games: 3, words },
);
conforms(
  cardDriven,
  { deck: 'paths-of-glory@1', scenario: 'introductory', ranges: 'flat4' },
  { games: 2, words: anyDeck },
);
for (const cards of CARDS)
  conforms(
    cardDriven,
    { deck: oneDeck, cards, scenario: 'introductory' },
    { games: 2, words: anyDeck, inspect },
  );

/** A random game with battles, unnamed cards and uses played anyway; `each` sees every position. */
function randomGame(
  game: Game<Cdg>,
  given: Readonly<Record<string, unknown>>,
  seed: number,
  each: (s: State) => void,
  told?: (event: string) => void,
): State {
  const int = rng(seed);
  const answer = answerer(game);
  const s = game.setup(optionsOf(given, game));
  for (;;) {
    each(s);
    const node = game.node(s);
    if (node.kind === 'end') return s;
    // A card comes back only if the player made a mistake.
    const asides = game.asides(s).filter((a) => !/^(victory|stop|found)/.test(a));
    const aside = asides.length > 0 && int(8) === 0 ? asides[int(asides.length)] : undefined;
    game.apply(s, aside ?? (node.kind === 'chance' ? draw(node, int) : answer(s, node, int)), told);
  }
}

describe('random games with battles', () => {
  const settings: readonly (readonly [Game<Cdg>, Record<string, unknown>])[] = [
    ...CARDS.flatMap((cards) => [
      [pathsOfGlory, { cards }] as const,
      [pathsOfGlory, { cards, method: 'fateDie' }] as const,
      [cardDriven, { cards, keepWinning: true }] as const,
    ]),
    [pathsOfGlory, { keepWinning: true, afterPlay: 'inPlace' }],
    ...CARDS.map((cards) => [cardDriven, { deck: oneDeck, cards }] as const),
    [cardDriven, { deck: oneDeck, keepWinning: true, afterPlay: 'inPlace', discardE: 'always' }],
  ];
  test.each(settings)(
    '%#: all 110 cards are always somewhere exactly once, and the removed never return',
    (game, given) => {
      for (let seed = 1; seed <= 3; seed++) {
        const removed = new Set<string>();
        let battles = 0;
        randomGame(game, given, seed, (s) => {
          game.check(s);
          if (s.battle) battles++;
          for (const deck of s.decks) {
            for (const card of deck.removed) removed.add(card);
            for (const card of removed)
              if (deck.discards.includes(card) || deck.sets.some((set) => set.includes(card)))
                throw new Error(`${card} is back`);
          }
        });
        expect(battles).toBeGreaterThan(20);
      }
    },
  );

  test('one deck for both sides: a shuffle of the discards finds no card face down', () => {
    let shuffles = 0;
    for (let seed = 1; seed <= 4; seed++) {
      let now: State | undefined;
      const noneDown = (event: string) => {
        if (event !== 'reshuffled' || !now) return;
        shuffles++;
        for (const { slots } of now.sides)
          for (const slot of Object.values(slots)) expect(slot?.up ?? true).toBe(true);
      };
      const each = (s: State) => {
        now = s;
      };
      randomGame(cardDriven, { deck: oneDeck }, seed, each, noneDown);
    }
    expect(shuffles).toBeGreaterThan(10);
  });

  test('random campaigns meet every kind of report', () => {
    const met = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const s = pathsOfGlory.setup(optionsOf({ ranges: 'flat4' }));
      playout(pathsOfGlory, s, rng(seed), undefined, (event) => void met.add(event));
    }
    for (const event of ['commitment', 'reshuffled', 'war-status', 'removed', 'turn-over', 'mandated'])
      expect(met).toContain(event);
  });

  test('a broken position is noticed', () => {
    const broken = (wrong: (s: State) => void) => () => {
      const s = pathsOfGlory.setup(optionsOf({ mandated: false }));
      wrong(s);
      pathsOfGlory.check(s);
    };
    expect(broken(() => undefined)).not.toThrow();
    expect(broken((s) => void s.decks[0]?.discards.push('CP-05'))).toThrow();
    expect(broken((s) => void s.decks[0]?.sets[0]?.pop())).toThrow();
    expect(broken((s) => void s.decks[0]?.removed.push('AP-05'))).toThrow();
    expect(broken((s) => void Object.assign(s.sides[0].slots.A ?? {}, { set: 1 }))).toThrow();
    expect(broken((s) => void Object.assign(s.sides[0].slots.A ?? {}, { card: 'CP-01' }))).toThrow();
    expect(broken((s) => void Object.assign(s.sides[0].slots.A ?? {}, { up: true, closed: true }))).toThrow();
    expect(broken((s) => void Object.assign(s, { turn: 21 }))).toThrow();
    expect(broken((s) => void Object.assign(s, { round: 7 }))).toThrow();
  });
});

describe('golden games', () => {
  const folder = new URL('../golden/', import.meta.url);
  const files = readdirSync(folder);
  test.each(files)('%s', (file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const journal = parse(text);
    if (!journal.ok) throw new Error(JSON.stringify(journal.problem));
    const game = journal.value.game === 'cdg' ? cardDriven : pathsOfGlory;
    const told = retell(game, journal.value);
    if (!told.ok) throw new Error(JSON.stringify(told.problem));
    expect(told.value).toBe(text);
  });

  test('there is at least one for each ending, both methods, and all ways to keep the cards', () => {
    const all = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
    for (const outcome of ['played-out', 'armistice', 'first', 'second', 'stopped'])
      expect(all).toMatch(new RegExp(`^ {2}= ${outcome} \\d$`, 'm'));
    for (const part of [
      '"fateDie"',
      '"physical"',
      '"untracked"',
      '> emptychair 1 cdg',
      '> undo',
      '> adjust',
      '> aside battle',
      '> table battle',
      '> table not-now',
    ])
      expect(all).toContain(part);
  });
});

test('P36: a card that is turned up is no longer closed, even if nobody names it', () => {
  for (const cards of CARDS) {
    const int = rng(1_073_741_803);
    const s = cardDriven.setup(optionsOf({ deck: oneDeck, cards, scenario: 'introductory' }, cardDriven));
    for (let node = cardDriven.node(s); node.kind !== 'end'; node = cardDriven.node(s)) {
      cardDriven.apply(s, anyMove(node, int));
      cardDriven.check(s);
    }
  }
});
