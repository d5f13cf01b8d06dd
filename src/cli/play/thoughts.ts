/** Why the bots moved as they did: for each of them that has just played, the moves it weighed at its last decision, with their values. */
import { numbers, sayMove } from '../../kernel/words.ts';
import { botOf } from '../../sitting/seats.ts';
import { wrap } from '../terminal.ts';
import type { Desk } from './desk.ts';

/** As many moves as fit on a line or two. */
const NAMED = 3;

export async function thoughtLines({ terminal, sitting, words }: Desk): Promise<string[]> {
  const { session, game } = sitting;
  const { line, base } = session;
  const botAt = botOf(session);
  const last = new Map<string, readonly [at: number, bot: string]>();
  for (let at = line.length - 1; at >= base; at--) {
    const played = line[at];
    if (played?.step.kind !== 'move') break;
    const { by } = played.step;
    if (by === 'chance') continue;
    const bot = botAt(played);
    if (bot === undefined) break;
    if (!last.has(by)) last.set(by, [at, bot]);
  }
  const number = numbers(terminal.lang, 1);
  const lines: string[] = [];
  for (const [seat, [at, bot]] of [...last].reverse()) {
    const { considered = [], chances } = (await sitting.chairs.why(at)) ?? {};
    if (considered.length === 0) continue;
    const view = game.view(session.replayed(at), seat);
    const list = considered.slice(0, NAMED).map(({ move, value }) => {
      const worth = chances ? terminal.program.percent(value) : number(value);
      return `${sayMove(words, move, view)} (${worth})`.replaceAll(' ', '\u00a0');
    });
    const weighed = terminal.words.play.weighed(words.seats(seat), bot, list.join(', '));
    lines.push('', wrap(weighed, terminal.width));
  }
  return lines;
}
