import type { Meta } from '../../kernel/meta.ts';

export const pathsOfGlory: Meta = {
  id: 'paths-of-glory',
  status: 'complete',
  players: [1, 1],
  minutes: [120, 600],
  langs: ['en', 'pl', 'cs', 'ru'],
  box: {
    en: 'Paths of Glory',
    pl: 'Paths of Glory',
    cs: 'Paths of Glory',
    ru: 'Paths of Glory',
  },
  title: {
    en: 'Paths of Glory',
    pl: 'Paths of Glory',
    cs: 'Paths of Glory',
    ru: 'Paths of Glory',
  },
  pitch: {
    en: 'You play both sides of the Great War; two dice decide which card each of them really gets to play.',
    pl: 'Grasz obiema stronami Wielkiej Wojny; o tym, którą kartę naprawdę zagrasz, decydują dwie kości.',
    cs: 'Hrajete za obě strany Velké války; kterou kartu opravdu zahrajete, rozhodnou dvě kostky.',
    ru: 'Вы играете за обе стороны Великой войны; какую карту удастся разыграть, решают два кубика.',
  },
};

export const cardDriven: Meta = {
  id: 'cdg',
  status: 'complete',
  players: [1, 1],
  minutes: [30, 300],
  langs: ['en', 'pl', 'cs', 'ru'],
  box: {
    en: 'any card-driven game, and a file with its cards',
    pl: 'dowolna gra CDG i plik z jej kartami',
    cs: 'libovolná hra řízená kartami a soubor s jejími kartami',
    ru: 'любой карточный варгейм и файл с его картами',
  },
  title: {
    en: 'Any card-driven game',
    pl: 'Dowolna gra wojenna z kartami (CDG)',
    cs: 'Libovolná hra řízená kartami',
    ru: 'Любой карточный варгейм (CDG)',
  },
  pitch: {
    en: 'The same solo method for your own deck: all you need is a file with the cards.',
    pl: 'Ta sama metoda solo dla własnej talii: wystarczy plik z kartami.',
    cs: 'Stejná sólová metoda pro vlastní balíček: stačí soubor s kartami.',
    ru: 'Тот же соло-режим для вашей колоды: достаточно файла с картами.',
  },
};
