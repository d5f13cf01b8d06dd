/**
 * Deck files (docs/deck-files.md): JSON or a table, checked by one schema. A problem names its line and column
 * and what is allowed. `inspect` checks a complete deck that comes as data, from a saved game.
 */
import * as v from 'valibot';
import { notText, placed, readJson, unread } from '../../../files/places.ts';
import { messages, misshapen } from '../../../files/schema.ts';
import { at } from '../../../kernel/at.ts';
import type { DataProblem, Named } from '../../../kernel/data-problem.ts';
import { MOST_PROBLEMS } from '../../../kernel/limits.ts';
import type { Inspect, ReadFile } from '../../../kernel/options.ts';
import { type Deck, KINDS, SPACES } from '../rules/cards/deck.ts';
import { readDeckCsv } from './deck-csv.ts';
import type { DeckProblems, IdOf } from './problems.ts';

export const MOST_CARDS = 500;
/** More stages than three would need odds beyond whole numbers that a draw can carry. */
const MOST_GROUPS = 3;

const wrong = messages<DeckProblems>();
const whole = (min: number, max: number) => {
  const bounds = wrong('whole', { min, max });
  return v.pipe(v.number(bounds), v.integer(bounds), v.minValue(min, bounds), v.maxValue(max, bounds));
};
const text = (max: number) =>
  v.pipe(
    v.string(wrong('text')),
    v.maxLength(max, wrong('long', { most: max })),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come in.
    v.regex(/^[^\u0000-\u001f\u007f\ufffd]*$/, wrong('printable')),
  );
const name = (max: number) => v.pipe(text(max), v.nonEmpty(wrong('name')));
const id = (of: IdOf) =>
  v.pipe(
    v.string(wrong('id', { of })),
    v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,15}$/, wrong('letters', { of })),
    v.notValues(['empty', 'down', 'up'], wrong('reserved')),
  );
const texts = (max: number) => v.array(text(max), wrong('texts'));
const yes = v.boolean(wrong('yes'));

const card = v.strictObject(
  {
    id: id('id'),
    side: v.optional(v.union([v.literal(''), id('side')], wrong('id', { of: 'side' })), ''),
    number: v.optional(whole(0, 9999), 0),
    name: name(60),
    detail: v.optional(text(40), ''),
    group: v.optional(id('group')),
    ops: whole(0, 99),
    sr: v.optional(whole(0, 99), 0),
    rp: v.optional(v.record(id('nation'), whole(1, 99), wrong('points')), {}),
    status: v.optional(whole(0, 20), 0),
    combat: v.optional(yes, false),
    star: v.optional(yes, false),
    once: v.optional(yes, false),
    kind: v.optional(v.picklist(KINDS, wrong('oneOf', { choices: KINDS, found: '' }))),
    nation: v.optional(text(16), ''),
    hints: v.optional(texts(80), []),
  },
  wrong('card'),
);

const side = v.union(
  [id('side'), v.strictObject({ id: id('side'), name: v.optional(text(30), '') })],
  wrong('id', { of: 'side' }),
);
const GROUP = wrong('groupStatus');
const group = v.union(
  [
    v.pipe(v.string(GROUP), v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,15}( \d{1,2})?$/, GROUP)),
    v.strictObject({ id: id('group'), status: v.optional(whole(0, 60), 0) }, GROUP),
  ],
  GROUP,
);
const TURNS = wrong('turns');
const turns = v.union(
  [
    whole(1, 40),
    v.pipe(v.array(whole(1, 40), TURNS), v.minLength(1, TURNS), v.maxLength(3, TURNS)),
    v.strictObject({ introductory: whole(1, 40), limited: whole(1, 40), campaign: whole(1, 40) }, TURNS),
  ],
  TURNS,
);
const OPENING = wrong('opening');
const opening = v.union(
  [
    v.null(OPENING),
    v.pipe(v.array(v.string(OPENING), OPENING), v.length(3, OPENING)),
    v.strictObject(
      { card: v.string(OPENING), side: whole(0, 1), turn: whole(1, 40), round: whole(1, 20) },
      OPENING,
    ),
  ],
  OPENING,
);
const VP = wrong('vp');
const vp = v.union(
  [
    v.null(VP),
    v.pipe(v.array(whole(-99, 99), VP), v.length(3, VP)),
    v.strictObject({ start: whole(-99, 99), min: whole(-99, 99), max: whole(-99, 99) }, VP),
  ],
  VP,
);
const FACES = wrong('faces');
const die = v.pipe(v.array(text(16), FACES), v.length(6, FACES));

