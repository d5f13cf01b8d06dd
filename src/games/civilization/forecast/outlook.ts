/**
 * The outlook on request, at the terminal or in the app: the next event roll and each of its results, battles to
 * come, whether the capital would hold, and in battle the chance after each card.
 */

import { type Fraction, ONE, plus } from '../../../kernel/exact/fraction.ts';
import type { Forecast, Forecasts, Prospect } from '../../../kernel/exact/outlook.ts';
import type { OptionDecls } from '../../../kernel/options.ts';
import { byType, isLand, LAND, rows, TYPES, type Unit, unitAt } from '../rules/box/units.ts';
import { ATTACK_HAND, BONUS_LIMIT } from '../rules/events/military.ts';
import type { State } from '../rules/state.ts';
import { ahead } from './next-events.ts';
import { armyParameters, type SupposedArmy } from './supposed-army.ts';
import { chances, type Defence, defenceOf, survive } from './survive.ts';
import type { Budget } from './win-chance.ts';

const BUDGET: Budget = { positions: 10_000, battles: 1_500, seed: 2010 };
const exact = (chance: Fraction): Forecast => ({ exact: true, chance });
const not = ({ n, d }: Fraction) => plus(ONE, { n: -n, d });

/** Cards of each type by row of the deck, ranks of the land types, hand, walls and bonus: what the app knows of them. */
function assumptions(s: Readonly<State>): OptionDecls {
  const { hand, walled, bonus } = defenceOf(s);
  return {
    ...armyParameters(s.options.deck, (type, cards) =>
      s.options.tally ? s.tally.army[type] : cards.map(() => 0),
    ),
    ranks: {
      kind: 'numbers',
      role: 'taste',
      length: LAND.length,
      min: 1,
      max: 4,
      default: LAND.map((type) => s.tally.rank[type]),
    },
    hand: { kind: 'number', role: 'taste', min: ATTACK_HAND, max: 15, default: hand },
    walls: { kind: 'flag', role: 'taste', default: walled },
    bonus: { kind: 'number', role: 'taste', min: 0, max: 2 * BONUS_LIMIT, default: bonus },
  };
}

type Given = Readonly<Record<string, unknown>>;

const numbers = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

/** The assumptions as they were entered. */
function supposedArmy(given: Given): SupposedArmy {
  const [infantry = 1, mounted = 1, artillery = 1] = numbers(given.ranks);
  return {
    army: byType((type) => numbers(given[type])),
    ranks: { infantry, mounted, artillery },
    hand: Number(given.hand),
    walls: given.walls === true,
    bonus: Number(given.bonus),
  };
}

/** The defence with an army that the player supposes, of cards that the deck has. */
export function supposedDefence(s: Readonly<State>, supposed: SupposedArmy): Defence {
  const { ranks, hand, walls, bonus } = supposed;
  const army = TYPES.flatMap((type) => {
    const rank = isLand(type) ? ranks[type] : 1;
    return rows(s.options.deck, type).flatMap((card, row): Unit[] =>
      Array.from({ length: supposed.army[type][row] ?? 0 }, () => unitAt(card, rank)),
    );
  });
  return { army, hand, walled: walls, bonus, turn: defenceOf(s).turn };
}

/** What the clock alone says: the next event roll with each of its results, and battles. */
function clock(s: Readonly<State>): Prospect[] {
  const list: Prospect[] = [];
  const a = ahead(s);
  if (a) {
    const results = a.results.map(({ effect, chance }) => ({
      id: `effect:${effect.kind}.${effect.amount}`,
      forecast: exact(chance),
    }));
    const lines = [{ id: 'event', forecast: exact(a.event) }, ...results];
    if (a.event.n < a.event.d) lines.push({ id: 'calm', forecast: exact(not(a.event)) });
    list.push({ id: `roll:${a.turn}`, lines });
  }
  const due = [...new Set(s.pending)].map((turn) => ({ id: `due:${turn}`, forecast: exact(ONE) }));
  const announced = (a?.announced ?? []).map(({ turn, chance }) => ({
    id: `announced:${turn}`,
    forecast: exact(chance),
  }));
  if (due.length + announced.length > 0) list.push({ id: 'battles', lines: [...due, ...announced] });
  return list;
}

/** The chance to hold the capital after each card or front that can be chosen now. */
function choices(s: Readonly<State>, given: Given): Prospect | undefined {
  if (!s.battle) return undefined;
  const bonus = Number(given.bonus);
  const lines = chances(s, BUDGET, bonus).map(({ move, forecast }) => ({ id: move, forecast }));
  return lines.length > 0 ? { id: `cards:${bonus}`, lines } : undefined;
}

function forecast(s: Readonly<State>, given: Given): readonly Prospect[] {
  if (s.battle) return [choices(s, given) ?? []].flat();
  const list = clock(s);
  const defence = supposedDefence(s, supposedArmy(given));
  // Without an army the question makes sense only if a battle is coming.
  if (s.step !== 'over' && s.turn > 0 && (defence.army.length > 0 || s.pending.length > 0)) {
    const { turn, army, hand, walled, bonus } = defence;
    const id = `survive:${turn}.${army.length}.${hand}.${walled ? 'yes' : 'no'}.${bonus}`;
    list.push({ id, lines: [{ id: 'held', forecast: survive(s, defence, BUDGET) }] });
  }
  return list;
}

export const prospects: Forecasts<State> & { clock(s: Readonly<State>): readonly Prospect[] } = {
  assumptions,
  clock,
  forecast,
  choices,
};
