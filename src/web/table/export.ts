/** A game as a file: the journal, with the story between its lines. Only lines that start with `>` count. */
import type { AnySpec } from '../../kernel/game.ts';
import { formatEntry, formatHeader } from '../../kernel/journal.ts';
import type { Session } from '../../kernel/session.ts';
import { story } from '../../kernel/story.ts';
import { sayEvent, type Words } from '../../kernel/words.ts';

export function journalText(session: Session<AnySpec>, words: Words<AnySpec>): string {
  const out = [words.title, formatHeader(session.journal)];
  for (const { entry, played, undone } of story(session)) {
    out.push(formatEntry(entry));
    if (undone) continue;
    for (const { event, facts } of played?.told ?? [])
      out.push(`  ${sayEvent(words, event, facts).replace(/\s+/g, ' ')}`);
  }
  return `${out.join('\n')}\n`;
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
