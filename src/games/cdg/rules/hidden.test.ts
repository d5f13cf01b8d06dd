/** Hidden means undecided: no view, event, journal or bot's chair knows a card before it is turned up. */
import { describe, expect, test } from 'vitest';
import { type Game, stateKey } from '../../../kernel/game.ts';
import { chair } from '../../../kernel/play.ts';
import { rng } from '../../../kernel/rng.ts';
import { format } from '../../../kernel/session/journal.ts';
import { Session } from '../../../kernel/session/session.ts';
import { cardOf, fullName, SIDES } from './cards/deck.ts';
import { cardDriven, pathsOfGlory } from './game.ts';
import type { Cdg, State } from './state.ts';
import { oneDeck, optionsOf, slotsOf } from './testing.ts';

/** What both games of the folder have in common. */
const rules: Game<Cdg> = pathsOfGlory;

/** Everything that anybody is given at this point. */
function allThatIsKnown(session: Session<Cdg>): string {
  const { game, state } = session;
  const bot = chair(game, state, 'player', rng(1));
  const { options: _, ...view } = bot.view;
  return JSON.stringify([
    format(session.journal),
    session.line.map(({ events }) => events),
    view,
    stateKey(bot.sample()),
    bot.node,
    game.scene(bot.view),
    game.facts(state),
    game.asides(state),
  ]);
}

function started(game: Game<Cdg>, given: Record<string, unknown>, seed: number): Session<Cdg> {
  const session = Session.start(game, optionsOf(given, game), seed);
  if (!session.ok) throw new Error(session.problem.reason);
  return session.value;
}

const CONFIGURATIONS: readonly (readonly [string, Game<Cdg>, Record<string, unknown>])[] = [
  ['two dice', pathsOfGlory, { scenario: 'introductory' }],
  ['fate die', pathsOfGlory, { scenario: 'introductory', method: 'fateDie' }],
  ['own cards', pathsOfGlory, { scenario: 'introductory', cards: 'physical' }],
  ['another deck', cardDriven, { scenario: 'introductory' }],
  ['one deck for both sides', cardDriven, { scenario: 'introductory', deck: oneDeck }],
];

describe.each(CONFIGURATIONS)('%s', (_, game, given) => {
  test('everything known before a card is turned up is the same for every card that it can be', () => {
    let draws = 0;
    const session = started(game, given, 7);
    for (let n = 0; n < 150 && session.node.kind !== 'end'; n++) {
      const { node } = session;
      if ((node.ask === 'reveal' || node.ask === 'top') && node.moves.length > 1) {
        draws++;
        const before = allThatIsKnown(session);
        for (const move of node.moves) {
          // A game of the same moves in which it is that card: up to here it can't be told from this one.
          const other = started(game, given, 7);
          for (const { step } of session.line) other.enter(step);
          const entries = session.entries.length;
          other.entries.splice(0, other.entries.length, ...session.entries);
          expect(allThatIsKnown(other)).toBe(before);
          expect(other.play('table', move).ok).toBe(true);
          expect(format({ ...other.journal, entries: other.entries.slice(0, entries) })).toBe(
            format(session.journal),
          );
          if (draws > 3) break;
        }
      }
      step(session, n);
    }
    expect(draws).toBeGreaterThan(5);
  });

  test('a face-down card has no name anywhere', () => {
    const session = started(game, given, 11);
    let down = 0;
    const seen = new Set<string>();
    for (let n = 0; n < 200 && session.node.kind !== 'end'; n++) {
      expect(tellTales(session, seen)).toEqual([]);
      down += SIDES.flatMap((side) => slotsOf(session.state, side)).filter((slot) => slot && !slot.up).length;
      step(session, n);
    }
    expect(down).toBeGreaterThan(30);
  });
});

/** Makes some move of the node. */
function step(session: Session<Cdg>, n: number): void {
  const { node } = session;
  if (node.kind === 'end') return;
  const done =
    node.kind === 'chance'
      ? session.roll()
      : session.play(node.kind === 'table' ? 'table' : 'player', node.moves[n % node.moves.length] as string);
  expect(done.ok).toBe(true);
}

/**
 * Everything that would reveal an unseen card: its id or name in a view, a report, the journal, the scene or a
 * bot's world, anywhere but among the cards that it could be; an unseen set that keeps an order; a face-down card
 * with its own name or secret. `seen` gathers the cards that were in sight once.
 */
