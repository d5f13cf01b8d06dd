import { expect, test } from 'vitest';
import { captionOf } from '../shelf/import.ts';
import { called, calledAfter } from './name.ts';

test('a name is one line that turns nothing around it, in any writing', () => {
  expect(called('  Mafeking \n under\tsiege ')).toBe('Mafeking under siege');
  expect(called('\u202Egnikefam')).toBe('gnikefam');
  expect(called('\u2067מפקינג\u2069')).toBe('מפקינג');
  expect(called('مافكينغ ‏(١)')).toBe('مافكينغ ‏(١)');
  expect(called('👨‍👩‍👧 at the table')).toBe('👨‍👩‍👧 at the table');
  expect(captionOf({ name: '\u202Egnikefam', own: true }, 'boer-war')).toEqual({
    name: 'gnikefam',
    own: true,
  });
});

test('a long name is cut between two signs', () => {
  expect(called('x'.repeat(300))).toBe('x'.repeat(200));
  expect(called(`${'x'.repeat(199)}😀`)).toBe('x'.repeat(199));
});

test('a name made from a long one keeps what tells them apart', () => {
  const copy = (title: string) => `${title} (copy)`;
  expect(calledAfter('Mafeking', copy)).toBe('Mafeking (copy)');
  expect(calledAfter('x'.repeat(200), copy)).toBe(`${'x'.repeat(193)} (copy)`);
  expect(calledAfter(`${'x'.repeat(192)}😀`, copy)).toBe(`${'x'.repeat(192)} (copy)`);
});
