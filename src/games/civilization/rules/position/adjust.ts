/** Setting the table by hand: which facts, within which bounds, and what must always hold. */
import { at } from '../../../../kernel/at.ts';
import type { FactDecl, NumberFact } from '../../../../kernel/facts.ts';
import type { OptionsOf } from '../../../../kernel/options.ts';
import { LAND, type Land, rows, TYPES, type Type } from '../box/units.ts';
import { ATTACK_HAND, BONUS_LIMIT } from '../events/military.ts';
import type { Step } from '../moves.ts';
import type { options } from '../options.ts';
import type { Fact } from '../reports.ts';
import type { Civilization } from '../spec.ts';
import type { State } from '../state.ts';
import { COINS_TO_WIN, CULTURE_LIMIT, RESOURCE_LIMIT, resources, TRADE_LIMIT } from '../tally/tokens.ts';
import { due, lastTurn, VICTORY_SPACE, WONDER_TURNS } from '../turn/turn.ts';
import { RESOURCES, type Resource } from '../vocabulary.ts';

const MOST_DEBT = 99;
const WALLS = ['unknown', 'no', 'yes'] as const;

/** Before the event roll of a turn. */
function rollAhead(s: Readonly<State>): boolean {
  return s.step === 'event-dice' || s.step === 'wonders';
}

function next(s: Readonly<State>): number {
  return s.pending.filter((turn) => turn > s.turn).length;
}

/** A victory can't be set by hand: a player can set one less. */
const won = (most: number) => (s: Readonly<State>) => (s.step === 'over' ? most : most - 1);

const inDeal = (s: Readonly<State>) => s.deal !== null;
const inBattle = (s: Readonly<State>) => s.battle !== null;
/** A deal or a payment has counted what there is. */
const counted = (s: Readonly<State>) => s.deal !== null || s.use !== null || s.book !== null;
/** Cards in a hand and drawn cards belong to the army. */
const mustered = (s: Readonly<State>) => counted(s) || s.battle !== null || s.hit !== null;

/** The turn comes first, because it clears what the others set. */
export function facts({ tally, deck }: OptionsOf<typeof options>): readonly FactDecl<Civilization>[] {
  return tally ? [...ALWAYS, ...TOKENS, ...forces(deck)] : ALWAYS;
}

const ALWAYS: readonly FactDecl<Civilization>[] = [
  {
    id: 'turn',
    kind: 'number',
    min: (s) => (s.turn === 0 ? 0 : 1),
    max: (s) => won(lastTurn(s) + 1)(s),
    get: (s) => s.turn,
    set(s, turn) {
      if (turn > 0) jump(s, turn);
    },
  },
  {
    id: 'dice',
    kind: 'number',
    min: 1,
    max: (s) => (rollAhead(s) ? s.turn : s.turn + 1),
    get: (s) => s.dice,
    set(s, dice) {
      s.dice = dice;
    },
  },
  {
    id: 'level',
    kind: 'number',
    min: 0,
    max: won(VICTORY_SPACE),
    get: (s) => s.level,
    set(s, level) {
      s.level = level;
    },
  },
  {
    id: 'anarchy',
    kind: 'choice',
    choices: (s) => (s.turn > 0 ? ['no', 'yes'] : ['no']),
    get: (s) => (s.anarchy > 0 ? 'yes' : 'no'),
    set(s, anarchy) {
      s.anarchy = anarchy === 'yes' ? s.turn : 0;
    },
  },
  told('hand', 'hand', ATTACK_HAND, 9),
  told('bonus', 'bonus', 0, BONUS_LIMIT),
  told('wonder-bonus', 'wonders', 0, BONUS_LIMIT),
  debt('culture'),
  debt('resource'),
  {
    id: 'battle.now',
    kind: 'number',
    locked: inBattle,
    min: 0,
    max: (s) => (s.turn > 0 ? 2 : 0),
    mayExceed: true,
    get: due,
    set: (s, n) => setBattles(s, s.turn, n),
  },
  {
    id: 'battle.next',
    kind: 'number',
    when: (s) => s.turn < lastTurn(s),
    locked: inBattle,
    min: 0,
    max: 1,
    mayExceed: true,
    get: next,
    set: (s, n) => setBattles(s, s.turn + 1, n),
  },
  {
    id: 'walls',
    kind: 'choice',
    locked: inBattle,
    choices: () => WALLS,
    get: (s) => s.known.walls,
    set(s, walls) {
      s.known.walls = WALLS.find((each) => each === walls) ?? 'unknown';
    },
  },
];

/** Unknown until the player has entered it. */
function told(
  id: Fact,
  key: 'hand' | 'bonus' | 'wonders',
  min: number,
  max: number,
): NumberFact<Civilization> {
  return {
    id,
    kind: 'number',
    unknown: (s) => s.known[key] === undefined,
    min,
    max,
    get: (s) => s.known[key] ?? min,
    set(s, n) {
      s.known[key] = n;
    },
  };
}

function debt(kind: 'culture' | 'resource'): NumberFact<Civilization> {
  return {
    id: `debt.${kind}`,
    kind: 'number',
    locked: inDeal,
    min: 0,
    max: MOST_DEBT,
    mayExceed: true,
    get: (s) => s.debt[kind],
    set(s, n) {
      s.debt[kind] = n;
    },
  };
}

