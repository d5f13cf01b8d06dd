/** The headings of the player aid, each before the rule that it is named with. */
import type { Chapters } from '../../../print/sheet.ts';

export const chapters: Chapters = {
  'first-player': { en: 'Set-up', pl: 'Przygotowanie', cs: 'Příprava', ru: 'Подготовка' },
  rounds: { en: 'Phase 1: agents', pl: 'Faza 1: agenci', cs: 'Fáze 1: agenti', ru: 'Фаза 1: агенты' },
  test: { en: 'Phase 2: rebellions', pl: 'Faza 2: rebelie', cs: 'Fáze 2: vzpoury', ru: 'Фаза 2: мятежи' },
  lead: { en: 'Phase 3: actions', pl: 'Faza 3: akcje', cs: 'Fáze 3: akce', ru: 'Фаза 3: действия' },
  bribery: {
    en: 'Phase 4: bribery and election',
    pl: 'Faza 4: Przekupstwo i Elekcja',
    cs: 'Fáze 4: úplatky a volby',
    ru: 'Фаза 4: подкуп и выборы',
  },
  supply: {
    en: 'Phase 5: supply',
    pl: 'Faza 5: zaopatrzenie',
    cs: 'Fáze 5: zásobování',
    ru: 'Фаза 5: снабжение',
  },
  winner: { en: 'End of the game', pl: 'Koniec gry', cs: 'Konec hry', ru: 'Конец игры' },
  tracking: {
    en: 'At the printed board',
    pl: 'Przy wydrukowanej planszy',
    cs: 'U vytištěného plánu',
    ru: 'За печатным полем',
  },
};