function tellTales(session: Session<Cdg>, seen: Set<string>): string[] {
  const { game, state } = session;
  const found: string[] = [];
  for (const side of SIDES)
    for (const slot of slotsOf(state, side)) {
      if (slot?.card) {
        if (!slot.up && !seen.has(slot.card)) found.push(`${slot.card} is face down and has a name`);
        if (slot.up) seen.add(slot.card);
      }
      if (slot && Object.keys(slot).sort().join() !== 'card,closed,set,up')
        found.push(`a card keeps ${Object.keys(slot).join()}`);
    }
  for (const deck of state.decks) {
    for (const set of deck.sets)
      if (set.join() !== [...set].sort().join()) found.push('an unseen set has an order');
    for (const card of [...deck.discards, ...deck.removed]) seen.add(card);
  }
  if (state.playing?.card) seen.add(state.playing.card);
  const unseen = new Set(state.decks.flatMap((deck) => deck.sets.flat()).filter((card) => !seen.has(card)));
  const bot = chair(game, state, 'player', rng(1));
  const without = (s: State) => {
    const { options: _, decks, ...rest } = s;
    return [rest, decks.map(({ sets: __, ...deck }) => deck)];
  };
  const known = JSON.stringify([
    without(bot.view),
    without(bot.sample()),
    session.line.map(({ events }) => events),
    format(session.journal),
    game.scene(bot.view),
  ]);
  const names = state.options.deck.cards.map(fullName);
  for (const card of unseen) {
    const name = fullName(cardOf(state.options.deck, card));
    const unique = names.filter((each) => each === name).length === 1;
    if (known.includes(`"${card}"`) || known.includes(`card:${card}`)) found.push(`${card} is named`);
    if (unique && known.includes(`"${name}"`)) found.push(`${name} is named`);
  }
  return found;
}

describe('detects rules that decide a card too early', () => {
  /** The first unseen card of the first side: the one that such a program would have dealt already. */
  const dealtAlready = (s: State) => s.decks[0]?.sets[0]?.[0] as string;
  const spoil = (wrong: (s: State) => void): Game<Cdg> => ({
    ...pathsOfGlory,
    setup: (options) => {
      const s = pathsOfGlory.setup(options);
      wrong(s);
      return s;
    },
  });
  const SPOILED: readonly (readonly [string, Game<Cdg>])[] = [
    [
      'dealt with a name',
      spoil((s) => {
        const card = dealtAlready(s);
        s.decks[0]?.sets[0]?.shift();
        s.turning.shift();
        Object.assign(s.sides[0].slots.A as object, { card, set: null });
      }),
    ],
    ['a secret on the card', spoil((s) => void Object.assign(s.sides[1].slots.C as object, { next: 3 }))],
    ['a pile with an order', spoil((s) => void s.decks[0]?.sets[0]?.reverse())],
    ['a note beside the table', spoil((s) => void Object.assign(s, { top: dealtAlready(s) }))],
    [
      'a scene that knows',
      {
        ...pathsOfGlory,
        scene: (s) => [
          ...pathsOfGlory.scene(s),
          { id: 'x', kind: 'pile', pieces: [{ id: dealtAlready(s), kind: 'card' }] },
        ],
      },
    ],
    [
      'a report that tells',
      {
        ...pathsOfGlory,
        apply: (s, move, log, text) => {
          log?.('drawn', { side: 'CP', card: dealtAlready(s), name: '' });
          rules.apply(s, move, log, text);
        },
      },
    ],
  ];
  test.each(SPOILED)('%s', (_, game) => {
    const session = started(game, { mandated: false }, 5);
    const found: string[] = [];
    const seen = new Set<string>();
    for (let n = 0; n < 3 && found.length === 0; n++) {
      found.push(...tellTales(session, seen));
      if (session.node.kind === 'chance') session.roll();
      // The card that the report named has come up; what it says now is about the next one.
      seen.clear();
    }
    expect(found).not.toEqual([]);
  });
});

test('untracked: no card has a name at any time', () => {
  const session = started(pathsOfGlory, { cards: 'untracked', scenario: 'introductory' }, 3);
  for (let n = 0; n < 200 && session.node.kind !== 'end'; n++) {
    expect(allThatIsKnown(session)).not.toMatch(/"(CP|AP)-\d\d"/);
    const { node } = session;
    if (node.kind === 'chance') session.roll();
    else
      session.play(node.kind === 'table' ? 'table' : 'player', node.moves[n % node.moves.length] as string);
  }
});
