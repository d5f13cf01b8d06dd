import type { ProblemWords } from '../../../../kernel/data-problem.ts';
import type { UnitProblems } from '../../files/problems.ts';

export const problems: ProblemWords<UnitProblems> = {
  whole: ({ min, max }) => `нужно целое число от ${min} до ${max}`,
  ranks: () => 'нужны четыре числа, по одному на каждый ранг',
  text: () => 'нужен текст',
  emptyText: () => 'пусто',
  long: ({ most }) => `знаков может быть не больше ${most}`,
  oneOf: ({ choices }) => `нужно одно из значений: ${choices.join(', ')}`,
  list: () => 'нужен список',
  tooMany: ({ most }) => `записей может быть не больше ${most}`,
  fewUnits: ({ least, type, copies }) => `${type}: противнику нужно не меньше ${least}, в файле: ${copies}`,
  manyUnits: ({ most, type, copies }) => `${type}: не больше ${most}, в файле: ${copies}`,
  alike: ({ as, rank }) => `на ранге ${rank} показывает то же, что и ${as}; объедините их в один вид`,
  id: () => 'нужны строчные латинские буквы, цифры и дефисы',
  two: () => 'нужны хотя бы две цивилизации: одна для игры, другая для счёта ходов',
  same: ({ id, as }) => `«${id}» уже есть: ${as}`,
  named: () => 'нужно название хотя бы на одном языке',
  missing: () => 'не хватает этого значения',
  unknown: () => 'здесь такого нет',
  entry: () => 'здесь такого нет',
  data: () => 'нужен файл с данными этого вида',
  cells: ({ cells, found }) =>
    `в этой строке должно быть столько же ячеек, сколько в первой: ${cells}; сейчас их ${found}`,
  column: ({ column, known }) => `неизвестный столбец «${column}»; возможны: ${known.join(', ')}`,
  columnTwice: ({ column }) => `столбец «${column}» встречается второй раз`,
  columnWanted: ({ column }) => `нужен столбец «${column}»`,
  setting: ({ name, known }) => `неизвестная настройка «${name}»; возможны: ${known.join(', ')}`,
  noTable: () => 'нужна таблица, а файл здесь заканчивается',
  oneDeck: ({ deck }) => `в файле должна быть только одна колода; эта строка относится к «${deck}»`,
};
