/** Who plays which seat: the bots' turns, and changing players. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Session } from '../../kernel/session/session.ts';
import { PERSON, playerOf } from '../../sitting/seats.ts';
import { oneLine } from '../terminal.ts';
import type { Bots } from './bots.ts';
import type { Desk } from './desk.ts';
import { askSeat } from './dialogues.ts';

/** The part of the desk that the bots' turns need. */
interface BotsDesk extends Pick<Desk, 'sitting' | 'terminal' | 'words' | 'news' | 'tell'> {
  readonly target: Pick<Desk['target'], 'save'>;
}

/**
 * Plays the bots' turns, then tells and saves them together. A bot that finds no legal move hands its seat to a person.
 * An error of ours stops the bots: the player reads it, and may let them try again, undo, or play for them.
 */
export async function botsPlay(desk: BotsDesk): Promise<void> {
  const { sitting } = desk;
  const { session, chairs } = sitting;
  const from = session.line.length;
  const failed: string[] = [];
  const { play } = desk.terminal.words;
  try {
    while (chairs.botsTurn && sitting.playsBots) {
      await chairs.playBots(true);
      const { stuck } = chairs;
      if (!stuck) continue;
      const { seat } = stuck;
      failed.push(play.botFailed(desk.words.seats(seat), playerOf(session, seat)));
      sitting.sit(seat, PERSON);
    }
  } catch (error) {
    failed.push(play.botsStopped(oneLine(error instanceof Error ? error.message : String(error))));
  }
  if (session.line.length === from && failed.length === 0) return;
  desk.target.save(session);
  desk.tell(session.line.slice(from));
  desk.news.push(...failed);
}

export function severalCanPlay({ game, options }: Session<AnySpec>, bots: Bots): boolean {
  return bots.names.length > 1 || game.seats(options).length > 1;
}

export async function players(desk: Desk, text: string): Promise<string | undefined> {
  const asked = await askSeat(desk, text);
  if (!asked.ok) return asked.why;
  if (!asked.value) return undefined;
  const { seat, who } = asked.value;
  const why = desk.save(desk.sitting.sit(seat, who));
  if (why !== undefined) return why;
  const { story } = desk.terminal.program;
  desk.news.push(story.seat(desk.words.seats(seat), who === PERSON ? story.person : who));
  desk.changed = true;
  return undefined;
}
