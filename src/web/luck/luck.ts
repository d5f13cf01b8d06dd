/**
 * How the draws of a game came out, compared with their odds. The odds are those of each draw at its moment;
 * how unusual the counts are is measured on series of draws with the same odds, not guessed from a formula.
 */

import { at } from '../../kernel/at.ts';
import type { AnySpec } from '../../kernel/game.ts';
import { rng } from '../../kernel/rng.ts';
import type { Session } from '../../kernel/session/session.ts';
import { isDraw, repeat } from '../../kernel/session/step.ts';
import { people } from '../../sitting/seats.ts';

/** How many series are simulated. The dictionaries name the number. */
const SERIES = 4000;
/** Fewer draws than this say nothing. */
const ENOUGH = 5;

export type Drawer = 'app' | 'player';

/** One real draw: what could come, and what came. */
export interface Draw {
  readonly ask: string;
  /** How many steps precede it. */
  readonly at: number;
  readonly drawer: Drawer;
  readonly moves: readonly string[];
  readonly weights: readonly number[];
  readonly total: number;
  readonly came: string;
  /** What each outcome was called at that moment. */
  readonly labels: readonly string[];
}

export interface Row {
  readonly ask: string;
  readonly move: string;
  /** What the outcome was called at all of these moments: an event die means other things in other turns. */
  readonly label: string;
  readonly came: number;
  readonly expected: number;
  /** The variance of the count. */
  readonly spread: number;
}

export interface Luck {
  readonly draws: number;
  readonly rows: readonly Row[];
  /** The share of series whose counts are at least as far from the expected ones. */
  readonly share: number;
}

/** The draws of the current line, without certain ones and without those that only one seat may see yet. */
export function drawsOf(
  session: Session<AnySpec>,
  label: (move: string, view: AnySpec['view']) => string = (move) => move,
): readonly Draw[] {
  const { game, line, base, options } = session;
  const over = session.node.kind === 'end';
  const [first = ''] = game.seats(options);
  const persons = people(session);
  const state = session.replayed(base);
  const draws: Draw[] = [];
  for (const [i, played] of line.slice(base).entries()) {
    const { step } = played;
    const node = game.node(state);
    const open =
      node.kind === 'chance' &&
      (over || node.secret === undefined || persons.every((seat) => seat === node.secret));
    if (open && step.kind === 'move' && isDraw(played)) {
      const { ask, moves, weights, total } = node;
      const drawer = step.by === 'chance' ? 'app' : 'player';
      const view = game.view(state, first);
      draws.push({
        ask,
        at: base + i,
        drawer,
        moves: [...moves],
        weights: [...weights],
        total,
        came: step.move,
        labels: moves.map((move) => label(move, view)),
      });
    }
    repeat(game, state, step);
  }
  return draws;
}

export function luckOf(draws: readonly Draw[]): Luck {
  const { rows, places } = counted(draws);
  return { draws: draws.length, rows, share: shareAsFar(draws, rows, places) };
}

/** The rows, and for each draw the row of each of its outcomes. */
function counted(draws: readonly Draw[]): {
  readonly rows: readonly Row[];
  readonly places: readonly (readonly number[])[];
} {
  const rows: { ask: string; move: string; label: string; came: number; expected: number; spread: number }[] =
    [];
  const byOutcome = new Map<string, number>();
  const places = draws.map(({ ask, moves, weights, total, came, labels }) =>
    moves.map((move, i) => {
      const label = at(labels, i);
      const key = `${ask} ${move}`;
      const place = byOutcome.get(key) ?? rows.length;
      if (place === rows.length) {
        rows.push({ ask, move, label, came: 0, expected: 0, spread: 0 });
        byOutcome.set(key, place);
      }
      const row = at(rows, place);
      if (row.label !== label) row.label = common(row.label, label) || label;
      const p = at(weights, i) / total;
      row.expected += p;
      row.spread += p * (1 - p);
      if (move === came) row.came++;
      return place;
    }),
  );
  return { rows, places };
}

/** The share of simulated series whose counts are at least as far from the expected ones. */
function shareAsFar(
  draws: readonly Draw[],
  rows: readonly Row[],
  places: readonly (readonly number[])[],
): number {
  const far = distance(
    rows,
    rows.map(({ came }) => came),
  );
  const int = rng(SERIES);
  const sums = draws.map(({ weights }) => {
    let sum = 0;
    return weights.map((weight) => (sum += weight));
  });
  let atLeast = 0;
  const counts = new Array<number>(rows.length);
  for (let series = 0; series < SERIES; series++) {
    counts.fill(0);
    for (const [i, draw] of draws.entries()) {
      const drawn = int(draw.total);
      const place = at(
        at(places, i),
        at(sums, i).findIndex((sum) => drawn < sum),
      );
      counts[place] = at(counts, place) + 1;
    }
    // Sums of fractions: equal ones may differ in the last digit.
    if (distance(rows, counts) >= far - 1e-9) atLeast++;
  }
  return (atLeast + 1) / (SERIES + 1);
}

/** The words that two labels begin with, without an open bracket: `5 (strength 8)`, `5 (strength 16)` -> `5`. */
function common(one: string, other: string): string {
  const [words, others] = [one.split(' '), other.split(' ')];
  const differ = words.findIndex((word, i) => word !== others[i]);
  const same = differ < 0 ? words : words.slice(0, differ);
  return same
    .join(' ')
    .replace(/\([^)]*$/, '')
    .replace(/[^\p{L}\p{N})]+$/u, '');
}

/** How far counts are from the expected ones, each in units of its own spread. */
function distance(rows: readonly Row[], counts: readonly number[]): number {
  return rows.reduce((sum, { expected, spread }, i) => sum + (at(counts, i) - expected) ** 2 / spread, 0);
}

export function verdict({ draws, share }: Luck): 'too-few' | 'usual' | 'uncommon' | 'rare' {
  if (draws < ENOUGH) return 'too-few';
  return share >= 0.1 ? 'usual' : share >= 0.01 ? 'uncommon' : 'rare';
}

/**
 * The results whose counts are furthest from the expected ones, the furthest first. What was drawn only a few times
 * says nothing, and certain results can't differ.
 */
export function furthest({ rows }: Luck, most: number): readonly Row[] {
  const draws = new Map<string, number>();
  for (const { ask, came } of rows) draws.set(ask, (draws.get(ask) ?? 0) + came);
  const far = ({ came, expected, spread }: Row) => (came - expected) ** 2 / spread;
  return rows
    .filter(({ ask, spread }) => spread > 0 && (draws.get(ask) ?? 0) >= ENOUGH)
    .toSorted((a, b) => far(b) - far(a))
    .slice(0, most);
}

/** A draw, with the indices of its result and of the likeliest outcome. */
export interface Unexpected {
  readonly draw: Draw;
  readonly came: number;
  readonly likeliest: number;
}

/**
 * The draw whose result was the least likely one compared with the likeliest of that moment: a die, or a deck of single
 * cards, is never unexpected. Undefined where every draw brought a likeliest result.
 */
export function leastExpected(draws: readonly Draw[]): Unexpected | undefined {
  let found: Unexpected | undefined;
  let most = 1;
  for (const draw of draws) {
    const { weights, moves } = draw;
    const likeliest = weights.indexOf(Math.max(...weights));
    const came = moves.indexOf(draw.came);
    const ratio = at(weights, likeliest) / at(weights, came);
    if (ratio > most) {
      found = { draw, came, likeliest };
      most = ratio;
    }
  }
  return found;
}
