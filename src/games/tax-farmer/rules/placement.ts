/** Phase 1: placing agents. */
import type { Steps } from '../../../kernel/flow.ts';
import { type Decision, decide, type Log } from '../../../kernel/game.ts';
import { type Atlas, atlas, type Placement, placing } from './atlas.ts';
import { provinceId } from './deal.ts';
import type { Seat } from './options.ts';
import { holds } from './purse.ts';
import { type Bits, bit, has, type Move, type State, type TaxFarmer } from './state.ts';

/** G19, `lost`: a player never has fewer agents than this, if the board gives so many. */
export const FEWEST_AGENTS = 3;

/** T103: the First Player begins; everybody has all agents again and those granted for this round alone (T82, T90). */
export function beginRound(s: State, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  s.round++;
  s.activated = 0;
  s.passed = 0;
  s.lowest = -1;
  s.at = 0;
  log?.('round-begins', { round: s.round, seat: a.seats[s.first] as Seat });
  for (let player = 0; player < a.players; player++) {
    const extra = s.bonus[player] as number;
    const agents = a.file.setup.agents - (s.lost[player] as number) + extra;
    s.unplaced[player] = agents;
    s.bonus[player] = 0;
    if (extra > 0 || (s.lost[player] as number) > 0)
      log?.('agents', { seat: a.seats[player] as Seat, agents, extra });
  }
  s.active = s.first;
  s.step = s.options.tracking === 'helper' ? 'table-placed' : 'place';
  if (s.step === 'place') toPlacer(s, a, s.first);
}

/** T25, T30, T31: clockwise, past those without agents; when nobody has any left, the tests begin. */
export function toPlacer(s: State, a: Atlas, from: number): void {
  for (let i = 0; i < a.players; i++) {
    const player = (from + i) % a.players;
    if ((s.unplaced[player] as number) > 0 && !has(s.passed, player)) {
      s.active = player;
      return;
    }
  }
  s.passed = 0;
  s.step = 'begin-tests';
}

function everywhere(a: Atlas): Bits {
  return a.outer | bit(a.capital);
}

/** IMPERIA and provinces in rebellion are allowed (T73), unless a switch says otherwise (G13). */
export function allowed(s: Readonly<State>, a: Atlas, player: number): Bits {
  const { placeInRebellion } = s.options;
  const all = everywhere(a);
  if (placeInRebellion === 'always') return all;
  if (placeInRebellion === 'withWeapons' && holds(s, player, a.weapons)) return all;
  return all & ~s.rebels;
}

function placeNode(s: Readonly<State>): Decision<TaxFarmer> {
  const a = atlas(s);
  const open = allowed(s, a, s.active);
  if (open !== everywhere(a)) return placements(s, a, open);
  const met = a.everywhere[s.active]!;
  const agents = s.unplaced[s.active]!;
  met[agents] ??= placements(s, a, open);
  return met[agents]!;
}

/** A placement is any allowed province and any number of agents (T26, T27). */
function placements(s: Readonly<State>, a: Atlas, open: Bits): Decision<TaxFarmer> {
  const moves: Move[] = s.options.placementMinimum === 0 ? ['pass'] : [];
  a.provinces.forEach((_, p) => {
    if (has(open, p)) for (let n = 1; n <= s.unplaced[s.active]!; n++) moves.push(placing(a, p, n));
  });
  return decide('place', a.seats[s.active]!, moves);
}

/** T28, T29: one province, any number of agents of one's own. */
function place(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  const player = s.active;
  const seat = a.seats[player] as Seat;
  if (move === 'pass') {
    // G10: whoever passes may come back, until all have passed in a row.
    s.passed |= bit(player);
    log?.('no-more', { seat });
  } else {
    s.passed = 0;
    const to = a.placed.get(move) as Placement;
    (s.unplaced[player] as number) -= to.agents;
    (s.agents[to.province * a.players + player] as number) += to.agents;
    log?.('placed', {
      seat,
      province: provinceId(a, to.province),
      agents: to.agents,
      left: s.unplaced[player] as number,
    });
  }
  toPlacer(s, a, player + 1);
}

export const placement: Steps<TaxFarmer, 'place'> = { place: { node: placeNode, play: place } };
