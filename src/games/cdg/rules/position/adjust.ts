/** Setting the table by hand: which facts, within which bounds, and what must always hold. */
import { type ChoiceFact, type FactDecl, type NumberFact, withUpdate } from '../../../../kernel/facts.ts';
import type { Log } from '../../../../kernel/game.ts';
import { lastTurn, newGroup, toTurn } from '../campaign/campaign.ts';
import { SIDES, type Side, SPACES, type Space, spacesOf } from '../cards/deck.ts';
import {
  commitment,
  deckOf,
  factsOf,
  forgetOldShuffles,
  fromPile,
  owners,
  pileHasCards,
  see,
  shuffles,
  tracked,
  undecided,
} from '../cards/pile.ts';
import { type Cdg, type OnDisplay, type Slot, type State, USES } from '../state.ts';
import { continueGame } from '../steps.ts';

type Options = State['options'];

const LAST = ['none', ...USES] as const;
const MAX_STATUS = 60;

/** Between cards, where another turn, round or side can begin; so it can while a display is being turned up. */
const QUIET: readonly State['step'][] = ['turn', 'round', 'mandated', 'reveal', 'nominate', 'fate', 'phase'];
/** Cards are being turned up, a display or the first ones with the fate die; nothing depends on them yet. */
const OPENING: readonly State['step'][] = ['turn', 'round', 'reveal'];
/** On the map: the displays can be adjusted, but not the card in play. */
const ACTING: readonly State['step'][] = ['act', 'one-op'];

function still(s: Readonly<State>): boolean {
  return !s.battle && (s.turning.length === 0 || OPENING.includes(s.step));
}
const busy = (s: Readonly<State>) => !(still(s) && QUIET.includes(s.step));
const noDisplay = (s: Readonly<State>) => busy(s) && !(still(s) && ACTING.includes(s.step));

/** A new turn, round or side begins at its beginning; new groups are shuffled in; a display is turned up if it has to be. */
export function facts(options: Options): readonly FactDecl<Cdg>[] {
  const { deck } = options;
  return withUpdate(
    [
      ...timeFacts(options),
      ...(deck.vp ? [vpFact(deck.vp)] : []),
      ...SIDES.flatMap((side) => withUpdate(sideFacts(options, side), turnUpAgain)),
    ],
    continuePlay,
  );
}

function timeFacts({ deck }: Options): FactDecl<Cdg>[] {
  return [
    {
      id: 'turn',
      kind: 'number',
      locked: busy,
      min: 1,
      max: lastTurn,
      get: (s) => s.turn,
      set: toTurn,
    },
    {
      id: 'round',
      kind: 'number',
      locked: busy,
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
      locked: busy,
      choices: () => deck.sides.map(({ id }) => id),
      get: (s) => deck.sides[s.active].id,
      set(s, id) {
        s.active = deck.sides[0].id === id ? 0 : 1;
        s.step = 'round';
      },
    },
  ];
}

