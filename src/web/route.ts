/** The address names the page, so back and reload work: #/ · #/new/GAME · #/game/ID · #/game/ID/story · #/game/ID/at/N */
import { useEffect, useState } from 'preact/hooks';

export type Route =
  | { readonly page: 'shelf' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'game'; readonly id: string; readonly story: boolean; readonly at: number | undefined };

export function readRoute(hash: string): Route {
  const [page, id = '', part = '', n = ''] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'new' && id) return { page: 'new', game: id };
  if (page === 'game' && id) {
    const at = part === 'at' && /^\d{1,6}$/.test(n) ? Number(n) : undefined;
    return { page: 'game', id, story: part === 'story', at };
  }
  return { page: 'shelf' };
}

export const to = {
  shelf: '#/',
  setUp: (game: string) => `#/new/${game}`,
  game: (id: string) => `#/game/${id}`,
  story: (id: string) => `#/game/${id}/story`,
  at: (id: string, n: number) => `#/game/${id}/at/${n}`,
};

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
