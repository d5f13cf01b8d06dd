/** Combat cards (P21-P36): the attacker picks one, the defender's come by the die, from A on. */
import { type FlowStep, passage, type Steps } from '../../../../kernel/flow.ts';
import { arg, decide, type Log, type Node, num, table, verb } from '../../../../kernel/game.ts';
import { die } from '../../../../kernel/parts/die.ts';
import { type Deck, type Side, SPACES, type Space, sideName, spaceOf } from '../cards/deck.ts';
import { nameAll, named, opponent, rangeOf, readyPile, turnUp } from '../cards/display.ts';
import { factsOf, fromPile, tracked } from '../cards/pile.ts';
import {
  type Battle,
  battleOf,
  type Cdg,
  type Fighting,
  type Move,
  type OnDisplay,
  type State,
} from '../state.ts';
import { dealt, putAway } from './after-play.ts';
import { countCard, fillGap } from './fate-die.ts';
import { eventPlayed } from './uses.ts';

const DIE = die<Cdg>('defend-die', 'die');
const FIGHT: Node<Cdg> = table<Cdg>('fight', ['done']);
const WHO_WON: Node<Cdg> = table<Cdg>('fight', ['attacker-won', 'defender-won', 'no-winner']);

/** Where a battle can be called up: while the side acts, from the moment its cards are up. */
const DURING: readonly State['step'][] = [
  'nominate',
  'roll',
  'own-space',
  'fate',
  'pick',
  'event',
  'use',
  'act',
  'one-op',
];

export const battle: Steps<Cdg, `battle-${Battle['step']}`> = {
  'battle-name': passage(nameAttackCards),
  'battle-attack-card': { node: attackNode, play: attack },
  'battle-turn-up': passage(turnUpDefence),
  'battle-defend': { node: defendNode, play: defend },
  'battle-die': { node: () => DIE, play: (s, move, log) => defendDie(s, num(move), log) },
  'battle-fight': { node: fightNode, play: fight },
  'battle-after': passage(afterBattle),
};

/** While the player acts on the map a battle is one answer away; with no combat cards in the deck there is none. */
export const acting: Steps<Cdg, 'act' | 'one-op'> = { act: onMap('act'), 'one-op': onMap('one-op') };

function onMap(ask: 'act' | 'one-op'): FlowStep<Cdg> {
  const peaceful = table<Cdg>(ask, ['done']);
  const warlike = table<Cdg>(ask, ['done', 'battle']);
  return {
    node: (s) => (hasCombatCards(s) ? warlike : peaceful),
    play(s, move, log) {
      if (move === 'battle') beginBattle(s, log);
      else s.step = 'discard';
    },
  };
}

export function mayBattle(s: Readonly<State>): boolean {
  return s.battle === null && s.turning.length === 0 && DURING.includes(s.step) && hasCombatCards(s);
}

const WITH_COMBAT_CARDS = new WeakMap<Deck, boolean>();
function hasCombatCards({ options: { deck } }: Readonly<State>): boolean {
  const known = WITH_COMBAT_CARDS.get(deck);
  if (known !== undefined) return known;
  const has = deck.cards.some((card) => card.combat);
  WITH_COMBAT_CARDS.set(deck, has);
  return has;
}

export function beginBattle(s: State, log?: Log<Cdg>): void {
  s.battle = {
    attacker: s.active,
    step: 'name',
    attack: null,
    defence: null,
    attackFrom: null,
    defenceFrom: null,
    searched: null,
    winner: null,
  };
  const { deck } = s.options;
  log?.('battle', { attacker: sideName(deck, s.active), defender: sideName(deck, opponent(s.active)) });
}

/** Spaces of a side with a combat card that can be looked at: face up, not the card in play. */
function combatCards(s: Readonly<State>, side: Side): Space[] {
  return SPACES.filter((space) => {
    const slot = s.sides[side].slots[space];
    if (!slot?.up || (side === s.active && s.playing?.from === space)) return false;
    return tracked(s) ? slot.card !== null && factsOf(s, slot.card).combat : true;
  });
}

