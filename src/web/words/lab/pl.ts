/** Wiele gier naraz: po polsku. */
import { plural } from '../../../kernel/words.ts';
import type { LabPageWords } from './words.ts';

const readings = plural('pl');

export const lab: LabPageWords = {
  open: 'Co te zasady robią naprawdę',
  help: 'Aplikacja sama rozgrywa grę tysiące razy i mówi, co rzuca się w oczy: jak się kończy, ile trwa, co nigdy się nie zdarza. Niczego na półce nie zmienia.',
  settings: 'Zasady i ustawienia',
  question: 'Czego chcesz się dowiedzieć?',
  study: 'Co te zasady robią',
  compare: 'Czym różnią się odczytania zasady',
  which: 'Która zasada',
  values: 'Odczytania do porównania',
  otherSettings: 'Inne ustawienia',
  tickMore: 'Zaznacz jeszcze jedno odczytanie: na razie nie ma czego porównać.',
  games: 'Ile gier',
  gamesEach: 'Ile gier na odczytanie',
  deciders: 'Kto decyduje',
  chance: 'Wyłącznie los',
  play: (games) => `Rozegraj: ${games}`,
  playEach: (n, games) => `Porównaj ${readings(n, { one: 'odczytanie', few: 'odczytania', many: 'odczytań', other: 'odczytania' })}, każde: ${games}`,
  preparing: 'Przygotowanie i obliczanie tego, co da się wiedzieć dokładnie…',
  stop: 'Przerwij i zachowaj, co już jest',
  stopping: 'Przerywanie; rozpoczęte gry zostaną dokończone…',
  nothingDone: 'Przerwano, zanim skończyły się pierwsze gry. Nie ma jeszcze czego pokazać.',
  broken: (why) => `Obliczenia się urwały: ${why}`,
  onPage: 'W tej kopii aplikacji liczy sama strona: trwa to dłużej i może się zacinać.',
  save: 'Zapisz raport',
  files: {
    page: 'Strona (HTML)',
    json: 'Wszystko (JSON)',
    measures: 'Miary (CSV)',
    counts: 'Liczby zdarzeń (CSV)',
    lengths: 'Długości gier (CSV)',
    differences: 'Różnice (CSV)',
  },
  single: 'Zajrzyj do jednej z tych gier',
  singleHelp: 'Trafi na półkę rozegrana do końca. Można przeczytać relację, cofnąć się albo grać dalej od dowolnej chwili.',
  number: 'Numer gry',
  openGame: 'Otwórz tę grę',
  opening: 'Rozgrywanie jeszcze raz…',
  notOpened: 'Tej gry nie udało się otworzyć.',
  simulated: (number) => `Gra symulowana nr ${number}`,
  trouble: (number) => `Otwórz grę nr ${number}, w której coś poszło źle`,
};
