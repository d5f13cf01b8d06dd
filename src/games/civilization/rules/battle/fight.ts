/** The battle turns, mine and the opponent's, until nobody has a card left. */
import type { Steps } from '../../../../kernel/flow.ts';
import { arg, chance, decide, num, table } from '../../../../kernel/game.ts';
import { type Face, face, type Unit, unitOf } from '../box/units.ts';
import type { Move } from '../moves.ts';
import type { Civilization, Log } from '../spec.ts';
import { battleOf, type State } from '../state.ts';
import { BONUSES } from '../vocabulary.ts';
import { settleBattle } from './aftermath.ts';
import { nextTurn, type Side, without } from './battle.ts';
import { type Meeting, place, targets } from './fronts.ts';
import { opponentChoice, topCards, turnUp } from './opponent.ts';

/** C72, C73: the defender plays first, but if the capital has walls, the attacker does. A village defends itself. */
export function fight(s: State, log?: Log): void {
  const { kind, level, cards, hand, walled } = battleOf(s);
  const iBegin = kind === 'capital' && !walled;
  const first = iBegin ? 'player' : 'opponent';
  log?.('battle-begins', { kind, level, cards, hand: hand.length, first });
  afterTurnOf(s, iBegin ? 'theirs' : 'mine', log);
}

function afterTurnOf(s: State, side: Side, log?: Log): void {
  const b = battleOf(s);
  const next = nextTurn(b, side);
  if (next === 'over') return settleBattle(s, BONUSES, log);
  b.turn = next;
  s.step = next === 'mine' ? 'my-unit' : 'their-card';
}

/** The same battle turn continues after an ability, which may have given a card or taken the last unit away. */
export function continueBattle(s: State, log?: Log): void {
  afterTurnOf(s, battleOf(s).turn === 'mine' ? 'theirs' : 'mine', log);
}

/** Reports what came of a unit that `side` has put against another one. */
function reportClash(side: Side, unit: Face, { front, met }: Meeting, log: Log): void {
  if (!met) return;
  const { first, attackerDies, defenderDies } = met.clash;
  const other = face(met.unit);
  if (side === 'mine')
    log('clash', {
      front,
      first: first === 'both' ? 'both' : first === 'attacker' ? 'player' : 'opponent',
      mine: unit,
      theirs: other,
      mineDies: attackerDies,
      theirsDies: defenderDies,
    });
  else
    log('clash', {
      front,
      first: first === 'both' ? 'both' : first === 'attacker' ? 'opponent' : 'player',
      mine: other,
      theirs: unit,
      mineDies: defenderDies,
      theirsDies: attackerDies,
    });
}

/** The card that it met, if any. */
function against({ met }: Meeting): { against?: Face } {
  return met ? { against: face(met.unit) } : {};
}

function playUnit(s: State, unit: Unit, front: number | undefined, log?: Log): void {
  const b = battleOf(s);
  b.playing = null;
  const meeting = place(b, { side: 'mine', unit, front }, s.killed, s.options.aircraft);
  log?.('unit-played', { unit: face(unit), front: meeting.front, ...against(meeting) });
  if (log) reportClash('mine', face(unit), meeting, log);
  afterTurnOf(s, 'mine', log);
}

/** C74-C77: the top card is turned up, and the rule says where it goes. */
function opponentPlays(s: State, card: Face, log?: Log): void {
  const b = battleOf(s);
  const unit = unitOf(card);
  const top = topCards(s.options.deck, b).find((each) => each.face === card);
  if (top) turnUp(b, top);
  if (b.cancels > 0) {
    b.cancels--;
    s.killed.theirs.push(unit);
    log?.('opponent-plays', { unit: card, why: 'cancelled' });
    return afterTurnOf(s, 'theirs', log);
  }
  const { front, why, could } = opponentChoice(unit, b.fronts, s.options.aircraft);
  const meeting = place(b, { side: 'theirs', unit, front }, s.killed, s.options.aircraft);
  log?.('opponent-plays', { unit: card, front: meeting.front, ...against(meeting), why, could });
  if (log) reportClash('theirs', card, meeting, log);
  afterTurnOf(s, 'theirs', log);
}

export const battleTurns: Steps<Civilization, 'my-unit' | 'my-front' | 'their-card'> = {
  'my-unit': {
    node: (s) => {
      const different = [...new Set(battleOf(s).hand.map(face))];
      return decide(
        'my-unit',
        'player',
        different.map((f): Move => `unit:${f}`),
      );
    },
    play: (s, move, log) => {
      const b = battleOf(s);
      const unit = unitOf(arg(move));
      b.hand = without(b.hand, unit);
      b.playing = unit;
      if (targets(b).length > 0) s.step = 'my-front';
      else playUnit(s, unit, undefined, log);
    },
  },
  'my-front': {
    node: (s) =>
      decide('my-front', 'player', [...targets(battleOf(s)).map((i): Move => `front:${i + 1}`), 'new-front']),
    play: (s, move, log) => {
      const { playing } = battleOf(s);
      if (!playing) throw new Error('a front is chosen for no unit');
      playUnit(s, playing, move === 'new-front' ? undefined : num(move) - 1, log);
    },
  },
  // Undecided until it's turned up (C70): by the app's odds, or by the player's own cards.
  'their-card': {
    node: (s) => {
      const cards = topCards(s.options.deck, battleOf(s));
      if (s.options.oppCards === 'physical')
        return table(
          'their-card',
          cards.map((c): Move => `card:${c.face}`),
        );
      const odds: Partial<Record<Move, number>> = {};
      for (const c of cards) odds[`card:${c.face}`] = c.weight;
      return chance('their-card', odds);
    },
    play: (s, move, log) => opponentPlays(s, arg(move, 'card'), log),
  },
};
