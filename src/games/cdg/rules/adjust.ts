/** Setting the table by hand: which facts, within which bounds, and what must always hold. */
import { type ChoiceFact, type FactDecl, settled } from '../../../kernel/facts.ts';
import type { Log } from '../../../kernel/game.ts';
import { lastTurn, newGroup, toTurn } from './campaign.ts';
import { SIDES, type Side, SPACES } from './deck.ts';
import {
  deckIndex,
  deckOf,
  factsOf,
  forgetOldShuffles,
  fromPile,
  pileHasCards,
  see,
  sizes,
  tracked,
  undecided,
} from './pile.ts';
import type { Cdg, DeckState, Slot, State, Use } from './state.ts';
import { onward } from './steps.ts';

type Options = State['options'];

const LAST = ['none', 'ops', 'sr', 'rp', 'event'] as const;
const MAX_STATUS = 60;

/** Between cards, where another turn, round or side can begin; so it can while a display is being turned up. */
const QUIET: readonly State['step'][] = ['turn', 'round', 'mandated', 'reveal', 'nominate', 'fate', 'phase'];
/** Cards are being turned up, and nothing has begun that rests on them: a display, or the first cards of the fate die. */
const OPENING: readonly State['step'][] = ['turn', 'round', 'reveal'];
/** On the map: what lies on the displays can be put right, but for the card in play. */
const ACTING: readonly State['step'][] = ['act', 'one-op'];

function still(s: Readonly<State>): boolean {
  return !s.battle && (s.turning.length === 0 || OPENING.includes(s.step));
}
const busy = (s: Readonly<State>) => !(still(s) && QUIET.includes(s.step));
const noDisplay = (s: Readonly<State>) => busy(s) && !(still(s) && ACTING.includes(s.step));

/** A new turn, round or side begins at its beginning; new groups are shuffled in; a display is turned up if it has to be. */
export function facts(options: Options): readonly FactDecl<Cdg>[] {
  const { deck } = options;
  return settled(
    [
      ...rounds(options),
      ...(deck.vp ? [vp(deck.vp)] : []),
      ...SIDES.flatMap((side) => settled(ofSide(options, side), turnUpAgain)),
    ],
    goOn,
  );
}

function rounds({ deck }: Options): FactDecl<Cdg>[] {
  return [
    {
      id: 'turn',
      kind: 'number',
      rests: busy,
      min: 1,
      max: lastTurn,
      get: (s) => s.turn,
      set: toTurn,
    },
    {
      id: 'round',
      kind: 'number',
      rests: busy,
      min: 1,
      max: deck.rounds,
      get: (s) => s.round,
      set(s, round) {
        s.round = round;
        s.step = 'round';
      },
    },
    {
      id: 'active',
      kind: 'choice',
      rests: busy,
      choices: () => deck.sides.map(({ id }) => id),
      get: (s) => deck.sides[s.active].id,
      set(s, id) {
        s.active = deck.sides[0].id === id ? 0 : 1;
        s.step = 'round';
      },
    },
  ];
}

function vp({ min, max }: NonNullable<Options['deck']['vp']>): FactDecl<Cdg> {
  return {
    id: 'vp',
    kind: 'number',
    min,
    max,
    get: (s) => s.vp,
    set(s, points) {
      s.vp = points;
    },
  };
}

function ofSide(options: Options, side: Side): FactDecl<Cdg>[] {
  const { deck, fateCards, method } = options;
  const { id } = deck.sides[side];
  const fateDie = method === 'fateDie';
  const spaces = SPACES.slice(0, deck.spaces).map((_, i) => onSpace(id, side, i));
  return [
    {
      ...own(side, `${id}.status`, 'status', MAX_STATUS),
      // The events of a long deck may add up to more.
      mayExceed: true,
    },
    ...(deck.shared && side === 1 ? [] : [commitment(options, id, side)]),
    {
      id: `${id}.last`,
      kind: 'choice',
      choices: () => LAST,
      get: (s) => s.sides[side].last || 'none',
      set(s, last) {
        s.sides[side].last = last === 'none' ? '' : (last as Use);
      },
    },
    ...(fateDie ? [own(side, `${id}.left`, 'left', fateCards)] : []),
    // The fate die uses no space C.
    ...spaces.filter((_, i) => !(fateDie && i === 2)),
  ];
}

