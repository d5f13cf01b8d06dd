/** What the reading of JSON and tables says (places.ts), in the reader's language: every game's files are read by it. */
import type { Lang } from './words.ts';

export const SENTENCES = {
  encoding: /^a text file in UTF-8 is wanted/,
  empty: /^the file is empty$/,
  ends: /^the file ends too early$/,
  value: /^a value is wanted$/,
  quotation: /^this (?:text|cell) has no closing quotation mark$/,
  character: /^this text has a character that JSON does not allow$/,
  afterQuotation: /^after the closing quotation mark the cell must end$/,
  quoted: /^a name in quotation marks is wanted$/,
  again: /^'(.*)' stands here for the second time$/,
  sign: /^('.+') is wanted$/,
  nothing: /^nothing more is wanted here$/,
} as const;

type PlacesWords = Readonly<Record<keyof typeof SENTENCES, (found: string) => string>> & {
  at(line: string, column: string): string;
};

/** English stays as it is said. */
export const SAID: Readonly<Record<Exclude<Lang, 'en'>, PlacesWords>> = {
  pl: {
    at: (line, column) => `wiersz ${line}, kolumna ${column}`,
    encoding: () => 'potrzebny jest plik tekstowy w UTF-8, a ten znak zapisano inaczej; zapisz plik w UTF-8',
    empty: () => 'plik jest pusty',
    ends: () => 'plik kończy się za wcześnie',
    value: () => 'potrzebna jest wartość',
    quotation: () => 'brakuje zamykającego cudzysłowu',
    character: () => 'w tym tekście jest znak niedozwolony w JSON',
    afterQuotation: () => 'po zamykającym cudzysłowie komórka musi się skończyć',
    quoted: () => 'potrzebna jest nazwa w cudzysłowie',
    again: (found) => `„${found}” występuje tu po raz drugi`,
    sign: (found) => `potrzebne jest ${found.replace(' or ', ' albo ')}`,
    nothing: () => 'tu nie może być już nic więcej',
  },
  cs: {
    at: (line, column) => `řádek ${line}, sloupec ${column}`,
    encoding: () => 'tento znak neodpovídá kódování UTF-8; uložte soubor jako text v UTF-8',
    empty: () => 'soubor je prázdný',
    ends: () => 'soubor končí příliš brzy',
    value: () => 'je potřeba hodnota',
    quotation: () => 'chybí uzavírací uvozovky',
    character: () => 'v tomto textu je znak, který JSON nedovoluje',
    afterQuotation: () => 'po uzavíracích uvozovkách musí buňka skončit',
    quoted: () => 'je potřeba název v uvozovkách',
    again: (found) => `„${found}“ je tu podruhé`,
    sign: (found) => `je potřeba ${found.replace(' or ', ' nebo ')}`,
    nothing: () => 'tady už nic dalšího být nesmí',
  },
  ru: {
    at: (line, column) => `строка ${line}, столбец ${column}`,
    encoding: () =>
      'нужен текстовый файл в UTF-8, а этот знак записан иначе; сохраните файл в этой кодировке',
    empty: () => 'файл пуст',
    ends: () => 'файл обрывается слишком рано',
    value: () => 'нужно значение',
    quotation: () => 'нет закрывающей кавычки',
    character: () => 'в этом тексте есть знак, недопустимый в JSON',
    afterQuotation: () => 'после закрывающей кавычки ячейка должна закончиться',
    quoted: () => 'нужно имя в кавычках',
    again: (found) => `«${found}» встречается второй раз`,
    sign: (found) => `нужно ${found.replace(' or ', ' или ')}`,
    nothing: () => 'здесь больше ничего не должно быть',
  },
};
