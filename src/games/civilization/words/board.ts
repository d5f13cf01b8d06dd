/** Texts of the picture: headings, the form of "Would I survive?". */
import type { Lang } from '../../../kernel/words.ts';

export interface BoardWords {
  readonly survive: string;
  readonly working: string;
  readonly best: string;
  /** No unit is entered yet. */
  readonly noUnits: string;
  readonly plan: string;
  /** A sampled chance, and how many percentage points it may be off. */
  about(chance: string, margin: number): string;
  readonly outlook: string;
  /** Next to the event dice. */
  nextEvent(turn: number): string;
  /** What the chances on the cards mean. */
  readonly chancesHelp: string;
  /** Next to the hand, if a card is to be chosen. */
  readonly tapCard: string;
  /** Above the cards that the opponent may turn up. */
  readonly mayTurnUp: string;
  /** The same if the player turns it up and enters it. */
  readonly turnedUp: string;
  /** What my total is made of, and the opponent's. */
  readonly sumUnits: string;
  readonly sumCapital: string;
  readonly sumWalls: string;
  readonly sumBonus: string;
  versus(theirs: number): string;
  /** What is added to the sum in a battle. */
  readonly sumHelp: string;
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
    noUnits: '· with no units: add yours below',
    plan: 'with a simple plan',
    about: (chance, margin) => `About ${chance} (±${margin})`,
    outlook: 'Outlook',
    nextEvent: (turn) => `event on turn ${turn}`,
    chancesHelp:
      'Your chance to hold the capital after each choice. ≈ is an estimate from battles with a simple plan.',
    tapCard: '– tap a card',
    mayTurnUp: 'The opponent may reveal',
    turnedUp: 'Tap the card that the opponent reveals',
    sumUnits: 'your units',
    sumCapital: 'capital',
    sumWalls: 'walls',
    sumBonus: 'bonus',
    versus: (theirs) => `against ${theirs}`,
    sumHelp: 'Add up your surviving units; the opponent adds up its own. You win ties.',
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
    noUnits: '· bez jednostek: dodaj swoje poniżej',
    plan: 'przy prostym planie',
    about: (chance, margin) => `Około ${chance} (±${margin})`,
    outlook: 'Prognoza',
    nextEvent: (turn) => `wydarzenie w turze ${turn}`,
    chancesHelp:
      'Szansa na obronę stolicy po każdym wyborze. ≈ to szacunek z bitew rozegranych według prostego planu.',
    tapCard: '– dotknij karty',
    mayTurnUp: 'Przeciwnik może odkryć',
    turnedUp: 'Dotknij karty, którą odkrywa przeciwnik',
    sumUnits: 'twoje jednostki',
    sumCapital: 'stolica',
    sumWalls: 'mury',
    sumBonus: 'premia',
    versus: (theirs) => `przeciw ${theirs}`,
    sumHelp: 'Do tego dochodzą twoje ocalałe jednostki; przeciwnik sumuje swoje. Przy remisie wygrywasz.',
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
    noUnits: '· bez jednotek: přidejte je níže',
    plan: 'při jednoduchém plánu',
    about: (chance, margin) => `Asi ${chance} (±${margin})`,
    outlook: 'Výhled',
    nextEvent: (turn) => `událost v tahu ${turn}`,
    chancesHelp: 'Šance, že po této volbě ubráníte hlavní město. ≈ je odhad z bojů podle jednoduchého plánu.',
    tapCard: '– klepněte na kartu',
    mayTurnUp: 'Soupeř může odkrýt',
    turnedUp: 'Klepněte na kartu, kterou soupeř odkryl',
    sumUnits: 'vaše jednotky',
    sumCapital: 'hlavní město',
    sumWalls: 'opevnění',
    sumBonus: 'bonus',
    versus: (theirs) => `proti ${theirs}`,
    sumHelp: 'K tomu se přičtou vaše přeživší jednotky; soupeř sečte své. Při remíze vyhráváte.',
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
    working: 'Расчёт…',
    best: 'при лучшей игре',
    noUnits: '· без отрядов: добавьте их ниже',
    plan: 'при простом плане',
    about: (chance, margin) => `Около ${chance} (±${margin})`,
    outlook: 'Прогноз',
    nextEvent: (turn) => `событие на ${turn}-м ходу`,
    chancesHelp: 'Шанс удержать столицу после каждого выбора. ≈ — оценка по битвам с простым планом.',
    tapCard: '— нажмите на карту',
    mayTurnUp: 'Противник может открыть',
    turnedUp: 'Нажмите на карту, которую открыл противник',
    sumUnits: 'ваши отряды',
    sumCapital: 'столица',
    sumWalls: 'стены',
    sumBonus: 'бонус',
    versus: (theirs) => `против ${theirs}`,
    sumHelp:
      'К этому прибавятся ваши уцелевшие отряды; противник складывает свои. При равенстве побеждаете вы.',
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
