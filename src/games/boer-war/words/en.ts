/** The Second Boer War in English; terms as in the English text. */
import { listing, plural, times, type Words } from '../../../kernel/words.ts';
import { markersNeeded } from '../paper/markers.ts';
import type { Side } from '../rules/options.ts';
import { type BoerWar, randomPool, roundsFinished, type State } from '../rules/rounds.ts';
import { noCounters } from './no-counters.ts';

const n = plural('en');
const and = listing('en');
const or = listing('en', 'or');
const actions = (k: number) => n(k, { one: 'action', other: 'actions' });
const ROMAN = ['', 'I', 'II', 'III', 'IV'];
const SIDE: Record<Side, string> = { boers: 'Boers', empire: 'Empire' };
const THE: Record<Side, string> = { boers: 'The Boers', empire: 'The Empire' };
/** The Boers are many, the Empire is one. */
const verb = (side: Side, many: string, one: string) => (side === 'boers' ? many : one);
const set = (counters: readonly number[]) => and(counters.map((k, i) => `${k} with a ${i + 1}`));
const round = (s: State) => roundsFinished(s, s.active) + 1;
/** What goes into the cup for the draw. */
const cup = (s: State) => {
  const { stop, go } = randomPool(s.options.poolRule, s.faceUp[s.active], s.complete === 2 ? 2 : 1);
  return `${times(stop, 'STOP')} and ${times(go, 'GO!')}`;
};
const phase = (turn: number) => (turn <= 2 ? 'regular war' : 'guerrilla war');
const tick = { reinforcement: 'Reinforcement or Reorganization', event: 'Event' };
const POOL_RULE = {
  literal: 'As the rule says',
  commentary: "As the commentary's example counts",
  skipEmptyLevel: 'GO! looks past empty numbers',
  remainingAbove: 'GO! for every higher counter',
};
const firstSide = (turn: number) => ({
  name: `Who begins Turn ${ROMAN[turn]}`,
  help: 'The text shows it for Turn I only; your base rules may say more.',
  choices: SIDE,
});
const counters = (side: Side, turn: number) => ({
  name: `${SIDE[side]}, Turn ${ROMAN[turn]}: counters 1, 2, 3`,
  help: 'How many “Action” counters of each number the side has: 4, 4, 3 in the text.',
});

