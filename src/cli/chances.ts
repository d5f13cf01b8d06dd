/** Chances as text: each outcome with its fraction, its percentage and a bar for the eye. */
import { odds } from '../kernel/exact.ts';
import { asNumber, asText, fraction } from '../kernel/fraction.ts';
import type { AnySpec, Chance, Node } from '../kernel/game.ts';
import type { Scene } from '../kernel/scene.ts';
import { sayMove, type Words } from '../kernel/words.ts';
import { length, pad, padLeft, type Terminal } from './terminal.ts';

/** What it says, the fraction, and the same as a number. */
type OddsRow = readonly [label: string, fraction: string, chance: number];

export function oddsOf(node: Chance<AnySpec>, words: Words<AnySpec>, view: AnySpec['view']): OddsRow[] {
  return [...odds(node)].map(([move, f]) => [sayMove(words, move, view), asText(f), asNumber(f)]);
}

export function drawOdds(rows: readonly OddsRow[], { program, paint }: Terminal): string[] {
  const name = Math.max(...rows.map(([label]) => length(label)));
  const wide = Math.max(...rows.map(([, text]) => text.length));
  return rows.map(([label, text, chance]) => {
    const bar = paint('dim', '█'.repeat(Math.round(chance * 30)));
    return `  ${pad(label, name)}  ${padLeft(text, wide)}  ${padLeft(program.percent(chance), 8)}  ${bar}`.trimEnd();
  });
}

/** The odds of this draw, and whatever chances lie on the table. */
export function oddsLines(
  terminal: Terminal,
  node: Node<AnySpec>,
  scene: Scene,
  words: Words<AnySpec>,
  view: AnySpec['view'],
): string[] {
  const lines = node.kind === 'chance' ? drawOdds(oddsOf(node, words, view), terminal) : [];
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
