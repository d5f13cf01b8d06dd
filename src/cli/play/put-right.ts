/** Taking back, restoring, going on from an earlier point: each with what to put right on the real table; adjusting. */
import { NOT_TOLD } from '../../kernel/session/journal.ts';
import { branchFrom } from '../../sitting/branch.ts';
import { tableWork } from '../../sitting/table-work.ts';
import { sayAdjustment, sayProblem } from '../../words/program.ts';
import { todo } from '../../words/to-do.ts';
import { SaveFile } from '../disk/files.ts';
import { hang } from '../terminal.ts';
import type { Desk } from './desk.ts';
import { askAdjustment, askBranch, picked, Wrong } from './dialogues.ts';

export function undo(desk: Desk, n: number): void {
  desk.entered(desk.sitting.undo(n));
  putRight(desk);
}

export function redo(desk: Desk, n: number): void {
  const from = desk.session.line.length;
  desk.entered(desk.sitting.redo(n));
  desk.tell(desk.session.line.slice(from));
  putRight(desk);
}

export async function adjust(desk: Desk): Promise<void> {
  const { session, words } = desk;
  const asked = await askAdjustment(desk);
  if (!asked) return;
  const { fact, value, reason } = asked;
  const steps = session.line.length;
  desk.entered(desk.sitting.adjust(fact.id, value, reason));
  desk.sayCut(reason);
  const from = fact.unknown ? NOT_TOLD : String(fact.value);
  desk.news.push(sayAdjustment(desk.terminal.program, words, { fact: fact.id, from, to: value, reason }));
  // The app may have had to go on by itself from there.
  desk.tell(session.line.slice(steps + 1));
  desk.changed = true;
}

/** Goes on from after an entry of the story, in a file of its own; the file so far stays as it is. */
export async function branch(desk: Desk, text: string): Promise<void> {
  const { session, keeping } = desk;
  const { words: own, program } = desk.terminal;
  const asked = await askBranch(desk, text);
  if (!asked) return;
  const steps = session.line.filter(({ entry }) => entry < asked.entry).length;
  const begun = branchFrom(session, keeping.id, steps);
  if (!begun.ok) throw new Wrong(sayProblem(program, begun.problem, desk.words));
  const before = session.state;
  picked(() => keeping.into(new SaveFile(asked.file, desk.terminal), begun.value));
  const undone = session.line.slice(steps);
  desk.sitting.takeOver(begun.value);
  desk.news.push(own.play.branched(asked.file));
  putRight(desk, tableWork(begun.value, before, undone, desk.sitting.eyes, desk.sitting.own));
}

/** What to do on the real table, so that it is as the screen has it. */
function putRight(desk: Desk, work = desk.sitting.toDo.work): void {
  if (!work) return;
  const { program, paint, width } = desk.terminal;
  const { news } = desk;
  const list = todo(program, desk.words, work.changes, work.after, work.undone);
  const lines = [...list.lines, ...list.lost];
  const boxes = (items: readonly string[]) => items.map((item) => hang('  ☐ ', item, width));
  if (lines.length > 0) news.push(paint('bold', program.todo.title), ...boxes(lines));
  if (list.since.length > 0) news.push(paint('bold', program.todo.since), ...boxes(list.since));
  if (list.told.length > 0) news.push(hang('  ', program.todo.told(list.told.join(' ')), width));
  if (lines.length + list.since.length + list.told.length === 0) news.push(program.todo.nothing);
  if (list.numbers.length > 0) news.push(paint('dim', hang('  ', list.numbers.join(' · '), width)));
  // It stays on the screen: who goes on has done it.
  desk.sitting.toDo.clear();
  desk.changed = true;
}
