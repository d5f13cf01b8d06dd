/** What the picture of the table says of its own: headings, the form of "Would I survive?". */
import type { Lang } from '../../../kernel/words.ts';

export interface BoardWords {
  readonly survive: string;
  readonly working: string;
  readonly best: string;
  readonly plan: string;
  readonly outlook: string;
  /** Beside the dice in hand. */
  nextEvent(turn: number): string;
  readonly cards: string;
  /** The form. */
  against(turn: number, level: number, cards: number): string;
  readonly army: string;
  readonly armyHelp: string;
  readonly tallied: string;
  readonly rank: string;
  oneMore(unit: string): string;
  oneLess(unit: string): string;
  readonly hand: string;
  readonly walls: string;
  readonly bonus: string;
  readonly ability: string;
  readonly abilityHelp: string;
}

export const BOARD: Readonly<Record<Lang, BoardWords>> = {
  en: {
    survive: 'Would I survive?',
    working: 'Working it out…',
    best: 'with the best play',
    plan: 'with a simple plan, 19 times in 20 within',
    outlook: 'Outlook',
    nextEvent: (turn) => `event on turn ${turn}`,
    cards: 'Your chance after each card',
    against: (turn, level, cards) => `Turn ${turn}: military level ${level}, cards: ${cards}.`,
    army: 'My army',
    armyHelp: 'All your unit cards. Tap a card to add another like it.',
    tallied: 'Your army as the app has it.',
    rank: 'rank',
    oneMore: (unit) => `One more: ${unit}`,
    oneLess: (unit) => `One fewer: ${unit}`,
    hand: 'Cards in your hand when you defend the capital',
    walls: 'The capital has walls',
    bonus: 'Combat bonus (buildings, great people, wonders)',
    ability: 'Use an ability',
    abilityHelp: 'What a tech or a card does in this battle:',
  },
  pl: {
    survive: 'Czy przetrwam?',
    working: 'Liczę…',
    best: 'przy najlepszej grze',
    plan: 'przy prostym planie, 19 razy na 20 w przedziale',
    outlook: 'Prognoza',
    nextEvent: (turn) => `wydarzenie w turze ${turn}`,
    cards: 'Twoja szansa po każdej karcie',
    against: (turn, level, cards) => `Tura ${turn}: poziom wojskowy ${level}, karty: ${cards}.`,
    army: 'Moja armia',
    armyHelp: 'Wszystkie twoje karty jednostek. Dotknij karty, aby dodać kolejną taką samą.',
    tallied: 'Twoja armia według aplikacji.',
    rank: 'ranga',
    oneMore: (unit) => `Jeszcze jedna: ${unit}`,
    oneLess: (unit) => `O jedną mniej: ${unit}`,
    hand: 'Ile kart masz na ręce przy obronie stolicy',
    walls: 'Stolica ma mury',
    bonus: 'Premia bojowa (budynki, wielkie postacie, cuda)',
    ability: 'Użyj zdolności',
    abilityHelp: 'Co daje w tej bitwie technologia albo karta:',
  },
  cs: {
    survive: 'Přežiju?',
    working: 'Počítám…',
    best: 'při nejlepší hře',
    plan: 'při jednoduchém plánu, 19krát ze 20 mezi',
    outlook: 'Výhled',
    nextEvent: (turn) => `událost v tahu ${turn}`,
    cards: 'Vaše šance po každé kartě',
    against: (turn, level, cards) => `Tah ${turn}: vojenská úroveň ${level}, limit karet ${cards}.`,
    army: 'Moje armáda',
    armyHelp: 'Všechny vaše karty jednotek. Klepnutím na kartu přidáte další stejnou.',
    tallied: 'Vaše armáda podle aplikace.',
    rank: 'úroveň',
    oneMore: (unit) => `Přidat: ${unit}`,
    oneLess: (unit) => `Ubrat: ${unit}`,
    hand: 'Limit bojových karet při obraně hlavního města',
    walls: 'Hlavní město je opevněné',
    bonus: 'Bojový bonus (budovy, slavné osobnosti, divy)',
    ability: 'Použít schopnost',
    abilityHelp: 'Co v tomto boji dělá technologie nebo karta:',
  },
  ru: {
    survive: 'Выстою ли я?',
    working: 'Считаю…',
    best: 'при лучшей игре',
    plan: 'при простом плане, 19 раз из 20 между',
    outlook: 'Прогноз',
    nextEvent: (turn) => `событие на ${turn}-м ходу`,
    cards: 'Ваш шанс после каждой карты',
    against: (turn, level, cards) => `Ход ${turn}: военный уровень ${level}, карт: ${cards}.`,
    army: 'Моя армия',
    armyHelp: 'Все ваши карты отрядов. Каждое нажатие на карту добавляет ещё одну.',
    tallied: 'Ваша армия по данным приложения.',
    rank: 'ранг',
    oneMore: (unit) => `Ещё один: ${unit}`,
    oneLess: (unit) => `На один меньше: ${unit}`,
    hand: 'Карт на руке при обороне столицы',
    walls: 'У столицы есть стены',
    bonus: 'Боевой бонус (здания, великие люди, чудеса)',
    ability: 'Применить способность',
    abilityHelp: 'Что делает в этой битве технология или карта:',
  },
};
