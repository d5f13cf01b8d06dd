/**
 * The helper at the printed board (`tracking: helper`): gold, goods, agents and need cards are the table's own
 * business. The app asks for what a test or an election needs, rolls, compares and says what to do.
 */
import type { Steps } from '../../../kernel/flow.ts';
import { arg, type Log, num, range, type Table, table } from '../../../kernel/game.ts';
import { type Atlas, atlas } from './atlas.ts';
import { lowestOfCounted } from './election.ts';
import { rebellionEnding, totalRebellion } from './ending.ts';
import { toNextTest } from './rebellion.ts';
import { type Ask, bit, has, type Move, type State, type TaxFarmer } from './state.ts';

const SUPPLY: Table<TaxFarmer> = table('table-supply', ['done']);
const PLACED: Table<TaxFarmer> = table('table-placed', ['done']);
const LOAD: Table<TaxFarmer> = table('table-load', [], [range('load', 0, 999)]);
const POINTS: Table<TaxFarmer> = table('table-points', [], [range('points', 0, 999)]);
const CAPITAL: Table<TaxFarmer> = table('table-capital', [], [range('agents', 0, 99)]);

/** T99-T102 and the first deal (T13) are done with the real cards and coins. */
function supplied(s: State): void {
  s.step = 'begin-round';
}

function agentsPlaced(s: State): void {
  s.unplaced.fill(0);
  s.step = 'begin-tests';
}

/** The agents and coins in the province under test. */
function tellLoad(s: State, move: Move, log?: Log<TaxFarmer>): void {
  s.told = num(move);
  toNextTest(s, atlas(s), log);
}

/** The rebellions that somebody crushes in phase 3 must be known; the rest of the phase need not be. */
function actedNode(s: Readonly<State>): Table<TaxFarmer> {
  const moves: Move[] = ['done'];
  atlas(s).provinces.forEach(({ id }, p) => {
    if (has(s.rebels, p)) moves.push(`crushed:${id}`);
  });
  return table('table-acted', moves);
}

function acted(s: State, move: Move, log?: Log<TaxFarmer>): void {
  if (move === 'done') return askPoints(s);
  s.rebels &= ~bit(atlas(s).provinceNumber.get(arg(move)) as number);
  log?.('table-crushed', { province: arg(move) });
}

/** Each player's points after bribery, in the order of bribery (T76-T79). */
export function askPoints(s: State): void {
  s.step = 'table-points';
  s.at = 0;
  s.active = s.first;
  s.capital.fill(0);
}

function tellPoints(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  const points = num(move) - (s.points[s.active] as number);
  s.points[s.active] = num(move);
  log?.('told-points', { seat: a.seats[s.active] as (typeof a.seats)[number], points });
  nextPlayer(s, a);
  if (s.at < a.players) return;
  s.at = 0;
  s.active = s.first;
  s.step = 'table-capital';
}

/** T83, T87, T94: agents in IMPERIA decide who moves the marker, and ties. */
function tellCapital(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  s.capital[s.active] = num(move);
  nextPlayer(s, a);
  if (s.at < a.players) return;
  if (s.options.rebellionEndTiming === 'afterTests' && totalRebellion(s, a)) rebellionEnding(s, a, log);
  else lowestOfCounted(s, a, log);
}

function nextPlayer(s: State, a: Atlas): void {
  s.at++;
  s.active = (s.first + s.at) % a.players;
}

export const helper: Steps<TaxFarmer, Ask & `table-${string}`> = {
  'table-supply': { node: () => SUPPLY, play: supplied },
  'table-placed': { node: () => PLACED, play: agentsPlaced },
  'table-load': { node: () => LOAD, play: tellLoad },
  'table-acted': { node: actedNode, play: acted },
  'table-points': { node: () => POINTS, play: tellPoints },
  'table-capital': { node: () => CAPITAL, play: tellCapital },
};
