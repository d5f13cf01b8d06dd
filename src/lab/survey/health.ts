/** What is wrong or unused in a set of rules, as far as simulated games show. The checks work for any game. */
import { type Estimate, share } from '../../kernel/exact/estimate.ts';
import { type AnySpec, type Game, type RuleIds, ruleIds } from '../../kernel/game.ts';
import { mean } from '../measures/interval.ts';
import { label, type Tally, type Trouble } from '../play/ledger.ts';
import { WIN } from '../play/player.ts';
import { AGAIN, KNOWN, POINTS } from '../play/settled.ts';
import type { Survey } from './survey.ts';

/** Whether it came up in the games; if not, whether a player can cause it by hand. */
export type Met = 'met' | 'by-hand' | 'never';

export interface Coverage {
  readonly id: string;
  readonly met: Met;
  /** How often per game. */
  readonly mean: Estimate;
  /** The share of games that have it. */
  readonly share: Estimate;
}

export interface Health {
  readonly stuck: number;
  readonly endless: number;
  readonly troubles: readonly Trouble[];
  readonly outcomes: readonly Coverage[];
  readonly asks: readonly Coverage[];
  readonly events: readonly Coverage[];
  readonly rules: readonly { readonly id: string; readonly met: Met; readonly clauses: readonly string[] }[];
  /** Clauses cited only by prompts and events that never came up. */
  readonly idleClauses: readonly string[];
  /** Clauses that no prompt and no event cites: games can't exercise them. */
  readonly unwatched: readonly string[];
  /** Rows of measures that never come up; if the measure is exact, they are impossible. */
  readonly idleRows: readonly { readonly measure: string; readonly key: string; readonly exact: boolean }[];
  /**
   * Outcomes that never come up although their row does: empty cells of a table. Numbers don't count, nor do rows
   * with two outcomes: there the other one is certain, and the chart says so.
   */
  readonly idleCells: readonly {
    readonly measure: string;
    readonly key: string;
    readonly outcome: string;
    readonly exact: boolean;
  }[];
  /** Decisions that sometimes offer only one choice, and how often. */
  readonly onlyChoice: readonly {
    readonly ask: string;
    readonly share: Estimate;
    readonly choices: number;
  }[];
  /** Share of wins by seat, in the order of play, and of the seat that decides first. Empty for one seat. */
  readonly seats: readonly { readonly seat: string; readonly wins: Estimate; readonly score: Estimate }[];
  /** Average points by seat, where the game counts points. */
  readonly points: readonly (readonly [seat: string, mean: Estimate])[];
  readonly first: Estimate | undefined;
  /** How often replaying from a point of the game gives the same result. */
  readonly settled: readonly { readonly point: number; readonly same: Estimate }[];
}

/** What can happen at all: every event in the dictionaries, and every outcome that the settings allow. */
export interface Declared {
  readonly outcomes: readonly string[];
  readonly events: readonly string[];
}

