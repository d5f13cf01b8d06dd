/** The headings of the player aid, each before the rule that it is named with. */
import type { Chapters } from '../../../print/sheet.ts';

export const chapters: Chapters = {
  setup: {
    en: 'Set-up and action rounds',
    pl: 'Przygotowanie i rundy akcji',
    cs: 'Příprava a akční kola',
    ru: 'Подготовка и раунды действий',
  },
  reveal: {
    en: 'Choosing a card, and the dice',
    pl: 'Wybór karty i rzut',
    cs: 'Výběr karty a hod',
    ru: 'Выбор карты и бросок',
  },
  uses: {
    en: 'Playing the card, and new cards',
    pl: 'Zagranie karty i nowe karty',
    cs: 'Zahrání karty a nové karty',
    ru: 'Розыгрыш карты и новые карты',
  },
  battle: { en: 'Combat cards', pl: 'Karty bitewne', cs: 'Bojové karty', ru: 'Боевые карты' },
  'fate-die': { en: 'The fate die', pl: 'Kość losu', cs: 'Kostka osudu', ru: 'Кубик судьбы' },
  hidden: { en: 'Face-down cards', pl: 'Zakryte karty', cs: 'Karty lícem dolů', ru: 'Карты лицом вниз' },
  'war-status': {
    en: 'From the base game',
    pl: 'Z gry podstawowej',
    cs: 'Ze základní hry',
    ru: 'Из базовой игры',
  },
};
