/** The language of the screen, for every component below the page: the app's own words and the program's. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type Lang, percent as percentIn } from '../../kernel/words.ts';
import type { Program } from '../../words/program.ts';
import type { UiWords } from './words.ts';

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

/** A chance as every part of the table shows it, so that they never disagree. */
export function percent(lang: Lang, chance: number): string {
  return percentIn(lang, chance, 0);
}
