/** `simulate`: many games by chance, summed up. */

import { numbers, sayEnding } from '../../kernel/words.ts';
import { mean } from '../../lab/measures/interval.ts';
import { MAX_WORKERS } from '../../lab/node/crew.ts';
import { journalOf } from '../../lab/play/keep.ts';
import { label, type Tally } from '../../lab/play/ledger.ts';
import { botName } from '../../lab/report/sayings.ts';
import { pointsBySeat } from '../../lab/survey/health.ts';
import { allMeasures, playAll, subjectOf } from '../../lab/survey/survey.ts';
import { decider } from '../../lab/threads/task.ts';
import { labWords } from '../../lab/words/lab.ts';
import { named } from '../../words/program.ts';
import { only } from '../arguments.ts';
import type { Command } from '../command.ts';
import { prepareEmpty, writeJournals } from '../disk/journals.ts';
import { fromSample, interval, measureTable } from '../measured.ts';
import { loadGame, MAX_SEED, readOptions } from '../settings.ts';
import { interruptible, MAX_KEEP, readBots } from '../studies.ts';
import { Fault, hang, json, oneLine, padLeft, wrap } from '../terminal.ts';

export const simulate: Command = {
  usage: 'GAME --games N',
  flags: ['games', 'bots', 'seed', 'workers', 'option', 'preset', 'keep', 'out', 'json'],
  async run(args, terminal) {
    const { words: texts, program, out } = terminal;
    const loaded = await loadGame(only(args, 'GAME', texts), terminal);
    const { game } = loaded;
    const games = args.number('games', 1, 100_000_000);
    if (games === undefined) throw new Fault(texts.wrong.missing('--games'));
    const seed = args.number('seed', 0, MAX_SEED) ?? 1;
    const options = await readOptions(loaded, args, terminal);
    const keep = Math.min(args.number('keep', 1, MAX_KEEP) ?? 0, games);
    if (keep === 0 && args.has('out')) throw new Fault(texts.wrong.missing('--keep'));
    const folder = args.value('out') ?? `games-${game.id}`;
    if (keep > 0) await prepareEmpty(folder, terminal);
    const words = named(loaded.words, options);
    const lab = await labWords(terminal.lang);
    const { bots: bot, roster } = await readBots(loaded, args, terminal);
    const workers = args.number('workers', 1, MAX_WORKERS);
    const measures = allMeasures(game, options);

    const { result: tally, stopped } = await interruptible(
      terminal,
      lab,
      workers,
      (threads, onProgress, signal) =>
        playAll(
          threads,
          { subject: subjectOf(game, options, bot), measures, games, seed },
          onProgress,
          signal,
        ),
    );
    const done = tally.games;

    // Like a report: whole or not at all, so nothing is kept of a run that was stopped.
    const kept = stopped ? 0 : keep;
    if (kept > 0) {
      const answer = decider(game, options, roster, bot);
      const journals = Array.from(
        { length: kept },
        (_, i) => [`${i}.txt`, journalOf(game, options, seed, i, answer)] as const,
      );
      await writeJournals(folder, new Map(journals), terminal);
    }

    // A game that never ended has no length.
    const over = tally.quantities.moves?.games ?? 0;
    const round = (x: number) => Math.round((Number.isFinite(x) ? x : 0) * 1000) / 1000;
    const length = mean(tally.quantities.moves, over);
    const moves = { mean: round(length.value), low: round(length.low), high: round(length.high) };
    const ended = endings(tally);
    const scores = game.scoring === 'points' ? pointsBySeat(game.seats(options), tally) : [];
    const results = measures.map((asked) => fromSample(game, options, asked, tally));
    if (args.has('json')) {
      const document = {
        game: game.id,
        games: done,
        seed,
        ...(bot === undefined ? {} : { bots: bot }),
        moves,
        outcomes: Object.fromEntries(ended.map(([outcome, n]) => [outcome, `${n}/${done}`])),
        intervals: Object.fromEntries(ended.map(([outcome, n]) => [outcome, interval(n, done)])),
        ...(scores.length > 0
          ? {
              points: Object.fromEntries(
                scores.map(([seat, { value, low, high }]) => [
                  seat,
                  { mean: round(value), low: round(low), high: round(high) },
                ]),
              ),
            }
          : {}),
        ...(tally.troubles.length > 0 ? { troubles: tally.troubles } : {}),
        ...(kept > 0 ? { journals: Array.from({ length: kept }, (_, i) => `${folder}/${i}.txt`) } : {}),
        measures: results,
      };
      out(json(document));
      return stopped ? 130 : 0;
    }
    const number = numbers(terminal.lang, 2);
    if (stopped) out(texts.simulate.stopped(done, games));
    if (done === 0) return 130;
    out(`${terminal.paint('bold', words.title)}: ${texts.simulate.played(done, seed)}`);
    if (bot !== undefined) out(texts.simulate.by(botName({ words }, bot)));
    out(texts.simulate.moves(number(moves.mean), number(moves.low), number(moves.high)));
    for (const [seat, { value, low, high }] of over > 0 ? scores : []) {
      const whose = scores.length > 1 ? words.seats(seat) : '';
      out(texts.simulate.points(whose, number(value), number(low), number(high)));
    }
    out('');
    out(terminal.paint('bold', texts.simulate.outcomes));
    for (const [outcome, n] of ended) {
      const [low, high] = interval(n, done);
      const range = `(${program.percent(low)}…${program.percent(high)})`;
      const count = `  ${padLeft(number(n), number(done).length)}  ${program.percent(n / done)} ${range}  `;
      out(hang(count, sayEnding(words, outcome), terminal.width));
    }
    for (const kind of ['stuck', 'endless'] as const) {
      const n = tally.quantities[label('trouble', kind)]?.games ?? 0;
      const first = tally.troubles.find((trouble) => trouble.kind === kind)?.index ?? 0;
      if (n > 0) out(terminal.paint('bold', wrap(lab.findings[kind](lab.games(n), first), terminal.width)));
    }
    for (const answer of results) {
      out('');
      out(terminal.paint('bold', words.measures[answer.measure]?.name ?? answer.measure));
      for (const line of measureTable(answer, words, terminal)) out(line);
    }
    out('');
    out(terminal.paint('dim', texts.simulate.interval));
    if (kept > 0) out(texts.simulate.kept(kept, oneLine(folder)));
    return stopped ? 130 : 0;
  },
};

/** Endings sorted by frequency; equally frequent ones in the order in which they first came. */
function endings({ quantities }: Tally): (readonly [outcome: string, games: number])[] {
  return Object.entries(quantities)
    .filter(([name]) => name.startsWith(label('outcome', '')))
    .sort(([, a], [, b]) => b.sum - a.sum || a.first - b.first)
    .map(([name, { sum }]) => [name.split('\t')[1] ?? '', sum]);
}
