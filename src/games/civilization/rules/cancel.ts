/** Cancelling a history event: cards that cancel events, and cards that would do the same to somebody else. */
import type { Steps } from '../../../kernel/flow.ts';
import { arg, decide, verb } from '../../../kernel/game.ts';
import { carryOut, effect } from './events.ts';
import {
  CANCELLERS,
  type Canceller,
  type Civilization,
  COUNTERS,
  type Counter,
  type Log,
  type Move,
  type State,
} from './state.ts';
import { afterEvent } from './turn.ts';

/** C96-C100: only a matching effect, unless any will do (ruling `counterMatch`). */
function counters(s: Readonly<State>): readonly Counter[] {
  if (s.options.counterMatch === 'any') return COUNTERS;
  const { kind } = effect(s);
  const what = kind === 'building' ? s.hit?.loss : kind;
  return COUNTERS.filter((counter) => counter === what);
}

/** The card or ability worked: the event has no effect. */
export function cancelled(s: State, by: Canceller | Counter, log?: Log): void {
  log?.('cancelled', { effect: effect(s).kind, by });
  afterEvent(s, log);
}

export const cancel: Steps<Civilization, 'cancel'> = {
  // C33, C44
  cancel: {
    node: (s) =>
      decide('cancel', 'player', [
        'accept',
        ...CANCELLERS.map((by): Move => `cancel:${by}`),
        ...counters(s).map((by): Move => `counter:${by}`),
      ]),
    play: (s, move, log) => {
      if (verb(move) === 'accept') return carryOut(s, log);
      const by = arg(move) as Canceller | Counter;
      if (s.options.rollOnDefence === 'off') return cancelled(s, by, log);
      s.use = { kind: 'cancel', what: by, back: 'cancel' };
      s.step = 'two-dice';
    },
  },
};
