/** Systemy solo w plikach tekstowych: po polsku. */
import { plural } from '../../../kernel/words.ts';
import type { Dictionary } from './words.ts';

const n = plural('pl');

export const systems: Dictionary = {
  yours: 'Twoje systemy',
  yoursHelp: 'Zasady przeciwnika solo zapisujesz w pliku tekstowym (.solo.md), a aplikacja nim gra. Aby zacząć od przykładu, zapisz jego tekst.',
  examples: 'Przykłady',
  examplesHelp: 'Systemy solo zapisane w plikach tekstowych.',
  open: 'Otwórz system',
  text: 'Pokaż tekst',
  added: (when) => `Dodano: ${when}`,
  problems: (file, k) => `${file}: ${n(k, { one: 'błąd', few: 'błędy', many: 'błędów', other: 'błędu' })}`,
  hints: (k) => `${n(k, { one: 'wskazówka', few: 'wskazówki', many: 'wskazówek', other: 'wskazówki' })} dla autora:`,
  notAdded: 'Niczego nie dodano. Popraw tekst i otwórz plik ponownie.',
  notSaved: 'Nie udało się zapisać systemu.',
  removed: (title) => `Usunięto system „${title}”. Rozpoczęte gry pozostały.`,
  opened: (k) => `Do „Twoich systemów” dodano ${n(k, { one: 'system', few: 'systemy', many: 'systemów', other: 'systemu' })}.`,

  save: 'Zapisz jako plik',
  share: 'Wyślij system',
  shareHelp: 'Link zawiera cały tekst. Nikt go nie dostanie, dopóki go nie wyślesz.',
  qr: 'Kod QR tego systemu',
  noQr: 'Tekst jest za długi na kod QR; wyślij link albo plik.',
  noLink: 'Tekst jest za długi na link. Wyślij go jako plik.',
  onlyHere: 'Ta kopia aplikacji jest dostępna tylko na tym urządzeniu. Zapisz system jako plik albo najpierw otwórz aplikację z jej strony.',
  noDeflate: 'Ta przeglądarka jest za stara, by tworzyć linki. Wyślij system jako plik.',
  sent: 'Ktoś przysłał ci system solo.',
  sentHelp: 'Postaw go na półce, aby w niego zagrać.',
  earlier: 'Gry z innym tekstem tego systemu',
  earlierHelp: 'Gra zachowuje tekst, z którym się zaczęła. Jej kopię można kontynuować według tego tekstu, od ostatniej pozycji, która do niego pasuje.',
  continueWith: 'Kontynuuj według tego tekstu',
  wentOn: 'Kopia gry toczy się dalej według tego tekstu. Co się zmieniło:',
  cannotGoOn: (title) => `Gry „${title}” nie da się kontynuować według tego tekstu:`,
};
