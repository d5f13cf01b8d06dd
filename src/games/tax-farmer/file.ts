/**
 * Board files (docs/board-files.md): checked by one schema and by what must fit together. Every problem names its
 * place, as in `provinces.3.production.gold`; warnings name what will play badly.
 */
import * as v from 'valibot';
import type { Inspect } from '../../kernel/options.ts';
import { LANGS } from '../../kernel/words.ts';
import type { BoardFile, Effect } from './board-file.ts';
import { switches } from './switches.ts';

const whole = (min: number, max: number) => {
  const wanted = `a whole number from ${min} to ${max} is wanted`;
  return v.pipe(v.number(wanted), v.integer(wanted), v.minValue(min, wanted), v.maxValue(max, wanted));
};
const amount = whole(0, 999);
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

const name = v.pipe(
  v.strictObject(
    Object.fromEntries(LANGS.map((lang) => [lang, v.optional(text(400))])),
    'names by language are wanted: {"en": "…"}',
  ),
  v.check((names) => Object.values(names).some(Boolean), 'a name in at least one language is wanted'),
);

const effect = v.variant(
  'type',
  [
    v.strictObject({ type: v.picklist(['gold', 'points', 'agentsNextRound']), amount }),
    v.strictObject({ type: v.literal('electionMarker'), amount: whole(-999, 999) }),
    v.strictObject({ type: v.literal('good'), good: v.string('a good is wanted') }),
    v.strictObject({
      type: v.literal('takeGold'),
      amount: v.optional(whole(1, 999)),
      perStarted: v.optional(whole(1, 999)),
      from: v.picklist(['anyRival', 'richestRival'], 'anyRival or richestRival is wanted'),
    }),
    v.strictObject({
      type: v.literal('removeCoins'),
      max: whole(1, 999),
      min: amount,
      province: v.string('a province is wanted'),
    }),
    v.strictObject({ type: v.literal('manual') }),
  ],
  'an effect is wanted: gold, points, agentsNextRound, electionMarker, good, takeGold, removeCoins or manual',
);

const action = v.strictObject(
  {
    id,
    name,
    text: name,
    cost: v.strictObject(
      {
        gold: v.optional(amount),
        points: v.optional(amount),
        good: v.optional(v.string('a good is wanted')),
      },
      'a cost is wanted, {} for none',
    ),
    effects: list(effect, 20),
  },
  'an action is wanted, or null',
);

const province = v.strictObject(
  {
    id,
    name,
    capital: yes,
    needFields: amount,
    production: v.strictObject({ gold: amount, goods: list(v.string('a good is wanted'), 24) }),
    excludedNeeds: v.nullable(list(v.string('a good is wanted'), 24)),
    action: v.nullable(action),
  },
  'a province is wanted',
);

/** Each switch by its declaration; a missing one means its default. */
const rules = v.strictObject(
  Object.fromEntries(
    Object.entries(switches).map(([key, decl]): [string, v.GenericSchema] => {
      if (decl.kind === 'flag') return [key, v.optional(yes)];
      if (decl.kind === 'choice')
        return [key, v.optional(v.picklist(decl.choices, `one of ${decl.choices.join(', ')} is wanted`))];
      const number = whole(decl.min, decl.max);
      return [key, v.optional(key === 'pointsCap' ? v.nullable(number) : number)];
    }),
  ),
  'the switches are wanted, {} for the defaults',
);

const startingRebellion = v.strictObject({
  count: whole(0, 24),
  choose: v.picklist(['random', 'firstPlayer'], 'random or firstPlayer is wanted'),
  candidates: v.nullable(list(v.string('a province is wanted'), 24)),
});

const schema = v.strictObject(
  {
    format: v.literal('tax-farmer-board', 'tax-farmer-board is wanted'),
    formatVersion: v.literal(1, '1 is wanted'),
    id,
    title: name,
    provenance: v.strictObject({ kind: text(60), note: text(2000) }),
    players: v.strictObject({ min: whole(3, 6), max: whole(3, 6) }),
    setup: v.strictObject({
      agents: whole(1, 30),
      gold: amount,
      points: amount,
      electionMarker: whole(0, 500),
    }),
    track: v.strictObject({ end: whole(1, 500) }),
    bonuses: v.strictObject({
      lowestPlayerAgents: amount,
      belowMarkerAgents: amount,
      crushPoints: amount,
      supplyCoins: amount,
      markerDiceMin: whole(1, 6),
      markerDiceMax: whole(1, 6),
    }),
    weaponsGood: v.string('the good that crushes rebellions is wanted'),
    goods: list(v.strictObject({ id, name }), 24),
    provinces: list(province, 24),
    needDeck: list(
      v.strictObject({ good: v.nullable(v.string('a good is wanted')), reward: amount, copies: amount }),
      500,
    ),
    startingRebellions: v.record(
      v.picklist(['3', '4', '5', '6'], 'a number of players from 3 to 6 is wanted'),
      startingRebellion,
    ),
    rules,
  },
  'a board is wanted',
);

/** Cards, and fields to put them on. */
const MOST = 500;

function inspectBoard(data: unknown): readonly string[] {
  const parsed = v.safeParse(schema, data);
  if (parsed.success) return together(data as BoardFile);
  return parsed.issues.map((issue) => {
    const place = v.getDotPath(issue);
    const what =
      issue.type === 'strict_object' && issue.expected === 'never' ? 'is not known here' : issue.message;
    return place ? `${place}: ${what}` : what;
  });
}

