/** What a table plays by: the rules of its game, their checks of data files, and the bots that know it. */
import { entryOf } from '../../games/from-text.ts';
import { inspectionOf } from '../../games/module.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import type { Inspect } from '../../kernel/options.ts';
import { type Journal, parseHeader } from '../../kernel/session/journal.ts';
import { botNames } from '../../sitting/think.ts';

export interface RoomRules {
  readonly game: Game<AnySpec>;
  readonly inspect: Inspect;
  readonly bots: readonly string[];
}

/** Undefined for a game that this server doesn't have. */
export async function rulesOf(journal: Journal): Promise<RoomRules | undefined> {
  const entry = await entryOf(journal);
  if (!entry) return undefined;
  const [game, inspect, roster] = await Promise.all([entry.game(), inspectionOf(entry), entry.bots?.()]);
  return { game, inspect, bots: botNames(roster) };
}

export async function rulesFor(header: string): Promise<RoomRules | undefined> {
  const journal = parseHeader(header);
  return journal.ok ? rulesOf(journal.value) : undefined;
}
