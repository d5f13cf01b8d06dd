import { expect, test } from 'vitest';
import { find } from '../../games/catalogue.ts';
import { resolve } from '../../kernel/options.ts';
import { Session } from '../../kernel/session/session.ts';
import { newRecord } from '../saved/kept.ts';
import { modelled } from './model.ts';

test('another game starts with the settings, the seats and the hand of the one before', async () => {
  const game = await find('tax-farmer')!.game();
  const begin = (given: Record<string, unknown>) => {
    const options = resolve(game.options, given);
    if (!options.ok) throw new Error('options');
    const session = new Session(game, options.options, 1);
    session.seat('blue', 'random');
    return modelled({ session, record: newRecord(session, 0, { own: true }).record });
  };
  const three = begin(game.presets.three!);
  expect(three).toMatchObject({ preset: 'three', playerDraws: true, chosen: { players: 3 } });
  expect(three.chairs).toEqual({ red: 'person', blue: 'random', green: 'person' });
  const five = begin({ players: 5 });
  expect(five.preset).toBeUndefined();
  // A complete set of settings, so the form's preset changes nothing.
  expect(Object.keys(five.chosen)).toEqual(Object.keys(game.options));
});
