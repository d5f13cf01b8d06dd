/** The headings of the player aid, each before the rule that it is named with. */
import type { Chapters } from '../../../print/sheet.ts';

export const chapters: Chapters = {
  steps: { en: 'Actions and draws', pl: 'Akcje i losowania', cs: 'Akce a losování', ru: 'Действия и жетоны' },
  'round-end': {
    en: 'End of a round and of a Turn',
    pl: 'Koniec rundy i etapu',
    cs: 'Konec kola a etapy',
    ru: 'Конец раунда и этапа',
  },
  reminders: {
    en: 'From the base game',
    pl: 'Z gry podstawowej',
    cs: 'Ze základní hry',
    ru: 'Из основной игры',
  },
};
