/** What is on the table: both displays, piles, dice, tracks, war status, and the odds of each nomination. */
import { asText, fraction } from '../../../kernel/exact/fraction.ts';
import { spaces } from '../../../kernel/parts/track.ts';
import type { Piece, Place, Scene } from '../../../kernel/scene.ts';
import { lastTurn } from '../rules/campaign/campaign.ts';
import { fullName, SIDES, type Side, SPACES, type Space, spacesOf } from '../rules/cards/deck.ts';
import { opponent } from '../rules/cards/display.ts';
import { commitment, deckOf, factsOf, pileSize, tracked } from '../rules/cards/pile.ts';
import { nominationOdds, occupied, searchOdds } from '../rules/round/odds.ts';
import { combined } from '../rules/round/uses.ts';
import type { Battle, State } from '../rules/state.ts';

export function scene(s: Readonly<State>): Scene {
  const { deck } = s.options;
  const die = (id: string, value: number): Piece => ({ id, kind: id, print: String(value) });
  const dice = [
    ...(s.roll ? [die('grey', s.roll.grey), die('blue', s.roll.blue)] : []),
    ...(s.fate ? [die('fate', s.fate)] : []),
  ];
  const marker = (id: string, at: number, last: number): Place => ({
    id,
    kind: 'track',
    cells: spaces(1, last),
    pieces: [{ id: `${id}.marker`, kind: `${id}-marker`, cell: at - 1 }],
  });
  const number = (id: string, value: number): Place => ({ id, kind: 'number', pieces: [], value });
  return [
    ...[...SIDES.flatMap((side) => sidePlaces(s, side)), ...(s.battle ? [battlePlace(s, s.battle)] : [])].map(
      // Cards that the app deals stay in the app: the player's own are only there to be read.
      (place) => (s.options.cards === 'app' ? { ...place, inApp: true } : place),
    ),
    ...search(s),
    ...mandated(s),
    { id: 'dice', kind: 'dice', pieces: dice, active: s.step === 'roll' || s.step === 'fate' },
    ...odds(s),
    marker('turns', s.turn, lastTurn(s)),
    marker('rounds', s.round, deck.rounds),
    ...(deck.groups.length > 1 && deck.shared ? [commitmentPlace(s, 0)] : []),
    ...(deck.groups.length > 1 ? [number('combined', combined(s))] : []),
    ...(deck.vp ? [number('vp', s.vp)] : []),
  ];
}

/** The base game's table of mandated offensives, while its die is rolled. */
function mandated(s: Readonly<State>): Place[] {
  const { deck } = s.options;
  if (s.step !== 'mandated' || !deck.mandated) return [];
  const [first, second] = deck.mandated;
  const rows = first.map((nation, i) => [String(i + 1), nation, second[i] ?? '']);
  const cells = ['', ...deck.sides.map(({ id }) => id)];
  return [{ id: 'mandated', kind: 'chart', pieces: [], cells, rows, active: true }];
}

function card(s: Readonly<State>, id: string, side: Side, cell?: number): Piece {
  const owner = s.options.deck.sides[side].id;
  const piece = { id, kind: 'card', face: 'up' as const, owner, print: fullName(factsOf(s, id)) };
  return cell === undefined ? piece : { ...piece, cell };
}

function onDisplay(s: Readonly<State>, side: Side, space: Space): Piece[] {
  const slot = s.sides[side].slots[space];
  if (!slot) return [];
  const owner = s.options.deck.sides[side].id;
  const cell = SPACES.indexOf(space);
  if (slot.up && slot.card !== null) return [card(s, slot.card, side, cell)];
  if (slot.up) return [{ id: `up.${owner}.${space}`, kind: 'unnamed', cell, face: 'up', owner }];
  return [{ id: `back.${owner}.${space}`, kind: 'back', cell, face: 'down', owner }];
}

/** Nobody's action round. */
const NO_ROUND: readonly State['step'][] = ['mandated', 'phase', 'armistice', 'over'];

