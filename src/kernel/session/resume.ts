/** Resumes a journal: one of this version must replay exactly, an older one as far as possible. */

import type { Game, Spec } from '../game.ts';
import { type Inspect, type OptionProblem, type OptionsOf, resolve } from '../options.ts';
import { checkpoint, loadState } from './checkpoint.ts';
import { damaged } from './damage.ts';
import { type DrawsOf, drawsWith, keyHash } from './draws.ts';
import {
  type Attempt,
  bad,
  type Entry,
  formatEntry,
  GAME_TEXT,
  good,
  isStep,
  type Journal,
  type Problem,
  parse,
  parseHeader,
  readEntry,
} from './journal.ts';
import { fold } from './line.ts';
import { OTHER_TEXT } from './new-text.ts';
import { type Played, Session, untold } from './session.ts';

/** A resumed journal: a session to continue, and everything to report about it. */
export interface Resumed<G extends Spec> {
  readonly session: Session<G>;
  /** Entries that the current rules don't allow: kept and shown, but no longer part of the game. */
  readonly lost: readonly Entry[];
  /** Options of an older version that no longer exist, or no longer have this value: the default applies. */
  readonly dropped: readonly string[];
  /** If the current rules couldn't replay it: the first problem, and how many steps are unverified. */
  readonly unverified: { readonly steps: number; readonly problem: Problem } | undefined;
  /** In a journal of older rules: what no change of rules explains. */
  readonly damage: readonly Problem[];
  /** Draws of the app that don't follow from their seed or key: the entry has `found`, the source gives `expected`. */
  readonly strays: readonly (Problem & { readonly entry: number })[];
  /** How many draws made under older rules differ from what the seed gives now; that proves nothing. */
  readonly uncompared: number;
  /** How many draws come from a key that isn't published, so that nothing can be compared. */
  readonly unpublished: number;
}

/**
 * Parses a text as a journal of this game. A journal of newer rules may have unknown entries: that isn't damage, so the
 * problem names its version instead of the line.
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
 * Resumes a journal. A journal of this version must replay exactly. An older one that doesn't continues from its last
 * usable checkpoint and records that in a `rules` entry. A newer one is refused.
 */
export function resume<G extends Spec>(
  game: Game<G>,
  journal: Journal,
  inspect: Inspect = {},
  drawsOf: DrawsOf = drawsWith(publishedKeys(journal.entries)),
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
  const fresh = () => new Session(game, options, journal.seed, version, drawsOf);

  const session = fresh();
  // From here on the entries were made under the current rules.
  const since = entries.findLastIndex((e) => e.kind === 'rules' && e.version === game.version);
  const broken = enterAll(session, entries, 0);
  if (!broken) {
    const comparable = version === game.version ? 0 : since < 0 ? entries.length : since;
    const drawn = compared(session, comparable, named);
    if (known(entries, version) < game.version) recordRules(session, session.entries.length);
    return good({ session, lost: [], dropped, unverified: undefined, damage: [], ...drawn });
  }
  const refused = bad(named(broken.problem, broken.at));
  if (version === game.version) return refused;

  const damage = damaged(game.seats(options), entries).map(({ problem, at }) => named(problem, at));
  const unverified = (to: number) => ({
    steps: trusted(entries, broken.at, to),
    problem: refused.problem,
  });
  // Already rescued by the current rules: from there on it must replay exactly.
  if (since >= 0) {
    const state = loadState(game, options, entries[since + 1]);
    if (!state) return refused;
    const rescued = fresh();
    rescued.continueFromCheckpoint(
      entries.slice(0, since + 2),
      history(entries.slice(0, since + 2), session),
      state,
    );
    const wrong = enterAll(rescued, entries, since + 2);
    if (wrong) return bad(named(wrong.problem, wrong.at));
    // A draw's number depends on how older draws were counted at the time, so no difference proves anything.
    const drawn = compared(rescued, entries.length, named);
    const doubted = version === OTHER_TEXT ? undefined : unverified(since);
    return good({ session: rescued, lost: [], dropped, unverified: doubted, damage, ...drawn });
  }
  const rescued = rescue(game, fresh(), entries, session);
  if (!rescued) return refused;
  const { session: saved, lost, at } = rescued;
  const drawn = compared(saved, entries.length, named);
  return good({ session: saved, lost, dropped, unverified: unverified(at), damage, ...drawn });
}

/** Compares the app's draws with what their source gives; a difference before the entry `from` proves nothing. */
function compared<G extends Spec>(
  { items }: Session<G>,
  from: number,
  named: (problem: Problem, i: number) => Problem,
): Pick<Resumed<G>, 'strays' | 'uncompared' | 'unpublished'> {
  const strays: (Problem & { entry: number })[] = [];
  let uncompared = 0;
  let unpublished = 0;
  let reason: 'seed' | 'keyed' = 'seed';
  items.forEach(({ entry, played }, i) => {
    if (entry.kind === 'draws') reason = entry.source.by === 'seed' ? 'seed' : 'keyed';
    if (played?.unpublished) unpublished++;
    if (played?.due === undefined || played.step.kind !== 'move') return;
    if (i < from) uncompared++;
    else {
      const problem = named({ reason, found: played.step.move, expected: played.due }, i);
      strays.push({ ...problem, entry: i });
    }
  });
  return { strays, uncompared, unpublished };
}

