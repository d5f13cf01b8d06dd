/**
 * Board files (docs/board-files.md): read, and checked by one schema and by what must fit together (board-check.ts).
 * Every problem names its place, as in `provinces.3.production.gold`.
 */
import * as v from 'valibot';
import { inheritedKey, notText, readJson, unread } from '../../../files/places.ts';
import type { Inspect } from '../../../kernel/options.ts';
import { LANGS } from '../../../kernel/words.ts';
import { MOST_AGENTS, misfits, warnings } from './board-check.ts';
import type { BoardFile } from './board-file.ts';
import { switches } from './switches.ts';

const whole = (min: number, max: number) => {
  const wanted = `a whole number from ${min} to ${max} is wanted`;
  return v.pipe(v.number(wanted), v.integer(wanted), v.minValue(min, wanted), v.maxValue(max, wanted));
};
const amount = whole(0, 999);
const agents = whole(0, MOST_AGENTS);
const text = (max: number) =>
  v.pipe(v.string('a text is wanted'), v.maxLength(max, `at most ${max} characters`));
const id = v.pipe(
  v.string('an id is wanted'),
  v.regex(/^[a-z][a-z0-9-]{0,29}$/, 'an id of up to 30 small letters, digits and dashes is wanted'),
  v.notValues(['any'], 'another id is wanted: this word has a meaning of its own'),
);
const yes = v.boolean('true or false is wanted');
const list = <S extends v.GenericSchema>(of: S, max: number) =>
  v.pipe(v.array(of, 'a list is wanted'), v.maxLength(max, `at most ${max} entries`));
/** Exactly these keys. */
const part = <const E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, `{ ${Object.keys(entries).join(', ')} } is wanted`);
const oneOf = <const C extends readonly string[]>(choices: C) =>
  v.picklist(choices, `one of ${choices.join(', ')} is wanted`);
/** To the schema a list is an object without these keys; where all of them may be missing, it must be told. */
const noList = <S extends v.GenericSchema>(of: S, what: string) =>
  v.pipe(
    v.custom<v.InferInput<S>>((value) => !Array.isArray(value), what),
    of,
  );
const aGood = v.string('a good is wanted');
const aProvince = v.string('a province is wanted');

const name = v.pipe(
  v.strictObject(
    Object.fromEntries(LANGS.map((lang) => [lang, v.optional(text(400))])),
    'names by language are wanted',
  ),
  v.check((names) => Object.values(names).some(Boolean), 'a name in at least one language is wanted'),
);

const EFFECTS = [
  'gold',
  'points',
  'agentsNextRound',
  'electionMarker',
  'good',
  'takeGold',
  'removeCoins',
  'manual',
];
const effect = v.variant(
  'type',
  [
    part({ type: v.picklist(['gold', 'points']), amount }),
    part({ type: v.literal('agentsNextRound'), amount: agents }),
    part({ type: v.literal('electionMarker'), amount: whole(-999, 999) }),
    part({ type: v.literal('good'), good: aGood }),
    part({
      type: v.literal('takeGold'),
      amount: v.optional(whole(1, 999)),
      perStarted: v.optional(whole(1, 999)),
      from: oneOf(['anyRival', 'richestRival']),
    }),
    part({ type: v.literal('removeCoins'), max: whole(1, 999), min: amount, province: aProvince }),
    part({ type: v.literal('manual') }),
  ],
  `one of ${EFFECTS.join(', ')} is wanted`,
);

const action = part({
  id,
  name,
  text: name,
  cost: noList(
    part({ gold: v.optional(amount), points: v.optional(amount), good: v.optional(aGood) }),
    '{ gold, points, good } is wanted',
  ),
  effects: list(effect, 20),
});

const province = part({
  id,
  name,
  capital: yes,
  needFields: amount,
  production: part({ gold: amount, goods: list(aGood, 24) }),
  excludedNeeds: v.nullable(list(aGood, 24)),
  action: v.nullable(action),
});

/** Each switch by its declaration; a missing one means its default. */
const SWITCHES = 'the switches are wanted';
const switchEntries = v.strictObject(
  Object.fromEntries(
    Object.entries(switches).map(([key, decl]): [string, v.GenericSchema] => {
      if (decl.kind === 'flag') return [key, v.optional(yes)];
      if (decl.kind === 'choice') return [key, v.optional(oneOf(decl.choices))];
      const number = whole(decl.min, decl.max);
      return [key, v.optional(key === 'pointsCap' ? v.nullable(number) : number)];
    }),
  ),
  SWITCHES,
);
const rules = noList(switchEntries, SWITCHES);

const startingRebellion = part({
  count: whole(0, 24),
  choose: oneOf(['random', 'firstPlayer']),
  candidates: v.nullable(list(aProvince, 24)),
});

const schema = v.strictObject(
  {
    format: oneOf(['tax-farmer-board']),
    formatVersion: v.literal(1, 'one of 1 is wanted'),
    id,
    title: name,
    provenance: part({ kind: text(60), note: text(2000) }),
    players: part({ min: whole(3, 6), max: whole(3, 6) }),
    setup: part({ agents: whole(1, 30), gold: amount, points: amount, electionMarker: whole(0, 500) }),
    track: part({ end: whole(1, 500) }),
    bonuses: part({
      lowestPlayerAgents: agents,
      belowMarkerAgents: agents,
      crushPoints: amount,
      supplyCoins: amount,
      markerDiceMin: whole(1, 6),
      markerDiceMax: whole(1, 6),
    }),
    weaponsGood: aGood,
    goods: list(part({ id, name }), 24),
    provinces: list(province, 24),
    needDeck: list(part({ good: v.nullable(aGood), reward: amount, copies: amount }), 500),
    startingRebellions: v.record(
      oneOf(['3', '4', '5', '6']),
      startingRebellion,
      'the rebellions at the start are wanted, by the number of players',
    ),
    rules,
  },
  'a board is wanted',
);

function inspectBoard(data: unknown): readonly string[] {
  const inherited = inheritedKey(data);
  if (inherited !== undefined) return [`${inherited}: is not known here`];
  const parsed = v.safeParse(schema, data);
  if (parsed.success) return misfits(data as BoardFile);
  return parsed.issues.map((issue) => {
    const place = v.getDotPath(issue);
    const what =
      issue.type === 'strict_object' ? (keyProblem(issue.expected) ?? issue.message) : issue.message;
    return place ? `${place}: ${what}` : what;
  });
}

/** A key too many, or one too few: the schema then expects nothing, or the key in quotes. */
function keyProblem(expected: string | null): string | undefined {
  if (expected === 'never') return 'is not known here';
  return expected?.startsWith('"') ? 'is missing' : undefined;
}

export type ReadBoard =
  | { readonly data: BoardFile; readonly warnings: readonly string[] }
  | { readonly problems: readonly string[] };

/** A board as its file's text has it. */
export function readBoard(text: string): ReadBoard {
  const bare = text.replace(/^\uFEFF/, '');
  const read =
    notText(bare) ?? (/^\s*\{/.test(bare) ? readJson(bare) : { at: 0, problem: 'a board is wanted' });
  if ('problem' in read) return unread(bare, read);
  const problems = inspectBoard(read.value);
  if (problems.length > 0) return { problems };
  const data = read.value as BoardFile;
  return { data, warnings: warnings(data) };
}

export const read = { board: readBoard };
export const inspect: Inspect = { board: inspectBoard };
