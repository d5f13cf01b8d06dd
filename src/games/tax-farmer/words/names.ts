/** Names that come from the board file, in one language; without the options at hand those of the default board. */
import { type Lang, listing, minus } from '../../../kernel/words.ts';
import { type Name, named } from '../files/board-file.ts';
import { rebellionChance } from '../rules/dice.ts';
import { settledElection } from '../rules/election.ts';
import { DEFAULT_BOARD, type Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';

type Chosen = Pick<Options, 'board'> | undefined;

export interface Names {
  province(id: string, options?: Chosen): string;
  good(id: string, options?: Chosen): string;
  each(ids: readonly string[], options?: Chosen): string[];
  goods(ids: readonly string[], options?: Chosen): string;
  /** The action of a province, and what it does as printed. */
  action(province: string, options?: Chosen): string;
  actionText(province: string, options?: Chosen): string;
  /** What is printed on a province (T14, T15): `1 gold, Wine · Banquet: …`. */
  about(place: string, gold: (k: number) => string, options?: Chosen): string;
  /** A need card: `grain,2`, or the word for NOTHING. */
  card(print: string, options?: Chosen): string;
}

export function names(lang: Lang, nothing: string): Names {
  const look = (id: string, list: readonly { id: string; name: Name }[]) => {
    const found = list.find((one) => one.id === id);
    return found ? named(found.name, lang) : id.charAt(0).toUpperCase() + id.slice(1);
  };
  const board = (options: Chosen) => options?.board ?? DEFAULT_BOARD;
  const action = (id: string, options: Chosen) => board(options).provinces.find((p) => p.id === id)?.action;
  const good = (id: string, options: Chosen) => look(id, board(options).goods);
  const each = (ids: readonly string[], options: Chosen) => ids.map((id) => good(id, options));
  const and = listing(lang);
  return {
    province: (id, options) => look(id, board(options).provinces),
    good,
    each,
    goods: (ids, options) => and(each(ids, options)),
    action: (province, options) => named(action(province, options)?.name ?? {}, lang),
    actionText: (province, options) => named(action(province, options)?.text ?? {}, lang),
    about(place, gold, options) {
      const [what, id = ''] = place.split('.');
      const found = board(options).provinces.find((p) => p.id === id);
      if (what !== 'province' || !found) return '';
      const { production } = found;
      const gains = [
        ...(production.gold > 0 ? [gold(production.gold)] : []),
        ...each(production.goods, options),
      ];
      const [called, does] = [found.action?.name, found.action?.text].map((name) => named(name ?? {}, lang));
      return [gains.join(', '), [called, does].filter(Boolean).join(': ')].filter(Boolean).join(' · ');
    },
    card(print, options) {
      const [id = '', reward] = print.split(',');
      return reward === undefined ? nothing : `${good(id, options)} ${reward}`;
    },
  };
}

/** The province that is being tested or activated. */
export function here(s: State): string {
  return s.options.board.provinces[s.at]?.id ?? '';
}

/** The field that is dealt to: its province, and its number there. */
export function fieldHere(s: State): { province: string; field: number; fields: number } {
  let at = s.at;
  for (const { id, needFields } of s.options.board.provinces) {
    if (at < needFields) return { province: id, field: at + 1, fields: needFields };
    at -= needFields;
  }
  return { province: '', field: 0, fields: 0 };
}

/** Agents and coins in the province under test. */
export function loadHere(s: State): number {
  if (s.told >= 0) return s.told;
  const { players } = s.options;
  let load = 0;
  for (let i = 0; i < players; i++) load += s.agents[s.at * players + i] as number;
  let from = 0;
  s.options.board.provinces.forEach(({ needFields }, p) => {
    if (p === s.at) for (let f = from; f < from + needFields; f++) load += s.coins[f] as number;
    from += needFields;
  });
  return load;
}

/** The need card on a field of the province that is activated, as `grain,2`, and the coins on it. */
export function needHere(s: State, field: number): { print: string; coins: number; fields: number } {
  const { provinces, needDeck } = s.options.board;
  const from = provinces.slice(0, s.at).reduce((sum, { needFields }) => sum + needFields, 0);
  const at = from + field - 1;
  // Cards that are alike are one kind, in the order in which the deck lists them first.
  const kinds = [
    ...new Set(needDeck.map(({ good, reward }) => (good === null ? 'nothing' : `${good},${reward}`))),
  ];
  const fields = provinces[s.at]?.needFields ?? 0;
  return { print: kinds[s.cards[at] as number] ?? '', coins: s.coins[at] as number, fields };
}

/** The chance of a rebellion there, before the roll: `33.6%`. */
export function riskHere(s: State, lang: Lang): string {
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 });
  return percent.format(rebellionChance(s.options.players, loadHere(s)));
}

/** Said where no choice of dice changes where the black marker ends. */
export function settled(s: State, say: (to: number) => string): string {
  const to = settledElection(s);
  return to === undefined ? '' : say(to);
}

/** What the helper may ask points after: bribery, or the end, which comes before it (G52). */
export function beforePoints(s: State): 'bribery' | 'lost' | 'convert' {
  const { board, rebellionEndGold, rebellionEndTiming } = s.options;
  const calm = board.provinces.some(({ capital }, p) => !capital && (s.rebels & (1 << p)) === 0);
  return calm || rebellionEndTiming === 'endOfRound' ? 'bribery' : rebellionEndGold;
}

/** Where the coins of a province in rebellion go (G18); undefined where there are none. The helper does not know. */
export function coinsGo(coins: number, options?: Options): 'bank' | 'stay' | undefined {
  if (coins === 0 && options?.tracking !== 'helper') return undefined;
  return options?.coinsOnRebellion ?? 'bank';
}

/** Beside the printed board: agents for this round; where agents can be lost, the table alone knows how many are left (G19). */
export function agentsNow(s: State): readonly { readonly player: number; readonly agents: string }[] {
  const lost = s.options.agentsOnRebellion === 'lost';
  const own = lost ? s.options.board.setup.agents : 0;
  return s.unplaced
    .map((k, player) => ({ player, agents: lost ? `+${k - own}` : String(k), extra: k - own }))
    .filter(({ extra }) => !lost || extra > 0);
}

/** Ten numbers from this one on: `20–29`; below nothing a dash would be read as one more minus. */
export function tens(from: string): string {
  const to = String(Number(from) + 9);
  return Number(from) < 0 ? `${minus(from)}…${minus(to)}` : `${from}–${to}`;
}
