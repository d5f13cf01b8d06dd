/**
 * Working out the chance to win a battle for the capital, in small steps, so that a page can work between them.
 * Exact, with the best play, if the positions can be counted; otherwise from battles played by a simple plan, with the
 * interval of the chance.
 */
import { share } from '../../../kernel/exact/estimate.ts';
import { asNumber, type Fraction, fraction, ONE, plus, times, ZERO } from '../../../kernel/exact/fraction.ts';
import type { Forecast } from '../../../kernel/exact/outlook.ts';
import { type Int, rng } from '../../../kernel/rng.ts';
import { type Battle, cityBonus, survivors, wins, without } from '../rules/battle/battle.ts';
import { place } from '../rules/battle/fronts.ts';
import { opponentChoice, topCards, turnUp } from '../rules/battle/opponent.ts';
import { type Deck, face, rows, TYPES, type Unit, unitAt, unitOf } from '../rules/box/units.ts';
import { cloneBattle } from '../rules/position/clone.ts';
import type { State } from '../rules/state.ts';
import { advance, different, places, plan, playMine } from './simple-plan.ts';

export function value(f: Forecast): number {
  return f.exact ? asNumber(f.chance) : f.chance;
}

/** How much may be spent on an answer: positions to count, then battles to play. */
export interface Budget {
  readonly positions: number;
  readonly battles: number;
  readonly seed: number;
}

/** One step of the work; the forecast once it is done. */
export type Work = () => Forecast | undefined;

/** All steps at once. */
export function finish(work: Work): Forecast {
  for (;;) {
    const done = work();
    if (done) return done;
  }
}

/** Positions counted, and battles played, in one step. */
const POSITIONS = 100;
const BATTLES = 20;

/** Chances of positions already counted. What was counted for one card helps with the next. */
export type Known = Map<string, Fraction>;
class Enough extends Error {}

/** A battle that may begin, and in how many ways it comes about. */
export interface Start {
  readonly battle: Battle;
  readonly ways: number;
}

/** What holds in a battle from its beginning to its end. */
export interface Terms {
  readonly options: State['options'];
  /** All my combat bonuses but the capital's own. */
  readonly bonus: number;
}

/** The chance to win from these beginnings. */
export function winChance(
  terms: Terms,
  starts: readonly Start[],
  budget: Budget,
  known: Known = new Map(),
): Work {
  const total = starts.reduce((sum, { ways }) => sum + ways, 0);
  const most = known.size + budget.positions;
  const int = rng(budget.seed);
  let counting = true;
  let played = 0;
  let won = 0;

  /** Counted positions are cached, so each step continues where the previous one stopped. */
  function count(): Forecast | undefined {
    const limit = Math.min(most, known.size + POSITIONS);
    try {
      let chance = ZERO;
      for (const { battle, ways } of starts)
        chance = plus(chance, times(fraction(ways, total), best(battle, terms, known, limit)));
      return { exact: true, chance };
    } catch (error) {
      if (!(error instanceof Enough)) throw error;
      counting = known.size < most;
      return undefined;
    }
  }

  function play(): Forecast | undefined {
    for (let n = 0; n < BATTLES && played < budget.battles; n++, played++) {
      const { battle } = picked(starts, ({ ways }) => ways, int);
      if (playOut(cloneBattle(battle), terms, int)) won++;
    }
    if (played < budget.battles) return undefined;
    const { value: chance, low, high } = share(won, played);
    return { exact: false, chance, low, high };
  }

  return () => (counting ? count() : play());
}

/** The best chance from here: the most that any of my moves gives, the mean over the opponent's cards. */
function best(b: Battle, terms: Terms, known: Known, limit: number): Fraction {
  const decided = settled(b, terms);
  if (decided !== undefined) return decided ? ONE : ZERO;
  const key = keyOf(b);
  const met = known.get(key);
  if (met) return met;
  if (known.size >= limit) throw new Enough();
  const { options } = terms;
  let chance = ZERO;
  if (b.turn === 'mine') {
    // A certain win can't be beaten, so stop here.
    search: for (const unit of different(b.hand)) {
      for (const front of places(b)) {
        const next = cloneBattle(b);
        next.hand = without(next.hand, unit);
        playMine(next, unit, front, options);
        const c = best(next, terms, known, limit);
        if (c.n * chance.d > chance.n * c.d) chance = c;
        if (chance.n === chance.d) break search;
      }
    }
  } else {
    const cards = topCards(options.deck, b);
    const total = cards.reduce((sum, { weight }) => sum + weight, 0);
    for (const card of cards) {
      const next = cloneBattle(b);
      turnUp(next, card);
      playTheirs(next, unitOf(card.face), options);
      chance = plus(chance, times(fraction(card.weight, total), best(next, terms, known, limit)));
    }
  }
  known.set(key, chance);
  return chance;
}

