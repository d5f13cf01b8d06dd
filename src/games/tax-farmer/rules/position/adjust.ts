/** Setting the table by hand: which facts there are, within which bounds, and what follows from a change. */
import { at } from '../../../../kernel/at.ts';
import { type ChoiceFact, type FactDecl, type NumberFact, withUpdate } from '../../../../kernel/facts.ts';
import type { Log } from '../../../../kernel/game.ts';
import { MOST_NUMBER } from '../../../../kernel/limits.ts';
import type { Options } from '../options.ts';
import { type Atlas, atlas, type Card, needOn, printedAt } from '../parts/atlas.ts';
import { add } from '../parts/counts.ts';
import { cardBack, fieldNumber, toNextField } from '../parts/deal.ts';
import { toActivator, toNeeds } from '../phases/actions.ts';
import { canUse } from '../phases/effects.ts';
import { toPlacer } from '../phases/placement.ts';
import { isTested, toNextTest } from '../phases/rebellion.ts';
import { firstPlayer } from '../phases/setup.ts';
import {
  type NeedField,
  type ProvinceState,
  playerAt,
  playerOf,
  provinceAt,
  type State,
  type Step,
  type TaxFarmer,
} from '../state.ts';
import { continueGame } from '../steps.ts';

type AFact = FactDecl<TaxFarmer>;

/** In the middle of an action its choices depend on the goods, the gold and the coins, so these are locked. */
const IN_ACTION: readonly Step[] = ['pay-good', 'take-good', 'rival', 'coins'];
const inAction = (s: Readonly<State>) => IN_ACTION.includes(s.step);
/** Which province comes next, acts or gets goods depends on the rebellions. */
const ON_REBELLIONS: readonly Step[] = [...IN_ACTION, 'starting-rebellion', 'action', 'needs'];
const BEFORE_FIRST: readonly Step[] = ['choose-first', 'roll-first'];

/** Agents that somebody has to write down. */
const MOST_AGENTS = 99;

export function facts(options: Options): readonly AFact[] {
  const a = atlas({ options });
  const list = [...board(a, options), ...rebellions(a)];
  const whole = options.tracking === 'full' ? [...list, ...belongings(a), ...inProvinces(a)] : list;
  return withUpdate(whole, (s, set, log) => {
    set();
    continueGame(s, log);
    resettle(s, log);
    continueGame(s, log);
  });
}

type Locked = (s: Readonly<State>) => boolean;

/** A number that may be set: its name, the record that holds it, and the most that anybody would set. */
interface Count<Key extends PropertyKey> {
  readonly id: string;
  readonly key: Key;
  of(s: Readonly<State>): Record<Key, number>;
  readonly max: NumberFact<TaxFarmer>['max'];
  readonly locked?: Locked;
}

/** What is already more than anybody would set by hand may stay so; what is longer than a journal can hold is locked. */
function count<Key extends PropertyKey>({ id, key, of, max, locked }: Count<Key>): NumberFact<TaxFarmer> {
  const get = (s: Readonly<State>): number => of(s)[key];
  return {
    id,
    kind: 'number',
    locked: (s) => get(s) > MOST_NUMBER || !!locked?.(s),
    min: 0,
    max,
    mayExceed: true,
    get,
    set: (s, n) => {
      Object.assign(of(s), { [key]: n });
    },
  };
}

