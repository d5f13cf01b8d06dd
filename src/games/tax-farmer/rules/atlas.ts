/**
 * The chosen board as the rules use it: provinces, fields, cards and goods by number, and every move text made once.
 * It follows from the options alone, so it is no part of the position.
 */
import type { Decision } from '../../../kernel/game.ts';
import type { Action, BoardFile } from '../files/board-file.ts';
import { type Options, SEATS, type Seat } from './options.ts';
import { type Bits, bit, type Move, type State, type TaxFarmer } from './state.ts';

export interface Province {
  readonly id: string;
  readonly capital: boolean;
  /** Its need fields are numbered from `field` on. */
  readonly field: number;
  readonly fields: number;
  readonly gold: number;
  readonly goods: Bits;
  /** Goods that are never needed here (G4). */
  readonly excluded: Bits;
  readonly action: Action | null;
}

export interface Card {
  /** -1: NOTHING. */
  readonly good: number;
  readonly reward: number;
  readonly copies: number;
  readonly move: Move;
}

export interface Placement {
  readonly province: number;
  readonly agents: number;
}

export interface Atlas {
  readonly file: BoardFile;
  readonly players: number;
  readonly seats: readonly Seat[];
  readonly provinces: readonly Province[];
  readonly capital: number;
  /** Every province but the capital. */
  readonly outer: Bits;
  /** The province of each need field. */
  readonly provinceOf: readonly number[];
  readonly cards: readonly Card[];
  readonly goods: readonly string[];
  readonly weapons: number;
  readonly cardOf: ReadonlyMap<string, number>;
  readonly provinceNumber: ReadonlyMap<string, number>;
  readonly goodNumber: ReadonlyMap<string, number>;
  readonly activate: readonly Move[];
  /** `place:province,number`, by province and number; filled as they are met. */
  readonly placing: Move[][];
  /** What each of them says; the node has listed a move before it is made. */
  readonly placed: Map<string, Placement>;
  /** Every placement where all provinces are allowed, by player and number of agents; filled as they are met. */
  readonly everywhere: readonly Decision<TaxFarmer>[][];
}

const known = new WeakMap<Options, Atlas>();
let lastOptions: Options | undefined;
let lastAtlas: Atlas | undefined;

export function atlas(s: { readonly options: Options }): Atlas {
  if (s.options === lastOptions) return lastAtlas as Atlas;
  let a = known.get(s.options);
  if (!a) {
    a = draw(s.options);
    known.set(s.options, a);
  }
  lastOptions = s.options;
  lastAtlas = a;
  return a;
}

function draw(o: Options): Atlas {
  const file = o.board;
  const goods = file.goods.map(({ id }) => id);
  const goodNumber = new Map(goods.map((id, i) => [id, i]));
  const mask = (ids: readonly string[]) =>
    ids.reduce((bits, id) => bits | bit(goodNumber.get(id) as number), 0);
  const provinceOf: number[] = [];
  const provinces = file.provinces.map((p, i): Province => {
    const field = provinceOf.length;
    for (let k = 0; k < p.needFields; k++) provinceOf.push(i);
    const listed =
      o.needExclusion === 'off'
        ? []
        : (p.excludedNeeds ?? (o.needExclusion === 'ownProduction' ? p.production.goods : []));
    const { id, capital, needFields: fields, production, action } = p;
    return {
      id,
      capital,
      field,
      fields,
      gold: production.gold,
      goods: mask(production.goods),
      excluded: mask(listed),
      action,
    };
  });
  const cards: Card[] = [];
  for (const { good, reward, copies } of file.needDeck) {
    const move: Move = good === null ? 'deal-nothing' : `deal:${good},${reward}`;
    const same = cards.findIndex((c) => c.move === move);
    const number = good === null ? -1 : (goodNumber.get(good) as number);
    if (same < 0) cards.push({ good: number, reward: good === null ? 0 : reward, copies, move });
    else cards[same] = { ...(cards[same] as Card), copies: (cards[same] as Card).copies + copies };
  }
  const capital = provinces.findIndex((p) => p.capital);
  return {
    file,
    players: o.players,
    seats: SEATS.slice(0, o.players),
    provinces,
    capital,
    outer: ((1 << provinces.length) - 1) & ~bit(capital),
    provinceOf,
    cards,
    goods,
    weapons: goodNumber.get(file.weaponsGood) as number,
    cardOf: new Map(cards.map((c, i) => [c.move, i])),
    provinceNumber: new Map(provinces.map((p, i) => [p.id, i])),
    goodNumber,
    activate: provinces.map((p): Move => `activate:${p.id}`),
    placing: provinces.map((): Move[] => []),
    placed: new Map(),
    everywhere: SEATS.map(() => []),
  };
}

/** The move that puts so many agents there; the same text every time. */
export function placing(a: Atlas, province: number, agents: number): Move {
  const row = a.placing[province] as Move[];
  for (let n = row.length; n <= agents; n++) {
    const move: Move = `place:${(a.provinces[province] as Province).id},${n}`;
    row.push(move);
    a.placed.set(move, { province, agents: n });
  }
  return row[agents] as Move;
}

/** All agents of all players in a province. */
export function crowd(s: Readonly<State>, a: Atlas, province: number): number {
  let sum = 0;
  for (let i = province * a.players, end = i + a.players; i < end; i++) sum += s.agents[i] as number;
  return sum;
}

/** All coins on its need cards (T40, G17). */
export function coinsIn(s: Readonly<State>, a: Atlas, province: number): number {
  const { field, fields } = a.provinces[province] as Province;
  let sum = 0;
  for (let f = field; f < field + fields; f++) sum += s.coins[f] as number;
  return sum;
}
