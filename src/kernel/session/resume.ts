/** Going on with a journal that was read: of this version to the letter, of an older one as far as it goes. */

import type { Game, Spec } from '../game.ts';
import { type Inspect, type OptionsOf, type Refusal, resolve } from '../options.ts';
import { checkpoint, loadState } from './checkpoint.ts';
import { damaged } from './damage.ts';
import {
  type Attempt,
  bad,
  type Entry,
  formatEntry,
  good,
  isStep,
  type Journal,
  type Problem,
  parse,
  parseHeader,
  readEntry,
  type Step,
} from './journal.ts';
import { fold } from './line.ts';
import { type Played, Session, untold } from './session.ts';

/** What came of reading a journal: a session to go on with, and all that has to be said about it. */
export interface Resumed<G extends Spec> {
  readonly session: Session<G>;
  /** Entries that the rules as they are now do not allow, kept and shown, but not part of the game any more. */
  readonly lost: readonly Entry[];
  /** Options of an older version that are not there any more, or not with this value: the default holds. */
  readonly dropped: readonly string[];
  /** Where the rules as they are now could not replay it: the first problem, and how many steps are taken on trust. */
  readonly unverified: { readonly steps: number; readonly problem: Problem } | undefined;
  /** What no change of the rules explains, in a journal of older ones. */
  readonly damage: readonly Problem[];
  /** Draws of the app that do not follow from the seed: `found` stands in that entry, the seed gives `expected`. */
  readonly strays: readonly (Problem & { readonly entry: number })[];
  /** How many draws made under older rules are not what the seed gives now; that proves nothing. */
  readonly uncompared: number;
}

/**
 * A text as a journal of this game. One of newer rules may have entries that nobody knows here: that is no damage, and
 * its version is named instead of its line.
 */
export function parseFor<G extends Spec>(game: Game<G>, text: string, above = 0): Attempt<Journal> {
  const header = parseHeader(text, above);
  const newer = header.ok ? newerRules(game, header.value) : undefined;
  return newer ? bad(newer) : parse(text, above);
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
): Attempt<Resumed<G>> {
  const { entries, lines, version } = journal;
  if (journal.game !== game.id)
    return bad(inHeader(journal, { reason: 'game', found: journal.game, expected: game.id }));
  const newer = newerRules(game, journal);
  if (newer) return bad(newer);
  const named = (problem: Problem, i: number): Problem =>
    lines[i] === undefined ? problem : { ...problem, line: lines[i] };
  const changed = wrongRules(game, journal);
  if (changed) return bad(named(changed.problem, changed.at));
  const settings = readOptions(game, journal, inspect);
  if (!settings.ok) return bad(inHeader(journal, settings.problem));
  const { options, dropped } = settings.value;
  const fresh = () => new Session(game, options, journal.seed, version);

  const session = fresh();
  // From here on the entries were made under the rules as they are now.
  const since = entries.findLastIndex((e) => e.kind === 'rules' && e.version === game.version);
  const broken = enterAll(session, entries, 0);
  if (!broken) {
    const own = version === game.version ? 0 : since < 0 ? entries.length : since;
    const drawn = compared(session, own, named);
    if (known(entries, version) < game.version) goOn(session, session.entries.length);
    return good({ session, lost: [], dropped, unverified: undefined, damage: [], ...drawn });
  }
  const refused = bad(named(broken.problem, broken.at));
  if (version === game.version) return refused;

  const damage = damaged(game.seats(options), entries).map(({ problem, at }) => named(problem, at));
  const unverified = (to: number) => ({
    steps: trusted(entries, broken.at, to),
    problem: refused.problem,
  });
  // Rescued before, by these very rules: from there on it must replay to the letter.
  if (since >= 0) {
    const state = loadState(game, options, entries[since + 1]);
    if (!state) return refused;
    const rescued = fresh();
    rescued.takeOver(entries.slice(0, since + 2), history(entries.slice(0, since + 2), session), state);
    const wrong = enterAll(rescued, entries, since + 2);
    if (wrong) return bad(named(wrong.problem, wrong.at));
    // Which number a draw has depends on how the older ones were counted when it was made: none of them proves anything.
    const drawn = compared(rescued, entries.length, named);
    const value = { session: rescued, lost: [], dropped, unverified: unverified(since), damage, ...drawn };
    return good(value);
  }
  const rescued = rescue(game, fresh(), entries, session);
  if (!rescued) return refused;
  const { session: saved, lost, at } = rescued;
  const drawn = compared(saved, entries.length, named);
  return good({ session: saved, lost, dropped, unverified: unverified(at), damage, ...drawn });
}

