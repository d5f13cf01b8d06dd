/** The names of players, provinces, goods, cards and actions in one language. Those of the board come from its file. */
import type { Labels } from '../../../kernel/printed.ts';
import { textsOf } from '../../../kernel/sentences.ts';
import type { Lang } from '../../../kernel/words.ts';
import { type Name, named, type ProvinceFile } from '../files/board-file.ts';
import { type Options, SEATS } from '../rules/options.ts';
import type { Dictionary } from './sentences.ts';

type Chosen = Pick<Options, 'board'>;

export interface Names {
  seat(id: string): string;
  /** By the number of the player. */
  player(player: number): string;
  province(id: string, options: Chosen): string;
  good(id: string, options: Chosen): string;
  /** The action of a province, and what it does as printed. */
  action(province: string, options: Chosen): string;
  actionText(province: string, options: Chosen): string;
  /** The need card that asks for no good, also as printed on the components. */
  readonly nothing: string;
  /** A need card: `grain,2`, or NOTHING. */
  card(print: string, options: Chosen): string;
  /** Gold and points, if there are any, and goods, each with its number or name. */
  gains(gains: Gains, options: Chosen): readonly string[];
}

export interface Gains {
  readonly gold?: number;
  readonly points?: number;
  readonly goods?: readonly string[];
}

export function names(lang: Lang, d: Dictionary, { also }: Labels): Names {
  const seats = textsOf(d, 'seat');
  const called = (id: string, list: readonly { readonly id: string; readonly name: Name }[]) => {
    const found = list.find((one) => one.id === id);
    return found ? named(found.name, lang) : id.charAt(0).toUpperCase() + id.slice(1);
  };
  const actionOf = (id: string, options: Chosen) => provinceOf(id, options)?.action;
  const seat = (id: string) => seats[id] ?? id;
  const good = (id: string, options: Chosen) => called(id, options.board.goods);
  const nothing = d['name.nothing'] + also('nothing');
  const some = (count: (k: number) => string, k: number) => (k > 0 ? [count(k)] : []);
  return {
    seat,
    player: (player) => seat(SEATS[player] ?? ''),
    province: (id, options) => called(id, options.board.provinces),
    good,
    action: (province, options) => named(actionOf(province, options)?.name ?? {}, lang),
    actionText: (province, options) => named(actionOf(province, options)?.text ?? {}, lang),
    nothing,
    card(print, options) {
      const [id = '', reward] = print.split(',');
      return reward === undefined ? nothing : `${good(id, options)} ${reward}`;
    },
    gains: ({ gold = 0, points = 0, goods = [] }, options) => [
      ...some(d['count.gold'], gold),
      ...some(d['count.points'], points),
      ...goods.map((id) => good(id, options)),
    ],
  };
}

export function provinceOf(id: string, options: Chosen): ProvinceFile | undefined {
  return options.board.provinces.find((province) => province.id === id);
}
