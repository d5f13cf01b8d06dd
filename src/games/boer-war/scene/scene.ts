/** What is on the table: both sides' Rounds Tracks and Actions Tracks, the cup, the marker at hand. */
import { asText, type Fraction, fraction, ONE, plus, times, ZERO } from '../../../kernel/exact/fraction.ts';
import { cupPlace } from '../../../kernel/parts/cup.ts';
import { spaces } from '../../../kernel/parts/track.ts';
import type { Piece, Place, Scene } from '../../../kernel/scene.ts';
import { SIDES, type Side } from '../rules/options.ts';
import {
  type Actions,
  actionsLeft,
  counters,
  type FaceUp,
  left,
  randomPool,
  roundsFinished,
  type State,
} from '../rules/rounds.ts';

export function scene(s: Readonly<State>): Scene {
  const cup =
    s.step === 'draw' ? randomPool(s.options.poolRule, s.faceUp[s.active], s.complete as Actions) : {};
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
      cells: spaces(0, Math.max(left(all), 3)),
      pieces: markers,
      active,
    },
    { id: `actions.${side}`, kind: 'track', owner: side, ...actionsTrack(all, s.faceUp[side], side), active },
    { id: `rounds-left.${side}`, kind: 'number', owner: side, pieces: [], value: left(s.faceUp[side]) },
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

/** B19: a counter on every space of its number. Within a number the leftmost are turned down first. */
function actionsTrack(all: FaceUp, faceUp: FaceUp, side: Side): { cells: string[]; pieces: Piece[] } {
  const cells: string[] = [];
  const pieces: Piece[] = [];
  all.forEach((n, i) => {
    for (let k = 0; k < n; k++) {
      const face = k < n - (faceUp[i] as number) ? 'down' : 'up';
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

/** The odds of one, two, three actions in a side's round: the rest of the current one, or its next. */
export function roundOdds(s: Readonly<State>, side: Side): readonly [Fraction, Fraction, Fraction] {
  const faceUp = s.faceUp[side];
  const odds: [Fraction, Fraction, Fraction] = [ZERO, ZERO, ZERO];
  if (left(faceUp) === 0) return odds;
  // R10: after the game was ended in the middle of a round, the odds stay as they were.
  const step = s.stoppedAt ?? s.step;
  const underWay = s.active === side && (step === 'action' || step === 'draw');
  const next = underWay && step === 'action' ? s.complete + 1 : underWay ? s.complete : 1;
  let mass = ONE;
  for (let k = next as Actions; k < 3; k++) {
    const { stop, go } = randomPool(s.options.poolRule, faceUp, k);
    // With an empty pool the round continues after one action (R1) and stops after two (R4, commentary).
    const stops = stop + go > 0 ? fraction(stop, stop + go) : k === 1 ? ZERO : ONE;
    odds[k - 1] = plus(odds[k - 1] as Fraction, times(mass, stops));
    mass = times(mass, plus(ONE, { n: -stops.n, d: stops.d }));
  }
  odds[2] = plus(odds[2], mass);
  return odds;
}
