// Solo files: each command that takes a game also takes the path of a solo file; a journal contains its text.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { planOf } from '../../../test/solo/solo.ts';
import { LANGS } from '../../kernel/words.ts';
import { labWords } from '../../lab/words/lab.ts';
import { wordsOf } from '../../solo/said/words.ts';
import { soloWords } from '../../solo/words/words.ts';
import { call } from '../testing/in-process.ts';
import { folder, run, tidy } from '../testing/spawned.ts';

afterAll(tidy);

const LANTERN = 'src/solo/systems/lantern.solo.md';
const dir = folder();
const at = (name: string) => join(dir, name);

test('a solo file is played, saved, and continued from its journal alone', async () => {
  const save = at('night.txt');
  const first = await call(['play', LANTERN, '--mine', '--save', save], ['', '4', '', '2', 'q']);
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toContain('The flame holds.');
  // Another process doesn't know the file: the journal brings its text.
  expect(await run(['check', save])).toMatchObject({ code: 0, err: '' });
  const retold = await run(['replay', save, '--json']);
  expect(JSON.parse(retold.out)).toMatchObject({ damaged: 0, strays: 0 });
});

test('a solo file in the folder is known by its name without the ending', async () => {
  writeFileSync(at('watch.solo.md'), readFileSync(LANTERN, 'utf8'));
  const { code, out } = await call(['odds', at('watch'), '--measure', 'night', '--option', 'hours=2']);
  expect({ code, exact: out.includes('25/36') }).toEqual({ code: 0, exact: true });
});

describe('a game of a stall', () => {
  const file = at('stall.solo.md');
  writeFileSync(
    file,
    `---
solo: 1
id: stall
language: en
---

# Stall

A stall.

## Pieces

- Loaves: track 0 to 9
- Row: display of 1 from Goods

### Goods: deck

| Card | Price | Effect |
| --- | --- | --- |
| Yeast | 2 | → add 2 to Loaves |

## Game

1. He unpacks. → set Loaves to 4
2. Begin.
3. Lay it out. → refill Row
4. He buys. → take 1 of Row
5. Do you let him pass? → choose
   - Let him: He passes. → end won
   - Block him: He stays. → end lost

## Endings

- won: win, score Loaves — He passed.
- lost: lose — He stayed with {Loaves|loaf|loaves}.
`,
  );
  const play = (...lines: string[]) => call(['play', file, '--seed', '1'], lines);

  test('the set-up tells what was done before the first question, and the value it left', async () => {
    const { out } = await play('q');
    expect(out).toContain('☐ Loaves: start at 4.');
    expect(out).toContain('☐ He unpacks.');
  });

  test('the player is told which card was taken', async () => {
    expect((await play('', 'q')).out).toContain('He buys: Yeast. Price 2.');
  });

  test('the first letter of a choice is that choice, unless the menu says what the key does', async () => {
    const { out } = await play('', 'b');
    expect(out).toContain('Do you let him pass? Block him.');
  });

  test('each ending is told once, with its values; without a score it has no points', async () => {
    const lost = await play('', 'Block him', '');
    expect(lost.out.match(/He stayed with 6 loaves\./g)).toHaveLength(1);
    expect(lost.out).not.toMatch(/^lost$|Points/m);
    const won = await play('', 'Let him', '');
    expect(won.out.match(/He passed\./g)).toHaveLength(1);
    expect(won.out).toContain('Points: 6');
    const { out } = await call(['simulate', file, '--games', '20']);
    expect(out).toContain('He stayed with (Loaves) loaves.');
  });
});

test('a journal whose text is another game’s is refused', async () => {
  const save = at('forged.txt');
  await call(['play', LANTERN, '--mine', '--save', save], ['', '4', 'q']);
  writeFileSync(save, readFileSync(save, 'utf8').replace('hour by hour', 'day by day'));
  const { code, out } = await run(['check', save]);
  expect(code).toBe(1);
  expect(out).toContain('solo-');
});

test('a measure of a solo file has no settings of its own', async () => {
  const { code, err } = await call(['odds', LANTERN, '--measure', 'night', '--with', 'hour=2']);
  expect(code).toBe(2);
  expect(err).toContain('The measure “night” has no settings; omit --with.');
});

