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
}

export const SAY: Readonly<Record<Lang, BoardWords>> = {
  en: {
    here: 'Place a card here',
    need: 'Need',
    gold: (n) => `${n} gold`,
    points: 'Points',
    election: 'Election',
    rebellion: 'Rebellion',
    first: 'First Player',
    capital: 'Capital',
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
  },
};
