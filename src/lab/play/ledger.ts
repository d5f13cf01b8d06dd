/** The results of many games as sums that can be merged in any grouping, so that blocks of games add up to one total. */

/** Something counted or scored once in each game. */
export interface Quantity {
  readonly sum: number;
  readonly squares: number;
  /** Games in which it came up at all, and the number of the first of them. */
  readonly games: number;
  readonly first: number;
}

/** A game that didn't end by the rules. */
export interface Trouble {
  readonly kind: 'endless' | 'stuck';
  readonly index: number;
  readonly what: string;
}

/** Plain data, so that threads can exchange it. */
export interface Tally {
  readonly games: number;
  readonly quantities: Readonly<Record<string, Quantity>>;
  /** How often each value came up. */
  readonly spreads: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The first few. */
  readonly troubles: readonly Trouble[];
}

export const EMPTY: Tally = { games: 0, quantities: {}, spreads: {}, troubles: [] };
const TROUBLES = 5;

/** A quantity's name is its parts: `event`, `round-over`. */
export function label(...parts: readonly string[]): string {
  return parts.join('\t');
}

/** Two tallies as one; `a` holds the earlier games. */
export function merge(a: Tally, b: Tally): Tally {
  const quantities: Record<string, Quantity> = { ...a.quantities };
  for (const [name, q] of Object.entries(b.quantities)) {
    const had = quantities[name];
    quantities[name] = had
      ? {
          sum: had.sum + q.sum,
          squares: had.squares + q.squares,
          games: had.games + q.games,
          first: Math.min(had.first, q.first),
        }
      : q;
  }
  const spreads: Record<string, Record<string, number>> = { ...a.spreads };
  for (const [name, values] of Object.entries(b.spreads)) {
    const merged = { ...spreads[name] };
    for (const [value, n] of Object.entries(values)) merged[value] = (merged[value] ?? 0) + n;
    spreads[name] = merged;
  }
  const troubles = [...a.troubles, ...b.troubles].sort((x, y) => x.index - y.index).slice(0, TROUBLES);
  return { games: a.games + b.games, quantities, spreads, troubles };
}

/** The same with sorted names, so that it doesn't depend on how the games were played. */
export function sorted({ games, quantities, spreads, troubles }: Tally): Tally {
  const inOrder = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { games, quantities: inOrder(quantities), spreads: inOrder(spreads), troubles };
}

/** Collects games one by one. Names are numbered once, so that counting is only an addition in an array. */
export class Ledger {
  private readonly ids = new Map<string, number>();
  private readonly names: string[] = [];
  private readonly now: number[] = [];
  private readonly isOpen: boolean[] = [];
  private touched: number[] = [];
  private readonly sum: number[] = [];
  private readonly squares: number[] = [];
  private readonly count: number[] = [];
  private readonly first: number[] = [];
  private readonly spreads = new Map<string, Map<string, number>>();
  private readonly troubles: Trouble[] = [];
  private games = 0;

  id(name: string): number {
    const known = this.ids.get(name);
    if (known !== undefined) return known;
    const id = this.names.length;
    this.ids.set(name, id);
    this.names.push(name);
    this.now.push(0);
    this.isOpen.push(false);
    this.sum.push(0);
    this.squares.push(0);
    this.count.push(0);
    this.first.push(0);
    return id;
  }

  add(id: number, by = 1): void {
    if (!this.isOpen[id]) {
      this.isOpen[id] = true;
      this.touched.push(id);
    }
    (this.now[id] as number) += by;
  }

  spread(name: string, value: string | number): void {
    const values = this.spreads.get(name) ?? new Map<string, number>();
    this.spreads.set(name, values);
    values.set(String(value), (values.get(String(value)) ?? 0) + 1);
  }

  trouble(trouble: Trouble): void {
    if (this.troubles.length < TROUBLES) this.troubles.push(trouble);
  }

  /** The current game's values so far. */
  values(): Map<string, number> {
    return new Map(this.touched.map((id) => [this.names[id] as string, this.now[id] as number]));
  }

  /** The game is over: adds its values to the sums. */
  close(index: number): void {
    for (const id of this.touched) {
      const value = this.now[id] as number;
      this.now[id] = 0;
      this.isOpen[id] = false;
      (this.sum[id] as number) += value;
      (this.squares[id] as number) += value * value;
      if (this.count[id]!++ === 0) this.first[id] = index;
    }
    this.touched = [];
    this.games++;
  }

  tally(): Tally {
    const quantities = this.names.map((name, id): [string, Quantity] => [
      name,
      {
        sum: this.sum[id] as number,
        squares: this.squares[id] as number,
        games: this.count[id] as number,
        first: this.first[id] as number,
      },
    ]);
    return {
      games: this.games,
      quantities: Object.fromEntries(quantities.filter(([, { games }]) => games > 0)),
      spreads: Object.fromEntries(
        [...this.spreads].map(([name, values]) => [name, Object.fromEntries(values)]),
      ),
      troubles: this.troubles,
    };
  }
}
