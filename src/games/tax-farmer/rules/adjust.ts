/** Setting the table by hand: which facts there are, within which bounds, and what follows from a change. */
import { type ChoiceFact, type FactDecl, type NumberFact, settled } from '../../../kernel/facts.ts';
import type { Log } from '../../../kernel/game.ts';
import { toActivator, toNeeds } from './actions.ts';
import { type Atlas, atlas, type Card, type Province } from './atlas.ts';
import { MOST_WRITTEN } from './bribery.ts';
import { cardBack, fieldNumber, toNextField } from './deal.ts';
import { canUse } from './effects.ts';
import type { Options, Seat } from './options.ts';
import { toPlacer } from './placement.ts';
import { giveGood, holds, takeGood } from './purse.ts';
import { isTested, toNextTest } from './rebellion.ts';
import { firstPlayer } from './setup.ts';
import { bit, has, type State, type Step, type TaxFarmer } from './state.ts';
import { leadOn } from './steps.ts';

type AFact = FactDecl<TaxFarmer>;

/** In the middle of an action its choices hang on the goods, the gold and the coins, so these rest. */
const IN_ACTION: readonly Step[] = ['pay-good', 'take-good', 'rival', 'coins'];
const inAction = (s: Readonly<State>) => IN_ACTION.includes(s.step);
/** Which province comes next, acts or gets goods hangs on the rebellions. */
const ON_REBELLIONS: readonly Step[] = [...IN_ACTION, 'starting-rebellion', 'action', 'needs'];
const BEFORE_FIRST: readonly Step[] = ['choose-first', 'roll-first'];

/** Agents that somebody has to write down. */
const MOST_AGENTS = 99;

export function facts(options: Options): readonly AFact[] {
  const a = atlas({ options });
  const list = [...board(a, options), ...rebellions(a)];
  const whole = options.tracking === 'full' ? [...list, ...belongings(a), ...inProvinces(a)] : list;
  return settled(whole, (s, set, log) => {
    set();
    leadOn(s, log);
    resettle(s, a, log);
    leadOn(s, log);
  });
}

/** What is already more than anybody would set by hand may stay so; what is longer than a journal can hold rests. */
function count(
  id: string,
  max: NumberFact<TaxFarmer>['max'],
  get: (s: Readonly<State>) => number,
  set: (s: State, n: number) => void,
  locked: (s: Readonly<State>) => boolean = () => false,
): NumberFact<TaxFarmer> {
  return {
    id,
    kind: 'number',
    locked: (s) => get(s) > MOST_WRITTEN || locked(s),
    min: 0,
    max,
    mayExceed: true,
    get,
    set,
  };
}

function yesNo(
  id: string,
  get: (s: Readonly<State>) => boolean,
  set: (s: State, on: boolean) => void,
  locked: (s: Readonly<State>) => boolean = inAction,
): ChoiceFact<TaxFarmer> {
  return {
    id,
    kind: 'choice',
    locked,
    choices: () => ['no', 'yes'],
    get: (s) => (get(s) ? 'yes' : 'no'),
    set: (s, value) => set(s, value === 'yes'),
  };
}

/** One of the numbers that the state keeps in a list. */
function entry(
  id: string,
  key: 'points' | 'bonus' | 'gold' | 'unplaced' | 'agents' | 'coins',
  i: number,
  max: NumberFact<TaxFarmer>['max'],
  locked?: (s: Readonly<State>) => boolean,
): NumberFact<TaxFarmer> {
  return count(
    id,
    max,
    (s) => s[key][i] as number,
    (s, n) => {
      s[key][i] = n;
    },
    locked,
  );
}