/** What no single value can say: names that must exist, and numbers that must fit. */
function together(board: BoardFile): readonly string[] {
  const problems: string[] = [];
  const must = (fine: boolean, place: string, what: string) => {
    if (!fine) problems.push(`${place}: ${what}`);
  };
  const goods = board.goods.map((g) => g.id);
  const provinces = board.provinces.map((p) => p.id);
  const good = (wanted: string, place: string) => must(goods.includes(wanted), place, `no good '${wanted}'`);
  unique(goods, 'goods', must);
  unique(provinces, 'provinces', must);
  good(board.weaponsGood, 'weaponsGood');
  const { players, setup, track, bonuses } = board;
  must(players.min <= players.max, 'players.min', 'is more than players.max');
  must(setup.electionMarker <= track.end, 'setup.electionMarker', 'is beyond track.end');
  must(bonuses.markerDiceMin <= bonuses.markerDiceMax, 'bonuses.markerDiceMin', 'is more than markerDiceMax');
  const capitals = board.provinces.filter((p) => p.capital).length;
  must(capitals === 1, 'provinces', `exactly one capital is wanted, there are ${capitals}`);
  must(fields(board) <= MOST, 'provinces', `at most ${MOST} need fields in all`);
  must(cards(board) <= MOST, 'needDeck', `at most ${MOST} cards in all`);
  board.provinces.forEach((p, i) => {
    const at = `provinces.${i}`;
    must(!p.capital || p.needFields === 0, `${at}.needFields`, 'the capital has none');
    for (const [k, g] of p.production.goods.entries()) good(g, `${at}.production.goods.${k}`);
    for (const [k, g] of (p.excludedNeeds ?? []).entries()) good(g, `${at}.excludedNeeds.${k}`);
    if (!p.action) return;
    const { cost, effects } = p.action;
    if (cost.good !== undefined && cost.good !== 'any') good(cost.good, `${at}.action.cost.good`);
    effects.forEach((effect, k) => {
      for (const [key, what] of effectProblems(effect, goods, provinces))
        must(false, `${at}.action.effects.${k}.${key}`, what);
    });
  });
  board.needDeck.forEach((card, i) => {
    if (card.good !== null) good(card.good, `needDeck.${i}.good`);
  });
  for (const [count, start] of Object.entries(board.startingRebellions)) {
    start.candidates?.forEach((p, k) => {
      const place = `startingRebellions.${count}.candidates.${k}`;
      must(provinces.includes(p), place, `no province '${p}'`);
      must(!board.provinces.some((other) => other.id === p && other.capital), place, 'is the capital');
    });
  }
  return problems;
}

function unique(
  ids: readonly string[],
  place: string,
  must: (f: boolean, p: string, w: string) => void,
): void {
  ids.forEach((each, i) => {
    must(ids.indexOf(each) === i, `${place}.${i}.id`, `'${each}' is there twice`);
  });
}

function effectProblems(
  effect: Effect,
  goods: readonly string[],
  provinces: readonly string[],
): readonly (readonly [key: string, what: string])[] {
  if (effect.type === 'good')
    return ['any', 'anyOther', ...goods].includes(effect.good) ? [] : [['good', `no good '${effect.good}'`]];
  if (effect.type === 'takeGold')
    return (effect.amount === undefined) === (effect.perStarted === undefined)
      ? [['amount', 'either amount or perStarted is wanted']]
      : [];
  if (effect.type !== 'removeCoins') return [];
  const problems: (readonly [string, string])[] = [];
  if (effect.min > effect.max) problems.push(['min', 'is more than max']);
  if (effect.province !== 'any' && !provinces.includes(effect.province))
    problems.push(['province', `no province '${effect.province}'`]);
  return problems;
}

const fields = (board: BoardFile) => board.provinces.reduce((sum, p) => sum + p.needFields, 0);
const cards = (board: BoardFile) => board.needDeck.reduce((sum, card) => sum + card.copies, 0);

/** What a board that can be played will do badly; each names its place. */
export function warnings(board: BoardFile): readonly string[] {
  const found: string[] = [];
  if (cards(board) < fields(board)) found.push('needDeck: fewer need cards than need fields');
  const sources = board.provinces.filter((p) => makesWeapons(p, board.weaponsGood)).length;
  if (sources === 0) found.push('weaponsGood: nothing gives it, so no rebellion can be crushed');
  if (sources === 1)
    found.push('weaponsGood: only one province gives it; once that one rebels, all others may follow');
  if (!board.needDeck.some((card) => card.good === null && card.copies > 0))
    found.push('needDeck: no NOTHING card');
  if (board.provinces.length < 4) found.push('provinces: fewer than 4');
  if (board.rules.placeInRebellion === 'never')
    found.push('rules.placeInRebellion: nobody can lead in a rebellion, so none can be crushed');
  return found;
}

function makesWeapons(p: BoardFile['provinces'][number], weapons: string): boolean {
  if (p.production.goods.includes(weapons)) return true;
  const given = p.action?.effects.flatMap((e) => (e.type === 'good' ? [e.good] : [])) ?? [];
  return given.some((good) => good === weapons || good === 'any' || good === 'anyOther');
}

export type ReadBoard =
  | { readonly data: BoardFile; readonly warnings: readonly string[] }
  | { readonly problems: readonly string[] };

/** A board as its file's text has it. */
export function readBoard(text: string): ReadBoard {
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { problems: [`not JSON: ${error instanceof Error ? error.message : String(error)}`] };
  }
  const problems = inspectBoard(data);
  return problems.length > 0
    ? { problems }
    : { data: data as BoardFile, warnings: warnings(data as BoardFile) };
}

export const read = { board: readBoard };
export const inspect: Inspect = { board: inspectBoard };
