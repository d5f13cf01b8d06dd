/** What the picture of the table and the outlook say: headings, lines, the form of "Would I survive?". */
import { arg, verb } from '../../../kernel/game.ts';
import { type Lang, sayMove, type Words } from '../../../kernel/words.ts';
import { BANDS } from '../rules/history.ts';
import type { Civilization, State } from '../rules/state.ts';

export interface BoardWords {
  readonly survive: string;
  /** With what, as the outlook's heading. */
  surviveWith(turn: number, units: number, hand: number, walled: boolean, bonus: number): string;
  readonly held: string;
  readonly working: string;
  readonly best: string;
  readonly plan: string;
  readonly outlook: string;
  /** Beside the dice in hand. */
  nextEvent(turn: number): string;
  roll(turn: number): string;
  readonly event: string;
  readonly calm: string;
  readonly battles: string;
  due(turn: number): string;
  announced(turn: number): string;
  readonly cards: string;
  cardsWith(bonus: number): string;
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
    surviveWith: (turn, units, hand, walled, bonus) =>
      `Would I survive on turn ${turn}? (units ${units}, hand ${hand}, ${walled ? 'walls' : 'no walls'}, bonus ${bonus})`,
    held: 'the capital holds',
    working: 'Working it out…',
    best: 'with the best play',
    plan: 'with a simple plan, 19 times in 20 within',
    outlook: 'Outlook',
    nextEvent: (turn) => `event on turn ${turn}`,
    roll: (turn) => `Event roll of turn ${turn}`,
    event: 'an event',
    calm: 'no event',
    battles: 'Battles for the capital',
    due: (turn) => `announced for turn ${turn}`,
    announced: (turn) => `one announced by turn ${turn}`,
    cards: 'Your chance after each card',
    cardsWith: (bonus) => `Your chance after each card, with a bonus of ${bonus}`,
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
    surviveWith: (turn, units, hand, walled, bonus) =>
      `Czy przetrwam w turze ${turn}? (jednostki: ${units}, ręka: ${hand}, ${walled ? 'mury' : 'bez murów'}, premia ${bonus})`,
    held: 'stolica obroniona',
    working: 'Liczę…',
    best: 'przy najlepszej grze',
    plan: 'przy prostym planie, 19 razy na 20 w przedziale',
    outlook: 'Prognoza',
    nextEvent: (turn) => `wydarzenie w turze ${turn}`,
    roll: (turn) => `Rzut na wydarzenie w turze ${turn}`,
    event: 'wydarzenie',
    calm: 'bez wydarzenia',
    battles: 'Bitwy o stolicę',
    due: (turn) => `zapowiedziana na turę ${turn}`,
    announced: (turn) => `zapowiedź najpóźniej w turze ${turn}`,
    cards: 'Twoja szansa po każdej karcie',
    cardsWith: (bonus) => `Twoja szansa po każdej karcie, z premią ${bonus}`,
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
    surviveWith: (turn, units, hand, walled, bonus) =>
      `Přežiju v tahu ${turn}? (jednotek: ${units}, karet v ruce: ${hand}, ${walled ? 's opevněním' : 'bez opevnění'}, bonus ${bonus})`,
    held: 'hlavní město ubráněno',
    working: 'Počítám…',
    best: 'při nejlepší hře',
    plan: 'při jednoduchém plánu, 19krát ze 20 mezi',
    outlook: 'Výhled',
    nextEvent: (turn) => `událost v tahu ${turn}`,
    roll: (turn) => `Hod na událost v tahu ${turn}`,
    event: 'událost',
    calm: 'bez události',
    battles: 'Boje o hlavní město',
    due: (turn) => `boj ohlášen na tah ${turn}`,
    announced: (turn) => `boj ohlášen nejpozději v tahu ${turn}`,
    cards: 'Vaše šance po každé kartě',
    cardsWith: (bonus) => `Vaše šance po každé kartě, s bonusem ${bonus}`,
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
    surviveWith: (turn, units, hand, walled, bonus) =>
      `Выстою ли я на ${turn}-м ходу? (отрядов: ${units}, карт на руке: ${hand}, ${walled ? 'стены есть' : 'стен нет'}, бонус ${bonus})`,
    held: 'столица устоит',
    working: 'Считаю…',
    best: 'при лучшей игре',
    plan: 'при простом плане, 19 раз из 20 между',
    outlook: 'Прогноз',
    nextEvent: (turn) => `событие на ${turn}-м ходу`,
    roll: (turn) => `Бросок на событие, ход ${turn}`,
    event: 'событие',
    calm: 'без события',
    battles: 'Битвы за столицу',
    due: (turn) => `объявлена на ход ${turn}`,
    announced: (turn) => `будет объявлена не позже хода ${turn}`,
    cards: 'Ваш шанс после каждой карты',
    cardsWith: (bonus) => `Ваш шанс после каждой карты, с бонусом ${bonus}`,
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

/** A heading or a line of the outlook (prospects.ts); a move that could be made reads as on its button. */
export function sayProspect(lang: Lang, words: Words<Civilization>, id: string, s: State): string {
  const say = BOARD[lang];
  const parts = arg(id).split('.');
  const [n = 0] = parts.map(Number);
  switch (verb(id)) {
    case 'roll':
      return say.roll(n);
    case 'effect': {
      const [kind = '', amount = ''] = parts;
      const cards = BANDS[Number(amount) - 1]?.cards;
      return words.piece({
        id,
        kind: `effect-${kind}`,
        print: kind === 'battle' ? `${amount}/${cards}` : amount,
      });
    }
    case 'due':
      return say.due(n);
    case 'announced':
      return say.announced(n);
    case 'survive': {
      const [turn, units, hand, walls, bonus] = parts;
      return say.surviveWith(Number(turn), Number(units), Number(hand), walls === 'yes', Number(bonus));
    }
    case 'event':
    case 'calm':
    case 'battles':
    case 'held':
      return say[id as 'event' | 'calm' | 'battles' | 'held'];
    case 'cards':
      return say.cardsWith(n);
    default:
      return sayMove(words, id, s);
  }
}
