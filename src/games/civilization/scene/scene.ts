/** What is on the table: the culture track with its markers, dice, the history table, debts, fronts, the tally. */

import { at } from '../../../kernel/at.ts';
import { asText, fraction } from '../../../kernel/exact/fraction.ts';
import { numberPlace } from '../../../kernel/facts.ts';
import type { Piece, Place, Scene } from '../../../kernel/scene.ts';
import type { Fighter } from '../rules/battle/battle.ts';
import { appDrawsHand, broughtCards } from '../rules/battle/hand.ts';
import { face, printOf, type Unit, unitOf } from '../rules/box/units.ts';
import { BANDS, bandNumber, DICE, opponentOf } from '../rules/events/history.ts';
import { TRADE_DICE } from '../rules/market/trade.ts';
import { TOKENS } from '../rules/position/adjust.ts';
import { battleOf, type State } from '../rules/state.ts';
import { army } from '../rules/tally/army.ts';
import { battleTurn, LAST_SPACE, rowTurn, VICTORY_SPACE, WONDER_TURNS } from '../rules/turn/turn.ts';

export function scene(s: Readonly<State>): Scene {
  const places: Place[] = [cultureTrack(s), ...dice(s), ...historyRows(s), ...debts(s)];
  if (s.battle) places.push(...fronts(s));
  else places.push({ id: 'battles', kind: 'number', pieces: [], value: s.pending.length });
  if (s.step === 'trade') places.push(tradeRoll);
  if (s.options.tally) places.push(...tally(s));
  return places;
}

/** C81, C82: the odds of the trade roll, before the player decides on it. */
const tradeRoll: Place = {
  id: 'trade-roll',
  kind: 'odds',
  pieces: [],
  odds: Object.entries(TRADE_DICE).map(([outcome, weight]) => ({
    outcome,
    chance: asText(fraction(weight, 27)),
  })),
  choice: 'roll',
};

/** C08-C13, C58: the player's marker, the turn counter picture side down, the last turn, battles to come. */
function cultureTrack(s: Readonly<State>): Place {
  const pieces: Piece[] = [
    { id: 'own-marker', kind: 'own-marker', cell: s.level, face: 'up', owner: s.civilization },
    {
      id: 'turn-counter',
      kind: 'turn-counter',
      cell: Math.min(s.turn, VICTORY_SPACE),
      face: 'down',
      owner: s.counter,
    },
    { id: 'last-turn', kind: 'wound', cell: LAST_SPACE },
    // A permanent reminder: the player never places or removes it.
    ...WONDER_TURNS.map((turn) => ({ id: `wonders.${turn}`, kind: 'wonders', cell: turn })),
    ...s.pending.map((turn, i) => ({ id: `reminder.${turn}.${i}`, kind: 'reminder', cell: turn })),
  ];
  const cells = Array.from({ length: VICTORY_SPACE + 1 }, (_, i) =>
    i === 0 ? '·' : i === VICTORY_SPACE ? '★' : String(i),
  );
  return { id: 'culture', kind: 'track', cells, pieces, active: s.step === 'turn-end' };
}

function dice(s: Readonly<State>): Place[] {
  const hand: Place = {
    id: 'event-dice',
    kind: 'number',
    pieces: [],
    value: s.dice,
    active: s.step === 'event-dice',
  };
  if (!s.hit) return [hand];
  const shown: Piece = { id: 'event-die', kind: 'event-die', print: String(s.hit.die) };
  return [hand, { id: 'event-die', kind: 'dice', pieces: [shown] }];
}

/** One row for each band of turns, an effect for each die; the band of this turn stands out. */
function historyRows(s: Readonly<State>): Place[] {
  const now = s.turn > 0 ? bandNumber(Math.min(s.turn, LAST_SPACE)) : -1;
  return BANDS.map(({ effects, cards }, row) => {
    const pieces = effects.map(({ kind, amount }, i) => ({
      id: `history.${row + 1}.${i + 1}`,
      kind: `effect-${kind}`,
      cell: i,
      print: kind !== 'battle' ? String(amount) : row === now ? foughtPrint(s, amount) : `${amount}/${cards}`,
    }));
    return {
      id: `history.${row + 1}`,
      kind: 'row' as const,
      cells: DICE.map(String),
      pieces,
      // It's printed: the text of a battle changes with the turn, but the player moves nothing.
      learnt: Object.fromEntries(pieces.map(({ id }) => [id, 1])),
      active: row === now,
    };
  });
}

