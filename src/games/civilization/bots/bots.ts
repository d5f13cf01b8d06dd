/**
 * A plain, sensible player for simulations: what a person does without thinking long. It answers by what the app
 * shows; which culture event cards a player holds the app never knows, so how often one fits is a fixed share.
 */

import { at } from '../../../kernel/at.ts';
import type { Considered, Quick, Roster } from '../../../kernel/bot.ts';
import { arg, type Decision, type Range, verb } from '../../../kernel/game.ts';
import type { Int } from '../../../kernel/rng.ts';
import { planned } from '../forecast/simple-plan.ts';
import { asked, VALUES } from '../rules/market/deal.ts';
import type { Move } from '../rules/moves.ts';
import type { Civilization } from '../rules/spec.ts';
import type { State } from '../rules/state.ts';
import { isResource } from '../rules/vocabulary.ts';

/** The bot holds a card that cancels an event or kills a figure with a chance of one in this number. */
const CANCELS = 4;
const FIGURES = 6;

/** What each move is worth to it; the best is played. */
function worth(s: Readonly<State>, node: Decision<Civilization>, int: Int): (move: Move) => number {
  switch (node.ask) {
    case 'cancel': {
      const holds = int(CANCELS) === 0;
      return (move) => (move === 'accept' ? 1 : move === 'cancel:other' && holds ? 2 : 0);
    }
    case 'figures': {
      const holds = int(FIGURES) === 0;
      return (move) => (move === 'accept' ? 1 : holds ? 2 : 0);
    }
    // A building can be built again.
    case 'building-or-wonder':
      return (move) => (move === 'lose:building' ? 2 : move === 'lose:wonder' ? 1 : 0);
    case 'resource-choice':
      return (move) => (move === 'lose:none' ? 0 : move === 'lose:hut' ? -1 : owned(s, arg(move)));
    // A roll costs nothing; but without the tally nobody knows what could be paid.
    case 'trade':
      return (move) => ((move === 'roll') === (s.options.tally && s.tally.trade >= VALUES.card.buy) ? 1 : 0);
    case 'deal':
      return (move) => dealing(s, move);
    case 'pay':
      return (move) => (move === 'agree' ? 3 : move === 'pay:trade' ? 2 : move === 'no-deal' ? 1 : 0);
    case 'my-unit':
    case 'my-front': {
      const best = planned(s);
      return (move) => (move === best ? 1 : 0);
    }
    // What it has least of.
    case 'spoils':
      return (move) => (move === 'take:none' ? Number.NEGATIVE_INFINITY : -owned(s, arg(move)));
    default:
      return (move) => (verb(move) === 'never-mind' ? -1 : 0);
  }
}

function owned(s: Readonly<State>, what: string): number {
  return isResource(what) ? s.tally.resources[what] : 0;
}

/** Culture event cards, as long as there is trade to pay for them. */
function dealing(s: Readonly<State>, move: Move): number {
  const cost = s.deal ? asked(s.deal) : 0;
  if (move === 'want:card') return cost + VALUES.card.buy <= s.tally.trade ? 3 : 0;
  if (move === 'offer') return 2;
  return move === 'no-deal' ? 1 : 0;
}

/** If a number is asked for, the most: an offer is counted only up to what is due. */
function numbered(ranges: readonly Range[]): Move[] {
  return ranges.map(({ verb, max }) => `${verb}:${max}` as Move);
}

const steady: Quick<Civilization> = {
  choose(s, node, int) {
    const [first] = this.consider(s, node, 1, int);
    return first?.move ?? at(node.moves, 0);
  },
  consider(s, node, most, int) {
    const value = worth(s, node, int);
    const moves = node.moves.length > 0 ? node.moves : numbered(node.ranges);
    return moves
      .map((move): Considered<Civilization> => ({ move, value: value(move) }))
      .filter((c) => Number.isFinite(c.value) || moves.length === 1)
      .sort((a, b) => b.value - a.value)
      .slice(0, most);
  },
};

export const roster: Roster<Civilization> = { quick: { steady }, search: {}, usual: 'steady' };
