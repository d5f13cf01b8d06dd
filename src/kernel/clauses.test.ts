import { expect, test } from 'vitest';
import { clauseList } from './clauses.ts';

test.each([
  [[], ''],
  [['B26'], 'B26'],
  [['B26', 'B27'], 'B26, B27'],
  [['B26', 'B27', 'B39', 'B71', 'B72', 'B73'], 'B26, B27, B39, B71–B73'],
  [['C99', 'C100', 'C101', 'C120'], 'C99–C101, C120'],
  [['NW09', 'NW10', 'NW11', 'N12'], 'NW09–NW11, N12'],
  [['B09', 'C10', 'C12', 'C11'], 'B09, C10, C12, C11'],
])('%j', (ids, text) => expect(clauseList(ids)).toBe(text));
