/** The steps that one tap made: what an undo removes, and what a redo restores. */
import { at } from '../kernel/at.ts';
import type { AnySpec } from '../kernel/game.ts';
import { automatic, type Played, type Session } from '../kernel/session/session.ts';
import type { SurfaceRules } from './chairs.ts';
import { type StepLine, sameTap, watchedOf } from './one-tap.ts';
import { anyBots, botOf, isPersonsStep, people, startOfBotsMoves } from './seats.ts';

/** What a sitting says about its taps. */
interface Tapped {
  readonly session: Session<AnySpec>;
  /** If the player draws, each draw is a separate tap. */
  readonly playerDraws: boolean;
  readonly surface: SurfaceRules;
}

/** Whether the app made this draw in the same tap as the step before. */
function joined({ session, playerDraws, surface }: Tapped, line: StepLine, nth: number): boolean {
  return !playerDraws && sameTap(watchedOf(session), line, nth, surface.drawsWithAnswers);
}

/** Whether bots play automatically after a person. */
function botsFollow(session: Session<AnySpec>): boolean {
  return anyBots(session) && people(session).length > 0;
}

/** Where taps began, by where they end. */
interface KnownTaps extends Omit<Tapped, 'session'> {
  readonly entries: number;
  readonly begins: Map<number, number>;
}

/** Remembered until something is written: one drawing asks many times, and each answer compares many positions. */
const known = new WeakMap<Session<AnySpec>, KnownTaps>();

/** The index of the first step of the tap that led to the position after `end` steps; -1 if there is none. */
export function tapBefore(tapped: Tapped, end: number): number {
  const { begins } = knownTaps(tapped);
  const begun = begins.get(end) ?? beginningOfTap(tapped, end);
  begins.set(end, begun);
  return begun;
}

function knownTaps({ session, playerDraws, surface }: Tapped): KnownTaps {
  const { length: entries } = session.entries;
  const last = known.get(session);
  if (last?.entries === entries && last.playerDraws === playerDraws && last.surface === surface) return last;
  const taps = { entries, playerDraws, surface, begins: new Map<number, number>() };
  known.set(session, taps);
  return taps;
}

function beginningOfTap(tapped: Tapped, end: number): number {
  const { session } = tapped;
  const { line: steps, base } = session;
  const line = { steps, after: (n: number) => session.replayed(n) };
  let from = end - 1;
  while (from >= base && (automatic(at(steps, from)) || joined(tapped, line, from))) from--;
  return from < base ? -1 : from;
}

/** The steps that an undo of `n` taps removes. With bots, each tap includes the bots' moves after it. */
export function stepsToUndo(tapped: Tapped, n = 1): readonly Played<AnySpec>[] {
  const { session, surface } = tapped;
  let from = session.line.length;
  for (let left = n; left > 0; left--) {
    const end = botsFollow(session) ? startOfBotsMoves(session, from, surface.drawsWithBots) : from;
    const begun = tapBefore(tapped, end);
    // Without a person's step to undo, the bots would just repeat their moves.
    if (begun < 0) break;
    from = begun;
  }
  return session.line.slice(from);
}

/** The steps that a redo of `n` taps restores. With bots, each tap includes the bots' moves after it. */
export function stepsToRedo(tapped: Tapped, n = 1): readonly Played<AnySpec>[] {
  const { session, surface } = tapped;
  const { line, undone } = session;
  const steps = [...line, ...undone.toReversed()];
  const whole = { steps, after: (n: number) => session.replayed(n) };
  const bot = botOf(session);
  const begins = (nth: number) =>
    !automatic(at(steps, nth)) &&
    !joined(tapped, whole, nth) &&
    (!botsFollow(session) || isPersonsStep(steps, nth, bot, surface.drawsWithBots));
  let to = line.length;
  for (let left = n; left > 0 && to < steps.length; left--) {
    to++;
    while (to < steps.length && !begins(to)) to++;
  }
  return steps.slice(line.length, to);
}