const schema = v.strictObject(
  {
    deck: v.optional(id('id')),
    id: v.optional(id('id')),
    title: v.optional(name(60)),
    lang: v.optional(
      v.pipe(v.string(wrong('language')), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/, wrong('language'))),
    ),
    sides: v.pipe(v.array(side, wrong('sides')), v.length(2, wrong('sides'))),
    shared: v.optional(yes, false),
    spaces: v.optional(whole(1, SPACES.length), SPACES.length),
    ranges: v.optional(v.array(whole(0, 6), wrong('numbers'))),
    turns: v.optional(turns, 6),
    rounds: v.optional(whole(1, 20), 6),
    groups: v.optional(
      v.pipe(
        v.array(group, wrong('id', { of: 'group' })),
        v.minLength(1, wrong('id', { of: 'group' })),
        v.maxLength(MOST_GROUPS, wrong('most', { most: MOST_GROUPS, of: 'groups' })),
      ),
      ['all'],
    ),
    phases: v.optional(
      v.pipe(v.array(name(80), wrong('texts')), v.maxLength(12, wrong('most', { most: 12, of: 'phases' }))),
      ['end-of-turn'],
    ),
    opening: v.optional(opening, null),
    mandated: v.optional(v.union([v.null(), v.strictTuple([die, die])], wrong('mandated')), null),
    vp: v.optional(vp, null),
    armistice: v.optional(whole(0, 60), 0),
    cards: v.pipe(
      v.array(card, wrong('cards')),
      v.minLength(1, wrong('none')),
      v.maxLength(MOST_CARDS, wrong('most', { most: MOST_CARDS, of: 'cards' })),
    ),
  },
  wrong('deck'),
);
type Raw = v.InferOutput<typeof schema>;

/** The deck with everything filled in that the file left out. */
function completed(raw: Raw): Deck {
  const sides = raw.sides.map((each) => (typeof each === 'string' ? { id: each, name: '' } : each));
  const groups = raw.groups.map((each) => {
    if (typeof each !== 'string') return each;
    const [group = '', status = '0'] = each.split(' ');
    return { id: group, status: Number(status) };
  });
  const name = raw.id ?? raw.deck ?? 'deck';
  const first = at(groups, 0).id;
  const cards = raw.cards.map(({ group = first, kind, ...card }) => ({
    id: card.id,
    side: raw.shared ? '' : card.side,
    number: card.number,
    name: card.name,
    detail: card.detail,
    group,
    ops: card.ops,
    sr: card.sr,
    rp: card.rp,
    status: card.status,
    combat: card.combat || kind === 'combat',
    star: card.star,
    once: card.once,
    kind: kind ?? (card.combat ? ('combat' as const) : ('other' as const)),
    nation: card.nation,
    hints: card.hints,
  }));
  const opener = ([card = '', turn = '', round = '']: readonly string[]): Deck['opening'] => ({
    card,
    side: sides[0]?.id === cards.find(({ id }) => id === card)?.side ? 0 : 1,
    turn: Number(turn),
    round: Number(round),
  });
  const opening = Array.isArray(raw.opening)
    ? opener(raw.opening)
    : raw.opening && { ...raw.opening, side: raw.opening.side === 0 ? (0 as const) : (1 as const) };
  const [start = 0, min = 0, max = 0] = Array.isArray(raw.vp) ? raw.vp : [];
  return {
    id: name,
    title: raw.title ?? name,
    ...(raw.lang === undefined ? {} : { lang: raw.lang }),
    sides: [at(sides, 0), at(sides, 1)],
    shared: raw.shared,
    spaces: raw.spaces,
    ranges: raw.ranges ?? SPACES.slice(0, raw.spaces).map((_, i) => i + 1),
    turns: turnsOf(raw.turns),
    rounds: raw.rounds,
    groups,
    phases: raw.phases,
    opening,
    mandated: raw.mandated,
    vp: Array.isArray(raw.vp) ? { start, min, max } : raw.vp,
    armistice: raw.armistice,
    cards,
  };
}

/** One number for all scenarios, one for each of the first ones, or each by its name. */
function turnsOf(turns: Raw['turns']): Deck['turns'] {
  if (typeof turns === 'number') return { introductory: turns, limited: turns, campaign: turns };
  if (!Array.isArray(turns)) return turns;
  const introductory = at(turns, 0);
  return { introductory, limited: turns[1] ?? introductory, campaign: at(turns, turns.length - 1) };
}

