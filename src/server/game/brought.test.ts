import { expect, test } from 'vitest';
import { catalogue } from '../../games/catalogue.ts';

// Games that hide something can't be brought to a table: test/secrets.test.ts.
test('every shipped game can be played at a shared table: none hides anything', async () => {
  for (const { meta, game } of catalogue()) expect([meta.id, (await game()).hides]).toEqual([meta.id, false]);
});
