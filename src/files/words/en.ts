import type { FileWords } from './words.ts';

export const words: FileWords = {
  at: (line, column) => `line ${line}, column ${column}`,
  more: (count) => `and ${count} more`,
  problems: {
    encoding: () => 'a text file in UTF-8 is wanted, and this character is not valid in it; save the file in that encoding',
    empty: () => 'the file is empty',
    ends: () => 'the file ends too early',
    value: () => 'a value is wanted',
    openText: () => 'this text has no closing quotation mark',
    openCell: () => 'this cell has no closing quotation mark',
    character: () => 'this text has a character that JSON does not allow',
    afterQuotation: () => 'after the closing quotation mark the cell must end',
    quoted: () => 'a name in quotation marks is wanted',
    again: ({ key }) => `'${key}' stands here for the second time`,
    sign: ({ signs }) => `${signs.map((sign) => `'${sign}'`).join(' or ')} is wanted`,
    nothing: () => 'nothing more is wanted here',
    large: () => 'the file is too large: at most 1 MB',
    deep: ({ most }) => `too many brackets inside brackets: at most ${most}`,
    many: ({ most }) => `too many values: at most ${most}`,
    path: ({ most }) => `the names down to here are too long: at most ${most} letters`,
    invisible: ({ code }) => `the invisible character ${code} can't be used; delete it`,
    inherited: ({ key }) => `'${key}' has a meaning of its own; choose another name`,
  },
};
