/** Everything that can be wrong with a file is told with its place, what was expected and what was probably meant. */
import { readFileSync } from 'node:fs';
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
    ['repeat 12 times, counting Threat\n   1. X.', 'must go from 0 or 1 to at least 12, but it ends at 9'],
    ['repeat 3 times, counting Threat\n   1. X. → add 1 to Threat', 'The repetition counts in “Threat”'],
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

const hints = (text: string) => {
  const compiled = compile(text);
  if (!compiled.ok) throw new Error(compiled.problems.map((p) => sayPlaced(p, 'en')).join());
  return compiled.hints.map((p) => sayPlaced(p, 'en'));
};

describe('slips of people who never programmed', () => {
  test.each([
    ['increase Threat by 1', 'Did you mean “add 1 to Threat”?'],
    ['decrease Threat by 2', 'Did you mean “subtract 2 from Threat”?'],
    ['Threat + 1', 'Did you mean “add 1 to Threat”?'],
    ['Threat = 3', 'Did you mean “set Threat to 3”?'],
    ['pick from Cards', 'Did you mean “draw from”?'],
    ['draw a card from Cards', 'Did you mean “draw from”?'],
    ['pick a Side', 'Did you mean “choose a Side”?'],
    ['roll 2d6\n   - 8 or more: High.\n   - otherwise: Low.', 'Did you mean “8+”?'],
    ['roll 2d6\n   - 8 or less: Low.\n   - otherwise: High.', 'Did you mean “at most 8”?'],
    ['roll 2d6\n   - 8+: High.\n   - else: Low.', 'Did you mean “otherwise”?'],
    ['repeat until Threat = 3\n   1. X. → add 1 to Threat', 'Did you mean “at most 20 times until”?'],
    ['2d6 as Crowd', 'Did you mean “roll 2d6 as Crowd”?'],
    ['roll d6+d6 as Crowd', 'found “d6 as Crowd”. Did you mean “2d6”?'],
    ['roll two dice as Crowd', 'Did you mean “2d6”?'],
    ['move Threat to 3', 'Did you mean “set Threat to 3”?'],
    ['draw 2 from Cards', 'Did you mean “draw from”?'],
    ['if Threat greater than 3\n   1. X.', 'Did you mean “Threat > 3”?'],
    ['set Threat to 1 and add 2 to Threat', 'Did you mean “; add …”?'],
    ['set Threat to 1, add 2 to Threat', 'Did you mean “; add 2 to Threat”?'],
    ['ask Friends, 0 to 20, usually between 8 and 16', 'Did you mean “8”?'],
    ['end lost', 'No ending is called “lost”. Add it to “## Endings”: “- lost: win — …” (or lose, or draw).'],
    ['ask Friends, 0 to 20, usually 60', '60 is outside 0–20.'],
    [
      'add 1 to Loot\n2. More. → add Loot to Threat',
      'Nothing is called “Loot” (also line 18). Add it to “## Pieces”.',
    ],
    [
      'roll 1d6\n   -1-3: Low.\n   - 4+: High.',
      '“-1” is read as part of the line above: a branch begins with “- ”',
    ],
    ['repeat 2 times\n   1. X.\n   b. Y.', '“b.” doesn’t begin a step here'],
    ['repeat 2 times\n\u00a0\u00a0\u00a01. X.', '“1.” doesn’t begin a step here'],
    ['repeat 2 times\n  1. X.', '“repeat” needs numbered steps under it, indented by 3 spaces.'],
    [
      'repeat 2 times\n   1. X. → roll 1d6\n   - 1-6: Y.',
      'To put it under the step above, indent it by 6 spaces.',
    ],
  ])('%s', (step, expected) => {
    expect(said(body(step)).join('\n').replaceAll("'", '’')).toContain(expected);
  });

  const plain = body('roll 1d6 as Die; add Die to Threat');
  const above = (section: string) => plain.replace('## Game', `${section}\n\n## Game`);
  const grid = (heading: string, ...rows: string[]) =>
    body('confirm', `${PIECES}\n\n### ${heading}\n\n${rows.join('\n')}`);
  test.each([
    ['=>', plain.replace('→ roll', '=> roll'), '“=>” isn’t an arrow: write “→” or “->”.'],
    [
      'a cup with a number for some',
      body('confirm', '- C: cup of 3 Red, Blue'),
      'How many “Blue” are in the cup at the start? Write “1 Blue”, or “0 Blue” for none.',
    ],
    ['a track to 8', body('confirm', '- T: track 8'), 'Did you mean “0 to 8”?'],
    ['a track 1-8', body('confirm', '- T: track 1-8'), 'Did you mean “1 to 8”?'],
    ['a start without “at”', body('confirm', '- T: track 1 to 8, start 2'), 'Did you mean “starts at 2”?'],
    [
      'a hyphen after a score',
      plain.replace('over: win', 'over: win, score Threat - You won.'),
      'found “- You won.”. Did you mean “—”?',
    ],
    [
      'a marker to no member',
      body('set Pawn to Bazaar', `${PIECES}\n- Pawn: a Side`),
      'Expected one of “Side”, found “Bazaar”.',
    ],
    [
      'a column that isn’t there',
      grid('D: deck', '| Card | Price |', '| --- | --- |', '| One | 1 |').replace(
        '→ confirm',
        '→ draw from D as Bought; add Cost of Bought to Threat',
      ),
      'No card has a column “Cost”. Columns: Price.',
    ],
    [
      'a space that isn’t there',
      body('take 9 of Row', `${PIECES}\n- Row: display of 3 from Cards`),
      '9 is outside 1–3.',
    ],
    [
      'space 0',
      body('look at space 0 of Row\n   - otherwise: X.', `${PIECES}\n- Row: display of 3 from Cards`),
      '0 is outside 1–3.',
    ],
    [
      'a counter that isn’t there',
      body('turn down 2 in Ones', `${PIECES}\n- Ones: counters 2 × 1, 1 × 3`),
      'Expected one of “Ones”, found “2”.',
    ],
    [
      'a top without an end',
      plain.replace('id: trial\n---', 'id: trial'),
      'line 4, column 1: The “key: value” lines at the top must end with a line “---”, and it’s missing here.',
    ],
    [
      'rules before the game',
      plain.replace('## Game', '## Overview\n\n1. Bake.\n2. Win.\n\n## Game'),
      'line 15, column 4: The first section with steps is the game: “Overview” is the first, and it has no ending. If the game is “Game”',
    ],
    [
      'a name twice',
      plain.replace('- Cup:', '- Threat: flag\n- Cup:'),
      'line 12, column 3: The name “Threat” is already taken (line 10).',
    ],
    [
      'an id twice',
      plain.replace('Go. →', 'Go. [go] →').replace('Over. →', 'Over. [go] →'),
      'The id [go] is already taken (line 17).',
    ],
    ['a hyphen for a dash', plain.replace('over: win', 'over: win - Won.'), 'Did you mean “—”?'],
    ['language: English', plain.replace('id: trial', 'id: trial\nlanguage: English'), 'Did you mean “en”?'],
    [
      'a key of its own',
      plain.replace('id: trial', 'id: trial\nwriter: me'),
      'Keys: solo, id, title, language',
    ],
    [
      'a row without a cell',
      grid('D: deck', '| Card | Cost | Effect |', '| --- | --- | --- |', '| One | Go. → end over |'),
      'This row has 2 cells, and the first line of the table has 3.',
    ],
    [
      'a table with a column too many',
      grid('T: table by 1d6', '| 1d6 | Name | What |', '| --- | --- | --- |', '| 1-6 | a | b → end over |'),
      'This table has 3 columns and needs 2',
    ],
    [
      'a table with a column too few',
      grid('T: table by 1d6', '| 1d6 |', '| --- |', '| 1-6 |'),
      'This table has 1 column and needs 2',
    ],
    [
      'a table by weight with columns that nobody reads',
      grid('T: table', '| Weight | A | B | C |', '| --- | --- | --- | --- |', '| 1 | a | b | c |'),
      'This table has 4 columns and needs 2–3',
    ],
    [
      'rows that overlap',
      grid('T: table by 1d6', '| 1d6 | What |', '| --- | --- |', '| 1-3 | a |', '| 3-6 | b |'),
      'A row above already has 3.',
    ],
    [
      'a column Effects',
      grid('D: deck', '| Card | Effects |', '| --- | --- |', '| One | Go. → end over |'),
      'Did you mean the column “Effect”?',
    ],
    [
      'two cards with one name',
      grid('D: deck', '| Card | Cost |', '| --- | --- |', '| One | 1 |', '| One | 2 |'),
      'Write “One [one-2]”.',
    ],
    [
      'until a step that doesn’t wait',
      `${plain}\n## Ask\n\n- How? → endings, until [game.2]\n`,
      ': The game doesn’t wait at [game.over]',
    ],
  ])('%s', (_, text, expected) => {
    expect(said(text).join('\n').replaceAll("'", '’')).toContain(expected);
  });

  test('[gun.1] is the branch 1 of a step and the first step of a section: the file says which', () => {
    const text = `${plain.replace('1. Go. → roll 1d6 as Die; add Die to Threat', '1. Fire. [gun] → roll 1d2\n   - 1: A hit. → do Gun\n   - 2: A miss.')}\n## Gun\n\n1. Aim.\n\n## Ask\n\n- How often? → how often [gun.1]\n`;
    expect(said(text)).toEqual([
      expect.stringContaining('[gun.1] could mean “A hit.” or “Aim.”. Give one of them its own [id].'),
    ]);
  });

  test.each([
    ['a section in another language', above('## Zakończenia\n\n- x: win'), 'Did you mean “## Endings”?'],
    [
      'a section by what stands in it',
      above('## My things\n\n- N: track 0 to 3'),
      'Did you mean “## Pieces”?',
    ],
    ['a section with one #', plain.replace('## Pieces', '# Pieces'), 'give it two: “## Pieces”'],
    [
      'a section with three #',
      plain.replace('## Game', '### Game'),
      'Write “## Game”, with exactly that many #.',
    ],
    [
      'a table with two #',
      above('## T: table by 1d6\n\n| 1d6 | What |\n| --- | --- |\n| 1-6 | a |'),
      'Write “### T: table by 1d6”',
    ],
    [
      'a table without its second line',
      above('### T: table by Threat, then 1d6\n\n| Threat | 1-3 | 4+ |\n| 0-9 | a | b → end over |'),
      'The second line of a table must be “| --- | --- | --- |”.',
    ],
  ])('headings first: %s is the only problem', (_, text, expected) => {
    expect(said(text)).toEqual([expect.stringContaining(expected)]);
  });

  test('the same sentence twice is numbered', () => {
    expect(said(plain.replace('2. Over.', '2. Wait.\n3. Wait.\n4. Over.'))).toEqual([]);
  });

  test('x is ×', () => {
    const text = body('add 2 x Threat to Threat', '- Threat: track 0 to 9\n- Ones: counters 2 x 1, 2 × 2');
    expect(said(text)).toEqual([]);
  });
});

