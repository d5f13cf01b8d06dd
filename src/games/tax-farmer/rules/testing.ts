/** Positions for tests: a table set up by hand, and moves that must be legal. */
import { legal, type Node } from '../../../kernel/game.ts';
import { resolve } from '../../../kernel/options.ts';
import { atlas } from './atlas.ts';
import { taxFarmer } from './game.ts';
import type { Options } from './options.ts';
import { beginRound } from './placement.ts';
import { firstPlayer } from './setup.ts';
import { bit, type Events, type Move, type State, type TaxFarmer } from './state.ts';

export function optionsOf(given: object = {}): Options {
  const resolved = resolve(taxFarmer.options, { ...given }, { board: () => [] });
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
  return resolved.options;
}

/** Round 1 begins, no need card lies anywhere, and `first` has the First Player marker. */
export function opened(given: object = {}, first = 0): State {
  const s = taxFarmer.setup(optionsOf(given));
  const a = atlas(s);
  firstPlayer(s, a, first);
  s.rebels = 0;
  beginRound(s);
  return s;
}

/** A need card on a field, out of the deck, with coins on it. */
export function needs(s: State, province: string, field: number, card: string, coins = 0): void {
  const a = atlas(s);
  const number = a.cardOf.get(card === 'nothing' ? 'deal-nothing' : `deal:${card}`);
  if (number === undefined) throw new Error(`no card ${card}`);
  const at = (a.provinces[a.provinceNumber.get(province) as number]?.field as number) + field - 1;
  (s.deck[number] as number)--;
  s.cards[at] = number;
  s.coins[at] = coins;
}

/** The card on a field as `good,reward`, `nothing` or `none`, and its coins. */
export function onField(s: Readonly<State>, province: string, field: number): string {
  const a = atlas(s);
  const at = (a.provinces[a.provinceNumber.get(province) as number]?.field as number) + field - 1;
  const card = s.cards[at] as number;
  if (card < 0) return 'none';
  const { move } = a.cards[card] as (typeof a.cards)[number];
  return `${move.replace('deal:', '').replace('deal-', '')} +${s.coins[at]}`;
}

export function agents(s: Readonly<State>, province: string): readonly number[] {
  const a = atlas(s);
  const from = (a.provinceNumber.get(province) as number) * a.players;
  return s.agents.slice(from, from + a.players);
}

/** All agents stand as given, none is left to place. */
export function stand(s: State, where: Readonly<Record<string, readonly number[]>>): void {
  const a = atlas(s);
  s.unplaced.fill(0);
  for (const [province, counts] of Object.entries(where))
    counts.forEach((n, player) => {
      s.agents[(a.provinceNumber.get(province) as number) * a.players + player] = n;
    });
}

export function rebel(s: State, ...provinces: readonly string[]): void {
  for (const id of provinces) s.rebels |= bit(atlas(s).provinceNumber.get(id) as number);
}
export function inRebellion(s: Readonly<State>): readonly string[] {
  return atlas(s)
    .provinces.filter((_, p) => s.rebels & bit(p))
    .map(({ id }) => id);
}

export function hold(s: State, player: number, ...goods: readonly string[]): void {
  for (const id of goods) (s.goods[player] as number) |= bit(atlas(s).goodNumber.get(id) as number);
}
export function held(s: Readonly<State>, player: number): readonly string[] {
  return atlas(s).goods.filter((_, good) => (s.goods[player] as number) & bit(good));
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

/** Every province passes its test: the highest roll. */
export function quiet(s: State): void {
  while (asked(s) === 'test') play(s, offered(s).at(-1) as string);
}

export function factsOf<E extends keyof Events>(told: readonly Told[], event: E): Events[E][] {
  return told.filter((t) => t.event === event).map((t) => t.facts as Events[E]);
}