export const words: Words<BoerWar> = {
  title: 'The Second Boer War',
  pitch: 'You play both sides; the cup decides how many actions each round has.',
  seats: () => 'Player',
  asks: {
    action: (s) => `${SIDE[s.active]}, round ${round(s)}: carry out action ${s.complete + 1} on the map.`,
    'next-action': (s) => `${SIDE[s.active]}, round ${round(s)}: will there be action ${s.complete + 1}? Into the cup go ${cup(s)}; draw one marker.`,
    'empty-pool': () => 'Nothing goes into the cup: the round goes on.',
    'last-two': () => 'Nothing goes into the cup: the round stops with two actions.',
    'new-turn': (s) => `Turn ${ROMAN[s.turn]} is over. Turn all “Action” counters face up and put both “Round finished” markers on 0.`,
  },
  moves: {
    done: (_, s) => (s.step === 'new-turn' ? `Begin Turn ${ROMAN[s.turn + 1]}` : 'Action done'),
    go: () => 'GO!',
    stop: () => 'STOP',
  },
  asides: {
    'no-action': () => 'Nothing can be done on the map: the action counts all the same',
    victory: (side) => `${THE[side as Side]} ${verb(side as Side, 'win', 'wins')} the war`,
    'stop-here': () => 'Stop the game here',
    tick: (what) => `Used this round: ${tick[what as keyof typeof tick]}`,
  },
  events: {
    'round-begins': ({ side, round }) => `${SIDE[side]}: round ${round} begins.`,
    action: ({ side, nth }) => `${THE[side]} ${verb(side, 'carry', 'carries')} out action ${nth}; “Action complete” goes to ${nth}.`,
    'no-action': ({ side, nth, reason }) => `${THE[side]} ${verb(side, 'do', 'does')} not carry out action ${nth}${reason && ` (${reason})`}, but it counts; “Action complete” goes to ${nth}.`,
    drawn: ({ chit, stop, go, none }) => (stop && go ? `${chit === 'go' ? 'GO!' : 'STOP'} is drawn (cup: ${stop}\u00a0STOP, ${go}\u00a0GO!).` : `${none ? `No ${or(none.map(String))} is face up, so only` : 'Only'} ${chit === 'go' ? 'GO!' : 'STOP'} is in the cup: no draw needed.`),
    'empty-pool': () => 'Only counters with a 3 are left: the cup stays empty and the round goes on to three actions.',
    'last-two': () => 'The last 2 and no 3 are left: the cup stays empty and the round stops.',
    'round-over': ({ side, round, actions: k, left }) => `${SIDE[side]}: round ${round} is over after ${actions(k)}. Turn down a ${k}; “Round finished” goes to ${round}. ${left ? actions(left) : 'No actions'} left this Turn.`,
    'passed-over': ({ side }) => `${THE[side]} ${verb(side, 'have', 'has')} no counter left this Turn and ${verb(side, 'are', 'is')} passed over.`,
    'turn-over': ({ turn }) => `Turn ${ROMAN[turn]} is over.`,
    'turn-begins': ({ turn }) => `Turn ${ROMAN[turn]} begins (${phase(turn)}). All counters face up, both markers on 0.`,
    ticked: ({ what, side }) => `${SIDE[side]}: ${tick[what]} used this round.`,
    victory: ({ side, turn, reason }) => `${THE[side]} ${verb(side, 'win', 'wins')} in Turn ${ROMAN[turn]}${reason ? `: ${reason}` : '.'}`,
    stopped: ({ turn, reason }) => `The game stops in Turn ${ROMAN[turn]}${reason ? `: ${reason}` : '.'}`,
    set: () => 'Set by hand.',
  },
  ruledOut: {
    'act-first': () => 'Carry out the action first; the draw comes after it.',
    'draw-first': () => 'Draw first: only GO! allows another action.',
  },
  outcomes: {
    'played-out': 'All Turns are played. See the victory conditions in your rulebook.',
    boers: 'The Boers have won.',
    empire: 'The Empire has won.',
    stopped: 'The game was stopped.',
  },
  turn: (turn) => `Turn ${ROMAN[Number(turn)]}`,
  facts: (fact) => {
    if (fact === 'turn') return 'Turn';
    if (fact === 'active') return 'Side whose round it is';
    if (fact === 'complete') return 'Actions complete in this round';
    const [side, digit] = fact.split('.') as [Side, string];
    return `${SIDE[side]}: face-up counters with a ${digit}`;
  },
  value: (fact, value) => (fact === 'active' ? SIDE[value as Side] : fact === 'turn' ? (ROMAN[Number(value)] ?? value) : value),
  options: {
    poolRule: {
      name: 'How the cup is filled',
      help: 'Only the first is the author’s. By it the cup stays empty in 3 of 7 Turns of a side, by the commentary’s count in every one, by the other two never.',
      choices: POOL_RULE,
    },
    turns: { name: 'Turns', help: 'How many of the four Turns you mean to play.' },
    reminders: { name: 'Reminders', help: 'Tick off what the base game allows once a round.' },
    'firstSide.1': firstSide(1),
    'firstSide.2': firstSide(2),
    'firstSide.3': firstSide(3),
    'firstSide.4': firstSide(4),
    'counters.boers.1': counters('boers', 1),
    'counters.boers.2': counters('boers', 2),
    'counters.boers.3': counters('boers', 3),
    'counters.boers.4': counters('boers', 4),
    'counters.empire.1': counters('empire', 1),
    'counters.empire.2': counters('empire', 2),
    'counters.empire.3': counters('empire', 3),
    'counters.empire.4': counters('empire', 4),
  },
  presets: {
    printed: { name: 'As printed', help: 'Four Turns, the rule as the text has it.' },
    even: { name: 'Even draw', help: 'Every remaining counter is equally likely; needs seven GO! markers.' },
    short: { name: 'Turn I only', help: 'One Turn, to try it out.' },
  },
  refusals: noCounters((side, turn) => `${SIDE[side]}, Turn ${ROMAN[turn]}: counters 1, 2, 3 are all 0. Give the side at least one counter.`),
  rules: {
    steps: 'A side begins its round with one action that nobody has to draw for. After each action “Action complete” moves one space on. A GO! gives one more action, which is carried out before anything else is drawn. If your base rules let a side do nothing, just confirm it: the action counts all the same.',
    pool: 'Before every draw the cup is filled anew, and what was drawn before goes back. After the first action: a STOP for each of the side’s face-up 1s, a GO! for each face-up 2; 3s do not count yet. After the second: a STOP for each 2, a GO! for each 3. If only one kind would lie in the cup, nothing is drawn.',
    'pool-rule': 'The commentary’s example counts one STOP too few for the second draw: three 2s are face up, yet it puts in only two STOPs. The rule and the first example give three. So a setting says how the cup is filled: by the rule, by the commentary, or by one of two other readings.',
    'empty-pool':
      'With only 3s left there is nothing to put into the cup, and the text is silent. Every round must turn down a counter of as many actions as it had, so this one has three actions, without a draw. This is our ruling; it is not needed if a setting makes GO! look past empty numbers or count every higher counter.',
    'last-two': 'By the commentary’s count the cup for the second draw has one STOP fewer than there are face-up 2s. With the last 2 and no 3, nothing is left to put in: the round stops with its two actions, and the 2 is turned down. By default the rule’s own count holds, and this cannot happen.',
    'round-end': 'A STOP, or the third action, ends the round: turn down one counter with the number of actions taken, move “Round finished” one space, take off “Action complete”. The text says this last step only of a third action; here it is done after every round.',
    sides: 'After a round the other side is active. A side with no counter left is passed over until the Turn ends; the text is silent on it, and it happens only if the sides have unequal counters.',
    'new-turn':
      'The text does not describe the change of Turns. When both sides have used all their counters, every counter is turned face up again and both “Round finished” go back to 0. The example lets the Boers begin Turn I; who begins each Turn, and with which counters, is set before the game. After the last Turn the base game’s victory conditions decide.',
    reminders: 'The base game allows a Reinforcement or Reorganization, and an Event, once a round. These ticks are notes and change nothing.',
    victory: 'When somebody has won is for the base rules to say; you can declare it at any moment. The tracks stay as they are.',
  },
  place: (id) => {
    const [what, side] = id.split('.') as [string, Side];
    const names: Record<string, string> = {
      rounds: 'Rounds Track',
      actions: 'Actions Track',
      'rounds-left': 'rounds left',
      'actions-left': 'actions left',
      odds: 'actions in the round',
      cup: 'Random Pool',
      'at-hand': 'beside the track',
    };
    return side ? `${SIDE[side]}: ${names[what]}` : (names[what] ?? id);
  },
  piece: ({ kind, print }) =>
    ({
      'round-finished': '“Round finished”',
      'action-complete': '“Action complete”',
      action: `“Action” ${print}`,
      go: 'GO!',
      stop: 'STOP',
    })[kind] ?? kind,
  cell: (place, cell) => (place.startsWith('rounds') ? `space ${cell}` : ''),
  measures: {
    'actions-by-round': {
      name: 'Actions by round',
      help: 'The chance of one, two and three actions in each round of one side’s Turn.',
      key: 'Round',
      outcome: (k) => actions(Number(k)),
    },
    'empty-pool': {
      name: 'Empty cup',
      help: 'The chance that one side’s Turn comes to a draw with nothing to put into the cup.',
      key: 'One side’s Turn',
      row: () => 'whole Turn',
      outcome: (k) => (k === 'yes' ? 'meets it' : 'never'),
    },
    'actions-left': {
      name: 'Actions left',
      help: 'How many actions one side still has after each of its rounds.',
      key: 'After round',
      outcome: (k) => actions(Number(k)),
    },
  },
  checklist: (o) => {
    const { stop, go } = markersNeeded(o);
    return [
      'Set up The Second Boer War from the box “Farmers vs. Empire” as its own rules say.',
      `Lay out the Rounds Track and the Actions Track of both sides. Put an “Action” counter on every space of its number, number up. Boers: ${set(o['counters.boers.1'])}. Empire: ${set(o['counters.empire.1'])}.`,
      'Put “Round finished” on space 0 of each Rounds Track.',
      `Keep “Action complete”, ${go}\u00a0GO! and ${stop}\u00a0STOP markers and a cup within reach.`,
    ];
  },
};
