/**
 * The chosen board as the rules use it: provinces, cards and goods by number, and every move text made once. It depends
 * only on the options, so it isn't part of the position.
 */
import { at, nothingAt } from '../../../../kernel/at.ts';
import type { Decision } from '../../../../kernel/game.ts';
import { spaces } from '../../../../kernel/parts/track.ts';
import type { Action, BoardFile } from '../../files/board-file.ts';
import { type Options, SEATS, type Seat } from '../options.ts';
import type { Home, Move, NeedField, ProvinceState, State, TaxFarmer } from '../state.ts';

/** What is printed on a province. */
export interface Province {
  readonly id: string;
  readonly capital: boolean;
  /** How many need fields it has. */
  readonly fields: number;
  readonly gold: number;
  /** Goods that it provides. */
  readonly goods: readonly number[];
  /** Goods that are never needed here (G4). */
  readonly excluded: readonly number[];
  readonly action: Action | null;
}

export interface Card {
  /** null: NOTHING. */
  readonly good: number | null;
  readonly reward: number;
  readonly copies: number;
  readonly move: Move;
}

export interface Placement {
  readonly province: number;
  readonly agents: number;
}

export interface Atlas {
  readonly options: Options;
  readonly file: BoardFile;
  readonly players: number;
  readonly seats: readonly Seat[];
  readonly provinces: readonly Province[];
  readonly capital: number;
  /** The labels of the Election track's spaces; frozen, so that no drawing copies and compares a hundred of them. */
  readonly spaces: readonly string[];
  readonly cards: readonly Card[];
  readonly goods: readonly string[];
  readonly weapons: number;
  cardNumber(move: string): number;
  provinceNumber(id: string): number;
  goodNumber(id: string): number;
  readonly activate: readonly Move[];
  /** `place:province,number`, by province and number; filled as they are met. */
  readonly placing: Move[][];
  /** The province and number of each; a move is listed before it's played. */
  readonly placed: Map<string, Placement>;
  /** Every placement if all provinces are allowed, by player and number of agents; filled on first use. */
  readonly everywhere: readonly Decision<TaxFarmer>[][];
}

const known = new WeakMap<Options, Atlas>();
let last: Atlas | undefined;

export function atlas({ options }: { readonly options: Options }): Atlas {
  if (last?.options === options) return last;
  last = known.get(options) ?? draw(options);
  known.set(options, last);
  return last;
}

function draw(o: Options): Atlas {
  const file = o.board;
  const goods = file.goods.map(({ id }) => id);
  const numbers = (ids: readonly string[]) => goods.flatMap((id, good) => (ids.includes(id) ? good : []));
  const provinces = file.provinces.map(
    ({ id, capital, needFields, production, excludedNeeds, action }): Province => ({
      id,
      capital,
      fields: needFields,
      gold: production.gold,
      goods: numbers(production.goods),
      excluded: numbers(
        o.needExclusion === 'off'
          ? []
          : (excludedNeeds ?? (o.needExclusion === 'ownProduction' ? production.goods : [])),
      ),
      action,
    }),
  );
  const cards = new Map<Move, Card>();
  for (const { good, reward, copies } of file.needDeck) {
    const move: Move = good === null ? 'deal-nothing' : `deal:${good},${reward}`;
    cards.set(move, {
      good: good === null ? null : goods.indexOf(good),
      reward: good === null ? 0 : reward,
      copies: copies + (cards.get(move)?.copies ?? 0),
      move,
    });
  }
  return {
    options: o,
    file,
    players: o.players,
    seats: SEATS.slice(0, o.players),
    provinces,
    capital: provinces.findIndex((p) => p.capital),
    spaces: Object.freeze(spaces(0, file.track.end)),
    cards: [...cards.values()],
    goods,
    weapons: goods.indexOf(file.weaponsGood),
    cardNumber: numbered([...cards.keys()]),
    provinceNumber: numbered(provinces.map(({ id }) => id)),
    goodNumber: numbered(goods),
    activate: provinces.map((p): Move => `activate:${p.id}`),
    placing: provinces.map((): Move[] => []),
    placed: new Map(),
    everywhere: SEATS.map(() => []),
  };
}

/** Finds a name's number; an unknown name is a bug. */
function numbered(names: readonly string[]): (name: string) => number {
  const numbers = new Map(names.map((name, i) => [name, i]));
  return (name) => {
    const number = numbers.get(name);
    if (number === undefined) throw new Error(`nothing is called '${name}'`);
    return number;
  };
}

export function printedAt({ provinces }: Atlas, province: number): Province {
  return provinces[province] ?? nothingAt(province);
}

export function cardAt({ cards }: Atlas, card: number): Card {
  return cards[card] ?? nothingAt(card);
}

export function goodAt({ goods }: Atlas, good: number): string {
  return goods[good] ?? nothingAt(good);
}

/** The move that puts this many agents there; always the same string. */
export function placing(a: Atlas, province: number, agents: number): Move {
  const row = at(a.placing, province);
  const known = row[agents];
  if (known) return known;
  const move: Move = `place:${printedAt(a, province).id},${agents}`;
  row[agents] = move;
  a.placed.set(move, { province, agents });
  return move;
}

/** What a move that places agents says. */
export function placementOf({ placed }: Atlas, move: string): Placement {
  const placement = placed.get(move);
  if (!placement) throw new Error(`'${move}' places nobody`);
  return placement;
}

/** Whose agents are there. */
export function agentsThere({ players }: Readonly<State>, { agents }: Readonly<ProvinceState>): Home {
  return Object.fromEntries(
    players.flatMap(({ seat }, player) => {
      const n = at(agents, player);
      return n > 0 ? [[seat, n]] : [];
    }),
  );
}

/** All agents of all players in a province. */
export function crowd({ agents }: Readonly<ProvinceState>): number {
  let sum = 0;
  for (const n of agents) sum += n;
  return sum;
}

/** All coins on its need cards (T40, G17). */
export function coinsIn({ fields }: Readonly<ProvinceState>): number {
  let sum = 0;
  for (const { coins } of fields) sum += coins;
  return sum;
}

/** The card on a field; null: none. */
export function cardOn(a: Atlas, { card }: Readonly<NeedField>): Card | null {
  return card === null ? null : cardAt(a, card);
}

/** The good that is needed on a field; null: none. */
export function needOn(a: Atlas, { card }: Readonly<NeedField>): number | null {
  return card === null ? null : cardAt(a, card).good;
}
