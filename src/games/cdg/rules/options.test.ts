// When a setting has no effect: what it needs is told with it.
import { expect, test } from 'vitest';
import type { Game } from '../../../kernel/game.ts';
import { idle } from '../../../kernel/options.ts';
import { cardDriven, pathsOfGlory } from './game.ts';
import type { Cdg } from './state.ts';
import { optionsOf } from './testing.ts';

/** The settings without effect, each with what it needs. */
function resting(given: Readonly<Record<string, unknown>>, game: Game<Cdg>): Record<string, string> {
  const options = optionsOf(given, game);
  return Object.fromEntries(
    Object.keys(game.options).flatMap((key) => {
      const needs = idle(game.options, key, options);
      return needs ? [[key, needs]] : [];
    }),
  );
}

test.each<Game<Cdg>>([pathsOfGlory, cardDriven])(
  '$id: a setting is locked if the others leave it nothing to decide',
  (game) => {
    const always = { 'ranges.custom': 'ranges=custom', fateCards: 'method=fateDie' };
    expect(resting({}, game)).toEqual(always);
    expect(resting({ ranges: 'custom' }, game)).toEqual({ fateCards: 'method=fateDie' });
    // Cards that are replaced where they lay never come to the end of the row.
    expect(resting({ afterPlay: 'inPlace' }, game)).toEqual({ ...always, discardE: 'afterPlay=slide' });
    // A card without a name can't be kept.
    expect(resting({ cards: 'untracked' }, game)).toEqual({ ...always, keepWinning: 'cards=app|physical' });
    expect(resting({ cards: 'physical' }, game)).toEqual(always);
    // The fate die nominates nothing, and has its own way to fill the row.
    expect(resting({ method: 'fateDie', ranges: 'custom' }, game)).toEqual({
      afterPlay: 'method=twoDice',
      discardE: 'method=twoDice',
      ownSpace: 'method=twoDice',
      voluntaryOneOp: 'method=twoDice',
    });
  },
);
