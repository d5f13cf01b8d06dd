/** Files that try to break or to block something are refused or bounded. */
import { describe, expect, test } from 'vitest';
import { conforms } from '../../test/conforms.ts';
import { file, optionsOf, planOf, textOf } from '../../test/solo/solo.ts';
import { listed } from '../kernel/game.ts';
import { playout } from '../kernel/play.ts';
import { rng } from '../kernel/rng.ts';
import { gameOf } from './game.ts';
import { MOST_BYTES } from './limits.ts';
import { compile } from './read/compile.ts';
import { sayPlaced } from './words/words.ts';

const ids = (text: string) => {
  const compiled = compile(text);
  return compiled.ok ? [] : compiled.problems.map(({ id }) => id);
};
const ENDING = '\n\n## Endings\n\n- over: win\n';
const steps = (list: string, pieces = '') =>
  file(`${pieces && `## Pieces\n\n${pieces}\n\n`}## Game\n\n${list}${ENDING}`);

describe('what is too large is refused', () => {
  test.each<[string, string, string]>([
    ['a long text', file('x'.repeat(MOST_BYTES)), 'long'],
    ['a long text in other letters', file('ж'.repeat(MOST_BYTES / 2)), 'long'],
    ['many lines', file('\n'.repeat(50_000)), 'lines'],
    ['quotations in quotations', file(`> > > x${'\ny'.repeat(1500)}`), 'deep'],
    [
      'lists in lists',
      steps(Array.from({ length: 40 }, (_, i) => `${'   '.repeat(i)}1. X${i}. → repeat 2 times`).join('\n')),
      'deep',
    ],
    ['marks in a row', steps(`${'- '.repeat(5000)}x`), 'deep'],
    ['quotations', file(`${'>'.repeat(60_000)} x`), 'deep'],
    [
      'brackets',
      steps(
        `1. X. → set N to ${'('.repeat(3000)}1${')'.repeat(3000)}\n2. Over. → end over`,
        '- N: number 0 to 9',
      ),
      'deep',
    ],
    [
      'many nots',
      steps(`1. X. → if ${'not '.repeat(5000)}A\n   1. Y.\n2. Over. → end over`, '- A: flag'),
      'deep',
    ],
    [
      'huge numbers',
      steps('1. X. → set N to 999999999999\n2. Over. → end over', '- N: number 0 to 9'),
      'huge',
    ],
    [
      'huge products',
      steps('1. X. → set N to N × N × N × N\n2. Over. → end over', '- N: number 0 to 1000'),
      'huge',
    ],
    ['a wide track', steps('1. Over. → end over', '- N: track 0 to 100000'), 'rangeOrder'],
    [
      'a crowd',
      steps(
        '1. Over. → end over',
        `- L: list of ${Array.from({ length: 500 }, (_, i) => `m${i}`).join(', ')}`,
      ),
      'tooMany',
    ],
    [
      'many pieces',
      steps('1. Over. → end over', Array.from({ length: 400 }, (_, i) => `- P${i}: flag`).join('\n')),
      'tooMany',
    ],
    ['a million dice', steps('1. X. → roll 1000000d6\n2. Over. → end over'), 'diceMany'],
    ['dice with a million faces', steps('1. X. → roll 1d1000000\n2. Over. → end over'), 'diceMany'],
    [
      'a loop without a question',
      steps(
        '1. X. → repeat 1000 times\n   1. Y. → repeat 1000 times\n      1. Z. → repeat 1000 times\n         1. W. → set N to 1\n2. Over. → end over',
        '- N: number 0 to 9',
      ),
      'tooSlow',
    ],
    [
      'a game without an end',
      steps(
        '1. X. → repeat 1000 times\n   1. Y. → repeat 1000 times\n      1. Z. → repeat 1000 times\n         1. W.\n2. Over. → end over',
      ),
      'tooLong',
    ],
  ])('%s', (_, text, id) => {
    expect(ids(text)).toContain(id);
  });

  test('if procedures grow by calling each other twice, the error names one that grew', () => {
    const doubling = Array.from(
      { length: 30 },
      (_, i) => `## P${i}\n\n1. A${i}. → do P${i + 1}\n2. B${i}. → do P${i + 1}\n`,
    ).join('\n');
    const text = file(
      `## Game\n\n1. X. → do P0\n2. Over. → end over\n\n${doubling}\n## P30\n\n1. Last.\n${ENDING}`,
    );
    const compiled = compile(text);
    if (compiled.ok) throw new Error('accepted');
    expect(compiled.problems.map((p) => sayPlaced(p, 'en')).join()).toMatch(
      /more than 50000 instructions.*“P\d+”/,
    );
  });
});

describe('nothing runs for ever', () => {
  test.each<[string, string]>([
    ['a procedure that does itself', '1. X. → do Other\n2. Over. → end over\n\n## Other\n\n1. Y. → do Other'],
    [
      'two that do each other',
      '1. X. → do Other\n2. Over. → end over\n\n## Other\n\n1. Y. → do Third\n\n## Third\n\n1. Z. → do Other',
    ],
  ])('%s', (_, list) => {
    expect(ids(steps(list))).toContain('recursion');
  });
  test('a table or a card that brings itself', () => {
    const table =
      '## Pieces\n\n### T: table by 1d6\n\n| 1d6 | What |\n| --- | --- |\n| 1-6 | Again. → roll on T |\n\n';
    const deck =
      '## Pieces\n\n### D: deck\n\n| Card | Effect |\n| --- | --- |\n| Ace | Again. → draw from D |\n\n';
    expect(ids(file(`${table}## Game\n\n1. X. → roll on T\n2. Over. → end over${ENDING}`))).toContain(
      'recursion',
    );
    expect(ids(file(`${deck}## Game\n\n1. X. → draw from D\n2. Over. → end over${ENDING}`))).toContain(
      'recursion',
    );
  });
  test('nothing else writes to a loop’s counter, not even a procedure', () => {
    const pieces = '- N: track 0 to 9';
    const called =
      '1. X. → repeat 9 times, counting N\n   1. Y. → do Other\n2. Over. → end over\n\n## Other\n\n1. Z. → set N to 0';
    const nested =
      '1. X. → repeat 9 times, counting N\n   1. Y. → repeat 3 times, counting N\n      1. Z.\n2. Over. → end over';
    const asked = '1. X. → repeat 9 times, counting N\n   1. Y. → ask N\n2. Over. → end over';
    for (const list of [called, nested, asked]) expect(ids(steps(list, pieces))).toContain('counted');
  });
});

describe('characters and names', () => {
  test.each(['\u0000', '\u001b[2J', '\u202e', '\u2066', '\u0007'])('the character %j is refused', (c) => {
    expect(ids(textOf('lantern').replace('Walk', `Walk${c}`))).toEqual(['control']);
  });
  test.each(['<img src=x onerror=alert(1)>', '[x](javascript:alert(1))', '**bold**', 'a|b', '{x}', 'x → y'])(
    'a name like %s is refused',
    (name) => {
      expect(ids(steps('1. Over. → end over', `- ${name}: flag`)).length).toBeGreaterThan(0);
    },
  );
  const strange = steps(
    '1. Choose. → choose, usually Constructor\n   - Constructor: One.\n   - __proto__: Two.\n   - toString: Three.\n2. More. → draw from prototype\n   - constructor: A.\n   - __proto__: B.\n   - hasOwnProperty: C.\n   - empty: D.\n3. Over. → end over',
    '- prototype: cup of 2 constructor, 1 __proto__, 1 hasOwnProperty\n- valueOf: number 0 to 3\n- __defineGetter__: flag',
  );
  conforms(gameOf(planOf(strange)), {}, { games: 3, name: 'names of every object' });
  test('sentences are text, whatever they look like', () => {
    const html = '<script>alert(1)</script> & <b onclick="x()">';
    const game = gameOf(planOf(textOf('lantern').replace('Walk your round.', `Walk ${html}.`)));
    expect(JSON.stringify(game.node(game.setup(optionsOf(game))))).not.toContain('<');
  });
});

test('the longest game that is allowed ends', () => {
  const text = steps(
    '1. X. → repeat 100 times\n   1. Y. → repeat 100 times\n      1. Z.\n2. Over. → end over',
  );
  const game = gameOf(planOf(text));
  expect(playout(game, game.setup(optionsOf(game)), rng(1))).toBe(10_000);
});

test('a wide roll can be listed', () => {
  const game = gameOf(planOf(steps('1. X. → roll 2d1000\n2. Over. → end over')));
  const node = game.node(game.setup(optionsOf(game)));
  expect(node.kind === 'chance' && listed(node).length).toBe(1999);
});
