/** Why the bots moved as they did: for each of them that has just played, the moves it weighed at its last decision, with their values. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Session } from '../../kernel/session/session.ts';
import { numbers, sayMove, type Words } from '../../kernel/words.ts';
import { botOf } from '../../sitting/seats.ts';
import { type Terminal, wrap } from '../terminal.ts';
import type { Bots } from './bots.ts';

/** As many moves as fit on a line or two. */
const NAMED = 3;

export function thoughtLines(
  terminal: Terminal,
  session: Session<AnySpec>,
  words: Words<AnySpec>,
  bots: Bots,
): string[] {
  const { line, game, base } = session;
  const botAt = botOf(session);
  const last = new Map<string, { readonly at: number; readonly bot: string }>();
  for (let at = line.length - 1; at >= base; at--) {
    const played = line[at];
    if (played?.step.kind !== 'move') break;
    const { by } = played.step;
    if (by === 'chance') continue;
    const bot = botAt(played);
    if (bot === undefined) break;
    if (!last.has(by)) last.set(by, { at, bot });
  }
  return [...last].reverse().flatMap(([seat, { at, bot }]) => {
    const { considered, chances } = bots.thought(session, at, seat, bot);
    if (considered.length === 0) return [];
    const view = game.view(session.replayed(at), seat);
    const number = numbers(terminal.lang, 1);
    const list = considered.slice(0, NAMED).map(({ move, value }) => {
      const worth = chances ? terminal.program.percent(value) : number(value);
      return `${sayMove(words, move, view)} (${worth})`.replaceAll(' ', '\u00a0');
    });
    return ['', wrap(terminal.words.play.weighed(words.seats(seat), bot, list.join(', ')), terminal.width)];
  });
}
