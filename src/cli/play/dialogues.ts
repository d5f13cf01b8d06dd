/** Entries that take more than one line to make. Whatever is left unfinished, by Enter or the end of input, is dropped. */
import type { AnySpec, Fact } from '../../kernel/game.ts';
import { inBounds } from '../../kernel/session/step.ts';
import { sayFact, sayMove, type Words } from '../../kernel/words.ts';
import { PERSON, playerOf } from '../../sitting/seats.ts';
import { Fault, hang, length, pad, padLeft, type Terminal, wrap } from '../terminal.ts';
import { notPossible } from '../words/terminal.ts';
import { type Choice, choose, unnumbered } from './answers.ts';
import type { Desk } from './desk.ts';

/** An answer that can't be taken: one line, and the question stands. */
export class Wrong extends Error {}

/** What can't be taken is a wrong answer, not a wrong command line. */
export function picked<T>(pick: () => T): T {
  try {
    return pick();
  } catch (error) {
    throw error instanceof Fault ? new Wrong(error.message) : error;
  }
}

/** A line on the way to an entry; undefined at the end of input. */
export function ask({ terminal, answers }: Desk, question: string): Promise<string | undefined> {
  if (!terminal.live) terminal.out(question);
  return answers.next(`${question}: `);
}

async function pick(desk: Desk, question: string, choices: readonly Choice[]): Promise<string | undefined> {
  const line = await ask(desk, question);
  return line ? picked(() => choose(line, choices, desk.terminal)) : undefined;
}

/** Which fact is to have which value, and why. */
export async function askAdjustment(
  desk: Desk,
): Promise<{ readonly fact: Fact<AnySpec>; readonly value: string; readonly reason: string } | undefined> {
  const { terminal, sitting, words } = desk;
  const { words: own } = terminal;
  const { facts } = sitting;
  if (facts.length === 0) throw new Wrong(own.play.noFacts);
  const choices = facts.map(({ id }) => ({ id, label: sayFact(words, id) }));
  const said = facts.map((fact) => {
    const now = fact.unknown ? terminal.program.notTold : words.value(fact.id, String(fact.value));
    return `${now}  (${possible(fact, words)})`;
  });
  list(terminal, choices, said);
  const id = await pick(desk, own.play.whichFact, choices);
  const fact = facts.find((f) => f.id === id);
  if (!fact) return undefined;
  const typed = await ask(desk, own.play.newValue(sayFact(words, fact.id), possible(fact, words)));
  if (!typed) return undefined;
  const value = picked(() => readValue(fact, typed, words, terminal));
  const reason = await ask(desk, own.play.reason);
  return reason === undefined ? undefined : { fact, value, reason };
}

function readValue(fact: Fact<AnySpec>, typed: string, words: Words<AnySpec>, terminal: Terminal): string {
  if (fact.kind === 'choice') {
    const choices = fact.choices.map((id) => ({ id, label: words.value(fact.id, id) }));
    return choose(typed, choices, terminal, false);
  }
  if (!inBounds(fact, typed)) throw new Fault(notPossible(terminal.words, typed, possible(fact, words)));
  return String(Number(typed));
}

function possible(fact: Fact<AnySpec>, words: Words<AnySpec>): string {
  const say = (value: number | string) => words.value(fact.id, String(value));
  return fact.kind === 'number' ? `${say(fact.min)}–${say(fact.max)}` : fact.choices.map(say).join(', ');
}

/** Choices with what is said of each; below one another where a line has no room for both. */
function list({ out, width }: Terminal, choices: readonly Choice[], said: readonly string[]): void {
  const wide = Math.min(Math.max(...choices.map(({ label }) => length(label))), Math.floor(width * 0.6));
  choices.forEach(({ label }, i) => {
    const rows = wrap(label, wide).split('\n');
    const last = pad(rows.pop() as string, wide);
    const prefix = (k: number) => (k === 0 ? `  ${padLeft(String(i + 1), 2)}  ` : ' '.repeat(6));
    rows.forEach((row, k) => void out(prefix(k) + row));
    out(hang(`${prefix(rows.length)}${last}  `, said[i] as string, width));
  });
}

