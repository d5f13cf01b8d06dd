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
    en: 'Three to six tax farmers squeeze the provinces; bots take the empty chairs.',
    pl: 'Od trzech do sześciu poborców łupi prowincje; za brakujących graczy grają boty.',
    cs: 'Tři až šest výběrčích daní ždímá provincie; na prázdné židle usednou boti.',
    ru: 'От трёх до шести откупщиков выжимают из провинций золото; за тех, кого нет за столом, играют боты.',
  },
};
