/** Setting the table by hand: which facts there are, within which bounds, and what follows from a change. */
import type { Fact, Log } from '../../../kernel/game.ts';
import { toActivator, toNeeds } from './actions.ts';
import { type Atlas, atlas, type Card, type Province } from './atlas.ts';
import { MOST_WRITTEN } from './bribery.ts';
import { cardBack, fieldNumber, toNextField } from './deal.ts';
import { canUse } from './effects.ts';
import type { Seat } from './options.ts';
import { toPlacer } from './placement.ts';
import { giveGood, holds, takeGood } from './purse.ts';
import { isTested, toNextTest } from './rebellion.ts';
import { firstPlayer } from './setup.ts';
import { bit, has, type State, type Step, type TaxFarmer } from './state.ts';

type AFact = Fact<TaxFarmer>;

/** In the middle of an action its choices hang on the goods, the gold and the coins, so these rest. */
const IN_ACTION: readonly Step[] = ['pay-good', 'take-good', 'rival', 'coins'];
const BEFORE_FIRST: readonly Step[] = ['choose-first', 'roll-first'];

/** Agents that somebody has to write down. */
const MOST_AGENTS = 99;

/** What is already more than anybody would set by hand may stay so. */
const count = (id: string, value: number, max: number, min = 0): AFact => ({
  id,
  kind: 'number',
  value,
  min,
  max: Math.max(max, value),
});
const yesNo = (id: string, value: boolean): AFact => ({
  id,
  kind: 'choice',
  value: value ? 'yes' : 'no',
  choices: ['no', 'yes'],
});

export function facts(s: Readonly<State>): readonly AFact[] {
  return listed(s).filter((fact) => fact.kind === 'choice' || fact.value <= MOST_WRITTEN);
}

function listed(s: Readonly<State>): readonly AFact[] {
  if (s.step === 'over') return [];
  const a = atlas(s);
  const full = s.options.tracking === 'full';
  const list: AFact[] = [count('marker', s.marker, a.file.track.end)];
  list.push({
    id: 'first',
    kind: 'choice',
    value: a.seats[s.first] as Seat,
    choices: a.seats,
    unknown: BEFORE_FIRST.includes(s.step),
  });
  if (s.round > 0) list.push(count('round', s.round, s.options.maxRounds, 1));
  const cap = s.options.pointsCap || 999;
  a.seats.forEach((seat, player) => {
    list.push(count(`points.${seat}`, s.points[player] as number, cap));
    list.push(count(`bonus.${seat}`, s.bonus[player] as number, MOST_AGENTS));
  });
  if (IN_ACTION.includes(s.step)) return list;
  if (s.step !== 'starting-rebellion' && s.step !== 'action' && s.step !== 'needs') {
    a.provinces.forEach(({ id, capital }, p) => {
      if (!capital) list.push(yesNo(`rebellion.${id}`, has(s.rebels, p)));
    });
  }
  return full ? [...list, ...ownFacts(s, a), ...provinceFacts(s, a)] : list;
}

/** What lies before a player: gold, goods, agents still to place. */
function ownFacts(s: Readonly<State>, a: Atlas): AFact[] {
  return a.seats.flatMap((seat, player) => [
    count(`gold.${seat}`, s.gold[player] as number, 999),
    ...(s.step === 'place' ? [count(`unplaced.${seat}`, s.unplaced[player] as number, MOST_AGENTS)] : []),
    ...a.goods.map((id, good) => yesNo(`good.${seat}.${id}`, holds(s, player, good))),
  ]);
}

/** What lies in the provinces: agents, need cards and the coins on them. */
function provinceFacts(s: Readonly<State>, a: Atlas): AFact[] {
  const list: AFact[] = [];
  a.provinces.forEach(({ id, field, fields }, p) => {
    a.seats.forEach((seat, player) => {
      list.push(count(`agents.${id}.${seat}`, s.agents[p * a.players + player] as number, MOST_AGENTS));
    });
    if (has(s.rebels, p)) return;
    for (let f = field; f < field + fields; f++) {
      const card = s.cards[f] as number;
      const choices = a.cards.filter((_, c) => c === card || (s.deck[c] as number) > 0).map(cardName);
      const value = card < 0 ? 'none' : cardName(a.cards[card] as Card);
      list.push({
        id: `card.${id}.${fieldNumber(a, f)}`,
        kind: 'choice',
        value,
        choices: ['none', ...choices],
      });
      if (card >= 0 && (a.cards[card] as Card).good >= 0)
        list.push(
          count(`coins.${id}.${fieldNumber(a, f)}`, s.coins[f] as number, 99 + (s.coins[f] as number)),
        );
    }
  });
  return list;
}

