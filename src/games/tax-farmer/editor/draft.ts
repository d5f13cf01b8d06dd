/** The board in the form: values by their place in the file, as the checks name them (`provinces.3.production.gold`). */
import type { BoardFile, Effect } from '../files/board-file.ts';
import { DEFAULT_BOARD } from '../rules/options.ts';
import type { EffectType } from './words/words.ts';

/** A copy of the default board to edit; `note` says where it comes from. */
export function freshDraft(note: string): BoardFile {
  return {
    ...DEFAULT_BOARD,
    id: 'my-board',
    title: { en: 'My board', pl: 'Moja plansza', cs: 'Můj plán', ru: 'Моё поле' },
    provenance: { kind: 'physical-copy', note },
  };
}

/** How many provinces still are what the default board made up. */
export function stillOurs(board: BoardFile): number {
  const ours = new Set(DEFAULT_BOARD.provinces.map((p) => JSON.stringify(p)));
  return board.provinces.filter((p) => ours.has(JSON.stringify(p))).length;
}

const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function valueAt(board: unknown, place: string): unknown {
  return place.split('.').reduce<unknown>((part, key) => (isPart(part) ? part[key] : undefined), board);
}

/** The board with another value at this place; undefined takes the key out. */
export function put(board: BoardFile, place: string, value: unknown): BoardFile {
  return placed(board, place.split('.'), value) as BoardFile;
}

function placed(part: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const old = isPart(part) ? part[key] : undefined;
  const fresh = rest.length > 0 ? placed(old, rest, value) : value;
  if (Array.isArray(part)) return part.map((each, i) => (String(i) === key ? fresh : each));
  const others = isPart(part) ? part : {};
  if (fresh !== undefined) return { ...others, [key]: fresh };
  return Object.fromEntries(Object.entries(others).filter(([k]) => k !== key));
}

export const without = <T>(list: readonly T[], i: number): readonly T[] => list.filter((_, k) => k !== i);

export function moved<T>(list: readonly T[], i: number, by: -1 | 1): readonly T[] {
  const out = [...list];
  out.splice(i + by, 0, ...out.splice(i, 1));
  return out;
}

/** An unused id: `province`, `province-2`. */
export function freeId(word: string, taken: readonly string[]): string {
  let id = word;
  for (let n = 2; taken.includes(id); n++) id = `${word}-${n}`;
  return id;
}

/** Changes a good's id together with all references, unless the new id is already taken. */
export function renameGood(board: BoardFile, i: number, id: string): BoardFile {
  const old = board.goods[i]?.id;
  const named = put(board, `goods.${i}.id`, id);
  if (old === undefined || board.goods.some((g, k) => k !== i && (g.id === id || g.id === old))) return named;
  const follow = <T extends string | null | undefined>(good: T) => (good === old ? id : good);
  return {
    ...named,
    weaponsGood: follow(named.weaponsGood),
    needDeck: named.needDeck.map((card) => ({ ...card, good: follow(card.good) })),
    provinces: named.provinces.map((p) => ({
      ...p,
      production: { ...p.production, goods: p.production.goods.map(follow) },
      excludedNeeds: p.excludedNeeds?.map(follow) ?? null,
      action: p.action && {
        ...p.action,
        cost: p.action.cost.good === old ? { ...p.action.cost, good: id } : p.action.cost,
        effects: p.action.effects.map((e) => (e.type === 'good' ? { ...e, good: follow(e.good) } : e)),
      },
    })),
  };
}

/** The same for a province. */
export function renameProvince(board: BoardFile, i: number, id: string): BoardFile {
  const old = board.provinces[i]?.id;
  const named = put(board, `provinces.${i}.id`, id);
  if (old === undefined || board.provinces.some((p, k) => k !== i && (p.id === id || p.id === old)))
    return named;
  const follow = (province: string) => (province === old ? id : province);
  return {
    ...named,
    provinces: named.provinces.map((p) => ({
      ...p,
      action: p.action && {
        ...p.action,
        effects: p.action.effects.map((e) =>
          e.type === 'removeCoins' ? { ...e, province: follow(e.province) } : e,
        ),
      },
    })),
    startingRebellions: Object.fromEntries(
      Object.entries(named.startingRebellions).map(([count, start]) => [
        count,
        { ...start, candidates: start.candidates?.map(follow) ?? null },
      ]),
    ),
  };
}

/** An effect of this kind, ready to be filled in. */
export function freshEffect(type: EffectType): Effect {
  switch (type) {
    case 'good':
      return { type, good: 'any' };
    case 'takeGold':
      return { type, amount: 1, from: 'anyRival' };
    case 'removeCoins':
      return { type, min: 1, max: 1, province: 'any' };
    case 'manual':
      return { type };
    default:
      return { type, amount: 1 };
  }
}
