/** The end of a game and past games: in Czech. */
import { plural } from '../../../kernel/words.ts';
import type { HistoryWords } from './words.ts';

const n = plural('cs');

export const history: HistoryWords = {
  playAgain: 'Hrát znovu',
  turningPoint: 'Bod obratu',
  leads: (seat, round) => `Od ${round}. kola až do konce ve vedení: ${seat}.`,
  leadsThroughout: (seat) => `Od prvního kola až do konce ve vedení: ${seat}.`,
  leadsAtLast: (seat) => `Ve vedení až od posledního kola: ${seat}.`,
  level: (seats, round) => `Od ${round}. kola až do konce společně ve vedení: ${seats}.`,
  ledBefore: (seats) => `Předtím ve vedení: ${seats}.`,
  leastExpected: 'Nejméně čekaný výsledek',
  unexpected: (result, odds, likeliest, itsOdds) => `${result} (${odds}). Nejpravděpodobnější výsledek: ${likeliest} (${itsOdds}).`,
  seeThen: 'Ukázat stůl v té chvíli',
  luck: 'Štěstí',
  furthest: 'Tyto výsledky se od očekávaných liší nejvíc:',

  help: 'Vaše dohrané hry na tomto zařízení, podle her a nastavení. Ukázkové, simulované a odstraněné hry se nepočítají. Délka je v tazích, kolech nebo etapách.',
  none: 'Zatím tu není žádná dohraná hra. Až nějakou dohrajete, najdete ji zde.',
  reading: (done, of) => `Načítám hry: ${done} z celkem ${of}`,
  unread: (k) => `Nezapočítáno: ${n(k, { one: 'hra, kterou', few: 'hry, které', many: 'hry, které', other: 'her, které' })} nelze přečíst.`,
  games: (k) => n(k, { one: 'dohraná hra', few: 'dohrané hry', many: 'dohrané hry', other: 'dohraných her' }),
  won: (k, of) => `výhry: ${k} z celkem ${of}`,
  setting: 'Nastavení',
  gamesPlayed: 'Hry',
  wins: 'Výhry',
  turns: 'Obvyklá délka',
  others: 'a další',
  lengths: 'Délka každé hry (v tazích, kolech nebo etapách)',
  points: 'Body v každé hře',
  sides: { you: 'vy', rival: 'nejlepší soupeř' },
  turnsOf: (turns) => `délka: ${turns}`,
  marks: { won: 'výhra', lost: 'bez výhry', open: 'vítěz se nepočítá' },
  all: 'Všechny hry',
  verdict: {
    usual: 'obvyklé',
    uncommon: 'neobvyklé',
    rare: 'velmi neobvyklé',
    'too-few': 'málo výsledků',
  },
  exportHelp: 'Pro tabulkový editor nebo vlastní statistiky. Soubor vznikne na tomto zařízení a nikam se neposílá.',
  saveCsv: 'Uložit jako CSV',
  saveJson: 'Uložit jako JSON',
};
