/** Shared tables: in Polish. */
import { plural } from '../../kernel/words.ts';
import type { Dictionary } from './words.ts';

const n = plural('pl');
const ROLES = { seat: 'gra', host: 'otworzyło stół', table: 'gra', watch: 'przygląda się' };

export const together: Dictionary = {
  'status.connecting': 'Łączę ze wspólnym stołem…',
  'status.here': (devices) => `Wspólny stół: ${n(devices, { one: 'urządzenie', few: 'urządzenia', many: 'urządzeń', other: 'urządzenia' })}.`,
  'status.offline': 'Brak sieci. Wspólny stół ruszy sam, gdy sieć wróci.',
  'status.away': 'Serwer nie odpowiada. Aplikacja wciąż próbuje.',
  'status.storage': 'Serwer nie może teraz zapisywać; może ma pełny dysk. Aplikacja wciąż próbuje.',
  'status.flood': 'Za dużo wiadomości naraz. Aplikacja za chwilę ruszy dalej.',
  'status.gone': 'Serwer nie zna już tego stołu: link jest błędny albo wygasł. Twoja kopia gry jest tutaj.',
  'status.update': 'Aplikacja i serwer są w różnych wersjach. Zaktualizuj aplikację albo poproś osobę, która prowadzi serwer.',
  'status.cantFollow': 'Wspólny stół używa nowszych zasad niż ta aplikacja. Aby grać dalej, zaktualizuj aplikację.',
  waiting: (steps) =>
    n(steps, {
      one: 'krok czeka na wysłanie.',
      few: 'kroki czekają na wysłanie.',
      many: 'kroków czeka na wysłanie.',
      other: 'kroku czeka na wysłanie.',
    }),
  drawing: 'Czekam na wynik losowania z serwera.',
  watching: 'To urządzenie tylko się przygląda.',
  notKept: 'To urządzenie nie może zapisać swojej kopii gry. Całą grę ma serwer.',
  branched: 'Przy wspólnym stole jest teraz inna gra. To, co miało to urządzenie, leży na półce jako osobna gra.',
  needsServer: 'Ta strona działa bez https: ponowne wczytanie wymaga serwera.',
  tryAgain: 'Spróbuj ponownie',

  help: 'Gra przechodzi na wspólny stół na tym serwerze. Inne urządzenia otwierają go kodem albo linkiem i pokazują to samo. W każdej chwili możesz zabrać grę do siebie.',
  open: 'Otwórz wspólny stół',
  opening: 'Otwieram stół…',
  'notOpened.noServer': 'Wspólna gra wymaga serwera Emptychair. Uruchom go poleceniem „npm start” albo „emptychair serve” i otwórz aplikację stamtąd.',
  'notOpened.offline': 'Serwer nie odpowiada. Twoja gra pozostaje bez zmian; spróbuj później.',
  'notOpened.hides': (title) => `${title} ukrywa coś przed innymi graczami. Takich gier nie można jeszcze prowadzić przy wspólnym stole.`,
  'notOpened.unknown': (game) => `Serwer nie ma gry „${game}”.`,
  'notOpened.huge': 'Ta gra jest za duża dla serwera.',
  'notOpened.slow': 'Za dużo zapytań naraz. Odczekaj minutę i spróbuj ponownie.',
  'notOpened.storage': 'Serwer nie może teraz zapisywać; może ma pełny dysk. Twoja gra pozostaje bez zmian.',
  'notOpened.gone': 'Serwer nie zna już tego stołu. Twoja kopia gry jest tutaj.',
  device: 'Drugie urządzenie',
  'roles.table': 'Gra',
  'roles.watch': 'Tylko się przygląda',
  'rolesHelp.table': 'Może robić wszystko to, co to urządzenie.',
  'rolesHelp.watch': 'Dla telewizora albo gościa: pokazuje stół i niczego nie zmienia.',
  link: 'Link dla jednego urządzenia',
  qr: 'Kod QR linku',
  copy: 'Kopiuj link',
  copied: 'Skopiowano.',
  notCopied: 'Przeglądarka nie pozwala kopiować. Zaznacz link i skopiuj go.',
  onlyHere: 'Ten adres działa tylko na tym komputerze. Aby inne urządzenia mogły się połączyć, uruchom serwer poleceniem „npm start -- --lan”.',
  onlyHost: 'Urządzenia może dodawać tylko to, które otworzyło stół.',
  devices: 'Urządzenia',
  chair: (no, role, you) => `${no}${you ? ' (to urządzenie)' : ''}: ${ROLES[role]}`,
  alone: 'Graj dalej osobno',
  aloneHelp: 'Od tego miejsca powstanie osobna gra. Wspólny stół pozostanie bez zmian.',
  takeHome: 'Zabierz grę do siebie',
  takeHomeHelp: 'Gra znów należy do tego urządzenia, w całości. Inne urządzenia zostają przy wspólnym stole.',

  joining: 'Otwieram wspólny stół…',
  notJoined: 'Tego stołu nie można otworzyć.',
  goneHelp: 'Link jest błędny albo stół już nie istnieje. Poproś o nowy link.',
  noAnswer: 'Serwer nie odpowiada. Sprawdź link i to, czy serwer działa.',
};
