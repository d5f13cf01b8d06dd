/** Undo, redo, branch, each with what to put right on the real table; adjust. Each returns a complaint if it is refused. */

import { UNKNOWN_VALUE } from '../../kernel/session/journal.ts';
import { branchFrom } from '../../sitting/branch.ts';
import { isDone } from '../../sitting/refusal.ts';
import { toDoList } from '../../sitting/to-do-list.ts';
import { sayAdjustment, sayProblem } from '../../words/program.ts';
import { todo } from '../../words/to-do.ts';
import { SaveFile } from '../disk/save-file.ts';
import { newSeed } from '../new-seed.ts';
import { hang } from '../terminal.ts';
import type { Desk } from './desk.ts';
import { askAdjustment, askBranch } from './dialogues.ts';

export function undo(desk: Desk, n: number): string | undefined {
  const acted = desk.sitting.undo(n);
  if (isDone(acted)) showToDo(desk);
  return desk.complaint(acted);
}

export function redo(desk: Desk, n: number): string | undefined {
  const from = desk.session.line.length;
  const acted = desk.sitting.redo(n);
  if (!isDone(acted)) return desk.complaint(acted);
  desk.tell(desk.session.line.slice(from));
  showToDo(desk);
  return undefined;
}

export async function adjust(desk: Desk): Promise<string | undefined> {
  const { words } = desk;
  const asked = await askAdjustment(desk);
  if (!asked.ok) return asked.why;
  if (!asked.value) return undefined;
  const { fact, value, reason } = asked.value;
  const acted = desk.sitting.adjust(fact.id, value, reason);
  if (acted.ok) desk.warnIfCut(reason);
  if (!isDone(acted)) return desk.complaint(acted);
  const from = fact.unknown ? UNKNOWN_VALUE : String(fact.value);
  desk.news.push(sayAdjustment(desk.terminal.program, words, { fact: fact.id, from, to: value, reason }));
  // The app may have made steps automatically after the adjustment.
  desk.tell(acted.items.slice(1).flatMap(({ played }) => played ?? []));
  desk.changed = true;
  return undefined;
}

/** Continues after an entry of the story in a new file; the current file stays unchanged. */
export async function branch(desk: Desk, text: string): Promise<string | undefined> {
  const { session, target } = desk;
  const { words: texts, program } = desk.terminal;
  const asked = await askBranch(desk, text);
  if (!asked.ok) return asked.why;
  if (!asked.value) return undefined;
  const { entry, file } = asked.value;
  const steps = session.line.filter((played) => played.entry < entry).length;
  const begun = branchFrom(session, target.id, steps, newSeed());
  if (!begun.ok) return sayProblem(program, begun.problem, desk.words);
  const notSaved = target.switchTo(new SaveFile(file, desk.terminal), begun.value);
  if (notSaved !== undefined) return notSaved;
  const before = session.state;
  const undone = session.line.slice(steps);
  desk.sitting.replaceSession(begun.value);
  desk.news.push(texts.play.branched(file));
  const adjusted = undone.flatMap(({ step }) =>
    step.kind === 'adjust' ? [sayAdjustment(program, desk.words, step)] : [],
  );
  if (adjusted.length > 0)
    desk.news.push(hang('  ', program.todo.told(adjusted.join(' ')), desk.terminal.width));
  showToDo(desk, toDoList(begun.value, before, undone, desk.sitting.viewer, desk.sitting.playerDraws));
  return undefined;
}

/** What to do on the real table so that it matches the screen. */
function showToDo(desk: Desk, work = desk.sitting.toDo.work): void {
  if (!work) return;
  const { program, paint, width } = desk.terminal;
  const { news } = desk;
  const list = todo(program, desk.words, work.changes, work.after, work.undone);
  const lines = [...list.lines, ...list.since, ...list.lost];
  const boxes = (items: readonly string[]) => items.map((item) => hang('  ☐ ', item, width));
  if (lines.length > 0) news.push(paint('bold', program.todo.title), ...boxes(lines));
  if (list.told.length > 0) news.push(hang('  ', program.todo.told(list.told.join(' ')), width));
  if (lines.length + list.told.length === 0) news.push(program.todo.nothing);
  if (list.numbers.length > 0) news.push(paint('dim', hang('  ', list.numbers.join(' · '), width)));
  // The list stays on the screen; a player who continues has worked through it.
  desk.sitting.toDo.clear();
  desk.changed = true;
}
