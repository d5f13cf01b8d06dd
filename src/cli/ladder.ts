/** `ladder`: every bot of a game against every other, one among the others, seats rotated. */
import { mind } from '../bots/bots.ts';
import { ladder as climb, type Estimate, type Rung } from '../bots/ladder.ts';
import type { Mind } from '../kernel/bot.ts';
import type { AnySpec } from '../kernel/game.ts';
import { only } from './arguments.ts';
import { Bots } from './bots.ts';
import type { Command } from './command.ts';
import { loadGame, MAX_SEED, readOptions } from './settings.ts';
import { Fault, json, padLeft, type Terminal } from './terminal.ts';

export const ladder: Command = {
  usage: 'GAME --games N',
  flags: ['games', 'seed', 'option', 'preset', 'json'],
  async run(args, terminal) {
    const { words: own, out } = terminal;
    const loaded = await loadGame(only(args, 'GAME', own), terminal);
    const { game, listed } = loaded;
    const games = args.number('games', 1, 1_000_000);
    if (games === undefined) throw new Fault(own.wrong.missing('--games'));
    const seed = args.number('seed', 0, MAX_SEED) ?? 1;
    const options = await readOptions(loaded, args, terminal);
    const seats = game.seats(options).length;
    if (seats < 2) throw new Fault(own.wrong.oneSeat);
    const roster = await listed.bots?.();
    const bots: Record<string, Mind<AnySpec>> = {};
    for (const name of new Bots(roster).names) bots[name] = mind(roster, name) as Mind<AnySpec>;
    const rungs = climb(game, options, bots, games, seed);
    if (args.has('json')) out(json({ game: game.id, games, seed, seats, bots: rungs.map(plain) }));
    else for (const line of lines(rungs, seats, games, terminal)) out(line);
    return 0;
  },
};

const round = (x: number, digits: number) => Number(x.toFixed(digits));

function plain({ bot, rating, error, against }: Rung) {
  const shares = Object.entries(against).map(([other, e]: [string, Estimate]) => [
    other,
    { share: round(e.mean, 4), error: round(e.error, 4), games: e.games },
  ]);
  return { bot, rating: round(rating, 1), error: round(error, 1), against: Object.fromEntries(shares) };
}

/** A row for each bot, best first: its rating, and its share of the victories among each of the others. */
function lines(rungs: readonly Rung[], seats: number, games: number, terminal: Terminal): string[] {
  const { ladder: words } = terminal.words;
  const percent = (x: number) => `${Math.round(100 * x)}%`;
  const rows = [
    ['', words.rating, ...rungs.map(({ bot }) => bot)],
    ...rungs.map(({ bot, rating, error, against }) => [
      bot,
      `${Math.round(rating)} ±${Math.round(error)}`,
      ...rungs.map((other) => {
        const e = against[other.bot];
        return e ? `${percent(e.mean)} ±${percent(e.error)}` : '·';
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
    terminal.paint('dim', words.explained(percent(1 / seats), games)),
  ];
}