function own(
  side: Side,
  id: string,
  key: 'status' | 'left',
  max: number,
): FactDecl<Cdg> & { kind: 'number' } {
  return {
    id,
    kind: 'number',
    min: 0,
    max,
    get: (s) => s.sides[side][key],
    set(s, n) {
      s.sides[side][key] = n;
    },
  };
}

/** Groups of cards come into play in their order, and none leaves it. */
function commitment({ deck }: Options, id: string, side: Side): ChoiceFact<Cdg> {
  const groups = deck.groups.map((group) => group.id);
  return {
    id: `${id}.commitment`,
    kind: 'choice',
    rests: busy,
    choices: (s) => groups.slice(deckOf(s, side).groups - 1),
    get: (s) => groups[deckOf(s, side).groups - 1] as string,
    set(s, group, log) {
      const wanted = groups.indexOf(group) + 1;
      while (deckOf(s, side).groups < wanted) newGroup(s, deckIndex(s, side), deckOf(s, side), log);
    },
  };
}

function onSpace(id: string, side: Side, space: number): ChoiceFact<Cdg> {
  const slot = (s: Readonly<State>) => s.sides[side].slots[space] ?? null;
  return {
    id: `${id}.${SPACES[space]}`,
    kind: 'choice',
    when: (s) => !noDisplay(s) && !(side === s.active && s.playing?.from === space),
    choices: (s) => canLie(s, side, space),
    get: (s) => lies(slot(s)),
    set: (s, value) => setSpace(s, side, space, value),
  };
}

function lies(slot: Slot | null): string {
  if (!slot) return 'empty';
  return slot.up ? slot.card || 'up' : 'down';
}

/** What a space can be set to: nothing, a face-down card, or any card of the deck that is not in sight elsewhere. */
function canLie(s: Readonly<State>, side: Side, space: number): string[] {
  const slot = s.sides[side].slots[space] ?? null;
  // What lies face down before the side that nominates would be turned up at once.
  if (!tracked(s))
    return s.step === 'nominate' && side === s.active ? ['empty', 'up'] : ['empty', 'down', 'up'];
  const cards = new Set(slot?.up && slot.card ? [slot.card] : []);
  const deck = deckOf(s, side);
  const { rest } = sizes(s, deckIndex(s, side));
  const freed = undecided(slot) ? slot.set : Number.POSITIVE_INFINITY;
  for (const [joined, set] of deck.sets.entries()) {
    const room = rest.every((n, g) => g < joined || n + (g >= freed ? 1 : 0) > 0);
    if (room) for (const card of set) cards.add(card);
  }
  for (const card of deck.discards) cards.add(card);
  // In the order of the printed numbers, so that one is found.
  const number = (card: string) => factsOf(s, card).number;
  const down = pileHasCards(s, side) || lies(slot) === 'down';
  return [
    'empty',
    ...(down ? ['down'] : []),
    ...(lies(slot) === 'up' ? ['up'] : []),
    ...[...cards].sort((a, b) => number(a) - number(b) || (a < b ? -1 : 1)),
  ];
}

/** What the player has put on a display need not be turned up any more. */
function turnUpAgain(s: State, set: () => void): void {
  set();
  s.turning = s.turning.filter((code) =>
    undecided(s.sides[Math.floor(code / 5) as Side].slots[code % 5] ?? null),
  );
  // A face-down card has no place on the display of the side that is about to nominate.
  if (s.step === 'nominate' && !s.battle) s.step = 'reveal';
}

/** Play goes on from the position as it is then. */
function goOn(s: State, set: () => void, log?: Log<Cdg>): void {
  // What is to be turned up follows again from the display.
  if (s.step === 'reveal') s.turning.length = 0;
  set();
  // A side whose round is to begin has a card to use in it.
  const own = s.sides[s.active];
  if (s.step === 'round' && own.left === 0) own.left = s.options.fateCards;
  onward(s, log);
}

