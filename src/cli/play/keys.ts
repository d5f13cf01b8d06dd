/** What the player can ask for in addition to the choices: by a key, or by a name with a colon, which is never a choice. */
const KEYS = {
  '?': 'why',
  u: 'undo',
  o: 'odds',
  s: 'story',
  t: 'table',
  h: 'help',
  q: 'quit',
  r: 'redo',
  a: 'adjust',
  n: 'note',
  m: 'mark',
  b: 'branch',
  p: 'players',
  '!': 'more',
  d: 'draw',
  '+': 'again',
  y: 'agree',
  x: 'decline',
  w: 'withdraw',
} as const;
export type Key = keyof typeof KEYS;
export const ALL_KEYS = Object.keys(KEYS) as readonly Key[];
/** The keys below every question; `h` lists all of them. */
export const MENU = ['?', 'u', 'o', 's', 't', 'h', 'q'] as const satisfies readonly Key[];
export type MenuKey = (typeof MENU)[number];

export interface KeyCommand {
  readonly key: Key;
  readonly text: string;
}

/**
 * The key that a line asks for, undefined if it is an answer. A line that is a whole choice is that choice, even if it
 * is also a key; with a colon (`:s`, `:story`) it is always a key.
 */
export function readKey(line: string, isChoice: (line: string) => boolean): KeyCommand | undefined {
  const [first = '', ...rest] = line.split(/\s+/);
  const colon = first.startsWith(':');
  const word = (colon ? first.slice(1) : first).toLowerCase();
  const key = ALL_KEYS.find((k) => k === word || (colon && KEYS[k] === word));
  if (key === undefined || (!colon && isChoice(line))) return undefined;
  return { key, text: rest.join(' ') };
}

/** A key as it works here: `s`, or `:s` if s is a choice. */
export function shownKey(key: Key, isChoice: (line: string) => boolean): string {
  return `${isChoice(key) ? ':' : ''}${key}`;
}