function playTheirs(b: Battle, unit: Unit, { aircraft }: Terms['options']): void {
  if (b.cancels > 0) b.cancels--;
  else {
    const { front } = opponentChoice(unit, b.fronts, aircraft);
    place(b, { side: 'theirs', unit, front }, { mine: [], theirs: [] }, aircraft);
  }
  advance(b, 'theirs');
}

/** Decided already: all cards are played, or nothing that can still come would change who wins. */
function settled(b: Readonly<Battle>, { options, bonus }: Terms): boolean | undefined {
  const { deck, oppBonus } = options;
  const mine = survivors(b, 'mine', deck.totals) + cityBonus(b) + b.bonus + bonus;
  const theirs = survivors(b, 'theirs', deck.totals) + oppBonus;
  if (b.cards === 0 && b.hand.length === 0) return wins('capital', mine, theirs);
  // At worst I keep only what already faces an enemy, and every card of the opponent stays, the strongest there are.
  const safe = mine - survivors({ ...b, fronts: b.fronts.filter((f) => !f.theirs) }, 'mine', deck.totals);
  if (wins('capital', safe, theirs + b.cards * strongest(deck, b))) return true;
  // With my last card played their units stay, and mine can only grow fewer.
  if (b.hand.length === 0 && !wins('capital', mine, theirs)) return false;
  return undefined;
}

const STRONGEST = new WeakMap<Deck, Map<string, number>>();

/** What the strongest card that can still come up adds to a total. */
function strongest(deck: Deck, b: Readonly<Battle>): number {
  const types = TYPES.filter((type) => b.pool[type] > 0);
  const key = `${b.level}${types}`;
  const met = STRONGEST.get(deck) ?? new Map<string, number>();
  STRONGEST.set(deck, met);
  const before = met.get(key);
  if (before !== undefined) return before;
  const all = types.flatMap((type) => rows(deck, type).map((card) => unitAt(card, b.level)));
  const most = Math.max(0, ...all.map((u) => (deck.totals === 'strength' ? u.attack : u.health)));
  met.set(key, most);
  return most;
}

/** Equal texts have equal chances: the order of my lone units matters to the opponent, nothing else's does. */
function keyOf(b: Readonly<Battle>): string {
  const mine: string[] = [];
  const theirs: string[] = [];
  const both: string[] = [];
  for (const front of b.fronts) {
    const [m, t] = [front.mine, front.theirs].map((f) => (f ? `${face(f)}!${f.wounds}` : ''));
    if (m && t) both.push(`${m}x${t}`);
    else if (m) mine.push(m);
    else if (t) theirs.push(t);
  }
  const hand = b.hand.map(face).sort().join();
  const seen = TYPES.map((type) => b.seen[type].join('.')).join();
  return `${b.turn}|${hand}|${mine.join()}|${theirs.sort().join()}|${both.sort().join()}|${seen}|${b.cards}|${b.strike}|${b.cancels}`;
}

/** One of the list, by weight. */
function picked<T>(list: readonly T[], weight: (one: T) => number, int: Int): T {
  let ticket = int(list.reduce((sum, one) => sum + weight(one), 0));
  for (const one of list) {
    ticket -= weight(one);
    if (ticket < 0) return one;
  }
  throw new Error('nothing to pick from');
}

/** One battle by the simple plan. */
function playOut(b: Battle, terms: Terms, int: Int): boolean {
  const { options } = terms;
  for (;;) {
    const decided = settled(b, terms);
    if (decided !== undefined) return decided;
    if (b.turn === 'mine') {
      const { unit, front } = plan(b, options);
      b.hand = without(b.hand, unit);
      playMine(b, unit, front, options);
    } else {
      const card = picked(topCards(options.deck, b), ({ weight }) => weight, int);
      turnUp(b, card);
      playTheirs(b, unitOf(card.face), options);
    }
  }
}
