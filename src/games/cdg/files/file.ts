/**
 * Deck files (docs/deck-files.md): JSON or a table, checked by one schema. What is wrong names its line and column
 * and what was wanted. `inspect` checks a whole deck that comes as data, from a saved game.
 */
import * as v from 'valibot';
import { type FileFault, inheritedKey, notText, readJson, told, unread } from '../../../files/places.ts';
import { MOST_PROBLEMS } from '../../../kernel/limits.ts';
import type { Inspect, ReadFile } from '../../../kernel/options.ts';
import { type Deck, KINDS, SPACES } from '../rules/deck.ts';
import { readDeckTable } from './deck-table.ts';

export const MOST_CARDS = 500;
/** More stages than three would need odds beyond whole numbers that a draw can carry. */
const MOST_GROUPS = 3;

const whole = (min: number, max: number) => {
  const wanted = `a whole number from ${min} to ${max} is wanted`;
  return v.pipe(v.number(wanted), v.integer(wanted), v.minValue(min, wanted), v.maxValue(max, wanted));
};
const text = (max: number) =>
  v.pipe(
    v.string('a text is wanted'),
    v.maxLength(max, `at most ${max} characters are wanted`),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come in.
    v.regex(/^[^\u0000-\u001f\u007f\ufffd]*$/, 'only printable characters are wanted'),
  );
const name = (max: number) => v.pipe(text(max), v.nonEmpty('a name is wanted'));
const id = (what: string) =>
  v.pipe(
    v.string(`${what} is wanted`),
    v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,15}$/, `${what} of up to 16 letters, digits and dashes is wanted`),
    v.notValue('empty', 'another id is wanted: this word has a meaning of its own'),
    v.notValue('down', 'another id is wanted: this word has a meaning of its own'),
    v.notValue('up', 'another id is wanted: this word has a meaning of its own'),
  );
const texts = (max: number) => v.array(text(max), 'a list of texts is wanted');
const yes = v.boolean('yes or no is wanted');

const card = v.strictObject(
  {
    id: id('an id'),
    side: v.optional(v.union([v.literal(''), id('a side')], 'a side is wanted'), ''),
    number: v.optional(whole(0, 9999), 0),
    name: name(60),
    detail: v.optional(text(40), ''),
    group: v.optional(id('a group')),
    ops: whole(0, 99),
    sr: v.optional(whole(0, 99), 0),
    rp: v.optional(v.record(id('a nation'), whole(1, 99), 'points by nation are wanted'), {}),
    status: v.optional(whole(0, 20), 0),
    combat: v.optional(yes, false),
    star: v.optional(yes, false),
    once: v.optional(yes, false),
    kind: v.optional(v.picklist(KINDS, `one of ${KINDS.join(', ')} is wanted`)),
    nation: v.optional(text(16), ''),
    hints: v.optional(texts(80), []),
  },
  'a card is wanted',
);

const side = v.union(
  [id('a side'), v.strictObject({ id: id('a side'), name: v.optional(text(30), '') })],
  'a side is wanted',
);
const GROUP = 'a group is wanted, with the war status it comes in at: late 4';
const group = v.union(
  [
    v.pipe(v.string(GROUP), v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,15}( \d{1,2})?$/, GROUP)),
    v.strictObject({ id: id('a group'), status: v.optional(whole(0, 60), 0) }, GROUP),
  ],
  GROUP,
);
const TURNS = 'one to three whole numbers from 1 to 40 are wanted: short, medium and whole game';
const turns = v.union(
  [
    whole(1, 40),
    v.pipe(v.array(whole(1, 40), TURNS), v.minLength(1, TURNS), v.maxLength(3, TURNS)),
    v.strictObject({ introductory: whole(1, 40), limited: whole(1, 40), campaign: whole(1, 40) }, TURNS),
  ],
  TURNS,
);
const OPENING = 'a card, a turn and a round are wanted: H-01, 1, 1';
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
const VP = 'three whole numbers are wanted: start, least and most';
const vp = v.union(
  [
    v.null(VP),
    v.pipe(v.array(whole(-99, 99), VP), v.length(3, VP)),
    v.strictObject({ start: whole(-99, 99), min: whole(-99, 99), max: whole(-99, 99) }, VP),
  ],
  VP,
);
const FACES = 'six texts are wanted, one for each face of the die';
const die = v.pipe(v.array(text(16), FACES), v.length(6, FACES));

