/** What authors write for words of the format, and what they mean. */
import type { Expectation } from '../problem.ts';

type Slip = readonly [written: RegExp, meant: string];

/** Phrases joined by “and” or a comma. */
const ANOTHER: Slip = [
  /^(add|subtract|set|roll|draw|refill|take|put|shuffle|end|do|turn (?:up|down)) [^;]*/i,
  '; $1 …',
];

const SLIPS: { readonly [E in Expectation]?: readonly Slip[] } = {
  verb: [
    [/^(\d*d\d+[^;]*)/i, 'roll $1'],
    [/^(?:move|place) (.+?) to ([^;,]+)/i, 'set $1 to $2'],
    [/^(?:increase|raise) (.+?) by ([^;,]+)/i, 'add $2 to $1'],
    [/^(?:decrease|reduce|lower) (.+?) by ([^;,]+)/i, 'subtract $2 from $1'],
    [/^(\p{L}[^;=+×*-]*?) \+=? ?(\d+)/u, 'add $2 to $1'],
    [/^(\p{L}[^;=+×*-]*?) [-−]=? ?(\d+)/u, 'subtract $2 from $1'],
    [/^(\p{L}[^;=+×*-]*?) = ([^;]+)/u, 'set $1 to $2'],
    [
      /^(?:draw|pick|take) (?:(?:an? |the |one |\d+ )?(?:top )?(?:card|marker|chit|token)s?|\d+|one) from\b/i,
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
    ANOTHER,
    [/^d(\d+)\b/i, '2d$1'],
    [/^(?:an? |one )?(?:die|dice)\b/i, '1d6'],
    [/^two (?:dice|d6)\b/i, '2d6'],
    [/^between (\d+) and \d+/i, '$1'],
    [/^until\b/i, 'at most 20 times until'],
    [/^while\b/i, 'at most 20 times while'],
  ],
  settingKind: [[/^(\d+)\s*[-–—]\s*(\d+)/, '$1 to $2']],
  flag: [
    ANOTHER,
    [/^(.+?) (?:is )?(?:greater|bigger|higher|larger) than ([^;,]+)/i, '$1 > $2'],
    [/^(.+?) (?:is )?(?:fewer|smaller|lower) than ([^;,]+)/i, '$1 < $2'],
  ],
  nothing: [
    [/^(?:,|and) ?((?:add|subtract|set|roll|draw|refill|take|put|shuffle|end|do|turn) [^;]*)/i, '; $1'],
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