/** Which aside, with which word on it; `text` may say so at once. */
export async function askAside(
  desk: Desk,
  view: AnySpec['view'],
  text: string,
): Promise<{ readonly move: string; readonly text: string } | undefined> {
  const { terminal, session, words } = desk;
  const { out, words: own, width } = terminal;
  const choices = byPrint(
    session.game.asides(session.state).map((id) => ({ id, label: sayMove(words, id, view) })),
  );
  if (choices.length === 0) throw new Wrong(own.play.noAsides);
  const wide = Math.max(...choices.map(({ number }) => String(number).length));
  for (const { label, number } of text ? [] : choices)
    out(hang(`  ${padLeft(String(number), wide)}  `, unnumbered(label, number), width));
  const line = text || (await ask(desk, own.play.whichAside));
  return line ? picked(() => readAside(line, choices, terminal)) : undefined;
}

/** A card goes by the number printed on it, if no other has the same; other choices take the numbers that are left. */
function byPrint(choices: readonly Choice[]): readonly (Choice & { readonly number: number })[] {
  const all = choices.map(({ label }) => Number(/^\d{1,6}(?= )/.exec(label)?.[0] ?? 0));
  const printed = all.map((n) => (all.indexOf(n) === all.lastIndexOf(n) ? n : 0));
  let free = 0;
  return choices.map((choice, i) => {
    if (printed[i]) return { ...choice, number: printed[i] };
    while (printed.includes(++free));
    return { ...choice, number: free };
  });
}

/** A choice, and what is written behind it: `1 it rains`. */
function readAside(line: string, choices: readonly Choice[], terminal: Terminal) {
  const [, first = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
  try {
    return { move: choose(line, choices, terminal), text: '' };
  } catch (error) {
    if (!(error instanceof Fault) || first === '') throw error;
    return { move: choose(first, choices, terminal), text: rest };
  }
}

/** After which entry of the story to go on, in which file; `text` may say so at once. */
export async function askBranch(
  desk: Desk,
  text: string,
): Promise<{ readonly entry: number; readonly file: string } | undefined> {
  const { words: own } = desk.terminal;
  const [, number, name] = /^(\S+)\s*(.*)$/.exec(text) ?? [];
  const typed = number ?? (await ask(desk, own.play.whichEntry));
  if (!typed) return undefined;
  const last = desk.session.entries.length;
  if (!/^\d{1,6}$/.test(typed)) throw new Wrong(notPossible(own, typed, `0–${last}`));
  const entry = Number(typed);
  if (entry > last) throw new Wrong(own.wrong.toEntry(entry, last));
  const file = name || (await ask(desk, own.play.whichFile));
  return file ? { entry, file } : undefined;
}

/** Who is to play which seat; `text` may say so at once. */
export async function askSeat(
  desk: Desk,
  bots: readonly string[],
  text: string,
): Promise<{ readonly seat: string; readonly who: string } | undefined> {
  const { terminal, session, words } = desk;
  const { words: own } = terminal;
  const choices = session.game.seats(session.options).map((id) => ({ id, label: words.seats(id) }));
  const [first = '', second] = text.split(' ');
  if (first === '') {
    list(
      terminal,
      choices,
      choices.map(({ id }) => playerOf(session, id)),
    );
  }
  const seat = first
    ? picked(() => choose(first, choices, terminal))
    : await pick(desk, own.play.whichSeat, choices);
  if (seat === undefined) return undefined;
  const known = [PERSON, ...bots];
  const who = second ?? (await ask(desk, own.play.whoPlays(known.join(', '))));
  if (!who) return undefined;
  if (!known.includes(who)) throw new Wrong(own.wrong.bot(who, known.join(', ')));
  return { seat, who };
}
