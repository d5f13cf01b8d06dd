/** A table for tests: moves must be legal, reports are kept, and the invariants hold after every move. */
import { at } from '../../../kernel/at.ts';
import { type Game, legal, type Node } from '../../../kernel/game.ts';
import { resolve } from '../../../kernel/options.ts';
import { saltRoad } from '../decks/salt-road.ts';
import { type Deck, type Side, type Space, spacesOf } from './cards/deck.ts';
import { pathsOfGlory } from './game.ts';
import type { Cdg, Events, Slot, State } from './state.ts';

export function optionsOf(
  given: Readonly<Record<string, unknown>> = {},
  game: Game<Cdg> = pathsOfGlory,
): State['options'] {
  const resolved = resolve(game.options, given, { deck: () => [] });
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
  return resolved.options;
}

/** The cards in the spaces of a side, in their order. */
export function slotsOf(s: Readonly<State>, side: Side): (Slot | null)[] {
  return spacesOf(s.options.deck).map((space) => s.sides[side].slots[space]);
}

/** The cards to be turned up, by side and space: '0A 1C'. */
export function turningOf(s: Readonly<State>): string {
  return s.turning.map(({ side, space }) => `${side}${space}`).join(' ');
}

export interface Told {
  event: keyof Events;
  facts: object;
}

export class TestTable {
  readonly game: Game<Cdg>;
  readonly s: State;
  told: Told[] = [];

  /** Without mandated offensives unless they are asked for, so that the first round begins at once. */
  constructor(given: Readonly<Record<string, unknown>> = {}, game: Game<Cdg> = pathsOfGlory, s?: State) {
    this.game = game;
    this.s = s ?? game.setup(optionsOf({ mandated: false, ...given }, game));
    game.check(this.s);
  }

  /** The same position, to try something else from it. */
  copy(): TestTable {
    return new TestTable({}, this.game, this.game.clone(this.s));
  }

  get node(): Node<Cdg> {
    return this.game.node(this.s);
  }

  get ask(): string {
    const { node } = this;
    return node.kind === 'end' ? 'end' : node.ask;
  }

  get moves(): readonly string[] {
    const { node } = this;
    return node.kind === 'end' ? [] : node.moves;
  }

  /** Makes these moves and asides in turn; forgets what was told before. */
  do(...moves: readonly string[]): this {
    this.told = [];
    for (const move of moves) {
      const aside = this.game.asides(this.s).find((a) => a === move);
      const { node } = this;
      if (!aside && !legal(node, move))
        throw new Error(`'${move}' at '${this.ask}', not ${this.moves.join(' ')}`);
      this.game.apply(this.s, move as Cdg['move'], (event, facts) => void this.told.push({ event, facts }));
      this.game.check(this.s);
    }
    return this;
  }

  /** Turns up these cards, the given ones first; the rest in the order of their numbers. */
  reveal(...cards: readonly string[]): this {
    this.do(...cards.map((card) => `card:${card}`));
    while (this.ask === 'reveal') this.do(at(this.moves, 0));
    return this;
  }

  /** Reports of one kind since the last `do`. */
  all<E extends keyof Events>(event: E): Events[E][] {
    return this.told.filter((t) => t.event === event).map((t) => t.facts as Events[E]);
  }

  one<E extends keyof Events>(event: E): Events[E] {
    const all = this.all(event);
    if (all.length !== 1)
      throw new Error(`${all.length} × '${event}' among ${this.told.map((t) => t.event).join()}`);
    return all[0] as Events[E];
  }

  slot(side: 'CP' | 'AP', space: Space): Slot | null {
    return this.s.sides[side === 'CP' ? 0 : 1].slots[space];
  }

  /** The cards of a display by id; `-` face down, `.` none. */
  display(side: 'CP' | 'AP'): string {
    return slotsOf(this.s, side === 'CP' ? 0 : 1)
      .map((slot) => (!slot ? '.' : slot.up ? (slot.card ?? '?') : '-'))
      .join(' ');
  }

  /** Plays the round out with the simplest answers. */
  finishRound(): this {
    const { turn, round, active } = this.s;
    while (
      this.s.turn === turn &&
      this.s.round === round &&
      this.s.active === active &&
      this.node.kind !== 'end'
    )
      this.do(this.simplest());
    return this;
  }

  /** Plays on until the next such prompt. */
  until(ask: string): this {
    for (let n = 0; this.ask !== ask; n++) {
      if (n > 3000 || this.node.kind === 'end') throw new Error(`'${ask}' never came`);
      this.do(this.simplest());
    }
    return this;
  }

  private simplest(): string {
    const { moves } = this;
    return moves.find((move) => move === 'ops' || move === 'roll:12') ?? (moves[0] as string);
  }
}

/** CP's five at the start of the game, unless told otherwise. */
export const CP_FIVE = ['CP-01', 'CP-02', 'CP-05', 'CP-07', 'CP-09'] as const;
export const AP_FIVE = ['AP-01', 'AP-02', 'AP-04', 'AP-07', 'AP-09'] as const;

export type SideId = 'CP' | 'AP';

/** When an action round is; the first one, unless told otherwise. */
export interface When {
  readonly turn?: number;
  readonly round?: number;
}

/** The beginning of a side's action round: both displays lie face down. */
export function beginning(
  side: SideId,
  given: Readonly<Record<string, unknown>> = {},
  { turn = 1, round = 1 }: When = {},
): TestTable {
  const t = new TestTable(given);
  if (turn > 1) t.game.adjust(t.s, 'turn', turn);
  if (round > 1) t.game.adjust(t.s, 'round', round);
  if (side === 'AP') t.game.adjust(t.s, 'active', side);
  return t;
}

/** A side's action round, its own cards turned up, these first; the other side's lie face down. */
export function roundOf(
  side: SideId,
  cards: readonly string[] = side === 'CP' ? CP_FIVE : AP_FIVE,
  given: Readonly<Record<string, unknown>> = {},
  when: When = {},
): TestTable {
  return beginning(side, given, when).reveal(...cards);
}

/**
 * Side, way to keep the cards, turn, action round. What holds in one of them holds in every other, so tests ask for all:
 * each side with each way to keep the cards, in turn 1 and later, in the first round and in others.
 */
export const ROUNDS: readonly (readonly [SideId, 'app' | 'physical', turn: number, round: number])[] = [
  ['CP', 'app', 1, 1],
  ['AP', 'app', 1, 1],
  ['CP', 'physical', 1, 4],
  ['AP', 'physical', 1, 5],
  ['CP', 'app', 2, 5],
  ['AP', 'app', 12, 2],
  ['CP', 'physical', 19, 1],
  ['AP', 'physical', 2, 3],
];

/** The same cards, each this many spaces further on; those of the last spaces come to the first. */
export function moved<T>(cards: readonly T[], by: number): readonly T[] {
  return [...cards.slice(cards.length - by), ...cards.slice(0, cards.length - by)];
}

/** The Salt Road with one deck for both sides: 28 cards, displays of three spaces. */
export const oneDeck: Deck = {
  ...saltRoad,
  id: 'one-deck',
  title: 'One deck',
  shared: true,
  spaces: 3,
  ranges: [2, 3, 4],
  cards: saltRoad.cards.map((card) => ({ ...card, side: '' })),
};
