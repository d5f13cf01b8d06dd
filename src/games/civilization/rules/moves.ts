/** The steps of the flow, the moves and asides, and why a move isn't possible. */
import type { Face } from './box/units.ts';
import type { Die } from './events/history.ts';
import type { Ability, Book, Canceller, Counter, Item, Resource, Victory } from './vocabulary.ts';

export type Step =
  | 'civilization'
  | 'counter'
  | 'first-unit'
  | 'wonders'
  | 'event-dice'
  | 'event-die'
  | 'building-or-wonder'
  | 'buildings-owned'
  | 'wonders-owned'
  | 'cancel'
  | 'two-dice'
  | 'culture-owned'
  | 'resource-owned'
  | 'huts-owned'
  | 'resource-choice'
  | 'person-owned'
  | 'units-owned'
  | 'unit-draw'
  | 'squares'
  | 'square'
  | 'pick'
  | 'anarchy'
  | 'strength'
  | 'draw'
  | 'bonus'
  | 'wonder-bonus'
  | 'figures'
  | 'figure'
  | 'collect'
  | 'trade'
  | 'trade-dice'
  | 'deal'
  | 'want-amount'
  | 'pay'
  | 'pay-amount'
  | 'movement'
  | 'hand-limit'
  | 'walls'
  | 'my-hand'
  | 'draw-hand'
  | 'my-unit'
  | 'my-front'
  | 'their-card'
  | 'spoils'
  | 'turn-end'
  | 'use-cost'
  | 'use-pay'
  | 'ability'
  | 'ability-amount'
  | 'gain'
  | 'spend'
  | 'over';

export type Move =
  | `play-as:${string}`
  | `marker:${string}`
  | `unbuilt:${number}`
  | 'event'
  | 'calm'
  | `die:${Die}`
  | `lose:${'building' | 'wonder' | 'none' | 'hut' | Resource | Face}`
  | 'accept'
  | `cancel:${Canceller}`
  | `counter:${Counter}`
  | 'works'
  | 'fails'
  | `own:${number}`
  | `pick:${number}`
  | 'done'
  | 'changed'
  | 'immune'
  | `strength:${number}`
  | `draw:${Face}`
  | 'no-units'
  | `bonus:${number}`
  | 'same'
  | 'figure-card'
  | `figure:${'lost' | 'none'}`
  | `collect:${number}`
  | 'roll'
  | 'skip'
  | `success:${number}`
  | `want:${Item}`
  | 'offer'
  | 'no-deal'
  | 'choose-again'
  | `pay:${Item}`
  | 'agree'
  | `amount:${number}`
  | `hand:${number}`
  | `walls:${'yes' | 'no'}`
  | `have:${Face}`
  | 'hand-full'
  | `unit:${Face}`
  | 'new-front'
  | `front:${number}`
  | `card:${Face}`
  | `take:${Resource | 'none'}`
  | 'paid'
  | 'free'
  | 'never-mind'
  | `at:${number}`
  | `remove:${'mine' | 'theirs'}.${number}`;

export type Aside =
  | `victory:${Victory}`
  | 'advance'
  | `gained:${Book}`
  | `spent:${Book}`
  | `use:${'card' | 'resources'}`
  | 'no-roll'
  | 'hand-changed'
  | 'not-possible'
  | `decided:${'won' | 'lost'}`
  | `ability:${Ability}`
  | 'village-battle';

/** Why a move that a player may try isn't possible. */
export type RuledOut = {
  /** C96-C100: only a card that would do the same to somebody else. */
  'no-match': { by: Counter };
  'none-owned': { item: Item };
  'no-payment': { item: Item };
  /** What is offered so far, and what is asked for. */
  unfair: { asked: number; offered: number };
  'enough-offered': { asked: number; offered: number };
  'not-in-hand': object;
  'nobody-alone': { front: number };
};

/** What a card or ability is used for that may need two dice. */
export type UseKind = 'cancel' | 'figures' | 'card' | 'resources' | 'battle';
