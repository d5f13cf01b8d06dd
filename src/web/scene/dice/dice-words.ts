/** What the pad for the player's own dice says. */
import type { Lang } from '../../../kernel/words.ts';

export interface DiceWords {
  readonly rolled: string;
  /** How many dice are entered; `of` is "2 of 4". */
  told(of: string): string;
  sum(n: number): string;
  die(nth: number, face: number): string;
  /** What a tap on an entered die does. */
  readonly takeBack: string;
  /** Above the results, for players who see at a glance what they rolled. */
  readonly atOnce: string;
}

export const DICE: Readonly<Record<Lang, DiceWords>> = {
  en: {
    rolled: 'What did you roll?',
    told: (of) => `${of} dice`,
    sum: (n) => `sum ${n}`,
    die: (nth, face) => `Die ${nth}: ${face}`,
    takeBack: 'remove',
    atOnce: 'Or pick the result',
  },
  pl: {
    rolled: 'Co wypadło?',
    told: (of) => `kości: ${of}`,
    sum: (n) => `suma ${n}`,
    die: (nth, face) => `Kość ${nth}: ${face}`,
    takeBack: 'usuń',
    atOnce: 'Albo podaj od razu wynik',
  },
  cs: {
    rolled: 'Co padlo?',
    told: (of) => `kostky: ${of}`,
    sum: (n) => `součet ${n}`,
    die: (nth, face) => `Kostka ${nth}: ${face}`,
    takeBack: 'odebrat',
    atOnce: 'Nebo rovnou výsledek',
  },
  ru: {
    rolled: 'Что выпало?',
    told: (of) => `кубики: ${of}`,
    sum: (n) => `сумма ${n}`,
    die: (nth, face) => `Кубик ${nth}: ${face}`,
    takeBack: 'убрать',
    atOnce: 'Или сразу результат',
  },
};
