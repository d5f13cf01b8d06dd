/** The story of a game as lines of text: what happened, who brought it about, what was taken back. */
import type { AnySpec } from '../../kernel/game.ts';
import { type Entry, isStep } from '../../kernel/session/journal.ts';
import type { Played, Session } from '../../kernel/session/session.ts';
import type { Told } from '../../kernel/session/step.ts';
import { asWritten, byButton, type Line, story, withText } from '../../kernel/session/story.ts';
import { sayEvent, type Words } from '../../kernel/words.ts';
import { sayAdjustment, sayDecider } from '../../words/program.ts';
import { hang, padLeft, type Terminal } from '../terminal.ts';
import { isBot } from './bots.ts';

/** Everything that a step reported and that the people at this screen may know. */
export function sentences(
  session: Session<AnySpec>,
  words: Words<AnySpec>,
  told: readonly Told<AnySpec>[],
): string[] {
  const hidden = (seat: string | undefined) => seat !== undefined && isBot(session, seat);
  return told
    .filter(({ secret }) => !hidden(secret))
    .map(({ event, facts }) => sayEvent(words, event, facts));
}

/** Who brought it about, where that is worth saying: a draw of several outcomes, or a bot's decision. */
export function who({ program }: Terminal, session: Session<AnySpec>, played: Played<AnySpec>): string {
  const { step, weight, total } = played;
  const bot = step.kind === 'move' && isBot(session, step.by);
  return bot || total > weight ? sayDecider(program, session.game, played, bot) : '';
}

/** What one entry says; nothing for an entry that has nothing to say. */
export function said(
  terminal: Terminal,
  session: Session<AnySpec>,
  words: Words<AnySpec>,
  { entry, played, turn }: Line<AnySpec>,
): string[] {
  const { story } = terminal.program;
  switch (entry.kind) {
    case 'move':
    case 'aside': {
      const told = played ? sentences(session, words, played.told) : [];
      const [first = ''] = session.game.seats(session.options);
      if (told.length === 0) return [...withText(entry, [byButton(session, words, entry, played, first)])];
      const lines = [...withText(entry, told)];
      const by = played ? who(terminal, session, played) : '';
      return by ? [`${lines[0]} (${by})`, ...lines.slice(1)] : lines;
    }
    case 'adjust':
      return [sayAdjustment(terminal.program, words, entry)];
    case 'undo':
      return [story.undo(entry.n)];
    case 'redo':
      return [story.redo(entry.n)];
    case 'again':
      return [story.again];
    case 'note':
      return [story.note(entry.text)];
    case 'mark':
      return [story.mark(entry.text)];
    case 'seat':
      return [
        story.seat(
          asWritten(entry.seat, () => words.seats(entry.seat)),
          entry.who,
        ),
      ];
    case 'check':
      return turn ? [story.checkpoint(words.turn(turn))] : [];
    case 'rules':
      return [story.rules(entry.version)];
    case 'from':
      return [story.from(entry.id, entry.n)];
  }
}

/** Undone decisions are folded away; an undone draw stays in sight, struck out. */
export function storyLines(terminal: Terminal, session: Session<AnySpec>, words: Words<AnySpec>): string[] {
  const { program, paint, width } = terminal;
  const items = story(session);
  const digits = String(items.length).length;
  return items.flatMap((item) => {
    const { entry, played, undone, index } = item;
    if (undone && !(played && played.total > played.weight)) return [];
    // Of an undone draw only what was drawn still matters, not what it led to.
    const lines = said(terminal, session, words, item).slice(0, undone ? 1 : undefined);
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