const schema = v.strictObject(
  {
    deck: v.optional(id('an id')),
    id: v.optional(id('an id')),
    title: v.optional(name(60)),
    lang: v.optional(
      v.pipe(
        v.string('a language is wanted: en, pl, pt-BR'),
        v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/, 'a language is wanted: en, pl, pt-BR'),
      ),
    ),
    sides: v.pipe(v.array(side, 'two sides are wanted'), v.length(2, 'two sides are wanted')),
    shared: v.optional(yes, false),
    spaces: v.optional(whole(1, SPACES.length), SPACES.length),
    ranges: v.optional(v.array(whole(0, 6), 'a list of whole numbers is wanted')),
    turns: v.optional(turns, 6),
    rounds: v.optional(whole(1, 20), 6),
    groups: v.optional(
      v.pipe(
        v.array(group, 'a group is wanted'),
        v.minLength(1, 'a group is wanted'),
        v.maxLength(MOST_GROUPS, `at most ${MOST_GROUPS} groups are wanted`),
      ),
      ['all'],
    ),
    phases: v.optional(
      v.pipe(v.array(name(80), 'a list of texts is wanted'), v.maxLength(12, 'at most 12 phases are wanted')),
      ['end-of-turn'],
    ),
    opening: v.optional(opening, null),
    mandated: v.optional(
      v.union([v.null(), v.strictTuple([die, die])], 'two lists of six texts are wanted'),
      null,
    ),
    vp: v.optional(vp, null),
    armistice: v.optional(whole(0, 60), 0),
    cards: v.pipe(
      v.array(card, 'a list of cards is wanted'),
      v.minLength(1, 'cards are wanted; there are none'),
      v.maxLength(MOST_CARDS, `at most ${MOST_CARDS} cards are wanted`),
    ),
  },
  'a deck is wanted',
);
type Raw = v.InferOutput<typeof schema>;

/** All that the file left out, filled in. */
function completed(raw: Raw): Deck {
  const sides = raw.sides.map((each) => (typeof each === 'string' ? { id: each, name: '' } : each));
  const groups = raw.groups.map((each) => {
    if (typeof each !== 'string') return each;
    const [group = '', status = '0'] = each.split(' ');
    return { id: group, status: Number(status) };
  });
  const [short, medium, long] = Array.isArray(raw.turns)
    ? [raw.turns[0], raw.turns[1] ?? raw.turns[0], raw.turns.at(-1)]
    : typeof raw.turns === 'number'
      ? [raw.turns, raw.turns, raw.turns]
      : [raw.turns.introductory, raw.turns.limited, raw.turns.campaign];
  const name = raw.id ?? raw.deck ?? 'deck';
  const first = groups[0]?.id as string;
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
  const opener = (card = '', turn = '', round = '') => ({
    card,
    side: sides[0]?.id === cards.find(({ id }) => id === card)?.side ? 0 : 1,
    turn: Number(turn),
    round: Number(round),
  });
  const opening = Array.isArray(raw.opening) ? opener(...raw.opening) : raw.opening;
  const [start = 0, min = 0, max = 0] = Array.isArray(raw.vp) ? raw.vp : [];
  return {
    id: name,
    title: raw.title ?? name,
    ...(raw.lang === undefined ? {} : { lang: raw.lang }),
    sides: sides as [Deck['sides'][0], Deck['sides'][1]],
    shared: raw.shared,
    spaces: raw.spaces,
    ranges: raw.ranges ?? SPACES.slice(0, raw.spaces).map((_, i) => i + 1),
    turns: { introductory: short as number, limited: medium as number, campaign: long as number },
    rounds: raw.rounds,
    groups,
    phases: raw.phases,
    opening: opening as Deck['opening'],
    mandated: raw.mandated,
    vp: Array.isArray(raw.vp) ? { start, min, max } : raw.vp,
    armistice: raw.armistice,
    cards,
  };
}

