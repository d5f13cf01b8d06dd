/** Cancelling a history event: with cards that cancel events, or with cards that would do the same to an enemy. */
import type { Steps } from '../../../../kernel/flow.ts';
import { arg, decide, verb } from '../../../../kernel/game.ts';
import type { Move } from '../moves.ts';
import type { Civilization, Log } from '../spec.ts';
import { currentEffect, type State } from '../state.ts';
import { afterEvent } from '../turn/turn.ts';
import { CANCELLERS, type Canceller, COUNTERS, type Counter } from '../vocabulary.ts';
import { carryOut } from './events.ts';

/** C96-C100: only a matching effect, unless any will do (ruling `counterMatch`). */
function counters(s: Readonly<State>): readonly Counter[] {
  if (s.options.counterMatch === 'any') return COUNTERS;
  const what = s.hit?.effect === 'building' ? s.hit.loss : currentEffect(s);
  return COUNTERS.filter((counter) => counter === what);
}

/** The card or ability worked: the event has no effect. */
export function cancelled(s: State, by: Canceller | Counter, log?: Log): void {
  log?.('cancelled', { effect: currentEffect(s), by });
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
      const by = arg(move, verb(move) === 'cancel' ? 'cancel' : 'counter');
      if (s.options.rollOnDefence === 'off') return cancelled(s, by, log);
      s.use = { kind: 'cancel', what: by, back: 'cancel' };
      s.step = 'two-dice';
    },
  },
};
