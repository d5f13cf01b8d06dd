/** Set-up: what each player starts with, the First Player, and the province in rebellion when three play. */
import type { Steps } from '../../../kernel/flow.ts';
import { arg, type Chance, chance, type Decision, decide, type Log, num } from '../../../kernel/game.ts';
import type { StartingRebellion } from '../files/board-file.ts';
import { type Atlas, atlas, type Province } from './atlas.ts';
import { cardBack } from './deal.ts';
import { beginRollOff, FIRST_DIE, rollOff } from './dice.ts';
import type { Options, Seat } from './options.ts';
import { bit, has, type Move, type State, type TaxFarmer, zeros } from './state.ts';

/** T01, T03, T04: agents, gold and points; no goods; the black marker on its first space (G2). */
export function setup(options: Options): State {
  const a = atlas({ options });
  const { players } = a;
  const s: State = {
    options,
    step: 'choose-first',
    round: 0,
    first: 0,
    active: 0,
    marker: options['setup.electionMarker'],
    points: zeros(players).fill(a.file.setup.points),
    // With the printed board the gold lies on the table alone.
    gold: zeros(players).fill(options.tracking === 'helper' ? 0 : a.file.setup.gold),
    goods: zeros(players),
    unplaced: zeros(players),
    bonus: zeros(players),
    lost: zeros(players),
    rebels: 0,
    activated: 0,
    passed: 0,
    agents: zeros(a.provinces.length * players),
    cards: zeros(a.provinceOf.length).fill(-1),
    coins: zeros(a.provinceOf.length),
    loose: zeros(a.provinces.length),
    deck: a.cards.map(({ copies }) => copies),
    kept: zeros(a.cards.length),
    removed: zeros(a.cards.length),
    at: 0,
    effect: 0,
    given: -1,
    rolls: zeros(players).fill(-1),
    hand: 0,
    told: -1,
    lowest: -1,
    capital: zeros(players),
    outcome: 'election',
  };
  if (options.firstPlayer === 'roll') {
    s.step = 'roll-first';
    beginRollOff(
      s,
      a.seats.map((_, player) => player),
    );
  }
  return s;
}

/** G1, `choose`: the players agree among themselves. */
function chooseFirstNode(s: Readonly<State>): Decision<TaxFarmer> {
  const { seats } = atlas(s);
  return decide(
    'choose-first',
    seats[0] as Seat,
    seats.map((seat): Move => `first:${seat}`),
  );
}

function chooseFirst(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  firstPlayer(s, a, a.seats.indexOf(arg(move) as Seat), log);
}

/** T08, T09: one die each, the highest gets the marker; the highest ones roll again if tied (G1). */
function rollFirst(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  log?.('first-die', { seat: a.seats[s.active] as Seat, die: num(move) });
  const result = rollOff(s, a, num(move));
  if (result === 'next') return;
  if ('again' in result)
    log?.('roll-again', { seats: result.again.map((player) => a.seats[player] as Seat) });
  else firstPlayer(s, a, result.winner, log);
}

export function firstPlayer(s: State, a: Atlas, player: number, log?: Log<TaxFarmer>): void {
  s.first = player;
  s.rolls.fill(-1);
  log?.('first-player', { seat: a.seats[player] as Seat });
  s.at = 0;
  startRebellions(s, a);
}

/** T20: by the number of players; on the shipped board one province when exactly three play. */
function startingRebellion(a: Atlas): StartingRebellion | undefined {
  return a.file.startingRebellions[String(a.players)];
}

/** Where a rebellion can still start: a candidate that has none, never IMPERIA (G7). */
function candidates(s: Readonly<State>, a: Atlas): readonly string[] {
  const list = startingRebellion(a)?.candidates ?? a.provinces.map(({ id }) => id);
  return a.provinces
    .filter((p, i) => has(a.outer, i) && !has(s.rebels, i) && list.includes(p.id))
    .map(({ id }) => id);
}

function startRebellions(s: State, a: Atlas): void {
  const count = startingRebellion(a)?.count ?? 0;
  if (s.at < count && candidates(s, a).length > 0) {
    s.step = 'starting-rebellion';
    s.active = s.first;
  } else s.step = s.options.tracking === 'helper' ? 'table-supply' : 'begin-deal';
}

function startingRebellionNode(s: Readonly<State>): Chance<TaxFarmer> | Decision<TaxFarmer> {
  const a = atlas(s);
  const { startingRebellion: option } = s.options;
  const choose = option === 'board' ? startingRebellion(a)?.choose : option;
  const moves = candidates(s, a).map((id): Move => `rebel:${id}`);
  if (choose === 'firstPlayer') return decide('starting-rebellion', a.seats[s.first] as Seat, moves);
  const odds: Partial<Record<Move, number>> = {};
  for (const move of moves) odds[move] = 1;
  return chance('starting-rebellion', odds);
}

function startRebellion(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  const province = a.provinceNumber.get(arg(move)) as number;
  s.rebels |= bit(province);
  // T45: a card can lie there only where the table was set by hand.
  const { field, fields } = a.provinces[province] as Province;
  for (let f = field; f < field + fields; f++) cardBack(s, f);
  s.at++;
  log?.('starts-in-rebellion', { province: arg(move) });
  startRebellions(s, a);
}

export const opening: Steps<TaxFarmer, 'choose-first' | 'roll-first' | 'starting-rebellion'> = {
  'choose-first': { node: chooseFirstNode, play: chooseFirst },
  'roll-first': { node: () => FIRST_DIE, play: rollFirst },
  'starting-rebellion': { node: startingRebellionNode, play: startRebellion },
};
