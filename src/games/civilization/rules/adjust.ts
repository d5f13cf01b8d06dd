/** Setting the table by hand: which facts, within which bounds, and what must always hold. */
import type { Fact as KernelFact } from '../../../kernel/game.ts';
import { COINS_TO_WIN, CULTURE_LIMIT, RESOURCE_LIMIT, resources, TRADE_LIMIT } from './books.ts';
import { ATTACK_HAND, BONUS_LIMIT } from './military.ts';
import { type Civilization, type Fact, type Log, RESOURCES, type Resource, type State } from './state.ts';
import { due, lastTurn, VICTORY_SPACE, WONDER_TURNS } from './turn.ts';
import { LAND, type Land, rows, TYPES, type Type } from './units.ts';

type Facts = KernelFact<Civilization>[];
const number = (id: Fact, value: number, min: number, max: number): KernelFact<Civilization> => ({
  id,
  kind: 'number',
  value,
  min,
  max: Math.max(max, value),
});
/** Below 0 until the player has told it. */
const told = (id: Fact, value: number, min: number, max: number): KernelFact<Civilization> => ({
  ...number(id, Math.max(min, value), min, max),
  unknown: value < 0,
});
const MOST_DEBT = 99;

/** Before the event roll of a turn. */
function rollAhead(s: Readonly<State>): boolean {
  return s.step === 'event-dice' || s.step === 'wonders';
}

/** The turn stands first: it clears what the others set. */
export function facts(s: Readonly<State>): readonly KernelFact<Civilization>[] {
  if (s.step === 'over') return [];
  const list: Facts = [number('turn', s.turn, s.turn === 0 ? 0 : 1, lastTurn(s))];
  list.push(
    number('dice', s.dice, 1, rollAhead(s) ? s.turn : s.turn + 1),
    number('level', s.level, 0, VICTORY_SPACE - 1),
    {
      id: 'anarchy',
      kind: 'choice',
      value: s.anarchy > 0 ? 'yes' : 'no',
      choices: s.turn > 0 ? ['no', 'yes'] : ['no'],
    },
    told('hand', s.known.hand, ATTACK_HAND, 9),
    told('bonus', s.known.bonus, 0, BONUS_LIMIT),
    told('wonder-bonus', s.known.wonders, 0, BONUS_LIMIT),
  );
  // A deal under way has counted what there is to pay with.
  if (!s.deal)
    list.push(
      number('debt.culture', s.debt.culture, 0, MOST_DEBT),
      number('debt.resource', s.debt.resource, 0, MOST_DEBT),
    );
  if (!s.battle) {
    list.push(number('battle.now', due(s), 0, s.turn > 0 ? 2 : 0));
    if (s.turn < lastTurn(s)) list.push(number('battle.next', next(s), 0, 1));
    list.push({ id: 'walls', kind: 'choice', value: s.known.walls, choices: ['unknown', 'no', 'yes'] });
  }
  // A deal under way, or a payment, has counted what there is; cards in a hand or drawn belong to the army.
  if (s.options.tally && !s.deal && !s.use) {
    list.push(...tokens(s));
    if (!s.battle && !s.hit) list.push(...forces(s));
  }
  return list;
}

function next(s: Readonly<State>): number {
  return s.pending.filter((turn) => turn > s.turn).length;
}

function tokens(s: Readonly<State>): Facts {
  const { tally } = s;
  const free = RESOURCE_LIMIT - resources(s);
  // Whichever is about to be lost must be there.
  const least = (r: Resource) =>
    s.step === 'resource-choice' && tally.resources[r] > 0 && tally.resources[r] === resources(s) ? 1 : 0;
  return [
    number('culture', tally.culture, 0, CULTURE_LIMIT),
    number('trade', tally.trade, 0, TRADE_LIMIT),
    // The last coin is won, not set: it ends the game.
    number('coins', tally.coins, 0, COINS_TO_WIN - 1),
    ...RESOURCES.map((r) => number(r, tally.resources[r], least(r), tally.resources[r] + free)),
  ];
}

function forces(s: Readonly<State>): Facts {
  const { tally } = s;
  return [
    ...LAND.map((type) => number(`rank.${type}`, tally.rank[type], 1, 4)),
    ...TYPES.flatMap((type) =>
      rows(s.options.deck, type).map((card, row) =>
        number(`army.${type}.${row + 1}`, tally.army[type][row] as number, 0, card.copies),
      ),
    ),
  ];
}

