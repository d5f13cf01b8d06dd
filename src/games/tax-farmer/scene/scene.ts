/** What lies on the table: the map with its provinces, the Election track, and what each player has before him. */
import { asText, fraction } from '../../../kernel/exact/fraction.ts';
import { spaces } from '../../../kernel/parts/track.ts';
import type { Piece, Place, Scene } from '../../../kernel/scene.ts';
import { type Atlas, atlas, type Card } from '../rules/atlas.ts';
import { fieldNumber } from '../rules/deal.ts';
import { failing } from '../rules/dice.ts';
import { isTested, load } from '../rules/rebellion.ts';
import { has, type State } from '../rules/state.ts';
import { position } from './map.ts';

export function scene(s: Readonly<State>): Scene {
  const a = atlas(s);
  const full = s.options.tracking === 'full';
  const places: Scene = [
    ...a.provinces.map((_, p) => provincePlace(s, a, p)),
    track(s, a),
    ...a.seats.map((_, player) => playerPlace(s, a, player)),
    ...(full ? [deck(s, a)] : []),
    ...(s.step === 'test' ? [testOdds(s, a)] : []),
  ];
  // The app is the board then: nothing needs to be on the table.
  return full ? places.map((place) => ({ ...place, inApp: true })) : places;
}

/** T02: agents; T14: need cards on their fields, with coins; T43: a rebellion marker. */
function provincePlace(s: Readonly<State>, a: Atlas, p: number): Place {
  const province = a.provinces[p] as (typeof a.provinces)[number];
  const { id, field, fields } = province;
  const pieces: Piece[] = [];
  if (has(s.rebels, p)) pieces.push({ id: `rebellion.${id}`, kind: 'rebellion' });
  if ((s.loose[p] as number) > 0)
    pieces.push({ id: `coins.${id}`, kind: 'coin', count: s.loose[p] as number });
  for (let f = field; f < field + fields; f++) {
    const card = s.cards[f] as number;
    const cell = fieldNumber(a, f);
    if (card >= 0) pieces.push(cardPiece(a, a.cards[card] as Card, `need.${id}.${cell}`, cell));
    if ((s.coins[f] as number) > 0)
      pieces.push({ id: `coins.${id}.${cell}`, kind: 'coin', cell, count: s.coins[f] as number });
  }
  a.seats.forEach((seat, player) => {
    const n = s.agents[p * a.players + player] as number;
    if (n > 0) pieces.push({ id: `agents.${id}.${seat}`, kind: 'agent', owner: seat, count: n });
  });
  const active = (s.step === 'test' || s.step === 'table-load' || inActivation(s)) && s.at === p;
  const cells = ['', ...spaces(1, fields)];
  return {
    id: `province.${id}`,
    kind: 'map',
    ...position(a.provinces.length, a.capital, p),
    cells,
    pieces,
    active,
  };
}

function inActivation(s: Readonly<State>): boolean {
  return ['action', 'pay-good', 'take-good', 'rival', 'coins', 'manual', 'needs'].includes(s.step);
}

/** T11: the good and a number in a coin; T12: or NOTHING. */
function cardPiece(a: Atlas, { good, reward }: Card, id: string, cell: number): Piece {
  return good < 0
    ? { id: `${id}.nothing`, kind: 'nothing', cell, face: 'up' }
    : {
        id: `${id}.${a.goods[good]}.${reward}`,
        kind: 'need',
        cell,
        face: 'up',
        print: `${a.goods[good]},${reward}`,
      };
}

/**
 * T05: one rectangular marker for each player, and the black one; points beyond the end lap the track (G37) and are
 * written on the marker. A row, not a track: a hundred empty spaces say nothing.
 */
function track(s: Readonly<State>, a: Atlas): Place {
  const { end } = a.file.track;
  const cells = spaces(0, end);
  const lap = (points: number) => (points <= end ? points : points % end);
  const pieces: Piece[] = [{ id: 'election', kind: 'election', cell: s.marker }];
  a.seats.forEach((seat, player) => {
    const points = s.points[player] as number;
    pieces.push({
      id: `points.${seat}`,
      kind: 'points',
      owner: seat,
      cell: lap(points),
      ...(points > end ? { print: String(points) } : {}),
    });
  });
  return { id: 'track', kind: 'row', cells, pieces };
}

function playerPlace(s: Readonly<State>, a: Atlas, player: number): Place {
  const seat = a.seats[player] as (typeof a.seats)[number];
  const pieces: Piece[] = [];
  const some = (kind: string, count: number) => {
    if (count > 0) pieces.push({ id: `${kind}.${seat}`, kind, owner: seat, count });
  };
  if (s.first === player && s.round > 0) pieces.push({ id: 'first-player', kind: 'first-player' });
  some('gold', s.gold[player] as number);
  some('unplaced', s.unplaced[player] as number);
  some('bonus', s.bonus[player] as number);
  a.goods.forEach((id, good) => {
    if (has(s.goods[player] as number, good))
      pieces.push({ id: `good.${seat}.${id}`, kind: 'good', owner: seat, print: id });
  });
  const active = s.active === player && s.step !== 'over' && s.step !== 'test' && s.step !== 'deal';
  return { id: `player.${seat}`, kind: 'row', owner: seat, pieces, active };
}

/** The undealt need cards: how many, and which they can be, for everything else lies open. */
function deck(s: Readonly<State>, a: Atlas): Place {
  const pieces: Piece[] = [];
  s.deck.forEach((count, card) => {
    const { good, reward } = a.cards[card] as Card;
    if (count === 0) return;
    const print = good < 0 ? undefined : `${a.goods[good]},${reward}`;
    const kind = good < 0 ? 'nothing' : 'need';
    pieces.push({
      id: `deck.${print ?? 'nothing'}`,
      kind,
      count,
      face: 'down',
      ...(print === undefined ? {} : { print }),
    });
  });
  return { id: 'deck', kind: 'pile', pieces };
}

/** The chance of a rebellion, before the roll. */
function testOdds(s: Readonly<State>, a: Atlas): Place {
  const all = 6 ** a.players;
  const oneForAll = s.options.rebellionRoll === 'oneRollForAll' && s.options.tracking === 'full';
  const tested = oneForAll
    ? a.provinces.map((_, p) => p).filter((p) => isTested(s, a, p) && p >= s.at)
    : [s.at];
  const odds = tested.map((p) => ({
    outcome: (a.provinces[p] as (typeof a.provinces)[number]).id,
    chance: asText(fraction(failing(a.players, load(s, a, p)), all)),
  }));
  return { id: 'test', kind: 'odds', pieces: [], odds };
}
