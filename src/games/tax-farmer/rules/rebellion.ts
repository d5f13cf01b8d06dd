/** Phase 2: testing each province for rebellion. */
import type { Steps } from '../../../kernel/flow.ts';
import { type Chance, type Log, num } from '../../../kernel/game.ts';
import { type Atlas, atlas, coinsIn, crowd, type Province } from './atlas.ts';
import { cardBack, provinceId } from './deal.ts';
import { TEST_HANDS } from './dice.ts';
import { countCapital, rebellionEnding, totalRebellion } from './ending.ts';
import type { Seat } from './options.ts';
import { FEWEST_AGENTS } from './placement.ts';
import { bit, has, type Move, type State, type TaxFarmer } from './state.ts';

export function beginTests(s: State, log?: Log<TaxFarmer>): void {
  s.at = 0;
  s.hand = 0;
  s.told = -1;
  toNextTest(s, atlas(s), log);
}

/** T39-T41: all agents and all coins there; the printed numbers, NOTHING and empty fields count nothing (G21). */
export function load(s: Readonly<State>, a: Atlas, province: number): number {
  return s.told >= 0 ? s.told : crowd(s, a, province) + coinsIn(s, a, province);
}

/** T50, T51: not while in rebellion. IMPERIA is not tested (T33, G15). */
export function isTested(s: Readonly<State>, a: Atlas, province: number): boolean {
  return !has(s.rebels, province) && (province !== a.capital || s.options.capitalCanRebel);
}

/** T33: one province after the other, in board order; after the last one the phase is over. */
export function toNextTest(s: State, a: Atlas, log?: Log<TaxFarmer>): void {
  for (; s.at < a.provinces.length; s.at++) {
    if (!isTested(s, a, s.at)) {
      s.told = -1;
      continue;
    }
    if (s.options.tracking === 'helper' && s.told < 0) {
      s.step = 'table-load';
      return;
    }
    const n = load(s, a, s.at);
    // Nobody rolls where no roll could matter: the dice show at least one each and at most six.
    if (n < a.players) {
      log?.('holds', { province: provinceId(a, s.at), load: n, sum: 0 });
    } else if (n >= 6 * a.players) rebel(s, a, n, 0, log);
    else if (s.hand > 0) judge(s, a, n, s.hand, log);
    else {
      s.step = 'test';
      return;
    }
    s.told = -1;
  }
  testsOver(s, a, log);
}

/** T34-T37: as many dice as players. */
function testNode(s: Readonly<State>): Chance<TaxFarmer> {
  return TEST_HANDS[s.options.players] as Chance<TaxFarmer>;
}

function test(s: State, move: Move, log?: Log<TaxFarmer>): void {
  const a = atlas(s);
  const sum = num(move);
  if (s.options.rebellionRoll === 'oneRollForAll') {
    s.hand = sum;
    log?.('one-roll', { dice: a.players, sum });
  } else {
    judge(s, a, load(s, a, s.at), sum, log);
    s.at++;
    s.told = -1;
  }
  toNextTest(s, a, log);
}

export const tests: Steps<TaxFarmer, 'test'> = { test: { node: testNode, play: test } };

/** T38: a sum equal to the load or below it fails. */
function judge(s: State, a: Atlas, load: number, sum: number, log?: Log<TaxFarmer>): void {
  if (sum <= load) rebel(s, a, load, sum, log);
  else log?.('holds', { province: provinceId(a, s.at), load, sum });
}

/** T42-T46: the marker, all agents off, all need cards into the deck, their coins to the bank (G18). */
function rebel(s: State, a: Atlas, load: number, sum: number, log?: Log<TaxFarmer>): void {
  const province = s.at;
  const id = provinceId(a, province);
  if (province === a.capital) {
    // G15: agents leave, but there is no marker, and it does not count for the end.
    log?.('capital-riots', { province: id, load, sum });
  } else {
    const { field, fields } = a.provinces[province] as Province;
    const coins = coinsIn(s, a, province);
    let cards = 0;
    for (let f = field; f < field + fields; f++) {
      if ((s.cards[f] as number) >= 0) cards++;
      cardBack(s, f);
    }
    s.rebels |= bit(province);
    if (s.options.coinsOnRebellion === 'stay') (s.loose[province] as number) += coins;
    log?.('rebels', { province: id, load, sum, cards, coins });
  }
  if (s.options.agentsOnRebellion === 'lost') loseAgents(s, a, province, log);
  clearAgents(s, a, province);
}

/** T44, T70: all agents of all players leave. They are back for the next round (G19). */
export function clearAgents(s: State, a: Atlas, province: number): void {
  for (let i = province * a.players, end = i + a.players; i < end; i++) s.agents[i] = 0;
}

/** G19, `lost`: gone for the rest of the game, but for the last three. */
function loseAgents(s: State, a: Atlas, province: number, log?: Log<TaxFarmer>): void {
  const floor = Math.min(FEWEST_AGENTS, a.file.setup.agents);
  for (let player = 0; player < a.players; player++) {
    const spare = a.file.setup.agents - (s.lost[player] as number) - floor;
    const agents = Math.min(spare, s.agents[province * a.players + player] as number);
    if (agents <= 0) continue;
    (s.lost[player] as number) += agents;
    log?.('agents-lost', { seat: a.seats[player] as Seat, agents });
  }
}

/** T97: with every province but IMPERIA in rebellion the game is over at once (G51). */
function testsOver(s: State, a: Atlas, log?: Log<TaxFarmer>): void {
  s.hand = 0;
  const ending = s.options.rebellionEndTiming === 'afterTests' && totalRebellion(s, a);
  if (s.options.tracking === 'helper') {
    s.step = ending ? 'ask-points' : 'table-acted';
  } else if (ending) {
    countCapital(s, a);
    rebellionEnding(s, a, log);
  } else s.step = 'begin-activation';
}
