/** What no single value of a board file can say: names that must exist, numbers that must fit, and what will play badly. */
import { brief } from '../../../files/places.ts';
import type { DataProblem, Named } from '../../../kernel/data-problem.ts';
import type { Action, BoardFile, Effect } from './board-file.ts';
import type { BoardProblems } from './problems.ts';

type Problem = DataProblem<BoardProblems>;
type What = Named<BoardProblems>;

/** Cards, and fields to put them on. */
const MOST = 500;
/** More would make the lists of placements too long to read. */
export const MOST_AGENTS = 99;

export function misfits(board: BoardFile): readonly Problem[] {
  const problems: Problem[] = [];
  const must = (fine: boolean, path: string, what: What) => {
    if (!fine) problems.push({ path, ...what });
  };
  const once = (ids: readonly string[], path: (nth: number) => string) => {
    ids.forEach((each, i) => {
      must(ids.indexOf(each) === i, path(i), { id: 'twice', facts: { id: brief(each) } });
    });
  };
  const goods = board.goods.map((g) => g.id);
  const provinces = board.provinces.map((p) => p.id);
  const good = (id: string, path: string) => must(goods.includes(id), path, noGood(id));
  const someGoods = (ids: readonly string[], path: string) => {
    ids.forEach((id, k) => {
      good(id, `${path}.${k}`);
    });
    once(ids, (k) => `${path}.${k}`);
  };
  once(goods, (i) => `goods.${i}.id`);
  once(provinces, (i) => `provinces.${i}.id`);
  good(board.weaponsGood, 'weaponsGood');
  const { players, setup, track, bonuses } = board;
  must(players.min <= players.max, 'players.min', OVER_MOST);
  must(setup.electionMarker <= track.end, 'setup.electionMarker', { id: 'overTrack', facts: {} });
  must(bonuses.markerDiceMin <= bonuses.markerDiceMax, 'bonuses.markerDiceMin', OVER_MOST);
  const capitals = board.provinces.filter((p) => p.capital).length;
  must(capitals === 1, 'provinces', { id: 'capitals', facts: { found: capitals } });
  must(fields(board) <= MOST, 'provinces', { id: 'fields', facts: { most: MOST } });
  must(cards(board) <= MOST, 'needDeck', { id: 'cards', facts: { most: MOST } });
  board.provinces.forEach((p, i) => {
    const at = `provinces.${i}`;
    must(!p.capital || p.needFields === 0, `${at}.needFields`, { id: 'capitalHasNone', facts: {} });
    someGoods(p.production.goods, `${at}.production.goods`);
    someGoods(p.excludedNeeds ?? [], `${at}.excludedNeeds`);
    if (!p.action) return;
    const { cost, effects } = p.action;
    if (cost.good !== undefined && cost.good !== 'any') good(cost.good, `${at}.action.cost.good`);
    must(agentsOf(p.action) <= MOST_AGENTS, `${at}.action.effects`, {
      id: 'agents',
      facts: { most: MOST_AGENTS },
    });
    effects.forEach((effect, k) => {
      for (const [key, what] of effectMisfits(effect, goods, provinces))
        must(false, `${at}.action.effects.${k}.${key}`, what);
    });
  });
  board.needDeck.forEach((card, i) => {
    if (card.good !== null) good(card.good, `needDeck.${i}.good`);
  });
  for (const [count, { candidates }] of Object.entries(board.startingRebellions)) {
    const path = (k: number) => `startingRebellions.${count}.candidates.${k}`;
    candidates?.forEach((p, k) => {
      must(provinces.includes(p), path(k), noProvince(p));
      const capital = board.provinces.some((other) => other.id === p && other.capital);
      must(!capital, path(k), { id: 'isCapital', facts: {} });
    });
    once(candidates ?? [], path);
  }
  return problems;
}

const OVER_MOST: What = { id: 'overMost', facts: {} };
const noGood = (id: string): What => ({ id: 'noGood', facts: { good: brief(id) } });
const noProvince = (id: string): What => ({ id: 'noProvince', facts: { province: brief(id) } });

function effectMisfits(
  effect: Effect,
  goods: readonly string[],
  provinces: readonly string[],
): readonly (readonly [key: string, what: What])[] {
  if (effect.type === 'good')
    return ['any', 'anyOther', ...goods].includes(effect.good) ? [] : [['good', noGood(effect.good)]];
  if (effect.type === 'takeGold')
    return (effect.amount === undefined) === (effect.perStarted === undefined)
      ? [['amount', { id: 'either', facts: {} }]]
      : [];
  if (effect.type !== 'removeCoins') return [];
  const problems: (readonly [string, What])[] = [];
  if (effect.min > effect.max) problems.push(['min', OVER_MOST]);
  if (effect.province !== 'any' && !provinces.includes(effect.province))
    problems.push(['province', noProvince(effect.province)]);
  return problems;
}

const agentsOf = ({ effects }: Action) =>
  effects.reduce((sum, e) => sum + (e.type === 'agentsNextRound' ? e.amount : 0), 0);
const fields = (board: BoardFile) => board.provinces.reduce((sum, p) => sum + p.needFields, 0);
const cards = (board: BoardFile) => board.needDeck.reduce((sum, card) => sum + card.copies, 0);

/** What a board that can be played will do badly. */
export function warnings(board: BoardFile): readonly Problem[] {
  const found: Problem[] = [];
  const warn = (odd: boolean, path: string, id: Warning) => {
    if (odd) found.push({ path, id, facts: {} });
  };
  warn(cards(board) < fields(board), 'needDeck', 'fewCards');
  // No player gets the capital's goods unless it can be activated (G24).
  const active = board.provinces.filter((p) => !p.capital || board.rules.capitalActivation === 'keepAgents');
  const sources = active.filter((p) => makesWeapons(p, board.weaponsGood)).length;
  warn(sources === 0, 'weaponsGood', 'noWeapons');
  warn(sources === 1, 'weaponsGood', 'oneWeapons');
  warn(!board.needDeck.some((card) => card.good === null && card.copies > 0), 'needDeck', 'noNothing');
  warn(board.provinces.length < 4, 'provinces', 'fewProvinces');
  warn(board.rules.placeInRebellion === 'never', 'rules.placeInRebellion', 'neverCrushed');
  return found;
}
type Warning = 'fewCards' | 'noWeapons' | 'oneWeapons' | 'noNothing' | 'fewProvinces' | 'neverCrushed';

function makesWeapons(p: BoardFile['provinces'][number], weapons: string): boolean {
  if (p.production.goods.includes(weapons)) return true;
  const given = p.action?.effects.flatMap((e) => (e.type === 'good' ? [e.good] : [])) ?? [];
  return given.some((good) => good === weapons || good === 'any' || good === 'anyOther');
}
