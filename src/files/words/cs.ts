import type { FileWords } from './words.ts';

export const words: FileWords = {
  at: (line, column) => `řádek ${line}, sloupec ${column}`,
  more: (count) => `a další: ${count}`,
  problems: {
    encoding: () => 'tento znak neodpovídá kódování UTF-8; uložte soubor jako text v UTF-8',
    empty: () => 'soubor je prázdný',
    ends: () => 'soubor končí příliš brzy',
    value: () => 'je potřeba hodnota',
    openText: () => 'chybí uzavírací uvozovky',
    openCell: () => 'chybí uzavírací uvozovky',
    character: () => 'v tomto textu je znak, který JSON nedovoluje',
    afterQuotation: () => 'po uzavíracích uvozovkách musí buňka skončit',
    quoted: () => 'je potřeba název v uvozovkách',
    again: ({ key }) => `„${key}“ je tu podruhé`,
    sign: ({ signs }) => `je potřeba ${signs.map((sign) => `'${sign}'`).join(' nebo ')}`,
    nothing: () => 'tady už nic dalšího být nesmí',
    large: () => 'soubor je příliš velký: nejvýše 1 MB',
    deep: ({ most }) => `příliš mnoho závorek v závorkách: nejvýše ${most}`,
    many: ({ most }) => `příliš mnoho hodnot: nejvýše ${most}`,
    path: ({ most }) => `názvy vedoucí až sem jsou příliš dlouhé: nejvýše ${most} znaků`,
    invisible: ({ code }) => `nedovolený neviditelný znak ${code}; smažte ho`,
    inherited: ({ key }) => `„${key}“ už má svůj význam; zvolte jiný název`,
  },
};
