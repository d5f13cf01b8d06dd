/**
 * Board files (docs/board-files.md): read, and checked by one schema and by what must fit together (board-check.ts).
 * Every problem names its place, as in `provinces.3.production.gold`.
 */
import * as v from 'valibot';
import { notText, readJson, unread } from '../../../files/places.ts';
import { messages, misshapen } from '../../../files/schema.ts';
import type { DataProblem } from '../../../kernel/data-problem.ts';
import type { Inspect } from '../../../kernel/options.ts';
import { LANGS } from '../../../kernel/words.ts';
import { MOST_AGENTS, misfits, warnings } from './board-check.ts';
import type { BoardFile } from './board-file.ts';
import type { BoardProblems } from './problems.ts';
import { switches } from './switches.ts';

const wrong = messages<BoardProblems>();
const whole = (min: number, max: number) => {
  const wanted = wrong('whole', { min, max });
  return v.pipe(v.number(wanted), v.integer(wanted), v.minValue(min, wanted), v.maxValue(max, wanted));
};
const amount = whole(0, 999);
const agents = whole(0, MOST_AGENTS);
const text = (max: number) =>
  v.pipe(v.string(wrong('text')), v.maxLength(max, wrong('characters', { most: max })));
const id = v.pipe(
  v.string(wrong('id')),
  v.regex(/^[a-z][a-z0-9-]{0,29}$/, wrong('id')),
  v.notValues(['any'], wrong('otherId')),
);
const yes = v.boolean(wrong('yesNo'));
const list = <S extends v.GenericSchema>(of: S, max: number) =>
  v.pipe(v.array(of, wrong('list')), v.maxLength(max, wrong('entries', { most: max })));
/** Exactly these keys. */
const part = <const E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, wrong('shape', { keys: Object.keys(entries) }));
const oneOf = <const C extends readonly string[]>(choices: C) =>
  v.picklist(choices, wrong('oneOf', { choices }));
/** To the schema a list is an object without these keys; if all of them are optional, it must be excluded explicitly. */
const noList = <S extends v.GenericSchema>(of: S, message: string) =>
  v.pipe(
    v.custom<v.InferInput<S>>((value) => !Array.isArray(value), message),
    of,
  );
const aGood = v.string(wrong('good'));
const aProvince = v.string(wrong('province'));

const name = v.pipe(
  v.strictObject(Object.fromEntries(LANGS.map((lang) => [lang, v.optional(text(400))])), wrong('names')),
  v.check((names) => Object.values(names).some(Boolean), wrong('named')),
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
  wrong('oneOf', { choices: EFFECTS }),
);

const action = part({
  id,
  name,
  text: name,
  cost: noList(
    part({ gold: v.optional(amount), points: v.optional(amount), good: v.optional(aGood) }),
    wrong('shape', { keys: ['gold', 'points', 'good'] }),
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
const SWITCHES = wrong('switches');
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
    formatVersion: v.literal(1, wrong('oneOf', { choices: ['1'] })),
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
    startingRebellions: v.record(oneOf(['3', '4', '5', '6']), startingRebellion, wrong('rebellions')),
    rules,
  },
  wrong('board'),
);

function inspectBoard(data: unknown): readonly DataProblem[] {
  const found = misshapen<BoardProblems>(data, (given) => v.safeParse(schema, given).issues ?? []);
  return found.length > 0 ? found : misfits(data as BoardFile);
}

export type ReadBoard =
  | { readonly data: BoardFile; readonly warnings: readonly DataProblem[] }
  | { readonly problems: readonly DataProblem[] };

/** A board as its file's text has it. */
export function readBoard(text: string): ReadBoard {
  const bare = text.replace(/^\uFEFF/, '');
  const read =
    notText(bare) ?? (/^\s*\{/.test(bare) ? readJson(bare) : { at: 0, id: 'board' as const, facts: {} });
  if ('id' in read) return unread(bare, read);
  const problems = inspectBoard(read.value);
  if (problems.length > 0) return { problems };
  const data = read.value as BoardFile;
  return { data, warnings: warnings(data) };
}

export const read = { board: readBoard };
export const inspect: Inspect = { board: inspectBoard };
