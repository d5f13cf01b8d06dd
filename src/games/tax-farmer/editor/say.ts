/** The words of the board editor in the language of the page: the app's own for every editor, and the board's. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Lang } from '../../../kernel/words.ts';
import { useUi } from '../../../web/words/ui.ts';
import type { BoardEditorWords } from './words/words.ts';

export const EditorWordsContext = createContext<BoardEditorWords | undefined>(undefined);

const LOAD: Readonly<Record<Lang, () => Promise<{ readonly editor: BoardEditorWords }>>> = {
  en: () => import('./words/en.ts'),
  pl: () => import('./words/pl.ts'),
  cs: () => import('./words/cs.ts'),
  ru: () => import('./words/ru.ts'),
};

export async function editorWords(lang: Lang): Promise<BoardEditorWords> {
  return (await LOAD[lang]()).editor;
}

export function useEditorWords() {
  const board = useContext(EditorWordsContext);
  if (!board) throw new Error('no words around this part of the editor');
  return { ...useUi().say.editor, ...board };
}
