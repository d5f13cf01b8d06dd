/** How the games of a study are played: from compiled tables if the game fits, otherwise by its rules. */
import { measureOf } from '../../kernel/exact/exact.ts';
import type { Ledger } from './ledger.ts';
import { byPart, byRules, type Measured, type Play, type Study } from './player.ts';
import { fromTables, tablesOf } from './tables.ts';

/** Without a clock nothing is compiled; the numbers are the same either way. */
export function prepare(study: Study, clock?: () => number): (ledger: Ledger) => Play {
  const { whole, parts } = split(study);
  const tables = clock && !study.answer ? tablesOf(study, whole, clock) : undefined;
  return (ledger) => {
    const plays = [
      tables ? fromTables(study, ledger, whole, tables) : byRules(study, ledger, whole),
      ...parts.map((measured, i) => byPart(study, ledger, measured, i + 1)),
    ];
    return (seed, index) => {
      for (const play of plays) play(seed, index);
    };
  };
}

/** Measures of a part of the game are played from their own start; the others use the whole games. */
function split({ game, measures }: Study): { whole: Measured[]; parts: Measured[] } {
  const known = measures.map((asked) => ({
    ...asked,
    measure: measureOf(game, asked.id),
  }));
  return {
    whole: known.filter(({ measure }) => !measure.start && !measure.stop),
    parts: known.filter(({ measure }) => measure.start || measure.stop),
  };
}
