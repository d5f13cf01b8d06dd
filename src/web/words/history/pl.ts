/** The end of a game and past games: in Polish. */
import { plural } from '../../../kernel/words.ts';
import type { HistoryWords } from './words.ts';

const n = plural('pl');

export const history: HistoryWords = {
  playAgain: 'Zagraj jeszcze raz',
  turningPoint: 'Punkt zwrotny',
  leads: (seat, round) => `${seat} obejmuje prowadzenie w rundzie ${round} i utrzymuje je do końca.`,
  leadsThroughout: (seat) => `${seat} prowadzi od pierwszej rundy do końca.`,
  leadsAtLast: (seat) => `${seat} obejmuje prowadzenie dopiero w ostatniej rundzie.`,
  level: (seats, round) => `Od rundy ${round} do końca prowadzą wspólnie: ${seats}.`,
  ledBefore: (seats) => `Wcześniej na prowadzeniu: ${seats}.`,
  leastExpected: 'Najmniej spodziewany wynik',
  unexpected: (result, odds, likeliest, itsOdds) => `${result} (${odds}). Najbardziej prawdopodobny wynik to ${likeliest} (${itsOdds}).`,
  seeThen: 'Zobacz stół z tamtej chwili',
  luck: 'Szczęście i pech',
  furthest: 'Te wyniki najbardziej odbiegają od tego, czego należało się spodziewać:',

  help: 'Twoje zakończone gry na tym urządzeniu, według tytułu i ustawień. Gry pokazowe, symulowane i usunięte się nie liczą. Długość liczymy w turach, rundach lub etapach.',
  none: 'Nie ma jeszcze zakończonych gier. Gdy dograsz jakąś do końca, pojawi się tutaj.',
  reading: (done, of) => `Wczytuję gry: ${done} z ${of}`,
  unread: (k) => `Nie uwzględniono ${n(k, { one: 'gry, której', few: 'gier, których', many: 'gier, których', other: 'gier, których' })} nie da się odczytać.`,
  games: (k) =>
    n(k, {
      one: 'zakończona gra',
      few: 'zakończone gry',
      many: 'zakończonych gier',
      other: 'zakończonych gier',
    }),
  won: (k, of) => `wygrane: ${k} z ${of}`,
  setting: 'Ustawienia',
  gamesPlayed: 'Gry',
  wins: 'Wygrane',
  turns: 'Typowa długość',
  others: 'i inne',
  lengths: 'Długość każdej gry (w turach, rundach lub etapach)',
  points: 'Punkty w każdej grze',
  sides: { you: 'ty', rival: 'najlepszy rywal' },
  turnsOf: (turns) => `długość: ${turns}`,
  marks: { won: 'wygrana', lost: 'niewygrana', open: 'bez zwycięzcy' },
  all: 'Wszystkie gry',
  verdict: {
    usual: 'typowe',
    uncommon: 'nietypowe',
    rare: 'bardzo nietypowe',
    'too-few': 'za mało losowań',
  },
  exportHelp: 'Do arkusza kalkulacyjnego lub własnych statystyk. Plik powstaje na tym urządzeniu i nigdzie nie jest wysyłany.',
  saveCsv: 'Zapisz jako CSV',
  saveJson: 'Zapisz jako JSON',
};
