/** What the rules of a move cost alone: the same moves in a session without a server, in microseconds of processor time. */
import { boerWar } from '../../src/games/boer-war/rules/game.ts';
import type { AnySpec, Game } from '../../src/kernel/game.ts';
import { resolve } from '../../src/kernel/options.ts';
import { drawsWith, keyHash } from '../../src/kernel/session/draws.ts';
import { type Entry, formatEntry, readEntry } from '../../src/kernel/session/journal.ts';
import { Session } from '../../src/kernel/session/session.ts';
import { newKey } from '../../src/server/tokens.ts';
import { rollOn } from '../../src/sitting/roll-on.ts';

const game: Game<AnySpec> = boerWar;

function started(): Session<AnySpec> {
  const options = resolve(game.options);
  if (!options.ok) throw new Error('options');
  const key = newKey();
  const session = new Session(game, options.options, 7, game.version, drawsWith([key]));
  session.settle();
  session.changeSource({ by: 'key', hash: keyHash(key) });
  return session;
}

/** Plays games to their ends, all tables by turns as the server does; returns the number of moves. */
function play(tables: number): number {
  let going = Array.from({ length: tables }, started);
  let moves = 0;
  for (; going.length > 0; going = going.filter(({ node }) => node.kind !== 'end'))
    for (const session of going) {
      const from = session.entries.length;
      if (session.node.kind !== 'chance') session.act(readEntry('> table done') as Entry);
      if (session.node.kind === 'chance') rollOn(session, 'question');
      session.entries.slice(from).map(formatEntry);
      moves++;
    }
  return moves;
}

export function rulesAlone(tables: number): number {
  play(tables);
  const begin = process.cpuUsage();
  const moves = play(tables);
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / moves;
}