/** The keys that a journal publishes, wherever they are: draws before them can be compared, too. */
export function publishedKeys(entries: readonly Entry[]): readonly string[] {
  return entries.flatMap((entry) => (entry.kind === 'key' ? entry.key : []));
}

/** How many steps on the line at the entry `to` are unverified: the replay matched no checkpoint after them. */
function trusted(entries: readonly Entry[], broken: number, to: number): number {
  const from = entries.slice(0, broken).findLastIndex(({ kind }) => kind === 'check');
  return fold(entries.slice(0, to + 1)).line.filter((entry) => entry > from).length;
}

/** A `rules` entry must name a newer version, start from a stored position, and be followed by a checkpoint. */
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

/**
 * A new journal with the first n steps of a session's line, which records where it comes from. It contains the keys that
 * were published later; the caller names a new source of draws if there is none left.
 */
export function branch<G extends Spec>(session: Session<G>, id: string, n: number): Attempt<Session<G>> {
  if (n < session.base || n > session.line.length) {
    return bad({ reason: 'undo', found: String(n), expected: `${session.base}-${session.line.length}` });
  }
  const from: Entry = { kind: 'from', id, n };
  if (!readEntry(formatEntry(from))) return bad({ reason: 'line', found: id });
  // A position taken from a checkpoint needs that checkpoint; otherwise the last of the n steps is enough.
  const last = n === session.base && n > 0 ? session.continuedFrom : (session.line[n - 1]?.entry ?? -1);
  const copied = session.entries.slice(0, last + 1);
  const later = session.entries
    .slice(last + 1)
    .filter((entry) => entry.kind === 'key' && opens(copied, entry.key));
  const entries: Entry[] = [...copied, ...later, from];
  // The options were checked when the session began; nothing here comes from outside.
  const trusted = Object.fromEntries(Object.keys(session.game.options).map((key) => [key, () => []]));
  const resumed = resume(session.game, { ...session.journal, entries, lines: [] }, trusted);
  if (!resumed.ok) return resumed;
  resumed.value.session.settle();
  return good(resumed.value.session);
}

/** Whether some draws of these entries come from this key. */
function opens(entries: readonly Entry[], key: string): boolean {
  const hash = keyHash(key);
  return entries.some((e) => e.kind === 'draws' && e.source.by === 'key' && e.source.hash === hash);
}

/** A refused option as a problem; for a deck or a board, with the results of its check. */
function optionProblem(refusal: OptionProblem): Problem {
  const { option, value, reason, expected, problems } = refusal;
  if (reason === 'large') return { reason, found: option, expected };
  if (problems) return { reason: 'data', found: option, problems };
  return { reason: 'option', found: `${option}=${value}`, expected };
}

/** An older journal may have options that no longer exist: those fall back to their default. */
function readOptions<G extends Spec>(
  game: Game<G>,
  journal: Journal,
  inspect: Inspect,
): Attempt<{ options: OptionsOf<G['options']>; dropped: string[] }> {
  const given = { ...journal.options };
  delete given[GAME_TEXT];
  const dropped: string[] = [];
  if (journal.version < game.version) {
    // All at once, because a header may have any number of them.
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

/** The version of the rules for the last entries. */
function known(entries: readonly Entry[], first: number): number {
  return entries.reduce((version, e) => (e.kind === 'rules' ? e.version : version), first);
}

function enterAll<G extends Spec>(
  session: Session<G>,
  entries: readonly Entry[],
  from: number,
): { at: number; problem: Problem } | undefined {
  for (const [at, entry] of entries.entries()) {
    const problem = at < from ? undefined : session.enter(entry);
    if (problem) return { at, problem };
  }
  return undefined;
}

/** Records that the current rules apply from here on. The checkpoint lets a later resume start here. */
function recordRules<G extends Spec>(session: Session<G>, keep: number): void {
  session.write({ kind: 'rules', version: session.game.version, keep });
  session.write(checkpoint(session.game, session.state));
}

/** The line of the entries, with reports as far as the current rules could replay them. */
function history<G extends Spec>(entries: readonly Entry[], replayed: Session<G>): Played<G>[] {
  return fold(entries).line.flatMap((index) => {
    const step = entries[index];
    return step && isStep(step) ? [replayed.items[index]?.played ?? untold(step, index)] : [];
  });
}

/** The last checkpoint on the line that the current rules can continue from, and the steps since. */
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
    session.continueFromCheckpoint(entries, history(entries.slice(0, at + 1), replayed), game.clone(state));
    const allowed = line.slice(steps).every((entry) => session.restore(entry) === undefined);
    if (!allowed) session.continueFromCheckpoint(entries, history(entries.slice(0, at + 1), replayed), state);
    recordRules(session, allowed ? entries.length : at + 1);
    session.lockUndo();
    const lost = allowed ? [] : entries.slice(at + 1).filter((e) => isStep(e) || e.kind === 'note');
    return { session, lost, at };
  }
  return undefined;
}