/** The app's draws beside what the seed gives; of those before the entry `own` a difference proves nothing. */
function compared<G extends Spec>(
  { items }: Session<G>,
  own: number,
  named: (problem: Problem, i: number) => Problem,
): Pick<Resumed<G>, 'strays' | 'uncompared'> {
  const strays: (Problem & { entry: number })[] = [];
  let uncompared = 0;
  items.forEach(({ played }, i) => {
    if (played?.due === undefined || played.step.kind !== 'move') return;
    if (i < own) uncompared++;
    else {
      const problem = named({ reason: 'seed', found: played.step.move, expected: played.due }, i);
      strays.push({ ...problem, entry: i });
    }
  });
  return { strays, uncompared };
}

/** Steps that stand at the entry `to` and that nothing vouches for: the replay agreed with no checkpoint after them. */
function trusted(entries: readonly Entry[], broken: number, to: number): number {
  const from = entries.slice(0, broken).findLastIndex(({ kind }) => kind === 'check');
  return fold(entries.slice(0, to + 1)).line.filter((entry) => entry > from).length;
}

/** A change of rules is to a newer version, from a position that is written down, and writes down its own. */
function wrongRules<G extends Spec>(
  game: Game<G>,
  { entries, version: first }: Journal,
): { at: number; problem: Problem } | undefined {
  for (const [at, entry] of entries.entries()) {
    if (entry.kind !== 'rules') continue;
    const { version, keep } = entry;
    const found = String(version);
    if (version > game.version)
      return { at, problem: { reason: 'newer-game', found, expected: String(game.version) } };
    const stands = keep === at || (keep < at && entries[keep - 1]?.kind === 'check');
    if (version <= first || !stands || entries[at + 1]?.kind !== 'check')
      return { at, problem: { reason: 'rules', found } };
  }
  return undefined;
}

/** A new journal that begins with the first n steps of a session's line, and remembers where it comes from. */
export function branch<G extends Spec>(session: Session<G>, id: string, n: number): Attempt<Session<G>> {
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
  const { option, value, reason, expected, problems } = refusal;
  if (reason === 'large') return { reason, found: option, expected };
  if (problems) return { reason: 'data', found: option, problems };
  return { reason: 'option', found: `${option}=${value}`, expected };
}

/** An older journal may name options that are gone: those fall back to their default. */
function readOptions<G extends Spec>(
  game: Game<G>,
  journal: Journal,
  inspect: Inspect,
): Attempt<{ options: OptionsOf<G['options']>; dropped: string[] }> {
  const given = { ...journal.options };
  const dropped: string[] = [];
  if (journal.version < game.version) {
    // All at once: a header may have any number of them.
    for (const option of Object.keys(given)) {
      if (Object.hasOwn(game.options, option)) continue;
      delete given[option];
      dropped.push(option);
    }
  }
  for (;;) {
    const resolved = resolve(game.options, given, inspect);
    if (resolved.ok) {
      const refusal = game.refuse(resolved.options);
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
  session.write({ kind: 'rules', version: session.game.version, keep });
  session.write(checkpoint(session.game, session.state));
}

/** The line of the entries, told as far as the rules as they are now could replay them. */
function history<G extends Spec>(entries: readonly Entry[], replayed: Session<G>): Played<G>[] {
  return fold(entries).line.map((index) => {
    const step = entries[index] as Step;
    return replayed.items[index]?.played ?? untold(step, index);
  });
}

/** The last checkpoint that still stands and that the rules as they are now can go on from, and what was played since. */
function rescue<G extends Spec>(
  game: Game<G>,
  session: Session<G>,
  entries: readonly Entry[],
  replayed: Session<G>,
): (Pick<Resumed<G>, 'session' | 'lost'> & { readonly at: number }) | undefined {
  const { line, checks } = fold(entries);
  for (const [at, { stands, steps }] of [...checks].reverse()) {
    const state = stands ? loadState(game, session.options, entries[at]) : undefined;
    if (!state) continue;
    session.takeOver(entries, history(entries.slice(0, at + 1), replayed), game.clone(state));
    const allowed = line.slice(steps).every((entry) => session.restore(entry) === undefined);
    if (!allowed) session.takeOver(entries, history(entries.slice(0, at + 1), replayed), state);
    goOn(session, allowed ? entries.length : at + 1);
    session.base = session.line.length;
    session.taken = session.entries.length - 1;
    const lost = allowed ? [] : entries.slice(at + 1).filter((e) => isStep(e) || e.kind === 'note');
    return { session, lost, at };
  }
  return undefined;
}
