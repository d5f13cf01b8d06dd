/** The end of a game and past games: in Czech. */
import { plural } from '../../../kernel/words.ts';
import type { HistoryWords } from './words.ts';

const n = plural('cs');

export const history: HistoryWords = {
  playAgain: 'Hrát znovu',
  turningPoint: 'Bod obratu',
  leads: (seat, round) => `${seat} se v ${round}. kole ujal vedení a udržel ho až do konce.`,
  leadsThroughout: (seat) => `${seat} vedl od prvního kola až do konce.`,
  leadsAtLast: (seat) => `${seat} se ujal vedení až v posledním kole.`,
  level: (seats, round) => `Od ${round}. kola až do konce společně vedli: ${seats}.`,
  ledBefore: (seats) => `Těsně předtím ve vedení: ${seats}.`,
  leastExpected: 'Nejméně čekaný výsledek',
  unexpected: (result, odds, likeliest, itsOdds) => `${result} (${odds}). Nejpravděpodobnější výsledek: ${likeliest} (${itsOdds}).`,
  seeThen: 'Ukázat stůl v té chvíli',
  luck: 'Štěstí',
  furthest: 'Tyto výsledky se nejvíc liší od toho, co se dalo čekat:',

  help: 'Vaše dohrané hry na tomto zařízení, podle hry a nastavení. Ukázkové a odstraněné hry se nepočítají.',
  none: 'Zatím tu není žádná dohraná hra. Až nějakou dohrajete, najdete ji zde.',
  reading: (done, of) => `Načítám hry: ${done} z ${of}`,
  unread: (k) => `Nezapočítáno: ${n(k, { one: 'hra, kterou', few: 'hry, které', many: 'hry, které', other: 'her, které' })} nelze přečíst.`,
  games: (k) => n(k, { one: 'dohraná hra', few: 'dohrané hry', many: 'dohrané hry', other: 'dohraných her' }),
  won: (k, of) => `vyhráno: ${k} z ${of}`,
  setting: 'Nastavení',
  gamesPlayed: 'Hry',
  wins: 'Výhry',
  turns: 'Tahy, medián',
  others: 'a další',
  luckCounts: (usual, uncommon, rare) => `Hry podle štěstí: obyčejné – ${usual}, neobvyklé – ${uncommon}, velmi neobvyklé – ${rare}.`,
  lengths: 'Délka každé hry v tazích',
  turnsOf: (turns) => n(turns, { one: 'tah', few: 'tahy', many: 'tahu', other: 'tahů' }),
  marks: { won: 'výhra', lost: 'bez výhry', open: 'vítěz se nepočítá' },
  all: 'Všechny hry',
  verdict: {
    usual: 'obyčejné',
    uncommon: 'neobvyklé',
    rare: 'velmi neobvyklé',
    'too-few': 'málo výsledků',
  },
  exportHelp: 'Pro tabulkový editor nebo vlastní statistiky. Soubor vznikne na tomto zařízení a nikam se neposílá.',
  saveCsv: 'Uložit jako CSV',
  saveJson: 'Uložit jako JSON',
};
