import { expect, test } from 'vitest';
import { taxFarmer } from '../games/tax-farmer/rules/game.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import { resolve } from '../kernel/options.ts';
import { Session } from '../kernel/session/session.ts';
import { botTurns } from './gains.ts';
import type { BotMove } from './seats.ts';

const game: Game<AnySpec> = taxFarmer;

/** Any moves until somebody takes gold from Red. */
function played(): Session<AnySpec> {
  const options = resolve(game.options, {});
  if (!options.ok) throw new Error('options');
  for (let seed = 1; seed < 200; seed++) {
    const session = new Session(game, options.options, seed);
    session.settle();
    for (let i = 0; i < 400 && session.node.kind !== 'end'; i++) {
      const { node } = session;
      if (node.kind === 'chance') session.roll();
      else if (node.kind === 'decision')
        session.play(node.seat, node.moves[(seed + i) % node.moves.length] as string);
      else session.play('table', node.moves[0] as string);
      const { events = [], step } = session.line.at(-1) ?? {};
      const byRed = step?.kind === 'move' && step.by === 'red';
      if (!byRed && events.some(({ event }) => event === 'tithe')) {
        if (events.some(({ facts }) => Object.values(facts).includes('red'))) return session;
      }
    }
  }
  throw new Error('nobody took anything');
}

test('a bot’s moves are summed up: what it has more of, and what you have less of', () => {
  const session = played();
  const at = session.line.length - 1;
  const { step } = session.line[at]!;
  const seat = step.kind === 'move' ? step.by : '';
  const beat: BotMove = { from: at, to: at + 1, seat, bot: 'steady' };
  const draws: BotMove = { from: at - 1, to: at, seat: undefined, bot: undefined };
  const [turn, ...others] = botTurns(session, [draws, beat], 'red', () => [7, 7, 7, 7]);
  expect(others).toEqual([]);
  expect(turn).toMatchObject({ seat, beats: [beat], gained: { points: 0 }, toViewer: { points: 0 } });
  const gold = (pieces: readonly { piece: { kind: string }; more: number }[]) =>
    pieces.find(({ piece }) => piece.kind === 'gold')?.more ?? 0;
  expect(gold(turn!.gained.pieces)).toBeGreaterThan(0);
  expect(gold(turn!.toViewer.pieces)).toBe(-gold(turn!.gained.pieces));
});

test('nobody played: nothing to tell', () => {
  expect(botTurns(played(), [], 'red')).toEqual([]);
});
