/** The ring in English and in Russian, which has long names. */
import { defineWords } from '../../../src/kernel/define-words.ts';
import type { Words } from '../../../src/kernel/words.ts';
import { REGIONS, type Ring } from './game.ts';

interface Said {
  readonly title: string;
  readonly pitch: string;
  readonly you: string;
  readonly regions: Readonly<Record<(typeof REGIONS)[number], string>>;
  readonly places: Readonly<Record<string, string>>;
  readonly pieces: Readonly<Record<string, string>>;
  readonly owners: Readonly<Record<string, string>>;
  readonly cards: Readonly<Record<'grow' | 'raid' | 'rest', string>>;
  tell(region: string): string;
  readonly card: string;
  told(region: string, cubes: number): string;
  drawn(region: string, card: string): string;
  readonly done: string;
  turn(turn: string): string;
  readonly rules: Readonly<Record<'cubes' | 'cards', string>>;
  readonly measure: { readonly name: string; readonly help: string; readonly key: string };
  readonly checklist: readonly string[];
}

function dictionary(said: Said): Words<Ring> {
  const region = (i: number) => said.regions[REGIONS[i] ?? 'heights'];
  return defineWords<Ring>({
    title: said.title,
    pitch: said.pitch,
    seats: () => said.you,
    asks: { tell: (s) => said.tell(region(s.turn)), card: () => said.card },
    moves: {
      cubes: (n) => n,
      grow: () => said.cards.grow,
      raid: () => said.cards.raid,
      rest: () => said.cards.rest,
    },
    events: {
      told: ({ region: at, cubes }) => said.told(region(at), cubes),
      card: ({ region: at, card }) => said.drawn(region(at), said.cards[card]),
    },
    outcomes: { done: said.done },
    turn: said.turn,
    rules: said.rules,
    place: (id) => said.places[id] ?? said.regions[id as (typeof REGIONS)[number]],
    piece: ({ kind, owner = '' }) =>
      kind === 'side' ? (said.owners[owner] ?? owner) : (said.pieces[kind] ?? said.cards[kind as 'grow']),
    cell: (_, cell) => String(cell + 1),
    measures: { first: { ...said.measure, outcome: (card) => said.cards[card as 'grow'] } },
    checklist: () => said.checklist,
  });
}

export const en = dictionary({
  title: 'Ring',
  pitch: 'Six regions, two sides.',
  you: 'You',
  regions: {
    heights: 'Northern Heights',
    lakes: 'Salt Lakes',
    coast: 'Southern Coast',
    capital: 'Old Capital',
    forest: 'Stone Forest',
    valley: 'Windy Valley',
  },
  places: { sides: 'Sides', yours: 'Your cubes', hosts: 'Their hosts', turns: 'Turns', deck: 'Cards' },
  pieces: { cube: 'cube', host: 'host', turn: 'turn marker' },
  owners: { mine: 'Yours', theirs: 'Theirs' },
  cards: { grow: 'Growth', raid: 'Raid', rest: 'Rest' },
  tell: (region) => `How many of your cubes are in ${region}?`,
  card: 'Draw a card',
  told: (region, cubes) => `${region}: ${cubes}.`,
  drawn: (region, card) => `${region}: ${card}.`,
  done: 'The ring is closed',
  turn: (turn) => `Turn ${turn}`,
  rules: { cubes: 'Count your cubes.', cards: 'A card says what they do.' },
  measure: { name: 'First card', help: 'What the first card is.', key: 'Game' },
  checklist: ['Put one host into each region.', 'Shuffle the cards.'],
});

export const ru = dictionary({
  title: 'Кольцо',
  pitch: 'Шесть областей, две стороны.',
  you: 'Вы',
  regions: {
    heights: 'Северное нагорье',
    lakes: 'Солёные озёра',
    coast: 'Южное побережье',
    capital: 'Древняя столица',
    forest: 'Каменный лес',
    valley: 'Долина ветров',
  },
  places: {
    sides: 'Стороны',
    yours: 'Ваши кубики',
    hosts: 'Войска противника',
    turns: 'Ходы',
    deck: 'Карты',
  },
  pieces: { cube: 'кубик', host: 'войско', turn: 'маркер хода' },
  owners: { mine: 'Ваши', theirs: 'Противник' },
  cards: { grow: 'Подкрепление', raid: 'Набег', rest: 'Передышка' },
  tell: (region) => `Сколько ваших кубиков в области «${region}»?`,
  card: 'Возьмите карту',
  told: (region, cubes) => `${region}: ${cubes}.`,
  drawn: (region, card) => `${region}: ${card}.`,
  done: 'Кольцо замкнулось',
  turn: (turn) => `Ход ${turn}`,
  rules: { cubes: 'Сосчитайте свои кубики.', cards: 'Карта говорит, что делает противник.' },
  measure: { name: 'Первая карта', help: 'Какой будет первая карта.', key: 'Партия' },
  checklist: ['Поставьте в каждую область по войску.', 'Перемешайте карты.'],
});
