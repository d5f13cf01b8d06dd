/** What no single value of a board file can say: names that must exist, numbers that must fit, and what will play badly. */
import { brief } from '../../../files/places.ts';
import type { Action, BoardFile, Effect } from './board-file.ts';

/** Cards, and fields to put them on. */
const MOST = 500;
/** More would make lists of placements that nobody can look through. */
export const MOST_AGENTS = 99;

/** Each problem as `place: what`. */
export function misfits(board: BoardFile): readonly string[] {
  const problems: string[] = [];
  const must = (fine: boolean, place: string, what: string) => {
    if (!fine) problems.push(`${place}: ${what}`);
  };
  const once = (ids: readonly string[], place: (nth: number) => string) => {
    ids.forEach((each, i) => {
      must(ids.indexOf(each) === i, place(i), `'${brief(each)}' is there twice`);
    });
  };
  const goods = board.goods.map((g) => g.id);
  const provinces = board.provinces.map((p) => p.id);
  const good = (id: string, place: string) => must(goods.includes(id), place, `no good '${brief(id)}'`);
  const someGoods = (ids: readonly string[], place: string) => {
    ids.forEach((id, k) => {
      good(id, `${place}.${k}`);
    });
    once(ids, (k) => `${place}.${k}`);
  };
  once(goods, (i) => `goods.${i}.id`);
  once(provinces, (i) => `provinces.${i}.id`);
  good(board.weaponsGood, 'weaponsGood');
  const { players, setup, track, bonuses } = board;
  must(players.min <= players.max, 'players.min', 'is more than players.max');
  must(setup.electionMarker <= track.end, 'setup.electionMarker', 'is beyond track.end');
  must(bonuses.markerDiceMin <= bonuses.markerDiceMax, 'bonuses.markerDiceMin', 'is more than markerDiceMax');
  const capitals = board.provinces.filter((p) => p.capital).length;
  must(capitals === 1, 'provinces', `exactly one capital is wanted, there are ${capitals}`);
  must(fields(board) <= MOST, 'provinces', `at most ${MOST} need fields in all`);
  must(cards(board) <= MOST, 'needDeck', `at most ${MOST} cards in all`);
  board.provinces.forEach((p, i) => {
    const at = `provinces.${i}`;
    must(!p.capital || p.needFields === 0, `${at}.needFields`, 'the capital has none');
    someGoods(p.production.goods, `${at}.production.goods`);
    someGoods(p.excludedNeeds ?? [], `${at}.excludedNeeds`);
    if (!p.action) return;
    const { cost, effects } = p.action;
    if (cost.good !== undefined && cost.good !== 'any') good(cost.good, `${at}.action.cost.good`);
    must(
      agentsOf(p.action) <= MOST_AGENTS,
      `${at}.action.effects`,
      `at most ${MOST_AGENTS} agents from one action`,
    );
    effects.forEach((effect, k) => {
      for (const [key, what] of effectMisfits(effect, goods, provinces))
        must(false, `${at}.action.effects.${k}.${key}`, what);
    });
  });
  board.needDeck.forEach((card, i) => {
    if (card.good !== null) good(card.good, `needDeck.${i}.good`);
  });
  for (const [count, { candidates }] of Object.entries(board.startingRebellions)) {
    const place = (k: number) => `startingRebellions.${count}.candidates.${k}`;
    candidates?.forEach((p, k) => {
      must(provinces.includes(p), place(k), `no province '${brief(p)}'`);
      must(!board.provinces.some((other) => other.id === p && other.capital), place(k), 'is the capital');
    });
    once(candidates ?? [], place);
  }
  return problems;
}

function effectMisfits(
  effect: Effect,
  goods: readonly string[],
  provinces: readonly string[],
): readonly (readonly [key: string, what: string])[] {
  if (effect.type === 'good')
    return ['any', 'anyOther', ...goods].includes(effect.good)
      ? []
      : [['good', `no good '${brief(effect.good)}'`]];
  if (effect.type === 'takeGold')
    return (effect.amount === undefined) === (effect.perStarted === undefined)
      ? [['amount', 'either amount or perStarted is wanted']]
      : [];
  if (effect.type !== 'removeCoins') return [];
  const problems: (readonly [string, string])[] = [];
  if (effect.min > effect.max) problems.push(['min', 'is more than max']);
  if (effect.province !== 'any' && !provinces.includes(effect.province))
    problems.push(['province', `no province '${brief(effect.province)}'`]);
  return problems;
}

const agentsOf = ({ effects }: Action) =>
  effects.reduce((sum, e) => sum + (e.type === 'agentsNextRound' ? e.amount : 0), 0);
const fields = (board: BoardFile) => board.provinces.reduce((sum, p) => sum + p.needFields, 0);
const cards = (board: BoardFile) => board.needDeck.reduce((sum, card) => sum + card.copies, 0);

/** What a board that can be played will do badly; each names its place. */
export function warnings(board: BoardFile): readonly string[] {
  const found: string[] = [];
  if (cards(board) < fields(board)) found.push('needDeck: fewer need cards than need fields');
  // What the capital makes is for nobody, unless it can be activated (G24).
  const active = board.provinces.filter((p) => !p.capital || board.rules.capitalActivation === 'keepAgents');
  const sources = active.filter((p) => makesWeapons(p, board.weaponsGood)).length;
  if (sources === 0) found.push('weaponsGood: nothing gives it, so no rebellion can be crushed');
  if (sources === 1)
    found.push('weaponsGood: only one province gives it; once that one rebels, all others may follow');
  if (!board.needDeck.some((card) => card.good === null && card.copies > 0))
    found.push('needDeck: no NOTHING card');
  if (board.provinces.length < 4) found.push('provinces: fewer than 4');
  if (board.rules.placeInRebellion === 'never')
    found.push('rules.placeInRebellion: nobody can lead in a rebellion, so none can be crushed');
  return found;
}

function makesWeapons(p: BoardFile['provinces'][number], weapons: string): boolean {
  if (p.production.goods.includes(weapons)) return true;
  const given = p.action?.effects.flatMap((e) => (e.type === 'good' ? [e.good] : [])) ?? [];
  return given.some((good) => good === weapons || good === 'any' || good === 'anyOther');
}
