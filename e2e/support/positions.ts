/** Games at the first occurrence of each question, cut out of the golden games. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const GAMES = fileURLToPath(new URL('../../src/games/', import.meta.url));

/** By the game's id: what is asked, and the journal up to there. */
export function positions(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const folder of readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const golden = `${GAMES}${folder.name}/golden/`;
    if (!existsSync(golden)) continue;
    for (const file of readdirSync(golden).filter((name) => name.endsWith('.txt'))) {
      const entries: string[] = [];
      for (const line of readFileSync(golden + file, 'utf8').split('\n')) {
        if (line.startsWith('> ')) entries.push(line);
        const game = / \d+ ([a-z-]+) /.exec(entries[0] ?? '')?.[1] ?? '';
        const asks = found.get(game) ?? new Map<string, string>();
        found.set(game, asks);
        const ask = /^ {2}([a-z][a-z-]*): /.exec(line)?.[1];
        if (ask && !asks.has(ask)) asks.set(ask, entries.join('\n'));
      }
      const game = / \d+ ([a-z-]+) /.exec(entries[0] ?? '')?.[1] ?? '';
      if (!found.get(game)?.has('the end')) found.get(game)?.set('the end', entries.join('\n'));
    }
  }
  return found;
}
