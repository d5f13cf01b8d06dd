import { plural, type Words } from '../../../src/kernel/words.ts';
import type { Place, Spec } from '../rules/options.ts';

const n = plural('cs');
const lights = (k: number) => n(k, { one: 'světlo', few: 'světla', many: 'světla', other: 'světel' });
const gusts = (k: number) => n(k, { one: 'poryv', few: 'poryvy', many: 'poryvu', other: 'poryvů' });
const flasks = (k: number) => n(k, { one: 'lahvička', few: 'lahvičky', many: 'lahvičky', other: 'lahviček' });

const PLACE: Readonly<Record<string, string>> = {
  gate: 'Brána',
  market: 'Tržiště',
  harbour: 'Přístav',
  hours: 'Hodiny',
  oil: 'Olej',
  lights: 'Napočítaná světla',
  wind: 'Poryv?',
};
const PIECE: Readonly<Record<string, string>> = {
  watchman: 'Hlídač',
  clock: 'Ukazatel hodin',
  white: 'Bílá',
  red: 'Červená',
};
/** In the chart of the wind. */
const GUST: Readonly<Record<string, string>> = { G: 'ano', S: 'bouře', C: 'ne' };
const TO: Readonly<Record<Place, string>> = {
  gate: 'k bráně',
  market: 'na tržiště',
  harbour: 'do přístavu',
};
const AT: Readonly<Record<Place, string>> = {
  gate: 'u brány',
  market: 'na tržišti',
  harbour: 'v přístavu',
};

export const words: Words<Spec> = {
  title: 'Noční hlídka',
  pitch: 'Obcházíte v noci město a vítr se vám snaží zhasnout lucernu.',
  seats: () => 'Vy',
  asks: {
    walk: ({ hour }) => `Hodina ${hour}: kam jdete?`,
    count: ({ at }) => `Kolik světel vidíte ${AT[at]}?`,
    wind: () => 'Vítr: hoďte bílou a červenou kostkou.',
  },
  moves: {
    go: (place) => `Jít ${TO[place as Place]}`,
    lights: (k) => lights(Number(k)),
    calm: () => 'Klid',
    gust: () => 'Poryv',
  },
  asides: { bell: () => 'Zazvonit' },
  events: {
    walked: ({ hour, to }) => `Hodina ${hour}: šli jste ${TO[to]}.`,
    counted: ({ lights: k }) => `Napočítali jste ${lights(k)}.`,
    wind: ({ gust, oil }) => (gust ? `Poryv. Zásoba oleje: ${flasks(oil)}.` : 'Je klid.'),
    bell: ({ hour }) => `Hodina ${hour}: zazvonili jste a šli domů.`,
    set: ({ value }) => `Zásoba oleje: ${flasks(Number(value))}.`,
  },
  outcomes: { dawn: 'Svítá: hlídka skončila', dark: 'Lucerna zhasla', relieved: 'Vystřídali vás' },
  turn: (hour) => `Hodina ${hour}`,
  facts: () => 'Olej',
  value: (_, value) => value,
  options: {
    hours: { name: 'Hodiny', help: 'Jak dlouhá je noc.' },
    weather: {
      name: 'Počasí',
      help: 'V bouři přichází poryv častěji.',
      choices: { calm: 'Klid', stormy: 'Bouře' },
    },
    gateFire: {
      name: 'Oheň u brány',
      help: 'Zda zapálení lucerny u ohně strážných stojí olej.',
      choices: { oil: 'Stojí olej', free: 'Zdarma' },
    },
  },
  presets: {
    standard: { name: 'Běžná noc', help: 'Šest hodin klidného počasí.' },
    storm: { name: 'Bouře', help: 'Více poryvů.' },
  },
  refusals: {},
  rules: {
    round: 'Každou hodinu noci jdete na jedno ze tří míst. Kolik hodin má noc, zvolíte v nastavení.',
    lights: 'Spočítejte světla, která vidíte tam, kde jste.',
    wind: 'Potom házíte bílou a červenou kostkou: bílá určí řádek tabulky, červená sloupec. Tabulka říká, zda přijde poryv, vždy nebo jen v bouři (viz nastavení).',
    oil: 'Po poryvu lucernu znovu zapálíte za 1 lahvičku oleje. Bez oleje prohrajete. I u brány to stojí olej (výchozí).',
    bell: 'Kdykoli můžete zazvonit: hlídka ihned končí.',
  },
  place: (id) => PLACE[id] ?? '',
  piece: ({ kind }) => PIECE[kind] ?? '',
  print: (_, text) => GUST[text] ?? text,
  // Only the track has cells; a place of the map has none.
  cell: (place, cell) => (place === 'hours' ? `hodina ${cell + 1}` : ''),
  measures: {
    'one-hour': {
      name: 'Olej po hodině',
      help: 'Kolik oleje zbývá po jednom hodu na vítr.',
      key: 'Místo',
      row: (place) => PLACE[place] ?? '',
      outcome: (k) => flasks(Number(k)),
    },
    gusts: {
      name: 'Poryvy za noc',
      help: 'Kolik poryvů má celá noc.',
      key: 'Noc',
      row: () => 'celá noc',
      outcome: (k) => gusts(Number(k)),
    },
  },
  bots: { homebody: { name: 'Pecivál', help: 'Nikdy neodejde od brány.' } },
  sources: PLACE,
  checklist: ({ hours }) => ['Postavte hlídače k bráně.', `Rozložte stupnici hodin (počet polí: ${hours}) a ukazatel položte na pole 1.`, 'Vezměte si 3 lahvičky oleje, bílou a červenou kostku.'],
};
