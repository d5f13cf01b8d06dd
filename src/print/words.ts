/** The texts that all games' sheets share. */

import { type Lang, plural } from '../kernel/words.ts';
import type { PaperWords } from './sheet.ts';

export const PAPER_WORDS: Readonly<Record<Lang, PaperWords>> = {
  en: {
    setUp: 'Set-up',
    aid: 'Player aid',
    settings: 'Settings that differ from the standard',
    on: 'on',
    off: 'off',
    tracks: 'Tracks',
    counters: 'Counters',
    markers: 'Markers',
    cards: 'Cards',
    board: 'Board',
    tables: 'Tables',
    spare: 'Counters that your box may already hold',
    front: 'front',
    back: 'back',
    bothSides: 'Print on both sides, at 100%, turned over the long edge.',
    oneSide: 'Print on one side, at 100%.',
    page: (n, of) => `${n} of ${of}`,
  },
  pl: {
    setUp: 'Przygotowanie',
    aid: 'Skrót zasad',
    settings: 'Ustawienia inne niż standardowe',
    on: 'włączone',
    off: 'wyłączone',
    tracks: 'Tory',
    counters: 'Żetony',
    markers: 'Znaczniki',
    cards: 'Karty',
    board: 'Plansza',
    tables: 'Tabele',
    spare: 'Żetony, które mogą już być w pudełku',
    front: 'awers',
    back: 'rewers',
    bothSides: 'Drukuj dwustronnie, w skali 100%, z obrotem wzdłuż długiej krawędzi.',
    oneSide: 'Drukuj jednostronnie, w skali 100%.',
    page: (n, of) => `${n} z ${of}`,
  },
  cs: {
    setUp: 'Příprava',
    aid: 'Přehled pravidel',
    settings: 'Nastavení odlišná od výchozích',
    on: 'zapnuto',
    off: 'vypnuto',
    tracks: 'Stupnice',
    counters: 'Žetony',
    markers: 'Ukazatele',
    cards: 'Karty',
    board: 'Herní plán',
    tables: 'Tabulky',
    spare: 'Žetony, které už možná máte v krabici',
    front: 'líc',
    back: 'rub',
    bothSides: 'Tiskněte oboustranně, v měřítku 100 %, s otočením podél delší strany.',
    oneSide: 'Tiskněte jednostranně, v měřítku 100 %.',
    page: (n, of) => `${n}/${of}`,
  },
  ru: {
    setUp: 'Подготовка',
    aid: 'Памятка игрока',
    settings: 'Настройки не по умолчанию',
    on: 'включено',
    off: 'выключено',
    tracks: 'Шкалы',
    counters: 'Жетоны',
    markers: 'Маркеры',
    cards: 'Карты',
    board: 'Поле',
    tables: 'Таблицы',
    spare: 'Жетоны, которые, возможно, уже есть в коробке',
    front: 'лицевая сторона',
    back: 'оборотная сторона',
    bothSides: 'Печатайте с двух сторон, в масштабе 100 %, с переворотом по длинному краю.',
    oneSide: 'Печатайте с одной стороны, в масштабе 100 %.',
    page: (n, of) => `${n} из ${of}`,
  },
};

/** What the command `print` says. */
export interface PrintWords {
  readonly help: string;
  unknownPaper(name: string, known: string): string;
  /** A file that we didn't write is in the way. */
  notOurs(file: string): string;
  written(file: string, pages: number): string;
}

const pages: Readonly<Record<Lang, (n: number) => string>> = {
  en: (n) => plural('en')(n, { one: 'page', other: 'pages' }),
  pl: (n) => plural('pl')(n, { one: 'strona', few: 'strony', many: 'stron', other: 'strony' }),
  cs: (n) => plural('cs')(n, { one: 'strana', few: 'strany', many: 'strany', other: 'stran' }),
  ru: (n) => plural('ru')(n, { one: 'страница', few: 'страницы', many: 'страниц', other: 'страницы' }),
};

export const PRINT_WORDS: Readonly<Record<Lang, PrintWords>> = {
  en: {
    help: 'Sheets to print as a PDF: tracks, counters, tables, set-up, player aid.',
    unknownPaper: (name, known) => `There is no paper “${name}”. Known: ${known}.`,
    notOurs: (file) =>
      `${file} exists and isn’t a PDF by Emptychair; it was left as it is. --force replaces it.`,
    written: (file, n) => `${file}: ${pages.en(n)}.`,
  },
  pl: {
    help: 'Arkusze do druku jako PDF: tory, żetony, tabele, przygotowanie, skrót zasad.',
    unknownPaper: (name, known) => `Nie ma papieru „${name}”. Znane: ${known}.`,
    notOurs: (file) =>
      `Plik ${file} istnieje i nie jest plikiem PDF z Emptychair; pozostał bez zmian. Zastąpi go --force.`,
    written: (file, n) => `${file}: ${pages.pl(n)}.`,
  },
  cs: {
    help: 'Archy k tisku jako PDF: stupnice, žetony, tabulky, příprava, přehled pravidel.',
    unknownPaper: (name, known) => `Formát papíru „${name}“ neexistuje. Známé: ${known}.`,
    notOurs: (file) =>
      `Soubor ${file} existuje a není to PDF z Emptychair; zůstal beze změny. --force ho nahradí.`,
    written: (file, n) => `${file}: ${pages.cs(n)}.`,
  },
  ru: {
    help: 'Листы для печати в PDF: шкалы, жетоны, таблицы, подготовка, памятка.',
    unknownPaper: (name, known) => `Бумаги «${name}» нет. Есть: ${known}.`,
    notOurs: (file) =>
      `Файл ${file} уже есть, и это не PDF от Emptychair; он не изменён. С --force он будет заменён.`,
    written: (file, n) => `${file}: ${pages.ru(n)}.`,
  },
};
