import { expect, test } from 'vitest';
import { mind } from '../bots/bots.ts';
import { roster } from '../games/tax-farmer/bots/bots.ts';
import { taxFarmer } from '../games/tax-farmer/rules/game.ts';
import type { Roster } from '../kernel/bot.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import { resolve } from '../kernel/options.ts';
import { chair } from '../kernel/play.ts';
import { rng } from '../kernel/rng.ts';
import { Session } from '../kernel/session/session.ts';
import { botMoves, botOf, isBot, people, seatsOf, startOfBotsMoves } from './seats.ts';
import { jobAt, think } from './think.ts';

const game: Game<AnySpec> = taxFarmer;
const bots: Roster<AnySpec> = roster;

/** Three players, red a person; played by steady bots to red's nth decision. */
function table(decisions: number): Session<AnySpec> {
  const options = resolve(game.options, { players: 3 });
  if (!options.ok) throw new Error('options');
  const session = new Session(game, options.options, 8);
  session.settle();
  for (const seat of ['blue', 'green']) session.seat(seat, 'steady');
  const steady = mind(bots, 'steady');
  for (let left = decisions; ; ) {
    const { node } = session;
    if (node.kind === 'end' || !steady) throw new Error('over');
    if (node.kind === 'decision' && node.seat === 'red' && left-- === 0) return session;
    if (node.kind === 'chance') session.roll();
    else if (node.kind === 'decision')
      session.play(node.seat, steady(chair(game, session.state, node.seat, rng(1))).move);
  }
}

test('lists the bots’ decisions since a person’s last step', () => {
  const session = table(2);
  const from = startOfBotsMoves(session);
  expect(session.line[from - 1]?.step).toMatchObject({ by: 'red' });
  const told = botMoves(session);
  expect(told[0]?.from).toBe(from);
  expect(told.at(-1)?.to).toBe(session.line.length);
  for (const [i, botMove] of told.entries()) expect(botMove.from).toBe(i === 0 ? from : told[i - 1]?.to);
  expect(told.flatMap((botMove) => botMove.seat ?? [])).toEqual(['blue', 'green']);
  expect(seatsOf(session, session.line.slice(from - 1))).toEqual(['red', 'blue', 'green']);
  session.undo(session.line.length - from + 1);
  expect(session.node).toMatchObject({ kind: 'decision', seat: 'red' });
});

test('a step counts for the player in the seat at the time', () => {
  const session = table(1);
  const blue = session.line.find(({ step }) => step.kind === 'move' && step.by === 'blue');
  const red = session.line.find(({ step }) => step.kind === 'move' && step.by === 'red');
  if (!blue || !red) throw new Error('nobody moved');
  expect(people(session)).toEqual(['red']);
  session.seat('blue', 'person');
  session.seat('red', 'casual');
  expect(isBot(session, 'red')).toBe(true);
  expect(people(session)).toEqual(['blue']);
  expect(botOf(session)(blue)).toBe('steady');
  expect(botOf(session)(red)).toBeUndefined();
});

test('a bot asked again answers the same, with its reasons', () => {
  const session = table(1);
  const at = session.line.findIndex(({ step }) => step.kind === 'move' && step.by === 'blue');
  const job = jobAt(session, at, 'blue', 'schemer');
  const asked = () => think(game, bots, structuredClone(job));
  const first = asked();
  expect(asked()).toEqual(first);
  expect(first.chances).toBe(true);
  expect(first.considered[0]?.move).toBe(first.move);
  expect(first.considered.length).toBeGreaterThan(1);
  expect(() => think(game, bots, { ...job, bot: 'nobody' })).toThrow('nobody');
});
