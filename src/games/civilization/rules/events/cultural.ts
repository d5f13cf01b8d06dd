/** Rolls 3 and 4, the cultural event: a random unit, anarchy, drought, deforestation (C42-C45). */

import type { Steps } from '../../../../kernel/flow.ts';
import { arg, chance, num, range, table } from '../../../../kernel/game.ts';
import { type Face, face, unitOf } from '../box/units.ts';
import type { Move } from '../moves.ts';
import type { Civilization, Log } from '../spec.ts';
import { hitOf, pickOf, type State } from '../state.ts';
import { army, armySize, enlist } from '../tally/army.ts';
import { afterEvent } from '../turn/turn.ts';
import { picked } from './losses.ts';

/** All unit cards but the two bonus cards of the box. */
const UNITS = 53;
/** The outskirts of four cities. */
const SQUARES = 32;

/** Random units leave the standing forces, any type alike; at most as many as there are. */
export function loseUnits(s: State, log?: Log): void {
  if (!s.options.tally) s.step = 'units-owned';
  else unitsKnown(s, drawnPool(s)?.length ?? armySize(s), log);
}

/** Ruling `lossPool`: the military event may take its losses from the drawn cards alone. */
function drawnPool({ hit, options }: Readonly<State>): Face[] | undefined {
  return hit?.effect === 'military' && options.lossPool === 'drawn' ? hit.drawn : undefined;
}

function unitsKnown(s: State, of: number, log?: Log): void {
  const hit = hitOf(s, 'unit', 'military');
  hit.of = of;
  if (of === 0) {
    log?.('no-effect', { effect: hit.effect });
    unitsDone(s, log);
  } else if (!s.options.tally && hit.toLose >= of) {
    log?.('all-units-lost', { units: of });
    hit.toLose = 0;
    unitsDone(s, log);
  } else s.step = s.options.tally ? 'unit-draw' : 'pick';
}

function unitsDone(s: State, log?: Log): void {
  // C56: with the units of a military event goes one army figure in all.
  if (s.hit?.effect === 'military') s.step = 'figure';
  else afterEvent(s, log);
}

/** A card of the army that the app keeps, or the k-th that the player counted. */
function unitLost(s: State, lost: Face | number, log?: Log): void {
  const hit = hitOf(s, 'unit', 'military');
  log?.('unit-lost', typeof lost === 'number' ? { k: lost, of: hit.of } : { unit: lost });
  hit.toLose--;
  hit.of--;
  if (hit.toLose > 0 && hit.of > 0) s.step = s.options.tally ? 'unit-draw' : 'pick';
  else unitsDone(s, log);
}

export function strikeAnarchy(s: State): void {
  s.step = 'anarchy';
}

/** The opponent's card, so chance names the square (ruling `disasterTarget`). */
export function chooseDisaster(s: State): void {
  s.step = s.options.disasterTarget === 'random' ? 'squares' : 'square';
}

function disaster(s: State, square: { k: number; of: number } | 'chosen' | 'none', log?: Log): void {
  const { effect } = hitOf(s, 'drought', 'deforestation');
  if (square === 'none') log?.('no-effect', { effect });
  else log?.('disaster', { what: effect, ...(square !== 'chosen' && square) });
  afterEvent(s, log);
}

export const cultural: Steps<
  Civilization,
  'units-owned' | 'unit-draw' | 'pick' | 'anarchy' | 'squares' | 'square'
> = {
  'units-owned': {
    node: () => table('units-owned', [], [range('own', 0, UNITS)]),
    play: (s, move, log) => unitsKnown(s, num(move), log),
  },
  // The app keeps the army, so it draws the card itself; the player's own draw can be entered.
  'unit-draw': {
    node: (s) => {
      const odds: Partial<Record<Move, number>> = {};
      const drawn = drawnPool(s);
      if (drawn) for (const f of drawn) odds[`lose:${f}`] = (odds[`lose:${f}`] ?? 0) + 1;
      else for (const { face, count } of army(s)) odds[`lose:${face}`] = count;
      return chance('unit-draw', odds);
    },
    play: (s, move, log) => {
      const unit = face(unitOf(arg(move)));
      const drawn = drawnPool(s);
      drawn?.splice(drawn.indexOf(unit), 1);
      enlist(s, unit, -1);
      unitLost(s, unit, log);
    },
  },
  // The k-th of what the player counted; the prompt names the order.
  pick: {
    node: (s) => {
      const { of } = pickOf(s);
      const odds: Partial<Record<Move, number>> = {};
      for (let k = 1; k <= of; k++) odds[`pick:${k}`] = 1;
      return chance('pick', odds);
    },
    play: (s, move, log) => {
      const { effect, of } = pickOf(s);
      if (effect === 'unit' || effect === 'military') unitLost(s, num(move), log);
      else if (effect === 'drought' || effect === 'deforestation') disaster(s, { k: num(move), of }, log);
      else picked(s, num(move), log);
    },
  },
  // Anarchy now, no action in the capital this turn; a government is chosen at the next Start of Turn.
  anarchy: {
    node: () => table('anarchy', ['done', 'immune']),
    play: (s, move, log) => {
      if (move === 'immune') log?.('immune', { turn: s.turn });
      else {
        log?.('anarchy', { turn: s.turn, again: s.anarchy > 0 });
        s.anarchy = s.turn;
      }
      afterEvent(s, log);
    },
  },
  squares: {
    node: () => table('squares', [], [range('own', 0, SQUARES)]),
    play: (s, move, log) => {
      const hit = hitOf(s, 'drought', 'deforestation');
      hit.of = num(move);
      if (hit.of === 0) disaster(s, 'none', log);
      else s.step = 'pick';
    },
  },
  square: {
    node: () => table('square', ['own:1', 'own:0']),
    play: (s, move, log) => disaster(s, num(move) > 0 ? 'chosen' : 'none', log),
  },
};
