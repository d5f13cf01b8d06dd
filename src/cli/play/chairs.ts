/** Who sits where at the table: the bots' turns, and changing places. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Session } from '../../kernel/session/session.ts';
import { isBot, PERSON, playerOf } from '../../sitting/seats.ts';
import type { Bots } from './bots.ts';
import type { Desk } from './desk.ts';
import { askSeat } from './dialogues.ts';

/** Is it a bot's turn to decide? */
export function botToMove(session: Session<AnySpec>): string | undefined {
  const { node } = session;
  return node.kind === 'decision' && isBot(session, node.seat) ? node.seat : undefined;
}

/** What the bots' turns need of the desk. */
interface BotsDesk extends Pick<Desk, 'session' | 'bots' | 'terminal' | 'words' | 'news' | 'tell'> {
  readonly keeping: Pick<Desk['keeping'], 'save'>;
}

/** The bots' turns in one go: told together, saved together. A bot that finds no legal move gives its seat to a person. */
export function botsPlay(desk: BotsDesk): void {
  const { session } = desk;
  const from = session.line.length;
  const failed: string[] = [];
  for (let seat = botToMove(session); seat !== undefined; seat = botToMove(session)) {
    const move = found(desk, seat);
    if (move !== undefined && session.play(seat, move).ok) continue;
    failed.push(desk.terminal.words.play.botFailed(desk.words.seats(seat), session.who[seat] ?? PERSON));
    session.seat(seat, PERSON);
  }
  if (session.line.length === from && failed.length === 0) return;
  desk.keeping.save(session);
  desk.tell(session.line.slice(from));
  desk.news.push(...failed);
}

/** The move of the bot in this seat. A bot that breaks must not take the game with it. */
function found({ bots, session }: BotsDesk, seat: string): string | undefined {
  try {
    return bots.thought(session, session.line.length, seat, playerOf(session, seat)).move;
  } catch {
    return undefined;
  }
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
