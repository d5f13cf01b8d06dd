/** Texts that appear only on the displays. */
import type { Lang } from '../../../kernel/words.ts';

interface DisplayWords {
  /** The grey die at most so much: the nominated card is played as nominated. */
  readonly range: string;
  /** After a failure the blue die names this space. */
  readonly failure: string;
  readonly doubles: string;
  /** Dice beyond the last space name no space. */
  readonly top: string;
  /** These faces of the fate die open the card in this space. */
  readonly opens: string;
  /** The one face that names no space. */
  readonly two: string;
}

export const SAY: Readonly<Record<Lang, DisplayWords>> = {
  en: {
    range: 'range',
    failure: 'after a failure, blue',
    doubles: 'as an event',
    top: 'the top card of the pile',
    opens: 'reveals the card',
    two: 'reveal cards until 2 are face up',
  },
  pl: {
    range: 'zakres',
    failure: 'po porażce, niebieska',
    doubles: 'jako wydarzenie',
    top: 'wierzchnia karta talii',
    opens: 'odkrywa kartę',
    two: 'odkrywaj karty, aż dwie będą odkryte',
  },
  cs: {
    range: 'rozsah',
    failure: 'po neúspěchu, modrá',
    doubles: 'jako událost',
    top: 'vrchní karta balíčku',
    opens: 'odkryje kartu',
    two: 'odkrývejte karty, dokud nebudou odkryté dvě',
  },
  ru: {
    range: 'диапазон',
    failure: 'при неудаче, синий',
    doubles: 'как событие',
    top: 'верхняя карта колоды',
    opens: 'открывает карту',
    two: 'открывайте карты, пока открытых не станет две',
  },
};
