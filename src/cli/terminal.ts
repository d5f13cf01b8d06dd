/** Where the program speaks: output, colours, width, and the words of the language in use. */
import { styleText } from 'node:util';
import type { Lang } from '../kernel/words.ts';
import { JOINER, type Program, programWords } from '../words/program.ts';
import { type TerminalWords, terminalWords } from './words/terminal.ts';

/** Wrong input: one line on standard error, exit code 2, nothing changed. */
export class Fault extends Error {}

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
  paint(style: Style, text: string): string;
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
    out: (text) => void stdout.write(`${text.replaceAll(JOINER, '')}\n`),
    err: (text) => void stderr.write(`${complaint(text, live ? width() : undefined)}\n`),
    paint: (style, text) => (colours ? styleText(style, text) : text),
  };
}

/** One line, whatever was typed: what a problem quotes may hold line breaks. A person reads it within the width. */
export function complaint(text: string, width: number | undefined): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  return width === undefined ? line : wrap(line, width);
}

/** Characters on screen, without colours. */
export function length(text: string): number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
  return [...text.replace(/\x1b\[[0-9;]*m/g, '')].length;
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
  const words = text
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
