/** Who sits where at the table: the bots' turns, and changing places. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Session } from '../../kernel/session/session.ts';
import { PERSON, playerOf } from '../../sitting/seats.ts';
import type { Bots } from './bots.ts';
import type { Desk } from './desk.ts';
import { askSeat } from './dialogues.ts';

/** What the bots' turns need of the desk. */
interface BotsDesk extends Pick<Desk, 'sitting' | 'terminal' | 'words' | 'news' | 'tell'> {
  readonly keeping: Pick<Desk['keeping'], 'save'>;
}

/** The bots' turns in one go: told together, saved together. A bot that finds no legal move gives its seat to a person. */
export async function botsPlay(desk: BotsDesk): Promise<void> {
  const { sitting } = desk;
  const { session, chairs } = sitting;
  const from = session.line.length;
  const failed: string[] = [];
  while (chairs.botsTurn) {
    await chairs.letPlay(true);
    const { stuck } = chairs;
    if (!stuck) continue;
    const { seat } = stuck;
    failed.push(desk.terminal.words.play.botFailed(desk.words.seats(seat), playerOf(session, seat)));
    sitting.sit(seat, PERSON);
  }
  if (session.line.length === from && failed.length === 0) return;
  desk.keeping.save(session);
  desk.tell(session.line.slice(from));
  desk.news.push(...failed);
}

export function severalCanPlay({ game, options }: Session<AnySpec>, bots: Bots): boolean {
  return bots.names.length > 1 || game.seats(options).length > 1;
}

export async function players(desk: Desk, text: string): Promise<void> {
  const asked = await askSeat(desk, desk.bots.names, text);
  if (!asked) return;
  const { seat, who } = asked;
  desk.entered(desk.sitting.sit(seat, who));
  const { story } = desk.terminal.program;
  desk.news.push(story.seat(desk.words.seats(seat), who === PERSON ? story.person : who));
  desk.changed = true;
}
