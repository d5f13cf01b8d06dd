/** Abilities in battle that the app can't know: the player enters what they do (C88, C89). */
import type { Steps } from '../../../../kernel/flow.ts';
import { arg, decide, num, range, verb } from '../../../../kernel/game.ts';
import { face, type Unit, unitOf } from '../box/units.ts';
import { enlist, recruits } from '../market/books.ts';
import {
  ABILITIES,
  type Ability,
  battleOf,
  type Civilization,
  type Events,
  type Log,
  type Move,
  type State,
  type Use,
} from '../state.ts';
import { type Battle, bury } from './battle.ts';
import { continueBattle, possibleCards } from './capital.ts';

const MOST_WOUNDS = 12;
const MOST_BONUS = 30;

/** In a battle turn of mine: before the unit, while it is put down, and after it, the last one too. */
export function abilities(s: Readonly<State>): Ability[] {
  const b = s.battle;
  const mine = s.step === 'my-unit' || s.step === 'my-front';
  const after =
    s.step === 'bonus' ||
    s.step === 'wonder-bonus' ||
    (s.step === 'their-card' && b?.fronts.some((f) => f.mine || f.theirs));
  if (!b || s.use || !(mine || after)) return [];
  return ABILITIES.filter((ability) => {
    if (ability === 'wounds') return b.fronts.some((f) => f.theirs);
    if (ability === 'remove') return b.fronts.some((f) => f.mine || f.theirs);
    if (ability === 'cancel') return b.cancels < b.cards;
    return true;
  });
}

type AbilityUse = Extract<Use, { kind: 'battle' }>;

function used(s: Readonly<State>): AbilityUse {
  if (s.use?.kind !== 'battle') throw new Error('no ability is used');
  return s.use;
}

/** Paid for, or free: now what it does. */
export function beginAbility(s: State, log?: Log): void {
  const { what } = used(s);
  if (what === 'cancel') {
    battleOf(s).cancels++;
    done(s, {}, log);
  } else s.step = what === 'strike' || what === 'bonus' ? 'ability-amount' : 'ability';
}

function done(s: State, did: Omit<Events['ability'], 'ability'>, log?: Log): void {
  const { what, back } = used(s);
  log?.('ability', { ability: what, ...did });
  s.step = back;
  s.use = null;
  // A removed or added unit can change which fronts are open to mine, and whether anyone has cards left.
  if (s.step !== 'my-front') continueBattle(s, log);
}

export const ability: Steps<Civilization, 'ability' | 'ability-amount'> = {
  ability: {
    node: (s) => {
      const b = battleOf(s);
      switch (used(s).what) {
        case 'add': {
          return decide('ability', 'player', [
            ...(s.options.tally ? recruits(s) : possibleCards(s)).map((f): Move => `have:${f}`),
            'never-mind',
          ]);
        }
        case 'remove':
          return decide(
            'ability',
            'player',
            b.fronts.flatMap((f, i): Move[] => [
              ...(f.theirs ? [`remove:theirs.${i + 1}` as const] : []),
              ...(f.mine ? [`remove:mine.${i + 1}` as const] : []),
            ]),
          );
        default:
          return decide(
            'ability',
            'player',
            b.fronts.flatMap((f, i): Move[] => (f.theirs ? [`at:${i + 1}`] : [])),
          );
      }
    },
    play: (s, move, log) => {
      const b = battleOf(s);
      if (move === 'never-mind') {
        s.step = used(s).back;
        s.use = null;
      } else if (verb(move) === 'at') {
        used(s).front = num(move) - 1;
        s.step = 'ability-amount';
      } else if (verb(move) === 'have') {
        b.hand.push(unitOf(arg(move)));
        if (s.options.tally) enlist(s, arg(move), 1);
        done(s, { amount: 1, unit: arg(move, 'have') }, log);
      } else {
        const [side, n] = arg(move).split('.') as ['mine' | 'theirs', string];
        const front = b.fronts[Number(n) - 1] as Battle['fronts'][number];
        const { type, attack, health } = front[side] as Unit;
        front[side] = null;
        if (side === 'theirs') s.killed.theirs.push({ type, attack, health });
        done(s, { amount: 1, front: Number(n) - 1, unit: face({ type, attack, health }) }, log);
      }
    },
  },
  'ability-amount': {
    node: (s) =>
      decide(
        'ability-amount',
        'player',
        [],
        [range('amount', 1, used(s).what === 'bonus' ? MOST_BONUS : MOST_WOUNDS)],
      ),
    play: (s, move, log) => {
      const b = battleOf(s);
      const { what, front } = used(s);
      if (what === 'bonus') b.bonus += num(move);
      else if (what === 'strike') b.strike += num(move);
      else {
        const at = front === undefined ? undefined : b.fronts[front];
        if (at?.theirs) {
          at.theirs.wounds += num(move);
          bury(at, s.killed);
        }
      }
      done(s, { amount: num(move), ...(front !== undefined && { front }) }, log);
    },
  },
};
