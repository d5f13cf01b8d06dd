/** Chances as text: each outcome with its fraction, its percentage and a bar for the eye. */
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

/** The longest bar; shorter where a line has no room for it. */
const BAR = 30;

export function drawOdds(rows: readonly OddsRow[], { program, paint, width }: Terminal): string[] {
  const shares = rows.map(([, , chance]) => program.percent(chance));
  const [texts, percents] = [
    Math.max(...rows.map(([, text]) => length(text))),
    Math.max(8, ...shares.map(length)),
  ];
  const room = width - texts - percents - 6;
  const name = Math.min(Math.max(...rows.map(([label]) => length(label))), room);
  const longest = Math.max(0, Math.min(BAR, room - name - 2));
  return rows.map(([label, text, chance], i) => {
    const bar = paint('dim', '█'.repeat(Math.round(chance * longest)));
    const [first = '', ...more] = wrap(label, name).split('\n');
    const figures = `${padLeft(text, texts)}  ${padLeft(shares[i] as string, percents)}`;
    const line = `  ${pad(first, name)}  ${figures}  ${bar}`.trimEnd();
    return [line, ...more.map((rest) => `  ${rest}`)].join('\n');
  });
}

/** The odds of this draw, if it is to be told, and whatever chances lie on the table. */
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

/** A fraction as text, as a number, however long it is; nothing counted is nothing. */
export function share(text: string): number {
  const [n = '0', d = '1'] = text.split('/');
  return d === '0' ? 0 : asNumber(fraction(BigInt(n), BigInt(d)));
}