function yesNo(
  id: string,
  get: (s: Readonly<State>) => boolean,
  set: (s: State, on: boolean) => void,
  locked: Locked = inAction,
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

const recordOf = (player: number) => (s: Readonly<State>) => playerAt(s, player);

/** What is printed around the provinces. */
function board(a: Atlas, options: Options): AFact[] {
  return [
    count({ id: 'marker', key: 'marker', of: (s) => s, max: a.file.track.end }),
    {
      id: 'first',
      kind: 'choice',
      unknown: (s) => BEFORE_FIRST.includes(s.step),
      choices: () => a.seats,
      get: (s) => playerAt(s, s.first).seat,
      set: setFirst,
    },
    {
      ...count({ id: 'round', key: 'round', of: (s) => s, max: options.maxRounds }),
      when: (s) => s.round > 0,
      min: 1,
    },
    ...a.seats.flatMap((seat, player) => [
      count({ id: `points.${seat}`, key: 'points', of: recordOf(player), max: options.pointsCap || 999 }),
      count({ id: `bonus.${seat}`, key: 'bonus', of: recordOf(player), max: MOST_AGENTS }),
    ]),
  ];
}

function rebellions(a: Atlas): AFact[] {
  return a.provinces.flatMap(({ id, capital }, p) =>
    capital
      ? []
      : yesNo(
          `rebellion.${id}`,
          (s) => provinceAt(s, p).rebels,
          (s, on) => setRebellion(s, provinceAt(s, p), on),
          (s) => ON_REBELLIONS.includes(s.step),
        ),
  );
}

/** A player's belongings: gold, goods, agents still to place. */
function belongings(a: Atlas): AFact[] {
  return a.seats.flatMap((seat, player): AFact[] => [
    count({ id: `gold.${seat}`, key: 'gold', of: recordOf(player), max: 999, locked: inAction }),
    {
      ...count({ id: `unplaced.${seat}`, key: 'unplaced', of: recordOf(player), max: MOST_AGENTS }),
      when: (s) => s.step === 'place',
    },
    ...a.goods.map((id, good) =>
      yesNo(
        `good.${seat}.${id}`,
        (s) => at(playerAt(s, player).goods, good),
        (s, on) => {
          playerAt(s, player).goods[good] = on;
        },
      ),
    ),
  ]);
}

/** What is in the provinces: agents, need cards and the coins on them. */
function inProvinces(a: Atlas): AFact[] {
  return a.provinces.flatMap(({ id, fields }, p) => [
    ...a.seats.map((seat, player) =>
      count({
        id: `agents.${id}.${seat}`,
        key: player,
        of: (s) => provinceAt(s, p).agents,
        max: MOST_AGENTS,
        locked: inAction,
      }),
    ),
    ...Array.from({ length: fields }, (_, f) => onNeedField(a, p, f)).flat(),
  ]);
}

/** T45: a province in rebellion has no need cards. Only cards for a good have coins. */
function onNeedField(a: Atlas, p: number, f: number): AFact[] {
  const names = a.cards.map((card) => cardName(a, card));
  const name = `${printedAt(a, p).id}.${fieldNumber(f)}`;
  const field = (s: Readonly<State>) => at(provinceAt(s, p).fields, f);
  const cardThere = (s: Readonly<State>) => names[field(s).card ?? names.length] ?? 'none';
  return [
    {
      id: `card.${name}`,
      kind: 'choice',
      when: (s) => !provinceAt(s, p).rebels,
      locked: inAction,
      choices: (s) => ['none', ...names.filter((card, c) => card === cardThere(s) || at(s.deck, c) > 0)],
      get: cardThere,
      set: (s, card) => setCard(s, field(s), names.indexOf(card)),
    },
    {
      ...count({
        id: `coins.${name}`,
        key: 'coins',
        of: field,
        max: (s) => 99 + field(s).coins,
        locked: inAction,
      }),
      when: (s) => !provinceAt(s, p).rebels && needOn(a, field(s)) !== null,
    },
  ];
}

/** `nothing`, or the good and the printed number: `grain,2`. */
export function cardName({ goods }: Atlas, { good, reward }: Card): string {
  return good === null ? 'nothing' : `${goods[good]},${reward}`;
}

/** Before the first round this settles who begins; later it hands the marker on. */
function setFirst(s: State, seat: string, log?: Log<TaxFarmer>): void {
  const player = playerOf(s, seat);
  if (BEFORE_FIRST.includes(s.step)) firstPlayer(s, player, log);
  else s.first = player;
}

/** T45: a province in rebellion has no need cards. */
function setRebellion(s: State, province: ProvinceState, on: boolean): void {
  province.rebels = on;
  if (!on) province.loose = 0;
  else for (const field of province.fields) cardBack(s, field);
}

/** Takes the card out of the deck and returns the previous one; coins stay if the new card is for a good. */
function setCard(s: State, field: NeedField, card: number): void {
  const { coins } = field;
  cardBack(s, field);
  if (card < 0) return;
  add(s.deck, card, -1);
  field.card = card;
  field.coins = needOn(atlas(s), field) === null ? 0 : coins;
}

/** Skips a player who can't continue, as in play. */
function resettle(s: State, log?: Log<TaxFarmer>): void {
  if (s.step === 'deal') toNextField(s, atlas(s), log);
  else if (s.step === 'place') toPlacer(s, s.active);
  else if ((s.step === 'test' || s.step === 'table-load') && !isTested(s, s.here)) toNextTest(s, log);
  else if (s.step === 'activate') toActivator(s, s.active);
  else if (s.step === 'needs') toNeeds(s);
  // Points or the marker may have taken away what the action was for; it can still be skipped.
  else if (s.step === 'pay-good' && !canUse(s)) s.step = 'action';
}
