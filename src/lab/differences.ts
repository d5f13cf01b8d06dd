/** The same games under several settings, on the same random numbers: what differs, game by game. */
import { Ledger, type Tally } from './ledger.ts';
import type { Play } from './player.ts';

export function differences(
  players: readonly ((ledger: Ledger) => Play)[],
  seed: number,
  from: number,
  to: number,
): { tallies: Tally[]; differences: Tally[] } {
  const ledgers = players.map(() => new Ledger());
  const plays = players.map((player, v) => player(ledgers[v] as Ledger));
  const between = players.slice(1).map(() => new Ledger());
  for (let i = from; i < to; i++) {
    const values = plays.map((play, v) => {
      play(seed, i);
      const own = (ledgers[v] as Ledger).values();
      (ledgers[v] as Ledger).close(i);
      return own;
    });
    const base = values[0] as Map<string, number>;
    between.forEach((ledger, d) => {
      const other = values[d + 1] as Map<string, number>;
      for (const [name, value] of base) ledger.add(ledger.id(name), (other.get(name) ?? 0) - value);
      for (const [name, value] of other) if (!base.has(name)) ledger.add(ledger.id(name), value);
      ledger.close(i);
    });
  }
  return {
    tallies: ledgers.map((ledger) => ledger.tally()),
    differences: between.map((ledger) => ledger.tally()),
  };
}
