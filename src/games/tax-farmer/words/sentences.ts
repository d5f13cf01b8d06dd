/**
 * Everything that Imperial Tax Farmer says, sentence by sentence, with the facts that each is given. Players, provinces,
 * goods and actions come by their names, in the nominative; lists of them come as they are read.
 */
import type { NoFacts } from '../../../kernel/data-problem.ts';
import type { Plain, Sentences } from '../../../kernel/sentences.ts';
import type { OptionWords } from '../../../kernel/words.ts';
import type { BoardProblems } from '../files/problems.ts';
import type { Source } from '../lab/measures.ts';
import type { Seat } from '../rules/options.ts';
import type { Outcome, TaxFarmer } from '../rules/state.ts';

/** What one language says. */
export type Dictionary = Omit<Plain<TaxFarmer>, 'rule.supply'> &
  Sentences<Said> &
  Readonly<Record<`bot.${'casual' | 'steady' | 'hoarder' | 'spiteful' | 'schemer'}`, OptionWords>>;

type By = { readonly seat: string };
type In = { readonly province: string };
type Good = { readonly good: string };
type Action = { readonly action: string };
type Agents = { readonly agents: number };
type Gold = { readonly gold: number };
type Points = { readonly points: number };
type Blocked = Action & { readonly cost: number; readonly has: number };

type OfFiles = {
  [P in keyof BoardProblems & string as `problem.${P}`]: BoardProblems[P] extends NoFacts
    ? null
    : BoardProblems[P];
};
type Texts = Record<
  | `seat.${Seat}`
  | `source.${Source | 'start' | 'byHand'}`
  | `ending.${Exclude<Outcome, 'stopped'>}`
  | `winner.${'shared' | 'nobody'}`,
  null
>;

interface Said extends Texts, OfFiles {
  /** As it is printed on the need card that asks for no good. */
  'name.nothing': null;

  'count.agents': number;
  'count.coins': number;
  'count.dice': number;
  'count.gold': number;
  'count.points': number;
  'count.rounds': number;

  'ask.choose-first': null;
  'ask.roll-first': By;
  'ask.starting-rebellion': null;
  'ask.deal': In;
  /** In a province with several need fields. */
  'ask.deal.field': In & { field: number };
  'ask.place': By & Agents & { round: number };
  'ask.test': In & { dice: number; load: number; risk: string };
  'ask.test.all': { dice: number };
  'ask.activate': By;
  /** `text`: what the action does, as it is printed. */
  'ask.action': By & In & Action & { text: string };
  'ask.pay-good': By;
  'ask.take-good': By;
  'ask.rival': By;
  'ask.coins': By;
  'ask.manual': By & Action & { text: string };
  'ask.needs': By & In & Gold;
  'ask.bribe': By & Gold;
  /** Without gold, or with as many points as there can be: only the way back is left. */
  'ask.bribe.back': By & Points;
  'ask.roll-lowest': By;
  /** `end`: the last space of the track; `rival`: the most points of another player. */
  'ask.dice': By & Points & { marker: number; end: number; rival: number };
  /** Added if the choice of dice doesn't change where the marker ends. */
  'ask.dice.settled': { to: number };
  'ask.election': By & { dice: number; marker: number };
  /** `agents`: each player with a number, or the two lines below. */
  'ask.table-placed': By & { round: number; agents: string };
  'ask.table-placed.extra': { agents: string };
  'ask.table-placed.no-extra': null;
  'ask.table-placed.each': By & { agents: string };
  'ask.table-load': In;
  'ask.table-acted': By;
  /** `points`: for one gold; `back`: points that one gold costs. */
  'ask.table-points': By & Points & { back: number };
  'ask.table-points.lost': By;
  'ask.table-points.convert': By & Points;
  'ask.table-capital': By & In;
  'ask.table-supply': { coins: number; nothing: string };
  'ask.table-supply.first': null;
  /** Follow either of them: what becomes of a card that the province never needs. */
  'ask.table-supply.leaveEmpty': null;
  'ask.table-supply.redraw': null;

