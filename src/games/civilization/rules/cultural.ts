/** Rolls 3 and 4, the cultural event: a random unit, anarchy, drought, deforestation (C42-C45). */
import type { Steps } from '../../../kernel/flow.ts';
import { arg, chance, num, range, table } from '../../../kernel/game.ts';
import { army, armySize, enlist } from './books.ts';
import { effectOf } from './history.ts';
import { picked } from './losses.ts';
import type { Civilization, Hit, Log, Move, State } from './state.ts';
import { afterEvent } from './turn.ts';
import type { Face } from './units.ts';

/** All unit cards but the two bonus cards of the box. */
const UNITS = 53;
/** The outskirts of four cities. */
const SQUARES = 32;

/** Random units leave the standing forces, any type alike; at most as many as there are. */
export function loseUnits(s: State, amount: number, log?: Log): void {
  const hit = s.hit as Hit;
  hit.toLose = amount;
  hit.picking = 'unit';
  if (!s.options.tally) s.step = 'units-owned';
  else if (fromDrawn(s)) unitsKnown(s, hit.drawn.length, log);
  else unitsKnown(s, armySize(s), log);
}

/** Ruling `lossPool`: the military event may take its losses from the drawn cards alone. */
function fromDrawn(s: Readonly<State>): boolean {
  return s.hit?.die === 5 && s.options.lossPool === 'drawn';
}

function unitsKnown(s: State, of: number, log?: Log): void {
  const hit = s.hit as Hit;
  hit.of = of;
  if (of === 0) {
    log?.('no-effect', { effect: hit.die === 5 ? 'military' : 'unit' });
    unitsDone(s, log);
  } else if (!s.options.tally && hit.toLose >= of) {
    log?.('all-units-lost', { units: of });
    hit.toLose = 0;
    unitsDone(s, log);
  } else s.step = s.options.tally ? 'unit-draw' : 'pick';
}

function unitsDone(s: State, log?: Log): void {
  // C56: with the units of a military event goes one army figure in all.
  if (s.hit?.die === 5) s.step = 'figure';
  else afterEvent(s, log);
}

function unitLost(s: State, unit: Face | '', k: number, log?: Log): void {
  const hit = s.hit as Hit;
  log?.('unit-lost', { unit, k, of: hit.of });
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

function disaster(s: State, k: number, of: number, log?: Log): void {
  const { kind } = effectOf(s.turn, (s.hit as Hit).die);
  if (of === 0) log?.('no-effect', { effect: kind });
  else log?.('disaster', { what: kind === 'drought' ? 'drought' : 'deforestation', k, of });
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
      if (fromDrawn(s)) for (const f of s.hit?.drawn ?? []) odds[`lose:${f}`] = (odds[`lose:${f}`] ?? 0) + 1;
      else for (const { face, count } of army(s)) odds[`lose:${face}`] = count;
      return chance('unit-draw', odds);
    },
    play: (s, move, log) => {
      const unit = arg(move) as Face;
      const drawn = (s.hit as Hit).drawn;
      if (fromDrawn(s)) drawn.splice(drawn.indexOf(unit), 1);
      enlist(s, unit, -1);
      unitLost(s, unit, 0, log);
    },
  },
  // The k-th of what the player counted; the prompt names the order.
  pick: {
    node: (s) => {
      const odds: Partial<Record<Move, number>> = {};
      for (let k = 1; k <= (s.hit?.of ?? 1); k++) odds[`pick:${k}`] = 1;
      return chance('pick', odds);
    },
    play: (s, move, log) => {
      const { picking, of } = s.hit as Hit;
      if (picking === 'unit') unitLost(s, '', num(move), log);
      else if (picking === 'square') disaster(s, num(move), of, log);
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
      const hit = s.hit as Hit;
      hit.picking = 'square';
      hit.of = num(move);
      if (hit.of === 0) disaster(s, 0, 0, log);
      else s.step = 'pick';
    },
  },
  square: {
    node: () => table('square', ['own:1', 'own:0']),
    play: (s, move, log) => disaster(s, 0, num(move), log),
  },
};
