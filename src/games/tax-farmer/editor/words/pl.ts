/** Edytor planszy po polsku. */
import { plural } from '../../../../kernel/words.ts';
import type { BoardEditorWords } from './words.ts';

const n = plural('pl');
const count = (k: number, one: string, few: string, many: string, other: string) =>
  n(k, { one, few, many, other });

export const editor: BoardEditorWords = {
  title: 'Edytor planszy',
  help: 'Wpisz to, co wydrukowano w twoim egzemplarzu. Wszystko jest sprawdzane na bieżąco i przechowywane w tej przeglądarce; aby przenieść planszę, zapisz ją w pliku.',
  ourDesign:
    'Zaczynasz od domyślnej planszy Emptychair, która jest naszym własnym projektem: drukowana plansza i karty nie były nam dostępne. Zmień to, co w twoim egzemplarzu jest inne.',
  stillOurs: (same, of) =>
    `Wciąż jak w naszym projekcie: ${same} z ${count(of, 'prowincji', 'prowincji', 'prowincji', 'prowincji')}.`,
  notKept: 'Ta przeglądarka niczego nie przechowuje: przed wyjściem zapisz planszę w pliku.',

  warnings: (k) =>
    `${count(k, 'ostrzeżenie', 'ostrzeżenia', 'ostrzeżeń', 'ostrzeżenia')}: zagrać się da, ale źle`,
  fine: 'Na tej planszy można grać.',
  startOver: 'Zacznij od planszy domyślnej',
  startedOver: 'W formularzu jest świeża kopia planszy domyślnej.',
  firstNote:
    'Punktem wyjścia była domyślna plansza Emptychair, jego własny projekt; dane przepisano z drukowanego egzemplarza.',
  importedWith: (file) =>
    `W formularzu jest ${file}. Plik miał błędy; pominięto to, czego formularz nie zna:`,
  refused: (file) => `${file} nie jest planszą; formularz pozostał bez zmian.`,
  play: 'Zagraj na tej planszy',
  preview: (k) => `Podgląd: ${count(k, 'gracz', 'gracze', 'graczy', 'gracza')}`,
  noPreview: 'Obraz wróci, gdy błędy zostaną poprawione.',

  sections: {
    about: 'Tytuł i pochodzenie',
    goods: 'Towary',
    provinces: 'Prowincje',
    deck: 'Karty potrzeb',
    numbers: 'Przygotowanie, premie, tor',
    rebellions: 'Rebelie na początku',
    rules: 'Otwarte pytania w zasadach',
  },
  provincesHelp:
    'Zgodnie z ruchem wskazówek zegara, jak na planszy: to kolejność rozdawania i testów rebelii.',
  deckHelp: (cards, fields) =>
    `${count(cards, 'karta', 'karty', 'kart', 'karty')} na ${count(fields, 'pole potrzeb', 'pola potrzeb', 'pól potrzeb', 'pola potrzeb')}.`,
  rulesHelp:
    'Odpowiedz tam, gdzie twój egzemplarz coś mówi; resztę zostaw nieustawioną. Przed grą można to jeszcze zmienić.',

  id: 'Identyfikator',
  boardId: 'Identyfikator planszy',
  idHelp: 'Małe litery bez znaków diakrytycznych, cyfry i łączniki, do 30 znaków.',
  boardTitle: 'Tytuł',
  name: 'Nazwa',
  provenance: 'Skąd pochodzi',
  kinds: {
    'physical-copy': 'Wpisana z drukowanego egzemplarza',
    'own-design': 'Mój własny projekt',
    'project-design': 'Projekt Emptychair',
  },
  note: 'Uwaga o pochodzeniu',
  weapons: 'Towar, którym tłumi się rebelie',
  unnamed: '(jeszcze bez nazwy)',

  capital: 'To jest stolica',
  needFields: 'Pola potrzeb',
  gold: 'Produkowane złoto',
  produces: 'Produkowane towary',
  excluded: 'Nigdy tu niepotrzebne',
  excludedOwn: 'To, co sama produkuje',
  hasAction: 'Ma akcję',
  actionName: 'Nazwa akcji',
  actionText: 'Tekst akcji, jak wydrukowano',
  costGold: 'Koszt w złocie',
  costPoints: 'Koszt w punktach',
  costGood: 'Koszt w towarze',
  none: 'brak',
  any: 'dowolny',
  anyOther: 'dowolny inny niż oddany',
  effect: (k) => `Efekt ${k}`,
  effects: 'Efekty, po kolei',
  effectKinds: {
    gold: 'Zyskaj złoto',
    points: 'Zyskaj punkty',
    good: 'Weź towar',
    agentsNextRound: 'Więcej agentów w następnej rundzie',
    electionMarker: 'Przesuń znacznik Elekcji',
    takeGold: 'Weź złoto rywala',
    removeCoins: 'Zdejmij monety z kart potrzeb',
    manual: 'Ręcznie, zgodnie z tekstem',
  },
  manualHelp:
    'Aplikacja pokazuje tekst; wykonujesz go i ustawiasz, co się zmieniło. Boty takiej akcji nie używają.',
  amount: 'Ile',
  taking: 'Jak liczyć',
  takings: { amount: 'Stała liczba', perStarted: 'Jeden za każde rozpoczęte' },
  from: 'Od kogo',
  rivals: { anyRival: 'Dowolny rywal', richestRival: 'Najbogatszy rywal' },
  fewest: 'Co najmniej',
  most: 'Co najwyżej',
  province: 'W której prowincji',

  card: (k) => `Karta ${k}`,
  good: 'Towar',
  nothing: 'NIC',
  reward: 'Liczba na monecie',
  copies: 'Ile sztuk',

  numbers: {
    'players.min': 'Najmniej graczy',
    'players.max': 'Najwięcej graczy',
    'setup.agents': 'Agenci każdego gracza',
    'setup.gold': 'Złoto na początku',
    'setup.points': 'Punkty na początku',
    'setup.electionMarker': 'Znacznik Elekcji zaczyna na',
    'track.end': 'Ostatnie pole toru',
    'bonuses.lowestPlayerAgents': 'Dodatkowi agenci gracza z najmniejszą liczbą punktów',
    'bonuses.belowMarkerAgents': 'Dodatkowi agenci poniżej znacznika',
    'bonuses.crushPoints': 'Punkty za zgniecioną rebelię',
    'bonuses.supplyCoins': 'Monety na każdą kartę potrzeb w fazie zaopatrzenia',
    'bonuses.markerDiceMin': 'Najmniej kości dla znacznika',
    'bonuses.markerDiceMax': 'Najwięcej kości dla znacznika',
  },
  withPlayers: (k) => `Liczba graczy: ${k}`,
  rebellions: 'Prowincje w rebelii',
  chosenBy: 'Kto wybiera',
  choosers: { random: 'Los', firstPlayer: 'Pierwszy gracz' },
  candidates: 'Spośród tych prowincji',
  anyProvince: 'Spośród wszystkich oprócz stolicy',
  unset: (usual) => `Nieustawione (${usual})`,
  flags: { true: 'Tak', false: 'Nie' },

  add: { good: 'Dodaj towar', province: 'Dodaj prowincję', card: 'Dodaj kartę', effect: 'Dodaj efekt' },
  up: (name) => `W górę: ${name}`,
  down: (name) => `W dół: ${name}`,
  remove: (name) => `Usuń: ${name}`,
};