  'move.pass': null;
  'move.use': Action;
  'move.skip': null;
  /** `offers`: in brackets, what the good would bring; may be empty. */
  'move.pay': Good & { offers: string };
  'move.take': Good & { offers: string };
  'move.done.manual': null;
  'move.done.placed': null;
  'move.done.acted': null;
  'move.done.supply': null;
  /** `of`: what the rival has. */
  'move.rival': By & Gold & { of: number };
  /** `gains`: what it brings. */
  'move.fill': Good & { gains: string };
  'move.fill.field': Good & { gains: string; field: string };
  'move.leave': null;
  'move.bribe': Gold & Points;
  'move.refund': Gold & Points;
  'group.refund': null;
  'move.keep': null;
  'move.crushed': In;
  'aside.stop-here': null;

  'told.use': By & Action;
  'told.skip': By & Action;
  'told.leave': By & In;
  'told.dice': By & { dice: number };
  'told.done.placed': null;
  'told.done.acted': null;
  'told.load': In & { load: string };
  'told.agents': By & In & Agents;

  /** For the First Player marker, or among those with the fewest points. */
  'event.rolls': By & { die: number };
  'event.roll-again': { seats: string };
  'event.first-player': By;
  'event.starts-in-rebellion': In;
  'event.dealt': In & Good & { reward: number };
  'event.dealt.nothing': In & { nothing: string };
  'event.excluded': In & Good;
  'event.deck-empty': In;
  'event.round-begins': By & { round: number };
  'event.agents': By & Agents;
  'event.agents.extra': By & Agents & { extra: string };
  'event.placed': By & In & Agents & { left: number };
  'event.no-more': By;
  'event.one-roll': { sum: number };
  'event.holds': In & { load: number; sum: number };
  'event.holds.few': In & { load: number };
  /** Why a province rebels or riots. */
  'why.rolled': { load: number; sum: number };
  'why.many': { load: number };
  'event.rebels': In & { why: string };
  'event.rebels.bank': In & { why: string; coins: number };
  /** Nobody knows how many coins there are. */
  'event.rebels.bank.any': In & { why: string };
  'event.rebels.stay': In & { why: string };
  'event.capital-riots': In & { why: string };
  'event.agents-lost': By & Agents;
  /** A list of gold, points and goods in `gains`; this if it is empty. */
  'gains.nothing': null;
  /** What a need card with coins brings: in all, and the numbers of which that is the sum. Each coin is 1 gold. */
  'gains.filled': { gains: string; reward: number; coins: number };
  'event.collected': By & In & { gains: string };
  'event.action-used': By & Action;
  'event.action-used.cost': By & Action & { cost: string };
  /** The cost is a good, which the player may have had to choose before. */
  'event.action-used.good': By & Action & { goods: string };
  'event.gains': By & { gains: string };
  'event.more-agents': By & Agents;
  'event.tithe': By & Gold & { rival: string };
  'event.coins-off': By & In & { coins: number };
  'event.by-hand': By & Action;
  'event.filled': By & In & { goods: string; reward: string };
  'event.crushed': By & In & { gains: string };
  'event.crushed.spent': By & In & { gains: string; goods: string };
  'event.table-crushed': In & Points;
  'event.told-points': By & { points: string };
  'event.passed': By;
  'event.bribed': By & Gold & Points;
  'event.bribed.back': By & Gold & Points;
  'event.bribed.nothing': By;
  /** `tie`: what decided between players with as few points. */
  'event.lowest': By & { tie: 'none' | 'capital' | 'die' };
  'event.lowest.agents': By & Agents & { tie: 'none' | 'capital' | 'die' };
  'event.marker': By & { dice: number; sum: number; from: number; to: number };
  /** An exact roll that was too high. */
  'event.marker.too-high': By & { dice: number; sum: number; to: number };
  'event.marker-moved': By & { by: number; from: number; to: number };
  /** If every roll has the same result, nobody rolls. */
  'event.marker.any': By & { from: number; to: number };
  'event.marker.stuck': { to: number };
  'event.marker.stays': { to: number };
  'event.straggler': By & Agents;
  'event.supply': { coins: number; cards: number };
  'event.supply.nothing': { coins: number; cards: number; nothing: string; off: number };
  'event.total-rebellion': null;
  'event.converted': By & Gold & Points;
  /** Each player with a number. */
  'event.standings': { points: string };
  'event.won': By & Points & { rounds: number };
  'event.won.shared': Points & { seats: string; rounds: number };
  'event.all-lost': { rounds: number };
  'event.set': null;

