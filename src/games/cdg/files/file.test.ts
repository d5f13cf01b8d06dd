/** Deck files: the examples in docs/deck-files.md can be played, and every problem is reported with its place. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fileWords, sayPlaced } from '../../../files/words/words.ts';
import { resolve } from '../../../kernel/options.ts';
import { playout } from '../../../kernel/play.ts';
import { rng } from '../../../kernel/rng.ts';
import { format, parse } from '../../../kernel/session/journal.ts';
import { resume } from '../../../kernel/session/resume.ts';
import { Session } from '../../../kernel/session/session.ts';
import { pathsOfGlory } from '../decks/paths-of-glory.ts';
import { saltRoad } from '../decks/salt-road.ts';
import { type Deck, langOf } from '../rules/cards/deck.ts';
import { cardDriven } from '../rules/game.ts';
import { en } from '../words/en.ts';
import { problemsOf } from '../words/problems.ts';
import { inspect, readDeck } from './file.ts';

const reading = await fileWords('en');
const page = readFileSync(new URL('../../../../docs/deck-files.md', import.meta.url), 'utf8');
const example = (language: string) =>
  page.match(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``))?.[1] ?? '';
const CSV = example('csv');
const JSON_FILE = example('json');

function deckFrom(text: string): Deck {
  const read = readDeck(text);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.data;
}
const problems = (text: string) => {
  const read = readDeck(text);
  return 'problems' in read
    ? read.problems.map((problem) => sayPlaced(problem, reading, problemsOf(en)))
    : [];
};

describe('the examples in docs/deck-files.md', () => {
  test.each([
    ['csv', CSV, 10],
    ['json', JSON_FILE, 5],
  ])('%s: read, found sound, and played to the end', (_, text, cards) => {
    const deck = deckFrom(text);
    expect(deck.cards).toHaveLength(cards);
    expect(inspect.deck?.(deck)).toEqual([]);
    for (const keep of ['app', 'physical', 'untracked']) {
      const resolved = resolve(cardDriven.options, { deck, cards: keep }, inspect);
      if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
      const s = cardDriven.setup(resolved.options);
      playout(cardDriven, s, rng(1));
      cardDriven.check(s);
    }
  });

  test('the deck has what they say', () => {
    expect(deckFrom(CSV)).toMatchObject({
      id: 'two-rivers',
      title: 'Two Rivers',
      sides: [{ id: 'north' }, { id: 'south' }],
      spaces: 3,
      ranges: [2, 3, 4],
      turns: { introductory: 2, limited: 4, campaign: 6 },
      groups: [
        { id: 'early', status: 0 },
        { id: 'late', status: 3 },
      ],
    });
    const [tide, , crossing, guard] = deckFrom(CSV).cards;
    expect(tide).toMatchObject({
      id: 'N1',
      ops: 3,
      sr: 2,
      rp: { boats: 1 },
      status: 1,
      star: true,
      hints: ['turn:1-2'],
    });
    expect(crossing).toMatchObject({ combat: true, kind: 'combat' });
    expect(guard).toMatchObject({ kind: 'reinforcement', nation: 'guard' });
    expect(deckFrom(CSV).cards.at(-1)?.hints).toEqual(['before:N5', 'only if a mill stands']);
    expect(deckFrom(JSON_FILE)).toMatchObject({ shared: true, turns: { introductory: 4, campaign: 4 } });
  });

  test('a problem is reported as the page shows it', () => {
    const told = page.match(/^line \d+, column \d+ \(cards.*$/m)?.[0];
    const wrong = `${CSV.split('\n').slice(1, 2).join('\n')}\n# sides: north, south\n# spaces: 2\n\n\n\nid,side,number,name,ops\nN1,north,1,Spring Tide,3\nN2,north,2,Reed Boats,two`;
    expect(problems(wrong)[0]).toMatch(
      /^line 9, column \d+ \(cards\.1\.ops\): must be a whole number from 0 to 99$/,
    );
    expect(told?.replace(/column \d+/, '')).toBe(problems(wrong)[0]?.replace(/column \d+/, ''));
  });
});

test('bytes in another encoding are refused, with the place', () => {
  const read = (bytes: Uint8Array) => problems(new TextDecoder().decode(bytes))[0];
  const utf16 = (order: 'le' | 'be', mark: boolean) => {
    const view = new DataView(new ArrayBuffer(2 * CSV.length + 2));
    view.setUint16(0, mark ? 0xfeff : 0x20, order === 'le');
    for (let i = 0; i < CSV.length; i++) view.setUint16(2 * i + 2, CSV.charCodeAt(i), order === 'le');
    return new Uint8Array(view.buffer);
  };
  for (const order of ['le', 'be'] as const)
    for (const mark of [true, false])
      expect(read(utf16(order, mark))).toMatch(/^line 1, column \d: this character isn’t valid in UTF-8/);
  const latin1 = Uint8Array.from(CSV.replace('Palisade', 'Pali\u00f1ade'), (letter) => letter.charCodeAt(0));
  expect(read(latin1)).toMatch(/^line 18, column 16: this character isn’t valid in UTF-8/);
  const marked = new TextEncoder().encode(`\uFEFF${CSV}`);
  expect(read(marked)).toBeUndefined();
});

test('a deck says in which language its cards are printed; the language may be missing', () => {
  const polish = deckFrom(`# lang: pl\n${CSV}`);
  expect(langOf(polish)).toBe('pl');
  expect(inspect.deck?.(polish)).toEqual([]);
  expect(langOf(deckFrom(CSV))).toBe('');
  expect(inspect.deck?.(deckFrom(CSV))).toEqual([]);
});

test('the shipped decks pass the same checks, and read from JSON they are the same', () => {
  for (const deck of [pathsOfGlory, saltRoad]) {
    expect(inspect.deck?.(deck)).toEqual([]);
    expect(deckFrom(JSON.stringify(deck))).toEqual(deck);
  }
});

test('semicolons, tabs, Windows line ends and a byte order mark make no difference', () => {
  const plain = CSV.replace('"before:N5;only if a mill stands"', 'before:N5');
  const wanted = deckFrom(plain);
  const body = plain.split('\n').findIndex((line) => line.startsWith('id,'));
  const separated = (by: string) =>
    plain
      .split('\n')
      .map((line, i) => (i < body ? line : line.replaceAll(',', by)))
      .join('\n');
  for (const text of [separated(';'), separated('\t'), plain.replaceAll('\n', '\r\n'), `\uFEFF${plain}`])
    expect(deckFrom(text)).toEqual(wanted);
});

describe('a problem is reported with line, column and what is allowed', () => {
  const csv = (change: (text: string) => string) => problems(change(CSV));
  test.each([
    ['an empty file', '', 'line 1, column 1: the file is empty'],
    ['another encoding', 'i\u0000d\u0000', /^line 1, column 2: this character isn’t valid in UTF-8/],
    [
      'letters that were lost',
      CSV.replace('Spring', 'Spr\uFFFDng'),
      /^line 11, column 15: this character isn’t valid in UTF-8/,
    ],
    [
      'settings without cards',
      '# sides: a, b',
      'line 1, column 1: the line with the names of the columns is missing, so there are no cards',
    ],
    ['zero cards', `${CSV.split('\nN1')[0]}\n`, 'line 10, column 1 (cards): must have cards'],
    ['no sides', CSV.replace(/# sides.*\n/, ''), 'line 1, column 1 (sides): “sides” is missing'],
    [
      'a missing column',
      CSV.replace(',ops,', ',sr2,').replace('sr2', 'detail'),
      'line 10, column 1: missing column: ops',
    ],
    [
      'an unknown column',
      CSV.replace(',nation,', ',country,'),
      /^line 10, column 67: “country” is unknown; known: id, side, /,
    ],
    [
      'a column twice',
      CSV.replace(',nation,', ',name,'),
      'line 10, column 67: the column “name” appears twice',
    ],
    [
      'an unknown setting',
      CSV.replace('# rounds', '# round'),
      /^line 7, column 3: “round” is unknown; known: deck, title/,
    ],
    [
      'a number that is none',
      CSV.replace('Reed Boats,early,2', 'Reed Boats,early,many'),
      'line 12, column 29 (cards.1.ops): must be a whole number from 0 to 99',
    ],
    [
      'an id twice',
      CSV.replace('S2,south', 'N2,south'),
      'line 17, column 1 (cards.6.id): “N2” is also the id of card 2; each id must be unique',
    ],
    [
      'a stranger',
      CSV.replace('S2,south', 'S2,east'),
      'line 17, column 4 (cards.6.side): must be one of north, south, not “east”',
    ],
    [
      'an unknown group',
      CSV.replace('Toll House,early', 'Toll House,never'),
      'line 17, column 23 (cards.6.group): must be one of early, late, not “never”',
    ],
    [
      'too few cards to deal',
      CSV.replace(/N[1234],.*\n/g, ''),
      'line 10, column 1 (cards): must have at least 3 cards of north in the group early, not 0',
    ],
    [
      'too many cells',
      CSV.replace('turn:1-2', 'turn:1-2,x'),
      'line 11, column 52: more cells than the 14 columns',
    ],
    [
      'a language that is none',
      CSV.replace('# rounds', '# lang: Polish\n# rounds'),
      'line 7, column 9 (lang): must be a language: en, pl, pt-BR',
    ],
    [
      'ranges for other spaces',
      CSV.replace('ranges: 2, 3, 4', 'ranges: 2, 3'),
      'line 5, column 11 (ranges): must be 3 ranges, one per space',
    ],
    [
      'an open quotation mark',
      CSV.replace('stands"', 'stands'),
      /^line 20, column 40: this cell has no closing quotation mark$/,
    ],
    [
      'an id with a space',
      CSV.replace('# deck: two-rivers', '# deck: two rivers'),
      'line 1, column 9 (deck): must be an id of up to 16 letters, digits and hyphens',
    ],
    [
      'yes or no',
      CSV.replace(',yes,*', ',maybe,*'),
      'line 13, column 39 (cards.2.combat): must be yes or no',
    ],
    [
      'a control character',
      CSV.replace('Toll House', 'Toll\u0007House'),
      'line 17, column 16: the invisible character U+0007 isn’t allowed; delete it',
    ],
  ])('%s', (_, text, wanted) => {
    const [first] = problems(text);
    if (typeof wanted === 'string') expect(first).toBe(wanted);
    else expect(first).toMatch(wanted);
  });

  test.each([
    ['a comma too few', '{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3: must be “,” or “}”'],
    ['cut off', '{ "sides": [', 'line 1, column 13: the file ends too early'],
    ['a name twice', '{ "a": 1, "a": 2 }', 'line 1, column 14: “a” appears twice'],
    ['something after the end', '{} x', 'line 1, column 4: nothing may follow here'],
    ['a list', '[]', 'line 1, column 1: must be a deck, not a list'],
    [
      'an unknown name',
      JSON_FILE.replace('"rounds"', '"round"'),
      'line 9, column 12 (round): “round” is unknown; remove it',
    ],
    [
      'a text for a number',
      JSON_FILE.replace('"ops": 4', '"ops": "4"'),
      /^line 15, column \d+ \(cards\.3\.ops\): must be a whole number from 0 to 99$/,
    ],
    [
      'too many groups',
      JSON_FILE.replace('"rounds": 3', '"groups": ["a", "b 1", "c 2", "d 3"]'),
      'line 9, column 13 (groups): must have at most 3 groups',
    ],
  ])('JSON: %s', (_, text, wanted) => {
    const [first] = problems(text);
    if (typeof wanted === 'string') expect(first).toBe(wanted);
    else expect(first).toMatch(wanted);
  });

  test.each([
    ['-3, -3, 8', undefined],
    ['8, -3, 8', undefined],
    ['-4, -3, 8', /\(vp\)/],
    ['9, -3, 8', /\(vp\)/],
  ])('victory points %s must start between their minimum and maximum', (points, wanted) => {
    const [first] = csv((text) => text.replace('# rounds', `# vp: ${points}\n# rounds`));
    if (wanted) expect(first).toMatch(wanted);
    else expect(first).toBeUndefined();
  });

  test('several problems are reported at once', () => {
    const all = csv((text) =>
      text
        .replace('Reed Boats,early,2', 'Reed Boats,early,x')
        .replace('Palisade,early,2', 'Palisade,early,y'),
    );
    expect(all).toHaveLength(2);
  });

  test('more than 500 cards', () => {
    const many = {
      ...saltRoad,
      cards: Array.from({ length: 501 }, (_, i) => ({ ...saltRoad.cards[0], id: `X-${i}` })),
    };
    expect(problems(JSON.stringify(many))[0]).toMatch(/must have at most 500 cards$/);
  });
});

describe('a saved game contains its deck', () => {
  function saved(): string {
    const deck = deckFrom(CSV);
    const resolved = resolve(cardDriven.options, { deck }, inspect);
    if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
    const session = Session.start(cardDriven, resolved.options, 5);
    if (!session.ok) throw new Error(session.problem.reason);
    for (let n = 0; n < 30 && session.value.node.kind !== 'end'; n++) {
      const { node } = session.value;
      if (node.kind === 'chance') session.value.roll();
      else session.value.play(node.kind === 'table' ? 'table' : node.seat, node.moves[0] as string);
    }
    return format(session.value.journal);
  }
  const open = (text: string, by = inspect) => {
    const journal = parse(text);
    if (!journal.ok) throw new Error(journal.problem.reason);
    return resume(cardDriven, journal.value, by);
  };

  test('it continues with that deck', () => {
    const text = saved();
    expect(text.split('\n')[0]).toContain('Night Crossing');
    expect(open(text).ok).toBe(true);
  });

  test('a deck that fails its checks is refused, with the place', () => {
    const broken = open(saved().replace('"name":"Reed Boats"', '"name":7'));
    expect(broken).toMatchObject({ ok: false, problem: { reason: 'data' } });
    if (!broken.ok) expect(broken.problem.problems).toMatchObject([{ path: 'cards.1.name', id: 'text' }]);
  });

  test('an incomplete deck is refused', () => {
    const short = open(saved().replace('"once":false,', ''));
    expect(short).toMatchObject({
      ok: false,
      problem: { reason: 'data', problems: [{ path: 'cards.0.once', id: 'notWhole' }] },
    });
  });

  test('an unknown name of a deck is refused', () => {
    const text = saved().replace(/"deck":\{.*\}\}$/m, '"deck":"atlantis@1"}');
    expect(open(text)).toMatchObject({
      ok: false,
      problem: { reason: 'option', expected: 'salt-road@1, paths-of-glory@1' },
    });
  });

  test('without the checks only shipped decks are accepted', () => {
    expect(open(saved(), {})).toMatchObject({ ok: false, problem: { reason: 'option' } });
  });
});
