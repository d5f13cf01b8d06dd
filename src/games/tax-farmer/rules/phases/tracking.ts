/**
 * The helper at the printed board (`tracking: helper`): gold, goods, agents and need cards are tracked by the players.
 * The app asks for what a test or an election needs, rolls, compares and says what to do.
 */
import type { Steps } from '../../../../kernel/flow.ts';
import { arg, type Log, num, range, type Table, table } from '../../../../kernel/game.ts';
import { atlas } from '../parts/atlas.ts';
import { type Ask, activePlayer, type Move, provinceAt, type State, type TaxFarmer } from '../state.ts';
import { lowestOfCounted } from './election.ts';
import { rebellionEnding, totalRebellion } from './ending.ts';
import { toNextTest } from './rebellion.ts';

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
  for (const player of s.players) player.unplaced = 0;
  s.step = 'begin-tests';
}

/** The agents and coins in the province under test. */
function tellLoad(s: State, move: Move, log?: Log<TaxFarmer>): void {
  s.told = num(move);
  toNextTest(s, log);
}

/** The rebellions that somebody crushes in phase 3 must be known; the rest of the phase needn't be. */
function actedNode(s: Readonly<State>): Table<TaxFarmer> {
  const moves: Move[] = ['done'];
  for (const { id, rebels } of s.provinces) if (rebels) moves.push(`crushed:${id}`);
  return table('table-acted', moves);
}

function acted(s: State, move: Move, log?: Log<TaxFarmer>): void {
  if (move === 'done') return askPoints(s);
  provinceAt(s, atlas(s).provinceNumber(arg(move))).rebels = false;
  log?.('table-crushed', { province: arg(move) });
}

/** Each player's points after bribery, in the order of bribery (T76-T79). */
export function askPoints(s: State): void {
  s.step = 'table-points';
  firstTurn(s);
  for (const player of s.players) player.capital = 0;
}

function tellPoints(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const player = activePlayer(s);
  const points = num(move) - player.points;
  player.points = num(move);
  log?.('told-points', { seat: player.seat, points });
  if (nextTurn(s)) return;
  s.step = 'table-capital';
  firstTurn(s);
}

/** T83, T87, T94: agents in IMPERIA decide who moves the marker, and ties. */
function tellCapital(s: State, move: Move, log?: Log<TaxFarmer>): void {
  activePlayer(s).capital = num(move);
  if (nextTurn(s)) return;
  if (s.options.rebellionEndTiming === 'afterTests' && totalRebellion(s)) rebellionEnding(s, log);
  else lowestOfCounted(s, log);
}

function firstTurn(s: State): void {
  s.turns = 0;
  s.active = s.first;
}

/** The next player; false: all have had their turn. */
function nextTurn(s: State): boolean {
  s.turns++;
  s.active = (s.first + s.turns) % s.players.length;
  return s.turns < s.players.length;
}

export const helper: Steps<TaxFarmer, Ask & `table-${string}`> = {
  'table-supply': { node: () => SUPPLY, play: supplied },
  'table-placed': { node: () => PLACED, play: agentsPlaced },
  'table-load': { node: () => LOAD, play: tellLoad },
  'table-acted': { node: actedNode, play: acted },
  'table-points': { node: () => POINTS, play: tellPoints },
  'table-capital': { node: () => CAPITAL, play: tellCapital },
};
