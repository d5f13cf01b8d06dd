/** Why the bots moved as they did: for each of them that has just played, the moves it weighed at its last decision, with their values. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Session } from '../../kernel/session/session.ts';
import { numbers, sayMove, type Words } from '../../kernel/words.ts';
import { type Terminal, wrap } from '../terminal.ts';
import { type Bots, isBot } from './bots.ts';

/** As many moves as fit on a line or two. */
const NAMED = 3;

export function thoughtLines(
  terminal: Terminal,
  session: Session<AnySpec>,
  words: Words<AnySpec>,
  bots: Bots,
): string[] {
  const { line, game, base, who } = session;
  const last = new Map<string, number>();
  for (let at = line.length - 1; at >= base; at--) {
    const step = line[at]?.step;
    if (step?.kind !== 'move' || (step.by !== 'chance' && !isBot(session, step.by))) break;
    if (step.by !== 'chance' && !last.has(step.by)) last.set(step.by, at);
  }
  return [...last].reverse().flatMap(([seat, at]) => {
    const { considered, chances } = bots.thought(session, at, seat, terminal);
    if (considered.length === 0) return [];
    const view = game.view(session.replayed(at), seat);
    const number = numbers(terminal.lang, 1);
    const list = considered.slice(0, NAMED).map(({ move, value }) => {
      const worth = chances ? terminal.program.percent(value) : number(value);
      return `${sayMove(words, move, view)} (${worth})`.replaceAll(' ', '\u00a0');
    });
    return [
      '',
      wrap(terminal.words.play.weighed(words.seats(seat), who[seat] ?? '', list.join(', ')), terminal.width),
    ];
  });
}