/** The defender's that the search still can come to. */
export function unsearched(s: Readonly<State>, { attacker, searched }: Readonly<Battle>): Space[] {
  return combatCards(s, opponent(attacker)).filter((space) => searched === null || space > searched);
}

function keptCards(s: Readonly<State>, side: Side): Move[] {
  return s.sides[side].kept.filter((kept) => !kept.used).map(({ card }): Move => `kept:${card}`);
}

/** P27: any one of them without a die, or none. */
function attackNode(s: Readonly<State>): Node<Cdg> {
  return decide('attack-card', 'player', [...attackCards(s, battleOf(s)), 'no-card']);
}

/** P29, P30: the first one from here on that applies to this battle; only the table can tell. */
function defendNode(s: Readonly<State>): Node<Cdg> {
  return table('defend', [...defenceCards(s, battleOf(s)), 'no-card']);
}

function fightNode(s: Readonly<State>): Node<Cdg> {
  const { attack, defence } = battleOf(s);
  return s.options.keepWinning && (attack || defence) && tracked(s) ? WHO_WON : FIGHT;
}

function attackCards(s: Readonly<State>, { attacker }: Readonly<Battle>): Move[] {
  const cards = combatCards(s, attacker).map((space): Move => `attack:${space}`);
  return [...cards, ...keptCards(s, attacker)];
}

/** Kept ones are chosen before the display is searched. */
function defenceCards(s: Readonly<State>, battle: Readonly<Battle>): Move[] {
  const cards = unsearched(s, battle).map((space): Move => `defend:${space}`);
  return battle.searched === null ? [...keptCards(s, opponent(battle.attacker)), ...cards] : cards;
}

function nameAttackCards(s: State, log?: Log<Cdg>): void {
  const battle = battleOf(s);
  nameAll(s, battle.attacker);
  if (s.turning.length > 0) return;
  if (attackCards(s, battle).length > 0) battle.step = 'attack-card';
  else noAttackCard(s, battle, log);
}

function attack(s: State, move: Move, log?: Log<Cdg>): void {
  const battle = battleOf(s);
  if (move === 'no-card') return noAttackCard(s, battle, log);
  if (verb(move) === 'kept') battle.attack = useKept(s, battle.attacker, arg(move));
  else {
    battle.attackFrom = spaceOf(move);
    battle.attack = entersBattle(s, battle.attacker, battle.attackFrom, log);
  }
  log?.('attack-card', named(s, battle.attacker, battle.attack.card));
  battle.step = 'turn-up';
}

function noAttackCard(s: State, battle: Battle, log?: Log<Cdg>): void {
  log?.('no-attack-card', { side: sideName(s.options.deck, battle.attacker) });
  battle.step = 'turn-up';
}

/** P28: all cards of the defender's display, after the attacker's choice. */
function turnUpDefence(s: State, log?: Log<Cdg>): void {
  const battle = battleOf(s);
  const defender = opponent(battle.attacker);
  turnUp(s, defender, log);
  nameAll(s, defender);
  if (s.turning.length === 0) search(s, battle, log);
}

/** P33: on to the next one; with none left the defender plays no combat card. */
function search(s: State, battle: Battle, log?: Log<Cdg>): void {
  if (defenceCards(s, battle).length > 0) battle.step = 'defend';
  else noDefendCard(s, battle, log);
}

function defend(s: State, move: Move, log?: Log<Cdg>): void {
  const battle = battleOf(s);
  const side = opponent(battle.attacker);
  if (move === 'no-card') return noDefendCard(s, battle, log);
  if (verb(move) === 'kept') {
    battle.defence = useKept(s, side, arg(move));
    battle.step = 'fight';
    log?.('defend-kept', named(s, side, arg(move)));
    return;
  }
  const space = spaceOf(move);
  const card = s.sides[side].slots[space]?.card ?? null;
  log?.('defend', { ...named(s, side, card), space, range: rangeOf(s, space) });
  battle.defenceFrom = space;
  battle.step = 'die';
}

function noDefendCard(s: State, battle: Battle, log?: Log<Cdg>): void {
  log?.('no-defend-card', { side: sideName(s.options.deck, opponent(battle.attacker)) });
  battle.step = 'fight';
}

