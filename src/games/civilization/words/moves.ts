/** What the buttons of moves and asides say, and what the story says of those that report no event. */

import { phrasesOf } from '../../../kernel/sentences.ts';
import { times, type Words } from '../../../kernel/words.ts';
import { CITY_HAND } from '../rules/battle/hand.ts';
import { face } from '../rules/box/units.ts';
import { dieOf } from '../rules/events/history.ts';
import { VALUES } from '../rules/market/deal.ts';
import type { Step } from '../rules/moves.ts';
import type { Civilization } from '../rules/spec.ts';
import { hitOf, type State } from '../rules/state.ts';
import { effectOn, lastTurn } from '../rules/turn/turn.ts';
import { countsDrawn } from './asks.ts';
import type { Names } from './names.ts';
import type { Dictionary } from './sentences.ts';

type Spoken = Required<Words<Civilization>>;

export function moves(d: Dictionary, names: Names): Spoken['moves'] {
  const { unitLabel, item, itemLabel, byLabel, effect, civilization } = names;
  const asIs = (written: string) => written;
  const civilizationOf = (id: string, { options }: State) => civilization(options.civilizations, id);
  const front = (k: string, s: State) => frontLabel(d, names, s, k);
  return {
    ...phrasesOf(d, 'move'),
    'play-as': civilizationOf,
    marker: civilizationOf,
    unbuilt: asIs,
    die: (k, s) => {
      const { kind, amount } = effectOn(s, s.turn, dieOf(k));
      return `${k} (${effect(kind, amount)})`;
    },
    lose: (what) => {
      if (what === 'building' || what === 'wonder' || what === 'none' || what === 'hut')
        return d[`move.lose.${what}`];
      return what.includes('-') ? unitLabel(what) : itemLabel(what);
    },
    accept: (_, { step }) => d[step === 'figures' ? 'move.accept.losses' : 'move.accept'],
    cancel: byLabel,
    counter: byLabel,
    own: (k, s) => {
      if (s.step === 'culture-owned')
        return Number(k) === hitOf(s, 'culture').toLose ? d['move.own.enough']({ count: k }) : k;
      if (isCounted(s)) return k;
      return d[k === '0' ? 'move.own.none' : 'move.own.done'];
    },
    pick: (number) => d['move.pick']({ number }),
    done: (_, s) => {
      if (s.step === 'anarchy') return d['move.done.anarchy'];
      if (s.step === 'turn-end' && s.turn >= lastTurn(s)) return d['move.done.last'];
      if (s.step !== 'movement') return d['move.done'];
      const { walls, hand } = s.known;
      if (walls === 'unknown' || hand === undefined) return d['move.done.movement'];
      return d['move.done.movement.known']({ walls: d[`walls.${walls}`], hand: hand + CITY_HAND });
    },
    strength: asIs,
    draw: unitLabel,
    bonus: asIs,
    same: (_, { step, known }) =>
      d['move.same']({ bonus: (step === 'wonder-bonus' ? known.wonders : known.bonus) ?? 0 }),
    figure: (what) => d[what === 'lost' ? 'move.figure.lost' : 'move.figure.none'],
    collect: asIs,
    success: (dice) =>
      dice === '0' || dice === '1' ? d[`move.success.${dice}`] : d['move.success']({ dice }),
    want: (what) => d['move.want']({ item: itemLabel(what), price: VALUES[what].buy }),
    pay: (what, { step }) =>
      step === 'pay'
        ? d['move.pay.worth']({ item: itemLabel(what), worth: VALUES[what].sell })
        : d['move.pay']({ item: itemLabel(what) }),
    amount: (amount, { step, deal }) => {
      if (step === 'pay-amount') return d['move.amount.pay']({ amount });
      return step === 'want-amount' ? times(amount, deal?.item ? item(deal.item) : d.items.none) : amount;
    },
    hand: (k) => d['move.hand']({ cards: Number(k) }),
    walls: (what) => d[what === 'yes' ? 'move.walls.yes' : 'move.walls.no'],
    have: unitLabel,
    unit: unitLabel,
    front,
    card: unitLabel,
    take: (what) => (what === 'none' ? d['move.take.none'] : d['move.take']({ item: itemLabel(what) })),
    at: front,
    remove: (what, s) => {
      const [side, k = ''] = what.split('.');
      const whose = side === 'mine' ? 'mine' : 'theirs';
      const fighter = s.battle?.fronts[Number(k) - 1]?.[whose];
      return d[`move.remove.${whose}`]({ unit: fighter ? unitLabel(face(fighter)) : '', front: k });
    },
  };
}

