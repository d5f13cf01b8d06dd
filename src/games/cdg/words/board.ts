/** What only the picture of the table says: the marks on cards, the keypad, the parts of the odds. */
import type { Lang } from '../../../kernel/words.ts';

export interface BoardWords {
  readonly ops: string;
  readonly sr: string;
  readonly rp: string;
  /** The mark of a combat card, as it is printed on it, and what it means. */
  readonly cc: string;
  readonly combat: string;
  readonly starred: string;
  readonly status: string;
  readonly range: string;
  readonly empty: string;
  readonly down: string;
  readonly unnamed: string;
  readonly inPlay: string;
  readonly nominated: string;
  readonly toAct: string;
  readonly turn: string;
  readonly round: string;
  readonly which: string;
  readonly search: string;
  readonly odds: string;
  readonly parts: Readonly<Record<'nominated' | 'other' | 'top' | 'one-op' | 'event', string>>;
  space(letter: string): string;
}

const RU: Readonly<Record<string, string>> = { A: 'А', B: 'Б', C: 'В', D: 'Г', E: 'Д' };

export const BOARD: Readonly<Record<Lang, BoardWords>> = {
  en: {
    ops: 'Ops',
    sr: 'SR',
    rp: 'RP',
    cc: 'CC',
    combat: 'combat card',
    starred: 'leaves the game when played as its event',
    status: 'war status',
    range: 'range',
    empty: 'empty',
    down: 'face down',
    unnamed: 'face up, not named yet',
    inPlay: 'in play',
    nominated: 'nominated',
    toAct: 'acts now',
    turn: 'Turn',
    round: 'Round',
    which: 'Which card is it? Tap its number.',
    search: 'or type a part of its name',
    odds: 'Odds if nominated',
    parts: {
      nominated: 'this card',
      other: 'another card',
      top: 'top card',
      'one-op': '1-Ops',
      event: 'random event',
    },
    space: (letter) => letter,
  },
  pl: {
    ops: 'Ops',
    sr: 'SR',
    rp: 'RP',
    cc: 'CC',
    combat: 'karta bitewna',
    starred: 'zagrana jako wydarzenie opuszcza grę',
    status: 'stan wojny',
    range: 'zakres',
    empty: 'puste',
    down: 'zakryta',
    unnamed: 'odkryta, jeszcze bez nazwy',
    inPlay: 'w grze',
    nominated: 'wybrana',
    toAct: 'działa teraz',
    turn: 'Etap',
    round: 'Runda',
    which: 'Która to karta? Dotknij jej numeru.',
    search: 'albo wpisz część jej nazwy',
    odds: 'Szanse przy wyborze',
    parts: {
      nominated: 'ta karta',
      other: 'inna karta',
      top: 'wierzchnia',
      'one-op': '1 Ops',
      event: 'wydarzenie',
    },
    space: (letter) => letter,
  },
  cs: {
    ops: 'Ops',
    sr: 'SR',
    rp: 'RP',
    cc: 'CC',
    combat: 'bojová karta',
    starred: 'zahraná jako událost opouští hru',
    status: 'stav války',
    range: 'rozsah',
    empty: 'prázdné',
    down: 'lícem dolů',
    unnamed: 'lícem nahoru, zatím bez jména',
    inPlay: 've hře',
    nominated: 'vybraná',
    toAct: 'na řadě',
    turn: 'Tah',
    round: 'Kolo',
    which: 'Která karta to je? Klepněte na její číslo.',
    search: 'nebo napište část jména',
    odds: 'Šance při výběru',
    parts: {
      nominated: 'tato karta',
      other: 'jiná karta',
      top: 'vrchní karta',
      'one-op': '1 Ops',
      event: 'událost',
    },
    space: (letter) => letter,
  },
  ru: {
    ops: 'ОО',
    sr: 'СП',
    rp: 'ОП',
    cc: 'БК',
    combat: 'боевая карта',
    starred: 'разыгранная как событие, удаляется из игры',
    status: 'состояние войны',
    range: 'диапазон',
    empty: 'пусто',
    down: 'лицом вниз',
    unnamed: 'лицом вверх, ещё не названа',
    inPlay: 'разыгрывается',
    nominated: 'выбрана',
    toAct: 'действует',
    turn: 'Ход',
    round: 'Раунд',
    which: 'Какая это карта? Нажмите на её номер.',
    search: 'или введите часть названия',
    odds: 'Шансы при выборе',
    parts: {
      nominated: 'эта карта',
      other: 'другая карта',
      top: 'верхняя карта',
      'one-op': '1 ОО',
      event: 'событие',
    },
    space: (letter) => RU[letter] ?? letter,
  },
};
