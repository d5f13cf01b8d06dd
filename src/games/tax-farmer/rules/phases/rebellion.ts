/** Phase 2: testing each province for rebellion. */
import { at } from '../../../../kernel/at.ts';
import type { Steps } from '../../../../kernel/flow.ts';
import { type Chance, type Log, num } from '../../../../kernel/game.ts';
import { agentsThere, atlas, coinsIn, crowd } from '../parts/atlas.ts';
import { cardBack } from '../parts/deal.ts';
import { TEST_HANDS } from '../parts/dice.ts';
import {
  type Move,
  type ProvinceState,
  provinceAt,
  provinceHere,
  type State,
  type TaxFarmer,
} from '../state.ts';
import { countCapital, rebellionEnding, totalRebellion } from './ending.ts';
import { FEWEST_AGENTS } from './placement.ts';

export function beginTests(s: State, log?: Log<TaxFarmer>): void {
  s.here = 0;
  s.rollForAll = null;
  s.told = null;
  toNextTest(s, log);
}

/** T39-T41: all agents and all coins there; the printed numbers, NOTHING and empty fields count nothing (G21). */
export function load(s: Readonly<State>, province: Readonly<ProvinceState>): number {
  return s.told ?? crowd(province) + coinsIn(province);
}

/** T50, T51: not while in rebellion. IMPERIA isn't tested (T33, G15). */
export function isTested(s: Readonly<State>, province: number): boolean {
  return !provinceAt(s, province).rebels && (province !== atlas(s).capital || s.options.capitalCanRebel);
}

/** T33: one province after the other, in board order; after the last one the phase is over. */
export function toNextTest(s: State, log?: Log<TaxFarmer>): void {
  for (; s.here < s.provinces.length; s.here++, s.told = null) {
    if (!isTested(s, s.here)) continue;
    if (s.options.tracking === 'helper' && s.told === null) {
      s.step = 'table-load';
      return;
    }
    const n = load(s, provinceHere(s));
    if (settled(s, n)) judge(s, { load: n }, log);
    else if (s.rollForAll !== null) judge(s, { load: n, sum: s.rollForAll }, log);
    else {
      s.step = 'test';
      return;
    }
  }
  testsOver(s, log);
}

/** Nobody rolls if no roll could matter: each die shows at least 1 and at most 6. */
function settled({ players }: Readonly<State>, load: number): boolean {
  return load < players.length || load >= 6 * players.length;
}

/** T34-T37: as many dice as players. */
function testNode(s: Readonly<State>): Chance<TaxFarmer> {
  return at(TEST_HANDS, s.players.length);
}

function test(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const sum = num(move);
  if (s.options.rebellionRoll === 'oneRollForAll') {
    s.rollForAll = sum;
    log?.('one-roll', { dice: s.players.length, sum });
  } else {
    judge(s, { load: load(s, provinceHere(s)), sum }, log);
    s.here++;
    s.told = null;
  }
  toNextTest(s, log);
}

export const tests: Steps<TaxFarmer, 'test'> = { test: { node: testNode, play: test } };

/** No `sum` if nobody had to roll. */
interface Test {
  readonly load: number;
  readonly sum?: number;
}

/** T38: a sum equal to the load or below it fails. If nobody rolls, all sums have one result, so the lowest decides. */
function judge(s: State, test: Test, log?: Log<TaxFarmer>): void {
  const { load, sum = s.players.length } = test;
  const province = provinceHere(s);
  if (sum <= load) rebel(s, test, log);
  else log?.('holds', { province: province.id, ...test, there: agentsThere(s, province) });
}

/** T42-T46: the marker, all agents off, all need cards into the deck, their coins to the bank (G18). */
function rebel(s: State, failed: Test, log?: Log<TaxFarmer>): void {
  const province = provinceHere(s);
  const { id, fields } = province;
  if (s.here === atlas(s).capital) {
    // G15: agents leave, but there is no marker, and it doesn't count for the end.
    log?.('capital-riots', { province: id, ...failed, home: agentsThere(s, province) });
  } else {
    const coins = coinsIn(province);
    let cards = 0;
    for (const field of fields) {
      if (field.card !== null) cards++;
      cardBack(s, field);
    }
    province.rebels = true;
    if (s.options.coinsOnRebellion === 'stay') province.loose += coins;
    log?.('rebels', { province: id, ...failed, cards, coins, home: agentsThere(s, province) });
  }
  if (s.options.agentsOnRebellion === 'lost') loseAgents(s, province, log);
  clearAgents(province);
}

/** T44, T70: all agents of all players leave. They are back for the next round (G19). */
export function clearAgents({ agents }: ProvinceState): void {
  for (let player = 0; player < agents.length; player++) agents[player] = 0;
}

/** G19, `lost`: gone for the rest of the game, but for the last three. */
function loseAgents(s: State, province: ProvinceState, log?: Log<TaxFarmer>): void {
  const all = atlas(s).file.setup.agents;
  const floor = Math.min(FEWEST_AGENTS, all);
  s.players.forEach((player, i) => {
    const agents = Math.min(all - player.lost - floor, at(province.agents, i));
    if (agents <= 0) return;
    player.lost += agents;
    log?.('agents-lost', { seat: player.seat, agents });
  });
}

/** T97: with every province but IMPERIA in rebellion the game is over at once (G51). */
function testsOver(s: State, log?: Log<TaxFarmer>): void {
  s.rollForAll = null;
  const ending = s.options.rebellionEndTiming === 'afterTests' && totalRebellion(s);
  if (s.options.tracking === 'helper') {
    s.step = ending ? 'ask-points' : 'table-acted';
  } else if (ending) {
    countCapital(s);
    rebellionEnding(s, log);
  } else s.step = 'begin-activation';
}
