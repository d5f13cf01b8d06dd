/** The fronts: units that meet, strike and die (C71, as in the base game). */
import type { Land, Type, Unit } from '../box/units.ts';
import type { Battle, Fighter, Front, Killed, Side } from './battle.ts';

const TRUMPS: Record<Land, Land> = { infantry: 'mounted', mounted: 'artillery', artillery: 'infantry' };

/** Whether aircraft trump all other types, by the setting. */
export type Aircraft = 'plain' | 'trumpAll';

/** Infantry trumps mounted, mounted trumps artillery, artillery trumps infantry; aircraft neither trump nor are trumped. */
export function trumps(a: Type, b: Type, aircraft: Aircraft): boolean {
  if (a === 'aircraft') return aircraft === 'trumpAll' && b !== 'aircraft';
  return TRUMPS[a] === b;
}

function isDead({ wounds, health }: Readonly<Fighter>): boolean {
  return wounds >= health;
}

export interface Clash {
  /** Who strikes first. */
  readonly first: 'attacker' | 'defender' | 'both';
  readonly attackerDies: boolean;
  readonly defenderDies: boolean;
}

/**
 * Both strike at the same time. A unit that trumps the other strikes first, and the other strikes back only if it's
 * alive. `extra`: more wounds by the attacker.
 */
export function clash(attacker: Fighter, defender: Fighter, aircraft: Aircraft, extra = 0): Clash {
  const attackerFirst = trumps(attacker.type, defender.type, aircraft);
  const defenderFirst = trumps(defender.type, attacker.type, aircraft);
  if (defenderFirst) {
    attacker.wounds += defender.attack;
    if (!isDead(attacker)) defender.wounds += attacker.attack + extra;
  } else {
    defender.wounds += attacker.attack + extra;
    if (!attackerFirst || !isDead(defender)) attacker.wounds += defender.attack;
  }
  return {
    first: attackerFirst ? 'attacker' : defenderFirst ? 'defender' : 'both',
    attackerDies: isDead(attacker),
    defenderDies: isDead(defender),
  };
}

/** Fronts with an enemy unit that is alone. */
export function targets({ fronts }: Readonly<Battle>): number[] {
  return fronts.flatMap(({ mine, theirs }, i) => (theirs && !mine ? [i] : []));
}

/** A unit that one side puts into a front; without a front it opens a new one. */
export interface Placed {
  readonly side: Side;
  readonly unit: Readonly<Unit>;
  readonly front: number | undefined;
}

/** Where the unit is, and what came of it if it met another one. */
export interface Meeting {
  readonly front: number;
  readonly met?: { readonly unit: Unit; readonly clash: Clash };
}

/**
 * Puts a unit into a front, lets it fight and takes the dead away. The extra wounds of an ability are for a unit of mine
 * that meets another; opening a front doesn't use them up.
 */
export function place(b: Battle, { side, unit, front }: Placed, killed: Killed, aircraft: Aircraft): Meeting {
  const fighter: Fighter = { ...unit, wounds: 0 };
  const there = front === undefined ? undefined : b.fronts[front];
  const other = there && (side === 'mine' ? there.theirs : there.mine);
  if (front === undefined || !there || !other) {
    b.fronts.push(side === 'mine' ? { mine: fighter, theirs: null } : { mine: null, theirs: fighter });
    return { front: b.fronts.length - 1 };
  }
  there[side] = fighter;
  const fought = clash(fighter, other, aircraft, side === 'mine' ? b.strike : 0);
  if (side === 'mine') b.strike = 0;
  bury(there, killed);
  return { front, met: { unit: plain(other), clash: fought } };
}

/** Takes killed units off a front. */
export function bury(front: Front, killed: Killed): void {
  for (const side of ['mine', 'theirs'] as const) {
    const fighter = front[side];
    if (!fighter || !isDead(fighter)) continue;
    killed[side].push(plain(fighter));
    front[side] = null;
  }
}

/** The unit without its wounds. */
export function plain({ type, attack, health }: Readonly<Unit>): Unit {
  return { type, attack, health };
}
