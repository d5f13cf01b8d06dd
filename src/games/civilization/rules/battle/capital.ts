/** The battle for the capital, from the end of Movement to its outcome (C60-C79). */
import type { Steps } from '../../../../kernel/flow.ts';
import { arg, chance, decide, num, table } from '../../../../kernel/game.ts';
import { type Face, face, roomFor, type Unit, unitOf } from '../box/units.ts';
import { opponentOf } from '../events/history.ts';
import { ATTACK_HAND, bonuses } from '../events/military.ts';
import { army, buryKilled, gain, takable } from '../market/books.ts';
import {
  BONUSES,
  type Bonus,
  battleOf,
  type Civilization,
  type Events,
  type Log,
  type Move,
  type State,
  type Step,
} from '../state.ts';
import { defeat, due, rowTurn } from '../turn/turn.ts';
import {
  type Battle,
  cityBonus,
  nextTurn,
  opponentChoice,
  place,
  survivors,
  targets,
  wins,
  without,
} from './battle.ts';
import { pool, topCards, turnUp, unseen } from './opponent.ts';

/** Extra cards for the defender of a city. */
export const CITY_HAND = 3;
/** What an attack with every army figure could bring, and more. */
const MOST_CARDS = 12;

/** Whether the player has told walls and hand before; then a battle needn't ask again. */
function defenceKnown({ known }: Readonly<State>): boolean {
  return known.walls !== 'unknown' && known.hand !== undefined;
}

/** The end of Movement on a turn with a battle due. */
export function beginBattle(s: State, log?: Log): void {
  const { level, cards } = opponentOf(rowTurn(s, s.turn));
  s.battle = newBattle(s, { kind: 'capital', level, cards, pool: pool(level) });
  askForDefence(s, log);
}

export function newBattle(
  s: Readonly<State>,
  what: Pick<Battle, 'kind' | 'level' | 'cards' | 'pool'>,
  back: Step = 'turn-end',
): Battle {
  return {
    ...what,
    seen: unseen(s.options.deck),
    turn: 'mine',
    hand: [],
    playing: null,
    fronts: [],
    walled: false,
    bonus: 0,
    strike: 0,
    cancels: 0,
    back,
  };
}

/** The app asks for what only the player knows: the walls, the size of the hand, then the hand. */
export function askForDefence(s: State, log?: Log): void {
  const b = battleOf(s);
  if (s.known.walls === 'unknown') s.step = 'walls';
  else if (s.known.hand === undefined) s.step = 'hand-limit';
  else {
    b.walled = s.known.walls === 'yes';
    fillHand(s, log);
  }
}

/** How many cards may still come into my hand. */
function handRoom(s: Readonly<State>): number {
  const b = battleOf(s);
  if (b.kind === 'village') return MOST_CARDS - b.hand.length;
  return (s.known.hand ?? ATTACK_HAND) + CITY_HAND - b.hand.length;
}

/** Cards of the tallied army that aren't in the hand. */
function reserve(s: Readonly<State>): { face: Face; count: number }[] {
  const inHand = s.battle?.hand.map(face) ?? [];
  return army(s)
    .map((c) => ({ face: c.face, count: c.count - inHand.filter((f) => f === c.face).length }))
    .filter(({ count }) => count > 0);
}

/** Every card of mine that came into this battle, wherever it is now. */
export function broughtCards(s: Readonly<State>): readonly Unit[] {
  const b = battleOf(s);
  return [
    ...b.hand,
    ...(b.playing ? [b.playing] : []),
    ...b.fronts.flatMap((f) => (f.mine ? [f.mine] : [])),
    ...s.killed.mine,
  ];
}

/** Faces that one more card of mine can show, beside those already in the hand and in the battle. */
export function possibleCards(s: Readonly<State>): Face[] {
  return roomFor(s.options.deck, broughtCards(s));
}

/** Does the app draw my hand, because it keeps the army? If it doesn't, I tell it what I have drawn. */
export function appDrawsHand(s: Readonly<State>): boolean {
  return s.options.tally && s.battle?.kind === 'capital';
}

/** Drawn from the standing forces: by the app where it keeps them, else told by the player. */
export function fillHand(s: State, log?: Log): void {
  const tallied = s.options.tally && reserve(s).length === 0;
  if (handRoom(s) <= 0 || tallied) return fight(s, log);
  s.step = appDrawsHand(s) ? 'draw-hand' : 'my-hand';
}

