import type { Meta } from '../../kernel/meta.ts';

export const meta: Meta = {
  id: 'boer-war',
  status: 'complete',
  players: [1, 1],
  minutes: [180, 360],
  langs: ['en', 'pl', 'cs', 'ru'],
  box: {
    en: 'Farmers vs. Empire',
    pl: 'Farmers vs. Empire',
    cs: 'Farmers vs. Empire',
    ru: 'Farmers vs. Empire',
  },
  title: {
    en: 'The Second Boer War',
    pl: 'Druga wojna burska',
    cs: 'Druhá búrská válka',
    ru: 'Вторая англо-бурская война',
  },
  pitch: {
    en: 'You play both sides; the cup decides how many actions each round has.',
    pl: 'Grasz obiema stronami; o tym, ile akcji ma runda, decyduje losowanie z kubka.',
    cs: 'Hrajete za obě strany; kolik akcí bude v kole, rozhodne losování z pohárku.',
    ru: 'Вы играете за обе стороны; сколько действий будет в раунде, решают жетоны из стаканчика.',
  },
};