/** What is printed around the provinces. */
function board(a: Atlas, options: Options): AFact[] {
  return [
    count(
      'marker',
      a.file.track.end,
      (s) => s.marker,
      (s, n) => {
        s.marker = n;
      },
    ),
    {
      id: 'first',
      kind: 'choice',
      unknown: (s) => BEFORE_FIRST.includes(s.step),
      choices: () => a.seats,
      get: (s) => a.seats[s.first] as Seat,
      set: (s, seat, log) => setFirst(s, a, a.seats.indexOf(seat as Seat), log),
    },
    {
      ...count(
        'round',
        options.maxRounds,
        (s) => s.round,
        (s, n) => {
          s.round = n;
        },
      ),
      when: (s) => s.round > 0,
      min: 1,
    },
    ...a.seats.flatMap((seat, player) => [
      entry(`points.${seat}`, 'points', player, options.pointsCap || 999),
      entry(`bonus.${seat}`, 'bonus', player, MOST_AGENTS),
    ]),
  ];
}

function rebellions(a: Atlas): AFact[] {
  return a.provinces.flatMap(({ id, capital }, p) =>
    capital
      ? []
      : yesNo(
          `rebellion.${id}`,
          (s) => has(s.rebels, p),
          (s, on) => setRebellion(s, a, p, on),
          (s) => ON_REBELLIONS.includes(s.step),
        ),
  );
}

/** What lies before a player: gold, goods, agents still to place. */
function belongings(a: Atlas): AFact[] {
  return a.seats.flatMap((seat, player): AFact[] => [
    entry(`gold.${seat}`, 'gold', player, 999, inAction),
    {
      ...entry(`unplaced.${seat}`, 'unplaced', player, MOST_AGENTS),
      when: (s) => s.step === 'place',
    },
    ...a.goods.map((id, good) =>
      yesNo(
        `good.${seat}.${id}`,
        (s) => holds(s, player, good),
        (s, on) => (on ? takeGood : giveGood)(s, player, good),
      ),
    ),
  ]);
}

/** What lies in the provinces: agents, need cards and the coins on them. */
function inProvinces(a: Atlas): AFact[] {
  return a.provinces.flatMap(({ id, field, fields }, p) => [
    ...a.seats.map((seat, player) =>
      entry(`agents.${id}.${seat}`, 'agents', p * a.players + player, MOST_AGENTS, inAction),
    ),
    ...Array.from({ length: fields }, (_, f) => onNeedField(a, id, p, field + f)).flat(),
  ]);
}

/** T45: a province in rebellion has no need cards. Coins lie only on cards for a good. */
function onNeedField(a: Atlas, province: string, p: number, field: number): AFact[] {
  const names = a.cards.map(cardName);
  const good = (s: Readonly<State>) => a.cards[s.cards[field] as number]?.good ?? -1;
  return [
    {
      id: `card.${province}.${fieldNumber(a, field)}`,
      kind: 'choice',
      when: (s) => !has(s.rebels, p),
      locked: inAction,
      choices: (s) => ['none', ...names.filter((_, c) => c === s.cards[field] || (s.deck[c] as number) > 0)],
      get: (s) => names[s.cards[field] as number] ?? 'none',
      set: (s, name) => setCard(s, a, field, name),
    },
    {
      ...entry(
        `coins.${province}.${fieldNumber(a, field)}`,
        'coins',
        field,
        (s) => 99 + (s.coins[field] as number),
        inAction,
      ),
      when: (s) => !has(s.rebels, p) && good(s) >= 0,
    },
  ];
}

/** `nothing`, or the good and the printed number: `grain,2`. */
export function cardName({ good, move }: Card): string {
  return good < 0 ? 'nothing' : move.slice('deal:'.length);
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
  else if (s.step === 'place') toPlacer(s, a, s.active);
  else if ((s.step === 'test' || s.step === 'table-load') && !isTested(s, a, s.at)) toNextTest(s, a, log);
  else if (s.step === 'activate') toActivator(s, a, s.active);
  else if (s.step === 'needs') toNeeds(s, a);
  // Points or the marker may have taken away what the action was for; it can still be skipped.
  else if (s.step === 'pay-good' && !canUse(s, a)) s.step = 'action';
}
