/** The help page: a heading and a text for each thing, loaded with the page. */
import { loader } from '../../../kernel/sentences.ts';

export const TOPICS = ['start', 'dice', 'undo', 'adjust', 'share', 'backup', 'data'] as const;
type Topic = (typeof TOPICS)[number] | 'about' | 'licences';

export type HelpWords = Readonly<Record<'title' | Topic | `${Topic}Text`, string>>;

export const helpWords = loader<HelpWords>({
  en: async () => (await import('./en.ts')).help,
  pl: async () => (await import('./pl.ts')).help,
  cs: async () => (await import('./cs.ts')).help,
  ru: async () => (await import('./ru.ts')).help,
});