function vpFact({ min, max }: NonNullable<Options['deck']['vp']>): FactDecl<Cdg> {
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

function sideFacts(options: Options, side: Side): FactDecl<Cdg>[] {
  const { deck, fateCards, method } = options;
  const { id } = deck.sides[side];
  const fateDie = method === 'fateDie';
  // The fate die uses no space C.
  const spaces = spacesOf(deck).filter((space) => !(fateDie && space === 'C'));
  return [
    {
      ...numberFact(side, `${id}.status`, 'status', MAX_STATUS),
      // The events of a long deck may add up to more.
      mayExceed: true,
    },
    ...(deck.shared && side === 1 ? [] : [commitmentFact(options, id, side)]),
    {
      id: `${id}.last`,
      kind: 'choice',
      choices: () => LAST,
      get: (s) => s.sides[side].last ?? 'none',
      set(s, last) {
        s.sides[side].last = USES.find((use) => use === last) ?? null;
      },
    },
    ...(fateDie ? [numberFact(side, `${id}.left`, 'left', fateCards)] : []),
    ...spaces.map((space) => spaceFact(id, side, space)),
  ];
}

function numberFact(side: Side, id: string, key: 'status' | 'left', max: number): NumberFact<Cdg> {
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
function commitmentFact({ deck }: Options, id: string, side: Side): ChoiceFact<Cdg> {
  const groups = deck.groups.map((group) => group.id);
  return {
    id: `${id}.commitment`,
    kind: 'choice',
    locked: busy,
    choices: (s) => groups.slice(deckOf(s, side).groups - 1),
    get: (s) => commitment(s, side),
    set(s, group, log) {
      const upTo = groups.indexOf(group) + 1;
      while (deckOf(s, side).groups < upTo) newGroup(s, side, log);
    },
  };
}

function spaceFact(id: string, side: Side, space: Space): ChoiceFact<Cdg> {
  return {
    id: `${id}.${space}`,
    kind: 'choice',
    when: (s) => !noDisplay(s) && !(side === s.active && s.playing?.from === space),
    choices: (s) => canLie(s, side, space),
    get: (s) => held(s.sides[side].slots[space]),
    set: (s, value) => setSpace(s, { side, space }, value),
  };
}

/** What a space holds, as the value of its fact. */
function held(slot: Slot | null): string {
  if (!slot) return 'empty';
  return slot.up ? (slot.card ?? 'up') : 'down';
}

/** What a space can be set to: nothing, a face-down card, or any card of the deck that isn't face up elsewhere. */
function canLie(s: Readonly<State>, side: Side, space: Space): string[] {
  const slot = s.sides[side].slots[space];
  // A face-down card of the side that nominates would be turned up at once.
  if (!tracked(s))
    return s.step === 'nominate' && side === s.active ? ['empty', 'up'] : ['empty', 'down', 'up'];
  const cards = new Set(slot?.up && slot.card ? [slot.card] : []);
  const all = shuffles(s, side);
  const freed = undecided(slot) ? slot.set : Number.POSITIVE_INFINITY;
  for (const [joined, shuffle] of all.entries()) {
    const room = all.every(({ rest }, g) => g < joined || rest + (g >= freed ? 1 : 0) > 0);
    if (room) for (const card of shuffle.cards) cards.add(card);
  }
  for (const card of deckOf(s, side).discards) cards.add(card);
  // In the order of the printed numbers, so that one is found.
  const number = (card: string) => factsOf(s, card).number;
  const down = pileHasCards(s, side) || held(slot) === 'down';
  return [
    'empty',
    ...(down ? ['down'] : []),
    ...(held(slot) === 'up' ? ['up'] : []),
    ...[...cards].sort((a, b) => number(a) - number(b) || (a < b ? -1 : 1)),
  ];
}

/** A card that the player has set is no longer to be turned up. */
function turnUpAgain(s: State, set: () => void): void {
  set();
  s.turning = s.turning.filter(({ side, space }) => undecided(s.sides[side].slots[space]));
  // A face-down card has no place on the display of the side that is about to nominate.
  if (s.step === 'nominate' && !s.battle) s.step = 'reveal';
}

/** Play continues from the position as it is then. */
function continuePlay(s: State, set: () => void, log?: Log<Cdg>): void {
  // What is to be turned up follows again from the display.
  if (s.step === 'reveal') s.turning.length = 0;
  set();
  // A side whose round is to begin has a card to use in it.
  const sideState = s.sides[s.active];
  if (s.step === 'round' && sideState.left === 0) sideState.left = s.options.fateCards;
  continueGame(s, log);
}

/** The card that lay there goes where the new one came from; without a new one, to the discards. */
function setSpace(s: State, { side, space }: OnDisplay, value: string): void {
  const { slots } = s.sides[side];
  const old = slots[space];
  if (held(old) === value) return;
  slots[space] = null;
  if (!tracked(s)) {
    if (value !== 'empty') slots[space] = { ...fromPile(s, side), up: value === 'up' };
    return;
  }
  const deck = deckOf(s, side);
  const discarded = deck.discards.indexOf(value);
  if (value === 'down') slots[space] = fromPile(s, side);
  else if (value !== 'empty') {
    if (discarded >= 0) deck.discards.splice(discarded, 1);
    else see(s, side, value);
    slots[space] = { card: value, set: null, up: true, closed: false };
  }
  const card = old?.card;
  if (card) {
    const last = deck.sets.at(-1);
    if (!last || value === 'down' || value === 'empty' || discarded >= 0) deck.discards.push(card);
    else {
      last.push(card);
      last.sort();
    }
  }
  forgetOldShuffles(s, side);
}

export function check(s: Readonly<State>): void {
  const fail = (what: string) => {
    throw new Error(`solo mode: ${what}`);
  };
  const { deck } = s.options;
  for (const side of SIDES) {
    const { sets } = deckOf(s, side);
    for (const [i, space] of SPACES.entries()) {
      const slot = s.sides[side].slots[space];
      if (!slot) continue;
      if (i >= deck.spaces) fail('a card beyond the display');
      if (slot.closed && slot.up) fail('a closed card face up');
      if (!tracked(s) && (slot.card !== null || slot.set !== null)) fail('an untracked card with a name');
      if (tracked(s) && (slot.card === null) === (slot.set === null))
        fail('a card with a name and a shuffle');
      if (slot.set !== null && !sets[slot.set]) fail('a card from no shuffle');
    }
  }
  for (const { side, space } of s.turning)
    if (!undecided(s.sides[side].slots[space])) fail('a card to turn up that is known');
  for (const side of owners(s)) checkDeck(s, side, fail);
}

/** Every card that is in play is somewhere exactly once; face-down ones are among the unseen. */
function checkDeck(s: Readonly<State>, owner: Side, fail: (what: string) => void): void {
  const { deck } = s.options;
  const piles = deckOf(s, owner);
  const groups = deck.groups.slice(0, piles.groups).map(({ id }) => id);
  const { id } = deck.sides[owner];
  const inPlay = deck.cards.filter((c) => (deck.shared || c.side === id) && groups.includes(c.group));
  const found = [...piles.sets.flat(), ...piles.discards, ...piles.removed, ...inSight(s, owner)].sort();
  const expected = tracked(s) ? inPlay.map(({ id }) => id).sort() : [];
  if (found.join() !== expected.join()) fail(`cards ${found.join()} instead of ${expected.join()}`);
  if (shuffles(s, owner).some(({ rest }) => rest < 0)) fail('more face-down cards than there are cards');
}

/** Cards of this deck on a display, on their way, in a battle or kept. */
function inSight(s: Readonly<State>, owner: Side): string[] {
  const { battle, playing } = s;
  const cards: (string | null | undefined)[] = [];
  for (const side of SIDES) {
    if (side !== owner && !s.options.deck.shared) continue;
    const { slots, kept } = s.sides[side];
    for (const space of SPACES) cards.push(slots[space]?.card);
    for (const { card } of kept) cards.push(card);
    if (s.active === side && playing?.from === 'top') cards.push(playing.card);
    const fighting = battle?.attacker === side ? battle.attack : battle?.defence;
    if (!kept.some(({ card }) => card === fighting?.card)) cards.push(fighting?.card);
  }
  return cards.filter((card) => typeof card === 'string');
}
