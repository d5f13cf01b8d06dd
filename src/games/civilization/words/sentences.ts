/** Every sentence of the Civilization solo game with the facts it is made of; a dictionary phrases them in one language. */
import type { NoFacts } from '../../../kernel/data-problem.ts';
import type { Plain, Sentences } from '../../../kernel/sentences.ts';
import type { OptionWords } from '../../../kernel/words.ts';
import type { UnitProblems } from '../files/problems.ts';
import type { Reason } from '../rules/battle/battle.ts';
import type { Type } from '../rules/box/units.ts';
import type { EffectKind } from '../rules/events/history.ts';
import type { UseKind } from '../rules/moves.ts';
import type { Fact } from '../rules/reports.ts';
import type { Civilization } from '../rules/spec.ts';
import type { Ability, Book, Canceller, Counter, Item, Resource, Victory } from '../rules/vocabulary.ts';

export type { Item };

export type Age = 'medieval' | 'modern';
export type Thing = Item | 'coins' | 'unit';
/** What the player can be asked an amount of. */
export type Counted = 'culture' | 'resource' | 'trade' | 'coins';
export type Cancelling = Canceller | Counter;
type Component = Resource | 'bread' | 'tourney' | 'primetime' | 'barracks' | 'academy' | 'general';
type PlainFact = Exclude<Fact, Resource | `rank.${string}` | `army.${string}`>;

/** Nouns that other sentences take up. */
interface Nouns {
  /** What is printed on the cards, tokens and tiles of this language's edition. */
  readonly types: Readonly<Record<Type, string>>;
  readonly components: Readonly<Record<Component, string>>;
  readonly items: Readonly<Record<Thing | 'none', string>>;
  readonly books: Readonly<Record<Book, string>>;
  /** In the question for the combat bonus; the first one begins a sentence. */
  readonly bonuses: Readonly<Record<'barracks' | 'academy' | 'general', string>>;
  /** Cards and abilities that the two dice decide about. */
  readonly uses: Readonly<Record<UseKind, string>>;
}

