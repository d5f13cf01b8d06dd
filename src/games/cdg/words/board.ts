/** What only the picture of the table says: the marks on cards, the keypad, the parts of the odds. */
import type { Labels } from '../../../kernel/printed.ts';
import type { Lang } from '../../../kernel/words.ts';

export interface BoardWords {
  readonly ops: string;
  readonly sr: string;
  readonly rp: string;
  /** The mark of a combat card, as it is printed on it, and what it means. */
  readonly cc: string;
  readonly combat: string;
  readonly starred: string;
  readonly status: string;
  readonly range: string;
  readonly empty: string;
  readonly down: string;
  /** P36: not to be opened before the next action round. */
  readonly closed: string;
  /** Nobody tracks the cards; or the player will say later which it is. */
  readonly up: string;
  readonly unnamed: string;
  readonly inPlay: string;
  readonly nominated: string;
  /** Beside the name of a side, be it one or many. */
  readonly toAct: string;
  readonly turn: string;
  readonly round: string;
  readonly which: string;
  readonly search: string;
  readonly notNow: string;
  /** What was typed is no card that can lie here. */
  notThere(text: string): string;
  readonly topCard: string;
  readonly tapCard: string;
  readonly attacker: string;
  readonly defender: string;
  readonly noCard: string;
  readonly odds: string;
  readonly parts: Readonly<Record<'nominated' | 'other' | 'top' | 'one-op' | 'event', string>>;
  /** The event of the top card. */
  readonly topEvent: string;
  space(letter: string): string;
}

/** An outcome of a nomination or of the defender's search in a word or two, for a table of them. */
export function inShort(
  { parts, space, topEvent, noCard }: BoardWords,
  { bare }: Labels,
): (outcome: string) => string {
  const letter = (at: string) => bare(at, space(at));
  return (outcome) => {
    const [what = '', at = ''] = outcome.split(':');
    if (what === 'no-card') return noCard;
    if (what === 'event') return at === 'top' ? topEvent : `${parts.event} ${letter(at)}`;
    return what === 'nominated' || what === 'top' || what === 'one-op' ? parts[what] : letter(what);
  };
}

const RU: Readonly<Record<string, string>> = { A: 'А', B: 'Б', C: 'В', D: 'Г', E: 'Д' };

export const BOARD: Readonly<Record<Lang, BoardWords>> = {
  en: {
    ops: 'Ops',
    sr: 'SR',
    rp: 'RP',
    cc: 'CC',
    combat: 'combat card',
    starred: 'leaves the game when played as its event',
    status: 'war status',
    range: 'range',
    empty: 'empty',
    down: 'face down',
    closed: 'face down until the next action round',
    up: 'face up',
    unnamed: 'face up, not named yet',
    inPlay: 'in play',
    nominated: 'nominated',
    toAct: 'to act',
    turn: 'Turn',
    round: 'Round',
    which: 'Which card is it?',
    search: 'Number or part of the name',
    notNow: 'Not now',
    notThere: (text) => `“${text}” can’t be the card here.`,
    topCard: 'top card of the pile',
    tapCard: 'Tap the card you want.',
    attacker: 'Attacker',
    defender: 'Defender',
    noCard: 'no combat card',
    odds: 'Odds if nominated',
    parts: {
      nominated: 'this card',
      other: 'another card',
      top: 'top card',
      'one-op': '1-Ops',
      event: 'random event',
    },
    topEvent: 'random event of the top card',
    space: (letter) => letter,
  },
  pl: {
    ops: 'Ops',
    sr: 'SR',
    rp: 'RP',
    cc: 'CC',
    combat: 'karta bitewna',
    starred: 'zagrana jako wydarzenie opuszcza grę',
    status: 'stan wojny',
    range: 'zakres',
    empty: 'puste',
    down: 'zakryta',
    closed: 'zakryta aż do następnej rundy akcji',
    up: 'odkryta',
    unnamed: 'odkryta, jeszcze bez nazwy',
    inPlay: 'w grze',
    nominated: 'wybrana',
    toAct: 'na ruchu',
    turn: 'Etap',
    round: 'Runda',
    which: 'Która to karta?',
    search: 'Numer lub część nazwy',
    notNow: 'Nie teraz',
    notThere: (text) => `„${text}” nie może tu leżeć.`,
    topCard: 'wierzchnia karta talii',
    tapCard: 'Dotknij wybranej karty.',
    attacker: 'Atakujący',
    defender: 'Obrońca',
    noCard: 'bez karty bitewnej',
    odds: 'Szanse przy wyborze',
    parts: {
      nominated: 'ta karta',
      other: 'inna karta',
      top: 'wierzchnia',
      'one-op': '1 Ops',
      event: 'wydarzenie',
    },
    topEvent: 'wydarzenie z wierzchniej karty',
    space: (letter) => letter,
  },
  cs: {
    ops: 'Ops',
    sr: 'SR',
    rp: 'RP',
    cc: 'CC',
    combat: 'bojová karta',
    starred: 'zahraná jako událost opouští hru',
    status: 'stav války',
    range: 'rozsah',
    empty: 'prázdné',
    down: 'lícem dolů',
    closed: 'lícem dolů, otočí se až v příštím akčním kole',
    up: 'lícem nahoru',
    unnamed: 'lícem nahoru, zatím bez názvu',
    inPlay: 've hře',
    nominated: 'vybraná',
    toAct: 'na řadě',
    turn: 'Tah',
    round: 'Kolo',
    which: 'Která karta to je?',
    search: 'Číslo nebo část názvu',
    notNow: 'Teď ne',
    notThere: (text) => `„${text}“ tu ležet nemůže.`,
    topCard: 'vrchní karta balíčku',
    tapCard: 'Klepněte na kartu, kterou chcete.',
    attacker: 'Útočník',
    defender: 'Obránce',
    noCard: 'bez bojové karty',
    odds: 'Šance při výběru',
    parts: {
      nominated: 'tato karta',
      other: 'jiná karta',
      top: 'vrchní karta',
      'one-op': '1 Ops',
      event: 'událost',
    },
    topEvent: 'událost vrchní karty',
    space: (letter) => letter,
  },
  ru: {
    ops: 'ОО',
    sr: 'СП',
    rp: 'ОП',
    cc: 'БК',
    combat: 'боевая карта',
    starred: 'разыгранная как событие, удаляется из игры',
    status: 'состояние войны',
    range: 'диапазон',
    empty: 'пусто',
    down: 'лицом вниз',
    closed: 'лицом вниз, закрыта до следующего раунда действий',
    up: 'лицом вверх',
    unnamed: 'лицом вверх, ещё не названа',
    inPlay: 'разыгрывается',
    nominated: 'выбрана',
    toAct: 'сейчас',
    turn: 'Ход',
    round: 'Раунд',
    which: 'Какая это карта?',
    search: 'Номер или часть названия',
    notNow: 'Не сейчас',
    notThere: (text) => `«${text}» не может здесь лежать.`,
    topCard: 'верхняя карта колоды',
    tapCard: 'Нажмите на нужную карту.',
    attacker: 'Атака',
    defender: 'Оборона',
    noCard: 'без боевой карты',
    odds: 'Шансы при выборе',
    parts: {
      nominated: 'эта карта',
      other: 'другая карта',
      top: 'верхняя карта',
      'one-op': '1 ОО',
      event: 'событие',
    },
    topEvent: 'событие верхней карты',
    space: (letter) => RU[letter] ?? letter,
  },
};
