/** Positions for tests: a table set up by hand, and moves that must be legal. */
import { at } from '../../../kernel/at.ts';
import { legal, type Node } from '../../../kernel/game.ts';
import { resolve } from '../../../kernel/options.ts';
import { taxFarmer } from './game.ts';
import { DEFAULT_BOARD, type Options, SEATS, type Seat } from './options.ts';
import { atlas, cardAt } from './parts/atlas.ts';
import { beginRound } from './phases/placement.ts';
import { firstPlayer } from './phases/setup.ts';
import {
  type Events,
  type Move,
  type NeedField,
  type PlayerState,
  type ProvinceState,
  playerAt,
  provinceAt,
  type State,
  type TaxFarmer,
} from './state.ts';

export const PROVINCES = DEFAULT_BOARD.provinces.map(({ id }) => id);
/** All provinces but IMPERIA. */
export const OUTER = PROVINCES.filter((id) => id !== 'imperia');
export const PLAYERS = [3, 4, 5, 6];
/** Every seat at every size of table. */
export const CHAIRS = PLAYERS.flatMap((players) =>
  SEATS.slice(0, players).map((seat, player) => ({ players, seat, player })),
);

/** One number for each player. */
export function counts(players: number, of: (player: number) => number): number[] {
  return Array.from({ length: players }, (_, player) => of(player));
}

/** Everybody in the order of play. */
export function clockwise(players: number, first: number): Seat[] {
  return counts(players, (i) => (first + i) % players).map((player) => at(SEATS, player));
}

export function optionsOf(given: object = {}): Options {
  const resolved = resolve(taxFarmer.options, { ...given }, { board: () => [] });
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
  return resolved.options;
}

/** Round 1 begins without need cards, and `first` has the First Player marker. */
export function opened(given: object = {}, first = 0): State {
  const s = taxFarmer.setup(optionsOf(given));
  firstPlayer(s, first);
  for (const province of s.provinces) province.rebels = false;
  beginRound(s);
  return s;
}

type Count = 'points' | 'gold' | 'unplaced' | 'bonus' | 'lost' | 'capital';

/** One thing of every player, in the order of the seats. */
export function each<K extends keyof PlayerState>(s: Readonly<State>, key: K): PlayerState[K][] {
  return s.players.map((player) => player[key]);
}
export function setEach(s: State, key: Count, values: readonly number[]): void {
  s.players.forEach((player, i) => {
    player[key] = at(values, i);
  });
}
export function setAll(s: State, key: Count, value: number): void {
  for (const player of s.players) player[key] = value;
}

export function provinceOf(s: Readonly<State>, id: string): ProvinceState {
  return provinceAt(s, atlas(s).provinceNumber(id));
}

/** All need fields, in board order. */
export function allFields(s: Readonly<State>): readonly NeedField[] {
  return s.provinces.flatMap(({ fields }) => fields);
}

/** All agents on the board. */
export function allAgents(s: Readonly<State>): number {
  return s.provinces.flatMap(({ agents }) => agents).reduce((sum, n) => sum + n, 0);
}

/** A need card on a field, out of the deck, with coins on it. */
export function needs(s: State, province: string, field: number, card: string, coins = 0): void {
  const number = atlas(s).cardNumber(card === 'nothing' ? 'deal-nothing' : `deal:${card}`);
  s.deck[number]!--;
  Object.assign(at(provinceOf(s, province).fields, field - 1), { card: number, coins });
}

/** The card on a field as `good,reward`, `nothing` or `none`, and its coins. */
export function onField(s: Readonly<State>, province: string, field: number): string {
  const { card, coins } = at(provinceOf(s, province).fields, field - 1);
  if (card === null) return 'none';
  const { move } = cardAt(atlas(s), card);
  return `${move.replace('deal:', '').replace('deal-', '')} +${coins}`;
}

export function agents(s: Readonly<State>, province: string): readonly number[] {
  return [...provinceOf(s, province).agents];
}

/** All agents are placed as given, none is left to place. */
export function stand(s: State, where: Readonly<Record<string, readonly number[]>>): void {
  setAll(s, 'unplaced', 0);
  for (const [province, counts] of Object.entries(where))
    Object.assign(provinceOf(s, province).agents, counts);
}

