import type { ProblemWords } from '../../../../kernel/data-problem.ts';
import type { UnitProblems } from '../../files/problems.ts';

export const problems: ProblemWords<UnitProblems> = {
  whole: ({ min, max }) => `a whole number from ${min} to ${max} is wanted`,
  ranks: () => 'four numbers are wanted, one for each rank',
  text: () => 'a text is wanted',
  emptyText: () => 'is empty',
  long: ({ most }) => `is longer than ${most} characters`,
  oneOf: ({ choices }) => `one of ${choices.join(', ')} is wanted`,
  list: ({ of }) => `a list of ${of} is wanted`,
  tooMany: ({ most, of }) => `more than ${most} ${of === 'cards' ? 'kinds of cards' : 'civilizations'}`,
  fewUnits: ({ least, type, copies }) =>
    `${least} ${type} at least: the opponent needs them; there are ${copies}`,
  manyUnits: ({ most, type, copies }) => `at most ${most} ${type}; there are ${copies}`,
  alike: ({ as, rank }) => `shows the same as ${as} at rank ${rank}; make them one kind`,
  id: () => 'small letters, digits and dashes are wanted',
  two: () => 'two civilizations at least: one to play, one to count the turns',
  same: ({ id, as }) => `'${id}' is also ${as}`,
  named: () => 'a name in one language at least',
  missing: () => 'is missing',
  unknown: () => 'is not known here',
  entry: () => 'is not known here',
  data: ({ of }) => `${of === 'cards' ? 'a deck' : 'a list of civilizations in a file'} is wanted`,
  cells: ({ cells, found }) => `${cells} cells are wanted in this line, as in the first; there are ${found}`,
  column: ({ column, known }) => `column '${column}' is not known; wanted: ${known.join(', ')}`,
  columnTwice: ({ column }) => `column '${column}' stands here for the second time`,
  columnWanted: ({ column }) => `a column '${column}' is wanted`,
  setting: ({ name, known }) => `'${name}' is not known; wanted: ${known.join(', ')}`,
  noTable: () => 'a table is wanted; the file ends here',
  oneDeck: ({ deck }) => `one deck in a file is wanted; this line belongs to '${deck}'`,
};
