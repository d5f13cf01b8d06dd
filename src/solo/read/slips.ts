/** What authors write for words of the format, and what they mean. */
import type { Expectation } from '../problem.ts';

type Slip = readonly [written: RegExp, meant: string];

const SLIPS: { readonly [E in Expectation]?: readonly Slip[] } = {
  verb: [
    [/^(?:increase|raise) (.+?) by ([^;,]+)/i, 'add $2 to $1'],
    [/^(?:decrease|reduce|lower) (.+?) by ([^;,]+)/i, 'subtract $2 from $1'],
    [/^(\p{L}[^;=+×*-]*?) \+=? ?(\d+)/u, 'add $2 to $1'],
    [/^(\p{L}[^;=+×*-]*?) [-−]=? ?(\d+)/u, 'subtract $2 from $1'],
    [/^(\p{L}[^;=+×*-]*?) = ([^;]+)/u, 'set $1 to $2'],
    [
      /^(?:draw|pick|take) (?:an? |the |one |\d+ )?(?:top )?(?:card|marker|chit|token)s? from\b/i,
      'draw from',
    ],
    [/^(?:pick|draw) from\b/i, 'draw from'],
    [/^(?:pick|select) an? (.+)/i, 'choose a $1'],
    [/^(?:pick|select)\b/i, 'choose'],
    [/^(?:call|run|perform|go to) ([^;,]+)/i, 'do $1'],
    [/^(?:win|lose|finish|game over)\b/i, 'end …'],
    [/^loop\b/i, 'repeat … times'],
    [/^else\b/i, '- no: …'],
  ],
  result: [
    [/^(?:else|other|others|any other)\b/i, 'otherwise'],
    [/^any\b/i, 'otherwise'],
  ],
  range: [
    [/^(\d+)\s*[-–—]\s*(\d+)/, '$1 to $2'],
    [/^(\d+)$/, '0 to $1'],
  ],
  value: [
    [/^until\b/i, 'at most 20 times until'],
    [/^while\b/i, 'at most 20 times while'],
  ],
  settingKind: [[/^(\d+)\s*[-–—]\s*(\d+)/, '$1 to $2']],
  nothing: [
    [/^-\s/, '—'],
    [/^starts?\s+(?:with\s+|at\s+)?(\d+)/i, 'starts at $1'],
    [/^\/\s*2\b/, 'half of … rounded down'],
  ],
};

/** What was probably meant, '' if nothing comes to mind. */
export function slip(what: Expectation, rest: string): string {
  for (const [written, meant] of SLIPS[what] ?? []) {
    const hit = written.exec(rest);
    if (hit?.index === 0) return hit[0].replace(written, meant).trim().slice(0, 60);
  }
  return '';
}
