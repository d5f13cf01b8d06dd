import type { Dictionary } from './words.ts';

export const cs: Dictionary = {
  at: (line, column) => `řádek ${line}, sloupec ${column}`,
  more: (count) => `a další: ${count}`,
  'problems.encoding': () => 'tento znak neodpovídá kódování UTF-8; uložte soubor jako text v UTF-8',
  'problems.empty': () => 'soubor je prázdný',
  'problems.ends': () => 'soubor končí příliš brzy',
  'problems.value': () => 'musí tu být hodnota',
  'problems.openText': () => 'chybí uzavírací uvozovky',
  'problems.openCell': () => 'chybí uzavírací uvozovky',
  'problems.character': () => 'v tomto textu je znak, který JSON nedovoluje',
  'problems.afterQuotation': () => 'po uzavíracích uvozovkách musí buňka skončit',
  'problems.quoted': () => 'musí tu být název v uvozovkách',
  'problems.again': ({ key }) => `„${key}“ je tu podruhé`,
  'problems.sign': ({ signs }) => `musí tu být ${signs.map((sign) => `„${sign}“`).join(' nebo ')}`,
  'problems.nothing': () => 'tady už nic dalšího být nesmí',
  'problems.large': () => 'soubor je příliš velký: nejvýš 1 MB',
  'problems.deep': ({ most }) => `příliš mnoho závorek v závorkách: nejvýš ${most}`,
  'problems.many': ({ most }) => `příliš mnoho hodnot: nejvýš ${most}`,
  'problems.path': ({ most }) => `názvy vedoucí až sem jsou příliš dlouhé: nejvýš ${most} znaků`,
  'problems.invisible': ({ code }) => `nedovolený neviditelný znak ${code}; smažte ho`,
  'problems.inherited': ({ key }) => `„${key}“ už má svůj význam; zvolte jiný název`,
};
