/** The solo mode in English. Card names stay as they are printed. */
import { edition, type Labels } from '../../../kernel/printed.ts';
import { lexicon, listing, plural, type Words } from '../../../kernel/words.ts';
import { opponent } from '../rules/display.ts';
import type { After, Cdg, NotEvent, OneOp, PathsOfGlory, Use } from '../rules/state.ts';
import { BOARD, inShort } from './board.ts';
import { problems } from './problems/en.ts';
import { activeName, attackerName, bothTurnUp, cardIn, defenderName, defending, type HintWords, inPlay, isLastTurn, lastSpace, mind, nameOf, nominee, numberedName, parts, phaseOf, points, rangesOf, reminderOf, turned, upTo } from './reading.ts';

const n = plural('en');
const and = listing('en');
const cards = (k: number) => n(k, { one: 'card', other: 'cards' });
const spaces = (k: number) => n(k, { one: 'space', other: 'spaces' });
const SIDES = lexicon({
  CP: 'Central Powers',
  AP: 'Allied Powers',
  harbour: 'Harbour',
  hilltop: 'Hilltop',
});
const side = (id: string) => SIDES[id] ?? id;
const GROUPS = lexicon({
  mobilization: 'Mobilization',
  limited: 'Limited War',
  total: 'Total War',
  early: 'early cards',
  late: 'late cards',
});
const group = (id: string) => GROUPS[id] ?? id;
const USE: Record<Use, string> = {
  ops: 'operations (Ops)',
  sr: 'strategic redeployment (SR)',
  rp: 'replacement points (RP)',
  event: 'the event',
};
const PHASES = lexicon({
  attrition: 'Attrition: cut-off units are eliminated, cut-off spaces change hands.',
  siege: 'Sieges: roll for every besieged fort.',
  'war-status': 'War status: check victory points and both sides’ commitment; new cards are shuffled in.',
  'war-status-turn-1': 'War status: check victory points. Commitment is checked from turn 2 on.',
  replacement: 'Replacements: spend the RP that were recorded this turn.',
  'end-of-turn': 'End of turn: check for victory, move the turn marker. Cards are not drawn.',
});
const NATIONS = lexicon({
  AH: 'Austria-Hungary',
  'AH-IT': 'Austria-Hungary, against Italy',
  TU: 'Turkey',
  GE: 'Germany',
  FR: 'France',
  BR: 'Britain',
  IT: 'Italy',
  RU: 'Russia',
  none: 'none',
});
const WHY: Record<OneOp, string> = {
  'own-space': 'blue names the nominated card’s own space',
  'empty-space': 'no card lies in the space',
  'no-card-left': 'there is no card to play',
  chosen: 'chosen instead of a nomination',
  'empty-display': 'the display is empty',
};
const NOT_EVENT: Record<NotEvent, string> = {
  conditions: 'its conditions are not met',
  combat: 'it is a combat card',
  'first-turn': 'no reinforcements in turn 1',
  reinforced: 'its nation has already had reinforcements this turn',
  neutral: 'a neutral has already entered the war this turn',
};
const HINTS: HintWords = {
  turns: (a, b) => (a === b ? `only in turn ${a}` : `only in turns ${a}–${b}`),
  round: (a) => `only in action round ${a}`,
  before: (a) => `only before ${a} has been played`,
  after: (a) => `only after ${a}`,
  'after-any': (a) => `only after one of these: ${a}`,
  'later-turn': (a) => `only in a later turn than ${a}`,
  'next-after': (a) => `only in the action right after ${a}`,
  'not-while': (a) => `not while ${a} is in force`,
  'commitment-is': (a, b) => `${side(a)} must be at ${group(b)}`,
  'commitment-not': (a, b) => `${side(a)} must not be at ${group(b)}`,
  combined: (a) => `combined war status ${a} or more`,
  'russian-vp': (a) => `Central Powers hold ${a} or more VP spaces in Russia`,
  'combined-russian-vp': (a) => `combined war status and VP spaces in Russia together ${a} or more`,
  'turn-or-after': (a, b) => `from turn ${a} on, or after ${b}`,
  'turkey-at-war': () => 'Turkey must be at war',
  map: () => 'depends on the map: see the card',
  alternative: (a) => `alternative use: base rules ${a}`,
  'counts-as-sr': () => 'counts as a play of SR',
  'also-ops': () => 'the event also gives Ops: see the card',
};
const minding = (text: string) => (text ? ` Mind: ${text}.` : '');
const card = ({ name }: { name: string }) => name || 'a card';
/** Where a card is not that is found here, or what its being here says. */
const WHERE = {
  discards: 'not among the discards',
  removed: 'not out of the game',
  shuffle: 'so the cards were shuffled or dealt in another order',
} as const;
/** Where a card comes from and why it goes, in brackets. */
const reason = (...parts: readonly string[]) => {
  const known = parts.filter(Boolean).join(', ');
  return known && ` (${known})`;
};
const AFTER: Record<After, string> = {
  ops: 'used for operations',
  sr: 'used for strategic redeployment',
  rp: 'used for replacement points',
  event: 'played as its event',
  'no-use': 'no legal use',
  battle: 'after the battle',
  'turn-over': 'kept until the end of the turn',
  '': '',
};
const place = (what: string): string =>
  ({
    display: 'display',
    pile: 'draw pile',
    discards: 'discards',
    removed: 'removed from the game',
    played: 'card in play',
    kept: 'combat cards kept',
    status: 'war status',
    left: 'cards left this turn',
    battle: 'cards in the battle',
    search: 'defender’s search, if all apply',
    dice: 'dice',
    turns: 'turn',
    rounds: 'action round',
    combined: 'combined war status',
    mandated: 'mandated offensive',
    commitment: 'commitment',
    vp: 'victory points',
  })[what] ?? what;