test('its odds are exact, several threads simulate it, and it has sheets and a report', async () => {
  const odds = await call(['odds', LANTERN, '--measure', 'night', '--option', 'hours=2', '--json']);
  expect(JSON.parse(odds.out)).toMatchObject({
    exact: true,
    rows: [{ outcomes: { dawn: '25/36', dark: '11/36' } }],
  });
  const simulated = await run(['simulate', LANTERN, '--games', '3000', '--json']);
  expect(simulated).toMatchObject({ code: 0, err: '' });
  expect(await call(['print', LANTERN, '--out', at('sheets.pdf')])).toMatchObject({ code: 0, err: '' });
  expect(await call(['lab', LANTERN, '--games', '200', '--out', at('report')])).toMatchObject({ code: 0 });
  // Its page names the command as it was typed.
  expect(readFileSync(join(at('report'), 'index.html'), 'utf8')).toContain(
    `emptychair lab ${LANTERN} --games 200 --seed 1`,
  );
});

test('dice of any common size are typed face by face, alone, added up, or the best of them', async () => {
  const [file, save] = [at('dice.solo.md'), at('dice.txt')];
  const steps =
    '1. One. → roll 1d8\n2. Added. → roll 2d10 + 1\n3. Best. → roll 3d20 highest\n4. A table. → roll on T\n5. Wait.\n6. Over. → end over';
  const table =
    '## Pieces\n\n### T: table by 2d4\n\n| 2d4 | What |\n| --- | --- |\n| 2-4 | Low. |\n| 5+ | High. |';
  writeFileSync(
    file,
    `---\nsolo: 1\nid: dice\n---\n\n# Dice\n\n${table}\n\n## Game\n\n${steps}\n\n## Endings\n\n- over: win\n`,
  );
  const lines = ['9', '7', '11 3', '4 10', '21 1 1', '3 20 5', '4 1', 'q'];
  const ran = await call(['play', file, '--lang', 'en', '--mine', '--save', save], lines);
  expect(ran.code).toBe(0);
  expect(ran.out.replace(/\s+/g, ' ')).toContain('A die: its face, 1–8.');
  expect(ran.out.replace(/\s+/g, ' ')).toContain('Dice: all faces on one line, for example 3 1.');
  expect(ran.err.trim().split('\n')).toEqual([
    'Type the face of the die, 1–8.',
    'Type the faces of both dice, each 1–10.',
    'Type the faces of all 3 dice, each 1–20.',
  ]);
  expect(readFileSync(save, 'utf8').match(/^> table .*$/gm)).toEqual([
    '> table roll:7',
    '> table roll:14',
    '> table roll:20',
    '> table roll:5',
  ]);
});

test('numbers below 0 come first in its tables, exact or sampled', async () => {
  const file = at('below.solo.md');
  const game = (ask: string) =>
    `---\nsolo: 1\nid: below\n---\n\n# Below\n\n## Pieces\n\n- Cold: number -2 to 2\n\n## Game\n\n1. Roll. → ${ask}\n2. Over. → end over\n\n## Endings\n\n- over: win\n\n## Ask\n\n- How cold? [cold] → Cold at the end\n`;
  for (const ask of ['roll 1d5 - 3 as Cold', 'ask Cold']) {
    writeFileSync(file, game(ask));
    const { out } = await call(['odds', file, '--measure', 'cold']);
    expect(out).toMatch(/−2[^−]*−1[^−]*\b0\b/);
  }
});

test('its readings of a rule are compared, each exact', async () => {
  const file = 'src/solo/systems/boer-war.solo.md';
  const args = ['compare', file, '--option', 'pool-rule=literal,commentary', '--measure', 'empty-pool-met'];
  const { code, out } = await run([...args, '--games', '20', '--json']);
  expect(code).toBe(0);
  const text = JSON.stringify(JSON.parse(out));
  for (const part of ['literal', 'commentary', '3/7']) expect(text).toContain(part);
});

