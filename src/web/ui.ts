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

/** Percentages with at most this many decimals. */
export function percentages(lang: Lang, digits: number): Intl.NumberFormat {
  const key = `${lang} ${digits}`;
  const made =
    percents.get(key) ?? new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: digits });
  percents.set(key, made);
  return made;
}

/** `3/7` as `43 %`, rounded for a picture; buttons say it more exactly. */
export function percent(lang: Lang, n: number, d: number): string {
  return percentages(lang, 0).format(d ? n / d : 0);
}

/** A fraction as text, `3/7`, as two numbers; long ones lose digits, which a picture can bear. */
export function readFraction(text: string): { n: number; d: number } {
  const [n = '0', d = '1'] = text.split('/');
  return { n: Number(n), d: Number(d) };
}
