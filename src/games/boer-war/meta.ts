import type { Meta } from '../meta.ts';

export const meta: Meta = {
  id: 'boer-war',
  status: 'complete',
  players: [1, 1],
  minutes: [180, 360],
  langs: ['en', 'pl', 'cs', 'ru'],
  title: {
    en: 'The Second Boer War',
    pl: 'Druga wojna burska',
    cs: 'Druhá búrská válka',
    ru: 'Вторая англо-бурская война',
  },
  pitch: {
    en: 'You play both sides; the cup decides how many actions each round has.',
    pl: 'Grasz obiema stronami; kubek decyduje, ile akcji ma każda runda.',
    cs: 'Hrajete za obě strany; kolik akcí má kolo, rozhodne pohárek.',
    ru: 'Вы играете за обе стороны; сколько действий в раунде, решает стакан.',
  },
};
