/** Mutated files are refused with problems or play; nothing crashes, nothing hangs. */
import { expect, test } from 'vitest';
import { optionsOf, textOf } from '../../test/solo/solo.ts';
import { legal } from '../kernel/game.ts';
import { anyMove } from '../kernel/play.ts';
import { type Int, rng } from '../kernel/rng.ts';
import { LANGS } from '../kernel/words.ts';
import { gameOf } from './game.ts';
import { compile } from './read/compile.ts';
import { wordsOf } from './said/words.ts';
import { sayPlaced } from './words/words.ts';

const FILES = ['lantern', 'boer-war', 'warden', 'civ-clock', 'bridge'].map(textOf);
const RUNS = process.env.EMPTYCHAIR_ALL ? 100_000 : 1_000;
/** Moves of a mutated game that are tried. */
const MOVES = 40;

const BITS = [
  '→',
  '->',
  ':',
  ';',
  ',',
  '[',
  ']',
  '{',
  '}',
  '|',
  '(',
  ')',
  '\n',
  '   ',
  '- ',
  '1. ',
  '#',
  '## ',
  '0',
  '99999',
  ' of ',
  ' and ',
  'the ',
  'end',
  'repeat 9 times',
  'd6',
  '×',
  '\u00e9',
  'ж',
  '"',
  '\\',
  '<',
  '---',
];

function mutated(text: string, int: Int): string {
  let out = text;
  for (let n = 1 + int(4); n > 0; n--) {
    const at = int(out.length);
    const lines = out.split('\n');
    const line = int(lines.length);
    switch (int(7)) {
      case 0:
        out = out.slice(0, at) + out.slice(at + 1 + int(12));
        break;
      case 1:
        out = out.slice(0, at) + BITS[int(BITS.length)] + out.slice(at);
        break;
      case 2:
        lines.splice(line, 1);
        out = lines.join('\n');
        break;
      case 3:
        lines.splice(int(lines.length), 0, lines[line] as string);
        out = lines.join('\n');
        break;
      case 4: {
        // A word from somewhere else.
        const words = out.split(/(\s+)/);
        words[int(words.length)] = words[int(words.length)] as string;
        out = words.join('');
        break;
      }
      case 5:
        out = out.replace(/\d+/g, (d) => (int(8) ? d : String(int(30))));
        break;
      default: {
        const other = FILES[int(FILES.length)] as string;
        const from = int(other.length);
        out = out.slice(0, at) + other.slice(from, from + int(200)) + out.slice(at);
      }
    }
  }
  return out;
}

test(`${RUNS} mutated files`, { timeout: 3_600_000 }, () => {
  let played = 0;
  for (let run = 0; run < RUNS; run++) {
    const int = rng(run);
    const text = mutated(FILES[run % FILES.length] as string, int);
    const compiled = compile(text);
    if (!compiled.ok) {
      expect(compiled.problems.length).toBeGreaterThan(0);
      for (const p of compiled.problems)
        for (const lang of LANGS) expect(sayPlaced(p, lang)).not.toMatch(/undefined|\[object|NaN/);
      continue;
    }
    played++;
    const game = gameOf(compiled.plan);
    const words = wordsOf(compiled.plan, 'pl');
    const state = game.setup(optionsOf(game));
    for (let n = 0; n < MOVES; n++) {
      const node = game.node(state);
      game.check(state);
      if (node.kind === 'end') break;
      expect(words.asks[node.ask]?.(state)).not.toMatch(/undefined|NaN/);
      const move = anyMove(node, int);
      expect(legal(node, move)).toBe(true);
      game.apply(state, move, () => {});
    }
    game.scene(state);
  }
  // Enough of them still are games.
  expect(played).toBeGreaterThan(RUNS / 20);
});