/** C72, C73: the defender begins, but before walls the attacker. A village defends itself. */
function fight(s: State, log?: Log): void {
  const b = battleOf(s);
  const mine = b.kind === 'capital' && !b.walled;
  const { kind, level, cards } = b;
  log?.('battle-begins', {
    kind,
    level,
    cards,
    hand: b.hand.length,
    first: mine ? 'player' : 'opponent',
  });
  afterTurnOf(s, mine ? 'theirs' : 'mine', log);
}

function afterTurnOf(s: State, after: 'mine' | 'theirs', log?: Log): void {
  const b = battleOf(s);
  const next = nextTurn(b, after);
  if (next === 'over') return settleBattle(s, BONUSES, log);
  b.turn = next;
  s.step = next === 'mine' ? 'my-unit' : 'their-card';
}

/** An ability may have given a side a card, or the whole battle a new end. */
export function continueBattle(s: State, log?: Log): void {
  const b = battleOf(s);
  afterTurnOf(s, b.turn === 'mine' ? 'theirs' : 'mine', log);
}

/** Reports a fight after `side` has put a unit against another one. */
function reportClash(side: 'mine' | 'theirs', unit: Face, met: ReturnType<typeof place>, log: Log): void {
  const { front, against, result } = met;
  if (!against || !result) return;
  const other = face(against);
  const [attacker, defender] =
    side === 'mine' ? (['player', 'opponent'] as const) : (['opponent', 'player'] as const);
  const first = result.first === 'a' ? attacker : result.first === 'b' ? defender : 'both';
  const { aDies, bDies } = result;
  if (side === 'mine')
    log('clash', { front, first, mine: unit, theirs: other, mineDies: aDies, theirsDies: bDies });
  else log('clash', { front, first, mine: other, theirs: unit, mineDies: bDies, theirsDies: aDies });
}

function playUnit(s: State, front: number | undefined, log?: Log): void {
  const b = battleOf(s);
  const unit = b.playing as NonNullable<Battle['playing']>;
  b.playing = null;
  const strike = b.strike;
  const meeting = place(b, { side: 'mine', unit, front }, s.killed, s.options.aircraft);
  const { against, result } = meeting;
  // Extra wounds are for a unit that meets another; opening a front doesn't use them up.
  if (!result) b.strike = strike;
  log?.('unit-played', {
    unit: face(unit),
    front: meeting.front,
    ...(against && { against: face(against) }),
  });
  if (log) reportClash('mine', face(unit), meeting, log);
  afterTurnOf(s, 'mine', log);
}

/** C74-C77: the top card is turned up; where it goes follows from the rule. */
function opponentPlays(s: State, text: Face, log?: Log): void {
  const b = battleOf(s);
  const unit = unitOf(text);
  const card = topCards(s.options.deck, b).find((c) => c.face === text);
  if (card) turnUp(b, card);
  if (b.cancels > 0) {
    b.cancels--;
    s.killed.theirs.push(unit);
    log?.('opponent-plays', { unit: text, why: 'cancelled' });
    return afterTurnOf(s, 'theirs', log);
  }
  const { front, why, could } = opponentChoice(unit, b.fronts, s.options.aircraft);
  const meeting = place(b, { side: 'theirs', unit, front }, s.killed, s.options.aircraft);
  const { against } = meeting;
  log?.('opponent-plays', {
    unit: text,
    front: meeting.front,
    ...(against && { against: face(against) }),
    why,
    could,
  });
  if (log) reportClash('theirs', text, meeting, log);
  afterTurnOf(s, 'theirs', log);
}

/** My bonuses are asked for only where they can decide it; `open`: those not asked for yet. */
export function settleBattle(s: State, open: readonly Bonus[], log?: Log): void {
  const b = battleOf(s);
  const { totals } = s.options.deck;
  const mine = survivors(b, 'mine', totals);
  const theirs = survivors(b, 'theirs', totals) + (b.kind === 'capital' ? s.options.oppBonus : 0);
  const city = cityBonus(b);
  const told = bonuses(s, open);
  const bonus = b.bonus + told.bonus + told.wonders;
  const won = wins(b.kind, mine + city + bonus, theirs);
  const [next] = open;
  if (!won && next) {
    s.step = next;
    return;
  }
  log?.('battle-over', { turn: s.turn, kind: b.kind, mine, city, bonus, theirs, won });
  afterBattle(s, won, log);
}

