/** Abilities in battle that the app can't know: the player enters what they do (C88, C89). */
import { at } from '../../../../kernel/at.ts';
import type { Steps } from '../../../../kernel/flow.ts';
import { arg, decide, num, range, verb } from '../../../../kernel/game.ts';
import { face, unitOf } from '../box/units.ts';
import type { Move } from '../moves.ts';
import type { Events } from '../reports.ts';
import type { Civilization, Log } from '../spec.ts';
import { battleOf, type State, type Use } from '../state.ts';
import { enlist, recruits } from '../tally/army.ts';
import { ABILITIES, type Ability } from '../vocabulary.ts';
import type { Battle, Side } from './battle.ts';
import { continueBattle } from './fight.ts';
import { bury, plain } from './fronts.ts';
import { possibleCards } from './hand.ts';

const MOST_WOUNDS = 12;
const MOST_BONUS = 30;

/** In a battle turn of mine: before I play a unit, while I choose its front, and after it, even after the last one. */
export function abilities(s: Readonly<State>): Ability[] {
  const { step, battle: b } = s;
  const begun = b?.fronts.some((f) => f.mine || f.theirs);
  const mine = step === 'my-unit' || step === 'my-front';
  const after = step === 'bonus' || step === 'wonder-bonus' || (step === 'their-card' && begun);
  if (!b || s.use || !(mine || after)) return [];
  return ABILITIES.filter((ability) => {
    if (ability === 'wounds') return b.fronts.some((f) => f.theirs);
    if (ability === 'remove') return begun;
    if (ability === 'cancel') return b.cancels < b.cards;
    return true;
  });
}

type AbilityUse = Extract<Use, { kind: 'battle' }>;

function used(s: Readonly<State>): AbilityUse {
  if (s.use?.kind !== 'battle') throw new Error('no ability is used');
  return s.use;
}

/** It's paid, or free: now what it does. */
export function beginAbility(s: State, log?: Log): void {
  const { what } = used(s);
  if (what === 'cancel') {
    battleOf(s).cancels++;
    done(s, {}, log);
  } else s.step = what === 'strike' || what === 'bonus' ? 'ability-amount' : 'ability';
}

function goBack(s: State): void {
  s.step = used(s).back;
  s.use = null;
}

function done(s: State, did: Omit<Events['ability'], 'ability'>, log?: Log): void {
  log?.('ability', { ability: used(s).what, ...did });
  goBack(s);
  // A removed or added unit can change which fronts are open to mine, and who has cards left.
  if (s.step !== 'my-front') continueBattle(s, log);
}

/** What the ability can be aimed at: a card to add, a unit to remove, or an enemy to wound. */
function aims(s: Readonly<State>, { fronts }: Readonly<Battle>): readonly Move[] {
  switch (used(s).what) {
    case 'add': {
      const cards = s.options.tally ? recruits(s) : possibleCards(s);
      return [...cards.map((f): Move => `have:${f}`), 'never-mind'];
    }
    case 'remove':
      return fronts.flatMap(({ mine, theirs }, i): Move[] => [
        ...(theirs ? [`remove:theirs.${i + 1}` as const] : []),
        ...(mine ? [`remove:mine.${i + 1}` as const] : []),
      ]);
    default:
      return fronts.flatMap(({ theirs }, i): Move[] => (theirs ? [`at:${i + 1}`] : []));
  }
}

function addCard(s: State, move: Move, log?: Log): void {
  const unit = arg(move, 'have');
  battleOf(s).hand.push(unitOf(unit));
  if (s.options.tally) enlist(s, unit, 1);
  done(s, { amount: 1, unit }, log);
}

/** A removed unit of theirs is dead; one of mine goes back to the standing forces. */
function removeUnit(s: State, side: Side, place: number, log?: Log): void {
  const front = at(battleOf(s).fronts, place);
  const fighter = front[side];
  if (!fighter) throw new Error(`nobody to remove from front ${place + 1}`);
  front[side] = null;
  if (side === 'theirs') s.killed.theirs.push(plain(fighter));
  done(s, { amount: 1, front: place, unit: face(fighter) }, log);
}

function wound(s: State, { front }: Readonly<AbilityUse>, wounds: number): void {
  const there = front === undefined ? undefined : battleOf(s).fronts[front];
  if (!there?.theirs) return;
  there.theirs.wounds += wounds;
  bury(there, s.killed);
}

export const ability: Steps<Civilization, 'ability' | 'ability-amount'> = {
  ability: {
    node: (s) => decide('ability', 'player', aims(s, battleOf(s))),
    play: (s, move, log) => {
      if (move === 'never-mind') goBack(s);
      else if (verb(move) === 'at') {
        used(s).front = num(move) - 1;
        s.step = 'ability-amount';
      } else if (verb(move) === 'have') addCard(s, move, log);
      else {
        const [side, front] = arg(move).split('.');
        removeUnit(s, side === 'mine' ? 'mine' : 'theirs', Number(front) - 1, log);
      }
    },
  },
  'ability-amount': {
    node: (s) => {
      const most = used(s).what === 'bonus' ? MOST_BONUS : MOST_WOUNDS;
      return decide('ability-amount', 'player', [], [range('amount', 1, most)]);
    },
    play: (s, move, log) => {
      const b = battleOf(s);
      const use = used(s);
      const amount = num(move);
      if (use.what === 'bonus') b.bonus += amount;
      else if (use.what === 'strike') b.strike += amount;
      else wound(s, use, amount);
      done(s, { amount, ...(use.front !== undefined && { front: use.front }) }, log);
    },
  },
};
