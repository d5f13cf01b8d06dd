/** The same games under several settings, on the same random numbers: what differs, game by game. */
import { at } from '../../kernel/at.ts';
import { Ledger, label, type Tally } from '../play/ledger.ts';
import type { Play } from '../play/player.ts';

/** For a measure whose outcomes are numbers: the sum of a row's outcomes in a game. */
export const sumLabel = (measure: string, key: string) => label('sum', measure, key);

/** `measure M row 7` adds seven to the sum of the row. */
function number(name: string): { readonly sum: string; readonly of: number } | undefined {
  const [kind, measure = '', key = '', outcome = ''] = name.split('\t');
  const of = Number(outcome);
  return kind === 'measure' && outcome !== '' && Number.isFinite(of)
    ? { sum: sumLabel(measure, key), of }
    : undefined;
}

export function differences(
  players: readonly ((ledger: Ledger) => Play)[],
  seed: number,
  from: number,
  to: number,
): { tallies: Tally[]; differences: Tally[] } {
  const variants = players.map((player) => {
    const ledger = new Ledger();
    return { ledger, play: player(ledger) };
  });
  const between = players.slice(1).map(() => new Ledger());
  const numbers = new Map<string, ReturnType<typeof number>>();
  const enter = (ledger: Ledger, name: string, by: number) => {
    ledger.add(name, by);
    if (!numbers.has(name)) numbers.set(name, number(name));
    const counts = numbers.get(name);
    if (counts) ledger.add(counts.sum, by * counts.of);
  };
  for (let i = from; i < to; i++) {
    const [base = new Map<string, number>(), ...others] = variants.map(({ ledger, play }) => {
      play(seed, i);
      const values = ledger.values();
      ledger.close(i);
      return values;
    });
    between.forEach((ledger, d) => {
      const other = at(others, d);
      for (const [name, value] of base) enter(ledger, name, (other.get(name) ?? 0) - value);
      for (const [name, value] of other) if (!base.has(name)) enter(ledger, name, value);
      ledger.close(i);
    });
  }
  return {
    tallies: variants.map(({ ledger }) => ledger.tally()),
    differences: between.map((ledger) => ledger.tally()),
  };
}
