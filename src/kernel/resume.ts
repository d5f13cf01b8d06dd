/** Going on with a journal that was read: of this version to the letter, of an older one as far as it goes. */
import { type Game, type Spec, stateKey } from './game.ts';
import {
  bad,
  checksum,
  type Entry,
  good,
  isStep,
  type Journal,
  type Outcome,
  type Problem,
  type Step,
} from './journal.ts';
import { type Inspect, type OptionsOf, resolve } from './options.ts';
import { type Played, Session } from './session.ts';

/** What came of reading a journal: a session to go on with, and what had to be left behind. */
export interface Resumed<G extends Spec> {
  readonly session: Session<G>;
  /** Entries that the rules as they are now do not allow, kept and shown, but not part of the game any more. */
  readonly lost: readonly Entry[];
}

/**
 * Goes on with a journal. A journal of this version must replay to the letter. One of an older version that does
 * not goes on from its last good checkpoint, and says so with a `rules` entry; a newer one is refused.
 */
export function resume<G extends Spec>(
  game: Game<G>,
  journal: Journal,
  inspect: Inspect = {},
): Outcome<Resumed<G>> {
  if (journal.version > game.version) {
    return bad({ reason: 'newer-game', found: String(journal.version), expected: String(game.version) });
  }
  const resolved = resolve(game.options, journal.options, inspect);
  if (!resolved.ok) return bad(optionProblem(resolved.refusal));
  const refusal = game.refuse?.(resolved.options);
  if (refusal) return bad({ reason: 'option', found: refusal });
  const fresh = () => new Session(game, resolved.options, journal.seed, journal.version);

  const { entries } = journal;
  const session = fresh();
  for (const [i, entry] of entries.entries()) {
    const problem = session.enter(entry);
    if (!problem) continue;
    const old = journal.version < game.version;
    const rescued = old ? fromCheckpoint(game, fresh(), entries, session, i) : undefined;
    return rescued
      ? good(rescued)
      : bad(journal.lines[i] === undefined ? problem : { ...problem, line: journal.lines[i] });
  }
  const known = entries.reduce((v, e) => (e.kind === 'rules' ? e.version : v), journal.version);
  if (known < game.version) goOn(session);
  return good({ session, lost: [] });
}

/** From here on the rules as they are now hold. The checkpoint lets a later reading begin here. */
function goOn<G extends Spec>(session: Session<G>): void {
  session.enter({ kind: 'rules', version: session.game.version, keep: session.line.length });
  const state = stateKey(session.state);
  session.enter({ kind: 'check', hash: checksum(state), state });
}

/** A new journal that begins with the first n steps of a session's line, and remembers where it comes from. */
export function branch<G extends Spec>(session: Session<G>, id: string, n: number): Outcome<Session<G>> {
  const last = n > 0 ? (session.line[n - 1]?.entry ?? -1) : -1;
  const entries: Entry[] = [{ kind: 'from', id, n }, ...session.entries.slice(0, last + 1)];
  // The options were checked when the session began; nothing comes from outside here.
  const trusted = Object.fromEntries(Object.keys(session.game.options).map((key) => [key, () => []]));
  const resumed = resume(session.game, { ...session.journal, entries, lines: [] }, trusted);
  return resumed.ok ? good(resumed.value.session) : resumed;
}

export function optionProblem(refusal: { option: string; value: string; expected: string }): Problem {
  return { reason: 'option', found: `${refusal.option}=${refusal.value}`, expected: refusal.expected };
}

/** The line of a stretch of entries by their form alone: which steps stand at its end. */
function fold(entries: readonly Entry[]): number[] {
  const line: number[] = [];
  let undone: number[] = [];
  for (const [i, entry] of entries.entries()) {
    if (entry.kind === 'undo') undone.push(...line.splice(Math.max(0, line.length - entry.n)).reverse());
    else if (entry.kind === 'redo')
      line.push(...undone.splice(Math.max(0, undone.length - entry.n)).reverse());
    else if (entry.kind === 'rules') line.length = Math.min(line.length, entry.keep);
    else if (isStep(entry)) {
      line.push(i);
      undone = [];
    }
  }
  return line;
}

/** The last checkpoint that the rules as they are now can go on from, and what was played since, if they allow it. */
function fromCheckpoint<G extends Spec>(
  game: Game<G>,
  session: Session<G>,
  entries: readonly Entry[],
  replayed: Session<G>,
  failed: number,
): Resumed<G> | undefined {
  for (let at = entries.length - 1; at >= 0; at--) {
    const entry = entries[at] as Entry;
    const state = entry.kind === 'check' ? loadState(game, session.options, entry) : undefined;
    if (!state) continue;
    const history = fold(entries.slice(0, at + 1)).map((index): Played<G> => {
      const known = index < failed ? replayed.items[index]?.played : undefined;
      const step = entries[index] as Step;
      return known ?? { entry: index, step, ask: '', weight: 0, total: 0, random: false, told: [] };
    });
    session.takeOver(entries.slice(0, at + 1), history, game.clone(state));
    const allowed = entries.slice(at + 1).every((e) => session.enter(e) === undefined);
    if (!allowed) session.takeOver(entries, history, state);
    const known = entries.some((e, i) => e.kind === 'rules' && e.version === game.version && i < at);
    if (!allowed || !known) goOn(session);
    return { session, lost: allowed ? [] : entries.slice(at + 1).filter(isStep) };
  }
  return undefined;
}

/** A checkpoint's position, if it is whole and the rules as they are now can go on from it. */
function loadState<G extends Spec>(
  game: Game<G>,
  options: OptionsOf<G['options']>,
  entry: { hash: string; state: string },
): G['state'] | undefined {
  if (entry.hash !== checksum(entry.state)) return undefined;
  try {
    const state = { options, ...JSON.parse(entry.state) } as G['state'];
    game.check(state);
    game.node(state);
    return state;
  } catch {
    return undefined;
  }
}
