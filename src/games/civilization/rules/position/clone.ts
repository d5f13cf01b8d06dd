/** A copy of a position that shares nothing but the options. */

import type { Battle, Fighter, Front } from '../battle/battle.ts';
import { byType, type Unit } from '../box/units.ts';
import type { State } from '../state.ts';

const unit = ({ type, attack, health }: Readonly<Unit>): Unit => ({ type, attack, health });
const fighter = (f: Readonly<Fighter> | null): Fighter | null =>
  f && { type: f.type, attack: f.attack, health: f.health, wounds: f.wounds };
const front = ({ mine, theirs }: Readonly<Front>): Front => ({
  mine: fighter(mine),
  theirs: fighter(theirs),
});

export function cloneBattle(b: Readonly<Battle>): Battle {
  return {
    kind: b.kind,
    level: b.level,
    cards: b.cards,
    pool: { ...b.pool },
    seen: byType((type) => [...b.seen[type]]),
    turn: b.turn,
    hand: b.hand.map(unit),
    playing: b.playing && unit(b.playing),
    fronts: b.fronts.map(front),
    walled: b.walled,
    bonus: b.bonus,
    strike: b.strike,
    cancels: b.cancels,
    back: b.back,
  };
}

export function clone(s: Readonly<State>): State {
  const { tally } = s;
  return {
    options: s.options,
    step: s.step,
    turn: s.turn,
    dice: s.dice,
    civilization: s.civilization,
    counter: s.counter,
    debt: { ...s.debt },
    pending: [...s.pending],
    fought: s.fought,
    anarchy: s.anarchy,
    level: s.level,
    known: { ...s.known },
    tally: {
      culture: tally.culture,
      trade: tally.trade,
      coins: tally.coins,
      resources: { ...tally.resources },
      rank: { ...tally.rank },
      army: byType((type) => [...tally.army[type]]),
    },
    hit:
      s.hit &&
      (s.hit.effect === 'military'
        ? { ...s.hit, drawn: [...s.hit.drawn], open: [...s.hit.open] }
        : { ...s.hit }),
    use: s.use && { ...s.use },
    book: s.book && { ...s.book },
    deal: s.deal && { ...s.deal, want: { ...s.deal.want }, offer: { ...s.deal.offer } },
    battle: s.battle && cloneBattle(s.battle),
    killed: { mine: s.killed.mine.map(unit), theirs: s.killed.theirs.map(unit) },
    outcome: s.outcome,
  };
}
