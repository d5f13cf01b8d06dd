/** Hidden means undecided: no view, event, journal or bot's chair knows a card before it is turned up. */
import { describe, expect, test } from 'vitest';
import { type Game, stateKey } from '../../kernel/game.ts';
import { format } from '../../kernel/journal.ts';
import { chair } from '../../kernel/play.ts';
import { rng } from '../../kernel/rng.ts';
import { Session } from '../../kernel/session.ts';
import { cardDriven, pathsOfGlory } from './game.ts';
import type { Cdg } from './state.ts';
import { optionsOf } from './testing.ts';

/** Everything that anybody is given at this point. */
function allThatIsKnown(session: Session<Cdg>): string {
  const { game, state } = session;
  const bot = chair(game, state, 'player', rng(1));
  const { options: _, ...view } = bot.view;
  return JSON.stringify([
    format(session.journal),
    session.line.map(({ told }) => told),
    view,
    stateKey(bot.sample()),
    bot.node,
    game.scene(bot.view),
    game.facts(state),
    game.asides(state),
  ]);
}

function started(game: Game<Cdg>, given: Record<string, unknown>, seed: number): Session<Cdg> {
  const session = Session.start(game, optionsOf(given, game), seed);
  if (!session.ok) throw new Error(session.problem.reason);
  return session.value;
}

const CONFIGURATIONS: readonly (readonly [string, Game<Cdg>, Record<string, unknown>])[] = [
  ['two dice', pathsOfGlory, { scenario: 'introductory' }],
  ['fate die', pathsOfGlory, { scenario: 'introductory', method: 'fateDie' }],
  ['own cards', pathsOfGlory, { scenario: 'introductory', cards: 'physical' }],
  ['another deck', cardDriven, { scenario: 'introductory' }],
];

describe.each(CONFIGURATIONS)('%s', (_, game, given) => {
  test('whichever card it turns out to be, all that was known before is the same', () => {
    let draws = 0;
    const session = started(game, given, 7);
    for (let n = 0; n < 150 && session.node.kind !== 'end'; n++) {
      const { node } = session;
      if ((node.ask === 'reveal' || node.ask === 'top') && node.moves.length > 1) {
        draws++;
        const before = allThatIsKnown(session);
        for (const move of node.moves) {
          // A game of the same moves in which it is that card: up to here it can't be told from this one.
          const other = started(game, given, 7);
          for (const { step } of session.line) other.enter(step);
          const entries = session.entries.length;
          other.entries.splice(0, other.entries.length, ...session.entries);
          expect(allThatIsKnown(other)).toBe(before);
          expect(other.play('table', move).ok).toBe(true);
          expect(format({ ...other.journal, entries: other.entries.slice(0, entries) })).toBe(
            format(session.journal),
          );
          if (draws > 3) break;
        }
      }
      const done =
        node.kind === 'chance'
          ? session.roll()
          : session.play(
              node.kind === 'table' ? 'table' : 'player',
              node.moves[n % node.moves.length] as string,
            );
      expect(done.ok).toBe(true);
    }
    expect(draws).toBeGreaterThan(5);
  });

  test('a face-down card has no name anywhere: every unseen card could be it', () => {
    const session = started(game, given, 11);
    let down = 0;
    for (let n = 0; n < 200 && session.node.kind !== 'end'; n++) {
      for (const side of session.state.sides)
        for (const slot of side.slots) {
          if (!slot || slot.up || slot.card) continue;
          down++;
          expect(Object.keys(slot).sort()).toEqual(['card', 'closed', 'set', 'up']);
          expect(slot.card).toBe('');
        }
      // Unseen cards stand in the order of their numbers: nothing about a pile's order is kept.
      for (const deck of session.state.decks)
        for (const set of deck.sets) expect(set).toEqual([...set].sort());
      const { node } = session;
      if (node.kind === 'chance') session.roll();
      else
        session.play(node.kind === 'table' ? 'table' : 'player', node.moves[n % node.moves.length] as string);
    }
    expect(down).toBeGreaterThan(50);
  });
});

test('untracked: no card has a name at any time', () => {
  const session = started(pathsOfGlory, { cards: 'untracked', scenario: 'introductory' }, 3);
  for (let n = 0; n < 200 && session.node.kind !== 'end'; n++) {
    expect(allThatIsKnown(session)).not.toMatch(/"(CP|AP)-\d\d"/);
    const { node } = session;
    if (node.kind === 'chance') session.roll();
    else
      session.play(node.kind === 'table' ? 'table' : 'player', node.moves[n % node.moves.length] as string);
  }
});
