/** What the bots at a shared table do next, and the luck they do it with: from the table's key, the same on every server. */
import type { AnySpec } from '../../kernel/game.ts';
import { botSeed, keyHash } from '../../kernel/session/draws.ts';
import type { Session } from '../../kernel/session/session.ts';
import { afterBotsDecision, botOf, isBot, people, playerOf } from '../../sitting/seats.ts';

/** A decision of a bot, a draw after one, or first of all a new key, because the last one is public. */
export type BotsTurn = { readonly seat: string; readonly bot: string } | 'draw' | 'key';

/** The server plays bots as long as people sit at the table; a game of bots alone is continued on request by a device. */
export function serverPlays(session: Session<AnySpec>, seat: string): boolean {
  return isBot(session, seat) && people(session).length > 0;
}

export function botsTurn(session: Session<AnySpec>): BotsTurn | undefined {
  // Most tables have none, and looking at the position costs something.
  if (Object.keys(session.who).length === 0) return undefined;
  const { node, line } = session;
  if (node.kind === 'decision' && serverPlays(session, node.seat))
    return session.canDraw ? { seat: node.seat, bot: playerOf(session, node.seat) } : 'key';
  if (node.kind !== 'chance' || people(session).length === 0) return undefined;
  return afterBotsDecision(line, line.length, botOf(session)) ? 'draw' : undefined;
}

/** The name of a bot's action. No device can use it, and two servers that play the same bot give it the same name. */
export function botOp(expected: number): string {
  return `bot:${expected}`;
}

/** The luck with which the server's bot made this step; undefined if it wasn't the server's, or its key isn't known. */
export function luckAt(
  session: Session<AnySpec>,
  at: number,
  ops: ReadonlyMap<string, number>,
  keys: readonly string[],
): number | undefined {
  const entry = session.line[at]?.entry;
  if (entry === undefined || !ops.has(botOp(entry))) return undefined;
  const before = session.entries.slice(0, entry).findLast(({ kind }) => kind === 'draws');
  const hash = before?.kind === 'draws' && before.source.by === 'key' ? before.source.hash : undefined;
  const published = session.entries.flatMap((each) => (each.kind === 'key' ? [each.key] : []));
  const key = [...keys, ...published].find((each) => keyHash(each) === hash);
  return key === undefined ? undefined : botSeed(key, at);
}
