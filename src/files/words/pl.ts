import type { Dictionary } from './words.ts';

export const pl: Dictionary = {
  at: (line, column) => `wiersz ${line}, kolumna ${column}`,
  more: (count) => `i jeszcze ${count}`,
  'problems.encoding': () => 'potrzebny jest plik tekstowy w UTF-8, a ten znak zapisano inaczej; zapisz plik w UTF-8',
  'problems.empty': () => 'plik jest pusty',
  'problems.ends': () => 'plik kończy się za wcześnie',
  'problems.value': () => 'potrzebna jest wartość',
  'problems.openText': () => 'brakuje zamykającego cudzysłowu',
  'problems.openCell': () => 'brakuje zamykającego cudzysłowu',
  'problems.character': () => 'w tym tekście jest znak niedozwolony w JSON',
  'problems.afterQuotation': () => 'po zamykającym cudzysłowie komórka musi się skończyć',
  'problems.quoted': () => 'potrzebna jest nazwa w cudzysłowie',
  'problems.again': ({ key }) => `„${key}” występuje tu po raz drugi`,
  'problems.sign': ({ signs }) => `potrzebne jest ${signs.map((sign) => `„${sign}”`).join(' albo ')}`,
  'problems.nothing': () => 'tu nie może być już nic więcej',
  'problems.large': () => 'plik jest za duży: najwyżej 1 MB',
  'problems.deep': ({ most }) => `za dużo nawiasów w nawiasach: najwyżej ${most}`,
  'problems.many': ({ most }) => `za dużo wartości: najwyżej ${most}`,
  'problems.path': ({ most }) => `nazwy prowadzące do tego miejsca są za długie; limit znaków: ${most}`,
  'problems.invisible': ({ code }) => `niedozwolony niewidoczny znak ${code}; usuń go`,
  'problems.inherited': ({ key }) => `„${key}” ma już własne znaczenie; wybierz inną nazwę`,
};
