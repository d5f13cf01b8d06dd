// Data files with random damage, the same in every run: none crashes its reader or hangs it, what is refused has a
// place and a reason, and what is taken can be played and told.
import { expect, test } from 'vitest';
import { sayRest } from '../../test/speaks.ts';
import { readDataFile } from '../files/data-file.ts';
import { resolve } from '../kernel/options.ts';
import { anyMove } from '../kernel/play.ts';
import { type Int, rng } from '../kernel/rng.ts';
import { Session } from '../kernel/session/session.ts';
import { visible } from '../kernel/visible.ts';
import { LANGS, sayAsk } from '../kernel/words.ts';
import { find } from './catalogue.ts';
import { saltRoad } from './cdg/decks/salt-road.ts';
import { BASE_CIVILIZATIONS } from './civilization/rules/box/civilizations.ts';
import { BASE } from './civilization/rules/box/decks.ts';
import { inspectionOf } from './module.ts';
import defaultBoard from './tax-farmer/boards/default.json' with { type: 'json' };

const FILES = process.env.EMPTYCHAIR_ALL ? 6_000 : 500;

const cards = saltRoad.cards.map(({ id, side, name, ops, group, kind, nation }) =>
  [id, side, `"${name}"`, ops, group, kind, nation].join(','),
);
const DECK = `# deck: salt\n# title: Salt Road\n# sides: harbour, hilltop\n# groups: early, late 3\n# spaces: 4\nid,side,name,ops,group,kind,nation\n${cards.join('\n')}\n`;
const units = BASE.cards.map(({ type, copies, strength }) => [type, copies, ...strength].join(','));
const UNITS = `# name: Units\nunit_type,copies,strength_r1,strength_r2,strength_r3,strength_r4\n${units.join('\n')}\n`;
const peoples = BASE_CIVILIZATIONS.civilizations.map(({ id, box, name }) => `${id},${box},${name.en}`);
const PEOPLES = `id,box,en\n${peoples.join('\n')}\n`;

const SOUND = [
  ['cdg', 'deck', JSON.stringify(saltRoad)],
  ['cdg', 'deck', DECK],
  ['tax-farmer', 'board', JSON.stringify(defaultBoard)],
  ['civilization', 'deck', JSON.stringify(BASE)],
  ['civilization', 'deck', UNITS],
  ['civilization', 'civilizations', JSON.stringify(BASE_CIVILIZATIONS)],
  ['civilization', 'civilizations', PEOPLES],
] as const;

const ODD: readonly string[] = [
  ...[
    '',
    '0',
    '-1',
    '1e9',
    '99999999999',
    '0.5',
    'null',
    'true',
    '""',
    '"x"',
    '[]',
    '{}',
    '[[]]',
    ',',
    ',,',
    ';',
  ],
  ...[
    '{',
    '}',
    '[',
    ']',
    '"',
    '\\',
    '\n',
    '\r',
    '\t',
    '#',
    ':',
    '\0',
    '\u001b[2J',
    '\u009b',
    '\u202e',
    '\ufffd',
  ],
  ...[
    '\ufeff',
    '\ud800',
    '😀',
    '"__proto__":{}',
    '"constructor"',
    'constructor',
    '\\u001b',
    '\\u0000',
    'x'.repeat(500),
  ],
];

/** A few random mutations: delete, insert, change, duplicate or swap something. */
function damaged(text: string, int: Int): string {
  let left = text;
  for (let n = 1 + int(3); n > 0; n--) {
    const at = int(left.length + 1);
    const size = int(4) === 0 ? int(200) : int(8);
    const odd = ODD[int(ODD.length)] as string;
    const tokens = [...left.matchAll(/"[^"]*"|-?\d+|true|false|null|[^,\n]+/g)];
    const token = tokens[int(tokens.length || 1)];
    const other = tokens[int(tokens.length || 1)];
    const swap = (by: string) =>
      token ? left.slice(0, token.index) + by + left.slice(token.index + token[0].length) : left;
    const ways = [
      () => left.slice(0, at) + left.slice(at + size),
      () => left.slice(0, at) + odd + left.slice(at),
      () => left.slice(0, at + size) + left.slice(at),
      () => left.slice(0, at),
      () => swap(odd),
      () => swap(other?.[0] ?? ''),
      () => swap(String(int(1000) - 20)),
    ];
    left = (ways[int(ways.length)] as () => string)();
  }
  return left;
}

const PLACED = /^line \d+, column \d+(?: \(.*\))?: \S.*$|^and \d+ more$/s;
/** A board's problems name the path to the value, whatever its keys are called. */
const ON_PATH = /^.+: \S.*$|^and \d+ more$/s;

test.each(SOUND.map(([game, option, text], i) => [game, option, text, i] as const))(
  '%s, %s: damaged files are refused with place and reason, or played (%#)',
  async (id, option, sound, seed) => {
    const listed = find(id);
    if (!listed) throw new Error(id);
    const game = await listed.game();
    const inspect = await inspectionOf(listed);
    const whole = await readDataFile(listed, option, sound, 'en');
    expect(whole).toMatchObject({ ok: true });
    const int = rng(seed + 1);
    const met = { refused: 0, played: 0 };
    for (let n = 0; n < FILES; n++) {
      const text = damaged(sound, int);
      const lang = LANGS[n % LANGS.length] as (typeof LANGS)[number];
      const read = await readDataFile(listed, option, text, lang);
      if (!read.ok) {
        met.refused++;
        expect(read.problems.length).toBeGreaterThan(0);
        const told = lang === 'en' ? read : await readDataFile(listed, option, text, 'en');
        for (const problem of told.ok ? ['taken in one language alone'] : told.problems)
          expect(problem, visible(text.slice(0, 300))).toMatch(id === 'tax-farmer' ? ON_PATH : PLACED);
        continue;
      }
      met.played++;
      const resolved = resolve(game.options, { [option]: read.data }, inspect);
      // Whole as it is, it may need another setting with it: a board for four is none for three.
      if (!resolved.ok || game.refuse(resolved.options)) continue;
      const words = await listed.words[lang]();
      for (const [key, said] of sayRest(game, words, resolved.options))
        expect(said, key).toBeTypeOf('string');
      const started = Session.start(game, resolved.options, n);
      if (!started.ok) throw new Error(JSON.stringify(started.problem));
      const session = started.value;
      for (let step = 0; step < 40 && session.node.kind !== 'end'; step++) {
        const { node } = session;
        const [seat = ''] = game.seats(resolved.options);
        expect(sayAsk(words, node.ask, game.view(session.state, seat))).not.toMatch(/undefined|\[object/);
        const by = node.kind === 'decision' ? node.seat : node.kind;
        expect(session.play(by, anyMove(node, int))).toMatchObject({ ok: true });
      }
    }
    // Both must occur, otherwise the test would prove nothing.
    expect(Math.min(met.refused, met.played)).toBeGreaterThan(FILES / 50);
  },
);
