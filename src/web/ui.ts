/** The language of the screen, for every component below the page: the app's own words and the program's. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Lang } from '../kernel/words.ts';
import type { Program } from '../words/program.ts';
import type { UiWords } from './words/words.ts';

export interface Ui {
  readonly lang: Lang;
  /** The app's own words: headings, buttons, hints. */
  readonly say: UiWords;
  /** What app and terminal share: problems, to-do lists, the story's phrases, percentages. */
  readonly program: Program;
}

export const UiContext = createContext<Ui | undefined>(undefined);

export function useUi(): Ui {
  const ui = useContext(UiContext);
  if (!ui) throw new Error('no language around this component');
  return ui;
}

/** Made once: making one takes longer than saying all numbers of a page. */
const percents = new Map<string, Intl.NumberFormat>();

function percentages(lang: Lang, digits: number): Intl.NumberFormat {
  const key = `${lang} ${digits}`;
  const made =
    percents.get(key) ?? new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: digits });
  percents.set(key, made);
  return made;
}

/**
 * A chance as every part of the table shows it, so that they never disagree: whole percents, with one more digit near
 * 0% and 100%. Only impossible and certain outcomes get 0% and 100%.
 */
export function percent(lang: Lang, chance: number): string {
  const [whole, fine] = [percentages(lang, 0), percentages(lang, 1)];
  if (chance <= 0 || chance >= 1) return whole.format(Math.min(1, Math.max(0, chance)));
  if (chance < 0.001) return `<\u00a0${fine.format(0.001)}`;
  if (chance > 0.999) return `>\u00a0${fine.format(0.999)}`;
  return (chance < 0.01 || chance > 0.99 ? fine : whole).format(chance);
}

/** A fraction as text, `3/7`, as two numbers; long ones lose digits, which a picture can bear. */
export function readFraction(text: string): { n: number; d: number } {
  const [n = '0', d = '1'] = text.split('/');
  return { n: Number(n), d: Number(d) };
}