/** What has no facts. */
type Texts =
  | 'seat'
  /** What cancels an event. */
  | `by.${Cancelling}`
  /** What the ways to cancel an event have in common; one of them follows. */
  | 'group.cancel'
  | `ability.${Ability}`
  | `effect.${EffectKind}`
  /** The same, if its name alone doesn't say it. */
  | `means.${'drought' | 'deforestation'}`
  /** What a history event takes where the player has to say. */
  | `loss.${'building' | 'wonder'}`
  /** In which order the player counts what chance picks from. */
  | `order.${'unit' | 'resource' | 'resource.huts' | 'person' | 'building' | 'square'}`
  /** Why the opponent's card goes where it goes. */
  | `why.${Reason}`
  /** Has the capital walls? In brackets, among other things. */
  | `walls.${'yes' | 'no'}`
  | `value.${'yes' | 'no' | 'unknown'}`
  | `ask.${'civilization' | 'counter' | 'first-unit' | 'wonders.medieval' | 'wonders.modern'}`
  | `ask.${'building-or-wonder' | 'buildings-owned' | 'wonders-owned' | 'two-dice.A' | 'two-dice.B'}`
  /** The player chooses, or chance; huts and villages may count as resources. */
  | `ask.resource-owned.${'player' | 'random' | 'player.huts' | 'random.huts'}`
  | `ask.${'huts-owned' | 'resource-choice' | 'person-owned.player' | 'person-owned.random'}`
  | `ask.${'units-owned' | 'units-owned.drawn' | 'unit-draw' | 'squares.drought' | 'squares.deforestation'}`
  | `ask.${'square' | 'anarchy' | 'wonder-bonus' | 'figure' | 'trade.before' | 'trade.after' | 'trade-dice'}`
  | `ask.${'movement' | 'hand-limit' | 'walls' | 'my-unit' | 'my-front'}`
  | `ask.${'spoils' | 'turn-end.anarchy' | 'turn-end.last' | 'use-cost' | 'use-pay'}`
  | `ask.${'ability.add' | 'ability.remove' | 'ability.wounds' | 'ability-amount.bonus' | 'ability-amount.wounds'}`
  | `ask.${'gain.kind' | 'gain.unit' | 'spend.kind' | 'spend.unit'}`
  | `move.${'event' | 'calm' | 'lose.building' | 'lose.wonder' | 'lose.none' | 'lose.hut'}`
  | `move.${'accept' | 'accept.losses' | 'works' | 'fails' | 'own.none' | 'own.done'}`
  | `move.${'done' | 'done.last' | 'done.anarchy' | 'done.movement' | 'changed' | 'immune' | 'no-units'}`
  | `move.${'figure-card' | 'figure.lost' | 'figure.none' | 'roll' | 'skip' | 'success.0' | 'success.1'}`
  | `move.${'offer' | 'no-deal' | 'choose-again' | 'agree' | 'walls.yes' | 'walls.no' | 'hand-full'}`
  | `move.${'new-front' | 'take.none' | 'paid' | 'free' | 'never-mind'}`
  | `aside.${'victory.culture' | 'victory.science' | 'victory.economy' | 'spent.unit' | 'not-possible'}`
  | `aside.${'use.card' | 'use.resources' | 'decided.won' | 'decided.lost' | 'hand-changed' | 'no-roll'}`
  | 'aside.village-battle'
  /** What the story says of a move or an aside that reports no event. */
  | `told.${'accept' | 'lose.building' | 'lose.wonder' | 'done' | 'changed' | 'walls.yes' | 'walls.no'}`
  | `told.${'figure-card' | 'roll' | 'offer' | 'choose-again' | 'pay.card' | 'paid' | 'free' | 'never-mind'}`
  | `told.${'use.card' | 'use.resources' | 'spent.unit' | 'hand-changed' | 'village-battle'}`
  | `told.ability.${Ability}`
  | `event.${'resource-lost.chosen' | 'person-lost.chosen' | 'building-lost.building' | 'building-lost.wonder'}`
  | `event.${'anarchy' | 'anarchy.again' | 'immune' | 'government'}`
  | `event.disaster.${'drought.chosen' | 'deforestation.chosen'}`
  | `event.${'figure-lost' | 'figure-lost.none' | 'battle-too-late' | 'spoils.none' | 'set'}`
  /** Who plays first in a battle, who strikes first in a front, who dies there, and who wins. */
  | `first.${'player' | 'opponent'}`
  | `clash.${'both' | 'player' | 'opponent' | 'both-die' | 'both-live'}`
  | `battle-over.${'won' | 'lost'}`
  /** Sentences that follow the one about the fallen units, and the one about a deal. */
  | `event.remove.${'no-units' | 'figures-stay' | 'village-won' | 'village-lost'}`
  | `event.${'deal.card' | 'deal.huts' | 'trade-skipped' | 'trade-roll.none' | 'no-deal'}`
  | 'ruledOut.not-in-hand'
  | `fact.${PlainFact}`
  /** What several facts are about. */
  | `owner.${'debt' | 'army'}`
  | `place.${'culture' | 'event-dice' | 'event-die' | 'debt.culture' | 'debt.resource' | 'battles' | 'fronts' | 'trade-roll'}`
  | `place.${'hand' | 'opponent-cards' | 'fallen' | 'army' | 'tally.culture' | 'tally.trade' | 'tally.coins'}`
  | `piece.${'own-marker' | 'turn-counter' | 'wound' | 'reminder' | 'wonders' | 'event-die'}`
  | 'cell.start'
  | 'row.battles'
  /** Results of measures. */
  | `result.${'event' | 'calm' | 'no-battle' | 'some-battle' | 'withstood' | 'held' | 'fallen'}`
  /** Headings and lines of the outlook. */
  | `prospect.${'event' | 'calm' | 'battles' | 'held'}`
  | 'gap.map'
  | 'gap.events'
  | 'course.title'
  | `checklist.${'civilization' | 'civilization.tally' | 'map' | 'wound' | 'dice'}`;