/** What no single value can show: doubles, strangers, too few cards to deal. */
function disagreements(deck: Deck): FileFault[] {
  const faults: FileFault[] = [];
  const fault = (path: string, problem: string) => void faults.push({ path, problem });
  const sides: readonly string[] = deck.sides.map(({ id }) => id);
  const groups = deck.groups.map(({ id }) => id);
  if (sides[0] === sides[1]) fault('sides.1', 'another id than that of the first side is wanted');
  if (new Set(groups).size < groups.length) fault('groups', 'each group is wanted once');
  if (deck.groups[0]?.status !== 0) fault('groups.0', 'the first group comes in at war status 0');
  if (deck.ranges.length !== deck.spaces)
    fault('ranges', `${deck.spaces} ranges are wanted, one for each space`);
  const seen = new Map<string, number>();
  for (const [i, card] of deck.cards.entries()) {
    const at = `cards.${i}`;
    const before = seen.get(card.id);
    if (before !== undefined)
      fault(`${at}.id`, `'${card.id}' is also the id of card ${before + 1}; each id is wanted once`);
    seen.set(card.id, i);
    if (!deck.shared && !sides.includes(card.side))
      fault(`${at}.side`, `one of ${sides.join(', ')} is wanted${card.side ? `, not '${card.side}'` : ''}`);
    if (!groups.includes(card.group))
      fault(`${at}.group`, `one of ${groups.join(', ')} is wanted, not '${card.group}'`);
    if (card.combat !== (card.kind === 'combat'))
      fault(`${at}.kind`, 'a combat card is of the kind combat, and no other is');
    if (card.kind === 'reinforcement' && !card.nation)
      fault(`${at}.nation`, 'a nation is wanted for a reinforcement');
  }
  const dealt = deck.cards.filter(({ group }) => group === groups[0]);
  for (const id of deck.shared ? [''] : sides) {
    const own = dealt.filter(({ side }) => deck.shared || side === id).length;
    const wanted = deck.shared ? 2 * deck.spaces : deck.spaces;
    if (own < wanted)
      fault(
        'cards',
        `at least ${wanted} cards${id && ` of ${id}`} in the group ${groups[0]} are wanted, not ${own}`,
      );
  }
  const { opening, vp } = deck;
  const opener = opening && deck.cards.find(({ id }) => id === opening.card);
  if (opening && (!opener || opener.group !== groups[0]))
    fault('opening', `a card of the group ${groups[0]} is wanted`);
  if (opening && !(opening.turn >= 1 && opening.round >= 1 && opening.round <= deck.rounds))
    fault('opening', 'a turn and a round of the game are wanted');
  if (opener && !deck.shared && opener.side !== sides[opening.side])
    fault('opening', 'a card of that side is wanted');
  if (vp && !(vp.min <= vp.start && vp.start <= vp.max))
    fault('vp', 'a start between least and most is wanted');
  return faults;
}

function check(raw: unknown): { deck: Deck } | { faults: readonly FileFault[] } {
  if (Array.isArray(raw)) return { faults: [{ path: '', problem: 'a deck is wanted, not a list' }] };
  const inherited = inheritedKey(raw);
  if (inherited !== undefined)
    return { faults: [{ path: inherited, problem: `'${inherited.split('.').at(-1)}' is not known here` }] };
  const parsed = v.safeParse(schema, raw);
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => {
      const path = (issue.path ?? []).map(({ key }) => String(key)).join('.');
      const last = path.split('.').at(-1);
      // Of a part with fixed keys: one too many, one too few, or no such part at all.
      const expected = issue.type === 'strict_object' ? issue.expected : null;
      if (expected === 'never') return { path, problem: `'${last}' is not known here` };
      return { path, problem: expected?.startsWith('"') ? `'${last}' is missing` : issue.message };
    });
    return { faults };
  }
  const deck = completed(parsed.output);
  const faults = disagreements(deck);
  return faults.length > 0 ? { faults } : { deck };
}

/** A deck from the text of a file: the deck, or every problem with its line and column. */
export function readDeck(
  text: string,
): { readonly data: Deck } | { readonly problems: readonly string[]; readonly more?: number } {
  const bare = text.replace(/^\uFEFF/, '');
  const read = notText(bare) ?? (/^\s*[[{]/.test(bare) ? readJson(bare) : readDeckTable(bare));
  if ('problem' in read) return unread(bare, read);
  const checked = check(read.value);
  if ('deck' in checked) return { data: checked.deck };
  return told(bare, read.places, checked.faults);
}

/** Files by option, from their text. */
export const read: ReadFile = { deck: readDeck };

/** A deck that comes as data must be whole: nothing is filled in, so that a saved game replays to the letter. */
export const inspect: Inspect = {
  deck: (data) => {
    const checked = check(data);
    if ('faults' in checked)
      return checked.faults
        .slice(0, MOST_PROBLEMS)
        .map(({ path, problem }) => (path ? `${path}: ${problem}` : problem));
    const lacks = missing(checked.deck, data);
    return lacks === undefined ? [] : [`${lacks}: is missing or not written out`];
  },
};

/** The first value of the whole deck that the data does not have. */
function missing(whole: unknown, given: unknown, path = ''): string | undefined {
  if (typeof whole !== 'object' || whole === null) return whole === given ? undefined : path;
  if (typeof given !== 'object' || given === null) return path;
  for (const [key, value] of Object.entries(whole)) {
    const lacks = missing(value, (given as Record<string, unknown>)[key], path ? `${path}.${key}` : key);
    if (lacks !== undefined) return lacks;
  }
  return undefined;
}
