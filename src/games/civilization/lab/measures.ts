/** Measures: events, battles, and how an army does in a military event or a battle. */
import type { Counting, Given, Remembering } from '../../../kernel/exact/measure.ts';
import type { Nums, OptionsOf } from '../../../kernel/options.ts';
import { armyParameters } from '../forecast/supposed-army.ts';
import { beginBattle } from '../rules/battle/defence.ts';
import { LAND, rows, TYPES, type Type } from '../rules/box/units.ts';
import { newHit } from '../rules/events/events.ts';
import { effectOf } from '../rules/events/history.ts';
import { beginMilitary } from '../rules/events/military.ts';
import type { options } from '../rules/options.ts';
import type { Civilization } from '../rules/spec.ts';
import { hitOf, type State } from '../rules/state.ts';
import { setup } from '../rules/turn/setup.ts';
import { lastTurn } from '../rules/turn/turn.ts';
import { clock, fightOn } from './parts.ts';

type Options = OptionsOf<typeof options>;

const turns = (n: number) => Array.from({ length: n }, (_, i) => String(i + 1));

/** The chance of an event on each turn. */
export const eventsByTurn: Counting<Civilization> = {
  kind: 'counting',
  ...clock,
  rows: (o) => turns(lastTurn(setup(o))).map((key) => ({ key, outcomes: ['event', 'calm'] })),
  count: { 'event-roll': ({ turn, result }) => [String(turn), result] },
};

/** The chance of each history event on each turn. */
export const resultsByTurn: Counting<Civilization> = {
  kind: 'counting',
  ...clock,
  rows: (o) =>
    turns(lastTurn(setup(o))).map((key) => {
      const kinds = ([1, 2, 3, 4, 5, 6] as const).map((die) => effectOf(Number(key), die).kind);
      return { key, outcomes: [...new Set(kinds), 'calm'] };
    }),
  count: {
    'history-event': ({ turn, effect }) => [String(turn), effect],
    'event-roll': ({ turn, result }) => (result === 'calm' ? [String(turn), 'calm'] : undefined),
  },
};

/** How many battles for the capital a whole game has, if nothing ends it early. */
export const battles: Remembering<Civilization> = {
  kind: 'remembering',
  ...clock,
  rows: (o) => [
    {
      key: 'game',
      outcomes: [
        '0',
        ...turns(o.lastTurnBattle === 'fightNow' ? lastTurn(setup(o)) : lastTurn(setup(o)) - 1),
      ],
    },
  ],
  first: '0',
  next: { 'battle-announced': (memory) => String(Number(memory) + 1) },
  bucket: (memory) => ['game', memory],
};

/** The chance to reach a turn without a battle. */
export const noBattle: Counting<Civilization> = {
  kind: 'counting',
  ...clock,
  rows: (o) => turns(lastTurn(setup(o))).map((key) => ({ key, outcomes: ['none', 'some'] })),
  count: { 'turn-begins': ({ turn, before }) => [String(turn), before === 0 ? 'none' : 'some'] },
};

/** An army by hand: cards of each type as weak, middle, strong; their rank; hand and bonuses. */
const forces = {
  turn: { kind: 'number', role: 'taste', min: 1, max: 16, default: 4 },
  infantry: { kind: 'numbers', role: 'taste', length: 3, min: 0, max: 15, default: [0, 1, 0] },
  mounted: { kind: 'numbers', role: 'taste', length: 3, min: 0, max: 15, default: [0, 1, 0] },
  artillery: { kind: 'numbers', role: 'taste', length: 3, min: 0, max: 15, default: [0, 1, 0] },
  aircraft: { kind: 'numbers', role: 'taste', length: 3, min: 0, max: 8, default: [0, 0, 0] },
  rank: { kind: 'number', role: 'taste', min: 1, max: 4, default: 1 },
  hand: { kind: 'number', role: 'taste', min: 3, max: 9, default: 3 },
  bonus: { kind: 'number', role: 'taste', min: 0, max: 40, default: 0 },
  wonders: { kind: 'number', role: 'taste', min: 0, max: 40, default: 0 },
} as const;

type Army = typeof forces & Record<Type, Nums>;

/** Cards that the deck has; by default one of the middle ones of each land type. */
const inDeck = ({ deck }: Options) => ({
  ...forces,
  ...armyParameters(deck, (type, cards) => cards.map((_, row) => (row === 1 && type !== 'aircraft' ? 1 : 0))),
});

/** What an army falls short of in a military event: cards by type as weak, middle, strong, ranks and bonuses given. */
export const shortfall: Counting<Civilization, Army> = {
  kind: 'counting',
  with: forces,
  within: inDeck,
  start: militaryStart,
  stop: (s) => s.step === 'figures' || s.hit === null,
  rows: (o, given) => {
    const turn = Math.min(given.turn, lastTurn(setup(o)));
    return [{ key: String(turn), outcomes: ['0', ...turns(effectOf(turn, 5).amount)] }];
  },
  count: { strength: ({ turn, missing }) => [String(turn), String(missing)] },
};

const walls = { kind: 'flag', role: 'taste', default: false } as const;

/** The battle of a turn with an army, walls and bonuses, fought by the simple plan: held or fallen. */
export const capitalHeld: Counting<Civilization, Army & { walls: typeof walls }> = {
  kind: 'counting',
  with: { ...forces, walls },
  within: (o) => ({ ...inDeck(o), walls }),
  start: (options, given) => {
    const s = mustered(options, given);
    s.known.walls = given.walls ? 'yes' : 'no';
    beginBattle(s);
    return s;
  },
  onward: fightOn,
  stop: (s) => s.step === 'spoils' || s.step === 'over',
  rows: (o, given) => [
    { key: String(Math.min(given.turn, lastTurn(setup(o)))), outcomes: ['held', 'fallen'] },
  ],
  count: { 'battle-over': ({ turn, won }) => [String(turn), won ? 'held' : 'fallen'] },
};

/** A turn with this army and an answer to everything that an event or a battle would ask. */
function mustered(options: Options, given: Given<Army>): State {
  const s = setup({ ...options, tally: true, oppCards: 'virtual' });
  s.turn = Math.min(given.turn, lastTurn(s));
  s.pending = [s.turn];
  for (const type of TYPES) {
    const counts = given[type];
    rows(options.deck, type).forEach((_, row) => {
      s.tally.army[type][row] = counts[row] ?? 0;
    });
  }
  for (const type of LAND) s.tally.rank[type] = given.rank;
  s.known = {
    ...s.known,
    hand: given.hand,
    bonus: given.bonus,
    wonders: given.wonders,
  };
  return s;
}

/** The moment before the cards are drawn. */
function militaryStart(options: Options, given: Given<Army>): State {
  const s = mustered(options, given);
  // Both bonuses are given, so nothing is left to ask.
  s.hit = newHit(5, effectOf(s.turn, 5));
  hitOf(s, 'military').open = [];
  beginMilitary(s);
  return s;
}
