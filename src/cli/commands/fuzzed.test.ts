// Settings and starting positions as nobody would type them, the same in every run: each is taken, or refused in one
// line that says what it is about.
import { expect, test } from 'vitest';
import { catalogue } from '../../games/catalogue.ts';
import { type OptionDecl, resolve } from '../../kernel/options.ts';
import { type Int, rng } from '../../kernel/rng.ts';
import { unseenAt } from '../../kernel/visible.ts';
import { call } from '../testing/in-process.ts';

const LINES = process.env.EMPTYCHAIR_ALL ? 3_000 : 150;

const ODD: readonly string[] = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '01',
    '1.5',
    '1e3',
    '999999999',
    '9'.repeat(400),
    'x'.repeat(400),
    'on',
    'off',
    'none',
  ],
  ...[
    '=',
    ',',
    ',,',
    '1,2',
    '1,2,3,4,5,6,7',
    '{}',
    '[]',
    '"',
    "'",
    '\\',
    '\n',
    '\t',
    '\u001b]52;c;eA==\u0007',
    '\u202e',
  ],
  ...[
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    '../../etc/passwd',
    '.',
    '/',
    '/dev/null',
    '😀',
    '\ud800',
  ],
];
/** Games of which enough is taken and enough refused. */
const MANY_SETTINGS = ['boer-war', 'paths-of-glory', 'cdg', 'civilization', 'tax-farmer'];
const one = <T>(list: readonly T[], int: Int): T => list[int(list.length)] as T;

/** What the declaration allows, more or less. */
function about(decl: OptionDecl, int: Int): string {
  if (decl.kind === 'flag') return one(['on', 'off', 'yes', 'ON'], int);
  if (decl.kind === 'choice') return one(decl.choices, int);
  if (decl.kind === 'number') return String(decl.min - 2 + int(decl.max - decl.min + 5));
  if (decl.kind === 'numbers')
    return Array.from({ length: decl.length + int(2) }, () => decl.min + int(decl.max - decl.min + 2)).join(
      ',',
    );
  return decl.kind === 'file' ? one(Object.keys(decl.shipped), int) : 'a text';
}

test.each(catalogue().map((listed, i) => [listed.meta.id, listed, i] as const))(
  '%s: --option and --start',
  async (id, listed, seed) => {
    const game = await listed.game();
    const resolved = resolve(game.options, {});
    if (!resolved.ok) throw new Error('the defaults are refused');
    const facts = game.facts(game.setup(resolved.options));
    const int = rng(seed + 1);
    const met = { taken: 0, refused: 0 };
    for (let n = 0; n < LINES; n++) {
      const args = ['play', id, '--seed', '1'];
      const keys = Object.keys(game.options);
      for (let k = int(3); k > 0; k--) {
        const key = int(6) === 0 || keys.length === 0 ? one(ODD, int) : one(keys, int);
        const decl = Object.hasOwn(game.options, key) ? game.options[key] : undefined;
        args.push(`--option=${key}=${decl && int(4) > 0 ? about(decl, int) : one(ODD, int)}`);
      }
      for (let k = facts.length > 0 ? int(2) : 0; k > 0; k--) {
        const fact = one(facts, int);
        const values =
          fact.kind === 'choice' ? fact.choices : [fact.min, fact.max, fact.max + 1, fact.value].map(String);
        const key = int(6) === 0 ? one(ODD, int) : fact.id;
        args.push(`--start=${key}=${int(3) > 0 ? one(values, int) : one(ODD, int)}`);
      }
      const ran = await call(args, ['t', 'q']);
      const line = JSON.stringify(args);
      expect(
        [0, 2],
        `${line} breaks the rules of ${id}: refuse(options) or check(state) must refuse it\n${ran.err}`,
      ).toContain(ran.code);
      met[ran.code === 0 ? 'taken' : 'refused']++;
      if (ran.code === 2) {
        expect(ran.out, line).toBe('');
        expect(ran.err, line).toMatch(/^emptychair: \S.{8,}\n$/);
        expect(ran.err.length, line).toBeLessThan(2_000);
      }
      expect(unseenAt(ran.out + ran.err), line).toBe(-1);
    }
    expect(met.taken + met.refused).toBe(LINES);
    // By name, so that both are met: a game with few settings may refuse nearly all of this.
    if (MANY_SETTINGS.includes(id)) expect(Math.min(met.taken, met.refused)).toBeGreaterThan(LINES / 10);
  },
);
