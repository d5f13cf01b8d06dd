import type { ProblemWords } from '../../../../kernel/data-problem.ts';
import type { UnitProblems } from '../../files/problems.ts';

export const problems: ProblemWords<UnitProblems> = {
  whole: ({ min, max }) => `potrzebna jest liczba całkowita od ${min} do ${max}`,
  ranks: () => 'potrzebne są cztery liczby, po jednej dla każdej rangi',
  text: () => 'potrzebny jest tekst',
  emptyText: () => 'jest puste',
  long: ({ most }) => `ma więcej niż ${most} znaków`,
  oneOf: ({ choices }) => `potrzebna jest jedna z wartości: ${choices.join(', ')}`,
  list: () => 'potrzebna jest lista',
  tooMany: ({ most }) => `pozycji jest więcej niż ${most}`,
  fewUnits: ({ least, type, copies }) =>
    `${type}: przeciwnik potrzebuje co najmniej ${least}, w talii: ${copies}`,
  manyUnits: ({ most, type, copies }) => `${type}: najwyżej ${most}, w talii: ${copies}`,
  alike: ({ as, rank }) => `przy randze ${rank} pokazuje to samo co ${as}; połącz je w jeden rodzaj`,
  id: () => 'potrzebne są małe litery, cyfry i łączniki',
  two: () => 'potrzebne są co najmniej dwie cywilizacje: jedna do gry, jedna do liczenia tur',
  same: ({ id, as }) => `„${id}” to także ${as}`,
  named: () => 'potrzebna jest nazwa w co najmniej jednym języku',
  missing: () => 'brakuje tej wartości',
  unknown: () => 'takiego klucza tu nie ma',
  entry: () => 'takiego klucza tu nie ma',
  data: () => 'potrzebny jest plik z danymi tego rodzaju',
  cells: ({ cells, found }) =>
    `w tym wierszu potrzeba tyle samo komórek co w pierwszym: ${cells}; jest ich ${found}`,
  column: ({ column, known }) => `nieznana kolumna „${column}”; możliwe: ${known.join(', ')}`,
  columnTwice: ({ column }) => `kolumna „${column}” występuje tu po raz drugi`,
  columnWanted: ({ column }) => `potrzebna jest kolumna „${column}”`,
  setting: ({ name, known }) => `nieznane ustawienie „${name}”; możliwe: ${known.join(', ')}`,
  noTable: () => 'potrzebna jest tabela; tu plik się kończy',
  oneDeck: ({ deck }) => `w pliku może być jedna talia; ten wiersz należy do „${deck}”`,
};
