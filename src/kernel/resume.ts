/** Going on with a journal that was read: of this version to the letter, of an older one as far as it goes. */
import { type Game, type Spec, stateKey } from './game.ts';
import {
  bad,
  checksum,
  type Entry,
  formatEntry,
  good,
  isStep,
  type Journal,
  type Outcome,
  type Problem,
  parse,
  parseHeader,
  readEntry,
} from './journal.ts';
import { fold } from './line.ts';
import { type Inspect, type OptionsOf, type Refusal, resolve } from './options.ts';
import { type Played, Session } from './session.ts';

/** What came of reading a journal: a session to go on with, and what had to be left behind. */
export interface Resumed<G extends Spec> {
  readonly session: Session<G>;
  /** Entries that the rules as they are now do not allow, kept and shown, but not part of the game any more. */
  readonly lost: readonly Entry[];
  /** Options of an older version that are not there any more, or not with this value: the default holds. */
  readonly dropped: readonly string[];
}

/**
 * A text as a journal of this game. One of newer rules may have entries that nobody knows here: that is no damage, and
 * its version is named instead of its line.
 */
export function parseFor<G extends Spec>(game: Game<G>, text: string): Outcome<Journal> {
  const header = parseHeader(text);
  const newer = header.ok ? newerRules(game, header.value) : undefined;
  return newer ? bad(newer) : parse(text);
}

function newerRules<G extends Spec>(game: Game<G>, journal: Journal): Problem | undefined {
  const { version } = journal;
  if (version <= game.version) return undefined;
  const expected = String(game.version);
  return inHeader(journal, { reason: 'newer-game', found: String(version), expected });
}

/**
 * Goes on with a journal. A journal of this version must replay to the letter. One of an older version that does
 * not goes on from its last checkpoint that stands, and says so with a `rules` entry; a newer one is refused.
 */
export function resume<G extends Spec>(
  game: Game<G>,
  journal: Journal,
  inspect: Inspect = {},
): Outcome<Resumed<G>> {
  const { entries, lines, version } = journal;
  const newer = newerRules(game, journal);
  if (newer) return bad(newer);
  const settings = readOptions(game, journal, inspect);
  if (!settings.ok) return bad(inHeader(journal, settings.problem));
  const { options, dropped } = settings.value;
  const fresh = () => new Session(game, options, journal.seed, version);
  const named = (problem: Problem, i: number): Problem =>
    lines[i] === undefined ? problem : { ...problem, line: lines[i] };

  const session = fresh();
  const broken = enterAll(session, entries, 0);
  if (!broken) {
    if (known(entries, version) < game.version) goOn(session, session.entries.length);
    return good({ session, lost: [], dropped });
  }
  const refused = bad(named(broken.problem, broken.at));
  if (version === game.version) return refused;

  // Rescued before, by these very rules: from there on it must replay to the letter.
  const since = entries.findLastIndex((e) => e.kind === 'rules' && e.version === game.version);
  if (since >= 0) {
    const state = loadState(game, options, entries[since + 1]);
    if (!state) return refused;
    const rescued = fresh();
    rescued.takeOver(entries.slice(0, since + 2), history(entries.slice(0, since + 2), session), state);
    const wrong = enterAll(rescued, entries, since + 2);
    return wrong ? bad(named(wrong.problem, wrong.at)) : good({ session: rescued, lost: [], dropped });
  }
  const rescued = rescue(game, fresh(), entries, session);
  return rescued ? good({ ...rescued, dropped }) : refused;
}

/** A new journal that begins with the first n steps of a session's line, and remembers where it comes from. */
export function branch<G extends Spec>(session: Session<G>, id: string, n: number): Outcome<Session<G>> {
  if (n < session.base || n > session.line.length) {
    return bad({ reason: 'undo', found: String(n), expected: `${session.base}-${session.line.length}` });
  }
  const from: Entry = { kind: 'from', id, n };
  if (!readEntry(formatEntry(from))) return bad({ reason: 'line', found: id });
  // A taken-over position needs the checkpoint it was taken from; otherwise the last of the n steps is enough.
  const last = n === session.base && n > 0 ? session.taken : (session.line[n - 1]?.entry ?? -1);
  const entries: Entry[] = [...session.entries.slice(0, last + 1), from];
  // The options were checked when the session began; nothing comes from outside here.
  const trusted = Object.fromEntries(Object.keys(session.game.options).map((key) => [key, () => []]));
  const resumed = resume(session.game, { ...session.journal, entries, lines: [] }, trusted);
  if (!resumed.ok) return resumed;
  resumed.value.session.settle();
  return good(resumed.value.session);
}

