/** Everything that can be wrong with a file is told with its place, what was expected and what was probably meant. */
import { describe, expect, test } from 'vitest';
import { file, textOf } from '../../test/solo/solo.ts';
import { LANGS } from '../kernel/words.ts';
import type { SoloProblem } from './problem.ts';
import { compile } from './read/compile.ts';
import { sayPlaced, sayProblem } from './words/words.ts';

const problems = (text: string): readonly SoloProblem[] => {
  const compiled = compile(text);
  return compiled.ok ? [] : compiled.problems;
};
const said = (text: string) => problems(text).map((p) => sayPlaced(p, 'en'));

const PIECES =
  '- Threat: track 0 to 9\n- Side: list of Boers, Empire\n- Cup: cup of STOP, GO!\n- Cards: deck of Ace, King';
const body = (step: string, pieces = PIECES) =>
  file(
    `## Pieces\n\n${pieces}\n\n## Game\n\n1. Go. → ${step}\n2. Over. → end over\n\n## Endings\n\n- over: win\n`,
  );

describe('a step', () => {
  test.each([
    ['add 1 to Thraet', 'line 17, column 19: Expected a value, found “Thraet”. Did you mean “Threat”?'],
    ['ad 1 to Threat', 'line 17, column 10: Expected a verb, found “ad 1 to Threat”. Did you mean “add”?'],
    ['roll 1d6 as Thraet', 'line 17, column 22: Nothing reads “Thraet”. Did you mean “Threat”?'],
    ['do Gaem', 'Did you mean “Game”?'],
    ['do Game', '“Game” would start itself again.'],
    ['stop repeating', 'Nothing is being repeated here.'],
    ['if Threat = Boers\n   1. X.', 'Expected a number, found “Boers”.'],
    ['set Threat to Threat; set', 'Expected a value.'],
    ['set Threat to Boers', 'Expected a number'],
    ['set Side to Boers', 'Expected'],
    ['roll 1d6\n   - 1-4: Low.', 'No branch for 5, 6.'],
    ['roll 1d6\n   - 1-4: Low.\n   - 2-3: Mid.\n   - 5-6: High.', '“2-3” is never reached'],
    ['roll 1d6\n   - 1-7: Low.', '“1-7” can’t come up: results are 1–6.'],
    ['roll 1d6\n  - 1-6: Badly indented.', 'Indent it by three spaces'],
    ['roll 1d6\n   - otherwise: All.\n   - 6: High.', '“6” is never reached'],
    ['draw from Cup\n   - STOP: Stop.\n   - GO!: Go.', '“Cup” may be empty. Add “- empty: …”.'],
    ['draw from Cup\n   - STOP: Stop.\n   - empty: None.', 'No branch for GO!.'],
    ['repeat 12 times, counting Threat\n   1. X.', 'must go from 0 or 1 to at least 12, and it ends at 9'],
    ['repeat 3 times, counting Threat\n   1. X. → add 1 to Threat', 'The repetition counts with “Threat”'],
    [
      'repeat 3 times\n   1. X. → end over; confirm; put Threat on top of Cards',
      'Expected a card of “Cards”',
    ],
    ['put Ace on top of Cup', 'Expected the name of a deck'],
    ['the Side after Boers', 'Expected a verb'],
    ['if the Side after Boers = Boers\n   1. X.', '“Side” isn’t a ring.'],
    ['roll 40d6', 'Too many dice'],
    ['set Threat to 99999999', 'Numbers can’t exceed 1000000.'],
    ['choose', '“choose” needs branches'],
    ['confirm\n   1. X.', '“confirm” can’t have steps under it.'],
    ['confirm\n   - X: Y.', '“confirm” can’t have branches under it.'],
    ['ask Friends', 'Expected a range, such as “0 to 9”.'],
    ['end ovr', 'Did you mean “over”?'],
    ['look at Threat', '“look at” needs branches'],
    ['for each Side', '“for each” needs numbered steps'],
    ['choose a Side as Friend where Threat > 2, usualy Boers', 'Expected'],
    ['confirm → confirm', 'Expected “;” or the end'],
  ])('%s', (step, expected) => {
    const found = said(body(step)).join('\n').replaceAll("'", '’');
    expect(found).toContain(expected);
  });
});

describe('the file', () => {
  const whole = (change: (text: string) => string) =>
    said(change(textOf('lantern')))
      .join('\n')
      .replaceAll("'", '’');
  test.each<[string, (text: string) => string, string]>([
    ['no front matter', () => 'Hello.', 'The file must begin with “---”'],
    [
      'a newer version',
      (t) => t.replace('solo: 1', 'solo: 2'),
      'This version reads “solo: 1”, not “solo: 2”.',
    ],
    ['no version', (t) => t.replace('solo: 1\n', ''), 'The line “solo: 1” is missing.'],
    ['an unknown key', (t) => t.replace('author:', 'auhtor:'), 'Did you mean “author”?'],
    [
      'a bad id',
      (t) => t.replace('id: lantern', 'id: The Lantern'),
      'such as “last-bridge”, not “The Lantern”',
    ],
    ['no endings', (t) => t.replace(/## Endings[\s\S]*## Ask/, '## Ask'), 'Expected the name of an ending'],
    ['an arrow in prose', (t) => t.replace('A night watch.', 'A → b.'), 'An arrow belongs in a step'],
    [
      'no ending in the end',
      (t) => t.replace('2. The sun rises. → end dawn\n', ''),
      '“The night” can run out of steps',
    ],
    [
      'a name of the format',
      (t) => t.replace('- Hour: track', '- of: track'),
      '“of” is a word of the format',
    ],
    [
      'an unknown step in words',
      (t) => t.replace('- [wind]: Rzuć', '- [wnid]: Rzuć'),
      'Did you mean “[wind]”?',
    ],
    [
      'an unknown name in words',
      (t) => t.replace('- title: Latarnia', '- Hoour: Godzina'),
      'Did you mean “Hour”?',
    ],
    [
      'the same sentence twice',
      (t) => t.replace('2. The sun rises.', '2. Walk your round.'),
      'needs its own [id]',
    ],
    ['code', (t) => `${t}\n\`\`\`js\nalert(1)\n\`\`\`\n`, 'This has no meaning in a solo file (code).'],
  ])('%s', (_, change, expected) => {
    expect(whole(change)).toContain(expected);
  });

  test('several problems are told at once, in their order', () => {
    const text = textOf('warden')
      .replace('add 1 to Cubes of Warden', 'add 1 to Cubs of Warden')
      .replace('→ do A muster', '→ do A mustr');
    expect(problems(text).map(({ line, id }) => [line, id])).toEqual([
      [34, 'expected'],
      [35, 'expected'],
    ]);
  });

  test('every problem has a sentence in every language', () => {
    const found = problems(body('add 1 to Thraet; roll 1d6'));
    for (const lang of LANGS) for (const p of found) expect(sayProblem(p, lang)).toMatch(/Threat/);
  });
});
