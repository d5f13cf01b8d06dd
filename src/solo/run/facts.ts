/** Everything on the table that a player may set by hand, with its bounds. */
import { at } from '../../kernel/at.ts';
import { type FactDecl, withUpdate } from '../../kernel/facts.ts';
import type { Log } from '../../kernel/game.ts';
import type { Piece, Plan } from '../plan.ts';
import type { Solo, State } from './state.ts';

export const FLAGS = ['no', 'yes'];

/** `settle` continues with what an adjustment makes possible or impossible. */
export function factsOf(plan: Plan, settle: (s: State, log?: Log<Solo>) => void): readonly FactDecl<Solo>[] {
  const facts: FactDecl<Solo>[] = [];
  for (const piece of plan.pieces) {
    const members = piece.each === null ? [''] : at(plan.lists, piece.each).ids.map((id) => `.${id}`);
    const kinds = piece.kinds === undefined ? [] : at(plan.lists, piece.kinds).ids;
    members.forEach((member, m) => {
      const base = piece.base + m * piece.size;
      facts.push(...ofPiece(plan, piece, `${piece.id}${member}`, base, kinds));
    });
  }
  return withUpdate(facts, (s, set, log) => {
    set();
    settle(s, log);
  });
}

function ofPiece(
  plan: Plan,
  piece: Piece,
  id: string,
  base: number,
  kinds: readonly string[],
): FactDecl<Solo>[] {
  switch (piece.kind) {
    case 'number':
    case 'track':
      return [number(id, base, piece.low, piece.high)];
    case 'flag':
      return [choice(id, base, FLAGS, 0)];
    case 'marker':
      return [choice(id, base, at(plan.lists, piece.t).ids, 0)];
    case 'counters':
      return kinds.map((kind, k) => number(`${id}.${kind}`, base + k, 0, piece.counts?.[k] ?? 0));
    case 'cup':
      return kinds.map((kind, k) => number(`${id}.${kind}`, base + k, 0, piece.high));
    case 'deck':
      // The order of the cards can't be said in numbers.
      return piece.stack === undefined
        ? kinds.map((kind, k) => faceDown(`${id}.${kind}`, base + k, base + kinds.length + k))
        : [];
    case 'display':
      // Which cards are there follows from the deck; a player draws another one instead.
      return [];
  }
}

function number(id: string, slot: number, min: number, max: number): FactDecl<Solo> {
  return {
    id,
    kind: 'number',
    min,
    max,
    get: ({ v }) => at(v, slot),
    set: ({ v }, n) => {
      v[slot] = n;
    },
  };
}

function choice(id: string, slot: number, ids: readonly string[], from: number): FactDecl<Solo> {
  return {
    id,
    kind: 'choice',
    choices: () => ids,
    get: ({ v }) => at(ids, at(v, slot) - from),
    set: ({ v }, x) => {
      v[slot] = ids.indexOf(x) + from;
    },
  };
}

/** Cards of a kind that are face down; the other ones are discarded. */
function faceDown(id: string, slot: number, discards: number): FactDecl<Solo> {
  const all = (v: readonly number[]) => at(v, slot) + at(v, discards);
  return {
    id,
    kind: 'number',
    min: 0,
    max: ({ v }) => all(v),
    get: ({ v }) => at(v, slot),
    set: ({ v }, n) => {
      v[discards] = all(v) - n;
      v[slot] = n;
    },
  };
}
