import { expect, test } from 'vitest';
import { taxFarmer as module } from '../games/tax-farmer/index.ts';
import { taxFarmer } from '../games/tax-farmer/rules/game.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import { resolve } from '../kernel/options.ts';
import { Session } from '../kernel/session/session.ts';
import type { Words } from '../kernel/words.ts';
import { named, programWords, wordsFor } from '../words/program.ts';
import { botTurns, changeSince, concerning, type Gains } from './gains.ts';
import { briefsOf } from './narrate.ts';
import type { BotMove } from './seats.ts';

const game: Game<AnySpec> = taxFarmer;
const SEATS = ['red', 'blue', 'green', 'yellow'];

/** The game's words, with the names of its board. */
async function english({ options }: Session<AnySpec>): Promise<Words<AnySpec>> {
  return named(await wordsFor(module.words, 'en'), options);
}

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

/** Any moves until a player's answer gives the bonus for the fewest points to another one. */
function bribery(): { session: Session<AnySpec>; at: number; by: string; lowest: string } {
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
      const { events = [], step } = session.line.at(-1) ?? {};
      const by = step?.kind === 'move' ? step.by : '';
      const lowest = events.find(({ event }) => event === 'lowest')?.facts;
      const seat = lowest && String(Reflect.get(lowest, 'seat'));
      if (seat && SEATS.includes(by) && seat !== by)
        return { session, at: session.line.length - 1, by, lowest: seat };
    }
  }
  throw new Error('nobody had the fewest points on another’s turn');
}

test('a bot’s line says what it did and what it has now, as its panel shows it', async () => {
  const session = played();
  const at = session.line.length - 1;
  const { step } = session.line[at]!;
  const seat = step.kind === 'move' ? step.by : '';
  const beat: BotMove = { from: at, to: at + 1, seat, bot: 'steady' };
  const draws: BotMove = { from: at - 1, to: at, seat: undefined, bot: undefined };
  const words = await english(session);
  const [turn, ...others] = botTurns(session, [draws, beat], 'red', { ...words, scores: () => [7, 7, 7, 7] });
  expect(others).toEqual([]);
  expect(turn).toMatchObject({ seat, beats: [beat], change: { points: { from: 7, to: 7 } } });
  const gold = ({ pieces }: Gains) => pieces.find(({ piece }) => piece.kind === 'gold');
  const [more, less] = [gold(turn!.change)!, gold(changeSince(session, at - 1, 'red', words))!];
  const taken = more.to - more.from;
  expect(taken).toBeGreaterThan(0);
  expect(less.from - less.to).toBe(taken);
  expect(turn?.deeds).toContainEqual({ what: 'Tithe', which: [`${taken} gold (Red)`] });
});

test('you learn of everything that was taken from you, and who did it doesn’t matter', async () => {
  const session = played();
  const words = await english(session);
  const narrator = { session, words, program: await programWords('en'), viewer: 'red' };
  const at = session.line.length - 1;
  expect(concerning(narrator, at, at).join(' ')).toMatch(/takes \d gold from you/);
});

test('who gets something on another’s turn has a line, too', async () => {
  const words = await english(played());
  // The bot that ends bribery isn't the one with the fewest points.
  const last = bribery();
  const { at, by, lowest } = last;
  const beat: BotMove = { from: at, to: at + 1, seat: by, bot: 'steady' };
  const viewer = SEATS.find((seat) => seat !== by && seat !== lowest)!;
  const turns = botTurns(last.session, [beat], viewer, words);
  expect(turns.find(({ seat }) => seat === lowest)?.deeds).toEqual([
    { what: 'First Player marker', which: ['+2 agents next round'] },
  ]);
  // The one whom it concerns reads it among their own news.
  expect(botTurns(last.session, [beat], lowest, words).map(({ seat }) => seat)).not.toContain(lowest);
});

/** Everything that a player may lose in silence, or keep, said to that player and to nobody else. */
const LOSSES: readonly (readonly [event: string, facts: object, says: string])[] = [
  [
    'rebels',
    { province: 'salmaris', load: 14, sum: 9, cards: 0, coins: 0, home: { red: 14, blue: 1 } },
    'Rebellion in Salmaris (9 against 14): you lose your 14 agents there for this round.',
  ],
  [
    'holds',
    { province: 'agrana', load: 11, sum: 12, there: { red: 6, blue: 5 } },
    'No rebellion in Agrana: the dice show 12, more than its load of 11.',
  ],
  [
    'marker',
    { seat: 'blue', dice: 1, sum: 4, from: 8, to: 12, home: { agrana: { red: 3 } } },
    'The round ends; your agents go home with nothing: Agrana 3.',
  ],
  [
    'collected',
    { seat: 'blue', province: 'aurelis', gold: 3, gained: [], home: { red: 1, blue: 2 } },
    'Blue leads Aurelis and activates it: your agent there goes home with nothing.',
  ],
  [
    'placed',
    { seat: 'blue', province: 'estyx', agents: 3, left: 1, outbid: 'red' },
    'Blue has outbid you in Estyx: you don’t lead there any more.',
  ],
  [
    'tithe',
    { seat: 'blue', action: 'salmaris', rival: 'red', gold: 2 },
    'Blue takes 2 gold from you (Tithe).',
  ],
];

test.each(LOSSES)('%s: the player who loses by it is told', async (event, facts, says) => {
  const words = await english(played());
  const to = briefsOf(words, { event, facts }).map((brief) => brief.to);
  expect(to.flatMap((seats) => seats?.red ?? [])).toEqual([says]);
  expect(to.flatMap((seats) => seats?.green ?? [])).toEqual([]);
});

test('rebellions and lost leads are reported with whom they concern', () => {
  const session = played();
  const told = session.line.flatMap(({ events }) => events);
  const placed = told.filter(({ event }) => event === 'placed');
  expect(placed.some(({ facts }) => typeof Reflect.get(facts, 'outbid') === 'string')).toBe(true);
  expect(placed.some(({ facts }) => !('outbid' in facts))).toBe(true);
});

test('nobody played: nothing to tell', async () => {
  const session = played();
  expect(botTurns(session, [], 'red', await english(session))).toEqual([]);
});
