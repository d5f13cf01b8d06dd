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

/** One quantity: what the current game has of it so far, and the sums of the games before. */
export interface Column {
  readonly name: string;
  now: number;
  touched: boolean;
  sum: number;
  squares: number;
  games: number;
  first: number;
}

/** Collects games one by one. Code that counts often keeps the column, so that counting is only an addition. */
export class Ledger {
  private readonly columns = new Map<string, Column>();
  private touched: Column[] = [];
  private readonly spreads = new Map<string, Map<string, number>>();
  private readonly troubles: Trouble[] = [];
  private games = 0;

  column(name: string): Column {
    const known = this.columns.get(name);
    if (known) return known;
    const column = { name, now: 0, touched: false, sum: 0, squares: 0, games: 0, first: 0 };
    this.columns.set(name, column);
    return column;
  }

  add(name: string, by = 1): void {
    this.addTo(this.column(name), by);
  }

  addTo(column: Column, by = 1): void {
    if (!column.touched) {
      column.touched = true;
      this.touched.push(column);
    }
    column.now += by;
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
    return new Map(this.touched.map(({ name, now }) => [name, now]));
  }

  /** The game is over: adds its values to the sums. */
  close(index: number): void {
    for (const column of this.touched) {
      column.sum += column.now;
      column.squares += column.now * column.now;
      if (column.games === 0) column.first = index;
      column.games++;
      column.now = 0;
      column.touched = false;
    }
    this.touched = [];
    this.games++;
  }

  tally(): Tally {
    const quantities: Record<string, Quantity> = {};
    for (const { name, sum, squares, games, first } of this.columns.values())
      if (games > 0) quantities[name] = { sum, squares, games, first };
    return {
      games: this.games,
      quantities,
      spreads: Object.fromEntries(
        [...this.spreads].map(([name, values]) => [name, Object.fromEntries(values)]),
      ),
      troubles: this.troubles,
    };
  }
}
