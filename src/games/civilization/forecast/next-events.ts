/** What the next turns may bring: exact, by a recursion over the number of dice. */
import { type Fraction, fraction, ONE, plus, times, ZERO } from '../../../kernel/exact/fraction.ts';
import { DICE, type Effect } from '../rules/events/history.ts';
import type { State } from '../rules/state.ts';
import { effectOn, lastTurn } from '../rules/turn/turn.ts';

export interface Ahead {
  /** The turn of the next event roll; of this one, while its event die is still to be rolled. */
  readonly turn: number;
  /** The chance of an event on that turn. */
  readonly event: Fraction;
  /** What it can be, by the row of that turn; an effect that two faces have is listed once. */
  readonly results: readonly { readonly effect: Effect; readonly chance: Fraction }[];
  /** The turns with a battle due; a turn with two battles twice. */
  readonly due: readonly number[];
  /** By turn, from that roll on: the chance that a battle has been announced by then. */
  readonly announced: readonly { readonly turn: number; readonly chance: Fraction }[];
}

/** No 5 or 6 on x dice. */
function calm(x: number): Fraction {
  return fraction(2n ** BigInt(x), 3n ** BigInt(x));
}

const less = (a: Fraction, b: Fraction) => plus(a, { n: -b.n, d: b.d });

/** The next `rolls` event rolls; fewer if the game ends before. Undefined if none is left. */
export function ahead(s: Readonly<State>, rolls = 4): Ahead | undefined {
  if (s.step === 'over') return undefined;
  const dieNext = s.step === 'event-die';
  const rolled = !dieNext && s.step !== 'event-dice' && s.step !== 'wonders' && s.turn > 0;
  const turn = rolled ? s.turn + 1 : Math.max(1, s.turn);
  const last = lastTurn(s);
  if (turn > last) return undefined;
  const event = dieNext ? ONE : less(ONE, calm(s.dice));
  // By number of dice: the chance to reach a roll with this many before any battle is announced.
  let peace = new Map<number, Fraction>([[s.dice, ONE]]);
  const announced: { turn: number; chance: Fraction }[] = [];
  for (let t = turn; t <= last && announced.length < rolls; t++) {
    const tooLate = t === last && s.options.lastTurnBattle === 'ignore';
    const next = new Map<number, Fraction>();
    let events = ZERO;
    let peaceful = ZERO;
    for (const [x, mass] of peace) {
      // The dice of this turn have shown an event already.
      const quiet = dieNext && t === turn ? ZERO : times(mass, calm(x));
      if (quiet.n > 0n) next.set(x + 1, quiet);
      peaceful = plus(peaceful, quiet);
      events = plus(events, less(mass, quiet));
    }
    // Five events of six are no battle.
    const spared = tooLate ? events : times(events, fraction(5, 6));
    next.set(1, spared);
    announced.push({ turn: t, chance: less(ONE, plus(peaceful, spared)) });
    peace = next;
  }
  return { turn, event, results: results(s, turn, event), due: s.pending, announced };
}

function results(s: Readonly<State>, turn: number, event: Fraction): Ahead['results'] {
  const list: { effect: Effect; chance: Fraction }[] = [];
  const one = times(event, fraction(1, DICE.length));
  for (const die of DICE) {
    const effect = effectOn(s, turn, die);
    const same = list.findIndex((r) => r.effect.kind === effect.kind && r.effect.amount === effect.amount);
    const met = list[same];
    if (met) list[same] = { effect, chance: plus(met.chance, one) };
    else list.push({ effect, chance: one });
  }
  return list;
}
