import type { FileWords } from './words.ts';

export const words: FileWords = {
  at: (line, column) => `wiersz ${line}, kolumna ${column}`,
  more: (count) => `i jeszcze ${count}`,
  problems: {
    encoding: () => 'potrzebny jest plik tekstowy w UTF-8, a ten znak zapisano inaczej; zapisz plik w UTF-8',
    empty: () => 'plik jest pusty',
    ends: () => 'plik kończy się za wcześnie',
    value: () => 'potrzebna jest wartość',
    openText: () => 'brakuje zamykającego cudzysłowu',
    openCell: () => 'brakuje zamykającego cudzysłowu',
    character: () => 'w tym tekście jest znak niedozwolony w JSON',
    afterQuotation: () => 'po zamykającym cudzysłowie komórka musi się skończyć',
    quoted: () => 'potrzebna jest nazwa w cudzysłowie',
    again: ({ key }) => `„${key}” występuje tu po raz drugi`,
    sign: ({ signs }) => `potrzebne jest ${signs.map((sign) => `'${sign}'`).join(' albo ')}`,
    nothing: () => 'tu nie może być już nic więcej',
    large: () => 'plik jest za duży: najwyżej 1 MB',
    deep: ({ most }) => `za dużo nawiasów w nawiasach: najwyżej ${most}`,
    many: ({ most }) => `za dużo wartości: najwyżej ${most}`,
    path: ({ most }) => `nazwy prowadzące do tego miejsca są za długie: najwyżej ${most} znaków`,
    invisible: ({ code }) => `niedozwolony niewidoczny znak ${code}; usuń go`,
    inherited: ({ key }) => `„${key}” ma już własne znaczenie; wybierz inną nazwę`,
  },
};