/** C71: a card or ability of the base game that the app doesn't know ends the battle. */
export function decideBattle(s: State, won: boolean, reason: string, log?: Log): void {
  log?.('battle-decided', { turn: s.turn, kind: battleOf(s).kind, won, reason });
  afterBattle(s, won, log);
}

/** The dead leave the standing forces; a village leaves nothing else behind, a lost capital no game (C78, C79). */
function afterBattle(s: State, won: boolean, log?: Log): void {
  const b = battleOf(s);
  buryKilled(s, s.killed);
  if (b.kind === 'village' || won) log?.('remove', toRemove(s, won));
  if (b.kind === 'capital' && won) {
    // Killed units stay on the table until the resource is taken.
    s.step = 'spoils';
    return;
  }
  s.killed = { mine: [], theirs: [] };
  if (b.kind === 'capital') return defeat(s, 'battle', log);
  s.step = b.back;
  s.battle = null;
}

/**
 * What the player takes off the table: the killed units. The garrison of the capital has no army figure in the battle;
 * before a village the winner loses one for every two units killed, the loser all that fought.
 */
function toRemove(s: Readonly<State>, won: boolean): Events['remove'] {
  const { kind } = battleOf(s);
  const units: Record<Face, number> = {};
  for (const unit of s.killed.mine) units[face(unit)] = (units[face(unit)] ?? 0) + 1;
  const figures = kind === 'village' && won ? Math.floor(s.killed.mine.length / 2) : 0;
  return { kind, won, units, figures };
}

export const capital: Steps<
  Civilization,
  'movement' | 'my-hand' | 'draw-hand' | 'my-unit' | 'my-front' | 'their-card' | 'spoils'
> = {
  // What was told before holds, unless the player says that walls were built or the hand has grown since.
  movement: {
    node: (s) => table('movement', defenceKnown(s) ? ['done', 'changed'] : ['done']),
    play: (s, move, log) => {
      if (move === 'changed') {
        s.known.walls = 'unknown';
        delete s.known.hand;
      }
      beginBattle(s, log);
    },
  },
  'my-hand': {
    node: (s) => {
      const all = s.options.tally ? reserve(s).map((c) => c.face) : possibleCards(s);
      return table('my-hand', ['hand-full', ...all.map((f): Move => `have:${f}`)]);
    },
    play: (s, move, log) => {
      if (move === 'hand-full') return fight(s, log);
      battleOf(s).hand.push(unitOf(arg(move)));
      fillHand(s, log);
    },
  },
  'draw-hand': {
    node: (s) => {
      const odds: Partial<Record<Move, number>> = {};
      for (const c of reserve(s)) odds[`draw:${c.face}`] = c.count;
      return chance('draw-hand', odds);
    },
    play: (s, move, log) => {
      battleOf(s).hand.push(unitOf(arg(move)));
      fillHand(s, log);
    },
  },
  'my-unit': {
    node: (s) => {
      const hand = [...new Set(battleOf(s).hand.map(face))];
      return decide(
        'my-unit',
        'player',
        hand.map((f): Move => `unit:${f}`),
      );
    },
    play: (s, move, log) => {
      const b = battleOf(s);
      const unit = unitOf(arg(move));
      b.hand = without(b.hand, unit);
      b.playing = unit;
      if (targets(b).length > 0) s.step = 'my-front';
      else playUnit(s, undefined, log);
    },
  },
  'my-front': {
    node: (s) =>
      decide('my-front', 'player', [...targets(battleOf(s)).map((i): Move => `front:${i + 1}`), 'new-front']),
    play: (s, move, log) => playUnit(s, move === 'new-front' ? undefined : num(move) - 1, log),
  },
  // Undecided until it is turned up (C70): by the app's odds, or by the player's own cards.
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
  // C78: one resource of the market, of the player's choice; it pays a debt first.
  spoils: {
    node: (s) => decide('spoils', 'player', [...takable(s).map((r): Move => `take:${r}`), 'take:none']),
    play: (s, move, log) => {
      const resource = arg(move, 'take');
      log?.('spoils', { resource, paysDebt: resource !== 'none' && s.debt.resource > 0 });
      if (resource !== 'none') gain(s, resource, 1);
      s.battle = null;
      s.killed = { mine: [], theirs: [] };
      s.fought++;
      s.pending.splice(s.pending.indexOf(s.turn), 1);
      if (due(s) > 0) s.step = 'movement';
      else s.step = 'turn-end';
    },
  },
};
