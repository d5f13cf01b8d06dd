/** `simulate`: many games by chance, summed up. */
import { setImmediate } from 'node:timers/promises';
import type { AnySpec, Log } from '../kernel/game.ts';
import { answerer, playout } from '../kernel/play.ts';
import { mix, rng } from '../kernel/rng.ts';
import { journalOf } from '../lab/keep.ts';
import { named } from '../words/program.ts';
import { only } from './arguments.ts';
import { Bots } from './bots.ts';
import type { Command } from './command.ts';
import { prepareEmpty, writeJournals } from './journals.ts';
import { MAX_KEEP } from './lab.ts';
import { interval, measureTable, Tally } from './measured.ts';
import { loadGame, MAX_SEED, parameters, readGiven, readOptions } from './settings.ts';
import { Fault, hang, json, padLeft, type Terminal } from './terminal.ts';

export const simulate: Command = {
  usage: 'GAME --games N',
  flags: ['games', 'bots', 'seed', 'option', 'preset', 'keep', 'out', 'json'],
  async run(args, terminal) {
    const { words: own, program, out } = terminal;
    const loaded = await loadGame(only(args, 'GAME', own), terminal);
    const { game } = loaded;
    const games = args.number('games', 1, 100_000_000);
    if (games === undefined) throw new Fault(own.wrong.missing('--games'));
    const seed = args.number('seed', 0, MAX_SEED) ?? 1;
    const options = await readOptions(loaded, args, terminal);
    const keep = Math.min(args.number('keep', 1, MAX_KEEP) ?? 0, games);
    if (keep === 0 && args.has('out')) throw new Fault(own.wrong.missing('--keep'));
    const folder = args.value('out') ?? `games-${game.id}`;
    if (keep > 0) await prepareEmpty(folder, terminal);
    const words = named(loaded.words, options);

    const tallies = Object.entries(game.measures).map(
      ([id, measure]) =>
        new Tally(id, measure, options, readGiven(parameters(measure, options), args, terminal)),
    );
    // A measure of a part of the game is played from its own start; the others listen to the whole games.
    const parts = tallies.filter(({ measure }) => measure.start);
    const whole = tallies.filter(({ measure }) => !measure.start);
    const log: Log<AnySpec> | undefined =
      whole.length > 0 ? (...told) => whole.forEach((tally) => void tally.log(...told)) : undefined;
    const bot = args.value('bots');
    const bots = await Bots.of(loaded.listed);
    const answer = answerer(
      game,
      bot === undefined ? {} : bots.everywhere(game.seats(options), bot, terminal),
    );
    const outcomes = new Map<string, number>();
    let sum = 0;
    let squares = 0;
    let done = 0;
    let stopped = false;
    const stop = () => {
      stopped = true;
    };
    process.once('SIGINT', stop);
    const bar = progress(games, terminal);
    for (let breath = performance.now(); done < games && !stopped; done++) {
      const int = rng(mix(seed, done));
      const state = game.setup(options);
      for (const tally of whole) tally.begin();
      const moves = playout(game, state, int, answer, log);
      for (const tally of whole) tally.finish();
      for (const [i, tally] of parts.entries()) tally.sample(game, rng(mix(seed, done, i + 1)), answer);
      sum += moves;
      squares += moves * moves;
      const node = game.node(state);
      if (node.kind === 'end') outcomes.set(node.outcome, (outcomes.get(node.outcome) ?? 0) + 1);
      if (performance.now() - breath > 100) {
        bar(done + 1);
        // Lets Ctrl-C come through.
        await setImmediate();
        breath = performance.now();
      }
    }
    bar(undefined);
    process.off('SIGINT', stop);

    // Like a report: whole or not at all, so nothing is kept of a run that was stopped.
    const kept = stopped ? 0 : keep;
    if (kept > 0) {
      const journals = Array.from(
        { length: kept },
        (_, i) => [`${i}.txt`, journalOf(game, options, seed, i, answer)] as const,
      );
      await writeJournals(folder, new Map(journals), terminal);
    }

    const mean = done > 0 ? sum / done : 0;
    const deviation = done > 1 ? Math.sqrt(Math.max(0, squares / done - mean * mean) / (done - 1)) : 0;
    const half = 1.959964 * deviation;
    const round = (x: number) => Math.round(x * 1000) / 1000;
    const moves = { mean: round(mean), low: round(mean - half), high: round(mean + half) };
    const ended = [...outcomes].sort(([, a], [, b]) => b - a);
    const results = tallies.map((tally) => tally.result());
    if (args.has('json')) {
      const document = {
        game: game.id,
        games: done,
        seed,
        ...(bot === undefined ? {} : { bots: bot }),
        moves,
        outcomes: Object.fromEntries(ended.map(([outcome, n]) => [outcome, `${n}/${done}`])),
        intervals: Object.fromEntries(ended.map(([outcome, n]) => [outcome, interval(n, done)])),
        ...(kept > 0 ? { journals: Array.from({ length: kept }, (_, i) => `${folder}/${i}.txt`) } : {}),
        measures: results,
      };
      out(json(document));
      return stopped ? 130 : 0;
    }
    const number = (x: number) =>
      new Intl.NumberFormat(terminal.lang, { maximumFractionDigits: 2 }).format(x);
    if (stopped) out(own.simulate.stopped(done, games));
    out(`${terminal.paint('bold', words.title)}: ${own.simulate.played(done, seed)}`);
    if (bot !== undefined) out(own.simulate.by(bot));
    out(own.simulate.moves(number(moves.mean), number(moves.low), number(moves.high)));
    out('');
    out(terminal.paint('bold', own.simulate.outcomes));
    for (const [outcome, n] of ended) {
      const [low, high] = interval(n, done);
      const range = `(${program.percent(low)}…${program.percent(high)})`;
      const count = `  ${padLeft(String(n), String(done).length)}  ${program.percent(n / done)} ${range}  `;
      out(hang(count, words.outcomes[outcome] ?? outcome, terminal.width));
    }
    for (const measured of results) {
      out('');
      out(terminal.paint('bold', words.measures[measured.measure]?.name ?? measured.measure));
      for (const line of measureTable(measured, words, terminal)) out(line);
    }
    out('');
    out(terminal.paint('dim', own.simulate.interval));
    if (kept > 0) out(own.simulate.kept(kept, folder));
    return stopped ? 130 : 0;
  },
};

/** A bar on a terminal's standard error; nothing elsewhere. */
function progress(games: number, { paint }: Terminal): (done: number | undefined) => void {
  const { stderr } = process;
  if (!stderr.isTTY) return () => {};
  return (done) => {
    if (done === undefined) stderr.write('\r\x1b[K');
    else {
      const filled = Math.floor((done / games) * 30);
      stderr.write(`\r${paint('green', '█'.repeat(filled))}${'░'.repeat(30 - filled)} ${done} / ${games}`);
    }
  };
}
