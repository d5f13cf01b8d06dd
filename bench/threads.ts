/** How much faster a survey is on two threads than on one, interleaved; both must give the same sums. */
import { civilization } from '../src/games/civilization/rules/game.ts';
import type { AnySpec, Game } from '../src/kernel/game.ts';
import { resolve } from '../src/kernel/options.ts';
import { checksum } from '../src/kernel/session/journal.ts';
import { crew } from '../src/lab/node/crew.ts';
import { survey } from '../src/lab/survey/survey.ts';

const ROUNDS = 3;
const GAMES = 20_000;

export async function threads(): Promise<string> {
  const game: Game<AnySpec> = civilization;
  const resolved = resolve(game.options);
  if (!resolved.ok) throw new Error('options');
  const { options } = resolved;
  const times: Record<number, number[]> = { 1: [], 2: [] };
  const sums = new Set<string>();
  const crews = [1, 2].map((workers) => ({ workers, hands: crew(workers) }));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { workers, hands } of crews) {
      const start = performance.now();
      const found = await survey({ game, options, measures: [], games: GAMES, seed: round }, hands);
      // The first round starts threads and warms up.
      if (round > 0) times[workers]?.push(performance.now() - start);
      if (round === 1) sums.add(checksum(JSON.stringify(found)));
    }
  }
  for (const { hands } of crews) await hands.close();
  const middle = (list: number[] = []) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
  const ratio = middle(times[1]) / middle(times[2]);
  return `A survey of ${GAMES} games of Civilization: two threads against one ${ratio.toFixed(2)}, checksums ${[...sums].join(', ')}\n`;
}
