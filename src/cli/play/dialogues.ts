/** Entries that need more than one line. Enter or the end of input leaves a dialogue: its value is then undefined. */
import { at } from '../../kernel/at.ts';
import type { AnySpec, Fact } from '../../kernel/game.ts';
import { inBounds } from '../../kernel/session/step.ts';
import { sayFact, sayMove, type Words } from '../../kernel/words.ts';
import { PERSON, playerOf } from '../../sitting/seats.ts';
import { hang, length, pad, padLeft, type Terminal, wrap } from '../terminal.ts';
import { notPossible } from '../words/terminal.ts';
import type { Desk } from './desk.ts';
import { choose } from './question/answers.ts';
import { type Reading, read, refused } from './question/reading.ts';
import { type Choice, unnumbered } from './question/signs.ts';

type Dialogue<T> = Promise<Reading<T | undefined>>;

/** The next line; undefined at the end of input. */
export function ask({ terminal, answers }: Desk, question: string): Promise<string | undefined> {
  if (!terminal.live) terminal.out(question);
  return answers.next(`${question}: `);
}

async function pick(desk: Desk, question: string, choices: readonly Choice[]): Dialogue<string> {
  const line = await ask(desk, question);
  return line ? choose(line, choices, desk.terminal) : read(undefined);
}

interface Adjustment {
  readonly fact: Fact<AnySpec>;
  readonly value: string;
  readonly reason: string;
}

/** Which fact gets which value, and why. */
export async function askAdjustment(desk: Desk): Dialogue<Adjustment> {
  const { terminal, sitting, words } = desk;
  const { words: texts } = terminal;
  const { facts } = sitting;
  if (facts.length === 0) return refused(texts.play.noFacts);
  const choices = facts.map(({ id }) => ({ id, label: sayFact(words, id) }));
  const values = facts.map((fact) => {
    const now = fact.unknown ? terminal.program.notTold : words.value(fact.id, String(fact.value));
    return `${now}  (${possible(fact, words)})`;
  });
  list(terminal, choices, values);
  const picked = await pick(desk, texts.play.whichFact, choices);
  if (!picked.ok) return picked;
  const fact = facts.find(({ id }) => id === picked.value);
  if (!fact) return read(undefined);
  const typed = await ask(desk, texts.play.newValue(sayFact(words, fact.id), possible(fact, words)));
  if (!typed) return read(undefined);
  const value = readValue(fact, typed, words, terminal);
  if (!value.ok) return value;
  const reason = await ask(desk, texts.play.reason);
  return read(reason === undefined ? undefined : { fact, value: value.value, reason });
}

function readValue(
  fact: Fact<AnySpec>,
  typed: string,
  words: Words<AnySpec>,
  terminal: Terminal,
): Reading<string> {
  if (fact.kind === 'choice') {
    const choices = fact.choices.map((id) => ({ id, label: words.value(fact.id, id) }));
    return choose(typed, choices, terminal, false);
  }
  if (!inBounds(fact, typed)) return refused(notPossible(terminal.words, typed, possible(fact, words)));
  return read(String(Number(typed)));
}

function possible(fact: Fact<AnySpec>, words: Words<AnySpec>): string {
  const say = (value: number | string) => words.value(fact.id, String(value));
  return fact.kind === 'number' ? `${say(fact.min)}–${say(fact.max)}` : fact.choices.map(say).join(', ');
}

/** Choices with a text beside each, or below it if the line has no room for both. */
function list({ out, width }: Terminal, choices: readonly Choice[], texts: readonly string[]): void {
  const wide = Math.min(Math.max(...choices.map(({ label }) => length(label))), Math.floor(width * 0.6));
  choices.forEach(({ label }, i) => {
    const rows = wrap(label, wide).split('\n');
    const last = pad(rows.pop() ?? '', wide);
    const prefix = (k: number) => (k === 0 ? `  ${padLeft(String(i + 1), 2)}  ` : ' '.repeat(6));
    rows.forEach((row, k) => void out(prefix(k) + row));
    out(hang(`${prefix(rows.length)}${last}  `, at(texts, i), width));
  });
}

interface Aside {
  readonly move: string;
  readonly text: string;
}

/** Which aside, with a comment; `text` may already give both. */
export async function askAside(desk: Desk, text: string): Dialogue<Aside> {
  const { terminal, session, words, view } = desk;
  const { out, words: texts, width } = terminal;
  const choices = byPrint(
    session.game.asides(session.state).map((id) => ({ id, label: sayMove(words, id, view) })),
  );
  if (choices.length === 0) return refused(texts.play.noAsides);
  const wide = Math.max(...choices.map(({ number }) => String(number).length));
  for (const { label, number } of text ? [] : choices)
    out(hang(`  ${padLeft(String(number), wide)}  `, unnumbered(label, String(number)), width));
  const line = text || (await ask(desk, texts.play.whichAside));
  return line ? readAside(line, choices, terminal) : read(undefined);
}

/** A card goes by its printed number unless two cards share it; the other choices get the numbers that are left. */
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

/** A choice, or a choice and the comment after it: `1 it rains`. */
function readAside(line: string, choices: readonly Choice[], terminal: Terminal): Reading<Aside> {
  const whole = choose(line, choices, terminal);
  if (whole.ok) return read({ move: whole.value, text: '' });
  const [, first, text = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
  const chosen = first === undefined ? whole : choose(first, choices, terminal);
  return chosen.ok ? read({ move: chosen.value, text }) : chosen;
}

/** After which entry of the story to continue, and in which file; `text` may already give both. */
export async function askBranch(
  desk: Desk,
  text: string,
): Dialogue<{ readonly entry: number; readonly file: string }> {
  const { words: texts } = desk.terminal;
  const [, number, name] = /^(\S+)\s*(.*)$/.exec(text) ?? [];
  const typed = number ?? (await ask(desk, texts.play.whichEntry));
  if (!typed) return read(undefined);
  const last = desk.session.entries.length;
  if (!/^\d{1,6}$/.test(typed)) return refused(notPossible(texts, typed, `0–${last}`));
  const entry = Number(typed);
  if (entry > last) return refused(texts.wrong.toEntry(entry, last));
  const file = name || (await ask(desk, texts.play.whichFile));
  return read(file ? { entry, file } : undefined);
}

/** Who plays which seat; `text` may already give both. */
export async function askSeat(
  desk: Desk,
  text: string,
): Dialogue<{ readonly seat: string; readonly who: string }> {
  const { terminal, session, words, bots, remote } = desk;
  const { words: texts } = terminal;
  const others = remote?.others;
  const seats = session.game.seats(session.options).map((id) => ({ id, label: words.seats(id) }));
  const choices: Choice[] = [...seats, ...(others?.offers ?? [])];
  const players = choices.map(({ id }, n) =>
    n < seats.length ? (others?.whoIsAt(id) ?? playerOf(session, id)) : '',
  );
  const [first = '', second] = text.split(' ');
  if (first === '') list(terminal, choices, players);
  const seat = first ? choose(first, choices, terminal) : await pick(desk, texts.play.whichSeat, choices);
  if (!seat.ok) return seat;
  if (seat.value === undefined) return read(undefined);
  if (seat.value === 'host') return read({ seat: seat.value, who: '' });
  const known = [PERSON, ...bots.names, ...(others?.ownSeats ?? []).filter((each) => each !== seat.value)];
  const who = second ?? (await ask(desk, texts.play.whoPlays(known.join(', '))));
  if (!who) return read(undefined);
  if (!known.includes(who)) return refused(texts.wrong.bot(who, known.join(', ')));
  return read({ seat: seat.value, who });
}
