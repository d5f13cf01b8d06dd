import { expect, test } from 'vitest';
import { percent } from './ui.ts';

test('chances are whole percents; near 0% and 100% a digit more, and only what is certain is called so', () => {
  const said = [0, 0.0004, 0.004, 0.1, 4 / 7, 0.994, 0.9996, 1].map((chance) => percent('en', chance));
  expect(said.map((text) => text.replace(/\s/g, ' '))).toEqual([
    '0%',
    '< 0.1%',
    '0.4%',
    '10%',
    '57%',
    '99.4%',
    '> 99.9%',
    '100%',
  ]);
  expect(percent('cs', 0.004).replace(/\s/g, ' ')).toBe('0,4 %');
});