describe('hints don’t keep a file from being played', () => {
  const plain = body(
    'add 1 to Threat; turn down 1 in Ones',
    '- Threat: track 0 to 9\n- Ones: counters 2 × 1',
  );
  const game = (step: string, pieces = '') =>
    plain.replace('2. Over.', `2. ${step}\n3. Over.`).replace('\n\n## Game', `\n${pieces}\n\n## Game`);
  test.each([
    ['nothing', plain, []],
    ['a dash for an arrow', game('Fire — roll 1d6.'), ['Is an arrow missing before “roll 1d6.”?']],
    [
      'a missing arrow',
      game(
        'How is it? roll on T',
        '\n### T: table by 1d6\n\n| 1d6 | What |\n| --- | --- |\n| 1-6 | a |',
      ).concat('\n## Ask\n\n- And T? → rows of T\n'),
      ['Nothing uses “T”.', 'Is an arrow missing before “roll on T”?'],
    ],
    [
      'a missing arrow in a branch',
      game('Roll. → roll 1d6\n   - 1-6: It grows. add 1 to Threat'),
      ['Is an arrow missing before “add 1 to Threat”?'],
    ],
    ['verbs in prose', game('Take the cup and roll the dice. Then add it up, or go back.'), []],
    [
      'a measure that reads a value before its step changes it',
      `${plain}\n## Ask\n\n- How much? → Threat at [game.go]\n`,
      ['[game.go] itself changes “Threat”, and a measure reads it before that.'],
    ],
    [
      'a measure of what its step rolls',
      `${game('Roll. [die] → roll 1d6 as Die; add Die to Threat')}\n## Ask\n\n- What? → Die at [die]\n`,
      [],
    ],
    [
      'an effect without a sentence',
      game(
        'Draw. → draw from D',
        '\n### D: deck\n\n| Card | Effect |\n| --- | --- |\n| One | → add 1 to Threat |',
      ),
      ['Players aren’t told what “One” does.'],
    ],
    [
      'a table for nobody',
      game('X.', '\n### T: table\n\n| Weight | What |\n| --- | --- |\n| 1 | a |'),
      ['Nothing uses “T”.'],
    ],
    ['a section for nobody', `${plain}\n## Fight\n\n1. Fight.\n`, ['Nothing uses “Fight”.']],
    ['an ending for nobody', `${plain}- lost: lose\n`, ['Nothing uses “lost”.']],
    [
      'a name for nobody',
      game('Roll. → roll 1d6 as Thraet'),
      ['Nothing reads “Thraet”. Did you mean “Threat”?'],
    ],
    [
      'a counter that another one was meant for',
      game('Days. → repeat 3 times, counting Days\n   1. Day {Day}.', '- Day: track 1 to 3'),
      ['Nothing changes “Day”: it keeps its starting value.', 'Nothing reads “Days”. Did you mean “Day”?'],
    ],
    [
      'a step after the end',
      `${plain.replace('2. Over. → end over', '2. Over. → end over\n3. Never. → end over')}`,
      ['The game never gets here'],
    ],
    [
      'the same sentence twice',
      game('Wait.\n3. Wait.'),
      ['An earlier step has the same sentence. Write an id after one of them, for example [wait-2]'],
    ],
    ['the same sentence twice, with an id', game('Wait.\n3. Wait. [again]'), []],
    ['two loops without a sentence', game('→ repeat 2 times\n   1. A.\n3. → repeat 2 times\n   1. B.'), []],
    [
      'a column Copy',
      game('Draw. → draw from D', '\n### D: deck\n\n| Card | Copy |\n| --- | --- |\n| One | 2 |'),
      ['“Copy” is a column of numbers. Did you mean the column “Copies”?'],
    ],
  ])('%s', (_, text, expected) => {
    expect(hints(text).map((line) => line.replace(/^.*?: /, ''))).toEqual(
      expected.map((part) => expect.stringContaining(part)),
    );
  });

  test.each(['artel', 'lantern', 'last-bridge', 'toll-road', 'warden'])('%s has none', (name) => {
    expect(hints(readFileSync(`src/solo/systems/${name}.solo.md`, 'utf8'))).toEqual([]);
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
    [
      'no endings',
      (t) => t.replace(/## Endings[\s\S]*## Ask/, '## Ask'),
      'No ending is called “dark”. Add it to “## Endings”: “- dark: win — …”',
    ],
    ['an arrow in prose', (t) => t.replace('A night watch.', 'A → b.'), 'An arrow belongs in a step'],
    [
      'no ending in the end',
      (t) => t.replace('2. The sun rises. → end dawn', '2. The sun rises.'),
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

describe('nothing is ignored', () => {
  const step = (text: string, pieces = PIECES) =>
    file(
      `## Pieces\n\n${pieces}\n\n## Game\n\n1. Go. → roll 1d6\n${text}2. Over. → end over\n\n## Endings\n\n- over: win\n`,
    );
  const plain = step('');
  const above = (section: string) => plain.replace('## Game', `${section}\n\n## Game`);
  const below = (section: string) => `${plain}\n${section}\n`;
  test.each<[string, string, string]>([
    ['a second title', below('# Another'), 'A file has one # title'],
    ['an arrow in the title', plain.replace('# Trial', '# Trial → x'), 'An arrow belongs in a step'],
    [
      'an arrow in the front matter',
      plain.replace('id: trial', 'id: trial\nauthor: a → b'),
      'line 4, column 11: An arrow belongs',
    ],
    ['an arrow in a setting', above('## Settings\n\n- N: 1 to 3 — Use → it.'), 'An arrow belongs in a step'],
    ['an arrow in the set-up list', above('## Set-up\n\n- Put it → there.'), 'An arrow belongs in a step'],
    ['an arrow in an ending', plain.replace('over: win', 'over: win — a -> b'), 'An arrow belongs in a step'],
    ['an arrow in a translation', below('## Words pl\n\n- [game.go]: a → b.'), 'An arrow belongs in a step'],
    [
      'an arrow in the text of a card',
      step('', `${PIECES}\n\n### D: deck\n\n| Card | Text |\n| --- | --- |\n| One | a → b |`),
      'The column “Text” is only read aloud. What happens belongs in the column “Effect”.',
    ],
    [
      'an arrow in the head of a table',
      step('', `${PIECES}\n\n### T: table by 1d6\n\n| 1d6 | a → b |\n| --- | --- |\n| 1-6 | c |`),
      'An arrow belongs in a step',
    ],
    [
      'a ### heading in the game',
      plain.replace('2. Over.', '\n### Part\n\n2. Over.'),
      'Write “## Part”, with exactly that many #.',
    ],
    [
      'a table in the settings',
      above('## Settings\n\n| a |\n| --- |\n| 1 |'),
      'A table needs its own heading',
    ],
    ['a list under a piece', step('', '- N: flag\n  - M: flag'), 'Nothing can be indented under this item.'],
    ['a list under an ending', `${plain}  - x: y\n`, 'Nothing can be indented under this item.'],
    [
      'a list under a number',
      above('## Settings\n\n- N: 1 to 3\n  - 1: Short.'),
      'Nothing can be indented under this item.',
    ],
    [
      'a meaning twice',
      above('## Settings\n\n- N: one of a, b\n  - a: Short.\n  - a: Long.'),
      'The name “a” is already taken.',
    ],
    [
      'a setting twice in a preset',
      above('## Settings\n\n- N: 1 to 3\n- Preset Short: N 1, N 2'),
      'The name “N” is already taken.',
    ],
    [
      'a sentence translated twice',
      below('## Words pl\n\n- [game.go]: A.\n- [game.go]: B.'),
      'The id [game.go] is already taken.',
    ],
    [
      'a name translated twice',
      below('## Words pl\n\n- Threat: A\n- threat: B'),
      'The name “threat” is already taken.',
    ],
    [
      'a column twice',
      step('', `${PIECES}\n\n### D: deck\n\n| Card | Cost | Cost |\n| --- | --- | --- |\n| One | 1 | 2 |`),
      'The name “Cost” is already taken.',
    ],
    [
      'a cell too many',
      step('', `${PIECES}\n\n### T: table by 1d6\n\n| 1d6 | What |\n| --- | --- |\n| 1-6 | a | b |`),
      'This row has more cells',
    ],
    [
      'a measure that stops before what it counts',
      below('## Ask\n\n- What? → Threat at [game.go], until [game.go]'),
      'Nothing can be counted at [game.go]: the measure stops before it.',
    ],
    ['two ids', step('   - 1-6 [low]: Low. [high]\n'), 'One [id] is enough.'],
    ['an id in capitals', plain.replace('Go. →', 'Go. [Go] →'), '[Go] can’t be an id'],
    ['a brace that isn’t closed', plain.replace('Over.', 'Over {Threat.'), 'needs both braces'],
    ['a brace that isn’t opened', plain.replace('Over.', 'Over Threat}.'), 'needs both braces'],
    [
      'a value on a card',
      step('', `${PIECES}\n\n### D: deck\n\n| Card | Text |\n| --- | --- |\n| One | {Threat} |`),
      'needs both braces',
    ],
    ['a brace in a question', below('## Ask\n\n- What {x}? → endings'), 'needs both braces'],
    [
      'a word without its forms',
      plain.replace('Over.', 'Over {Threat|point}.'),
      'After a number, “en” needs 2 forms (for 1, 2), not 1.',
    ],
    [
      'a translation with the forms of English',
      below('## Words ru\n\n- [game.over]: {Threat|a|b}.'),
      'After a number, “ru” needs 3 forms (for 1, 2, 5), not 2.',
    ],
    ['forms of a name', plain.replace('Over.', 'Over {Boers|a|b}.'), 'Expected a number'],
    ['a yes without a no', plain.replace('roll 1d6', 'if Threat = 0\n   - yes: Calm.'), 'No branch for no.'],
    [
      'a deck whose cards leave it, without “empty”',
      plain.replace('roll 1d6', 'draw from Cards, removing it\n   - Ace, King: A card.'),
      '“Cards” may be empty. Add “- empty: …”.',
    ],
  ])('%s', (_, text, expected) => {
    expect(said(text).join('\n').replaceAll("'", '’')).toContain(expected);
  });

  test('a step with a problem may have read the name that nothing reads', () => {
    const text = plain.replace('roll 1d6', 'roll 1d6 as Die').replace('Over.', 'Over {Die. {Die}.');
    expect(problems(text).map(({ id }) => id)).toEqual(['brace']);
  });
});

describe('the game comes to an ending', () => {
  const last = (step: string) =>
    problems(
      body(step, `${PIECES}\n- Row: display of 2 from Cards`).replace('2. Over. → end over\n', ''),
    ).map(({ id }) => id);
  test.each([
    [
      'a draw with a branch for each card',
      'draw from Cup\n   - STOP: A. → end over\n   - GO!: B. → end over\n   - empty: C. → end over',
    ],
    [
      'a choice from a list',
      'choose a Side, at random\n   - Boers: A. → end over\n   - Empire: B. → end over',
    ],
    ['a loop that always runs', 'repeat 3 times\n   1. A. → end over'],
    ['a loop over a list', 'for each Side\n   1. A. → end over'],
  ])('with %s', (_, step) => expect(last(step)).toEqual([]));
  test.each([
    ['nobody may be chosen', 'choose a Side where Threat > 2, at random\n   - Boers, Empire: A. → end over'],
    ['the loop is left', 'repeat 3 times\n   1. A. → stop repeating; end over'],
    ['the loop may not begin', 'repeat Threat times\n   1. A. → end over'],
    ['its condition may not hold', 'repeat 3 times while Threat > 2\n   1. A. → end over'],
    ['the space may be empty', 'look at space 1 of Row\n   - Ace, King: A. → end over'],
    ['the display may be empty', 'take 1 of Row\n   - Ace, King: A. → end over'],
  ])('not where %s', (_, step) => expect(last(step)).toEqual(['noEnding']));
});

test.each([
  ['en', 2, 'points'],
  ['pl', 3, 'points'],
  ['cs', 4, 'with the form of fractions'],
  ['ja', 1, 'one form'],
  ['ar', 6, 'six forms'],
  ['tlh', 2, 'nobody has its rules'],
])('%s has %i forms (%s)', (language, count) => {
  const forms = Array.from({ length: count }, (_, i) => `f${i}`).join('|');
  const text = body('confirm').replace('id: trial', `id: trial\nlanguage: ${language}`);
  expect(said(text.replace('Over.', `Over {Threat|${forms}}.`))).toEqual([]);
  expect(
    problems(text.replace('Over.', `Over {Threat|${forms}|more|and more}.`)).map(({ id }) => id),
  ).toEqual(['forms']);
});
