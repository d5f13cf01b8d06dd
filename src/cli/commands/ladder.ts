/** `ladder`: every bot of a game against every other, one among the others, seats rotated. */

import { pairSeed, type Rung, rated, type WinShare, winShare } from '../../bots/ladder.ts';
import { at } from '../../kernel/at.ts';
import { numbers, percent } from '../../kernel/words.ts';
import { MAX_WORKERS } from '../../lab/node/crew.ts';
import { subjectOf } from '../../lab/survey/survey.ts';
import type { Task } from '../../lab/threads/task.ts';
import { labWords } from '../../lab/words/lab.ts';
import { only } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Bots } from '../play/bots.ts';
import { loadGame, MAX_SEED, readOptions } from '../settings.ts';
import { interruptible } from '../studies.ts';
import { Fault, json, padLeft, type Terminal, wrap } from '../terminal.ts';

/** Games in one task: few, so that a stopped ladder has something of every pair. */
const BLOCK = 4;

export const ladder: Command = {
  usage: 'GAME --games N',
  flags: ['games', 'seed', 'workers', 'option', 'preset', 'json'],
  async run(args, terminal) {
    const { words: texts, out } = terminal;
    const loaded = await loadGame(only(args, 'GAME', texts), terminal);
    const { game, listed } = loaded;
    const games = args.number('games', 1, 1_000_000);
    if (games === undefined) throw new Fault(texts.wrong.missing('--games'));
    const seed = args.number('seed', 0, MAX_SEED) ?? 1;
    const workers = args.number('workers', 1, MAX_WORKERS);
    const options = await readOptions(loaded, args, terminal);
    const seats = game.seats(options).length;
    if (seats < 2) throw new Fault(texts.ladder.oneSeat);
    const names = new Bots(await listed.bots?.()).names;
    const lab = await labWords(terminal.lang);

    const subject = subjectOf(game, options);
    const pairs = names.flatMap((one, i) =>
      names.flatMap((others, j) => (i === j ? [] : [{ one, others, seed: pairSeed(seed, i, j) }])),
    );
    const tasks: Extract<Task, { kind: 'match' }>[] = [];
    for (let from = 0; from < games; from += BLOCK)
      for (const pair of pairs)
        tasks.push({ kind: 'match', subject, ...pair, from, to: Math.min(games, from + BLOCK) });
    const shares = pairs.map((): number[] => []);
    const all = pairs.length * games;
    const { stopped } = await interruptible(terminal, lab, workers, (threads, onProgress, signal) => {
      let played = 0;
      return threads.run(
        tasks,
        (result, nth) => {
          if (result.kind === 'shares') shares[nth % pairs.length]?.push(...result.shares);
        },
        signal,
        (nth) => {
          const { from, to } = at(tasks, nth);
          played += to - from;
          onProgress(played, all);
        },
      );
    });
    const played = shares.reduce((sum, one) => sum + one.length, 0);
    const rungs = shares.every((one) => one.length > 0) ? rated(results(pairs, shares), seats) : [];
    if (args.has('json')) {
      const cut = stopped ? { stopped: true } : {};
      out(json({ game: game.id, games, ...cut, seed, seats, bots: rungs.map(plain) }));
      return stopped ? 130 : 0;
    }
    if (stopped) out(lab.stopped(played, all));
    if (rungs.length > 0) for (const line of lines(rungs, seats, games, terminal)) out(line);
    return stopped ? 130 : 0;
  },
};

function results(
  pairs: readonly { readonly one: string; readonly others: string }[],
  shares: readonly (readonly number[])[],
): Map<string, Record<string, WinShare>> {
  const found = new Map<string, Record<string, WinShare>>();
  pairs.forEach(({ one, others }, at) => {
    const against = found.get(one) ?? {};
    against[others] = winShare(shares[at] ?? []);
    found.set(one, against);
  });
  return found;
}

const round = (x: number, digits: number) => Number(x.toFixed(digits));

function plain({ bot, rating, error, against }: Rung) {
  const shares = Object.entries(against).map(([other, e]: [string, WinShare]) => [
    other,
    { share: round(e.mean, 4), error: round(e.error, 4), games: e.games },
  ]);
  return { bot, rating: round(rating, 1), error: round(error, 1), against: Object.fromEntries(shares) };
}

/** A row for each bot, best first: its rating, and its share of the victories among each of the others. */
function lines(rungs: readonly Rung[], seats: number, games: number, terminal: Terminal): string[] {
  const { ladder: words } = terminal.words;
  const share = (chance: number) => percent(terminal.lang, chance, 0);
  const number = numbers(terminal.lang, 0);
  const rows = [
    ['', words.rating, ...rungs.map(({ bot }) => bot)],
    ...rungs.map(({ bot, rating, error, against }) => [
      bot,
      `${number(rating)} ±${number(error)}`,
      ...rungs.map((other) => {
        const e = against[other.bot];
        return e ? `${share(e.mean)} ±${share(e.error)}` : '·';
      }),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, c) => Math.max(...rows.map((row) => [...(row[c] ?? '')].length)));
  return [
    ...rows.map((row) =>
      row
        .map((cell, c) => (c === 0 ? cell.padEnd(widths[0] ?? 0) : padLeft(cell, widths[c] ?? 0)))
        .join('  '),
    ),
    '',
    terminal.paint('dim', wrap(words.explained(share(1 / seats), games), terminal.width)),
  ];
}
