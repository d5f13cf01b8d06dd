/** The program's output: streams, colours, width, and the words of the current language. */
import { randomInt } from 'node:crypto';
import { inspect } from 'node:util';
import { JOINER } from '../kernel/typeset.ts';
import { visible } from '../kernel/visible.ts';
import type { Lang } from '../kernel/words.ts';
import { type Program, programWords } from '../words/program.ts';
import { type TerminalWords, terminalWords } from './words/terminal.ts';

/** Wrong input: one line on standard error, exit code 2, nothing changed. */
export class Fault extends Error {
  constructor(message: string) {
    super(oneLine(message));
  }
}

/** The fault of an act, undefined if it succeeds. */
export function faultOf(act: () => void): Fault | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}

/** Line breaks in a file or an answer must not start lines of our own. */
export function oneLine(text: string): string {
  return text.replace(/[\t-\r\p{Zl}\p{Zp}]+/gu, ' ');
}

type Style = 'bold' | 'dim' | 'strikethrough' | 'green' | 'red' | 'yellow' | 'blue' | 'magenta' | 'cyan';

export interface Terminal {
  readonly lang: Lang;
  readonly program: Program;
  readonly words: TerminalWords;
  /** A person types and reads: colours, a cursor, a progress bar. */
  readonly live: boolean;
  readonly width: number;
  /** Lines that fit on the screen; infinite for a file. */
  readonly height: number;
  out(text: string): void;
  err(text: string): void;
  /** One line on standard error that the next one replaces; `''` removes it. */
  bar(text: string): void;
  /** The text in a colour, if this terminal has colours. */
  paint(style: Style, text: string): string;
}

/**
 * Our colours inside the program: `ESC [ KEY ; code m`. The key is random in every run, so no file can contain it, and
 * every other control character comes from outside.
 */
const KEY = randomInt(1e9, 1e10);
const COLOUR = new RegExp(`\\x1b\\[${KEY};(\\d+)m`);
const EACH_COLOUR = new RegExp(COLOUR, 'g');

function painted(style: Style, text: string): string {
  const [open, close] = inspect.colors[style] as [number, number];
  return `\x1b[${KEY};${open}m${text}\x1b[${KEY};${close}m`;
}

/**
 * Everything that is written to standard output or standard error goes through here: our colours become real ones, and
 * all other control characters become visible text.
 */
export function leaving(text: string): string {
  return text
    .replaceAll(JOINER, '')
    .replaceAll('\u00a0', ' ')
    .split(COLOUR)
    .map((part, i) => (i % 2 === 1 ? `\x1b[${part}m` : visible(part)))
    .join('');
}

export async function openTerminal(lang: Lang): Promise<Terminal> {
  const { stdin, stdout, stderr, env } = process;
  const live = Boolean(stdin.isTTY && stdout.isTTY);
  const colours = Boolean(live && !env.NO_COLOR && env.TERM !== 'dumb');
  const [program, words] = await Promise.all([programWords(lang), terminalWords(lang)]);
  const width = () => (stdout.isTTY ? Math.min(100, Math.max(40, stdout.columns || 80)) : 80);
  return {
    lang,
    program,
    words,
    live,
    get width() {
      return width();
    },
    get height() {
      return live ? stdout.rows || 24 : Number.POSITIVE_INFINITY;
    },
    out: (text) => void stdout.write(`${leaving(text)}\n`),
    err: (text) => void stderr.write(`${leaving(complaint(text, live ? width() : undefined))}\n`),
    bar: (text) => void stderr.write(`\r${leaving(text)}\x1b[K`),
    paint: (style, text) => (colours ? painted(style, text) : text),
  };
}

/** One line in a file; wrapped for a person. */
export function complaint(text: string, width: number | undefined): string {
  return width === undefined ? oneLine(text) : wrap(text, width);
}

/** Characters on the screen, without colours. */
export function length(text: string): number {
  return [...visible(text.replace(EACH_COLOUR, ''))].length;
}

export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - length(text)));
}
export function padLeft(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - length(text))) + text;
}

/** A space that may become a line break: not one between a number and the next word (`4 actions`), nor, at the end of a clause, between a word and its number (`space 7.`). */
const GAP = / (?!(?<=\d )\p{L}|(?<=[\p{L}:] )\d[^ ]*(?:[.,;:!?)](?= |$)|(?= \P{L}|$)))/u;

/**
 * Lines of at most `width` characters; later lines are indented. A number stays with its word unless both together
 * are too long for a line.
 */
export function wrap(text: string, width: number, indent = 0): string {
  const lines: string[] = [];
  let line = '';
  const words = oneLine(text)
    .split(GAP)
    .flatMap((word) => (length(word) > width - indent ? word.split(/[ \u00a0]/) : [word]));
  for (const word of words) {
    const room = width - (lines.length > 0 ? indent : 0);
    if (line && length(line) + 1 + length(word) > room) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join(`\n${' '.repeat(indent)}`);
}

/** Text after a prefix; later lines are aligned with the first. */
export function hang(prefix: string, text: string, width: number): string {
  const indent = length(prefix);
  return prefix + wrap(text, width - indent).replaceAll('\n', `\n${' '.repeat(indent)}`);
}

/** One JSON document, indented; lists of numbers or short names stay on one line. */
export function json(document: unknown): string {
  const item = '(?:-?[\\d.e+-]+|"[\\w.-]*")';
  const list = new RegExp(`\\[\\n\\s+(${item}(?:,\\n\\s+${item})*)\\n\\s+\\]`, 'g');
  // JSON strings contain no line breaks, so only real lists match.
  return JSON.stringify(document, null, 2).replace(
    list,
    (_, items: string) => `[${items.replace(/\n\s+/g, ' ')}]`,
  );
}
