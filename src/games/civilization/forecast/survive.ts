/**
 * "Would I survive?" The chance to win a battle for the capital with an army, walls and bonuses; and in the battle,
 * the chance after each card that could be played.
 */
import type { Forecast } from '../../../kernel/exact/outlook.ts';
import { type Battle, newBattle, nextTurn, without } from '../rules/battle/battle.ts';
import { targets } from '../rules/battle/fronts.ts';
import { CITY_HAND } from '../rules/battle/hand.ts';
import { pool } from '../rules/battle/opponent.ts';
import { face, type Unit, unitOf } from '../rules/box/units.ts';
import { opponentOf } from '../rules/events/history.ts';
import { ATTACK_HAND } from '../rules/events/military.ts';
import type { Move } from '../rules/moves.ts';
import { cloneBattle } from '../rules/position/clone.ts';
import type { State } from '../rules/state.ts';
import { army } from '../rules/tally/army.ts';
import { lastTurn, rowTurn } from '../rules/turn/turn.ts';
import { places, playMine } from './simple-plan.ts';
import { type Budget, finish, type Known, value, type Work, winChance } from './win-chance.ts';

const BUDGET: Budget = { positions: 20_000, battles: 2_000, seed: 2010 };

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

/** The defence that the app knows of: the tally's army, and what else the player has entered. */
export function defenceOf(s: Readonly<State>): Defence {
  return {
    army: army(s).flatMap((c) => Array.from({ length: c.count }, () => unitOf(c.face))),
    hand: (s.known.hand ?? ATTACK_HAND) + CITY_HAND,
    walled: s.known.walls === 'yes',
    bonus: (s.known.bonus ?? 0) + (s.known.wonders ?? 0),
    turn: s.pending[0] ?? Math.min(lastTurn(s), s.turn + 1),
  };
}

/** The chance to win with this defence; hands are drawn from the army. */
export function survive(s: Readonly<State>, defence: Defence, budget: Budget = BUDGET): Forecast {
  return finish(surviving(s, defence, budget));
}

/** The same, step by step. */
export function surviving(s: Readonly<State>, defence: Defence, budget: Budget = BUDGET): Work {
  const start = (hand: readonly Unit[]): Battle => {
    const { level, cards } = opponentOf(rowTurn(s, defence.turn));
    const b = newBattle(s.options.deck, { kind: 'capital', level, cards, pool: pool(level) });
    b.hand = hand.map((u) => ({ ...u }));
    b.walled = defence.walled;
    b.turn = firstTurn(b);
    return b;
  };
  const size = Math.min(defence.hand, defence.army.length);
  const starts = hands(defence.army, size).map(({ hand, ways }) => ({ battle: start(hand), ways }));
  return winChance({ options: s.options, bonus: defence.bonus }, starts, budget);
}

function firstTurn(b: Readonly<Battle>): 'mine' | 'theirs' {
  const next = nextTurn(b, b.walled ? 'mine' : 'theirs');
  return next === 'over' ? 'theirs' : next;
}

export interface Possible {
  readonly move: Move;
  readonly work: Work;
}

/** In my battle turn: each move that I could make now, and the chance to win after it, with this bonus. */
export function possibilities(
  s: Readonly<State>,
  budget: Budget = BUDGET,
  bonus: number = defenceOf(s).bonus,
): readonly Possible[] {
  const { battle, options } = s;
  if (battle?.kind !== 'capital') return [];
  const known: Known = new Map();
  const after = (unit: Unit, fronts: readonly (number | undefined)[]): Work =>
    bestOf(
      fronts.map((front) => {
        const b = cloneBattle(battle);
        b.playing = null;
        b.hand = without(b.hand, unit);
        playMine(b, unit, front, options);
        return () => winChance({ options, bonus }, [{ battle: b, ways: 1 }], budget, known);
      }),
    );
  if (s.step === 'my-front' && battle.playing) {
    const unit = battle.playing;
    return [
      ...targets(battle).map((i): Possible => ({ move: `front:${i + 1}`, work: after(unit, [i]) })),
      { move: 'new-front', work: after(unit, [undefined]) },
    ];
  }
  if (s.step !== 'my-unit') return [];
  const different = [...new Set(battle.hand.map(face))];
  return different.map((f) => ({ move: `unit:${f}`, work: after(unitOf(f), places(battle)) }));
}

/** One after the other, each begun when its turn comes; the best of them. */
function bestOf(begins: readonly (() => Work)[]): Work {
  const waiting = [...begins];
  let now = waiting.shift()?.();
  let found: Forecast | undefined;
  return () => {
    const done = now?.();
    if (!done) return undefined;
    if (!found || value(done) > value(found)) found = done;
    now = waiting.shift()?.();
    return now ? undefined : found;
  };
}

/** The same, all at once. */
export function chances(
  s: Readonly<State>,
  budget: Budget = BUDGET,
  bonus: number = defenceOf(s).bonus,
): readonly { readonly move: Move; readonly forecast: Forecast }[] {
  return possibilities(s, budget, bonus).map(({ move, work }) => ({ move, forecast: finish(work) }));
}

/** All hands of a size from an army, equal cards alike, with the number of ways to draw each. */
function hands(units: readonly Unit[], size: number): { hand: Unit[]; ways: number }[] {
  const kinds = [...new Set(units.map(face))]
    .sort()
    .map((kind) => ({ unit: unitOf(kind), count: units.filter((u) => face(u) === kind).length }));
  const found: { hand: Unit[]; ways: number }[] = [];
  const take = (at: number, hand: Unit[], ways: number) => {
    if (hand.length === size) {
      found.push({ hand, ways });
      return;
    }
    const kind = kinds[at];
    if (!kind) return;
    const { unit, count } = kind;
    let choose = 1;
    const most = Math.min(count, size - hand.length);
    for (let k = 0; k <= most; k++) {
      take(at + 1, [...hand, ...Array.from({ length: k }, () => unit)], ways * choose);
      choose = (choose * (count - k)) / (k + 1);
    }
  };
  take(0, [], 1);
  return found;
}
