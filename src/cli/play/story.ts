/** The story of a game as lines of text: what happened, who brought it about, what was undone. */
import type { AnySpec } from '../../kernel/game.ts';
import { type Entry, isStep } from '../../kernel/session/journal.ts';
import { isDraw } from '../../kernel/session/step.ts';
import { type StoryItem, story } from '../../kernel/session/story.ts';
import { aboutEntry, decidedBy, type Narrator, sentences } from '../../sitting/narrate.ts';
import { type BotOf, botOf } from '../../sitting/seats.ts';
import { hang, padLeft, type Terminal } from '../terminal.ts';

/** What one entry says; nothing for an entry that has nothing to say. */
export function said(narrator: Narrator, item: StoryItem<AnySpec>, bot: BotOf): string[] {
  const { entry, played } = item;
  if (!isStep(entry)) return [aboutEntry(narrator, item)].filter(Boolean);
  const [first, ...rest] = sentences(narrator, item);
  if (first === undefined) return [];
  const by = played && played.events.length > 0 ? decidedBy(narrator, played, bot) : '';
  return [by ? `${first} (${by})` : first, ...rest];
}

/** Undone decisions are folded away; an undone draw stays in sight, struck out. */
export function storyLines({ paint, width }: Terminal, narrator: Narrator): string[] {
  const { session, program } = narrator;
  const items = story(session);
  const bot = botOf(session);
  const digits = String(items.length).length;
  return items.flatMap((item) => {
    const { entry, played, undone, index } = item;
    if (undone && !(played && isDraw(played))) return [];
    // Of an undone draw only what was drawn still matters, not what it led to.
    const lines = said(narrator, item, bot).slice(0, undone ? 1 : undefined);
    const style = entry.kind === 'check' ? 'bold' : undone || !isTold(entry) ? 'dim' : undefined;
    return lines.map((line, i) => {
      const number = padLeft(i === 0 ? String(index + 1) : '', digits);
      const text = undone ? `✗ ${line} [${program.story.undone}]` : line;
      const lined = hang(`${paint('dim', number)}  `, text, width);
      return style ? paint(style, lined) : lined;
    });
  });
}

/** Part of the game itself, not only about it. */
function isTold(entry: Entry): boolean {
  return isStep(entry) || entry.kind === 'note' || entry.kind === 'mark';
}