/** An option that was refused, as a problem; of a deck or a board, what its check says. */
function optionProblem(refusal: Refusal): Problem {
  const { option, value, reason, expected, remarks } = refusal;
  if (reason === 'large') return { reason, found: option, expected };
  if (remarks) return { reason: 'data', found: option, expected, remarks };
  return { reason: 'option', found: `${option}=${value}`, expected };
}

/** An older journal may name options that are gone: those fall back to their default. */
function readOptions<G extends Spec>(
  game: Game<G>,
  journal: Journal,
  inspect: Inspect,
): Outcome<{ options: OptionsOf<G['options']>; dropped: string[] }> {
  const given = { ...journal.options };
  const dropped: string[] = [];
  for (;;) {
    const resolved = resolve(game.options, given, inspect);
    if (resolved.ok) {
      const refusal = game.refuse?.(resolved.options);
      return refusal
        ? bad({ reason: 'option', found: refusal })
        : good({ options: resolved.options, dropped });
    }
    const { option } = resolved.refusal;
    if (journal.version === game.version || !Object.hasOwn(given, option))
      return bad(optionProblem(resolved.refusal));
    delete given[option];
    dropped.push(option);
  }
}

function inHeader({ headerLine }: Journal, problem: Problem): Problem {
  return headerLine === undefined ? problem : { ...problem, line: headerLine };
}

/** The version of the rules that the last entries were made under. */
function known(entries: readonly Entry[], first: number): number {
  return entries.reduce((version, e) => (e.kind === 'rules' ? e.version : version), first);
}

function enterAll<G extends Spec>(
  session: Session<G>,
  entries: readonly Entry[],
  from: number,
): { at: number; problem: Problem } | undefined {
  for (let at = from; at < entries.length; at++) {
    const problem = session.enter(entries[at] as Entry);
    if (problem) return { at, problem };
  }
  return undefined;
}

/** From here on the rules as they are now hold. The checkpoint lets a later reading begin here. */
function goOn<G extends Spec>(session: Session<G>, keep: number): void {
  session.enter({ kind: 'rules', version: session.game.version, keep });
  const state = stateKey(session.state);
  session.enter({ kind: 'check', hash: checksum(state), state });
}

/** The line of the entries, told as far as the rules as they are now could replay them. */
function history<G extends Spec>(entries: readonly Entry[], replayed: Session<G>): Played<G>[] {
  return fold(entries).line.map((index): Played<G> => {
    const played = replayed.items[index]?.played;
    if (played) return played;
    const step = entries[index] as Entry & { kind: 'move' };
    // Whether it was certain is not known any more; counting it keeps later draws from repeating earlier ones.
    const random = step.kind === 'move' && step.by === 'chance';
    return { entry: index, step, ask: '', weight: 0, total: 0, random, told: [] };
  });
}

/** The last checkpoint that still stands and that the rules as they are now can go on from, and what was played since. */
function rescue<G extends Spec>(
  game: Game<G>,
  session: Session<G>,
  entries: readonly Entry[],
  replayed: Session<G>,
): Omit<Resumed<G>, 'dropped'> | undefined {
  const { line, checks } = fold(entries);
  for (const [at, then] of [...checks].reverse()) {
    const stands = then.length <= line.length && then.every((entry, i) => line[i] === entry);
    const state = stands ? loadState(game, session.options, entries[at]) : undefined;
    if (!state) continue;
    session.takeOver(entries, history(entries.slice(0, at + 1), replayed), game.clone(state));
    const allowed = line.slice(then.length).every((entry) => session.restore(entry) === undefined);
    if (!allowed) session.takeOver(entries, history(entries.slice(0, at + 1), replayed), state);
    goOn(session, allowed ? entries.length : at + 1);
    session.base = session.line.length;
    session.taken = session.entries.length - 1;
    return {
      session,
      lost: allowed ? [] : entries.slice(at + 1).filter((e) => isStep(e) || e.kind === 'note'),
    };
  }
  return undefined;
}

/** A checkpoint's position, if it is whole and the rules as they are now can go on from it. */
function loadState<G extends Spec>(
  game: Game<G>,
  options: OptionsOf<G['options']>,
  entry: Entry | undefined,
): G['state'] | undefined {
  if (entry?.kind !== 'check' || entry.hash !== checksum(entry.state)) return undefined;
  try {
    const state = { ...JSON.parse(entry.state), options } as G['state'];
    const names = (o: object) => Object.keys(o).sort().join();
    if (names(state) !== names(game.setup(options))) return undefined;
    game.check(state);
    for (const seat of game.seats(options)) game.scene(game.view(state, seat));
    const { kind } = game.node(game.clone(state));
    return kind ? state : undefined;
  } catch {
    return undefined;
  }
}
