/** Texts of the printed tables. */
import type { Lang } from '../../../kernel/words.ts';
import type { Item, Resource } from '../rules/vocabulary.ts';

interface TableWords {
  readonly history: string;
  readonly turns: string;
  readonly opponent: string;
  readonly level: string;
  readonly cards: string;
  readonly trade: string;
  readonly item: string;
  readonly sell: string;
  readonly buy: string;
  readonly items: Readonly<Record<Row, string>>;
}

/** All kinds of resources are worth the same, so they have one row of the trade table. */
export type Row = Exclude<Item, Resource>;

export const SAY: Readonly<Record<Lang, TableWords>> = {
  en: {
    history: 'History events',
    turns: 'Turns',
    opponent: 'The opponent in battle',
    level: 'Military level',
    cards: 'Card limit',
    trade: 'Trade',
    item: 'Item',
    sell: 'Worth when offered',
    buy: 'Cost when asked for',
    items: {
      trade: 'Trade point',
      culture: 'Culture token',
      resource: 'Resource',
      card: 'Culture event card',
      hut: 'Hut token',
      village: 'Village token',
    },
  },
  pl: {
    history: 'Wydarzenia historyczne',
    turns: 'Tury',
    opponent: 'Przeciwnik w bitwie',
    level: 'Poziom wojskowy',
    cards: 'Limit kart',
    trade: 'Handel',
    item: 'Pozycja',
    sell: 'Wartość przy sprzedaży',
    buy: 'Wartość przy zakupie',
    items: {
      trade: 'Punkt handlu',
      culture: 'Żeton kultury',
      resource: 'Surowiec',
      card: 'Karta wydarzenia kulturalnego',
      hut: 'Żeton chaty',
      village: 'Żeton wioski',
    },
  },
  cs: {
    history: 'Historické události',
    turns: 'Tahy',
    opponent: 'Soupeř v boji',
    level: 'Vojenská úroveň',
    cards: 'Limit karet',
    trade: 'Obchod',
    item: 'Položka',
    sell: 'Hodnota při prodeji',
    buy: 'Hodnota při nákupu',
    items: {
      trade: 'Bod obchodu',
      culture: 'Žeton kultury',
      resource: 'Surovina',
      card: 'Karta kulturní události',
      hut: 'Žeton chýše',
      village: 'Žeton vesnice',
    },
  },
  ru: {
    history: 'Исторические события',
    turns: 'Ходы',
    opponent: 'Противник в битве',
    level: 'Военный уровень',
    cards: 'Предел карт',
    trade: 'Торговля',
    item: 'Предмет',
    sell: 'Цена при продаже',
    buy: 'Цена при покупке',
    items: {
      trade: 'Очко торговли',
      culture: 'Жетон культуры',
      resource: 'Ресурс',
      card: 'Карта культурного события',
      hut: 'Жетон хижины',
      village: 'Жетон деревни',
    },
  },
};
