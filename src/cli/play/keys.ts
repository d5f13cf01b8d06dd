/** What the player can ask for beside the choices: by a key, or by a name that can't be taken for a choice. */
const KEYS = {
  '?': 'why',
  u: 'undo',
  r: 'redo',
  a: 'adjust',
  n: 'note',
  m: 'mark',
  o: 'odds',
  s: 'story',
  t: 'table',
  b: 'branch',
  p: 'players',
  '!': 'more',
  d: 'draw',
  '+': 'again',
  q: 'quit',
} as const;
export type Key = keyof typeof KEYS;
/** The keys that are always listed; the hint of a draw names the other two. */
export type MenuKey = Exclude<Key, 'd' | '+'>;
export const MENU = (Object.keys(KEYS) as Key[]).filter((key): key is MenuKey => key !== 'd' && key !== '+');

export interface Asked {
  readonly key: Key;
  readonly text: string;
}

/**
 * What a line asks for, undefined where it is an answer. A line that is a whole choice is that choice, even if it
 * is a key too; with a colon (`:s`, `:story`) it is always a key.
 */
export function readKey(line: string, isChoice: (line: string) => boolean): Asked | undefined {
  const [first = '', ...rest] = line.split(/\s+/);
  const sure = first.startsWith(':');
  const word = (sure ? first.slice(1) : first).toLowerCase();
  const key = (Object.keys(KEYS) as Key[]).find((k) => k === word || (sure && KEYS[k] === word));
  if (key === undefined || (!sure && isChoice(line))) return undefined;
  return { key, text: rest.join(' ') };
}

/** A key with what it does, as it works here: `s story`, or `:s story` where s is a choice. */
export function shownKey(key: MenuKey, does: string, isChoice: (line: string) => boolean): string {
  return `${isChoice(key) ? ':' : ''}${key} ${does}`;
}
