/** The help page: a heading and a text for each thing, loaded with the page. */
import { typeset } from '../../../kernel/typeset.ts';
import type { Lang } from '../../../kernel/words.ts';

export const TOPICS = ['start', 'dice', 'undo', 'adjust', 'share', 'backup', 'data'] as const;
type Topic = (typeof TOPICS)[number] | 'about' | 'licences';

export type HelpWords = Readonly<Record<'title' | Topic | `${Topic}Text`, string>>;

const WORDS: Readonly<Record<Lang, () => Promise<HelpWords>>> = {
  en: async () => (await import('./en.ts')).help,
  pl: async () => (await import('./pl.ts')).help,
  cs: async () => (await import('./cs.ts')).help,
  ru: async () => (await import('./ru.ts')).help,
};

export async function helpWords(lang: Lang): Promise<HelpWords> {
  return typeset(await WORDS[lang](), lang);
}
