/**
 * How journals write a position down: as the state was before each player and each province had a record. Lists go by
 * player, by province or by need field through the whole board; sets are numbers with a bit for each member; -1 means
 * none, and `at` is how far the step has come.
 */
import { at } from '../../../../kernel/at.ts';
import type { Stored } from '../../../../kernel/game.ts';
import { type Atlas, atlas } from '../parts/atlas.ts';
import { startingRebellions } from '../phases/setup.ts';
import type { NeedField, Outcome, PlayerState, State, Step, TaxFarmer } from '../state.ts';

interface Old {
  step: Step;
  round: number;
  first: number;
  active: number;
  marker: number;
  points: number[];
  gold: number[];
  goods: number[];
  unplaced: number[];
  bonus: number[];
  lost: number[];
  rebels: number;
  activated: number;
  passed: number;
  /** province * players + player */
  agents: number[];
  cards: number[];
  coins: number[];
  loose: number[];
  deck: number[];
  kept: number[];
  removed: number[];
  at: number;
  effect: number;
  given: number;
  /** 0: still to roll */
  rolls: number[];
  /** The roll for all provinces, or the number of dice for the Election marker. */
  hand: number;
  told: number;
  lowest: number;
  capital: number[];
  outcome: Outcome;
}

export const stored: Stored<TaxFarmer> = {
  /** The members in their old order: the text is compared letter by letter. */
  write(s): Old {
    const { players, provinces } = s;
    const fields = provinces.flatMap((province) => province.fields);
    return {
      step: s.step,
      round: s.round,
      first: s.first,
      active: s.active,
      marker: s.marker,
      points: players.map(({ points }) => points),
      gold: players.map(({ gold }) => gold),
      goods: players.map(({ goods }) => bits(goods)),
      unplaced: players.map(({ unplaced }) => unplaced),
      bonus: players.map(({ bonus }) => bonus),
      lost: players.map(({ lost }) => lost),
      rebels: bits(provinces.map(({ rebels }) => rebels)),
      activated: bits(provinces.map(({ activated }) => activated)),
      passed: bits(players.map(({ passed }) => passed)),
      agents: provinces.flatMap(({ agents }) => agents),
      cards: fields.map(({ card }) => card ?? NONE),
      coins: fields.map(({ coins }) => coins),
      loose: provinces.map(({ loose }) => loose),
      deck: s.deck,
      kept: s.kept,
      removed: s.removed,
      at: writeAt(s),
      effect: s.effect,
      given: s.given ?? NONE,
      rolls: players.map(({ roll }) => (roll === 'to-roll' ? 0 : (roll ?? NONE))),
      hand: s.rollForAll ?? s.dice,
      told: s.told ?? NONE,
      lowest: s.lowest ?? NONE,
      capital: players.map(({ capital }) => capital),
      outcome: s.outcome,
    };
  },
  read(position, options): State {
    const old = position as Old;
    const a = atlas({ options });
    checkLengths(old, a);
    const fields = old.cards.map(
      (card, f): NeedField => ({ card: unlessNone(card), coins: at(old.coins, f) }),
    );
    const rebels = members(old.rebels, a.provinces.length);
    const activated = members(old.activated, a.provinces.length);
    const electing = old.step === 'election';
    return {
      options,
      step: old.step,
      round: old.round,
      first: old.first,
      active: old.active,
      marker: old.marker,
      players: a.seats.map((_, i) => readPlayer(old, a, i)),
      provinces: a.provinces.map(({ id, fields: n }, p) => ({
        id,
        agents: old.agents.slice(p * a.players, (p + 1) * a.players),
        rebels: at(rebels, p),
        activated: at(activated, p),
        fields: fields.splice(0, n),
        loose: at(old.loose, p),
      })),
      deck: old.deck,
      kept: old.kept,
      removed: old.removed,
      ...readAt(old, a),
      effect: old.effect,
      given: unlessNone(old.given),
      rollForAll: !electing && old.hand > 0 ? old.hand : null,
      told: unlessNone(old.told),
      lowest: unlessNone(old.lowest),
      dice: electing ? old.hand : 0,
      outcome: old.outcome,
    };
  },
};

const NONE = -1;

function unlessNone(n: number): number | null {
  return n === NONE ? null : n;
}

function bits(list: readonly boolean[]): number {
  return list.reduce((sum, member, i) => sum + (member ? 2 ** i : 0), 0);
}

function members(bits: number, length: number): boolean[] {
  if (bits < 0 || bits >= 2 ** length) throw new Error(`Tax Farmer: ${bits} for ${length} at most`);
  return Array.from({ length }, (_, i) => Math.floor(bits / 2 ** i) % 2 === 1);
}

function checkLengths(old: Old, a: Atlas): void {
  const { points, gold, goods, unplaced, bonus, lost, rolls, capital } = old;
  const fields = a.provinces.reduce((sum, province) => sum + province.fields, 0);
  const wrong =
    [points, gold, goods, unplaced, bonus, lost, rolls, capital].some((list) => list.length !== a.players) ||
    old.agents.length !== a.players * a.provinces.length ||
    old.loose.length !== a.provinces.length ||
    [old.cards, old.coins].some((list) => list.length !== fields);
  if (wrong) throw new Error('Tax Farmer: another board, or another number of players');
}

function readPlayer(old: Old, a: Atlas, i: number): PlayerState {
  const roll = unlessNone(at(old.rolls, i));
  return {
    seat: at(a.seats, i),
    points: at(old.points, i),
    gold: at(old.gold, i),
    goods: members(at(old.goods, i), a.goods.length),
    unplaced: at(old.unplaced, i),
    bonus: at(old.bonus, i),
    lost: at(old.lost, i),
    passed: at(members(old.passed, a.players), i),
    roll: roll === 0 ? 'to-roll' : roll,
    capital: at(old.capital, i),
  };
}

/** Steps at which players in turn are asked, or have been; `at` then counted them. */
const BY_TURNS: readonly Step[] = [
  'bribe',
  'table-points',
  'table-capital',
  'roll-lowest',
  'dice',
  'election',
];

/** Before the first round `at` counted the rebellions of set-up, while dealing the fields, and later provinces or players. */
function writeAt(s: Readonly<State>): number {
  const { step, round, provinces, here, field, turns } = s;
  if (step === 'deal')
    return provinces.slice(0, here).reduce((sum, { fields }) => sum + fields.length, 0) + field;
  if (round === 0) return startingRebellions(atlas(s)) - s.toRise;
  if (BY_TURNS.includes(step) || step === 'table-supply') return turns;
  return step === 'over' && turns > 0 ? turns : here;
}

function readAt(old: Old, a: Atlas): Pick<State, 'toRise' | 'here' | 'field' | 'turns'> {
  const nothing = { toRise: 0, here: 0, field: 0, turns: 0 };
  const { step, round, at: n } = old;
  if (step === 'deal') return { ...nothing, ...fieldAt(a, n) };
  if (round === 0) return { ...nothing, toRise: startingRebellions(a) - n };
  if (BY_TURNS.includes(step) || step === 'table-supply' || step === 'over') return { ...nothing, turns: n };
  return { ...nothing, here: n };
}

function fieldAt({ provinces }: Atlas, n: number): Pick<State, 'here' | 'field'> {
  let field = n;
  for (const [here, { fields }] of provinces.entries()) {
    if (field < fields) return { here, field };
    field -= fields;
  }
  return { here: provinces.length, field };
}