/** What the player has: numbers in the scene, too. */
export const TOKENS: readonly NumberFact<Civilization>[] = [
  token('culture', CULTURE_LIMIT),
  token('trade', TRADE_LIMIT),
  token('coins', won(COINS_TO_WIN)),
  ...RESOURCES.map(
    (r): NumberFact<Civilization> => ({
      id: r,
      kind: 'number',
      locked: counted,
      min: (s) => least(s, r),
      max: (s) => s.tally.resources[r] + RESOURCE_LIMIT - resources(s),
      get: (s) => s.tally.resources[r],
      set(s, n) {
        s.tally.resources[r] = n;
      },
    }),
  ),
];

function token(
  id: 'culture' | 'trade' | 'coins',
  max: NumberFact<Civilization>['max'],
): NumberFact<Civilization> {
  return {
    id,
    kind: 'number',
    locked: counted,
    min: 0,
    max,
    get: (s) => s.tally[id],
    set(s, n) {
      s.tally[id] = n;
    },
  };
}

/** A resource that is about to be lost must be there. */
function least(s: Readonly<State>, r: Resource): 0 | 1 {
  const held = s.tally.resources[r];
  return s.step === 'resource-choice' && held > 0 && held === resources(s) ? 1 : 0;
}

function forces(deck: State['options']['deck']): readonly FactDecl<Civilization>[] {
  return [
    ...LAND.map(rank),
    ...TYPES.flatMap((type) => rows(deck, type).map(({ copies }, row) => unitCards(type, row, copies))),
  ];
}

function rank(type: Land): NumberFact<Civilization> {
  return {
    id: `rank.${type}`,
    kind: 'number',
    locked: mustered,
    min: 1,
    max: 4,
    get: (s) => s.tally.rank[type],
    set(s, n) {
      s.tally.rank[type] = n;
    },
  };
}

function unitCards(type: Type, row: number, copies: number): NumberFact<Civilization> {
  return {
    id: `army.${type}.${row + 1}`,
    kind: 'number',
    locked: mustered,
    min: 0,
    max: copies,
    get: (s) => at(s.tally.army[type], row),
    set(s, n) {
      s.tally.army[type][row] = n;
    },
  };
}

/** Another turn begins with its event roll; reminders that no longer make sense are removed. */
function jump(s: State, turn: number): void {
  s.turn = turn;
  s.hit = null;
  s.use = null;
  s.book = null;
  s.deal = null;
  s.battle = null;
  s.killed = { mine: [], theirs: [] };
  s.pending = s.pending.filter((t) => t === turn || t === turn + 1);
  s.dice = Math.min(s.dice, turn);
  if (s.anarchy > turn || s.anarchy < turn - 1) s.anarchy = 0;
  s.step = WONDER_TURNS.includes(turn) ? 'wonders' : 'event-dice';
}

/** A battle due now is fought before the turn ends; without one the turn continues to its end. */
function setBattles(s: State, turn: number, n: number): void {
  const others = s.pending.filter((t) => t !== turn);
  s.pending = [...others, ...Array.from({ length: n }, () => turn)].sort((a, b) => a - b);
  s.step = endOfMovement(s, s.step);
  for (const interruption of [s.use, s.book])
    if (interruption) interruption.back = endOfMovement(s, interruption.back);
}

/** Movement ends with a battle, or with the turn. */
function endOfMovement(s: Readonly<State>, step: Step): Step {
  return step !== 'turn-end' && step !== 'movement' ? step : due(s) > 0 ? 'movement' : 'turn-end';
}

export function check(s: Readonly<State>): void {
  const must = (holds: boolean, what: string) => {
    if (!holds) throw new Error(`Civilization: ${what}`);
  };
  const whole = (n: number, min: number, max: number, what: string) =>
    must(Number.isInteger(n) && n >= min && n <= max, `${what} is ${n}`);
  whole(s.debt.culture, 0, 999, 'the culture debt');
  whole(s.debt.resource, 0, 999, 'the resource debt');
  whole(s.anarchy, 0, s.turn, 'the turn of anarchy');
  if (s.step !== 'over')
    for (const turn of s.pending) must(turn === s.turn || turn === s.turn + 1, `a battle on turn ${turn}`);
  for (const type of TYPES)
    must(s.tally.army[type].length === rows(s.options.deck, type).length, `rows of ${type}`);
  const fighting = ['my-unit', 'my-front', 'their-card', 'my-hand', 'draw-hand', 'walls', 'spoils'];
  must(!fighting.includes(s.step) || s.battle !== null, `'${s.step}' without a battle`);
  must(s.step !== 'my-front' || s.battle?.playing != null, 'a front is chosen for no unit');
  if (s.battle) {
    const { cards, pool, fronts, hand } = s.battle;
    must(cards <= TYPES.reduce((sum, type) => sum + pool[type], 0), 'more cards than the pool has');
    must(s.step !== 'my-unit' || hand.length > 0, 'a battle turn without a unit');
    must(s.step !== 'their-card' || cards > 0, 'the opponent plays without a card');
    for (const { mine, theirs } of fronts)
      for (const f of [mine, theirs])
        must(f === null || (f.wounds >= 0 && f.wounds < f.health), 'a dead unit stands in a front');
  }
}
