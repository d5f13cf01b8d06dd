/** What finished games come to: one entry for each, read from its journal, and sums by game and setting. */
import { presetOf } from '../../kernel/options.ts';
import type { ReportOf, Results } from '../../kernel/results.ts';
import { story } from '../../kernel/session/story.ts';
import { people } from '../../sitting/seats.ts';
import { drawsOf, luckOf, verdict } from '../luck/luck.ts';
import type { ReadGame } from '../saved/open.ts';
import type { GameRecord } from '../store/store.ts';

/** A finished game. Names are ids, so that the same file comes out in every language. */
export interface Past {
  readonly id: string;
  readonly game: string;
  /** What the player calls it. */
  readonly name: string;
  /** The preset with exactly these options; '' for none. */
  readonly preset: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly began: number;
  readonly ended: number;
  readonly outcome: string;
  /** Whether a person has won against the game or its bots; undefined where that isn't the question. */
  readonly won: boolean | undefined;
  /** Everybody's, the most first; empty if there is one seat or the game counts none. */
  readonly standings: readonly Standing[];
  readonly turns: number;
  readonly steps: number;
  readonly draws: number;
  readonly luck: Verdict;
  /** The share of simulated series that are at least as unusual. */
  readonly share: number;
}

export interface Standing {
  readonly seat: string;
  readonly points: number;
  readonly bot: boolean;
}

export type Verdict = ReturnType<typeof verdict>;

type Read = Pick<ReadGame & { ok: true }, 'session' | 'record'>;

/** Undefined while the game is in progress. */
export function pastOf({ session, record }: Read, { wins, report }: Results = {}): Past | undefined {
  const { game, options, node } = session;
  if (node.kind !== 'end') return undefined;
  const luck = luckOf(drawsOf(session));
  return {
    id: record.id,
    game: game.id,
    name: record.name,
    preset: presetOf(game, options) ?? '',
    options: session.journal.options,
    began: record.created,
    ended: record.updated,
    outcome: node.outcome,
    won: hasWon({ session, record }, wins),
    standings: standingsOf(session, report),
    turns: story(session).filter(({ turn, undone }) => turn !== '' && !undone).length,
    steps: session.line.length,
    draws: luck.draws,
    luck: verdict(luck),
    share: luck.share,
  };
}

function hasWon({ session }: Read, wins: readonly string[] | undefined): boolean | undefined {
  const { game, options, node } = session;
  if (node.kind !== 'end') return undefined;
  const seats = game.seats(options);
  if (seats.length === 1) return wins?.includes(node.outcome);
  const persons = people(session);
  // Among people only, or bots only, somebody always wins.
  if (persons.length === 0 || persons.length === seats.length) return undefined;
  const best = Math.max(...node.scores);
  return best > 0 && persons.some((seat) => node.scores[seats.indexOf(seat)] === best);
}

function standingsOf(session: Read['session'], report: ReportOf | undefined): readonly Standing[] {
  const { game, options, node, line } = session;
  const seats = game.seats(options);
  const counts = report !== undefined || game.scoring === 'points';
  if (node.kind !== 'end' || seats.length < 2 || !counts) return [];
  const reports = line.flatMap(({ events }) => events);
  const points = report?.(options, reports).seats.map((seat) => seat.points) ?? node.scores;
  const persons = people(session);
  return seats
    .map((seat, i) => ({ seat, points: points[i] ?? 0, bot: !persons.includes(seat) }))
    .toSorted((a, b) => b.points - a.points);
}

/** What the only person got, and the best of the bots; undefined for any other company. */
export function againstBots({ standings }: Past): { you: number; rival: number } | undefined {
  const [you, ...others] = standings.filter(({ bot }) => !bot);
  const rival = standings.find(({ bot }) => bot);
  return you && rival && others.length === 0 ? { you: you.points, rival: rival.points } : undefined;
}

/** Those that may count: not the app's own demo or simulations, not what was deleted. */
export function counted(records: readonly GameRecord[]): readonly GameRecord[] {
  return records.filter(({ demo, simulated, removed }) => !demo && !simulated && removed === 0);
}

export interface Sum {
  readonly games: number;
  readonly wins: number;
  /** The games that could be won. */
  readonly decided: number;
  /** The median. */
  readonly turns: number;
  readonly luck: Readonly<Record<Verdict, number>>;
}

export function sumOf(games: readonly Past[]): Sum {
  const luck = { usual: 0, uncommon: 0, rare: 0, 'too-few': 0 };
  for (const past of games) luck[past.luck]++;
  return {
    games: games.length,
    wins: games.filter(({ won }) => won).length,
    decided: games.filter(({ won }) => won !== undefined).length,
    turns: median(games.map(({ turns }) => turns)),
    luck,
  };
}

/** Games that have this in common, the group with the most games first. */
export function groupedBy(games: readonly Past[], key: (past: Past) => string): readonly (readonly Past[])[] {
  const groups = new Map<string, Past[]>();
  for (const past of games) groups.set(key(past), [...(groups.get(key(past)) ?? []), past]);
  return [...groups.values()].toSorted((a, b) => b.length - a.length);
}

export const bySetting = ({ preset, options }: Past) => preset || JSON.stringify(options);

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? 0)) / 2;
}