/** Sentences with the same facts. */
type Of<Facts, Sentence extends string> = Readonly<Record<Sentence, Facts>>;

/** A unit, an item or a component on a button also says what is printed on the table, if that differs. */
type SameFacts = Of<
  { turn: number },
  `ask.${'event-die' | 'turn-end'}` | `prospect.${'roll' | 'due' | 'announced'}`
> &
  Of<{ turn: number }, `event.${'turn-begins' | 'turn-begins.attack' | 'defeat.time' | 'defeat.battle'}`> &
  /** `end`: a full stop, or a colon and what the player wrote. */
  Of<{ turn: number; end: string }, `event.victory.${Victory}`> &
  Of<{ amount: number }, `effect.${'culture' | 'military' | 'battle'}.amount` | 'piece.effect-culture'> &
  Of<{ need: number }, 'ask.strength' | 'event.figure-card'> &
  Of<
    { cards: number },
    `ask.${'my-hand.village' | 'their-card' | 'their-card.village'}` | 'move.hand' | 'told.hand'
  > &
  Of<{ bonus: number }, 'move.same' | 'told.bonus' | 'told.bonus.wonders' | 'prospect.cards'> &
  Of<{ space: number }, 'aside.advance' | 'event.advanced' | 'event.advanced.person'> &
  Of<{ dice: number }, 'event.event-roll.event' | 'event.event-roll.calm'> &
  Of<{ asked: number; offered: number }, 'ruledOut.unfair' | 'ruledOut.enough-offered'> &
  Of<{ want: string; asked: number; offer: string; offered: number }, 'ask.pay' | 'event.deal'> &
  /** One of several that were counted. */
  Of<
    { k: number; of: number },
    `event.${'loss-chosen.building' | 'loss-chosen.wonder' | 'unit-lost.number'}`
  > &
  Of<{ k: number; of: number }, `event.${'resource-lost.number' | 'person-lost.number'}`> &
  Of<{ k: number; of: number }, `event.disaster.${'drought' | 'deforestation'}`> &
  /** So many of these the player has. */
  Of<{ count: number }, `told.own.${'buildings' | 'wonders' | 'huts' | 'tokens' | 'people' | 'squares'}`> &
  Of<{ count: number }, 'told.own.units' | 'told.own.units.drawn'> &
  Of<Nouns['bonuses'], 'ask.bonus' | 'ask.bonus.battle'> &
  Of<{ what: Counted }, 'ask.gain' | 'ask.spend'> &
  Of<{ item: Item }, 'told.want' | 'told.pay'> &
  Of<{ item: string }, `move.${'pay' | 'take'}` | `event.${'resource-lost' | 'spoils' | 'spoils.debt'}`> &
  Of<{ item: string }, `ruledOut.${'none-owned' | 'no-payment'}`> &
  Of<{ by: string }, 'told.cancel' | 'event.cancelled' | 'ruledOut.no-match'> &
  Of<{ use: string }, 'event.two-dice.works' | 'event.two-dice.fails' | 'event.roll-skipped'> &
  Of<{ book: string }, 'aside.gained' | 'aside.spent' | 'told.gained' | 'told.spent'> &
  Of<{ what: string }, 'event.gained' | 'event.spent' | 'event.spent.unit'> &
  Of<{ name: string }, 'event.civilization' | 'event.counter'> &
  Of<{ unit: string }, `told.${'draw' | 'have' | 'unit'}` | `piece.${'mine' | 'theirs'}`> &
  Of<{ unit: string }, `event.${'first-unit' | 'unit-lost' | 'opponent-plays.cancelled'}`> &
  Of<{ unit: string }, 'clash.mine-dies' | 'clash.theirs-dies'> &
  Of<
    { front: string; unit: string },
    `move.${'front.against' | 'remove.mine' | 'remove.theirs'}` | 'told.at'
  > &
  Of<{ level: string; cards: number }, 'piece.effect-battle' | 'piece.effect-battle.next-turn'> &
  /** `first`: one of the sentences `first.…`. */
  Of<
    { level: number; cards: number; hand: number; first: string },
    `event.battle-begins.${'capital' | 'village'}`
  > &
  /** `reason`: in brackets after a space, or nothing. */
  Of<{ reason: string }, 'event.battle-decided.won' | 'event.battle-decided.lost'>;

