/**
 * The helper at the printed board (`tracking: helper`): gold, goods, agents and need cards are the table's own
 * business. The app asks for what a test or an election needs, rolls, compares and says what to do.
 */
import { arg, type Log, num, range, type Table, table } from '../../../kernel/game.ts';
import { type Atlas, atlas, type Province } from './atlas.ts';
import { lowestOfCounted } from './election.ts';
import { rebellionEnding, totalRebellion } from './ending.ts';
import { beginRound } from './placement.ts';
import { beginTests, toNextTest } from './rebellion.ts';
import { bit, has, type Move, type State, type TaxFarmer } from './state.ts';

const SUPPLY: Table<TaxFarmer> = table('table-supply', ['done']);
const PLACED: Table<TaxFarmer> = table('table-placed', ['done']);
const LOAD: Table<TaxFarmer> = table('table-load', [], [range('load', 0, 999)]);
const POINTS: Table<TaxFarmer> = table('table-points', [], [range('points', 0, 999)]);
const CAPITAL: Table<TaxFarmer> = table('table-capital', [], [range('agents', 0, 99)]);

export function trackingNode(s: Readonly<State>): Table<TaxFarmer> {
  switch (s.step) {
    case 'table-supply':
      return SUPPLY;
    case 'table-placed':
      return PLACED;
    case 'table-load':
      return LOAD;
    case 'table-acted':
      return actedNode(s, atlas(s));
    case 'table-points':
      return POINTS;
    default:
      return CAPITAL;
  }
}

/** T99-T102 and the first deal (T13) are done with the real cards and coins. */
export function tableSupply(s: State): void {
  s.step = 'table-supply';
}

export function supplied(s: State, log?: Log<TaxFarmer>): void {
  beginRound(s, atlas(s), log);
}

export function agentsPlaced(s: State, log?: Log<TaxFarmer>): void {
  s.unplaced.fill(0);
  beginTests(s, atlas(s), log);
}

/** The agents and coins in the province under test. */
export function tellLoad(s: State, move: Move, log?: Log<TaxFarmer>): void {
  s.told = num(move);
  toNextTest(s, atlas(s), log);
}

/** The rebellions that somebody crushes in phase 3 must be known; the rest of the phase need not be. */
function actedNode(s: Readonly<State>, a: Atlas): Table<TaxFarmer> {
  const moves: Move[] = ['done'];
  a.provinces.forEach(({ id }, p) => {
    if (has(s.rebels, p)) moves.push(`crushed:${id}`);
  });
  return table('table-acted', moves);
}

export function acted(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  if (move === 'done') return askPoints(s, a);
  s.rebels &= ~bit(a.provinceNumber.get(arg(move)) as number);
  log?.('table-crushed', { province: arg(move) });
}

/** Each player's points after bribery, in the order of bribery (T76-T79). */
export function askPoints(s: State, a: Atlas): void {
  s.step = 'table-points';
  s.at = 0;
  s.active = s.first;
  s.capital.fill(0, 0, a.players);
}

export function tellPoints(s: State, move: Move, log?: Log<TaxFarmer>): void {
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
export function tellCapital(s: State, move: Move, log?: Log<TaxFarmer>): void {
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

/**
 * A table that only a simulation has: loads spread evenly around `standIn.load`, points that grow by about
 * `standIn.points` a round, up to three agents in IMPERIA, and every third rebellion crushed.
 */
export function standIn(s: Readonly<State>, int: (n: number) => number): Move | undefined {
  const a = atlas(s);
  switch (s.step) {
    case 'table-load':
      return `load:${int(2 * s.options['standIn.load'] + 1)}`;
    case 'table-points':
      return `points:${Math.min(999, (s.points[s.active] as number) + int(2 * s.options['standIn.points'] + 1))}`;
    case 'table-capital':
      return `agents:${int(4)}`;
    case 'table-acted': {
      const rebels = a.provinces.filter((_, p) => has(s.rebels, p)) as readonly Province[];
      const pick = int(3 + rebels.length);
      return pick < rebels.length && rebels.length > 1 ? `crushed:${(rebels[pick] as Province).id}` : 'done';
    }
    default:
      return undefined;
  }
}
