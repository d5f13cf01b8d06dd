/** Set-up: what each player starts with, the First Player, and the province in rebellion when three play. */
import { at } from '../../../../kernel/at.ts';
import type { Steps } from '../../../../kernel/flow.ts';
import { arg, type Chance, chance, type Decision, decide, type Log, num } from '../../../../kernel/game.ts';
import type { StartingRebellion } from '../../files/board-file.ts';
import type { Options } from '../options.ts';
import { type Atlas, atlas, printedAt } from '../parts/atlas.ts';
import { cardBack } from '../parts/deal.ts';
import { beginRollOff, FIRST_DIE, rollOff, seatsOf } from '../parts/dice.ts';
import {
  activePlayer,
  type Move,
  type NeedField,
  type PlayerState,
  type ProvinceState,
  playerAt,
  playerOf,
  provinceAt,
  type State,
  type TaxFarmer,
} from '../state.ts';

export function setup(options: Options): State {
  const a = atlas({ options });
  const s: State = {
    options,
    step: 'choose-first',
    round: 0,
    first: 0,
    active: 0,
    // T04, G2: the black marker on its first space.
    marker: options['setup.electionMarker'],
    players: listOf(a.players, (player) => newPlayer(a, player)),
    provinces: listOf(a.provinces.length, (p) => emptyProvince(a, p)),
    deck: fullDeck(a),
    kept: zeros(a.cards.length),
    removed: zeros(a.cards.length),
    toRise: startingRebellions(a),
    here: 0,
    field: 0,
    turns: 0,
    effect: 0,
    given: null,
    rollForAll: null,
    told: null,
    lowest: null,
    dice: 0,
    outcome: 'election',
  };
  if (options.firstPlayer === 'roll') {
    s.step = 'roll-first';
    beginRollOff(s, s.players);
  }
  return s;
}

function fullDeck({ cards }: Atlas): number[] {
  const deck = zeros(cards.length);
  for (let card = 0; card < deck.length; card++) deck[card] = at(cards, card).copies;
  return deck;
}

/** T01, T03: agents, gold and points; no goods. */
function newPlayer(a: Atlas, player: number): PlayerState {
  const { points, gold } = a.file.setup;
  return {
    seat: at(a.seats, player),
    points,
    // With the printed board the app doesn't keep the gold.
    gold: a.options.tracking === 'helper' ? 0 : gold,
    goods: listOf(a.goods.length, () => false),
    unplaced: 0,
    bonus: 0,
    lost: 0,
    passed: false,
    roll: null,
    capital: 0,
  };
}

function emptyProvince(a: Atlas, province: number): ProvinceState {
  const { id, fields } = printedAt(a, province);
  return {
    id,
    agents: zeros(a.players),
    rebels: false,
    activated: false,
    fields: listOf(fields, emptyField),
    loose: 0,
  };
}

function emptyField(): NeedField {
  return { card: null, coins: 0 };
}

/**
 * Lists are pushed one by one: engines make those of `Array.from` and `map` in another form once they have optimised
 * them, and everything that reads both forms is slower. For the same reason numbers have their own function.
 */
function listOf<T>(length: number, make: (i: number) => T): T[] {
  const list: T[] = [];
  for (let i = 0; i < length; i++) list.push(make(i));
  return list;
}

function zeros(length: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(0);
  return list;
}

/** G1, `choose`: the players agree among themselves. */
function chooseFirstNode({ players }: Readonly<State>): Decision<TaxFarmer> {
  return decide(
    'choose-first',
    at(players, 0).seat,
    players.map(({ seat }): Move => `first:${seat}`),
  );
}

function chooseFirst(s: State, move: Move, log?: Log<TaxFarmer>): void {
  firstPlayer(s, playerOf(s, arg(move)), log);
}

/** T08, T09: one die each, the highest gets the marker; the highest ones roll again if tied (G1). */
function rollFirst(s: State, move: Move, log?: Log<TaxFarmer>): void {
  log?.('first-die', { seat: activePlayer(s).seat, die: num(move) });
  const result = rollOff(s, num(move));
  if (result === 'next') return;
  if ('again' in result) log?.('roll-again', { seats: seatsOf(result.again) });
  else firstPlayer(s, result.winner, log);
}

export function firstPlayer(s: State, player: number, log?: Log<TaxFarmer>): void {
  s.first = player;
  for (const each of s.players) each.roll = null;
  log?.('first-player', { seat: playerAt(s, player).seat });
  startRebellions(s, atlas(s));
}

/** T20: by the number of players; on the shipped board one province when exactly three play. */
function startingRebellion(a: Atlas): StartingRebellion | undefined {
  return a.file.startingRebellions[String(a.players)];
}

export function startingRebellions(a: Atlas): number {
  return startingRebellion(a)?.count ?? 0;
}

/** Where a rebellion can still start: a candidate that has none, never IMPERIA (G7). */
function candidates(s: Readonly<State>, a: Atlas): readonly ProvinceState[] {
  const list = startingRebellion(a)?.candidates;
  return s.provinces.filter(
    ({ id, rebels }, p) => p !== a.capital && !rebels && (!list || list.includes(id)),
  );
}

function startRebellions(s: State, a: Atlas): void {
  if (s.toRise > 0 && candidates(s, a).length > 0) {
    s.step = 'starting-rebellion';
    s.active = s.first;
    return;
  }
  s.toRise = 0;
  s.step = s.options.tracking === 'helper' ? 'table-supply' : 'begin-deal';
}

function startingRebellionNode(s: Readonly<State>): Chance<TaxFarmer> | Decision<TaxFarmer> {
  const a = atlas(s);
  const { startingRebellion: option } = s.options;
  const choose = option === 'board' ? startingRebellion(a)?.choose : option;
  const moves = candidates(s, a).map(({ id }): Move => `rebel:${id}`);
  if (choose === 'firstPlayer') return decide('starting-rebellion', playerAt(s, s.first).seat, moves);
  const odds: Partial<Record<Move, number>> = {};
  for (const move of moves) odds[move] = 1;
  return chance('starting-rebellion', odds);
}

function startRebellion(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  const province = provinceAt(s, a.provinceNumber(arg(move)));
  province.rebels = true;
  // T45: a card can be there only if the table was adjusted.
  for (const field of province.fields) cardBack(s, field);
  s.toRise--;
  log?.('starts-in-rebellion', { province: province.id });
  startRebellions(s, a);
}

export const opening: Steps<TaxFarmer, 'choose-first' | 'roll-first' | 'starting-rebellion'> = {
  'choose-first': { node: chooseFirstNode, play: chooseFirst },
  'roll-first': { node: () => FIRST_DIE, play: rollFirst },
  'starting-rebellion': { node: startingRebellionNode, play: startRebellion },
};