/** C61: a 6 on this turn is fought on the next one; if another row applies then, its level and cards are shown. */
function foughtPrint(s: Readonly<State>, rolled: number): string {
  const { level, cards } = opponentOf(rowTurn(s, battleTurn(s, s.turn)));
  return `${level}/${cards}${level === rolled ? '' : '/next'}`;
}

/** C35: a debt is shown by wound tokens, which an undo puts back or takes away. */
function debts(s: Readonly<State>): Place[] {
  return (['culture', 'resource'] as const).map((kind) => {
    const owed = s.debt[kind];
    const tokens: Piece[] = owed > 0 ? [{ id: `debt.${kind}`, kind: 'wound', count: owed }] : [];
    return { id: `debt.${kind}`, kind: 'number' as const, pieces: tokens, value: owed };
  });
}

function fronts(s: Readonly<State>): Place[] {
  const b = battleOf(s);
  const standing = (f: Fighter | null, cell: number, owner: 'player' | 'opponent'): Piece[] =>
    f
      ? [
          { id: `front.${cell}.${owner}`, kind: f.type, cell, owner, face: 'up', print: printOf(f) },
          ...(f.wounds > 0
            ? [{ id: `wounds.${cell}.${owner}`, kind: 'wound', cell, owner, count: f.wounds }]
            : []),
        ]
      : [];
  return [
    {
      id: 'fronts',
      kind: 'fronts',
      cells: b.fronts.map((_, i) => String(i + 1)),
      pieces: b.fronts.flatMap(({ mine, theirs }, i) => [
        ...standing(theirs, i, 'opponent'),
        ...standing(mine, i, 'player'),
      ]),
      active: true,
    },
    hand(s),
    { id: 'opponent-cards', kind: 'number', pieces: [], value: b.cards },
    {
      id: 'fallen',
      kind: 'pile',
      pieces: (['mine', 'theirs'] as const).flatMap((side) =>
        s.killed[side].map((u, i) => ({
          id: `fallen.${side}.${i}`,
          kind: u.type,
          owner: side === 'mine' ? 'player' : 'opponent',
          print: printOf(u),
        })),
      ),
    },
  ];
}

/** Cards with the same face are the same to the player, so they are numbered by face. */
function numbered(units: readonly Readonly<Unit>[]): readonly string[] {
  const faces = units.map(face);
  return faces.map((f, i) => `hand.${f}.${faces.slice(0, i).filter((other) => other === f).length}`);
}

/**
 * Cards that I entered were in my hand already; those that the app drew had to be moved there. The last one is
 * the card that I am playing, which stays in my hand until it has a front.
 */
function hand(s: Readonly<State>): Place {
  const { hand, playing } = battleOf(s);
  const units = playing ? [...hand, playing] : hand;
  const ids = numbered(units);
  const pieces = units.map((u, i) => ({
    id: at(ids, i),
    kind: u.type,
    owner: 'player',
    print: printOf(u),
  }));
  const learnt = appDrawsHand(s) ? [] : numbered(broughtCards(s)).map((id) => [id, 1]);
  return { id: 'hand', kind: 'row', owner: 'player', pieces, learnt: Object.fromEntries(learnt) };
}

function tally(s: Readonly<State>): Place[] {
  return [
    ...TOKENS.map((fact) => numberPlace(fact, s, `tally.${fact.id}`)),
    {
      id: 'army',
      kind: 'pile',
      pieces: army(s).map(({ type, row, face, count }) => ({
        id: `army.${type}.${row}`,
        kind: type,
        count,
        print: printOf(unitOf(face)),
      })),
    },
  ];
}
