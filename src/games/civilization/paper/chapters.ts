/** The headings of the player aid, each before the rule that it is named with. */
import type { Chapters } from '../../../print/sheet.ts';

export const chapters: Chapters = {
  setup: {
    en: 'Set-up and turns',
    pl: 'Przygotowanie i tury',
    cs: 'Příprava a tahy',
    ru: 'Подготовка и ходы',
  },
  losses: {
    en: 'Event 1 or 2: losses',
    pl: 'Wydarzenie 1 lub 2: straty',
    cs: 'Událost 1 nebo 2: ztráty',
    ru: 'Событие 1 или 2: потери',
  },
  'random-unit': {
    en: 'Event 3 or 4: units, anarchy, land',
    pl: 'Wydarzenie 3 lub 4: jednostki, anarchia, teren',
    cs: 'Událost 3 nebo 4: jednotky, anarchie, krajina',
    ru: 'Событие 3 или 4: отряды, анархия, местность',
  },
  cancelling: {
    en: 'Cancelling, and using cards',
    pl: 'Anulowanie i użycie kart',
    cs: 'Rušení a použití karet',
    ru: 'Отмена и применение карт',
  },
  military: {
    en: 'Event 5: military event',
    pl: 'Wydarzenie 5: wydarzenie wojskowe',
    cs: 'Událost 5: vojenská událost',
    ru: 'Событие 5: военное событие',
  },
  announced: {
    en: 'Event 6: battle',
    pl: 'Wydarzenie 6: bitwa',
    cs: 'Událost 6: boj',
    ru: 'Событие 6: битва',
  },
  trade: { en: 'Trade and wonders', pl: 'Handel i cuda', cs: 'Obchod a divy', ru: 'Торговля и чудеса' },
  victories: { en: 'End of the game', pl: 'Koniec gry', cs: 'Konec hry', ru: 'Конец игры' },
  tally: {
    en: 'The app keeps count',
    pl: 'Aplikacja liczy',
    cs: 'Aplikace počítá',
    ru: 'Приложение ведёт учёт',
  },
};
