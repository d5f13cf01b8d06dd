/** What the next turns may bring, from where the clock stands: exact, by a recursion over the number of dice. */
import { type Fraction, fraction, ONE, plus, times, ZERO } from '../../kernel/fraction.ts';
import type { State } from './state.ts';
import { lastTurn } from './turn.ts';

export interface Outlook {
  /** The turn of the next event roll. */
  readonly turn: number;
  /** The chance of an event on that roll. */
  readonly event: Fraction;
  /** For 1, 2, 3 … further rolls: the chance that at least one of them announces a battle. */
  readonly battle: readonly Fraction[];
}

/** No 5 or 6 on x dice. */
function calm(x: number): Fraction {
  return fraction(2n ** BigInt(x), 3n ** BigInt(x));
}

const less = (a: Fraction, b: Fraction) => plus(a, { n: -b.n, d: b.d });

/** The next `rolls` event rolls; fewer where the game is over before. Undefined when none is left. */
export function outlook(s: Readonly<State>, rolls = 4): Outlook | undefined {
  if (s.step === 'over') return undefined;
  const rolled = s.step !== 'event-dice' && s.step !== 'wonders' && s.turn > 0;
  const turn = rolled ? s.turn + 1 : Math.max(1, s.turn);
  if (turn > lastTurn(s)) return undefined;
  // By number of dice: the chance to come to a roll with so many, and without a battle announced since now.
  let peace = new Map<number, Fraction>([[s.dice, ONE]]);
  const battle: Fraction[] = [];
  for (let t = turn; t <= lastTurn(s) && battle.length < rolls; t++) {
    const tooLate = t === lastTurn(s) && s.options.lastTurnBattle === 'ignore';
    const next = new Map<number, Fraction>();
    let event = ZERO;
    let peaceful = ZERO;
    for (const [x, mass] of peace) {
      const quiet = times(mass, calm(x));
      next.set(x + 1, quiet);
      peaceful = plus(peaceful, quiet);
      event = plus(event, less(mass, quiet));
    }
    // Five events of six are no battle.
    const spared = tooLate ? event : times(event, fraction(5, 6));
    next.set(1, spared);
    battle.push(less(ONE, plus(peaceful, spared)));
    peace = next;
  }
  return { turn, event: less(ONE, calm(s.dice)), battle };
}
