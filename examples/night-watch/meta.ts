import type { Meta } from '../../src/kernel/meta.ts';

export const meta: Meta = {
  id: 'night-watch',
  status: 'draft',
  players: [1, 1],
  minutes: [5, 10],
  langs: ['en', 'pl', 'cs', 'ru'],
  title: {
    en: 'Night Watch',
    pl: 'Nocna warta',
    cs: 'Noční hlídka',
    ru: 'Ночной дозор',
  },
  pitch: {
    en: 'You walk through a town at night; the wind tries to put your lantern out.',
    pl: 'Obchodzisz nocą miasto, a wiatr próbuje zgasić twoją latarnię.',
    cs: 'Obcházíte v noci město a vítr se vám snaží zhasnout lucernu.',
    ru: 'Вы обходите ночной город, а ветер пытается задуть ваш фонарь.',
  },
};