function sidePlaces(s: Readonly<State>, side: Side): Place[] {
  const { deck, method } = s.options;
  const { id: owner } = deck.sides[side];
  const sideState = s.sides[side];
  const piles = deckOf(s, side);
  const places: Place[] = [
    {
      id: `display.${owner}`,
      kind: 'row',
      owner,
      cells: spacesOf(deck),
      pieces: SPACES.flatMap((space) => onDisplay(s, side, space)),
      active: s.active === side && !NO_ROUND.includes(s.step),
    },
  ];
  if (tracked(s) && (!deck.shared || side === 0)) {
    const name = (what: string) => (deck.shared ? what : `${what}.${owner}`);
    const count = pileSize(s, side);
    const pile: Piece = { id: name('pile'), kind: 'back', count, face: 'down', owner };
    places.push(
      { id: name('pile'), kind: 'pile', owner, pieces: count > 0 ? [pile] : [] },
      { id: name('discards'), kind: 'pile', owner, pieces: piles.discards.map((id) => card(s, id, side)) },
      { id: name('removed'), kind: 'pile', owner, pieces: piles.removed.map((id) => card(s, id, side)) },
    );
  }
  const top = s.active === side && s.playing?.from === 'top' && s.playing.card;
  if (top) places.push({ id: `played.${owner}`, kind: 'row', owner, pieces: [card(s, top, side)] });
  if (sideState.kept.length > 0)
    places.push({
      id: `kept.${owner}`,
      kind: 'row',
      owner,
      pieces: sideState.kept.map((k) => card(s, k.card, side)),
    });
  if (deck.groups.length > 1) {
    places.push({ id: `status.${owner}`, kind: 'number', owner, pieces: [], value: sideState.status });
    if (!deck.shared) places.push({ ...commitmentPlace(s, side), owner });
  }
  if (method === 'fateDie')
    places.push({ id: `left.${owner}`, kind: 'number', owner, pieces: [], value: sideState.left });
  return places;
}

/** How far a deck has come: the group of cards that joined it last. */
function commitmentPlace(s: Readonly<State>, side: Side): Place {
  const { deck } = s.options;
  const id = deck.shared ? 'commitment' : `commitment.${deck.sides[side].id}`;
  const group = commitment(s, side);
  return { id, kind: 'row', pieces: [{ id: `${id}.${group}`, kind: 'commitment', print: group }] };
}

/** Kept cards stay in their place beside the display while they fight. */
function battlePlace(s: Readonly<State>, { attacker, attack, defence }: Battle): Place {
  const fights = (side: Side, id: string | null | undefined) =>
    id && !s.sides[side].kept.some((kept) => kept.card === id) ? [card(s, id, side)] : [];
  const pieces = [...fights(attacker, attack?.card), ...fights(opponent(attacker), defence?.card)];
  return { id: 'battle', kind: 'row', pieces, active: true };
}

/** What the defender's dice can bring, while they are about to be rolled. */
function search(s: Readonly<State>): Place[] {
  const chances = s.turning.length > 0 ? [] : [...searchOdds(s)];
  if (chances.length === 0) return [];
  const side = opponent(s.battle?.attacker ?? s.active);
  const odds = chances.map(([outcome, chance]) => ({
    outcome,
    chance: asText(chance),
    ...(outcome === 'no-card' ? {} : printOf(s, side, outcome)),
  }));
  return [{ id: 'search', kind: 'odds', pieces: [], odds, active: true }];
}

/** For each card that can be nominated; after the nomination for that one alone, which the roll then comes to. */
function odds(s: Readonly<State>): Place[] {
  if (s.battle || s.turning.length > 0 || (s.step !== 'nominate' && s.step !== 'roll')) return [];
  const rolls = s.step === 'roll' && s.nominated !== null;
  const spaces = rolls && s.nominated ? [s.nominated] : occupied(s);
  return spaces.map((space) => ({
    id: `odds.${space}`,
    kind: 'odds',
    pieces: [],
    odds: [...nominationOdds(s, space)]
      .filter(([, n]) => n > 0)
      .map(([outcome, n]) => ({
        outcome,
        chance: asText(fraction(n, 36)),
        ...printOf(s, s.active, outcome === 'nominated' ? space : outcome),
      })),
    ...(rolls ? { active: true } : { choice: `nominate:${space}` }),
  }));
}

/** The name of the card in a space, if it has one; other outcomes have none. */
function printOf(s: Readonly<State>, side: Side, space: string): { print?: string } {
  const at = SPACES.find((each) => each === space);
  const slot = at && s.sides[side].slots[at];
  const id = slot?.up && slot.card;
  return id ? { print: fullName(factsOf(s, id)) } : {};
}
