/** Przechowywanie, udostępnianie, druk, szczęście: po polsku. */
import { numbers, plural } from '../../../kernel/words.ts';
import type { KeepingWords } from './words.ts';

const n = plural('pl');
const number = numbers('pl');
const count = (k: number, one: string, few: string, many: string, other: string) =>
  n(k, { one, few, many, other });

export const keeping: KeepingWords = {
  moreOf: (title) => `Więcej: ${title}`,
  duplicate: 'Zrób kopię',
  copyOf: (title) => `${title} (kopia)`,
  branchOf: (title, step) => `${title} (od kroku ${number(step)})`,
  archive: 'Przenieś do archiwum',
  unarchive: 'Wyjmij z archiwum',
  archived: 'Archiwum',
  takeOff: 'Zdejmij z półki',
  takenOff: 'Zdjęte z półki',
  takenOffHelp: 'Przez co najmniej miesiąc można je postawić z powrotem.',
  saveAll: 'Zapisz wszystkie gry w jednym pliku',
  inParts: 'Nie wszystkie gry mieszczą się w jednym pliku. Zapisz każdy z tych plików:',
  part: (i, k) => `Plik ${i}: ${count(k, 'gra', 'gry', 'gier', 'gry')}`,
  gamesRead: (part) => `Odczytane gry: ${part}`,
  cancel: 'Anuluj',
  tooManyGames: 'W tym pliku jest więcej niż 500 gier.',
  notOpened: 'Niczego nie otwarto; twoje gry i plik pozostają bez zmian.',
  dataFile: 'Własną talię, planszę albo karty jednostek wybiera się przy przygotowaniu gry.',
  opened: (k) => `Z pliku na półkę: ${count(k, 'gra', 'gry', 'gier', 'gry')}.`,
  unread: (k) =>
    `${count(k, 'gry nie da się odczytać', 'gier nie da się odczytać', 'gier nie da się odczytać', 'gry nie da się odczytać')}; plik pozostaje bez zmian:`,
  newNotSaved: 'Nie udało się zapisać nowej gry.',
  newOnesNotSaved: 'Nie udało się zapisać gier.',
  damaged: 'Uszkodzony zapis',
  newerStore:
    'Gry zapisała tu nowsza wersja aplikacji; pozostały nietknięte. Wczytaj stronę ponownie, aby jej użyć. Do tego czasu to okno niczego nie przechowuje.',

  backups: 'Kopie zapasowe',
  backupsHelp:
    'Powstają same na początku każdej tury oraz przed aktualizacją, zdjęciem z półki i przyjęciem gry z pliku lub linku.',
  noBackups: 'Jeszcze żadnej nie ma. Pierwsza powstaje, gdy zaczyna się tura.',
  kinds: {
    turn: 'początek tury',
    import: 'przed przyjęciem gry z pliku lub linku',
    delete: 'przed zdjęciem z półki',
    update: 'przed aktualizacją',
  },
  steps: (k) => count(k, 'wpis', 'wpisy', 'wpisów', 'wpisu'),
  asNewGame: 'Otwórz jako osobną grę',
  backupName: (title, when) => `${title} (kopia z ${when})`,

  share: 'Wyślij na inne urządzenie',
  shareHelp: 'Link zawiera całą grę. Nikt go nie dostanie, dopóki go nie wyślesz.',
  link: 'Link do gry',
  copy: 'Kopiuj link',
  copied: 'Skopiowano.',
  notCopied: 'Przeglądarka na to nie pozwoliła. Zaznacz tekst i skopiuj go samodzielnie.',
  qr: 'Kod QR tej gry',
  noQr: 'Gra jest za długa na kod QR; wyślij link albo plik.',
  noLink: 'Gra jest za długa na link. Wyślij ją jako plik.',
  onlyHere:
    'Ta kopia aplikacji jest dostępna tylko na tym urządzeniu. Na inne zapisz grę jako plik albo otwórz najpierw aplikację z jej strony.',
  noDeflate: 'Ta przeglądarka jest za stara na takie linki. Wyślij grę jako plik.',
  sent: 'Ktoś przysłał ci grę',
  sentHelp: 'Została sprawdzona i jest kompletna. Twoje gry pozostają bez zmian.',
  putOnShelf: 'Postaw na mojej półce',
  mine: {
    same: 'Masz już tę grę na półce.',
    later: 'Masz już tę grę na półce, i to w późniejszym stanie.',
    earlier: 'Masz tę grę na półce we wcześniejszym stanie; przysłana toczy się od niego dalej.',
  },
  openMine: 'Otwórz moją grę',
  updateMine: 'Uzupełnij moją grę',
  badLink: 'W tym linku nie ma gry.',
  badLinkHelp: 'Mógł zostać ucięty po drodze. Poproś o niego jeszcze raz albo o plik.',
  olderLink: 'Tę grę wysłała starsza wersja aplikacji, w której zasady były inne. Poproś o nią w pliku.',
  hugeLink: 'Zawartość tego linku jest o wiele za duża jak na grę.',

  print: 'Drukuj arkusze',
  printNow: 'Drukuj',
  printHelp:
    'W skali 100%, bez dopasowania do strony. Arkusze z rewersem drukuj dwustronnie, z obrotem wzdłuż długiej krawędzi.',
  paper: 'Papier',
  sheetLanguage: 'Język arkuszy',
  wrongOptions: 'Ustawienia w tym adresie nie pasują do gry; to arkusze standardowe.',
  pages: (k) => count(k, 'strona', 'strony', 'stron', 'strony'),

  luck: 'Dotychczasowe szczęście',
  luckHelp:
    'Co wylosowano w obecnym przebiegu gry, obok tego, czego za każdym razem kazały oczekiwać szanse.',
  noDraws: 'Jeszcze niczego nie wylosowano.',
  byApp: 'Losowania aplikacji',
  byYou: 'Twoje losowania',
  draws: (k) => count(k, 'losowanie', 'losowania', 'losowań', 'losowania'),
  drawsLast: (k, ask) => `${count(k, 'losowanie', 'losowania', 'losowań', 'losowania')}, ostatnie: ${ask}`,
  unusual: (share) =>
    `${share} z 4000 serii o tych samych szansach, rozegranych przez aplikację, odbiegało od oczekiwanych liczb co najmniej tak jak ta.`,
  verdict: {
    usual: 'Całkiem zwyczajne szczęście.',
    uncommon: 'Niecodzienne szczęście.',
    rare: 'Bardzo niezwykłe szczęście.',
  },
  tooFew: 'Za mało losowań, by mówić o niezwykłym szczęściu.',
  result: 'Wynik',
  rolled: 'wypadło',
  expected: 'oczekiwano',
  never: (k) => `Nie wypadło: ${count(k, 'wynik', 'wyniki', 'wyników', 'wyniku')}`,
  newDraws: (k) => `Nowe losowanie zamiast pierwszego wyniku: ${count(k, 'raz', 'razy', 'razy', 'raza')}.`,

  view: 'Widok stołu w drugim oknie',
  viewTitle: 'Widok stołu',
  copyStory: 'Kopiuj relację jako tekst',
};
