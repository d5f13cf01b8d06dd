import type { Dictionary } from './words.ts';

export const en: Dictionary = {
  at: (line, column) => `line ${line}, column ${column}`,
  more: (count) => `and ${count} more`,
  'problems.encoding': () => 'a text file in UTF-8 is wanted, and this character is not valid in it; save the file in that encoding',
  'problems.empty': () => 'the file is empty',
  'problems.ends': () => 'the file ends too early',
  'problems.value': () => 'a value is wanted',
  'problems.openText': () => 'this text has no closing quotation mark',
  'problems.openCell': () => 'this cell has no closing quotation mark',
  'problems.character': () => 'this text has a character that JSON does not allow',
  'problems.afterQuotation': () => 'after the closing quotation mark the cell must end',
  'problems.quoted': () => 'a name in quotation marks is wanted',
  'problems.again': ({ key }) => `'${key}' stands here for the second time`,
  'problems.sign': ({ signs }) => `${signs.map((sign) => `'${sign}'`).join(' or ')} is wanted`,
  'problems.nothing': () => 'nothing more is wanted here',
  'problems.large': () => 'the file is too large: at most 1 MB',
  'problems.deep': ({ most }) => `too many brackets inside brackets: at most ${most}`,
  'problems.many': ({ most }) => `too many values: at most ${most}`,
  'problems.path': ({ most }) => `the names down to here are too long: at most ${most} letters`,
  'problems.invisible': ({ code }) => `the invisible character ${code} can't be used; delete it`,
  'problems.inherited': ({ key }) => `'${key}' has a meaning of its own; choose another name`,
};
