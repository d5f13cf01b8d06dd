/** What is on the table: both sides' Rounds Tracks and Actions Tracks, the cup, the marker at hand. */
import { at } from '../../../kernel/at.ts';
import { asText, type Fraction, fraction, ONE, plus, times, ZERO } from '../../../kernel/exact/fraction.ts';
import { cupPlace } from '../../../kernel/parts/cup.ts';
import { spaces } from '../../../kernel/parts/track.ts';
import type { Piece, Place, Scene } from '../../../kernel/scene.ts';
import { type PoolRule, SIDES, type Side } from '../rules/options.ts';
import {
  actionsLeft,
  counters,
  nextAction,
  poolNow,
  randomPool,
  roundsFinished,
  roundsLeft,
} from '../rules/rounds.ts';
import type { FaceUp, State } from '../rules/state.ts';

export function scene(s: Readonly<State>): Scene {
  const cup = s.step === 'draw' ? poolNow(s) : { stop: 0, go: 0 };
  return [
    ...SIDES.flatMap((side) => sidePlaces(s, side)),
    cupPlace('cup', cup, s.step === 'draw'),
    {
      id: 'at-hand',
      kind: 'row',
      pieces: s.complete === 0 ? [{ id: 'action-complete', kind: 'action-complete' }] : [],
    },
  ];
}

function sidePlaces(s: Readonly<State>, side: Side): Place[] {
  const active = s.active === side && (s.step === 'action' || s.step === 'draw');
  const all = counters(s, side);
  const markers: Piece[] = [
    { id: `round-finished.${side}`, kind: 'round-finished', cell: roundsFinished(s, side), owner: side },
  ];
  if (s.active === side && s.complete > 0)
    markers.push({ id: 'action-complete', kind: 'action-complete', cell: s.complete });
  return [
    {
      id: `rounds.${side}`,
      kind: 'track',
      owner: side,
      cells: spaces(0, Math.max(roundsLeft(all), 3)),
      pieces: markers,
      active,
    },
    { id: `actions.${side}`, kind: 'track', owner: side, ...actionsTrack(all, s.faceUp[side], side), active },
    { id: `rounds-left.${side}`, kind: 'number', owner: side, pieces: [], value: roundsLeft(s.faceUp[side]) },
    {
      id: `actions-left.${side}`,
      kind: 'number',
      owner: side,
      pieces: [],
      value: actionsLeft(s.faceUp[side]) - (s.active === side ? s.complete : 0),
    },
    {
      id: `odds.${side}`,
      kind: 'odds',
      owner: side,
      pieces: [],
      odds: roundOdds(s, side).map((f, i) => ({ outcome: String(i + 1), chance: asText(f) })),
    },
  ];
}

/** B19: a counter on every space of its digit. Within a digit the leftmost are flipped first. */
function actionsTrack(all: FaceUp, faceUp: FaceUp, side: Side): { cells: string[]; pieces: Piece[] } {
  const cells: string[] = [];
  const pieces: Piece[] = [];
  all.forEach((n, i) => {
    for (let k = 0; k < n; k++) {
      const face = k < n - at(faceUp, i) ? 'down' : 'up';
      pieces.push({
        id: `action.${side}.${cells.length}`,
        kind: 'action',
        cell: cells.length,
        face,
        owner: side,
        print: String(i + 1),
      });
      cells.push(String(i + 1));
    }
  });
  return { cells, pieces };
}

/** The odds of one, two, three actions in a side's round: the current one, or its next. */
export function roundOdds(s: Readonly<State>, side: Side): readonly [Fraction, Fraction, Fraction] {
  const faceUp = s.faceUp[side];
  if (roundsLeft(faceUp) === 0) return [ZERO, ZERO, ZERO];
  const certain = certainActions(s, side);
  const second = certain >= 2 ? ONE : chanceOfGo(s.options.poolRule, faceUp, 1);
  const third = certain >= 3 ? ONE : chanceOfGo(s.options.poolRule, faceUp, 2);
  return [not(second), times(second, not(third)), times(second, third)];
}

/** How many actions the round has at least. R10: a game that was ended in the middle of a round keeps its odds. */
function certainActions(s: Readonly<State>, side: Side): number {
  const step = s.stoppedAt ?? s.step;
  if (s.active !== side || (step !== 'action' && step !== 'draw')) return 1;
  return step === 'action' ? nextAction(s) : s.complete;
}

/** With an empty pool the round continues after one action (R1) and stops after two (R4, commentary). */
function chanceOfGo(rule: PoolRule, faceUp: FaceUp, complete: 1 | 2): Fraction {
  const { stop, go } = randomPool(rule, faceUp, complete);
  if (stop + go === 0) return complete === 1 ? ONE : ZERO;
  return fraction(go, stop + go);
}

function not({ n, d }: Fraction): Fraction {
  return plus(ONE, { n: -n, d });
}