/** P31, P32: within the range the card is played and the search is over; otherwise it stays out of this battle. */
function defendDie(s: State, die: number, log?: Log<Cdg>): void {
  const battle = battleOf(s);
  const side = opponent(battle.attacker);
  const space = battle.defenceFrom;
  if (space === null) throw new Error('no card is tried for the defence');
  const range = rangeOf(s, space);
  const played = die <= range;
  const card = s.sides[side].slots[space]?.card ?? null;
  log?.('defend-die', { ...named(s, side, card), space, die, range, played });
  if (played) {
    battle.defence = entersBattle(s, side, space, log);
    battle.step = 'fight';
  } else {
    battle.defenceFrom = null;
    battle.searched = space;
    search(s, battle, log);
  }
}

/** A kept card fights, once in an action round. */
function useKept(s: State, side: Side, card: string): Fighting {
  for (const kept of s.sides[side].kept) if (kept.card === card) kept.used = true;
  return { card };
}

function fight(s: State, move: Move, log?: Log<Cdg>): void {
  const battle = battleOf(s);
  const winner = winnerOf(move);
  const sides = { attacker: battle.attacker, defender: opponent(battle.attacker) };
  log?.('battle-over', winner === 'nobody' ? {} : { winner: sideName(s.options.deck, sides[winner]) });
  battle.winner = winner;
  battle.step = 'after';
}

function winnerOf(move: Move): NonNullable<Battle['winner']> {
  if (move === 'attacker-won') return 'attacker';
  return move === 'defender-won' ? 'defender' : 'nobody';
}

/** A combat card leaves the display for the battle; its event is played. */
function entersBattle(s: State, side: Side, space: Space, log?: Log<Cdg>): Fighting {
  const { slots } = s.sides[side];
  const card = slots[space]?.card ?? null;
  slots[space] = null;
  if (s.options.method === 'fateDie') countCard(s, side);
  if (card !== null) eventPlayed(s, side, factsOf(s, card), log);
  return { card };
}

/**
 * The cards go away, removed if starred; with `keepWinning` the winner's stays for the turn. One deck for both sides may
 * have cards turned up before it is shuffled: then this comes back here, when both cards have left.
 */
function afterBattle(s: State, log?: Log<Cdg>): void {
  const battle = battleOf(s);
  const defender = opponent(battle.attacker);
  if (battle.attack) leavesBattle(s, battle.attacker, battle.attack, log);
  battle.attack = null;
  if (battle.defence) leavesBattle(s, defender, battle.defence, log);
  battle.defence = null;
  const space = battle.defenceFrom;
  if (space === null || refillDefence(s, { side: defender, space }, log) === 'ready') s.battle = null;
}

/** P34, P35: the defender's space alone is filled at once, face down, and stays closed for the rest of this round (P36). */
function refillDefence(s: State, { side, space }: OnDisplay, log?: Log<Cdg>): 'ready' | 'wait' {
  const { slots } = s.sides[side];
  if (s.options.method === 'fateDie') {
    if (fillGap(s, { side, space, up: false }, log) === 'pile') dealt(s, side, [space], log);
  } else {
    const pile = readyPile(s, side, log);
    if (pile === 'wait') return 'wait';
    if (pile === 'ready') {
      slots[space] = fromPile(s, side);
      dealt(s, side, [space], log);
    }
  }
  if (slots[space]) slots[space].closed = true;
  return 'ready';
}

/** One of a side's cards leaves the battle. A kept one is lost only with the battle. */
function leavesBattle(s: State, side: Side, { card }: Fighting, log?: Log<Cdg>): void {
  const { attacker, winner } = battleOf(s);
  const role = side === attacker ? 'attacker' : 'defender';
  const { kept } = s.sides[side];
  const at = kept.findIndex((each) => each.card === card);
  const wasKept = at >= 0;
  if (card !== null && winner === role && s.options.keepWinning && !factsOf(s, card).once) {
    if (!wasKept) kept.push({ card, used: true });
    log?.('kept', named(s, side, card));
    return;
  }
  if (wasKept) {
    if (winner === role || winner === 'nobody') return;
    kept.splice(at, 1);
  }
  putAway(s, { side, card, from: 'battle', after: 'battle' }, log);
}
