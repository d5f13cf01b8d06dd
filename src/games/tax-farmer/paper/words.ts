/** Texts that appear only on the printed pieces. */
import type { Lang } from '../../../kernel/words.ts';

interface BoardWords {
  /** On a need field (T14). */
  readonly here: string;
  readonly need: string;
  gold(amount: number): string;
  readonly points: string;
  readonly election: string;
  readonly rebellion: string;
  readonly first: string;
  readonly capital: string;
  /** Names of seats that are too long for one line of a marker, with the place to break them. */
  readonly broken: readonly string[];
}

export const SAY: Readonly<Record<Lang, BoardWords>> = {
  en: {
    here: 'Place a card here',
    need: 'Need',
    gold: (n) => `${n} gold`,
    points: 'Points',
    election: 'Election',
    rebellion: 'Rebellion',
    first: 'First player',
    capital: 'Capital',
    broken: [],
  },
  pl: {
    here: 'Umieść kartę tutaj',
    need: 'Potrzeba',
    gold: (n) => `${n} SZ`,
    points: 'Punkty',
    election: 'Elekcja',
    rebellion: 'REBELIA',
    first: 'Pierwszy gracz',
    capital: 'Stolica',
    broken: ['Pomarań-czowy', 'Fiole-towy'],
  },
  cs: {
    here: 'Sem položte kartu',
    need: 'Potřeba',
    gold: (n) => `${n} zl.`,
    points: 'Body',
    election: 'Volby',
    rebellion: 'Vzpoura',
    first: 'První hráč',
    capital: 'Hlavní město',
    broken: [],
  },
  ru: {
    here: 'Положите карту сюда',
    need: 'Потребность',
    gold: (n) => `${n} зол.`,
    points: 'Очки',
    election: 'Выборы',
    rebellion: 'Мятеж',
    first: 'Первый игрок',
    capital: 'Столица',
    broken: ['Оран-жевый', 'Фиоле-товый'],
  },
};
