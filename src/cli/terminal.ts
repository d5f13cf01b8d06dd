/** Where the program speaks: output, colours, width, and the words of the language in use. */
import { randomInt } from 'node:crypto';
import { inspect } from 'node:util';
import { visible } from '../kernel/visible.ts';
import type { Lang } from '../kernel/words.ts';
import { JOINER, type Program, programWords } from '../words/program.ts';
import { type TerminalWords, terminalWords } from './words/terminal.ts';

/** Wrong input: one line on standard error, exit code 2, nothing changed. */
export class Fault extends Error {
  constructor(message: string) {
    super(oneLine(message));
  }
}

/** What a file or a person wrote may hold line breaks; no line of ours may be made of it. */
export function oneLine(text: string): string {
  return text.replace(/[\t-\r\p{Zl}\p{Zp}]+/gu, ' ');
}

type Style = 'bold' | 'dim' | 'strikethrough' | 'green' | 'red' | 'yellow' | 'blue' | 'magenta' | 'cyan';

export interface Terminal {
  readonly lang: Lang;
  readonly program: Program;
  readonly words: TerminalWords;
  /** A person sits at both ends: colours, a cursor, a progress bar. */
  readonly live: boolean;
  readonly width: number;
  /** Lines that a person sees at once; a file takes any number. */
  readonly height: number;
  out(text: string): void;
  err(text: string): void;
  /** One line on standard error that the next one is written over; `''` takes it away. */
  bar(text: string): void;
  /** The text in a colour; only what this terminal sends may be coloured. */
  paint(style: Style, text: string): string;
}

/**
 * Our colours on their way to the screen: `ESC [ KEY ; code m`. The key is new in every run, so no file can hold it:
 * whatever else steers a terminal came from outside.
 */
const KEY = randomInt(1e9, 1e10);
const COLOUR = new RegExp(`\\x1b\\[${KEY};(\\d+)m`);
const EACH_COLOUR = new RegExp(COLOUR, 'g');

function painted(style: Style, text: string): string {
  const [open, close] = inspect.colors[style] as [number, number];
  return `\x1b[${KEY};${open}m${text}\x1b[${KEY};${close}m`;
}

/**
 * The one place where text leaves for a screen: our colours as the screen knows them, all other characters that it
 * would obey as visible text. Whatever is written to standard output or standard error goes through here.
 */
export function leaving(text: string): string {
  return text
    .replaceAll(JOINER, '')
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

/** One line, whatever was typed. A person reads it within the width. */
export function complaint(text: string, width: number | undefined): string {
  return width === undefined ? oneLine(text) : wrap(text, width);
}

/** Characters on screen, without colours. */
export function length(text: string): number {
  return [...visible(text.replace(EACH_COLOUR, ''))].length;
}

export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - length(text)));
}
export function padLeft(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - length(text))) + text;
}

/** Not between a number and the word after it (`4 actions`); where none follows, nor between it and the word before (`space 7.`). */
const GAP = / (?!(?<=\d )\p{L}|(?<=[\p{L}:] )\d[^ ]*(?:[.,;:!?)](?= |$)|(?= \P{L}|$)))/u;

/**
 * Lines of at most `width` characters; later lines are indented. A number stays with its word; what should
 * stay together breaks before it sticks out.
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

/** Text behind a prefix; later lines stand under the first. */
export function hang(prefix: string, text: string, width: number): string {
  const indent = length(prefix);
  return prefix + wrap(text, width - indent).replaceAll('\n', `\n${' '.repeat(indent)}`);
}

/** One JSON document, indented; lists of numbers or short names stay on one line. */
export function json(document: unknown): string {
  const item = '(?:-?[\\d.e+-]+|"[\\w.-]*")';
  const list = new RegExp(`\\[\\n\\s+(${item}(?:,\\n\\s+${item})*)\\n\\s+\\]`, 'g');
  // Inside a string there is never a line break, so only real lists match.
  return JSON.stringify(document, null, 2).replace(
    list,
    (_, items: string) => `[${items.replace(/\n\s+/g, ' ')}]`,
  );
}
