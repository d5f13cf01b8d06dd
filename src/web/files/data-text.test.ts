import { expect, test } from 'vitest';
import { notText } from '../../files/places.ts';
import { MAX_DATA } from '../../kernel/limits.ts';
import { dataText } from './data-text.ts';

test('a file of any size within the limit comes whole, and of a larger one enough to refuse it', async () => {
  for (const letter of ['x', 'ж', '€', '😀']) {
    const fits = letter.repeat(MAX_DATA / letter.length);
    expect((await dataText(new Blob([fits]))) === fits).toBe(true);
    expect(notText(fits)).toBeUndefined();
    const read = await dataText(new Blob([fits, letter.repeat(4 * MAX_DATA)]));
    expect(read.length).toBeLessThan(4 * MAX_DATA);
    expect(notText(read)?.id).toBe('large');
  }
});
