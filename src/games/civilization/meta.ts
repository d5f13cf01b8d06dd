import type { Meta } from '../../kernel/meta.ts';

export const meta: Meta = {
  id: 'civilization',
  status: 'complete',
  players: [1, 1],
  minutes: [120, 240],
  langs: ['en', 'pl', 'cs', 'ru'],
  box: {
    en: 'Civilization: The Board Game',
    pl: 'Cywilizacja: gra planszowa',
    cs: 'Civilizace: desková hra',
    ru: 'Цивилизация: настольная игра',
  },
  title: {
    en: 'Civilization: The Board Game',
    pl: 'Cywilizacja: gra planszowa',
    cs: 'Civilizace: desková hra',
    ru: 'Цивилизация: настольная игра',
  },
  pitch: {
    en: 'Sixteen turns alone against history: events, attacks on your capital, and trade by dice.',
    pl: 'Szesnaście tur sam na sam z historią: wydarzenia, najazd na stolicę, rynek, o którym decydują kości.',
    cs: 'Šestnáct tahů o samotě proti dějinám: události, útoky na hlavní město a obchod podle kostek.',
    ru: 'Шестнадцать ходов наедине с историей: события, нападения на столицу, торговля с рынком.',
  },
};