/** What the cards call their numbers, and the displays their spaces. */
const COMPONENTS = { ops: 'Ops', sr: 'SR', rp: 'RP', A: 'A', B: 'B', C: 'C', D: 'D', E: 'E' };

/** Spaces and what lies in them, by the letters that the displays on the table have. */
const spacesAt = ({ bare }: Labels) => {
  const letter = (space: string) => bare(space, space);
  const letters = (at: Iterable<string>) => and([...at].map(letter));
  const named = (name: string, space: string) => name || (space ? `the card in ${letter(space)}` : 'the top card');
  const from = (where: string) => (where === 'top' ? 'from the pile' : where === 'battle' ? '' : `from ${letter(where)}`);
  const outcome = (text: string) => {
    const [what, at] = parts(text);
    if (what === 'event') return at === 'top' ? 'top card as its event' : `${letter(at)} as its event`;
    return { nominated: 'the nominated card', top: 'top card', 'one-op': '1-Ops activation' }[what] ?? `card in ${letter(what)}`;
  };
  return { letter, letters, named, from, outcome };
};

const speak = ({ bare, also }: Labels, { letter, letters, named, from, outcome }: ReturnType<typeof spacesAt>): Words<PathsOfGlory> => ({
  title: 'Paths of Glory',
  pitch: 'You play both sides of the Great War; two dice decide which card each of them really gets to play.',
  seats: () => 'Player',
  asks: {
    mandated: (s) => `Turn ${s.turn}, ${side(activeName(s))}: roll a die for the mandated offensive.`,
    reveal: (s) => {
      const at = turned(s);
      return at.up ? `${side(at.side)}: which card lies in ${letter(at.space)}?` : `${side(at.side)}: turn up the card in ${letter(at.space)}.`;
    },
    top: (s) => `${side(activeName(s))}: draw the top card of the pile.`,
    nominate: (s) => `${side(activeName(s))}, round ${s.round}: nominate the card you want to play.`,
    roll: (s) => {
      const { space, name, range } = nominee(s);
      return `${side(activeName(s))}: ${named(name, space)} is nominated (${letter(space)}, range ${upTo(range)}). Roll the grey and the blue die.`;
    },
    'own-space': (s) => `Blue names ${letter(nominee(s).space)}, the nominated card’s own space. It may be played after all.`,
    fate: (s) => `${side(activeName(s))}, round ${s.round}: roll the fate die.`,
    pick: (s) => `${side(activeName(s))}, die ${s.grey}: which card do you use?`,
    event: (s) => `Random event: can ${named(inPlay(s).name, inPlay(s).space)} be played as its event?${minding(mind(s, HINTS, 'en'))}`,
    use: (s) => {
      const { name, space, card } = inPlay(s);
      return `${side(activeName(s))}: how do you play ${named(name, space)}? Ops ${card?.ops}, SR ${card?.sr}.${minding(mind(s, HINTS, 'en'))}`;
    },
    act: (s) => {
      const { name, space, card, asEvent } = inPlay(s);
      const who = `${side(activeName(s))}, round ${s.round}`;
      const use = s.playing?.use;
      if (!card || !use) return asEvent ? `${who}: play ${named(name, space)} as its event; if that is not possible, in any other legal way.` : `${who}: play ${named(name, space)} in any legal way.`;
      const what = {
        ops: `${card.ops} Ops`,
        sr: `${card.sr} SR`,
        rp: `RP: ${points(card)}`,
        event: 'as the event on the card',
      }[use];
      return `${who}: carry out ${name} on the map, ${what}.`;
    },
    'one-op': (s) => `${side(activeName(s))}, round ${s.round}: an activation for 1 Ops, without a card.`,
    'attack-card': (s) => `Battle. Attacker, ${side(attackerName(s))}: choose one combat card, or none.`,
    defend: (s) => `Battle. Defender, ${side(defenderName(s))}: which is the first combat card, from ${letter('A')} to ${letter(lastSpace(s))}, that applies here?`,
    'defend-die': (s) => {
      const { space, name, range } = defending(s);
      return `Roll one die for ${named(name, space)} (${letter(space)}): ${range === 0 ? 'no result plays it' : `${upTo(range)} plays it`}.`;
    },
    fight: (s) => {
      const known = (id: string) => (id && id !== '?' ? nameOf(s, id) : id === '?' ? 'a combat card' : 'no card');
      return `Fight the battle on the map. Attacker: ${known(s.battle?.attack ?? '')}. Defender: ${known(s.battle?.defence ?? '')}.`;
    },
    phase: (s) => `Turn ${s.turn}. ${PHASES[reminderOf(s)] ?? phaseOf(s)}`,
    armistice: (s) => `Combined war status ${s.sides[0].status + s.sides[1].status}: does the war end in an armistice?`,
  },
  moves: {
    'not-now': () => 'Not now: name the card later',
    battle: () => 'Battle',
    card: (id, s) => numberedName(s.options.deck, id) ?? id,
    nominate: (space, s) => `Nominate ${space}${also(space)}: ${named(cardIn(s, s.active, space), space)}`,
    opening: (_, s) => `${nameOf(s, s.options.deck.opening?.card ?? '')} as its event, without dice`,
    'one-op': () => '1-Ops activation, no card',
    roll: (pair) => `grey ${pair[0]}, blue ${pair[1]}`,
    die: (die) => die,
    fate: (die) => die,
    pick: (space, s) => `Use ${space}${also(space)}: ${named(cardIn(s, s.active, space), space)}`,
    play: () => 'Play the nominated card',
    ops: (_, s) => `Operations: ${inPlay(s).card?.ops ?? ''} Ops`.trim() + also('ops'),
    sr: (_, s) => `Strategic redeployment: ${inPlay(s).card?.sr ?? ''} SR`.trim() + also('sr'),
    rp: (_, s) => `Replacement points: ${points(inPlay(s).card)}`.trim() + also('rp'),
    event: () => 'As its event',
    'no-event': () => 'The event is not possible',
    'no-use': () => 'No legal use: lay it aside',
    done: (_, s) => (s.battle ? 'Battle fought' : s.step === 'phase' ? 'Phase done' : 'Done on the map'),
    attack: (space, s) => `${space}${also(space)}: ${named(cardIn(s, s.active, space), space)}`,
    defend: (space, s) => `${space}${also(space)}: ${named(cardIn(s, opponent(s.active), space), space)}`,
    kept: (id, s) => `${nameOf(s, id)}, kept from before`,
    'no-card': (_, s) => (s.battle?.step === 'defend' && s.battle.from > 0 ? 'No other one applies' : 'No combat card'),
    'attacker-won': () => 'The attacker won',
    'defender-won': () => 'The defender won',
    'no-winner': () => 'Nobody won',
    armistice: () => 'Armistice: the war is over',
    'go-on': (_, s) => (isLastTurn(s) ? 'No armistice: the last turn is over' : 'The war goes on'),
  },
  asides: {
    'not-possible': () => 'None of this is possible on the map: lay the card aside',
    /** Without a card: what all of them have in common. */
    found: (id, s) => (id ? `${numberedName(s.options.deck, id)} is here after all` : 'It is a card that should not be there'),
    battle: () => 'Battle',
    anyway: (use) => `Play it anyway: ${USE[use as Use]}`,
    victory: (id, s) => {
      const name = s.options.deck.sides.find((each) => each.id === id)?.name;
      return `${name || side(id)}: victory`;
    },
    'stop-here': () => 'Stop the game here',
  },
  events: {
    'turn-begins': ({ turn }) => `Turn ${turn} begins.`,
    mandated: ({ side: id, die, nation }) => `${side(id)}: die ${die}, mandated offensive: ${NATIONS[nation] ?? nation}.`,
    'round-begins': ({ side: id, round }) => `${side(id)}: action round ${round}.`,
    'turned-up': ({ side: id, space, name }, options) => `${bothTurnUp(options) ? `${side(id)}, ` : ''}${letter(space)}: ${name}.`,
    'turned-up-all': ({ side: id, spaces }) => `${side(id)}: turn up ${letters(spaces)}.`,
    'left-unnamed': ({ side: id, space }) => `${side(id)}, ${letter(space)}: face up, to be named later.`,
    nominated: ({ side: id, space, name, range }) => `${side(id)}: ${named(name, space)} is nominated (${letter(space)}, range ${upTo(range)}).`,
    rolled: ({ grey, blue, result }) => `Grey ${grey}, blue ${blue}: ${outcome(result)}.`,
    fate: ({ side: id, die }) => `${side(id)}: fate die ${die}.`,
    picked: ({ side: id, space, name }) => `${side(id)}: ${named(name, space)} is picked (${letter(space)}).`,
    drawn: ({ side: id, name }) => `${side(id)}: ${name} is drawn from the pile.`,
    used: ({ side: id, name, use, value, anyway, reason }) => `${side(id)}: ${name} is ${use === 'event' ? 'played as its event' : `used for ${USE[use]}`}${value ? `: ${value}` : ''}${anyway ? `, played anyway${reason ? ` (${reason})` : ''}` : ''}.`,
    'not-event': ({ name, why }) => `${name}: not possible as its event (${NOT_EVENT[why]}), so in another legal way.`,
    'no-use': ({ name }) => `${name} has no legal use.`,
    'not-possible': ({ name, reason }) => `${name}: not possible on the map${reason && ` (${reason})`}, laid aside.`,
    found: ({ side: id, name, from }) => `${side(id)}: ${name} is here after all, ${WHERE[from]}.`,
    'one-op': ({ side: id, why }) => `${side(id)}: 1-Ops activation, ${WHY[why]}.`,
    passed: ({ side: id }) => `${side(id)}: no card left to use this turn, pass.`,
    discarded: ({ side: id, name, from: where, after }) => `${side(id)}: discard ${card({ name })}${reason(from(where), AFTER[after])}.`,
    removed: ({ side: id, name, after }) => `${side(id)}: ${name} leaves the game (starred, ${after === 'event' ? 'played as its event' : 'played in a battle'}).`,
    'end-of-row': ({ side: id, name }) => `${side(id)}: ${card({ name })} falls off the end of the row, discard it.`,
    'closed-up': ({ side: id }) => `${side(id)}: slide the cards towards the end of the row.`,
    dealt: ({ side: id, spaces: at }) => `${side(id)}: deal face down to ${letters(at)}.`,
    'c-moves': ({ side: id, space, up }) => `${side(id)}: move the card in ${letter('C')} to ${letter(space)}, ${up ? 'face up' : 'face down'}.`,
    collected: ({ side: id, spaces: at }) => `${side(id)}: put the ${at.length === 1 ? 'card' : 'cards'} in ${letters(at)} onto the discards.`,
    reshuffled: ({ side: id, cards: k }) => `${side(id)}: shuffle the discards, ${cards(k)}, into a new pile.`,
    'shuffled-in': ({ side: id, cards: k }) => `${side(id)}: shuffle the discards, ${cards(k)}, into the pile.`,
    'pile-dry': ({ side: id }) => `${side(id)}: the pile is empty, no more refills this turn.`,
    'war-status': ({ side: id, by, status, combined }) => `${side(id)}: war status +${by}, now ${status} (combined ${combined}).`,
    commitment: ({ side: id, group: g, cards: k }) => `${id ? `${side(id)}: ` : ''}${group(g)}. Shuffle ${cards(k)} together with pile and discards.`,
    battle: ({ attacker, defender }) => `Battle: attacker ${side(attacker)}, defender ${side(defender)}.`,
    'attack-card': ({ side: id, name }) => `Attacker, ${side(id)}: ${card({ name })}.`,
    'no-attack-card': ({ side: id }) => `Attacker, ${side(id)}: no combat card.`,
    defend: ({ side: id, space, name, range }) => `Defender, ${side(id)}: a die for ${named(name, space)} (${letter(space)}, range ${upTo(range)}).`,
    'defend-die': ({ name, space, die, range, played }) => `${named(name, space)} (${letter(space)}, range ${upTo(range)}): die ${die}, ${played ? 'it is played' : 'not in this battle'}.`,
    'defend-kept': ({ side: id, name }) => `Defender, ${side(id)}: ${name}, kept from before.`,
    'no-defend-card': ({ side: id }) => `Defender, ${side(id)}: no combat card.`,
    'battle-over': ({ winner }) => (winner ? `The battle is over, winner: ${side(winner)}.` : 'The battle is over.'),
    kept: ({ side: id, name }) => `${side(id)}: ${name} is kept for the rest of the turn.`,
    'phase-over': ({ phase }) => (PHASES[phase] ? `Done: ${(PHASES[phase] as string).split(/[:.]/)[0]}.` : `Done: ${phase}.`),
    'turn-over': ({ turn, seen }) => `Turn ${turn} is over; ${cards(seen)} seen.`,
    armistice: ({ combined }) => `Armistice, combined war status ${combined}.`,
    victory: ({ side: id, turn, reason }) => `${side(id)}: victory in turn ${turn}${reason ? `: ${reason}` : ''}.`,
    stopped: ({ turn, reason }) => `The game stops in turn ${turn}${reason ? `: ${reason}` : ''}.`,
    set: () => 'Set by hand.',
  },
  ruledOut: {
    'empty-space': ({ space }) => `There is no card in ${letter(space)}.`,
    'must-nominate': () => 'A 1-Ops activation can’t be chosen while there is a card to nominate.',
    'by-fate': ({ die }) => `A ${die} on the die doesn’t allow this card.`,
    'no-combat-card': ({ space }) => `The card in ${letter(space)} isn’t a combat card that can be used here.`,
    'event-first': () => 'Say first whether the event is possible; only if not, the card may be used otherwise.',
    'no-event': ({ why }) => `Not possible as its event: ${NOT_EVENT[why]}.`,
    'no-value': ({ use }) => `This card has no value for ${USE[use]}.`,
    'twice-running': ({ use }) => `Not twice in a row: ${USE[use]}.`,
    'by-dice': () => 'The roll leaves no such use for this card.',
  },
  outcomes: {
    'played-out': 'All turns are played. See the victory conditions in your rulebook.',
    armistice: 'The war has ended in an armistice. See the victory conditions in your rulebook.',
    first: 'The side that acts first has won.',
    second: 'The side that acts second has won.',
    stopped: 'The game was stopped.',
  },
  turn: (turn) => `Turn ${turn}`,
  facts: (fact, options) => {
    const [id = '', what = ''] = fact.split('.');
    const who = options?.deck.sides.find((each) => each.id === id)?.name || side(id);
    if (!what) return { turn: 'Turn', round: 'Action round', active: 'Side to act', vp: 'Victory points' }[fact] ?? fact;
    const names = lexicon({
      status: 'war status',
      commitment: 'commitment',
      last: 'last use of a card this turn',
      left: 'cards left this turn',
    });
    return `${who}: ${names[what] ?? `space ${letter(what)}`}`;
  },
  value: (fact, value, options) => {
    if (fact === 'active') return options?.deck.sides.find((each) => each.id === value)?.name || side(value);
    if (fact.endsWith('.commitment')) return group(value);
    if (fact.endsWith('.mandated')) return NATIONS[value] ?? value;
    if (fact.endsWith('.last')) return value === 'none' ? 'none' : USE[value as Use];
    const known = lexicon({ empty: 'empty', down: 'face down', up: 'face up' });
    return known[value] ?? (options && numberedName(options.deck, value)) ?? value;
  },
  options: {
    scenario: {
      name: 'Scenario',
      help: 'How many turns the game has at most.',
      choices: {
        introductory: 'Introductory: 3 turns',
        limited: 'Limited War: 10 turns at most',
        campaign: 'Campaign: 20 turns',
      },
    },
    cards: {
      name: 'Cards',
      help: 'Who deals: the app, your own decks, or nobody (dice and spaces only).',
      choices: {
        app: 'The app deals the cards',
        physical: 'I deal my own cards and say which came up',
        untracked: 'Dice and spaces only',
      },
    },
    ranges: {
      name: 'Activation ranges',
      help: `Not in the source, which refers to printed displays without showing them. The presets are ours. Rising: the longer a card waits, the easier it is to play, from 5 of 36 rolls in ${letter('A')} to 25 of 36 in ${letter('E')}. Always 4: 20 of 36 in every space. Or type in what your own displays say.`,
      choices: {
        rising: 'Rising: 1, 2, 3, 4, 5 (ours)',
        flat4: 'Always 4 (ours)',
        custom: 'As on my displays (see Details)',
        deck: 'As the deck says',
      },
    },
    afterPlay: {
      name: 'After a play',
      help: 'Not in the source: the text breaks off before this. Both ways are ours. If the cards slide, most plays lose the last one: in Paths of Glory about 18 new cards come up each turn, and a campaign shuffles its discards some 27 times. If only the gap is refilled, it is about 11 cards and 15 shuffles, and what you do not play stays.',
      choices: {
        slide: 'Slide, losing the last card (ours)',
        inPlace: 'Refill only the gap (ours)',
      },
    },
    opening: {
      name: 'Guns of August',
      help: 'Whether it is one of the first five cards of the Central Powers, and in which space. In the first round it can be played as its event without dice; with the fate die it needs the die like any other card.',
      choices: {
        no: 'Left to chance',
        A: `In ${letter('A')}`,
        B: `In ${letter('B')}`,
        C: `In ${letter('C')}`,
        D: `In ${letter('D')}`,
        E: `In ${letter('E')}`,
      },
    },
    'ranges.custom': {
      name: `Your ranges, ${letter('A')} to ${letter('E')}`,
      help: 'For each space, the highest roll that plays the card.',
    },
    discardE: {
      name: 'Last card after a draw or 1-Ops',
      help: 'Whether the last card of the row is lost even if the played card came from the pile, or there was none.',
      choices: { card: 'It stays', always: 'It is lost all the same' },
    },
    ownSpace: {
      name: 'Blue names the card’s own space',
      help: 'Version 2.0 forces a 1-Ops activation; version 3.0 lets the card through.',
      choices: { oneOp: '1-Ops activation', playable: 'The card may be played' },
    },
    voluntaryOneOp: {
      name: 'Voluntary 1-Ops',
      help: 'Version 3.0: a 1-Ops activation instead of a nomination.',
    },
    keepWinning: {
      name: 'Winning combat cards stay',
      help: 'As in the base game: a combat card that won serves again until a battle is lost or the turn ends.',
    },
    method: {
      name: 'Method',
      help: 'Two dice, as in the source, or the published successor with one die.',
      choices: { twoDice: 'Two dice', fateDie: 'Fate die' },
    },
    fateCards: { name: 'Fate die: cards in a turn', help: 'How many cards a side may use in a turn.' },
    reminders: {
      name: 'Reminders of the phases',
      help: 'Walk through attrition, sieges and the other phases.',
    },
    mandated: { name: 'Mandated offensives', help: 'A die for each side at the start of a turn.' },
    deck: {
      name: 'Deck',
      help: 'The cards and the frame of the game; your own file may have their names in another language, or more cards.',
    },
  },
  presets: {
    version2: {
      name: 'Version 2.0',
      help: 'As the text has it; two things it leaves open are chosen below.',
    },
    guns: { name: 'With Guns of August', help: `Version 2.0; Guns of August lies in ${letter('A')}.` },
    version3: { name: 'Version 3.0', help: 'Its own space lets the card through; 1-Ops may be chosen.' },
    fateDie: { name: 'Fate die', help: 'The one-die successor.' },
    introductory: { name: 'Introductory', help: `Three turns, with Guns of August in ${letter('A')}.` },
  },
  refusals: {
    'fate-five-spaces': 'The fate die needs a display of five spaces.',
    'fate-two-decks': 'The fate die needs a deck for each side.',
    'no-opening-card': 'This deck has no opening card.',
    'opening-space': 'The opening card can’t lie in that space.',
  },
  rules: {
    setup: `Each side shuffles its own mobilization cards and deals one face down to every space, ${letter('A')} to ${letter('E')}. A setting puts Guns of August among the five of the Central Powers.`,
    steps: 'A turn has six action rounds for each side, the Central Powers first. In each: turn up, nominate, roll and play, discard; then the display closes up. A setting puts one fate die in the place of the two dice.',
    reveal: 'At the start of its own action round a side turns up all its face-down cards; the other side’s stay as they lie. With the fate die only what the die names is opened.',
    nominate: 'Before the roll exactly one card of the display is nominated. Only Guns of August as its event, in the very first round, needs no dice. A setting from version 3.0 also allows a 1-Ops activation in place of a card.',
    ranges: 'A range is 1 to a number. The text speaks of ranges without giving the numbers: they are printed on the displays. So they are a setting: type them in, or take one of our presets.',
    dice: `Different values: grey within the range plays the nominated card, and blue counts for nothing. Otherwise blue 1–5 names the card in ${letter('A')}–${letter('E')}, and 6 the top card of the pile.`,
    doubles: 'Equal values are a random event: the card in that space, on 66 the top card, must be played as its event. If its conditions are not met, or it is a combat card, it is played in any other legal way. Whether the conditions are met you judge at your table.',
    'own-space': 'If blue names the space of the card that just failed, the side has a 1-Ops activation and plays no card. Version 3.0, as a setting, lets the card through.',
    'one-op': 'An activation for one Ops point without a card: the dice force it, or a setting lets you choose it. That it is also due where a space, the display or the pile is empty is our ruling. Nothing is discarded for it.',
    top: 'The top card of the pile is drawn and played at once. With no card left it is a 1-Ops activation.',
    pile: 'The text is silent on an empty pile. The discards are shuffled the moment a card is needed; with nothing left a space stays empty. With the fate die an empty pile is made up again only at the end of the turn, and until then the side has at most four cards left to use.',
    uses: 'A card serves for Ops, SR, RP or its event. The program knows: SR and RP never twice running, a combat card’s event only in battle, a nation’s reinforcements once a turn and not in turn 1, one neutral a turn. What depends on the map you judge yourself; anything else can be played anyway. A card without any legal use is laid aside.',
    discard: 'The played card is discarded, a combat card after its battle. A starred card played as its event leaves the game. After an activation without a card there is nothing to discard.',
    'after-play': `A ruling: the text ends before this. By default the last card of the row is discarded, the others slide towards it, and new cards come in face down from ${letter('A')}; nothing is discarded if the played card lay last or came from the pile, or if there was none. With a setting for it, only the gap is refilled. With the fate die nothing slides either: the new card faces as the old one did, and after a 1 it lies face up.`,
    battle: 'Each side may play one combat card in a battle, where the base game allows several. The attacker picks any on the display that applies, without a die; its gap is refilled at the end of the round.',
    defender: `All cards of the defender are turned up, and stay so. From ${letter('A')} to ${letter('E')} one die is rolled for each combat card that applies; the first within its range is played. After the battle a face-down card takes its space, closed until the next action round.`,
    'keep-winning': 'By default a combat card goes after its battle. A setting makes it as in the base game: one that won stays beside the display, serves once in each round, for the defender without a die, and is lost with a lost battle or at the end of the turn.',
    'fate-die': `A setting: the later method with one die. 1 – ${letter('C')}, or the lowest-Ops face-up card; 2 – the event of any face-up card, or the lowest for Ops; 3 – ${letter('A')}, ${letter('B')}, ${letter('C')}; 4 – ${letter('A')}, ${letter('B')}; 5 – ${letter('C')}, ${letter('D')}, ${letter('E')}; 6 – ${letter('D')}, ${letter('E')}. ${letter('C')} is the top of the pile. The counter of cards falls with each one used; at 0 the side passes. The opening card needs the die too.`,
    hidden:
      'A face-down card is not decided before it is turned up: every card that can be there is as likely as it should be, and no save gives it away. What lay face down before a shuffle is still a card from before it. With your own cards you may leave one unnamed; it is asked for when it is played, fights or leaves the row.',
    'war-status': 'Events with a war-status number raise it. From turn 2 on, 4 brings the Limited War cards and 11 the Total War cards, shuffled together with pile and discards. A combined status of 40 may end the war.',
    mandated: 'As in the base game, one die for each side at the start of a turn names the nation that must attack, or none. A setting leaves it out.',
    phases: 'The draw phase is skipped in every turn: after replacements comes the end of the turn. The other phases are those of the base game; a setting leaves their reminders out.',
    victory: 'Who has won is for the base rules to say; you can declare it at any moment.',
  },
  place: (id, options) => {
    const [what = '', who = ''] = id.split('.');
    if (what === 'odds') return `if ${letter(who)} is nominated`;
    const name = options?.deck.sides.find((each) => each.id === who)?.name || side(who);
    return who ? `${name}: ${place(what)}` : place(what);
  },
  piece: ({ kind, print }) =>
    ({
      card: print ?? '',
      back: 'face-down card',
      unnamed: 'face-up card',
      grey: `grey die ${print}`,
      blue: `blue die ${print}`,
      fate: `fate die ${print}`,
      commitment: group(print ?? ''),
      'turns-marker': 'turn marker',
      'rounds-marker': 'round marker',
    })[kind] ?? kind,
  cell: (at, cell) => (at.startsWith('display') ? `space ${letter('ABCDE'[cell] ?? '')}` : ''),
  odds: inShort(BOARD.en, { bare, also }),
  print: (at, text, options) => {
    if (at.startsWith('display')) return bare(text, text);
    if (at !== 'mandated') return text;
    if (text === 'AH-IT') return `${NATIONS.AH} (${NATIONS.IT})`;
    return options?.deck.sides.find((each) => each.id === text)?.name || (NATIONS[text] ?? side(text));
  },
  problems,
  measures: {
    nominate: {
      name: 'Nomination',
      help: 'What comes of nominating the card in one space, on a full display.',
      key: 'Nominated',
      row: (space) => `space ${letter(space)}`,
      outcome,
    },
    'cards-seen': {
      name: 'Cards seen',
      help: 'How many cards both sides turn up or draw in each turn.',
      key: 'Turn',
      outcome: (k) => cards(Number(k)),
    },
    reshuffles: {
      name: 'Shuffles',
      help: 'How often discards are shuffled in a whole game.',
      key: 'Game',
      row: () => 'whole game',
      outcome: (k) => n(Number(k), { one: 'shuffle', other: 'shuffles' }),
    },
  },
  checklist: (o) => [
    `Set up ${o.deck.title} as its own rules say, for one player who leads both sides.`,
    `Lay out a display with ${spaces(o.deck.spaces)} for each side: ${letters('ABCDE'.slice(0, o.deck.spaces))}.`,
    ...(o.cards === 'app' ? ['The app deals the cards; keep your own at hand to read their events.'] : []),
    ...(o.cards !== 'app' ? [o.deck.shared ? `Shuffle the deck (${group(o.deck.groups[0]?.id ?? '')}) and deal one card face down to every space of both displays.` : `Shuffle each side’s deck (${group(o.deck.groups[0]?.id ?? '')}) and deal one card face down to every space.`] : []),
    ...(o.opening !== 'no' && o.deck.opening ? [`${o.deck.cards.find((c) => c.id === o.deck.opening?.card)?.name} lies in space ${letter(o.opening)}.`] : []),
    ...(o.method === 'twoDice' ? [`Activation ranges (${o.ranges === 'rising' || o.ranges === 'flat4' ? 'our choice, not in the source' : 'as on your displays'}): ${rangesOf(o, letter)}.`] : []),
    o.method === 'fateDie' ? `Turn up ${letters('AB')} of both displays; space ${letter('C')} is the top of the pile. Keep one die at hand.` : 'Keep a grey and a blue die at hand, or let the app roll.',
  ],
});

