/** A file of saved games: one journal after another, each with its caption. */
import { withoutMark } from './journal.ts';

/** What is stored with a journal but isn't part of the game. */
export interface Caption {
  /** The player's name for it, or '': a line `# NAME` right above the header. */
  readonly name: string;
  /** The player draws and rolls, and the app only asks for the result: a line `# own hand` right below the header. */
  readonly playerDraws: boolean;
}

/** The maximum length of a player's name for a game. */
export const NAME_LIMIT = 200;
const OWN_HAND = '# own hand';
const NAME = new RegExp(`^# (.{1,${NAME_LIMIT}})$`);

/** The header line with its caption. A name may contain anything a player types; here it must fit on one line. */
export function captioned(header: string, { name, playerDraws }: Caption): readonly string[] {
  const called = name.replace(/\s+/g, ' ').trim().slice(0, NAME_LIMIT).trimEnd();
  return [...(called ? [`# ${called}`] : []), header, ...(playerDraws ? [OWN_HAND] : [])];
}

/** One game of a file that may contain several. */
export interface GameText extends Caption {
  readonly text: string;
  /** The number of lines of the file before it, so that a problem can name the line of the file. */
  readonly above: number;
}

/** The maximum number of games in one file. */
export const MOST_GAMES = 500;

/**
 * The games of a file: each begins with its header, or with the `# NAME` right above it. Stops after MOST_GAMES + 1,
 * because callers refuse a file with that many.
 */
export function splitGames(text: string): readonly GameText[] {
  const whole = withoutMark(text);
  const games: { readonly header: number; readonly from: number; readonly name: string }[] = [];
  for (const { index, 0: found } of whole.matchAll(/(?:^|\n)> emptychair /g)) {
    const header = index + (found.startsWith('\n') ? 1 : 0);
    const named = lineBefore(whole, header);
    games.push({ header, from: games.length === 0 ? 0 : (named?.at ?? header), name: named?.name ?? '' });
    if (games.length > MOST_GAMES) break;
  }
  // `parse` refuses a text without a header.
  if (games.length === 0) return [{ text: whole, above: 0, name: '', playerDraws: false }];
  let above = 0;
  return games.map(({ header, from, name }, i) => {
    const part = whole.slice(from, games[i + 1]?.from);
    const here = above;
    above += newlines(part);
    return { text: part, above: here, name, playerDraws: linesBelow(whole, header).includes(OWN_HAND) };
  });
}

function newlines(text: string): number {
  let n = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) n++;
  return n;
}

/** The name in the line above, if any, and where that line begins. */
function lineBefore(text: string, at: number): { readonly at: number; readonly name: string } | undefined {
  // Look back no further than the longest possible name.
  const above = text.slice(Math.max(0, at - NAME_LIMIT - 5), Math.max(0, at - 1));
  const line = above.slice(above.lastIndexOf('\n') + 1);
  const name = NAME.exec(line.replace(/\r$/, ''))?.[1]?.trim();
  return name ? { at: at - 1 - line.length, name } : undefined;
}

/** The lines `# …` right below a header. Another version of the app may write more there than this one knows. */
function linesBelow(text: string, header: number): readonly string[] {
  const lines: string[] = [];
  for (let at = text.indexOf('\n', header); at >= 0 && text.startsWith('# ', at + 1); ) {
    const end = text.indexOf('\n', at + 1);
    lines.push(text.slice(at + 1, end < 0 ? text.length : end).trimEnd());
    at = end;
  }
  return lines;
}
