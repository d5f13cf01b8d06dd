import { expect, test } from 'vitest';
import { civilization } from '../game.ts';
import { onEvent } from '../testing.ts';

/** As every version has written a history event: one record, with 0 and '' for what the effect has no use for. */
const none = {
  loss: '',
  picking: '',
  of: 0,
  buildings: 0,
  toLose: 0,
  need: 0,
  strength: 0,
  drawn: [],
  bonusKnown: 0,
};

test.each([
  ['tokens', onEvent(2, 1).play('accept'), { die: 1, toLose: 3 }],
  ['a unit', onEvent(2, 3).play('accept', 'own:4'), { die: 3, picking: 'unit', of: 4, toLose: 1 }],
  ['a square', onEvent(2, 4).play('accept', 'own:5'), { die: 4, picking: 'square', of: 5 }],
  ['strength', onEvent(2, 5).play('strength:1'), { die: 5, need: 5, strength: 1 }],
  ['a bonus', onEvent(2, 5).play('strength:1', 'bonus:0'), { die: 5, need: 5, strength: 1, bonusKnown: 1 }],
  [
    'buildings',
    onEvent(14, 2, { lossChoice: 'random' }).play('own:3', 'own:2'),
    { die: 2, picking: 'building', of: 5, buildings: 3 },
  ],
])('a history event is read as earlier versions wrote it: %s', (_, { s }, wrote) => {
  const written = { ...civilization.stored.write(s), hit: { ...none, ...wrote } };
  expect(civilization.stored.write(s)).toEqual(written);
  const read = civilization.stored.read(JSON.parse(JSON.stringify(written)), s.options);
  expect(read).toEqual(s);
  expect(civilization.node(read)).toEqual(civilization.node(s));
});

test('an event that may still be cancelled was written without its strength', () => {
  const { s } = onEvent(2, 5, { cancelScope: 'all' });
  const written = { ...civilization.stored.write(s), hit: { ...none, die: 5 } };
  expect(civilization.stored.read(written, s.options)).toEqual(s);
});
