import { plural, type Words } from '../../../src/kernel/words.ts';
import type { Place, Spec } from '../rules/options.ts';

const n = plural('pl');
const lights = (k: number) => n(k, { one: 'światło', few: 'światła', many: 'świateł', other: 'światła' });
const gusts = (k: number) => n(k, { one: 'podmuch', few: 'podmuchy', many: 'podmuchów', other: 'podmuchu' });
const flasks = (k: number) => n(k, { one: 'butelka', few: 'butelki', many: 'butelek', other: 'butelki' });

const PLACE: Readonly<Record<string, string>> = {
  gate: 'Brama',
  market: 'Rynek',
  harbour: 'Przystań',
  hours: 'Godziny',
  oil: 'Oliwa',
  lights: 'Policzone światła',
  wind: 'Podmuch?',
};
const PIECE: Readonly<Record<string, string>> = {
  watchman: 'Strażnik',
  clock: 'Zegar',
  white: 'Biała',
  red: 'Czerwona',
};
/** In the chart of the wind. */
const GUST: Readonly<Record<string, string>> = { G: 'tak', S: 'burza', C: 'nie' };
const TO: Readonly<Record<Place, string>> = { gate: 'do bramy', market: 'na rynek', harbour: 'na przystań' };
const AT: Readonly<Record<Place, string>> = {
  gate: 'przy bramie',
  market: 'na rynku',
  harbour: 'na przystani',
};

export const words: Words<Spec> = {
  title: 'Nocna warta',
  pitch: 'Obchodzisz nocą miasto, a wiatr próbuje zgasić twoją latarnię.',
  seats: () => 'Ty',
  asks: {
    walk: ({ hour }) => `Godzina ${hour}: dokąd idziesz?`,
    count: ({ at }) => `Ile świateł widzisz ${AT[at]}?`,
    wind: () => 'Wiatr: rzuć białą i czerwoną kością.',
  },
  moves: {
    go: (place) => `Idź ${TO[place as Place]}`,
    lights: (k) => lights(Number(k)),
    calm: () => 'Cisza',
    gust: () => 'Podmuch',
  },
  asides: { bell: () => 'Uderz w dzwon' },
  events: {
    walked: ({ hour, to }) => `Godzina ${hour}: idziesz ${TO[to]}.`,
    counted: ({ lights: k }) => `Policzone: ${lights(k)}.`,
    wind: ({ gust, oil }) => (gust ? `Podmuch. Zapas oliwy: ${flasks(oil)}.` : 'Jest cicho.'),
    bell: ({ hour }) => `W godzinie ${hour} uderzasz w dzwon i wracasz do domu.`,
    set: ({ value }) => `Zapas oliwy: ${flasks(Number(value))}.`,
  },
  outcomes: { dawn: 'Świt: koniec warty', dark: 'Latarnia zgasła', relieved: 'Zmiana warty' },
  turn: (hour) => `Godzina ${hour}`,
  facts: () => 'Oliwa',
  value: (_, value) => value,
  options: {
    hours: { name: 'Godziny', help: 'Jak długa jest noc.' },
    weather: {
      name: 'Pogoda',
      help: 'W burzę podmuch przynosi więcej rzutów.',
      choices: { calm: 'Spokojna', stormy: 'Burza' },
    },
    gateFire: {
      name: 'Ogień przy bramie',
      help: 'Czy zapalenie latarni od ogniska strażników zużywa oliwę.',
      choices: { oil: 'Zużywa oliwę', free: 'Za darmo' },
    },
  },
  presets: {
    standard: { name: 'Zwykła noc', help: 'Sześć godzin spokojnej pogody.' },
    storm: { name: 'Burza', help: 'Więcej podmuchów.' },
  },
  refusals: {},
  rules: {
    round: 'W każdej godzinie nocy idziesz w jedno z trzech miejsc. Liczbę godzin podaje ustawienie.',
    lights: 'Policz światła, które widzisz tam, gdzie jesteś.',
    wind: 'Potem rzucasz białą i czerwoną kością: biała to wiersz tabeli, czerwona kolumna. Tabela mówi, czy jest podmuch, zawsze czy tylko w burzę (zob. ustawienia).',
    oil: 'Po podmuchu zapalasz latarnię na nowo, zużywając 1 butelkę oliwy. Bez oliwy przegrywasz. Domyślnie dotyczy to także bramy.',
    bell: 'W każdej chwili możesz uderzyć w dzwon: warta od razu się kończy.',
  },
  place: (id) => PLACE[id] ?? '',
  piece: ({ kind }) => PIECE[kind] ?? '',
  print: (_, text) => GUST[text] ?? text,
  // Only the track has cells; a place of the map has none.
  cell: (place, cell) => (place === 'hours' ? `godzina ${cell + 1}` : ''),
  measures: {
    'one-hour': {
      name: 'Oliwa po godzinie',
      help: 'Ile oliwy zostaje po jednym rzucie na wiatr.',
      key: 'Miejsce',
      row: (place) => PLACE[place] ?? '',
      outcome: (k) => flasks(Number(k)),
    },
    gusts: {
      name: 'Podmuchy w ciągu nocy',
      help: 'Ile podmuchów ma cała noc.',
      key: 'Noc',
      row: () => 'cała noc',
      outcome: (k) => gusts(Number(k)),
    },
  },
  bots: { homebody: { name: 'Domator', help: 'Nigdy nie odchodzi od bramy.' } },
  sources: PLACE,
  checklist: ({ hours }) => ['Postaw strażnika przy bramie.', `Ułóż tor godzin (pól: ${hours}) i postaw zegar na polu 1.`, 'Weź 3 butelki oliwy oraz białą i czerwoną kość.'],
};