/** `nothing`, or the good and the printed number: `grain,2`. */
function cardName({ good, move }: Card): string {
  return good < 0 ? 'nothing' : move.slice('deal:'.length);
}

export function adjust(s: State, fact: string, value: number | string, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  log?.('set', { fact, value });
  const [what, one = '', two = ''] = fact.split('.');
  const player = a.seats.indexOf(one as Seat);
  const n = Number(value);
  switch (what) {
    case 'marker':
      s.marker = n;
      break;
    case 'round':
      s.round = n;
      break;
    case 'first':
      setFirst(s, a, a.seats.indexOf(value as Seat), log);
      break;
    case 'points':
      s.points[player] = n;
      break;
    case 'gold':
      s.gold[player] = n;
      break;
    case 'bonus':
      s.bonus[player] = n;
      break;
    case 'unplaced':
      s.unplaced[player] = n;
      break;
    case 'good':
      (value === 'yes' ? takeGood : giveGood)(s, player, a.goodNumber.get(two) as number);
      break;
    case 'rebellion':
      setRebellion(s, a, a.provinceNumber.get(one) as number, value === 'yes');
      break;
    case 'agents':
      s.agents[(a.provinceNumber.get(one) as number) * a.players + a.seats.indexOf(two as Seat)] = n;
      break;
    case 'coins':
      s.coins[fieldOf(a, one, two)] = n;
      break;
    case 'card':
      setCard(s, a, fieldOf(a, one, two), value as string);
      break;
  }
  resettle(s, a, log);
}

function fieldOf(a: Atlas, province: string, number: string): number {
  return (a.provinces[a.provinceNumber.get(province) as number] as Province).field + Number(number) - 1;
}

/** Before the first round this settles who begins; later it hands the marker on. */
function setFirst(s: State, a: Atlas, player: number, log?: Log<TaxFarmer>): void {
  if (BEFORE_FIRST.includes(s.step)) firstPlayer(s, a, player, log);
  else s.first = player;
}

/** T45: a province in rebellion has no need cards. */
function setRebellion(s: State, a: Atlas, province: number, on: boolean): void {
  const { field, fields } = a.provinces[province] as Province;
  if (!on) {
    s.rebels &= ~bit(province);
    s.loose[province] = 0;
    return;
  }
  s.rebels |= bit(province);
  for (let f = field; f < field + fields; f++) cardBack(s, f);
}

/** The card comes out of the deck, the one that lay there goes back; coins stay with a card for a good. */
function setCard(s: State, a: Atlas, field: number, name: string): void {
  const coins = s.coins[field] as number;
  cardBack(s, field);
  const card = a.cards.findIndex((c) => cardName(c) === name);
  if (card < 0) return;
  s.deck[card]!--;
  s.cards[field] = card;
  s.coins[field] = (a.cards[card] as Card).good < 0 ? 0 : coins;
}

/** Whoever can't go on any more is passed over, just as in play. */
function resettle(s: State, a: Atlas, log?: Log<TaxFarmer>): void {
  if (s.step === 'deal') toNextField(s, a, log);
  else if (s.step === 'place') toPlacer(s, a, s.active, log);
  else if ((s.step === 'test' || s.step === 'table-load') && !isTested(s, a, s.at)) toNextTest(s, a, log);
  else if (s.step === 'activate') toActivator(s, a, s.active, log);
  else if (s.step === 'needs') toNeeds(s, a, log);
  // Points or the marker may have taken away what the action was for; it can still be skipped.
  else if (s.step === 'pay-good' && !canUse(s, a)) s.step = 'action';
}
