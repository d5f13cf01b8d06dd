/** A tap does one thing that a person can follow on the table, and one undo reverts it: tested with toys; what goes together, with games. */
import { describe, expect, test } from 'vitest';
import { battle } from '../../test/toys/battle.ts';
import { errand } from '../../test/toys/errand.ts';
import { ferry } from '../../test/toys/ferry/game.ts';
import { lantern } from '../../test/toys/lantern.ts';
import { ring } from '../../test/toys/ring/game.ts';
import { whisper } from '../../test/toys/whisper/game.ts';
import { find } from '../games/catalogue.ts';
import { type AnySpec, DONE, type Game, type Node } from '../kernel/game.ts';
import { resolve } from '../kernel/options.ts';
import { rng } from '../kernel/rng.ts';
import { Session } from '../kernel/session/session.ts';
import type { SurfaceRules } from './chairs.ts';
import { Sitting } from './sitting.ts';

const APP: SurfaceRules = { handOver: 'always', drawsWithBots: true, drawsWithAnswers: true };
const TERMINAL: SurfaceRules = { handOver: 'ifHidden', drawsWithBots: false, drawsWithAnswers: false };

function sit(game: Game<AnySpec>, seed: number, given: object = {}, surface = APP): Sitting {
  const options = resolve(game.options, given as Record<string, unknown>);
  if (!options.ok) throw new Error(JSON.stringify(options.refusal));
  const session = Session.start(game, options.options, seed);
  if (!session.ok) throw new Error(JSON.stringify(session.problem));
  return new Sitting(session.value, false, surface, () => Promise.reject(new Error('no bots')));
}

/** One tap as the app offers it: any answer, with the draw that belongs to it. */
function tap(sitting: Sitting, int: (n: number) => number, answers = true): void {
  if (sitting.chairs.nextHolder) sitting.chairs.takeDevice();
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

/** With draws that follow an answer or one another, secrets, several seats, asides, or a game that ends at once. */
const TOYS: readonly Game<AnySpec>[] = [battle, errand, ferry, lantern, ring, whisper];

for (const game of TOYS) {
  describe(game.id, () => {
    test.each([APP, TERMINAL])('one undo reverts one tap, one redo restores it', (surface) => {
      const int = rng(7);
      const sitting = sit(game, 7, {}, surface);
      for (let n = 0; n < 120 && sitting.node.kind !== 'end'; n++) {
        const before = where(sitting);
        tap(sitting, int, surface.drawsWithAnswers);
        const after = where(sitting);
        expect(sitting.justNow).toHaveLength(after.line - before.line);
        expect(sitting.undo().ok).toBe(true);
        expect(where(sitting)).toEqual(before);
        expect(sitting.redo().ok).toBe(true);
        expect(where(sitting)).toEqual(after);
      }
    });

    test('if the player draws, every draw is a tap', () => {
      const int = rng(3);
      const sitting = sit(game, 3);
      sitting.setPlayerDraws(true);
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

const rules = (id: string) => find(id)!.game();

test('a row that the player draws stays the player’s until it is full', async () => {
  const sitting = sit(await rules('paths-of-glory'), 1, { mandated: false });
  const named = (n: number) => {
    for (let i = 0; i < n; i++) {
      expect([sitting.node, sitting.appDraws]).toMatchObject([{ kind: 'chance', ask: 'reveal' }, false]);
      expect(sitting.play(sitting.node.kind === 'end' ? '' : (sitting.node.moves[0] as string)).ok).toBe(
        true,
      );
    }
  };
  sitting.swapDrawerOnce();
  named(5);
  expect([sitting.node.kind, sitting.swapOnce]).toEqual(['decision', false]);
  // The app draws the rest on request; an undo ends the row.
  sitting.undo();
  sitting.swapDrawerOnce();
  sitting.undo();
  expect([sitting.node.kind, sitting.appDraws]).toEqual(['chance', true]);
  sitting.swapDrawerOnce();
  named(1);
  sitting.roll();
  expect([sitting.node.kind, sitting.swapOnce]).toEqual(['decision', false]);
});

describe('what goes together', () => {
  test('an action and its draw', async () => {
    expect([...together(await rules('boer-war'))]).toEqual(['action next-action']);
  });

  test('an action and the cards of the side that acts next, if the app deals them: nobody moves anything', async () => {
    const game = await rules('paths-of-glory');
    expect([...together(game)].sort()).toEqual(['act reveal', 'mandated', 'reveal']);
    expect([...together(game, { cards: 'physical' })]).toEqual(['mandated']);
  });

  test('a tap never joins the draw of a civilization to a turn, or a turn to its event', async () => {
    const found = together(await rules('civilization'));
    for (const ask of ['civilization', 'turn-end', 'event-dice'])
      expect([...found].filter((asks) => asks.startsWith(ask))).toEqual([]);
  });

  test('provinces that hold, up to the first one that rebels', async () => {
    const game = await rules('tax-farmer');
    let stopped = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const int = rng(seed);
      const sitting = sit(game, seed);
      for (let n = 0; n < 120 && sitting.node.kind !== 'end'; n++) {
        const from = sitting.session.line.length;
        tap(sitting, int);
        const tests = sitting.session.line.slice(from).filter(({ ask }) => ask === 'test');
        const rebels = tests.map(({ events }) => events.some(({ event }) => event === 'rebels'));
        // The player carries out a rebellion before the next province is tested.
        expect(rebels.slice(0, -1)).not.toContain(true);
        if (rebels.at(-1) && sitting.node.kind === 'chance') stopped++;
      }
    }
    expect(stopped).toBeGreaterThan(0);
  });
});
