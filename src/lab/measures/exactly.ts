/** Measures that have exact values, as fractions in text. */
import { answersOf, distribution, measureOf, rowsAsText } from '../../kernel/exact/exact.ts';
import { type AnySpec, type Game, size } from '../../kernel/game.ts';
import { answerer, nextMove } from '../../kernel/play.ts';
import { mix, rng } from '../../kernel/rng.ts';
import { type MeasureWith, MOVE_LIMIT, type Options } from '../play/player.ts';

export type ExactRows = readonly {
  readonly key: string;
  readonly outcomes: Readonly<Record<string, string>>;
}[];

/** The limit for a report; `odds` goes further. */
export const EXACT_STATES = 60_000;

/** Undefined if the measure must be sampled, or if the rules break, which the simulated games will show. */
export function exactly(
  game: Game<AnySpec>,
  options: Options,
  { id, given }: MeasureWith,
  limit = EXACT_STATES,
): ExactRows | undefined {
  try {
    if (meetsChoice(game, options, { id, given })) return undefined;
    return rowsAsText(distribution(game, measureOf(game, id), options, given, limit));
  } catch {
    return undefined;
  }
}

const PROBES = 10;

/**
 * Whether some runs meet a choice that no rule makes. Then there is no exact value, and we can skip the expensive
 * attempt.
 */
function meetsChoice(game: Game<AnySpec>, options: Options, { id, given }: MeasureWith): boolean {
  const measure = measureOf(game, id);
  const answer = answerer(game);
  for (let probe = 0; probe < PROBES; probe++) {
    const int = rng(mix(probe));
    const state = measure.start?.(options, given) ?? game.setup(options);
    for (let moves = 0; moves < MOVE_LIMIT; moves++) {
      const node = game.node(state);
      if (node.kind === 'end' || measure.stop?.(state)) break;
      const choices =
        node.kind === 'decision' ? node.ranges.reduce((n, r) => n + size(r), node.moves.length) : 1;
      if (choices > 1 && !answersOf(game, state)) return true;
      game.apply(state, nextMove(node, state, int, answer));
      measure.onward?.(state, () => {});
    }
  }
  return false;
}

/** `3/7` as a number, for fractions of any length. */
export function decimal(fraction: string): number {
  const [n = '0', d = '1'] = fraction.split('/');
  const cut = Math.max(0, d.length - 290);
  if (cut === 0) return Number(n) / Number(d);
  return Number(n.slice(0, Math.max(0, n.length - cut)) || '0') / Number(d.slice(0, d.length - cut));
}
