/** What only the picture of the table says: the headings of its forecasts. */
import { type Lang, plural } from '../../../kernel/words.ts';

export interface BoardWords {
  readonly survive: string;
  readonly ask: string;
  readonly best: string;
  readonly plan: string;
  readonly outlook: string;
  event(turn: number): string;
  battle(rolls: number): string;
  readonly cards: string;
}

const rolls = (k: number) =>
  plural('ru')(k, { one: 'бросок', few: 'броска', many: 'бросков', other: 'броска' });

export const BOARD: Readonly<Record<Lang, BoardWords>> = {
  en: {
    survive: 'Would I survive?',
    ask: 'Work it out',
    best: 'with the best play',
    plan: 'with a simple plan, 19 times of 20 between',
    outlook: 'Outlook',
    event: (turn) => `event on turn ${turn}`,
    battle: (k) => (k === 1 ? 'battle announced by it' : `battle announced within ${k} rolls`),
    cards: 'Your chance after each card',
  },
  pl: {
    survive: 'Czy przetrwam?',
    ask: 'Policz',
    best: 'przy najlepszej grze',
    plan: 'przy prostym planie, 19 razy na 20 między',
    outlook: 'Prognoza',
    event: (turn) => `wydarzenie w turze ${turn}`,
    battle: (k) => (k === 1 ? 'zapowiada bitwę' : `zapowiedź bitwy w ciągu ${k} rzutów`),
    cards: 'Twoja szansa po każdej karcie',
  },
  cs: {
    survive: 'Přežiju?',
    ask: 'Spočítat',
    best: 'při nejlepší hře',
    plan: 'při jednoduchém plánu, 19krát z 20 mezi',
    outlook: 'Výhled',
    event: (turn) => `událost v tahu ${turn}`,
    battle: (k) => (k === 1 ? 'ohlásí boj' : `boj ohlášen během ${k} hodů`),
    cards: 'Vaše šance po každé kartě',
  },
  ru: {
    survive: 'Выстою ли я?',
    ask: 'Посчитать',
    best: 'при лучшей игре',
    plan: 'при простом плане, 19 раз из 20 между',
    outlook: 'Прогноз',
    event: (turn) => `событие на ${turn}-м ходу`,
    battle: (k) => (k === 1 ? 'объявит битву' : `битва будет объявлена за ${rolls(k)}`),
    cards: 'Ваш шанс после каждой карты',
  },
};
