import { entryOf } from '../../games/from-text.ts';
import { inspectionOf } from '../../games/module.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { resolve, written } from '../../kernel/options.ts';
import { checkpoint } from '../../kernel/session/checkpoint.ts';
import { type Caption, captioned } from '../../kernel/session/games-file.ts';
import {
  type Entry,
  formatEntry,
  formatHeader,
  GAME_TEXT,
  parse,
  readEntry,
} from '../../kernel/session/journal.ts';
import { Session } from '../../kernel/session/session.ts';

/** A game of thousands of steps stays far below; a longer link can't be a game. */
const MOST_BYTES = 4 * 2 ** 20;
/** Longer ones are cut off by mail and messengers. */
export const MOST_LETTERS = 16_000;

/** A checkpoint's line without the position: `> check 1a2b3c4d`. */
const THIN = /^> check ([0-9a-f]{8})$/;

/** The game as thin text, with its caption. One that was rescued from older rules needs its positions and keeps them. */
export function thin(session: Session<AnySpec>, caption: Caption): string {
  const { game, version, journal } = session;
  const rescued = version !== game.version || session.entries.some((entry) => entry.kind === 'rules');
  const defaults = standardOptions(game);
  const differ = Object.entries(journal.options).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(defaults[key]),
  );
  const options = rescued ? journal.options : Object.fromEntries(differ);
  const line = (entry: Entry) =>
    entry.kind === 'check' && !rescued ? `> check ${entry.hash}` : formatEntry(entry);
  return [...captioned(formatHeader({ ...journal, options }), caption), ...session.entries.map(line)].join(
    '\n',
  );
}

/** The default settings, as written in a header. */
export function standardOptions({ options }: Game<AnySpec>): Readonly<Record<string, unknown>> {
  const standard = resolve(options);
  return standard.ok ? written(options, standard.options) : {};
}

/**
 * The journal's full text again; `older` if it was made under older rules, `broken` if it can't be replayed exactly. A
 * text without thin lines is returned unchanged, and so is one whose first line isn't a valid header: the reader of
 * journals judges that.
 */
export async function full(text: string): Promise<{ text: string } | 'older' | 'broken'> {
  // The caption is read by `splitGames`.
  const lines = text.split('\n').filter((line) => line.startsWith('>'));
  if (!lines.some((line) => THIN.test(line))) return { text };
  const judged = { text: lines[0] ?? '' };
  const header = parse(judged.text);
  const entry = header.ok ? await entryOf(header.value) : undefined;
  if (!header.ok || !entry) return judged;
  const [game, inspect] = await Promise.all([entry.game(), inspectionOf(entry)]);
  const { version, seed } = header.value;
  // Without positions only exactly the same rules can replay it.
  if (version < game.version) return 'older';
  const { [GAME_TEXT]: _, ...given } = header.value.options;
  const options = resolve(game.options, given, inspect);
  if (version > game.version || !options.ok || game.refuse(options.options)) return judged;
  const whole = replayed(new Session(game, options.options, seed), lines);
  return whole === undefined ? 'broken' : { text: whole };
}

function replayed(session: Session<AnySpec>, lines: readonly string[]): string | undefined {
  for (const line of lines.slice(1)) {
    const hash = THIN.exec(line)?.[1];
    const entry = hash ? checkpoint(session.game, session.state) : readEntry(line);
    if (!entry || (entry.kind === 'check' && hash && hash !== entry.hash) || session.enter(entry))
      return undefined;
  }
  return [formatHeader(session.journal), ...session.entries.map(formatEntry)].join('\n');
}

export function canDeflate(): boolean {
  return typeof CompressionStream !== 'undefined' && typeof DecompressionStream !== 'undefined';
}

/** Text as the letters of a link. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const chars = Array.from(bytes ?? [], (byte) => String.fromCharCode(byte)).join('');
  return btoa(chars).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text of a link; `broken` if there is none, `huge` if it is larger than any game. */
export async function unpack(letters: string): Promise<{ text: string } | 'broken' | 'huge'> {
  if (letters.length > MOST_BYTES) return 'huge';
  if (!/^[A-Za-z0-9_-]+$/.test(letters)) return 'broken';
  try {
    const chars = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(chars, (char) => char.charCodeAt(0));
    const inflated = await through(bytes, new DecompressionStream('deflate-raw'));
    if (!inflated) return 'huge';
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(inflated) };
  } catch {
    return 'broken';
  }
}

/** All that comes out of a stream; undefined as soon as it is more than any game needs. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** This app's address, for a link that opens it on another device. A copy on a disk has none. */
export function linkTo(letters: string): string {
  return `${location.href.split('#')[0]}#/open/${letters}`;
}
