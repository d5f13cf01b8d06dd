/** Two dice before every culture event card and every ability paid with resources (C88-C95, C153, C154). */
import type { Steps } from '../../../../kernel/flow.ts';
import { arg, type Chance, chance, decide } from '../../../../kernel/game.ts';
import { beginAbility } from '../battle/ability.ts';
import { cancelled } from '../events/cancel.ts';
import { figureCard } from '../events/military.ts';
import type { Move } from '../moves.ts';
import type { Civilization, Log } from '../spec.ts';
import { type State, useOf } from '../state.ts';
import { pay } from '../tally/tokens.ts';
import { type Ability, isResource, RESOURCES } from '../vocabulary.ts';

/** Of 36 rolls, 8 fail in reading A: six doubles, and 1-2 both ways. In reading B 24 do: doubles, and any 1 or 2. */
const ROLL: Record<'A' | 'B', Chance<Civilization>> = {
  A: chance('two-dice', { works: 28, fails: 8 }),
  B: chance('two-dice', { works: 12, fails: 24 }),
};

export function works(reading: 'A' | 'B', faces: readonly number[]): boolean {
  const [low = 1, high = 1] = faces.toSorted();
  return low !== high && (reading === 'A' ? low + high > 3 : low > 2);
}

/** The player is about to use a card or resources where the rules don't offer it. */
export function beginUse(s: State, kind: 'card' | 'resources'): void {
  s.use = { kind, back: s.step };
  s.step = kind === 'resources' && s.options.tally ? 'use-pay' : 'two-dice';
}

/** An ability in battle is about to be used. */
export function beginAbilityUse(s: State, what: Ability): void {
  s.use = { kind: 'battle', what, back: s.step };
  s.step = 'use-cost';
}

function goBack(s: State): void {
  s.step = useOf(s).back;
  s.use = null;
}

/** The card or ability works. */
function through(s: State, log?: Log): void {
  const use = useOf(s);
  switch (use.kind) {
    case 'cancel':
      return cancelled(s, use.what, log);
    case 'figures':
      s.use = null;
      return figureCard(s, log);
    case 'battle':
      return beginAbility(s, log);
    default:
      return goBack(s);
  }
}

/** C89: an ability paid with resources always needs the roll; a culture event card may say that it doesn't. */
export function canSkipRoll(s: Readonly<State>): boolean {
  if (s.step !== 'two-dice') return false;
  const { kind, paid } = useOf(s);
  return kind !== 'resources' && !paid;
}

/** The card itself says that it can't be cancelled, such as Mass Media. */
export function skipRoll(s: State, log?: Log): void {
  log?.('roll-skipped', { use: useOf(s).kind });
  through(s, log);
}

export const twoDice: Steps<Civilization, 'two-dice' | 'use-cost' | 'use-pay'> = {
  'two-dice': {
    node: (s) => ROLL[s.options.cancelRoll],
    play: (s, move, log) => {
      const result = move === 'works' ? 'works' : 'fails';
      log?.('two-dice', { use: useOf(s).kind, result });
      // C92-C94: no effect, and the card and what was paid are gone.
      if (result === 'works') through(s, log);
      else goBack(s);
    },
  },
  // In battle a card or paid ability needs the roll (ruling `rollOnDefence`), anything else doesn't.
  'use-cost': {
    node: (s) =>
      decide(
        'use-cost',
        'player',
        s.options.rollOnDefence === 'on' ? ['paid', 'free', 'never-mind'] : ['free', 'never-mind'],
      ),
    play: (s, move, log) => {
      if (move === 'never-mind') goBack(s);
      else if (move === 'free') beginAbility(s, log);
      else s.step = s.options.tally ? 'use-pay' : 'two-dice';
    },
  },
  'use-pay': {
    node: (s) =>
      decide('use-pay', 'player', [
        ...RESOURCES.filter((r) => s.tally.resources[r] > 0).map((r): Move => `pay:${r}`),
        // Also for a hut or village; the app doesn't count those.
        'pay:card',
        'never-mind',
      ]),
    play: (s, move, log) => {
      if (move === 'never-mind') return goBack(s);
      const what = arg(move, 'pay');
      if (isResource(what)) {
        pay(s, what, 1);
        log?.('spent', { what, amount: 1 });
        useOf(s).paid = true;
      }
      s.step = 'two-dice';
    },
  },
};
