/** The journal retold: what happened at each entry, undone or not, with what the rules reported. */
import { arg, type Game, ruleIds, rulesTold, type Spec } from '../game.ts';
import type { Inspect } from '../options.ts';
import { sayAsk, sayMove, sayTold, type Words } from '../words.ts';
import { type Attempt, bad, type Entry, formatEntry, formatHeader, isStep, type Journal } from './journal.ts';
import { fold } from './line.ts';
import { resume } from './resume.ts';
import { type Item, type Played, Session } from './session.ts';

/** An entry as a story tells it. Jumping to it shows the position after `at` steps of the line, if it still stands. */
export interface Line<G extends Spec> extends Item<G> {
  /** Index of the journal entry. */
  readonly index: number;
  /** A step that was taken back later and not restored, or the start of a turn that it led to. */
  readonly undone: boolean;
}

/** Every entry of the session, in order. */
export function story<G extends Spec>(session: Session<G>): readonly Line<G>[] {
  const standing = new Set(session.line.map((played) => played.entry));
  const { checks } = fold(session.entries);
  const stands = (index = -1) => index < 0 || standing.has(index);
  return session.items.map((item, index) => ({
    ...item,
    index,
    // A checkpoint stands with the step before it, and that one with all before it.
    undone: isStep(item.entry) ? !stands(index) : checks.has(index) && !stands(checks.get(index)?.last),
  }));
}

/** Where a step stands on the line, -1 where it does not. */
export function placeOf<G extends Spec>(session: Session<G>, { entry }: Played<G>): number {
  const { line } = session;
  let low = 0;
  // Steps stand on the line in the order of their entries.
  for (let high = line.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((line[middle] as Played<G>).entry < entry) low = middle + 1;
    else high = middle;
  }
  return line[low]?.entry === entry ? low : -1;
}

/** What a seat saw when a step was made; of one that was taken back, what it sees now. */
export function viewThen<G extends Spec>(
  session: Session<G>,
  played: Played<G> | undefined,
  seat: G['seat'],
): G['view'] {
  const at = played ? placeOf(session, played) : -1;
  return session.game.view(at < session.base ? session.state : session.replayed(at), seat);
}

/**
 * A step that reported nothing: the sentence that the words have for it, else its button as it read at the time; with
 * whose it was where several sit at the table, and with the question where the answer is a mere number.
 */
export function byButton<G extends Spec>(
  session: Session<G>,
  words: Words<G>,
  step: Extract<Entry, { kind: 'move' | 'aside' }>,
  played: Played<G> | undefined,
  seat: G['seat'],
): string {
  const view = viewThen(session, played, seat);
  const sentence = asWritten('', () => sayTold(words, step.move, view));
  if (sentence) return sentence;
  const said = asWritten(step.move, () => sayMove(words, step.move, view));
  if (step.kind === 'aside') return said;
  const seats = session.game.seats(session.options);
  const by = seats.length > 1 ? seats.find((each) => each === step.by) : undefined;
  if (by !== undefined) return `${words.seats(by)}: ${said}`;
  // Of a step that was taken back the question is not there any more.
  const asked = played?.ask && placeOf(session, played) >= 0 ? played.ask : undefined;
  if (!asked || !/^-?\d+$/.test(arg(step.move))) return said;
  const question = asWritten('', () => sayAsk(words, asked, view));
  return question ? `${question} → ${said}` : said;
}

/** A word that was looked for and is not there. */
const UNKNOWN = /\b(?:undefined|NaN)\b/;

/**
 * What the words say of something that stands in a journal. Where it was made under rules that are gone, or was changed
 * by hand since, they may know nothing of it: then it is told as it is written.
 */
export function asWritten(written: string, say: () => string): string {
  // A name that every object has is no name that the words know.
  if (written.split(/[^\w$]+/).some((name) => name in Object.prototype)) return written;
  try {
    const said: unknown = say();
    return typeof said === 'string' && said !== '' && !UNKNOWN.test(said) ? said : written;
  } catch {
    return written;
  }
}

/** What the player wrote with an aside stands with it, also where the game makes nothing of it. */
export function withText(entry: Entry, lines: readonly string[]): readonly string[] {
  if (entry.kind !== 'aside' || !entry.text || lines.some((line) => line.includes(entry.text))) return lines;
  return [`${lines[0] ?? ''} (${entry.text})`.trim(), ...lines.slice(1)];
}

/** The rules behind what is asked now and behind what these steps reported, each once, the question's first. */
export function rulesBehind<G extends Spec>(
  { game, node }: Session<G>,
  steps: readonly Played<G>[],
): readonly string[] {
  const asked = node.kind === 'end' ? [] : ruleIds(game.why.asks[node.ask]);
  return [...new Set([...asked, ...rulesOf(game, steps)])];
}

/** The rules behind what these steps reported, each once; of a step that reported nothing, those of its question. */
export function rulesOf<G extends Spec>(game: Game<G>, steps: readonly Played<G>[]): readonly string[] {
  const behind = ({ ask, told }: Played<G>) =>
    told.length > 0
      ? told.flatMap(({ event, facts }) => rulesTold(game.why, event, facts))
      : ask === ''
        ? []
        : ruleIds(game.why.asks[ask]);
  return [...new Set(steps.flatMap(behind))];
}

/** A playthrough as text: the journal with commentary. A golden file is one of these. */
export function retell<G extends Spec>(
  game: Game<G>,
  journal: Journal,
  inspect: Inspect = {},
): Attempt<string> {
  const resumed = resume(game, journal, inspect);
  if (!resumed.ok) return resumed;
  const out = [formatHeader(journal)];
  const session = new Session(game, resumed.value.session.options, journal.seed, journal.version);
  for (const entry of journal.entries) {
    const { node } = session;
    if (entry.kind === 'move' && node.kind !== 'end') {
      const moves = node.moves.map((move, i) =>
        node.kind === 'chance' ? `${move} ${node.weights[i]}/${node.total}` : move,
      );
      const ranges = node.kind === 'chance' ? [] : node.ranges.map((r) => `${r.verb}:${r.min}..${r.max}`);
      out.push(`  ${node.ask}: ${[...moves, ...ranges].join(', ')}`);
    }
    const problem = session.enter(entry);
    if (problem) return bad(problem);
    out.push(formatEntry(entry));
    if (!isStep(entry)) continue;
    for (const { event, facts } of session.line.at(-1)?.told ?? [])
      out.push(`  - ${event} ${JSON.stringify(facts)}`);
  }
  const { node } = session;
  if (node.kind === 'end') out.push(`  = ${node.outcome} ${node.scores.join(' ')}`);
  return { ok: true, value: `${out.join('\n')}\n` };
}
