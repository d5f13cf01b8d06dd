/** What is on the table: the map with its provinces, the Election track, and each player's belongings. */
import { at } from '../../../kernel/at.ts';
import { asText, fraction } from '../../../kernel/exact/fraction.ts';
import { spaces } from '../../../kernel/parts/track.ts';
import type { Piece, Place, Scene } from '../../../kernel/scene.ts';
import { type Atlas, atlas, type Card, cardAt } from '../rules/parts/atlas.ts';
import { fieldNumber } from '../rules/parts/deal.ts';
import { failing } from '../rules/parts/dice.ts';
import { isTested, load } from '../rules/phases/rebellion.ts';
import { cardName } from '../rules/position/adjust.ts';
import { type PlayerState, provinceAt, type State } from '../rules/state.ts';
import { position } from './map.ts';

export function scene(s: Readonly<State>): Scene {
  const a = atlas(s);
  const full = s.options.tracking === 'full';
  const places: Scene = [
    ...s.provinces.map((_, p) => provincePlace(s, a, p)),
    track(s, a),
    ...s.players.map((player, i) => playerPlace(s, a, player, i)),
    ...(full ? [deck(s, a)] : []),
    ...(s.step === 'test' ? [testOdds(s, a)] : []),
  ];
  // The app is the board then: nothing needs to be on the table.
  return full ? places.map((place) => ({ ...place, inApp: true })) : places;
}

/** T02: agents; T14: need cards on their fields, with coins; T43: a rebellion marker. */
function provincePlace(s: Readonly<State>, a: Atlas, p: number): Place {
  const { id, agents, rebels, fields, loose } = provinceAt(s, p);
  const pieces: Piece[] = [];
  if (rebels) pieces.push({ id: `rebellion.${id}`, kind: 'rebellion' });
  if (loose > 0) pieces.push({ id: `coins.${id}`, kind: 'coin', count: loose });
  fields.forEach(({ card, coins }, f) => {
    const cell = fieldNumber(f);
    if (card !== null) pieces.push(cardPiece(a, cardAt(a, card), `need.${id}.${cell}`, cell));
    if (coins > 0) pieces.push({ id: `coins.${id}.${cell}`, kind: 'coin', cell, count: coins });
  });
  s.players.forEach(({ seat }, i) => {
    const count = at(agents, i);
    if (count > 0) pieces.push({ id: `agents.${id}.${seat}`, kind: 'agent', owner: seat, count });
  });
  const active = (s.step === 'test' || s.step === 'table-load' || inActivation(s)) && s.here === p;
  const cells = ['', ...spaces(1, fields.length)];
  return {
    id: `province.${id}`,
    kind: 'map',
    ...position(a.provinces.length, a.capital, p),
    cells,
    pieces,
    active,
    ...(CHOSEN.has(s.step) ? { choice: `${s.step}:${id}` } : {}),
  };
}

/** The steps that choose a province; their moves have the same names. */
const CHOSEN: ReadonlySet<string> = new Set(['place', 'activate', 'coins']);

function inActivation(s: Readonly<State>): boolean {
  return ['action', 'pay-good', 'take-good', 'rival', 'coins', 'manual', 'needs'].includes(s.step);
}

/** T11: the good and a number in a coin; T12: or NOTHING. */
function cardPiece(a: Atlas, card: Card, id: string, cell: number): Piece {
  if (card.good === null) return { id: `${id}.nothing`, kind: 'nothing', cell, face: 'up' };
  return {
    id: `${id}.${a.goods[card.good]}.${card.reward}`,
    kind: 'need',
    cell,
    face: 'up',
    print: cardName(a, card),
  };
}

/**
 * T05: one rectangular marker for each player, and the black one; points beyond the end lap the track (G37) and are
 * written on the marker. A row, not a track: a hundred empty spaces say nothing.
 */
function track(s: Readonly<State>, a: Atlas): Place {
  const { end } = a.file.track;
  const lap = (points: number) => (points <= end ? points : points % end);
  const pieces: Piece[] = [{ id: 'election', kind: 'election', cell: s.marker }];
  for (const { seat, points } of s.players)
    pieces.push({
      id: `points.${seat}`,
      kind: 'points',
      owner: seat,
      cell: lap(points),
      ...(points > end ? { print: String(points) } : {}),
    });
  return { id: 'track', kind: 'row', cells: a.spaces, pieces };
}

function playerPlace(s: Readonly<State>, a: Atlas, player: Readonly<PlayerState>, i: number): Place {
  const { seat } = player;
  const pieces: Piece[] = [];
  const some = (kind: string, count: number) => {
    if (count > 0) pieces.push({ id: `${kind}.${seat}`, kind, owner: seat, count });
  };
  if (s.first === i && s.round > 0) pieces.push({ id: 'first-player', kind: 'first-player' });
  // No gold is worth knowing, too.
  pieces.push({ id: `gold.${seat}`, kind: 'gold', owner: seat, count: player.gold });
  some('unplaced', player.unplaced);
  some('bonus', player.bonus);
  a.goods.forEach((id, good) => {
    if (player.goods[good]) pieces.push({ id: `good.${seat}.${id}`, kind: 'good', owner: seat, print: id });
  });
  const active = s.active === i && s.step !== 'over' && s.step !== 'test' && s.step !== 'deal';
  return { id: `player.${seat}`, kind: 'row', owner: seat, pieces, active };
}

/** The undealt need cards: how many, and which they can be, since everything else is face up. */
function deck(s: Readonly<State>, a: Atlas): Place {
  const pieces: Piece[] = [];
  a.cards.forEach((card, c) => {
    const count = at(s.deck, c);
    if (count === 0) return;
    const name = cardName(a, card);
    const printed = card.good === null ? { kind: 'nothing' } : { kind: 'need', print: name };
    pieces.push({ id: `deck.${name}`, count, face: 'down', ...printed });
  });
  return { id: 'deck', kind: 'pile', pieces };
}

/** The chance of a rebellion, before the roll. */
function testOdds(s: Readonly<State>, a: Atlas): Place {
  const all = 6 ** a.players;
  const oneForAll = s.options.rebellionRoll === 'oneRollForAll' && s.options.tracking === 'full';
  const tested = s.provinces.filter((_, p) => (oneForAll ? p >= s.here && isTested(s, p) : p === s.here));
  const odds = tested.map((province) => ({
    outcome: province.id,
    chance: asText(fraction(failing(a.players, load(s, province)), all)),
  }));
  return { id: 'test', kind: 'odds', pieces: [], odds };
}
