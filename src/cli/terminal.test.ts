import { expect, test } from 'vitest';
import { wrap } from './terminal.ts';

test('a number stays on the line of the word it counts', () => {
  expect(wrap('The Boers have 4 actions left, 12 in all.', 16)).toBe(
    'The Boers have\n4 actions left,\n12 in all.',
  );
  expect(wrap('Красный получает 2 золотых и 3 очка', 25)).toBe('Красный получает\n2 золотых и 3 очка');
  expect(wrap('RP: FR 1, IT 1, RU 2.', 18)).toBe('RP: FR 1, IT 1,\nRU 2.');
  expect(wrap('Маркер остаётся на делении 100.', 28)).toBe('Маркер остаётся на\nделении 100.');
  expect(wrap('reinforcements (RU 9 + RU 10)', 19)).toBe('reinforcements\n(RU 9 + RU 10)');
  // Between numbers a line may end.
  expect(wrap('rolled 1 2 3 4', 10)).toBe('rolled 1 2\n3 4');
});

test('what has no room beside its number stands below it', () => {
  expect(wrap('7 miscellaneous', 14)).toBe('7\nmiscellaneous');
  expect(wrap('a\u00a0b\u00a0cdefghijkl', 8)).toBe('a b\ncdefghijkl');
});