test('its presets are compared, by their ids or names, also with values of settings', async () => {
  const file = at('presets.solo.md');
  const settings =
    '## Settings\n\n- Days left: 1 to 6, usually 2 — How long.\n- Cold night: yes or no — Ice.\n- Preset Long: Days left 4\n- Preset Short: Days left 1\n';
  const game =
    '## Game\n\n1. Day by day. → repeat Days left times\n   1. A storm? → roll 1d6\n      - 1: A storm. → end lost\n      - 2: Wind. → if Cold night = yes\n        1. Ice. → end lost\n      - 3-6: Sun.\n2. Home. → end home\n\n## Endings\n\n- home: win\n- lost: lose\n';
  writeFileSync(file, `---\nsolo: 1\nid: presets\n---\n\n# Presets\n\n${settings}\n${game}`);
  const compared = (...args: string[]) =>
    call(['compare', file, ...args, '--measure', 'endings', '--games', '20', '--workers', '1']);
  const { code, out } = await compared('--preset', 'long,Short,standard');
  expect(code).toBe(0);
  expect(out).toContain('1 Long (preset=long)');
  expect(out).toContain('2 Short (preset=short)');
  expect(out).toMatch(/lost +51\.8% +16\.7% .*30\.6%/);
  const both = await compared('--preset', 'long,short', '--option', 'Cold Night=yes,no', '--json');
  const { variants } = JSON.parse(both.out);
  expect(variants.map(({ name }: { name: string }) => name)).toEqual([
    'preset=long cold-night=on',
    'preset=long cold-night=off',
    'preset=short cold-night=on',
    'preset=short cold-night=off',
  ]);
  expect((await compared('--preset', 'long,longer')).err).toContain('Unknown preset: longer');
  expect((await compared('--preset', 'long,Long')).code).toBe(2);
});

test.each(LANGS)('in %s the report says what its author should know, with the lines', async (lang) => {
  const file = at('notes.solo.md');
  const sections = [
    '---\nsolo: 1\nid: notes\n---\n\n# Notes\n\n## Pieces\n\n- Threat: track 0 to 2\n- Cup: cup of Red\n\n## Game\n',
    '1. How many? → ask Guests, 1 to 3, usually 2; add Guests to Threat',
    '2. More. → add 1 to Threat',
    '3. Calm? → if Threat = 0',
    '   - yes: Calm.\n   - no: Not calm.',
    '4. Where? → choose\n   - Here: Here.\n   - There: There.',
    '5. Which? → choose, at random\n   - This: This.\n   - That: That.',
    '6. Two chits. → draw from Cup; draw from Cup',
    '7. Over. → end over\n\n## Endings\n\n- over: win — Over.\n',
  ];
  writeFileSync(file, sections.join('\n'));
  const report = at(`notes-${lang}`);
  const { code, out } = await call(['lab', file, '--games', '20', '--lang', lang, '--out', report]);
  expect(code).toBe(0);
  const data = JSON.parse(readFileSync(join(report, 'report.json'), 'utf8'));
  expect(data.remarks).toEqual({
    found: [
      { id: 'leaned', rule: 'game.how-many', line: 15, how: 'usual' },
      { id: 'stopped', rule: 'game.more', line: 16, name: 'Threat', end: 'high' },
      { id: 'never', rule: 'game.calm.yes', line: 18, label: 'yes' },
      { id: 'leaned', rule: 'game.where', line: 20, how: 'open' },
      { id: 'leaned', rule: 'game.which', line: 23, how: 'random' },
      { id: 'empty', rule: 'game.two-chits', line: 26 },
    ],
  });
  const { sections: titles, remarks } = await labWords(lang);
  const page = readFileSync(join(report, 'index.html'), 'utf8');
  const flat = (text: string) => text.replace(/\s+/g, ' ');
  expect(page).toContain(`<h2>${titles.remarks}</h2>`);
  expect(flat(out)).toContain(flat(titles.remarks));
  for (const said of [
    `${remarks.at(16, 'More.')}: ${remarks.stopped.high('Threat')}`,
    `${remarks.at(18, `${soloWords(lang).builtIn.yes}: Calm.`)}: ${remarks.impossible('yes')}`,
    `${remarks.at(15, 'How many?')}: ${remarks.leaned.usual}`,
    `${remarks.at(20, 'Where?')}: ${remarks.leaned.open}`,
    `${remarks.at(23, 'Which?')}: ${remarks.leaned.random}`,
    `${remarks.at(26, 'Two chits.')}: ${remarks.empty}`,
  ]) {
    expect(page).toContain(`<li>${said}</li>`);
    expect(flat(out)).toContain(flat(said));
  }
});

test('check says what is wrong with a file, in the player’s language, with line and column', async () => {
  const file = at('wrong.solo.md');
  writeFileSync(file, readFileSync(LANTERN, 'utf8').replace('roll 1d6', 'rol 1d6'));
  for (const lang of LANGS) {
    const { code, out } = await call(['check', file, '--lang', lang]);
    expect(code).toBe(1);
    expect(out).toMatch(/28.*\d+.*: /);
  }
  const played = await call(['play', file]);
  expect(played.code).toBe(2);
  expect(played.err).toContain('roll');
  expect(await call(['check', LANTERN])).toMatchObject({ code: 0, out: `${LANTERN}: fine, “Lantern”.\n` });
  const half = at('half.solo.md');
  const untold = ['- Hour: Godzina\n', '- [wind.1]: Podmuch gasi latarnię.\n'];
  writeFileSync(
    half,
    untold.reduce((text, line) => text.replace(line, ''), readFileSync(LANTERN, 'utf8')),
  );
  const { code, out } = await call(['check', half]);
  expect(code).toBe(0);
  expect(out).toContain('Missing in “## Words pl”, to paste and translate:\n- [');
  expect(out).toContain('\n- [wind.1]: A gust, and the lantern is out.\n');
  expect(out).toContain('\n- Hour: Hour\n');
});