export function rebel(s: State, ...provinces: readonly string[]): void {
  for (const id of provinces) provinceOf(s, id).rebels = true;
}
export function inRebellion(s: Readonly<State>): readonly string[] {
  return s.provinces.filter(({ rebels }) => rebels).map(({ id }) => id);
}

export function hold(s: State, player: number, ...goods: readonly string[]): void {
  for (const id of goods) playerAt(s, player).goods[atlas(s).goodNumber(id)] = true;
}
export function held(s: Readonly<State>, player: number): readonly string[] {
  return atlas(s).goods.filter((_, good) => playerAt(s, player).goods[good]);
}

export type Told = { [E in keyof Events]: { event: E; facts: Events[E] } }[keyof Events];

/** Plays moves that must each be legal; invariants hold after each. Returns what was reported. */
export function play(s: State, ...moves: readonly string[]): Told[] {
  const told: Told[] = [];
  for (const move of moves) {
    const node: Node<TaxFarmer> = taxFarmer.node(s);
    if (!legal(node, move)) {
      const offered = node.kind === 'end' ? 'the end' : `${node.ask}: ${node.moves.join(' ')}`;
      throw new Error(`'${move}' is not offered at ${offered}`);
    }
    taxFarmer.apply(s, move as Move, (event, facts) => {
      told.push({ event, facts } as Told);
    });
    taxFarmer.check(s);
  }
  return told;
}

/** Every offered move, ranges as `verb:min..max`. */
export function offered(s: Readonly<State>): readonly string[] {
  const node = taxFarmer.node(s);
  if (node.kind === 'end') return [];
  const ranges = node.kind === 'chance' ? [] : node.ranges.map((r) => `${r.verb}:${r.min}..${r.max}`);
  return [...node.moves, ...ranges];
}

export function asked(s: Readonly<State>): string {
  const node = taxFarmer.node(s);
  return node.kind === 'decision' ? `${node.ask} ${node.seat}` : node.kind === 'end' ? 'end' : node.ask;
}

interface Placed {
  readonly players: number;
  readonly first: number;
  readonly given?: object;
  /** Agents in a province, by player. */
  readonly where?: Readonly<Record<string, readonly number[]>>;
  before?(s: State): void;
}

/** Agents are placed as given, and the First Player puts the last one in IMPERIA. */
export function placed({ players, first, given = {}, where = {}, before }: Placed): State {
  const s = opened({ players, ...given }, first);
  before?.(s);
  stand(s, where);
  playerAt(s, first).unplaced = 1;
  s.active = first;
  play(s, 'place:imperia,1');
  return s;
}

/** Nobody changes anything in bribery. */
export function keepAll(s: State): Told[] {
  const told: Told[] = [];
  while (asked(s).startsWith('bribe')) told.push(...play(s, 'keep'));
  return told;
}

/** Deals the last card offered to every field, until the round begins. */
export function dealAll(s: State): Told[] {
  const told: Told[] = [];
  while (asked(s) === 'deal') told.push(...play(s, at(offered(s), offered(s).length - 1)));
  return told;
}

interface Elected {
  readonly players: number;
  readonly points: readonly number[];
  readonly imperia: readonly number[];
  readonly marker?: number;
  readonly given?: object;
}

/** After bribery, in which nobody had any gold. Everybody has agents in IMPERIA, and the first seat is First Player. */
export function elected({ players, points, imperia, marker = 0, given = {} }: Elected): {
  s: State;
  told: Told[];
} {
  const s = placed({
    players,
    first: 0,
    given,
    where: { imperia: imperia.map((n, p) => (p === 0 ? n - 1 : n)) },
    before: (s) => {
      setEach(s, 'points', points);
      setAll(s, 'gold', 0);
      s.marker = marker;
    },
  });
  return { s, told: keepAll(s) };
}

/** Every province passes its test: the highest roll. */
export function quiet(s: State): void {
  while (asked(s) === 'test') play(s, offered(s).at(-1)!);
}

export function factsOf<E extends keyof Events>(told: readonly Told[], event: E): Events[E][] {
  return told.filter((t) => t.event === event).map((t) => t.facts as Events[E]);
}
