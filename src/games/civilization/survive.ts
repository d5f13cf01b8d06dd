/**
 * "Would I survive?" The chance to win a battle for the capital: exactly, with the best play there is, where the
 * positions can be counted; otherwise from battles played by a simple plan, with the interval it lies in.
 */
import { asNumber, type Fraction, fraction, ONE, plus, times, ZERO } from '../../kernel/fraction.ts';
import { type Int, rng } from '../../kernel/rng.ts';
import {
  type Battle,
  cityBonus,
  nextTurn,
  opponentChoice,
  place,
  survivors,
  wins,
  without,
} from './battle.ts';
import { army } from './books.ts';
import { CITY_HAND, newBattle } from './capital.ts';
import { cloneBattle } from './clone.ts';
import { opponentOf } from './history.ts';
import { ATTACK_HAND } from './military.ts';
import { pool, topCards, turnUp } from './opponent.ts';
import { advance, different, plan, playMine, targets } from './plan.ts';
import type { Move, State } from './state.ts';
import { lastTurn, rowTurn } from './turn.ts';
import { type Deck, face, rows, TYPES, type Unit, unitAt, unitOf } from './units.ts';

export type Forecast =
  | { readonly exact: true; readonly chance: Fraction }
  /** Between `low` and `high` 19 times of 20. */
  | { readonly exact: false; readonly chance: number; readonly low: number; readonly high: number };

/** How much may be spent on an answer: positions to count, then battles to play. */
export interface Budget {
  readonly positions: number;
  readonly battles: number;
  readonly seed: number;
}
const BUDGET: Budget = { positions: 20_000, battles: 2_000, seed: 2010 };

type Options = State['options'];
class TooMany extends Error {}

/** What I would defend with. */
export interface Defence {
  readonly army: readonly Unit[];
  /** Cards in the battle hand. */
  readonly hand: number;
  readonly walled: boolean;
  /** All combat bonuses but the capital's own. */
  readonly bonus: number;
  /** The turn of the battle. */
  readonly turn: number;
}

/** The defence that the app knows of: with the tally the army, and whatever else has been told. */
export function defenceOf(s: Readonly<State>): Defence {
  return {
    army: army(s).flatMap((c) => Array.from({ length: c.count }, () => unitOf(c.face))),
    hand: (s.known.hand < 0 ? ATTACK_HAND : s.known.hand) + CITY_HAND,
    walled: s.known.walls === 'yes',
    bonus: Math.max(0, s.known.bonus) + Math.max(0, s.known.wonders),
    turn: s.pending[0] ?? Math.min(lastTurn(s), s.turn + 1),
  };
}

/** The chance to win with this defence; hands are drawn from the army. */
export function survive(s: Readonly<State>, defence: Defence, budget: Budget = BUDGET): Forecast {
  const start = (hand: readonly Unit[]): Battle => {
    const { level, cards } = opponentOf(rowTurn(s, defence.turn));
    const b = newBattle(s, { kind: 'capital', level, cards, pool: pool(level) });
    b.hand = hand.map((u) => ({ ...u }));
    b.walled = defence.walled;
    b.turn = firstTurn(b);
    return b;
  };
  const size = Math.min(defence.hand, defence.army.length);
  return forecast(
    s.options,
    defence.bonus,
    budget,
    hands(defence.army, size).map(({ hand, ways }) => ({
      battle: start(hand),
      ways,
    })),
  );
}

function firstTurn(b: Readonly<Battle>): 'mine' | 'theirs' {
  const next = nextTurn(b, b.walled ? 'mine' : 'theirs');
  return next === 'over' ? 'theirs' : next;
}

/** In my battle turn: the chance to win after each move that I could make now, bonuses as they are known. */
export function chances(
  s: Readonly<State>,
  budget: Budget = BUDGET,
): readonly { readonly move: Move; readonly forecast: Forecast }[] {
  const { battle, options } = s;
  if (battle?.kind !== 'capital') return [];
  const bonus = Math.max(0, s.known.bonus) + Math.max(0, s.known.wonders);
  const after = (unit: Unit, fronts: readonly number[]): Forecast => {
    const lines = fronts.map((front) => {
      const b = cloneBattle(battle);
      b.playing = null;
      b.hand = without(b.hand, unit);
      playMine(b, unit, front, options);
      return forecast(options, bonus, budget, [{ battle: b, ways: 1 }]);
    });
    return lines.reduce((best, f) => (value(f) > value(best) ? f : best));
  };
  if (s.step === 'my-front' && battle.playing) {
    const unit = battle.playing;
    return [
      ...targets(battle).map((i) => ({ move: `front:${i + 1}` as Move, forecast: after(unit, [i]) })),
      { move: 'new-front', forecast: after(unit, [-1]) },
    ];
  }
  if (s.step !== 'my-unit') return [];
  const different = [...new Set(battle.hand.map(face))];
  return different.map((f) => ({
    move: `unit:${f}`,
    forecast: after(unitOf(f), [...targets(battle), -1]),
  }));
}

export function value(f: Forecast): number {
  return f.exact ? asNumber(f.chance) : f.chance;
}