  /** Said once before what it was done with: "agents: Estyx 2, Agrana 1". */
  'brief.placed': null;
  'brief.rebels': null;
  'brief.holds': null;
  'brief.collected': null;
  'brief.next-round': null;
  'brief.filled': null;
  'brief.crushed': null;
  'brief.bought': null;
  'brief.back': null;
  'brief.marker': null;
  /** Before the gold that another player has taken. */
  'brief.taken': By;
  /** To the player whom it concerns: they led there until now. */
  'brief.outbid.you': By & In;
  'brief.rebels.you': In & Agents & { why: string };
  /** Somebody else has activated the province. */
  'brief.collected.you': By & In & Agents;
  /** At the end of the round; `places`: provinces with numbers. */
  'brief.unused.you': { places: string };
  'brief.tithe.you': By & Action & Gold;
  /** To the player who leads there. */
  'brief.coins.you': By & In & { coins: number };

  /** To the player who activates the province: why its action can't be used. */
  'blocked.cost.gold': Blocked;
  'blocked.cost.points': Blocked;
  'blocked.cost.good': Action;
  'blocked.effect.points': Action;
  'blocked.effect.electionMarker': Action;
  'blocked.effect.good': Action;
  'blocked.effect.takeGold': Action;
  'blocked.effect.removeCoins': Action;

  'ruledOut.few-agents': { left: number };
  'ruledOut.no-placing': In;
  'ruledOut.no-placing.weapons': In & Good;
  'ruledOut.must-place': null;
  'ruledOut.must-activate': null;
  'ruledOut.activated': In;
  'ruledOut.capital-waits': In;
  'ruledOut.led-by': By & In;
  'ruledOut.no-leader': In;
  'ruledOut.no-leader.half': In;
  'ruledOut.no-weapons': In & Good;
  'ruledOut.no-good': Good;
  'ruledOut.has-good': Good;
  'ruledOut.just-given': Good;

  turn: { turn: string };
  'fact.marker': null;
  'fact.first': null;
  'fact.round': null;
  'fact.points': null;
  'fact.gold': null;
  'fact.bonus': null;
  'fact.unplaced': null;
  'fact.good': Good;
  'fact.rebellion': null;
  'fact.agents': By;
  'fact.card': { field: string };
  'fact.coins': { field: string };
  'value.yes': null;
  'value.no': null;
  'value.none': null;

  'place.track': null;
  'place.deck': null;
  'place.test': null;
  /** What the capital is for. */
  'place.capital': null;
  /** `good`: what crushes a rebellion. */
  'place.rebels': Good & Points;
  /** Before the chances on the numbers of agents. */
  'place.risk': null;
  'place.goal': null;
  'cell.track': { cell: number };
  'cell.field': { cell: number };
  'piece.agent': null;
  'piece.agent.many': null;
  'piece.coin': null;
  'piece.coin.many': null;
  'piece.unplaced': null;
  'piece.unplaced.many': null;
  'piece.bonus': null;
  'piece.bonus.many': null;
  'piece.rebellion': null;
  'piece.need': { card: string };
  /** The number printed on a need card. */
  'piece.reward': null;
  /** A need field without a card. */
  'piece.empty': null;
  'piece.election': null;
  'piece.points': null;
  'piece.first-player': null;
  'piece.gold': null;

  'rule.supply': { nothing: string };
  /** What a row of the lab means. */
  'row.game': null;

  'gap.own-design': null;
  'gap.rules': null;
  goal: null;
  'guide.roll-first': null;
  'guide.deal': null;
  'guide.place.1': null;
  'guide.place.2': null;
  'guide.place.3': null;
  'guide.place.4': null;
  'guide.place.5': null;
  'guide.test': null;
  'guide.activate': null;
  'guide.action': null;
  /** What an action of this kind is good for. */
  'guide.action.gold': null;
  'guide.action.points': null;
  'guide.action.agentsNextRound': null;
  'guide.action.electionMarker': null;
  'guide.action.good': null;
  'guide.action.takeGold': null;
  'guide.action.removeCoins': null;
  'guide.pay-good': null;
  'guide.take-good': null;
  'guide.rival': null;
  'guide.coins': null;
  'guide.needs': null;
  'guide.bribe': null;
  'guide.dice': null;
  'remark.never-crushed': null;
  'remark.app': { players: number };
  'checklist.player': Agents & Gold & Points & { players: number };
  'checklist.marker': { marker: number };
  'checklist.dice': { dice: number };
  'remark.first': null;
}
