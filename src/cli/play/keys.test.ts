import { expect, test } from 'vitest';
import { MENU, readKey, shownKey } from './keys.ts';

const stop = (line: string) => 'stop'.startsWith(line.toLowerCase());
const never = () => false;

test('a line that means a choice is that choice; with a colon it is always a key', () => {
  expect(readKey('s', never)).toEqual({ key: 's', text: '' });
  expect(readKey('S', stop)).toBeUndefined();
  expect(readKey(':s', stop)).toEqual({ key: 's', text: '' });
  expect(readKey(':Story', stop)).toEqual({ key: 's', text: '' });
  expect(readKey('n  rain  again', stop)).toEqual({ key: 'n', text: 'rain again' });
  expect(readKey(':undo 3', stop)).toEqual({ key: 'u', text: '3' });
});

test('a name without a colon isn’t a key, nor is a colon before an unknown name', () => {
  for (const line of ['story', ':fly', ':', '', ':constructor']) expect(readKey(line, never)).toBeUndefined();
});

test('keys are shown as they work here', () => {
  expect(shownKey('s', stop)).toBe(':s');
  expect(shownKey('q', stop)).toBe('q');
  expect(MENU.join('')).toBe('?uosthq');
});
