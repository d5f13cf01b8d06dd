/** The texts that all games' sheets share. */

import { type Lang, numbers, plural } from '../kernel/words.ts';
import type { PaperWords } from './sheet.ts';

/** A page or several, with the right word. */
const range = (one: string, many: string, from: number, to: number): string =>
  from === to ? `${one} ${from}` : `${many} ${from}–${to}`;

/** Millimetres: 27.5, or 27,5. */
const size = { en: numbers('en'), pl: numbers('pl'), cs: numbers('cs'), ru: numbers('ru') };

export const PAPER_WORDS: Readonly<Record<Lang, PaperWords>> = {
  en: {
    setUp: 'Set-up',
    aid: 'Player aid',
    rules: 'Rules',
    onTable: 'On the table',
    settings: 'Changed settings',
    on: 'on',
    off: 'off',
    tracks: 'Tracks',
    counters: 'Counters',
    markers: 'Markers',
    cards: 'Cards',
    board: 'Board',
    tables: 'Tables',
    spare: 'Counters your box may already have',
    front: 'front',
    back: 'back',
    bothSides: 'Print on both sides at 100%; flip on the long edge.',
    oneSide: 'Print on one side at 100%.',
    fits: (w, h) => `Spaces fit pieces up to ${size.en(w)}\u00a0×\u00a0${size.en(h)}\u00a0mm.`,
    howTo: (both, all, leaves) =>
      [
        ...(both > 0 ? [`Pages 1–${both}: both sides, flip on the long edge.`] : []),
        ...(both < all ? [`${range('Page', 'Pages', both + 1, all)}: one side.`] : []),
        `${plural('en')(leaves, { one: 'sheet', other: 'sheets' })} of paper at 100%.`,
      ].join(' '),
    page: (n, of) => `${n} of ${of}`,
  },
  pl: {
    setUp: 'Przygotowanie',
    aid: 'Skrót zasad',
    rules: 'Zasady',
    onTable: 'Na stole',
    settings: 'Zmienione ustawienia',
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
    bothSides: 'Drukuj dwustronnie w skali 100%, z obrotem wzdłuż długiej krawędzi.',
    oneSide: 'Drukuj jednostronnie w skali 100%.',
    fits: (w, h) => `Pola mieszczą elementy do ${size.pl(w)}\u00a0×\u00a0${size.pl(h)}\u00a0mm.`,
    howTo: (both, all, leaves) =>
      [
        ...(both > 0 ? [`Strony 1–${both}: dwustronnie, obrót wzdłuż długiej krawędzi.`] : []),
        ...(both < all ? [`${range('Strona', 'Strony', both + 1, all)}: jednostronnie.`] : []),
        `${plural('pl')(leaves, { one: 'kartka', few: 'kartki', many: 'kartek', other: 'kartki' })} papieru, skala 100%.`,
      ].join(' '),
    page: (n, of) => `${n} z ${of}`,
  },
  cs: {
    setUp: 'Příprava',
    aid: 'Přehled pravidel',
    rules: 'Pravidla',
    onTable: 'Na stole',
    settings: 'Změněná nastavení',
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
    bothSides: 'Tiskněte oboustranně v měřítku 100\u00a0%, s otočením podél delší strany.',
    oneSide: 'Tiskněte jednostranně v měřítku 100\u00a0%.',
    fits: (w, h) => `Pole pojme díl do ${size.cs(w)}\u00a0×\u00a0${size.cs(h)}\u00a0mm.`,
    howTo: (both, all, leaves) =>
      [
        ...(both > 0 ? [`Strany 1–${both}: oboustranně, otočit podél delší strany.`] : []),
        ...(both < all ? [`${range('Strana', 'Strany', both + 1, all)}: jednostranně.`] : []),
        `${plural('cs')(leaves, { one: 'list', few: 'listy', many: 'listu', other: 'listů' })} papíru, měřítko 100\u00a0%.`,
      ].join(' '),
    page: (n, of) => `${n}/${of}`,
  },
  ru: {
    setUp: 'Подготовка',
    aid: 'Памятка игрока',
    rules: 'Правила',
    onTable: 'На столе',
    settings: 'Изменённые настройки',
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
    bothSides: 'Печатайте с двух сторон в масштабе 100\u00a0%, с переворотом по длинному краю.',
    oneSide: 'Печатайте с одной стороны в масштабе 100\u00a0%.',
    fits: (w, h) => `Клетки рассчитаны на детали до ${size.ru(w)}\u00a0×\u00a0${size.ru(h)}\u00a0мм.`,
    howTo: (both, all, leaves) =>
      [
        ...(both > 0 ? [`Страницы 1–${both}: с двух сторон, переворот по длинному краю.`] : []),
        ...(both < all ? [`${range('Страница', 'Страницы', both + 1, all)}: с одной стороны.`] : []),
        `${plural('ru')(leaves, { one: 'лист', few: 'листа', many: 'листов', other: 'листа' })} бумаги, масштаб 100\u00a0%.`,
      ].join(' '),
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
    help: 'Writes sheets to print as a PDF: counters, cards, tracks, tables, player aid.',
    unknownPaper: (name, known) => `Unknown paper: ${name}. Papers: ${known}.`,
    notOurs: (file) => `${file} isn’t a PDF from Emptychair; nothing was written. Use --force to replace it.`,
    written: (file, n) => `${file}: ${pages.en(n)}.`,
  },
  pl: {
    help: 'Arkusze do druku jako PDF: żetony, karty, tory, tabele, skrót zasad.',
    unknownPaper: (name, known) => `Nie ma formatu papieru „${name}”. Znane: ${known}.`,
    notOurs: (file) =>
      `Plik ${file} istnieje i nie jest plikiem PDF z Emptychair; pozostał bez zmian. Zastąpi go --force.`,
    written: (file, n) => `${file}: ${pages.pl(n)}.`,
  },
  cs: {
    help: 'Archy k tisku jako PDF: žetony, karty, stupnice, tabulky, přehled pravidel.',
    unknownPaper: (name, known) => `Formát papíru „${name}“ neexistuje. Známé: ${known}.`,
    notOurs: (file) =>
      `Soubor ${file} existuje a není to PDF z Emptychair; zůstal beze změny. --force ho nahradí.`,
    written: (file, n) => `${file}: ${pages.cs(n)}.`,
  },
  ru: {
    help: 'Листы для печати в PDF: жетоны, карты, шкалы, таблицы, памятка.',
    unknownPaper: (name, known) => `Формата бумаги «${name}» нет. Есть: ${known}.`,
    notOurs: (file) =>
      `Файл ${file} уже есть, и это не PDF от Emptychair; он не изменён. С --force он будет заменён.`,
    written: (file, n) => `${file}: ${pages.ru(n)}.`,
  },
};
