/** All words of one language that a page needs: the app's and the program's. */
import type { Lang } from '../../kernel/words.ts';
import { programWords } from '../../words/program.ts';
import type { Ui } from './ui.ts';
import { uiWords } from './words.ts';

export async function loadUi(lang: Lang): Promise<Ui> {
  const [say, program] = await Promise.all([uiWords(lang), programWords(lang)]);
  return { lang, say, program };
}