export function health(
  game: Game<AnySpec>,
  declared: Declared,
  survey: Survey,
  seats: readonly string[],
): Health {
  const { tally, byHand, measures } = survey;
  const { quantities: q, games } = tally;
  const seen = (id: string, names: readonly string[], hand: readonly string[]): Coverage => {
    const found = names.map((name) => q[name]).filter((one) => one !== undefined);
    const sum = found.reduce((n, one) => n + one.sum, 0);
    const squares = found.reduce((n, one) => n + one.squares, 0);
    const most = Math.max(0, ...found.map((one) => one.games));
    const met = found.length > 0 ? 'met' : hand.includes(id) ? 'by-hand' : 'never';
    return { id, met, mean: mean({ sum, squares }, games), share: share(most, games) };
  };
  const asks = Object.keys(game.why.asks).map((ask) =>
    seen(
      ask,
      ['decision', 'chance', 'table'].map((kind) => label(kind, ask)),
      byHand.asks,
    ),
  );
  const events = declared.events.map((event) => seen(event, [label('event', event)], byHand.events));
  const rules = ruleUse(game, asks, events);
  const used = new Set(rules.filter(({ met }) => met !== 'never').flatMap(({ clauses }) => clauses));
  const { watched, cited } = clausesOf(game);
  const known = survey.settled.quantities[KNOWN]?.games ?? 0;
  return {
    stuck: q[label('trouble', 'stuck')]?.games ?? 0,
    endless: q[label('trouble', 'endless')]?.games ?? 0,
    troubles: tally.troubles,
    outcomes: declared.outcomes.map((outcome) => seen(outcome, [label('outcome', outcome)], byHand.outcomes)),
    asks,
    events,
    rules,
    idleClauses: [...watched].filter((clause) => !used.has(clause)).sort(),
    unwatched: [...new Set(cited)].filter((clause) => !watched.has(clause)).sort(),
    idleRows: measures.flatMap(({ id, exact, rows }) =>
      rows.filter(({ total }) => total === 0).map(({ key }) => ({ measure: id, key, exact })),
    ),
    idleCells: measures.flatMap(({ id, exact, rows }) =>
      rows
        .filter(({ total, outcomes }) => total > 0 && outcomes.length > 2)
        .flatMap(({ key, outcomes }) =>
          outcomes
            .filter(({ outcome, value }) => value === 0 && Number.isNaN(Number(outcome)))
            .map(({ outcome }) => ({ measure: id, key, outcome, exact })),
        ),
    ),
    onlyChoice: Object.keys(game.why.asks).flatMap((ask) => {
      const all = q[label('decision', ask)]?.sum ?? 0;
      const one = q[label('one', ask)]?.sum ?? 0;
      const choices = (q[label('choices', ask)]?.sum ?? 0) / Math.max(all, 1);
      return one > 0 ? [{ ask, share: share(one, all), choices }] : [];
    }),
    seats:
      seats.length < 2
        ? []
        : seats.map((seat) => ({
            seat,
            wins: mean(q[label('win', seat)], games, WIN),
            score: mean(q[label('score', seat)], games),
          })),
    points: game.scoring === 'points' ? pointsBySeat(seats, survey.tally) : [],
    first:
      seats.length > 1 && q['first-known'] ? mean(q['first-wins'], q['first-known'].games, WIN) : undefined,
    settled:
      known === 0
        ? []
        : POINTS.map((point, p) => ({
            point,
            same: mean(survey.settled.quantities[label('settled', String(p))], known, AGAIN),
          })),
  };
}

/** The average score of each seat in the games that came to an end. */
export function pointsBySeat(
  seats: readonly string[],
  { quantities }: Tally,
): readonly (readonly [seat: string, mean: Estimate])[] {
  return seats.map((seat) => {
    const scored = quantities[label('score', seat)];
    return [seat, mean(scored, scored?.games ?? 0)];
  });
}

/** Clauses cited by prompts and events, and all clauses in the game's rule texts. */
function clausesOf({ why }: Game<AnySpec>): { watched: ReadonlySet<string>; cited: readonly string[] } {
  const rules = new Set([...Object.values(why.asks), ...Object.values(why.events)].flatMap(ruleIds));
  const all = Object.entries(why.rules);
  return {
    watched: new Set(all.filter(([id]) => rules.has(id)).flatMap(([, { clauses }]) => clauses)),
    cited: all.flatMap(([, { clauses }]) => clauses),
  };
}

/** A rule is in use if a prompt or an event that cites it came up. */
function ruleUse(
  game: Game<AnySpec>,
  asks: readonly Coverage[],
  events: readonly Coverage[],
): Health['rules'] {
  const met = new Map<string, Met>();
  const note = (rules: RuleIds | undefined, how: Met) => {
    for (const rule of ruleIds(rules)) if (met.get(rule) !== 'met' && how !== 'never') met.set(rule, how);
  };
  for (const { id, met: how } of asks) note(game.why.asks[id], how);
  for (const { id, met: how } of events) note(game.why.events[id], how);
  return Object.entries(game.why.rules).map(([id, { clauses }]) => ({
    id,
    met: met.get(id) ?? 'never',
    clauses,
  }));
}