describe('a file as its author tries it', () => {
  const file = at('ship.solo.md');
  writeFileSync(
    file,
    `---
solo: 1
id: ship
---

# Ship

A ship.

## Settings

- Rounds: 1 to 3, usually 2 — How long it is.
- Temper: one of gentle, ruthless — How she plays.
- Guns: yes or no — Whether she fires.
- Preset My Sister: Rounds 1, Temper ruthless — For my sister.

## Pieces

- Port: list of Aster, Brume
- Corsair: a Port

### Intents: deck

| Card | Text | Effect |
| --- | --- | --- |
| Glide | A quiet wind. | She flies on. → set Corsair to Brume |

## Game

1. {Rounds|round|rounds} pass. → repeat Rounds times
   1. Draw her intent. → draw from Intents
   2. Where are you? → choose a Port as You, at random
   3. In {Corsair}? → if You = Corsair and Guns = yes and Temper is ruthless
      - yes: She fires. → end over
      - no: You’re safe.
2. Over. → end over

## Endings

- over: win — Over.

## Words pl

- title: Statek
- over: Koniec
`,
  );

  test('presets and settings are known by their names, in any case', async () => {
    const odds = (...flags: string[]) => call(['odds', file, '--measure', 'endings', '--json', ...flags]);
    expect(
      (await odds('--preset', 'MY SISTER', '--option', 'Guns=Yes', '--option', 'temper=Ruthless')).code,
    ).toBe(0);
    expect((await odds('--preset', 'brother')).err).toContain('my-sister');
    expect((await odds('--option', 'Cannons=3')).code).toBe(2);
  });

  test('help lists its settings and presets', async () => {
    const { code, out } = await call(['help', file]);
    expect(code).toBe(0);
    expect(out).toContain('temper=gentle|ruthless');
    expect(out).toContain('my-sister');
    expect(out).not.toContain('How does the game end? How does the game end?');
  });

  test('a drawn card says its text; an answered question is one sentence; why has no raw values', async () => {
    const { out } = await call(['play', file, '--seed', '1'], ['', 'aster', '?', 'q']);
    expect(out).toContain('Draw her intent: Glide. A quiet wind.');
    expect(out).toContain('Where are you? Aster.');
    expect(out).toContain('\nNo: You’re safe.\n');
    const plan = planOf(readFileSync(file, 'utf8'));
    const { rules } = wordsOf(plan, 'en');
    expect(rules['game.in']).toBe('In (Corsair)?');
    expect(Object.keys(rules)).toEqual([
      'game.pass',
      'game.draw-her-intent',
      'game.where-are-you',
      'game.in',
      'game.in.yes',
      'game.in.no',
      'game.over',
      'set',
      'over',
      'intents.glide.text',
      'intents.glide',
    ]);
    expect(out).not.toMatch(/[{}]/);
    expect(out).not.toContain('× Intents');
  });

  test('check names an ending that was probably meant as a sentence, and missing translations', async () => {
    const { out } = await call(['check', file]);
    expect(out).toContain('Nothing is called “over”. Did you mean “[over]”?');
    expect(out).toContain('\n- [game.draw-her-intent]: Draw her intent.\n');
    expect(out).toContain('\n- Corsair: Corsair\n');
  });
});