/** What no single value can show: an id used twice, an unknown side or group, too few cards to deal. */
function disagreements(deck: Deck): readonly DataProblem[] {
  const problems: DataProblem[] = [];
  const fault = (path: string, { id, facts }: Named<DeckProblems>) => void problems.push({ path, id, facts });
  const sides: readonly string[] = deck.sides.map(({ id }) => id);
  const groups = deck.groups.map(({ id }) => id);
  if (sides[0] === sides[1]) fault('sides.1', { id: 'sameSide', facts: {} });
  if (new Set(groups).size < groups.length) fault('groups', { id: 'groupTwice', facts: {} });
  if (deck.groups[0]?.status !== 0) fault('groups.0', { id: 'firstGroup', facts: {} });
  if (deck.ranges.length !== deck.spaces) fault('ranges', { id: 'ranges', facts: { spaces: deck.spaces } });
  const seen = new Map<string, number>();
  for (const [i, card] of deck.cards.entries()) {
    const path = `cards.${i}`;
    const before = seen.get(card.id);
    if (before !== undefined) fault(`${path}.id`, { id: 'twice', facts: { id: card.id, card: before + 1 } });
    seen.set(card.id, i);
    if (!deck.shared && !sides.includes(card.side))
      fault(`${path}.side`, { id: 'oneOf', facts: { choices: sides, found: card.side } });
    if (!groups.includes(card.group))
      fault(`${path}.group`, { id: 'oneOf', facts: { choices: groups, found: card.group } });
    if (card.combat !== (card.kind === 'combat')) fault(`${path}.kind`, { id: 'combat', facts: {} });
    if (card.kind === 'reinforcement' && !card.nation) fault(`${path}.nation`, { id: 'nation', facts: {} });
  }
  const [group = ''] = groups;
  const dealt = deck.cards.filter((card) => card.group === group);
  for (const side of deck.shared ? [''] : sides) {
    const found = dealt.filter((card) => deck.shared || card.side === side).length;
    const least = deck.shared ? 2 * deck.spaces : deck.spaces;
    if (found < least) fault('cards', { id: 'least', facts: { least, side, group, found } });
  }
  const { opening, vp } = deck;
  const opener = opening && deck.cards.find(({ id }) => id === opening.card);
  if (opening && (!opener || opener.group !== group))
    fault('opening', { id: 'openingCard', facts: { group } });
  if (opening && !(opening.turn >= 1 && opening.round >= 1 && opening.round <= deck.rounds))
    fault('opening', { id: 'openingRound', facts: {} });
  if (opener && !deck.shared && opener.side !== sides[opening.side])
    fault('opening', { id: 'openingSide', facts: {} });
  if (vp && !(vp.min <= vp.start && vp.start <= vp.max)) fault('vp', { id: 'vpOrder', facts: {} });
  return problems;
}

function check(raw: unknown): { deck: Deck } | { problems: readonly DataProblem[] } {
  if (Array.isArray(raw)) return { problems: [{ path: '', id: 'notList', facts: {} }] };
  const misshaped = misshapen<DeckProblems>(raw, (given) => v.safeParse(schema, given).issues ?? []);
  if (misshaped.length > 0) return { problems: misshaped };
  const deck = completed(v.parse(schema, raw));
  const problems = disagreements(deck);
  return problems.length > 0 ? { problems } : { deck };
}

/** A deck from the text of a file: the deck, or every problem with its line and column. */
export function readDeck(
  text: string,
): { readonly data: Deck } | { readonly problems: readonly DataProblem[]; readonly more?: number } {
  const bare = text.replace(/^\uFEFF/, '');
  const read = notText(bare) ?? (/^\s*[[{]/.test(bare) ? readJson(bare) : readDeckCsv(bare));
  if ('id' in read) return unread(bare, read);
  const checked = check(read.value);
  if ('deck' in checked) return { data: checked.deck };
  return placed(bare, read.places, checked.problems);
}

/** Files by option, from their text. */
export const read: ReadFile = { deck: readDeck };

/** A deck that comes as data must be complete: nothing is filled in, so that a saved game replays exactly. */
export const inspect: Inspect = {
  deck: (data) => {
    const checked = check(data);
    if ('problems' in checked) return checked.problems.slice(0, MOST_PROBLEMS);
    const path = missing(checked.deck, data);
    return path === undefined ? [] : [{ path, id: 'notWhole', facts: {} }];
  },
};

/** The first value of the complete deck that the data doesn't have. */
function missing(whole: unknown, given: unknown, path = ''): string | undefined {
  if (typeof whole !== 'object' || whole === null) return whole === given ? undefined : path;
  if (typeof given !== 'object' || given === null) return path;
  for (const [key, value] of Object.entries(whole)) {
    const lacks = missing(value, (given as Record<string, unknown>)[key], path ? `${path}.${key}` : key);
    if (lacks !== undefined) return lacks;
  }
  return undefined;
}