/** Another turn begins with its event roll; reminders that no longer make sense are taken off. */
function jump(s: State, turn: number): void {
  s.turn = turn;
  s.hit = null;
  s.use = null;
  s.deal = null;
  s.battle = null;
  s.killed = { mine: [], theirs: [] };
  s.pending = s.pending.filter((t) => t === turn || t === turn + 1);
  s.dice = Math.min(s.dice, turn);
  if (s.anarchy > turn || s.anarchy < turn - 1) s.anarchy = 0;
  s.step = WONDER_TURNS.includes(turn) ? 'wonders' : 'event-dice';
}

export function adjust(s: State, fact: Fact, value: number | string, log?: Log): void {
  log?.('set', { fact, value });
  const n = Number(value);
  switch (fact) {
    case 'turn':
      if (n > 0) jump(s, n);
      return;
    case 'dice':
      s.dice = n;
      return;
    case 'debt.culture':
      s.debt.culture = n;
      return;
    case 'debt.resource':
      s.debt.resource = n;
      return;
    case 'level':
      s.level = n;
      return;
    case 'anarchy':
      s.anarchy = value === 'yes' ? s.turn : 0;
      return;
    case 'walls':
      s.known.walls = value as State['known']['walls'];
      return;
    case 'hand':
      s.known.hand = n;
      return;
    case 'bonus':
      s.known.bonus = n;
      return;
    case 'wonder-bonus':
      s.known.wonders = n;
      return;
    case 'battle.now':
    case 'battle.next':
      return setBattles(s, fact, n);
    case 'culture':
    case 'trade':
    case 'coins':
      s.tally[fact] = n;
      return;
    case 'wheat':
    case 'silk':
    case 'incense':
    case 'iron':
      s.tally.resources[fact satisfies Resource] = n;
      return;
    default: {
      const [what, type, row] = fact.split('.') as ['rank' | 'army', Type, string | undefined];
      if (what === 'rank') s.tally.rank[type as Land] = n;
      else s.tally.army[type][Number(row) - 1] = n;
    }
  }
}

/** A battle due now is fought before the turn ends; without one the turn goes on to its end. */
function setBattles(s: State, fact: 'battle.now' | 'battle.next', n: number): void {
  const turn = fact === 'battle.now' ? s.turn : s.turn + 1;
  const others = s.pending.filter((t) => t !== turn);
  s.pending = [...others, ...Array.from({ length: n }, () => turn)].sort((a, b) => a - b);
  if (s.step === 'turn-end' && due(s) > 0) s.step = 'movement';
  else if (s.step === 'movement' && due(s) === 0) s.step = 'turn-end';
  if (s.use?.back === 'turn-end' && due(s) > 0) s.use.back = 'movement';
  else if (s.use?.back === 'movement' && due(s) === 0) s.use.back = 'turn-end';
}

export function check(s: Readonly<State>): void {
  const must = (holds: boolean, what: string) => {
    if (!holds) throw new Error(`Civilization: ${what}`);
  };
  const whole = (n: number, min: number, max: number, what: string) =>
    must(Number.isInteger(n) && n >= min && n <= max, `${what} is ${n}`);
  whole(s.turn, 0, lastTurn(s) + 1, 'the turn');
  whole(s.dice, 1, s.turn + 1, 'the number of event dice');
  whole(s.level, 0, VICTORY_SPACE, 'the culture level');
  whole(s.debt.culture, 0, 999, 'the culture debt');
  whole(s.debt.resource, 0, 999, 'the resource debt');
  whole(s.anarchy, 0, s.turn, 'the turn of anarchy');
  if (s.step !== 'over')
    for (const turn of s.pending) must(turn === s.turn || turn === s.turn + 1, `a battle on turn ${turn}`);
  whole(s.tally.culture, 0, CULTURE_LIMIT, 'culture');
  whole(s.tally.trade, 0, TRADE_LIMIT, 'trade');
  whole(s.tally.coins, 0, COINS_TO_WIN, 'coins');
  for (const r of RESOURCES) whole(s.tally.resources[r], 0, RESOURCE_LIMIT, r);
  for (const type of TYPES) {
    const cards = rows(s.options.deck, type);
    must(s.tally.army[type].length === cards.length, `rows of ${type}`);
    s.tally.army[type].forEach((n, row) => {
      whole(n, 0, cards[row]?.copies ?? 0, `${type} ${row + 1}`);
    });
  }
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
