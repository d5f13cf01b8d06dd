/** Who plays which seat: the bots' turns, and changing players. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Session } from '../../kernel/session/session.ts';
import { type ActResult, isDone, sayRefusal } from '../../sitting/refusal.ts';
import { PERSON, playerOf } from '../../sitting/seats.ts';
import { oneLine } from '../terminal.ts';
import type { Bots } from './bots.ts';
import type { Desk } from './desk.ts';
import { askSeat } from './dialogues.ts';

/**
 * Plays the bots' turns, then tells them together. A bot that finds no legal move hands its seat to a person;
 * if the shared table doesn't allow that at once, the bots stop. They also stop after an error of ours: the player reads
 * it, and may let them try again, undo, or play for them.
 */
export async function botsPlay(desk: Desk): Promise<void> {
  const { sitting } = desk;
  const { chairs } = sitting;
  const from = sitting.session.line.length;
  const failed: string[] = [];
  const { play } = desk.terminal.words;
  try {
    while (chairs.botsTurn && sitting.playsBots && !sitting.drawing) {
      await chairs.playBots(true);
      const { stuck } = chairs;
      if (!stuck) continue;
      const { seat } = stuck;
      const bot = playerOf(sitting.session, seat);
      const acted = sitting.sit(seat, PERSON);
      failed.push(sayStuck(desk, seat, bot, acted));
      if (!acted.ok || acted.proposed) break;
    }
  } catch (error) {
    failed.push(play.botsStopped(oneLine(error instanceof Error ? error.message : String(error))));
  }
  const { session } = sitting;
  if (session.line.length === from && failed.length === 0) return;
  desk.tell(session.line.slice(from));
  desk.news.push(...failed);
}

/** That a bot found no move, and who plays its seat now. `acted`: what came of giving it to a person. */
function sayStuck({ terminal, words, sitting }: Desk, seat: string, bot: string, acted: ActResult): string {
  const { play } = terminal.words;
  const name = words.seats(seat);
  if (acted.ok && !acted.proposed) return play.botFailed(name, bot);
  const why = acted.ok
    ? play.othersAsked
    : sayRefusal(terminal.program, words, sitting.view(), acted.refused);
  return `${play.botStuck(name, bot)} ${why}`;
}

export function severalCanPlay({ game, options }: Session<AnySpec>, bots: Bots): boolean {
  return bots.names.length > 1 || game.seats(options).length > 1;
}

export async function players(desk: Desk, text: string): Promise<string | undefined> {
  const asked = await askSeat(desk, text);
  if (!asked.ok) return asked.why;
  if (!asked.value) return undefined;
  const { seat, who } = asked.value;
  const others = desk.remote?.others;
  if (seat === 'host') return others?.propose('host');
  if (who === PERSON && others?.isFree(seat)) return others.propose('sit', [seat]);
  const acted = desk.sitting.sit(seat, who);
  if (!isDone(acted)) return desk.complaint(acted);
  desk.tellSeat(seat, who);
  desk.changed = true;
  return undefined;
}
