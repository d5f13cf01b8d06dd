/** What an editor of data files keeps in this browser between visits. */
import { find } from '../../games/catalogue.ts';
import type { Lang } from '../../kernel/words.ts';

const key = (game: string) => `emptychair.draft.${game}`;

/** As it was left, not checked yet; undefined if there is none. */
export function keptDraft(game: string): object | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(game)) ?? 'null');
    return typeof found === 'object' && found !== null ? found : undefined;
  } catch {
    return undefined;
  }
}

/** False if the browser stores nothing. */
export function keepDraft(game: string, draft: object): boolean {
  try {
    localStorage.setItem(key(game), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The title of a file that carries its names by language; '' if it has none. */
export function fileTitle(data: object, lang: Lang): string {
  const title: unknown = 'title' in data ? data.title : 'name' in data ? data.name : undefined;
  if (typeof title === 'string') return title;
  if (typeof title !== 'object' || title === null) return '';
  const names = Object.entries(title);
  const found = (names.find(([l]) => l === lang) ?? names.find(([l]) => l === 'en') ?? names[0])?.[1];
  return typeof found === 'string' ? found : '';
}

/** The set-up with what was edited already chosen. */
export function editedChoice(game: string): Readonly<Record<string, unknown>> {
  const option = find(game)?.editor?.option;
  const draft = keptDraft(game);
  return option && draft ? { [option]: draft } : {};
}
