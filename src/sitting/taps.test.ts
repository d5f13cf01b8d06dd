/** A tap does one thing that a person can follow at the table, and one undo takes it back: tried in every shipped game. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../games/catalogue.ts';
import type { AnySpec, Game, Node } from '../kernel/game.ts';
import { resolve } from '../kernel/options.ts';
import { rng } from '../kernel/rng.ts';
import { Session } from '../kernel/session/session.ts';
import type { Manner } from './chairs.ts';
import { Sitting } from './sitting.ts';
import { DONE } from './taps.ts';

const APP: Manner = { passedOn: 'always', drawsWithBots: true, drawsWithAnswers: true };
const TERMINAL: Manner = { passedOn: 'secrets', drawsWithBots: false, drawsWithAnswers: false };

function sit(game: Game<AnySpec>, seed: number, given: object = {}, manner = APP): Sitting {
  const options = resolve(game.options, given as Record<string, unknown>);
  if (!options.ok) throw new Error(JSON.stringify(options.refusal));
  const session = Session.start(game, options.options, seed);
  if (!session.ok) throw new Error(JSON.stringify(session.problem));
  return new Sitting(session.value, false, manner, () => Promise.reject(new Error('no bots')));
}

/** One tap as the app offers it: any answer, with its draw where one goes with it. */
function tap(sitting: Sitting, int: (n: number) => number, answers = true): void {
  if (sitting.chairs.handTo) sitting.chairs.handOver();
  const { node } = sitting;
  const done = () => {
    if (node.kind === 'end') throw new Error('the game is over');
    if (node.kind === 'chance') return sitting.roll();
    const numbers = node.ranges.map(({ verb, min, max, step }) => {
      const many = Math.floor((max - min) / step) + 1;
      return `${verb}:${min + int(Math.min(4, many)) * step}`;
    });
    const all = [...node.moves, ...numbers];
    const move = all[int(all.length)] as string;
    return answers && move === DONE && sitting.drawAfter ? sitting.doneAndRoll() : sitting.play(move);
  };
  expect(done().ok).toBe(true);
}

/** The questions that a tap can answer together, over some games: `action next-action`. */
function together(game: Game<AnySpec>, given: object = {}): ReadonlySet<string> {
  const found = new Set<string>();
  for (let seed = 1; seed <= 4; seed++) {
    const int = rng(seed);
    const sitting = sit(game, seed, given);
    for (let n = 0; n < 150 && sitting.node.kind !== 'end'; n++) {
      const from = sitting.session.line.length;
      tap(sitting, int);
      const asks = sitting.session.line.slice(from).filter(({ random, total }) => random || total === 0);
      if (asks.length > 1) found.add([...new Set(asks.map(({ ask }) => ask))].join(' '));
    }
  }
  return found;
}

const where = ({ session }: Sitting) => ({ line: session.line.length, node: session.node as Node<AnySpec> });

for (const { meta, game: load } of catalogue()) {
  describe(meta.id, async () => {
    const game = await load();

    test.each([APP, TERMINAL])('one undo takes back one tap, one redo brings it back', (manner) => {
      const int = rng(7);
      const sitting = sit(game, 7, {}, manner);
      for (let n = 0; n < 120 && sitting.node.kind !== 'end'; n++) {
        const before = where(sitting);
        tap(sitting, int, manner.drawsWithAnswers);
        const after = where(sitting);
        expect(sitting.justNow).toHaveLength(after.line - before.line);
        expect(sitting.undo().ok).toBe(true);
        expect(where(sitting)).toEqual(before);
        expect(sitting.redo().ok).toBe(true);
        expect(where(sitting)).toEqual(after);
      }
    });

    test('with the player’s own hand every draw is a tap', () => {
      const int = rng(3);
      const sitting = sit(game, 3);
      sitting.setOwn(true);
      for (let n = 0; n < 60 && sitting.node.kind !== 'end'; n++) {
        const { line } = where(sitting);
        tap(sitting, int, false);
        sitting.undo();
        expect(where(sitting).line).toBe(line);
        sitting.redo();
      }
    });
  });
}

const rules = (id: string) =>
  catalogue()
    .find(({ meta }) => meta.id === id)!
    .game();

describe('what goes together', () => {
  test('an action and its draw, but no card that another side turns up after it', async () => {
    expect([...together(await rules('boer-war'))]).toEqual(['action next-action']);
    expect([...together(await rules('paths-of-glory'))].sort()).toEqual(['mandated', 'reveal']);
  });

  test('no civilization with a turn, no turn with its event', async () => {
    const found = together(await rules('civilization'));
    for (const ask of ['civilization', 'turn-end', 'event-dice'])
      expect([...found].filter((asks) => asks.startsWith(ask))).toEqual([]);
  });

  test('provinces that hold, up to one that rebels', async () => {
    const game = await rules('tax-farmer');
    let stopped = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const int = rng(seed);
      const sitting = sit(game, seed);
      for (let n = 0; n < 120 && sitting.node.kind !== 'end'; n++) {
        const from = sitting.session.line.length;
        tap(sitting, int);
        const tests = sitting.session.line.slice(from).filter(({ ask }) => ask === 'test');
        const rebels = tests.map(({ told }) => told.some(({ event }) => event === 'rebels'));
        // A rebellion is carried out before the next province is tested.
        expect(rebels.slice(0, -1)).not.toContain(true);
        if (rebels.at(-1) && sitting.node.kind === 'chance') stopped++;
      }
    }
    expect(stopped).toBeGreaterThan(0);
  });
});
