/** Who sits where at the table: the bots' turns, and changing places. */
import type { AnySpec } from '../kernel/game.ts';
import type { Session } from '../kernel/session.ts';
import { type Bots, isBot } from './bots.ts';
import type { Desk } from './desk.ts';
import { askSeat } from './dialogues.ts';

/** Is it a bot's turn to decide? */
export function botToMove(session: Session<AnySpec>): string | undefined {
  const { node } = session;
  return node.kind === 'decision' && isBot(session, node.seat) ? node.seat : undefined;
}

/** The bots' turns in one go: told together, saved together. */
export function botsPlay(desk: Desk): void {
  const { session, bots, terminal } = desk;
  const from = session.line.length;
  for (let seat = botToMove(session); seat !== undefined; seat = botToMove(session)) {
    const move = bots.move(session, seat, terminal);
    if (!session.play(seat, move).ok) throw new Error(`the bot of '${seat}' chose '${move}'`);
  }
  if (session.line.length === from) return;
  desk.keeping.save(session);
  desk.tell(session.line.slice(from));
}

export function severalCanPlay({ game, options }: Session<AnySpec>, bots: Bots): boolean {
  return bots.names.length > 1 || game.seats(options).length > 1;
}

export async function players(desk: Desk, text: string): Promise<void> {
  const asked = await askSeat(desk, desk.bots.names, text);
  if (!asked) return;
  const { seat, who } = asked;
  desk.entered(desk.session.seat(seat, who));
  desk.news.push(desk.terminal.program.story.seat(desk.words.seats(seat), who));
  desk.changed = true;
}