/** The card that lay there goes where the new one came from; without a new one, to the discards. */
function setSpace(s: State, side: Side, space: number, value: string): void {
  const { slots } = s.sides[side];
  const old = slots[space] ?? null;
  if (lies(old) === value) return;
  slots[space] = null;
  if (!tracked(s)) {
    if (value !== 'empty') slots[space] = { ...fromPile(s, side), up: value === 'up' };
    return;
  }
  const deck = deckOf(s, side);
  const discarded = deck.discards.indexOf(value);
  const last = deck.sets.at(-1) as string[];
  if (value === 'down') slots[space] = fromPile(s, side);
  else if (value !== 'empty') {
    if (discarded >= 0) deck.discards.splice(discarded, 1);
    else see(s, deckIndex(s, side), value);
    slots[space] = { card: value, set: -1, up: true, closed: false };
  }
  if (old?.card) {
    if (value === 'down' || value === 'empty' || discarded >= 0) deck.discards.push(old.card);
    else {
      last.push(old.card);
      last.sort();
    }
  }
  forgetOldShuffles(s, deckIndex(s, side));
}

export function check(s: Readonly<State>): void {
  const fail = (what: string) => {
    throw new Error(`solo mode: ${what}`);
  };
  const { deck } = s.options;
  for (const side of SIDES) {
    const { slots } = s.sides[side];
    if (slots.length !== deck.spaces) fail(`${slots.length} spaces`);
    for (const slot of slots) {
      if (slot?.closed && slot.up) fail('a closed card face up');
      if (slot && !tracked(s) && (slot.card !== '' || slot.set !== -1)) fail('an untracked card with a name');
      if (slot && tracked(s) && (slot.card === '') !== slot.set >= 0)
        fail('a card with a name and a shuffle');
      if (slot && slot.set >= deckOf(s, side).sets.length) fail('a card from no shuffle');
    }
  }
  for (const code of s.turning) {
    const slot = s.sides[Math.floor(code / 5) as Side].slots[code % 5] ?? null;
    if (!undecided(slot)) fail('a card to turn up that is known');
  }
  for (const [i, own] of s.decks.entries()) checkDeck(s, i, own, fail);
}

/** Every card that is in play is somewhere exactly once; face-down ones are among the unseen. */
function checkDeck(
  s: Readonly<State>,
  index: number,
  own: Readonly<DeckState>,
  fail: (what: string) => void,
): void {
  const { deck } = s.options;
  const groups = deck.groups.slice(0, own.groups).map(({ id }) => id);
  const side = deck.sides[index]?.id;
  const inPlay = deck.cards.filter((c) => (deck.shared || c.side === side) && groups.includes(c.group));
  const places = [...own.sets.flat(), ...own.discards, ...own.removed, ...inSight(s, index)].sort();
  const wanted = tracked(s) ? inPlay.map(({ id }) => id).sort() : [];
  if (places.join() !== wanted.join()) fail(`cards ${places.join()} instead of ${wanted.join()}`);
  if (sizes(s, index).rest.some((n) => n < 0)) fail('more face-down cards than there are cards');
}

/** Cards of this deck on a display, on their way, in a battle or kept. */
function inSight(s: Readonly<State>, index: number): string[] {
  const cards: string[] = [];
  for (const side of SIDES) {
    if (deckIndex(s, side) !== index) continue;
    const own = s.sides[side];
    for (const slot of own.slots) if (slot?.card) cards.push(slot.card);
    for (const { card } of own.kept) cards.push(card);
    if (s.active === side && s.playing?.from === -1 && s.playing.card) cards.push(s.playing.card);
    const fighting = s.battle && (s.battle.attacker === side ? s.battle.attack : s.battle.defence);
    if (fighting && fighting !== '?' && !own.kept.some(({ card }) => card === fighting)) cards.push(fighting);
  }
  return cards;
}
