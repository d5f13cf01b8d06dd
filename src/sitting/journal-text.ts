/**
 * A game as a file: the journal, with the story between its lines. Only lines that start with `>` count; they are the
 * saved game itself and hold all of it. The story tells only what one seat may know.
 */

import type { AnySpec } from '../kernel/game.ts';
import { captioned } from '../kernel/session/games-file.ts';
import { formatEntry, formatHeader } from '../kernel/session/journal.ts';
import type { Played } from '../kernel/session/session.ts';
import { isDraw } from '../kernel/session/step.ts';
import { story } from '../kernel/session/story.ts';
import { sayDecider } from '../words/program.ts';
import { mayKnow, type Narrator, reported } from './narrate.ts';
import { type BotOf, botOf } from './seats.ts';

/** `name` is the name that the player gave the game, '' for none. Opening the file restores it, and who draws. */
export function journalText(narrator: Narrator, name: string, playerDraws = false): string {
  const { session, words, program } = narrator;
  const out = [
    ...captioned(formatHeader(session.journal), { name: name.trim() || words.title, playerDraws }),
  ];
  const bot = botOf(session);
  for (const { entry, played, undone, turn } of story(session)) {
    if (turn) out.push('', `  ${words.turn(turn)}`);
    out.push(formatEntry(entry));
    if (undone) out.push(`  (${program.story.undone})`);
    if (undone || !played) continue;
    const told = reported(narrator, played).map((sentence) => sentence.replace(/\s+/g, ' '));
    const line = [...told, who(narrator, played, bot)].filter(Boolean).join(' ');
    if (line) out.push(`  ${line}`);
  }
  return `${out.join('\n')}\n`;
}

/** `(4 of 7, drawn by the app)`: the odds of a draw, and who made the step; '' for an automatic draw. */
function who({ session, program, viewer }: Narrator, played: Played<AnySpec>, bot: BotOf): string {
  const { weight, total, secret } = played;
  if (total > 0 && !isDraw(played)) return '';
  const by = sayDecider(program, session.game, played, bot(played) !== undefined);
  return isDraw(played) && mayKnow(viewer, secret) ? `(${program.of(weight, total)}, ${by})` : `(${by})`;
}
