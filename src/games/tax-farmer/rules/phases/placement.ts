/** Phase 1: placing agents. */
import { at } from '../../../../kernel/at.ts';
import type { Steps } from '../../../../kernel/flow.ts';
import { type Decision, decide, type Log } from '../../../../kernel/game.ts';
import type { Seat } from '../options.ts';
import { type Atlas, atlas, placementOf, placing } from '../parts/atlas.ts';
import { add } from '../parts/counts.ts';
import { leader } from '../parts/lead.ts';
import {
  activePlayer,
  type Move,
  type ProvinceState,
  playerAt,
  provinceAt,
  type State,
  type TaxFarmer,
} from '../state.ts';

/** G19, `lost`: a player never has fewer agents than this, if the board gives that many. */
export const FEWEST_AGENTS = 3;

/** T103: the First Player begins; everybody has all agents again and those granted for this round alone (T82, T90). */
export function beginRound(s: State, log?: Log<TaxFarmer>): void {
  const { agents } = atlas(s).file.setup;
  s.round++;
  s.lowest = null;
  s.here = 0;
  s.turns = 0;
  for (const province of s.provinces) province.activated = false;
  log?.('round-begins', { round: s.round, seat: playerAt(s, s.first).seat });
  for (const player of s.players) {
    const { seat, lost, bonus: extra } = player;
    player.passed = false;
    player.unplaced = agents - lost + extra;
    player.bonus = 0;
    if (extra > 0 || lost > 0) log?.('agents', { seat, agents: player.unplaced, extra });
  }
  s.active = s.first;
  if (s.options.tracking === 'helper') s.step = 'table-placed';
  else {
    s.step = 'place';
    toPlacer(s, s.first);
  }
}

/** T25, T30, T31: clockwise, skipping players without agents; when nobody has any left, the tests begin. */
export function toPlacer(s: State, from: number): void {
  const { players } = s;
  for (let i = 0; i < players.length; i++) {
    const player = (from + i) % players.length;
    const { unplaced, passed } = playerAt(s, player);
    if (unplaced === 0 || passed) continue;
    s.active = player;
    return;
  }
  nobodyPassed(s);
  s.step = 'begin-tests';
}

export function nobodyPassed({ players }: State): void {
  for (const player of players) player.passed = false;
}

/** IMPERIA and provinces in rebellion are allowed (T73), unless a switch says otherwise (G13). */
export function mayPlaceIn(s: Readonly<State>, a: Atlas, { rebels }: Readonly<ProvinceState>): boolean {
  if (!rebels) return true;
  const { placeInRebellion } = s.options;
  return placeInRebellion === 'withWeapons'
    ? activePlayer(s).goods[a.weapons] === true
    : placeInRebellion === 'always';
}

function mayPlaceEverywhere(s: Readonly<State>, a: Atlas): boolean {
  return (
    s.options.placeInRebellion === 'always' || s.provinces.every((province) => mayPlaceIn(s, a, province))
  );
}

function placeNode(s: Readonly<State>): Decision<TaxFarmer> {
  const a = atlas(s);
  if (!mayPlaceEverywhere(s, a)) return placements(s, a);
  const met = at(a.everywhere, s.active);
  const { unplaced } = activePlayer(s);
  const known = met[unplaced] ?? placements(s, a);
  met[unplaced] = known;
  return known;
}

/** A placement is any allowed province and any number of agents (T26, T27). */
function placements(s: Readonly<State>, a: Atlas): Decision<TaxFarmer> {
  const { seat, unplaced } = activePlayer(s);
  const moves: Move[] = s.options.placementMinimum === 0 ? ['pass'] : [];
  s.provinces.forEach((province, p) => {
    if (!mayPlaceIn(s, a, province)) return;
    for (let n = 1; n <= unplaced; n++) moves.push(placing(a, p, n));
  });
  return decide('place', seat, moves);
}

/** T28, T29: one province, any number of agents of one's own. */
function place(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const player = activePlayer(s);
  if (move === 'pass') {
    // G10: a player who passes may come back until all have passed in a row.
    player.passed = true;
    log?.('no-more', { seat: player.seat });
  } else {
    if (s.options.placementMinimum === 0) nobodyPassed(s);
    const { province, agents } = placementOf(atlas(s), move);
    const { id, agents: there } = provinceAt(s, province);
    const led = log && leader(s, provinceAt(s, province));
    player.unplaced -= agents;
    add(there, s.active, agents);
    const out = outbid(s, province, led);
    log?.('placed', {
      seat: player.seat,
      province: id,
      agents,
      left: player.unplaced,
      ...(out && { outbid: out }),
    });
  }
  toPlacer(s, s.active + 1);
}

/** Who led there and doesn't after somebody else has placed agents. */
function outbid(s: Readonly<State>, province: number, led: number | null | undefined): Seat | null {
  if (led === null || led === undefined || led === s.active) return null;
  return leader(s, provinceAt(s, province)) === led ? null : playerAt(s, led).seat;
}

export const placement: Steps<TaxFarmer, 'place'> = { place: { node: placeNode, play: place } };