interface OwnFacts {
  turn: string;
  'ask.event-dice': { turn: number; dice: number };
  'ask.cancel': { what: string };
  'ask.culture-owned': { tokens: number };
  'ask.pick': { of: number; order: string };
  'ask.draw': { need: number; nth: number; of: number };
  'ask.figures': { missing: number; need: number };
  'ask.collect': { trade: number };
  'ask.deal': { chosen: number; successes: number };
  'ask.deal.worth': { chosen: number; successes: number; worth: number };
  'ask.my-hand': { army: number; city: number; cards: number };
  'ask.want-amount': { item: string };
  'ask.pay-amount': { item: string };
  'ask.draw-hand': { nth: number };
  /** As many as are lost, or more. */
  'move.own.enough': { count: string };
  'move.pick': { number: string };
  /** Walls and hand as the player entered them before. */
  'move.done.movement.known': { walls: string; hand: number };
  'move.success': { dice: string };
  'move.want': { item: string; price: number };
  'move.pay.worth': { item: string; worth: number };
  'move.amount.pay': { amount: string };
  'move.front': { front: string };
  'move.front.wounded': { front: string; unit: string; wounds: number };
  'told.amount': { amount: string };
  'event.wonders-swapped': { out: number; age: Age };
  'event.wonders-swapped.none': null;
  'event.history-event': { die: number; effect: string };
  'event.no-effect': { effect: string };
  'event.not-possible': { effect: string; end: string };
  'event.culture-lost': { paid: number };
  'event.culture-lost.none': { wounds: number; debt: number };
  'event.culture-lost.owed': { paid: number; wounds: number; debt: number };
  'event.resource-owed': { debt: number };
  'event.all-units-lost': { units: number };
  'event.drawn': { unit: string; strength: number };
  'event.strength': { strength: number; need: number };
  'event.withstood': { total: number; need: number };
  'event.shortfall': { total: number; need: number; missing: number };
  'event.battle-announced': { turn: number; level: number; cards: number };
  'event.unit-played': { unit: string; front: number };
  'event.unit-played.against': { unit: string; front: number; against: string };
  'event.opponent-plays': { unit: string; front: number; why: string };
  'event.opponent-plays.against': { unit: string; front: number; against: string; why: string };
  /** `first` and `dead`: of `clash.…`. */
  'event.clash': { front: number; first: string; dead: string };
  'event.ability.front': { ability: string; front: number };
  /** `result`: of `battle-over.…`. */
  'event.battle-over': {
    mine: number;
    city: number;
    bonus: number;
    total: number;
    theirs: number;
    result: string;
  };
  'event.remove': { units: string; count: number };
  'event.remove.figures': { figures: number };
  'event.trade-roll': { successes: number };
  'event.collected': { trade: number };
  'event.collected.over': { trade: number; over: number };
  'event.gained.paid': { what: string; paid: number; rest: number };
  'event.gained.owing': { what: string; paid: number; rest: number; debt: number };
  'ruledOut.nobody-alone': { front: number };
  'fact.rank': { type: string };
  'fact.army': { type: string; kind: string };
  'place.history': { from: number; to: number };
  'piece.event-die.showing': { face: string };
  'cell.space': number;
  'cell.front': number;
  'result.battles': number;
  'result.short': { points: number };
  'prospect.survive': { turn: number; units: number; hand: number; walls: string; bonus: number };
  'checklist.map.note': { note: string };
}

/** What the checks of unit decks and lists of civilizations find. */
type Problems = {
  readonly [P in keyof UnitProblems as `problem.${P}`]: UnitProblems[P] extends NoFacts
    ? null
    : UnitProblems[P];
};

export type Dictionary = Plain<Civilization> &
  Sentences<Record<Texts, null> & SameFacts & OwnFacts & Problems> &
  Nouns & { readonly 'bot.steady': OptionWords };
