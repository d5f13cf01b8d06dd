/**
 * The address names the page, so back and reload work: #/ · #/new/GAME · #/game/ID · #/game/ID/story · #/game/ID/at/N
 * · #/luck/ID · #/view/ID · #/print/GAME (or /OPTIONS) · #/lab/GAME (or /OPTIONS) · #/open/LINK
 * · #/table/TABLE/TOKEN · #/join · #/join/TABLE/INVITE · #/new/GAME/together · #/new/GAME/table/ID · #/edit/GAME · #/new/GAME/edited · #/new/GAME/like/ID · #/try/GAME · #/rules/GAME · #/system/GAME · #/help · #/history
 */
import { useEffect, useState } from 'preact/hooks';

export type Route =
  | { readonly page: 'shelf' | 'help' | 'history' }
  /**
   * `edited`: with what was made in the editor; `like`: with the settings of this game; `together`: for several people;
   * `table`: instead of the game that waits at this one's table.
   */
  | {
      readonly page: 'new';
      readonly game: string;
      readonly edited?: true;
      readonly like?: string;
      readonly together?: true;
      readonly table?: string;
    }
  | { readonly page: 'edit'; readonly game: string }
  /** `try`: a guided game begins at once. */
  | { readonly page: 'try' | 'rules'; readonly game: string }
  /** The text of a game from a solo file. */
  | { readonly page: 'system'; readonly game: string }
  | { readonly page: 'game'; readonly id: string; readonly story: boolean; readonly at: number | undefined }
  | { readonly page: 'luck' | 'view'; readonly id: string }
  /** `options`: JSON as the address has it, '' for the standard. */
  | { readonly page: 'print' | 'lab'; readonly game: string; readonly options: string }
  /** `letters`: a whole game (share/link.ts). */
  | { readonly page: 'open'; readonly letters: string }
  /** A shared table, and the token that lets this device sit there. */
  | { readonly page: 'table'; readonly table: string; readonly token: string }
  /** An invitation to a table; without one, the player enters a code. */
  | { readonly page: 'join'; readonly invite?: { readonly table: string; readonly invite: string } };

export function readRoute(hash: string): Route {
  const [page, id = '', part = '', n = ''] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'new' && id && part === 'like' && n) return { page, game: id, like: n };
  if (page === 'new' && id && part === 'table' && n) return { page, game: id, table: n };
  if (page === 'new' && id && part === 'together') return { page, game: id, together: true };
  if (page === 'new' && id) return { page, game: id, ...(part === 'edited' ? { edited: true } : {}) };
  if ((page === 'edit' || page === 'try' || page === 'rules' || page === 'system') && id)
    return { page, game: id };
  if (page === 'game' && id) {
    const at = part === 'at' && /^\d{1,6}$/.test(n) ? Number(n) : undefined;
    return { page: 'game', id, story: part === 'story', at };
  }
  if ((page === 'luck' || page === 'view') && id) return { page, id };
  if ((page === 'print' || page === 'lab') && id) return { page, game: id, options: decoded(part) };
  if (page === 'open' && id) return { page, letters: id };
  if (page === 'table' && id && part) return { page, table: id, token: part };
  if (page === 'join') return id && part ? { page, invite: { table: id, invite: part } } : { page };
  return { page: page === 'help' || page === 'history' ? page : 'shelf' };
}

/** The address may have been cut off in the middle of a character. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const to = {
  shelf: '#/',
  help: '#/help',
  history: '#/history',
  setUp: (game: string) => `#/new/${game}`,
  setUpEdited: (game: string) => `#/new/${game}/edited`,
  setUpLike: (game: string, id: string) => `#/new/${game}/like/${id}`,
  setUpTogether: (game: string) => `#/new/${game}/together`,
  setUpTable: (game: string, id: string) => `#/new/${game}/table/${id}`,
  try: (game: string) => `#/try/${game}`,
  rules: (game: string) => `#/rules/${game}`,
  system: (game: string) => `#/system/${game}`,
  edit: (game: string) => `#/edit/${game}`,
  game: (id: string) => `#/game/${id}`,
  story: (id: string) => `#/game/${id}/story`,
  at: (id: string, n: number) => `#/game/${id}/at/${n}`,
  luck: (id: string) => `#/luck/${id}`,
  view: (id: string) => `#/view/${id}`,
  table: (table: string, token: string) => `#/table/${table}/${token}`,
  join: '#/join',
  invite: (table: string, invite: string) => `#/join/${table}/${invite}`,
  print: (game: string, options: object = {}) => withOptions(`#/print/${game}`, options),
  lab: (game: string, options: object = {}) => withOptions(`#/lab/${game}`, options),
};

function withOptions(hash: string, options: object): string {
  return Object.keys(options).length > 0 ? `${hash}/${encodeURIComponent(JSON.stringify(options))}` : hash;
}

/** `replace` leaves no step for the back button. */
export function go(hash: string, replace = false): void {
  if (replace) location.replace(hash);
  else location.hash = hash;
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => readRoute(location.hash));
  useEffect(() => {
    const changed = () => setRoute(readRoute(location.hash));
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return route;
}
