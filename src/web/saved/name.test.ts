import { expect, test } from 'vitest';
import { captionOf } from '../shelf/import.ts';
import { cleanName, nameAfter } from './name.ts';

test('a name is one line that turns nothing around it, in any writing', () => {
  expect(cleanName('  Mafeking \n under\tsiege ')).toBe('Mafeking under siege');
  expect(cleanName('\u202Egnikefam')).toBe('gnikefam');
  expect(cleanName('\u2067מפקינג\u2069')).toBe('מפקינג');
  expect(cleanName('مافكينغ ‏(١)')).toBe('مافكينغ ‏(١)');
  expect(cleanName('👨‍👩‍👧 at the table')).toBe('👨‍👩‍👧 at the table');
  expect(captionOf({ name: '\u202Egnikefam', playerDraws: true }, 'boer-war')).toEqual({
    name: 'gnikefam',
    playerDraws: true,
  });
});

test('a long name is cut between two signs', () => {
  expect(cleanName('x'.repeat(300))).toBe('x'.repeat(200));
  expect(cleanName(`${'x'.repeat(199)}😀`)).toBe('x'.repeat(199));
});

test('a name made from a long one keeps what tells them apart', () => {
  const copy = (title: string) => `${title} (copy)`;
  expect(nameAfter('Mafeking', copy)).toBe('Mafeking (copy)');
  expect(nameAfter('x'.repeat(200), copy)).toBe(`${'x'.repeat(193)} (copy)`);
  expect(nameAfter(`${'x'.repeat(192)}😀`, copy)).toBe(`${'x'.repeat(192)} (copy)`);
});
