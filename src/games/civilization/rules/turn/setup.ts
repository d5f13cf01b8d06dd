/** Before turn 1: the civilizations, and the first units where the app keeps the army (C04-C14). */

import type { Steps } from '../../../../kernel/flow.ts';
import { arg, chance, type Node, table } from '../../../../kernel/game.ts';
import { faces, LAND, type Land, noCards } from '../box/units.ts';
import type { Move } from '../moves.ts';
import type { Civilization, Log } from '../spec.ts';
import type { State } from '../state.ts';
import { enlist } from '../tally/army.ts';
import { beginTurn } from './turn.ts';

export function setup(options: State['options']): State {
  return {
    options,
    step: 'civilization',
    turn: 0,
    dice: 1,
    civilization: '',
    counter: '',
    debt: { culture: 0, resource: 0 },
    pending: [],
    fought: 0,
    anarchy: 0,
    level: 0,
    known: { walls: 'unknown' },
    tally: {
      culture: 0,
      trade: 0,
      coins: 0,
      resources: { wheat: 0, silk: 0, incense: 0, iron: 0 },
      rank: { infantry: 1, mounted: 1, artillery: 1 },
      army: noCards(options.deck),
    },
    hit: null,
    use: null,
    book: null,
    deal: null,
    battle: null,
    killed: { mine: [], theirs: [] },
    outcome: 'time',
  };
}

/** One of the list, each with the same chance, but for the one already taken. */
function anyOf(s: Readonly<State>, ask: 'civilization' | 'counter'): Node<Civilization> {
  const verb = ask === 'civilization' ? 'play-as' : 'marker';
  const free = s.options.civilizations.civilizations.filter(({ id }) => id !== s.civilization);
  const odds: Partial<Record<Move, number>> = {};
  for (const { id } of free) odds[`${verb}:${id}`] = 1;
  return chance(ask, odds);
}

function ready(s: State, log?: Log): void {
  if (s.options.tally && missingType(s)) s.step = 'first-unit';
  else beginTurn(s, log);
}

/** The first land type that the tallied army has no card of. */
function missingType(s: Readonly<State>): Land | undefined {
  return LAND.find((type) => s.tally.army[type].every((count) => count === 0));
}

export const beforeTheGame: Steps<Civilization, 'civilization' | 'counter' | 'first-unit'> = {
  // C04: exactly one, at random.
  civilization: {
    node: (s) => anyOf(s, 'civilization'),
    play: (s, move, log) => {
      s.civilization = arg(move);
      s.step = 'counter';
      log?.('civilization', { id: s.civilization });
    },
  },
  // C10-C12: another civilization's culture level marker counts the turns.
  counter: {
    node: (s) => anyOf(s, 'counter'),
    play: (s, move, log) => {
      s.counter = arg(move);
      log?.('counter', { id: s.counter });
      ready(s, log);
    },
  },
  // The base game's beginning: one infantry, one mounted and one artillery card of the first rank.
  'first-unit': {
    node: (s) => {
      const type = missingType(s) ?? 'infantry';
      return table(
        'first-unit',
        faces(s.options.deck, type, [s.tally.rank[type]]).map((f): Move => `have:${f}`),
      );
    },
    play: (s, move, log) => {
      enlist(s, arg(move), 1);
      log?.('first-unit', { unit: arg(move, 'have') });
      ready(s, log);
    },
  },
};
