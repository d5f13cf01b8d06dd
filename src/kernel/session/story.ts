/** Retells the journal: what happened at each entry, undone or not, with what the rules reported. */
import { at } from '../at.ts';
import { type Game, ruleIds, rulesForEvent, type Spec } from '../game.ts';
import type { Inspect } from '../options.ts';
import { drawsWith } from './draws.ts';
import { type Attempt, bad, formatEntry, formatHeader, isStep, type Journal } from './journal.ts';
import { fold } from './line.ts';
import { publishedKeys, resume } from './resume.ts';
import { type Item, type Played, Session } from './session.ts';

/** An entry in the story. Jumping to it shows the position after `at` steps of the line, if it still counts. */
export interface StoryItem<G extends Spec> extends Item<G> {
  /** Index of the journal entry. */
  readonly index: number;
  /** A step that was undone and not redone, or the start of a turn that it led to. */
  readonly undone: boolean;
}

/** Every entry of the session, in order. */
export function story<G extends Spec>(session: Session<G>): readonly StoryItem<G>[] {
  const standing = new Set(session.line.map((played) => played.entry));
  const { checks } = fold(session.entries);
  const stands = (index = -1) => index < 0 || standing.has(index);
  return session.items.map((item, index) => ({
    ...item,
    index,
    // A checkpoint counts if the step before it does.
    undone: isStep(item.entry) ? !stands(index) : checks.has(index) && !stands(checks.get(index)?.last),
  }));
}

/** A step's index on the line, or -1. */
export function placeOf<G extends Spec>(session: Session<G>, { entry }: Played<G>): number {
  const { line } = session;
  let low = 0;
  // Binary search: steps are on the line in the order of their entries.
  for (let high = line.length; low < high; ) {
    const middle = (low + high) >> 1;
    if (at(line, middle).entry < entry) low = middle + 1;
    else high = middle;
  }
  return line[low]?.entry === entry ? low : -1;
}

/** What a seat saw when a step was made; for an undone step, what it sees now. */
export function viewThen<G extends Spec>(
  session: Session<G>,
  played: Played<G> | undefined,
  seat: G['seat'],
): G['view'] {
  const place = played ? placeOf(session, played) : -1;
  return session.game.view(place < session.base ? session.state : session.replayed(place), seat);
}

/** The rules behind the current question and behind what these steps reported, each once, the question's first. */
export function rulesBehind<G extends Spec>(
  { game, node }: Session<G>,
  steps: readonly Played<G>[],
): readonly string[] {
  const asked = node.kind === 'end' ? [] : ruleIds(game.why.asks[node.ask]);
  return [...new Set([...asked, ...rulesOf(game, steps)])];
}

/** The rules behind what these steps reported, each once; for a step that reported nothing, those of its question. */
export function rulesOf<G extends Spec>(game: Game<G>, steps: readonly Played<G>[]): readonly string[] {
  const behind = ({ ask, events }: Played<G>) =>
    events.length > 0
      ? events.flatMap(({ event, facts }) => rulesForEvent(game.why, event, facts))
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
  const drawsOf = drawsWith(publishedKeys(journal.entries));
  const { options } = resumed.value.session;
  const session = new Session(game, options, journal.seed, journal.version, drawsOf);
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
    for (const { event, facts } of session.line.at(-1)?.events ?? [])
      out.push(`  - ${event} ${JSON.stringify(facts)}`);
  }
  const { node } = session;
  if (node.kind === 'end') out.push(`  = ${node.outcome} ${node.scores.join(' ')}`);
  return { ok: true, value: `${out.join('\n')}\n` };
}
