import type { Meta } from '../../kernel/meta.ts';

export const meta: Meta = {
  id: 'tax-farmer',
  status: 'complete',
  players: [1, 6],
  minutes: [45, 120],
  langs: ['en', 'pl', 'cs', 'ru'],
  title: {
    en: 'Imperial Tax Farmer',
    pl: 'Imperial Tax Farmer',
    cs: 'Imperial Tax Farmer',
    ru: 'Imperial Tax Farmer',
  },
  pitch: {
    en: 'Tax farmers squeeze the provinces; play alone or with others, and bots take the empty chairs.',
    pl: 'Poborcy łupią prowincje; grasz w pojedynkę albo z innymi, a za brakujących graczy grają boty.',
    cs: 'Výběrčí daní ždímají provincie; hrajete sami nebo s ostatními a na prázdné židle usednou boti.',
    ru: 'Откупщики выжимают из провинций золото; играйте в одиночку или с другими: за тех, кого нет за столом, играют боты.',
  },
};
