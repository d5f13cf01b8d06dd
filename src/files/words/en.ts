import { listing } from '../../kernel/words.ts';
import type { Dictionary } from './words.ts';

const or = listing('en', 'or');

export const en: Dictionary = {
  at: (line, column) => `line ${line}, column ${column}`,
  more: (count) => `and ${count} more`,
  'problems.encoding': () => 'this character isn’t valid in UTF-8; save the file as a text file in UTF-8',
  'problems.empty': () => 'the file is empty',
  'problems.ends': () => 'the file ends too early',
  'problems.value': () => 'a value is missing here',
  'problems.openText': () => 'this text has no closing quotation mark',
  'problems.openCell': () => 'this cell has no closing quotation mark',
  'problems.character': () => 'this text has a character that JSON doesn’t allow',
  'problems.afterQuotation': () => 'the cell must end after the closing quotation mark',
  'problems.quoted': () => 'must be a name in quotation marks',
  'problems.again': ({ key }) => `“${key}” appears twice`,
  'problems.sign': ({ signs }) => `must be ${or(signs.map((sign) => `“${sign}”`))}`,
  'problems.nothing': () => 'nothing may follow here',
  'problems.large': () => 'the file is too large: at most 1 MB',
  'problems.deep': ({ most }) => `brackets nested too deeply: at most ${most} levels`,
  'problems.many': ({ most }) => `too many values: at most ${most}`,
  'problems.path': ({ most }) => `the names down to here are too long: at most ${most} characters`,
  'problems.invisible': ({ code }) => `the invisible character ${code} isn’t allowed; delete it`,
  'problems.inherited': ({ key }) => `“${key}” is a reserved word; choose another name`,
};
