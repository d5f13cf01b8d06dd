/** The journal retold: what happened at each entry, undone or not, with what the rules reported. */
import type { Game, Spec } from './game.ts';
import { type Entry, formatEntry, formatHeader, type Journal, type Outcome } from './journal.ts';
import type { Inspect } from './options.ts';
import { type Played, resume, Session } from './session.ts';

export interface Item<G extends Spec> {
  /** Index of the journal entry. */
  readonly index: number;
  readonly entry: Entry;
  /** For a step: what was played and reported. */
  readonly played: Played<G> | undefined;
  /** How many steps stood before it: jumping here shows the position after `at` steps. */
  readonly at: number;
  /** Taken back later and not restored. */
  readonly undone: boolean;
  /** The turn that begins here, '' for none. */
  readonly turn: string;
}

/** Every entry of the session, in order. */
export function story<G extends Spec>(session: Session<G>): readonly Item<G>[] {
  const { game, options, seed, version } = session;
  const standing = new Set(session.line.map((p) => p.entry));
  const told = new Map(session.line.map((p) => [p.entry, p]));
  const replay = new Session(game, options, seed, version);
  let alive = session.base === 0;
  const items: Item<G>[] = [];
  for (const [index, entry] of session.entries.entries()) {
    const at = alive ? replay.line.length : items.filter((i) => i.played && !i.undone).length;
    const step = entry.kind === 'move' || entry.kind === 'aside' || entry.kind === 'adjust';
    if (alive && replay.enter(entry)) alive = false;
    const played = step ? (told.get(index) ?? (alive ? replay.line.at(-1) : undefined)) : undefined;
    const turn = entry.kind === 'check' && alive ? game.turn(replay.state) : '';
    items.push({ index, entry, played, at, undone: step && !standing.has(index), turn });
  }
  return items;
}

/** A playthrough as text: the journal with commentary. A golden file is one of these. */
export function retell<G extends Spec>(
  game: Game<G>,
  journal: Journal,
  inspect: Inspect = {},
): Outcome<string> {
  const resumed = resume(game, journal, inspect);
  if (!resumed.ok) return resumed;
  const out = [formatHeader(journal)];
  const session = new Session(game, resumed.value.session.options, journal.seed, journal.version);
  for (const entry of journal.entries) {
    const step = entry.kind === 'move' || entry.kind === 'aside' || entry.kind === 'adjust';
    const { node } = session;
    if (entry.kind === 'move' && node.kind !== 'end') {
      const moves = node.moves.map((move, i) =>
        node.kind === 'chance' ? `${move} ${node.weights[i]}/${node.total}` : move,
      );
      const ranges = node.kind === 'chance' ? [] : node.ranges.map((r) => `${r.verb}:${r.min}..${r.max}`);
      out.push(`  ${node.ask}: ${[...moves, ...ranges].join(', ')}`);
    }
    session.enter(entry);
    out.push(formatEntry(entry));
    if (!step) continue;
    for (const { event, facts } of session.line.at(-1)?.told ?? [])
      out.push(`  - ${event} ${JSON.stringify(facts)}`);
  }
  const { node } = session;
  if (node.kind === 'end') out.push(`  = ${node.outcome} ${node.scores.join(' ')}`);
  return { ok: true, value: `${out.join('\n')}\n` };
}
