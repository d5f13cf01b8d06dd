/** A game as a file: the journal, with the story between its lines. Only lines that start with `>` count. */
import type { AnySpec } from '../../kernel/game.ts';
import { coverLines, formatEntry, formatHeader } from '../../kernel/session/journal.ts';
import type { Played, Session } from '../../kernel/session/session.ts';
import { story } from '../../kernel/session/story.ts';
import { sayEvent, type Words } from '../../kernel/words.ts';
import { type Program, sayDecider } from '../../words/program.ts';

/** `name` is the player's, '' for none; it comes back when the file is opened, and so does whose hand draws. */
export function journalText(
  session: Session<AnySpec>,
  words: Words<AnySpec>,
  program: Program,
  name: string,
  own = false,
): string {
  const out = [...coverLines(formatHeader(session.journal), { name: name.trim() || words.title, own })];
  const bots = new Set<string>();
  for (const { entry, played, undone, turn } of story(session)) {
    if (entry.kind === 'seat') bots[entry.who === 'person' ? 'delete' : 'add'](entry.seat);
    if (turn) out.push('', `  ${words.turn(turn)}`);
    out.push(formatEntry(entry));
    if (undone) out.push(`  (${program.story.undone})`);
    if (undone || !played) continue;
    const told = played.told.map(({ event, facts }) => sayEvent(words, event, facts).replace(/\s+/g, ' '));
    const certain = played.total > 0 && played.weight === played.total;
    const by = certain ? '' : `(${who(session.game, played, bots, program)})`;
    const line = [...told, by].filter(Boolean).join(' ');
    if (line) out.push(`  ${line}`);
  }
  return `${out.join('\n')}\n`;
}

/** `4 of 7, drawn by the app`: the odds of a draw, and who brought the step about. */
function who(
  game: Session<AnySpec>['game'],
  played: Played<AnySpec>,
  bots: ReadonlySet<string>,
  program: Program,
): string {
  const { step, weight, total } = played;
  const by = sayDecider(program, game, played, step.kind === 'move' && bots.has(step.by));
  return total > weight ? `${program.of(weight, total)}, ${by}` : by;
}

export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** `boer-war-2026-11-15.txt` */
export function fileName(game: string, when: number): string {
  const d = new Date(when);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${game}-${d.getFullYear()}-${two(d.getMonth() + 1)}-${two(d.getDate())}.txt`;
}
