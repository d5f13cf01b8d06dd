/** One line of JSON for each event, for a person's eyes and for programs. Never a token, a key or a player's text. */
export type Level = 'info' | 'warn' | 'error';
export type Log = (
  level: Level,
  event: string,
  facts?: Readonly<Record<string, string | number | boolean>>,
) => void;

export function jsonLog(write: (line: string) => void, now: () => number): Log {
  return (level, event, facts = {}) =>
    write(JSON.stringify({ at: new Date(now()).toISOString(), level, event, ...facts }));
}
