/** Mnoho her naráz: česky. */
import { plural } from '../../../kernel/words.ts';
import type { LabPageWords } from './words.ts';

const readings = plural('cs');

export const lab: LabPageWords = {
  open: 'Co pravidla opravdu dělají',
  help: 'Aplikace hru sama tisíckrát odehraje a řekne, co je nápadné: jak končí, jak dlouho trvá, co se nikdy nestane. Na polici se nic nezmění.',
  settings: 'Pravidla a nastavení',
  question: 'Co chcete vědět?',
  study: 'Co tato pravidla dělají',
  compare: 'V čem se liší výklady pravidla',
  which: 'Které pravidlo',
  values: 'Výklady k porovnání',
  otherSettings: 'Další nastavení',
  tickMore: 'Zaškrtněte ještě jeden výklad: zatím není co porovnávat.',
  games: 'Kolik her',
  gamesEach: 'Her na výklad',
  deciders: 'Kdo rozhoduje',
  chance: 'Jen náhoda',
  play: (games) => `Odehrát: ${games}`,
  playEach: (n, games) => `Porovnat ${readings(n, { one: 'výklad', few: 'výklady', many: 'výkladu', other: 'výkladů' })}, na každý ${games}`,
  preparing: 'Příprava a výpočet toho, co lze vědět přesně…',
  stop: 'Zastavit a nechat si hotové',
  stopping: 'Zastavuje se; rozehrané hry se ještě dohrají…',
  nothingDone: 'Zastaveno dřív, než skončily první hry. Zatím není co ukázat.',
  broken: (why) => `Výpočet se přerušil: ${why}`,
  onPage: 'V této kopii aplikace počítá sama stránka: je to pomalejší a může se zasekávat.',
  save: 'Uložit zprávu',
  files: {
    page: 'Stránka (HTML)',
    json: 'Všechno (JSON)',
    measures: 'Míry (CSV)',
    counts: 'Počty událostí (CSV)',
    lengths: 'Délky her (CSV)',
    differences: 'Rozdíly (CSV)',
  },
  single: 'Podívat se do jedné z těchto her',
  singleHelp: 'Dostane se na polici odehraná do konce. Můžete číst její příběh, vracet se nebo od kterékoli chvíle pokračovat.',
  number: 'Číslo hry',
  openGame: 'Otevřít tuto hru',
  opening: 'Hraje se ještě jednou…',
  notOpened: 'Tuto hru se nepodařilo otevřít.',
  simulated: (number) => `Simulovaná hra č. ${number}`,
  trouble: (number) => `Otevřít hru č. ${number}, ve které se něco pokazilo`,
};
