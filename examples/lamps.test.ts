import { expect, test } from 'vitest';
import { difference } from '../src/kernel/scene-changes.ts';
import { lamps } from './lamps.ts';

test('lighting a lamp from the supply is one thing to do, and so is undoing it', () => {
  const told = (before: readonly string[], after: readonly string[]) =>
    difference(lamps(before), lamps(after)).map((change) =>
      change.do === 'move' ? `${change.piece.id}: ${change.from.place} → ${change.to.place}` : change.do,
    );
  expect(told([], ['north'])).toEqual(['keeper.north: supply → north']);
  expect(told(['north', 'south'], ['south'])).toEqual(['keeper.north: north → supply']);
});