/** All hands of a size from an army, equal cards alike, with the number of ways to draw each. */
function hands(units: readonly Unit[], size: number): { hand: Unit[]; ways: number }[] {
  const kinds = [...new Set(units.map(face))].sort();
  const counts = kinds.map((kind) => units.filter((u) => face(u) === kind).length);
  const found: { hand: Unit[]; ways: number }[] = [];
  const take = (at: number, hand: Unit[], ways: number) => {
    if (hand.length === size) {
      found.push({ hand, ways });
      return;
    }
    if (at === kinds.length) return;
    const unit = unitOf(kinds[at] as string);
    let choose = 1;
    const most = Math.min(counts[at] as number, size - hand.length);
    for (let k = 0; k <= most; k++) {
      take(at + 1, [...hand, ...Array.from({ length: k }, () => unit)], ways * choose);
      choose = (choose * ((counts[at] as number) - k)) / (k + 1);
    }
  };
  take(0, [], 1);
  return found;
}

interface Start {
  readonly battle: Battle;
  readonly ways: number;
}

function forecast(options: Options, bonus: number, budget: Budget, starts: readonly Start[]): Forecast {
  const total = starts.reduce((sum, { ways }) => sum + ways, 0);
  const known = new Map<string, Fraction>();
  try {
    let chance = ZERO;
    for (const { battle, ways } of starts)
      chance = plus(
        chance,
        times(fraction(ways, total), best(battle, options, bonus, known, budget.positions)),
      );
    return { exact: true, chance };
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
  }
  const int = rng(budget.seed);
  let won = 0;
  for (let n = 0; n < budget.battles; n++) {
    let ticket = int(total);
    const start = starts.find(({ ways }) => {
      ticket -= ways;
      return ticket < 0;
    }) as Start;
    if (playOut(cloneBattle(start.battle), options, bonus, int)) won++;
  }
  return { exact: false, ...wilson(won, budget.battles) };
}

/** The Wilson interval for a share, at 95%. */
export function wilson(k: number, n: number): { chance: number; low: number; high: number } {
  const z = 1.959964;
  const p = k / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  return { chance: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The best chance from here: the most that any of my moves gives, the mean over the opponent's cards. */
function best(
  b: Battle,
  options: Options,
  bonus: number,
  known: Map<string, Fraction>,
  limit: number,
): Fraction {
  const decided = settled(b, options, bonus);
  if (decided !== undefined) return decided ? ONE : ZERO;
  const key = keyOf(b);
  const met = known.get(key);
  if (met) return met;
  if (known.size >= limit) throw new TooMany();
  let chance = ZERO;
  if (b.turn === 'mine') {
    for (const unit of different(b.hand)) {
      for (const front of [...targets(b), -1]) {
        const next = cloneBattle(b);
        next.hand = without(next.hand, unit);
        playMine(next, unit, front, options);
        const c = best(next, options, bonus, known, limit);
        if (c.n * chance.d > chance.n * c.d) chance = c;
      }
    }
  } else {
    const cards = topCards(options.deck, b);
    const total = cards.reduce((sum, { weight }) => sum + weight, 0);
    for (const card of cards) {
      const next = cloneBattle(b);
      turnUp(next, card);
      playTheirs(next, unitOf(card.face), options);
      chance = plus(chance, times(fraction(card.weight, total), best(next, options, bonus, known, limit)));
    }
  }
  known.set(key, chance);
  return chance;
}

function playTheirs(b: Battle, unit: Unit, { aircraft }: Options): void {
  if (b.cancels > 0) b.cancels--;
  else {
    const { front } = opponentChoice(unit, b.fronts, aircraft);
    place(b, 'theirs', unit, front, { mine: [], theirs: [] }, aircraft);
  }
  advance(b, 'theirs');
}

/** Decided already: all cards are played, or nothing that can still come would change who wins. */
function settled(b: Readonly<Battle>, options: Options, bonus: number): boolean | undefined {
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

function strongest(deck: Deck, b: Readonly<Battle>): number {
  const all = TYPES.filter((type) => b.pool[type] > 0).flatMap((type) =>
    rows(deck, type).map((card) => unitAt(card, b.level)),
  );
  return Math.max(0, ...all.map((u) => (deck.totals === 'strength' ? u.attack : u.health)));
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

/** One battle by the simple plan. */
function playOut(b: Battle, options: Options, bonus: number, int: Int): boolean {
  for (;;) {
    const decided = settled(b, options, bonus);
    if (decided !== undefined) return decided;
    if (b.turn === 'mine') {
      const [unit, front] = plan(b, options);
      b.hand = without(b.hand, unit);
      playMine(b, unit, front, options);
    } else {
      const cards = topCards(options.deck, b);
      let ticket = int(cards.reduce((sum, { weight }) => sum + weight, 0));
      const card = cards.find(({ weight }) => {
        ticket -= weight;
        return ticket < 0;
      }) as (typeof cards)[number];
      turnUp(b, card);
      playTheirs(b, unitOf(card.face), options);
    }
  }
}