describe('a file that is edited while its game is played', () => {
  const text = readFileSync(LANTERN, 'utf8');
  /** A night until the second hour, saved; then the file says something else. */
  async function edited(name: string, edit: (text: string) => string) {
    const [file, save] = [at(`${name}.solo.md`), at(`${name}.txt`)];
    writeFileSync(file, text);
    await call(['play', file, '--mine', '--save', save], ['', '4', '', '2', 'q']);
    const before = readFileSync(save, 'utf8');
    writeFileSync(file, edit(text));
    expect(readFileSync(file, 'utf8')).not.toBe(text);
    return { file, save, before };
  }

  test('the game keeps its text, and says so', async () => {
    const { file, save, before } = await edited('kept', (t) => t.replace('Walk your round.', 'Look around.'));
    const { code, out, err } = await call(['play', file, '--mine', '--save', save], ['', 'q']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.replace(/\s+/g, ' ')).toContain('--new-text continues it with the new one.');
    expect(out).toContain('Walk your round.');
    expect(readFileSync(save, 'utf8').startsWith(before)).toBe(true);
  });

  test('with --new-text it continues from the same place, and a copy keeps the game as it was', async () => {
    const { file, save, before } = await edited('same', (t) =>
      t.replace('Roll for the wind.', 'Roll for the storm.'),
    );
    const { code, out } = await call(
      ['play', file, '--mine', '--save', save, '--new-text'],
      ['', '3', '', 'q'],
    );
    expect(code).toBe(0);
    expect(out).toContain('Roll for the storm.');
    expect(out).toMatch(/Hour 3/);
    expect(out).not.toContain('no longer');
    expect(readFileSync(`${save}.old`, 'utf8')).toBe(before);
    // And later, with or without the flag, in this process or another.
    for (const flag of [['--new-text'], []]) {
      const again = await run(['play', file, '--mine', '--save', save, ...flag], ['q']);
      expect(again).toMatchObject({ code: 0, err: '' });
      expect(again.out).toMatch(/Hour 4/);
    }
    expect(await run(['check', save])).toMatchObject({ code: 0, err: '' });
  });

  test('if it no longer allows a step, the game continues from the last position that fits; a new piece starts at its default', async () => {
    const { file, save } = await edited('less', (t) =>
      t
        .replace('roll 1d6', 'roll 1d3')
        .replaceAll('2-6', '2-3')
        .replace('## Pieces\n', '## Pieces\n\n- Oil: number 0 to 9, starts at 5\n'),
    );
    const { code, out } = await call(['play', file, '--mine', '--save', save, '--new-text'], ['', '3', 'q']);
    expect(code).toBe(0);
    expect(out).toContain('“Oil” is new and starts as the text says.');
    expect(out).toMatch(/Hour 4/);
    expect(await run(['check', save])).toMatchObject({ code: 0, err: '' });
  });

  test.each(LANGS)('in %s: if nothing fits, it says what has changed', async (lang) => {
    const { file, save, before } = await edited(`gone-${lang}`, (t) =>
      t.replace('Walk your round.', 'Look around.').replace('track 1 to 12', 'track 0 to 12'),
    );
    const { code, err } = await call(
      ['play', file, '--mine', '--save', save, '--new-text', '--lang', lang],
      ['q'],
    );
    expect(code).toBe(2);
    expect(err).toContain('Walk your round.');
    expect(err).toContain('Hour');
    expect(readFileSync(save, 'utf8')).toBe(before);
    expect(existsSync(`${save}.old`)).toBe(false);
  });

  test('where the new text adds a piece, no later continuation doubts the part before it', async () => {
    const { file, save } = await edited('oil', (t) =>
      t
        .replace('## Pieces\n', '## Pieces\n\n- Oil: track 0 to 9, starts at 5\n')
        .replace('The flame holds.', 'The flame holds. → subtract 1 from Oil'),
    );
    const play = (flags: string[], lines: string[]) =>
      call(['play', file, '--mine', '--save', save, ...flags], lines);
    expect(await play(['--new-text'], ['', '3', 'q'])).toMatchObject({ code: 0, err: '' });
    for (const flags of [[], ['--new-text']]) {
      const { code, out } = await play(flags, ['q']);
      expect(code).toBe(0);
      expect(out).toMatch(/Hour 4/);
      expect(out).not.toMatch(/damaged|rules have changed|Unverified/);
    }
    const checked = await call(['check', save]);
    expect(checked.code).toBe(0);
    expect(checked.out).not.toMatch(/damaged|rules have changed|Unverified/);
    // What was made under the new text must still replay exactly.
    writeFileSync(
      save,
      readFileSync(save, 'utf8').replace('> table done\n> table roll:3\n', '> table roll:3\n'),
    );
    expect((await call(['check', save])).code).toBe(1);
  });

  test('another system’s file is refused', async () => {
    const { save } = await edited('strange', (t) => t.replace('Walk your round.', 'Look around.'));
    const { code, err } = await call(
      ['play', 'src/solo/systems/toll-road.solo.md', '--save', save, '--new-text'],
      ['q'],
    );
    expect(code).toBe(2);
    expect(err).toContain('nothing was changed');
  });
});