export const words = edition(COMPONENTS, (labels) => speak(labels, spacesAt(labels)));

/** Any deck: the same words, another title. */
const ofAnyDeck = (words: Words<Cdg>, { letter }: ReturnType<typeof spacesAt>) =>
  ({
    title: 'Any card-driven game',
    pitch: 'The same solo method for a deck of your own: a file with the cards is all it takes.',
    options: {
      ...words.options,
      scenario: {
        name: 'Length',
        help: 'How many turns the game has, as the deck says.',
        choices: { introductory: 'Short', limited: 'Medium', campaign: 'Whole' },
      },
      opening: {
        ...words.options.opening,
        name: 'Opening card',
        help: 'Whether the deck’s opening card is dealt first, and where.',
      },
      deck: {
        name: 'Deck',
        help: 'A deck that comes with the program, or a file of your own (docs/deck-files.md).',
      },
    },
    rules: {
      ...words.rules,
      setup: 'Each side shuffles its first cards and deals one face down to every space; a shared deck serves both. A setting puts the deck’s opening card, if it has one, among them.',
      steps: 'A turn has as many action rounds for each side as the deck says. In each: turn up, nominate, roll and play, discard; then the display closes up. A setting puts one fate die in the place of the two dice.',
      nominate: 'Before the roll exactly one card of the display is nominated. Only the deck’s opening card as its event, in its own round, needs no dice. A setting also allows a 1-Ops activation in place of a card.',
      ranges: 'A range is 1 to a number. By default the deck’s file gives the numbers; you can type in others, or take one of our presets.',
      dice: `Different values: grey within the range plays the nominated card, and blue counts for nothing. Otherwise blue 1 names the card in ${letter('A')}, 2 the one in ${letter('B')}, and so on; beyond the last space it is the top card of the pile.`,
      doubles: 'Equal values are a random event: the card in that space, beyond the last space the top card, must be played as its event. If its conditions are not met, or it is a combat card, it is played in any other legal way. Whether the conditions are met you judge at your table.',
      defender: `All cards of the defender are turned up, and stay so. From ${letter('A')} on, one die is rolled for each combat card that applies; the first within its range is played. After the battle a face-down card takes its space, closed until the next action round.`,
      'war-status': 'Events with a war-status number raise it. From turn 2 on, whoever has reached the number of a later group shuffles its cards in, together with pile and discards. The deck may name a combined status at which the war can end.',
      phases: 'The phases are those of the deck’s file; a draw phase is skipped in every turn. A setting leaves the reminders out.',
    },
    presets: {
      version2: {
        name: 'Version 2.0',
        help: 'As the text has it; two things it leaves open are chosen below.',
      },
      version3: { name: 'Version 3.0', help: 'Its own space lets the card through; 1-Ops may be chosen.' },
    },
  }) satisfies Partial<Words<Cdg>>;

export const anyDeck = edition<Cdg>(COMPONENTS, (labels) => {
  const at = spacesAt(labels);
  const words = speak(labels, at);
  return { ...words, ...ofAnyDeck(words, at) };
});
