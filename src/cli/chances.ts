/** Odds as text: each outcome with its fraction, its percentage and a bar. */
import { at } from '../kernel/at.ts';
import { odds } from '../kernel/exact/exact.ts';
import { asNumber, asText, fraction } from '../kernel/exact/fraction.ts';
import type { AnySpec, Chance, Node } from '../kernel/game.ts';
import type { Scene } from '../kernel/scene.ts';
import { sayMove, type Words } from '../kernel/words.ts';
import { length, pad, padLeft, type Terminal, wrap } from './terminal.ts';

/** What it says, the fraction, and the same as a number. */
type OddsRow = readonly [label: string, fraction: string, chance: number];

export function oddsOf(node: Chance<AnySpec>, words: Words<AnySpec>, view: AnySpec['view']): OddsRow[] {
  return [...odds(node)].map(([move, f]) => [sayMove(words, move, view), asText(f), asNumber(f)]);
}

/** The longest bar; shorter if a line has no room for it. */
const BAR = 30;
/** A longer fraction goes below its line. */
const LONG = 24;

export function drawOdds(rows: readonly OddsRow[], { program, paint, width }: Terminal): string[] {
  const shares = rows.map(([, , chance]) => program.wholePercent(chance));
  const short = (text: string) => (length(text) > LONG ? '' : text);
  const texts = Math.max(...rows.map(([, text]) => length(short(text))));
  const percents = Math.max(8, ...shares.map(length));
  const room = width - texts - percents - 6;
  const name = Math.min(Math.max(...rows.map(([label]) => length(label))), room);
  const longest = Math.max(0, Math.min(BAR, room - name - 2));
  return rows.map(([label, text, chance], i) => {
    const bar = paint('dim', '█'.repeat(Math.round(chance * longest)));
    const [first = '', ...more] = wrap(label, name).split('\n');
    const figures = `${padLeft(short(text), texts)}  ${padLeft(at(shares, i), percents)}`;
    const line = `  ${pad(first, name)}  ${figures}  ${bar}`.trimEnd();
    const below = short(text) ? [] : inLines(`= ${text}`, width - 4);
    return [line, ...more.map((rest) => `  ${rest}`), ...below.map((rest) => `    ${rest}`)].join('\n');
  });
}

/** A text with a number too long for a line, broken anywhere. */
export function inLines(text: string, width: number): string[] {
  return Array.from({ length: Math.ceil(text.length / width) }, (_, i) =>
    text.slice(i * width, (i + 1) * width),
  );
}

/** The odds of this draw, unless they are hidden, and all odds in the scene. */
export function oddsLines(
  terminal: Terminal,
  node: Node<AnySpec> | undefined,
  scene: Scene,
  words: Words<AnySpec>,
  view: AnySpec['view'],
): string[] {
  const lines = node?.kind === 'chance' ? drawOdds(oddsOf(node, words, view), terminal) : [];
  for (const place of scene) {
    const rows = (place.odds ?? []).map(
      ({ outcome, chance }): OddsRow => [words.odds?.(outcome) ?? outcome, chance, share(chance)],
    );
    if (rows.every(([, , chance]) => chance === 0)) continue;
    lines.push(terminal.paint('bold', words.place(place.id)), ...drawOdds(rows, terminal));
  }
  return lines;
}

/** The number for a fraction as text, however long; 0/0 is 0. */
export function share(text: string): number {
  const [n = '0', d = '1'] = text.split('/');
  return d === '0' ? 0 : asNumber(fraction(BigInt(n), BigInt(d)));
}
