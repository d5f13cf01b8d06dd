/** Work for any thread: a task is plain data, and so is its result. */
import { mind } from '../../bots/bots.ts';
import { sharesAmong } from '../../bots/ladder.ts';
import type { Source } from '../../games/catalogue.ts';
import type { Roster } from '../../kernel/bot.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { resolve } from '../../kernel/options.ts';
import { type Answerer, answerer, type Bot } from '../../kernel/play.ts';
import type { Remarks } from '../../kernel/remarks.ts';
import { differences } from '../compare/differences.ts';
import { type ExactRows, exactly } from '../measures/exactly.ts';
import { journalOf } from '../play/keep.ts';
import { Ledger, type Tally } from '../play/ledger.ts';
import type { MeasureWith, Options, Play, Study } from '../play/player.ts';
import { prepare } from '../play/prepare.ts';
import { settled } from '../play/settled.ts';

/** A game with its settings, in the form of a journal's header. */
export interface Subject {
  readonly game: Source;
  /** The bot in every seat; without one, decisions are uniformly random. */
  readonly bots?: string | undefined;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Games `from` to `to` (exclusive). */
interface Block {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

export type Task =
  | {
      readonly kind: 'exact';
      readonly subject: Subject;
      readonly measure: MeasureWith;
      readonly limit: number;
    }
  | ({ readonly kind: 'games'; readonly subject: Subject; readonly measures: readonly MeasureWith[] } & Block)
  | ({ readonly kind: 'settled'; readonly subject: Subject } & Block)
  /** What the author of the rules should know, by looking at this many games if there are too many positions. */
  | {
      readonly kind: 'remarks';
      readonly subject: Subject;
      readonly seed: number;
      readonly games: number;
    }
  /** One of the counted games as a journal. */
  | {
      readonly kind: 'journal';
      readonly subject: Subject;
      readonly seed: number;
      readonly index: number;
    }
  /** One bot among others of a single kind: its share of the win in each game. */
  | ({
      readonly kind: 'match';
      readonly subject: Subject;
      readonly one: string;
      readonly others: string;
    } & Block)
  /** The same games under each set of settings, and how they differ from the first. */
  | ({
      readonly kind: 'compare';
      readonly subjects: readonly Subject[];
      /** The measures to sample for each subject. */
      readonly measures: readonly MeasureWith[];
    } & Block);

export type Result =
  | { readonly kind: 'exact'; readonly rows: ExactRows | undefined }
  | { readonly kind: 'tally'; readonly tally: Tally }
  | { readonly kind: 'remarks'; readonly remarks: Remarks | undefined }
  | { readonly kind: 'journal'; readonly text: string }
  | { readonly kind: 'shares'; readonly shares: readonly number[] }
  | { readonly kind: 'compare'; readonly tallies: readonly Tally[]; readonly differences: readonly Tally[] };

export interface Loaded {
  readonly game: Game<AnySpec>;
  readonly roster?: Roster<AnySpec> | undefined;
}

/** Does tasks one after another and caches what is expensive to prepare. */
export function worker(load: (source: Source) => Promise<Loaded>, clock: () => number) {
  const prepared = new Map<string, (ledger: Ledger) => Play>();
  const study = async (subject: Subject, measures: readonly MeasureWith[]): Promise<Study> => {
    const { game, roster } = await load(subject.game);
    const options = read(game, subject);
    return { game, options, measures, answer: decider(game, options, roster, subject.bots) };
  };
  const player = async (subject: Subject, measures: readonly MeasureWith[]) => {
    const key = JSON.stringify([subject, measures]);
    const known = prepared.get(key) ?? prepare(await study(subject, measures), clock);
    prepared.set(key, known);
    return known;
  };
  return async (task: Task): Promise<Result> => {
    switch (task.kind) {
      case 'exact': {
        const { game, options } = await study(task.subject, []);
        return { kind: 'exact', rows: exactly(game, options, task.measure, task.limit) };
      }
      case 'games': {
        const ledger = new Ledger();
        const play = (await player(task.subject, task.measures))(ledger);
        for (let i = task.from; i < task.to; i++) {
          play(task.seed, i);
          ledger.close(i);
        }
        return { kind: 'tally', tally: ledger.tally() };
      }
      case 'settled': {
        const whole = await study(task.subject, []);
        const ledger = new Ledger();
        for (let i = task.from; i < task.to; i++) {
          settled(whole, ledger, task.seed, i);
          ledger.close(i);
        }
        return { kind: 'tally', tally: ledger.tally() };
      }
      case 'remarks': {
        const { game, options } = await study(task.subject, []);
        return { kind: 'remarks', remarks: game.lab.remarks?.(options, task.games, task.seed) };
      }
      case 'journal': {
        const { game, options, answer } = await study(task.subject, []);
        return { kind: 'journal', text: journalOf(game, options, task.seed, task.index, answer) };
      }
      case 'match': {
        const { game, roster } = await load(task.subject.game);
        const found = (name: string) => {
          const bot = mind(roster, name);
          if (!bot) throw new Error(`no bot ${name}`);
          return bot;
        };
        const { seed, from, to } = task;
        const series = { one: found(task.one), others: found(task.others), seed, from, to };
        const options = read(game, task.subject);
        return { kind: 'shares', shares: sharesAmong(game, options, series) };
      }
      case 'compare': {
        const players = await Promise.all(task.subjects.map((subject) => player(subject, task.measures)));
        return { kind: 'compare', ...differences(players, task.seed, task.from, task.to) };
      }
    }
  };
}

/** The settings were checked before they were sent, so data files aren't checked again. */
function read(game: Game<AnySpec>, { options }: Subject): Options {
  const fine = Object.fromEntries(Object.keys(game.options).map((key) => [key, () => []]));
  const resolved = resolve(game.options, options, fine);
  if (!resolved.ok) throw new Error(`option ${resolved.refusal.option}`);
  return resolved.options;
}

/** One bot in every seat, or nobody. */
export function decider(
  game: Game<AnySpec>,
  options: Options,
  roster: Roster<AnySpec> | undefined,
  name: string | undefined,
): Answerer<AnySpec> | undefined {
  if (name === undefined) return undefined;
  const think = mind(roster, name);
  if (!think) throw new Error(`no bot ${name}`);
  const bot: Bot<AnySpec> = (chair) => think(chair).move;
  return answerer(game, Object.fromEntries(game.seats(options).map((seat) => [seat, bot])));
}