/** Steps that ask how many there are, however the game is set. */
const COUNTED: readonly Step[] = ['buildings-owned', 'wonders-owned', 'units-owned', 'huts-owned', 'squares'];

/** Does the step ask how many there are, and not only whether there is one? */
function isCounted({ step, options }: State): boolean {
  return COUNTED.includes(step) || (options.lossChoice === 'random' && step !== 'square');
}

/** A front as a place to go to: whom one meets there. */
function frontLabel(d: Dictionary, { unitLabel }: Names, s: State, front: string): string {
  const theirs = s.battle?.fronts[Number(front) - 1]?.theirs;
  if (!theirs) return d['move.front']({ front });
  const unit = unitLabel(face(theirs));
  return theirs.wounds > 0
    ? d['move.front.wounded']({ front, unit, wounds: theirs.wounds })
    : d['move.front.against']({ front, unit });
}

export function asides(d: Dictionary, { book }: Names): Spoken['asides'] {
  return {
    ...phrasesOf(d, 'aside'),
    victory: (kind) => d[`aside.victory.${kind}`],
    advance: (_, { level }) => d['aside.advance']({ space: level + 1 }),
    gained: (what) => d['aside.gained']({ book: book(what) }),
    spent: (what) => (what === 'unit' ? d['aside.spent.unit'] : d['aside.spent']({ book: book(what) })),
    use: (what) => d[what === 'card' ? 'aside.use.card' : 'aside.use.resources'],
    decided: (how) => d[how === 'won' ? 'aside.decided.won' : 'aside.decided.lost'],
    ability: (what) => d[`ability.${what}`],
  };
}

export function told(d: Dictionary, { unit, by, book }: Names): Spoken['story'] {
  const tryWith = (card: string) => d['told.cancel']({ by: by(card) });
  const adds = (bonus: number, step: Step) =>
    step === 'bonus' || step === 'wonder-bonus'
      ? d[step === 'bonus' ? 'told.bonus' : 'told.bonus.wonders']({ bonus })
      : '';
  return {
    ...phrasesOf(d, 'told'),
    cancel: tryWith,
    counter: tryWith,
    lose: (what) => (what === 'building' || what === 'wonder' ? d[`told.lose.${what}`] : ''),
    own: (k, s) => owned(d, Number(k), s),
    walls: (what) => d[what === 'yes' ? 'told.walls.yes' : 'told.walls.no'],
    hand: (k) => d['told.hand']({ cards: Number(k) }),
    draw: (card) => d['told.draw']({ unit: unit(card) }),
    have: (card) => d['told.have']({ unit: unit(card) }),
    unit: (card) => d['told.unit']({ unit: unit(card) }),
    bonus: (k, { step }) => adds(Number(k), step),
    same: (_, { step, known }) => adds((step === 'bonus' ? known.bonus : known.wonders) ?? 0, step),
    want: (item) => d['told.want']({ item: item }),
    pay: (item, { step }) => (step === 'use-pay' ? d['told.pay.card'] : d['told.pay']({ item: item })),
    amount: (amount) => d['told.amount']({ amount }),
    at: (front, { battle }) => {
      const theirs = battle?.fronts[Number(front) - 1]?.theirs;
      return theirs ? d['told.at']({ unit: unit(face(theirs)), front }) : '';
    },
    use: (what) => d[what === 'card' ? 'told.use.card' : 'told.use.resources'],
    gained: (what) => d['told.gained']({ book: book(what) }),
    spent: (what) => (what === 'unit' ? d['told.spent.unit'] : d['told.spent']({ book: book(what) })),
    ability: (what) => d[`told.ability.${what}`],
  };
}

/** What a step that counts has counted, where the answer is no event of its own. */
const OWNED: Readonly<Partial<Record<Step, Extract<keyof Dictionary, `told.own.${string}`>>>> = {
  'buildings-owned': 'told.own.buildings',
  'wonders-owned': 'told.own.wonders',
  'huts-owned': 'told.own.huts',
  'resource-owned': 'told.own.tokens',
  'person-owned': 'told.own.people',
  'units-owned': 'told.own.units',
  squares: 'told.own.squares',
};

function owned(d: Dictionary, count: number, s: State): string {
  if (s.step === 'units-owned' && countsDrawn(s)) return d['told.own.units.drawn']({ count });
  const sentence = OWNED[s.step];
  return sentence ? d[sentence]({ count }) : '';
}
