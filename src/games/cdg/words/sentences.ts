/** Every sentence of the solo mode with its facts: what a dictionary has to phrase. `said.ts` decides which one is said. */
import type { NoFacts } from '../../../kernel/data-problem.ts';
import type { Plain, Sentences } from '../../../kernel/sentences.ts';
import type { Components } from '../../../kernel/words.ts';
import type { DeckProblems } from '../files/problems.ts';
import type { Space } from '../rules/cards/deck.ts';
import type { After, NotEvent, OneOp, PathsOfGlory, Use } from '../rules/state.ts';

/** The spaces as the displays on the table call them: `A`, or `«А»` where the language puts letters in quotes. */
export type Letters = Readonly<Record<Space, string>>;

/** Whose it is, by name. */
interface Side {
  side: string;
}
interface Round extends Side {
  round: number;
}
/** A card by its name, or by where it is: `the card in A`. */
interface Card {
  card: string;
}
/** A card whose name is known. */
interface Named {
  name: string;
}
interface At {
  space: string;
}
/** Several spaces, listed; `count` is for the grammar. */
interface Spaces {
  spaces: string;
  count: number;
}
/** An activation range as the die shows it: `1–4`. */
interface Range {
  range: string;
}
interface Cards {
  cards: number;
}
/** An explanation in brackets, with the space before it; '' where there is none. */
interface Why {
  why: string;
}
/** What the player wrote, after a colon; '' where there is nothing. */
interface Reason {
  reason: string;
}

/** Names of things. */
type Names = Record<
  | `side.${'CP' | 'AP' | 'harbour' | 'hilltop'}`
  | `group.${'mobilization' | 'limited' | 'total' | 'early' | 'late'}`
  | `use.${Use}`
  | `nation.${'AH' | 'AH-IT' | 'TU' | 'GE' | 'FR' | 'BR' | 'IT' | 'RU' | 'none'}`
  | `place.${'display' | 'pile' | 'discards' | 'removed' | 'played' | 'kept' | 'status' | 'left' | 'battle'}`
  | `place.${'search' | 'dice' | 'turns' | 'rounds' | 'combined' | 'mandated' | 'commitment' | 'vp'}`
  | `piece.${'back' | 'unnamed' | 'turns-marker' | 'rounds-marker'}`
  | `fact.${'turn' | 'round' | 'active' | 'vp' | 'last'}`
  | `value.${'empty' | 'down' | 'up'}`
  | 'last.none'
  | 'seat'
  | 'whole-game',
  null
> &
  Record<`piece.${'grey' | 'blue' | 'fate'}`, { value: string }> &
  Record<`place.${'odds' | 'space'}`, At> & {
    turn: string;
    /** A space in a sentence. */
    letter: string;
    /** A space on a button: `local` is this language's letter with the printed one in brackets where that is another. */
    'letter.button': { letter: string; local: string };
    /** A card that nobody has named. */
    'card.in': At;
    'card.top': null;
    /** Replacement points of one nation, which the cards abbreviate. */
    points: { nation: string; points: number };
  };

/** Of `reveal.up` the card is face up already, and has no name yet; `reveal.row` is the first of several cards. */
type Asks = Record<`ask.${'reveal' | 'reveal.row' | 'reveal.up'}`, Side & At> &
  Record<`ask.${'top' | 'attack-card'}`, Side> &
  Record<`ask.${'nominate' | 'fate' | 'one-op'}`, Round> &
  Record<`ask.${'act.any' | 'act.as-event'}`, Round & Card> & {
    'ask.mandated': Side & { turn: number };
    'ask.roll': Side & Named & At & Range;
    'ask.roll.unnamed': Side & At & Range;
    'ask.own-space': At;
    'ask.pick': Side & { die: number };
    'ask.event': Card;
    'ask.use': Side & Card & { ops: number; sr: number };
    /** Follows `ask.event` and `ask.use`. */
    'ask.mind': { hints: string };
    'ask.not-yet': { hints: string };
    'ask.act': Round & Named & { what: string };
    'ask.defend': Side & { first: string; last: string };
    'ask.defend-die': Card & At & Range;
    'ask.defend-die.never': Card & At;
    'ask.fight': { attack: string; defence: string };
    'ask.phase': { turn: number; phase: string };
    'ask.armistice': { status: number };
    /** What is carried out on the map. */
    'act.ops': { ops: number };
    'act.sr': { sr: number };
    'act.rp': { points: string };
    'act.event': null;
  } & Record<`fight.${'unnamed' | 'none'}` | `reminder.${Reminder}`, null>;

/** The name of a phase, a colon, and what the player does in it. */
type Reminder = 'attrition' | 'siege' | 'war-status' | 'war-status-turn-1' | 'replacement' | 'end-of-turn';

/** What to mind before an event is played, as a part of a sentence. Several cards are listed with “or”. */
type Hints = Record<
  `hint.${'before' | 'after' | 'after-any' | 'later-turn' | 'next-after' | 'not-while'}`,
  Named
> &
  Record<`hint.${'commitment-is' | 'commitment-not'}`, Side & { group: string }> &
  Record<`hint.${'russian-vp' | 'combined-russian-vp'}`, { count: number }> &
  Record<`hint.${'turkey-at-war' | 'map' | 'counts-as-sr' | 'also-ops'}`, null> & {
    'hint.turn': { turn: string };
    'hint.turns': { from: string; to: string };
    'hint.round': { round: string };
    'hint.combined': { status: string };
    'hint.turn-or-after': Named & { turn: string };
    'hint.alternative': { rule: string };
  };

/** Labels of buttons. */
type Moves = Record<
  | `move.${'not-now' | 'battle' | 'one-op' | 'play' | 'event' | 'no-event' | 'no-use' | 'done'}`
  | `move.${'done.battle' | 'done.phase' | 'no-card' | 'no-card.other' | 'attacker-won' | 'defender-won'}`
  | `move.${'no-winner' | 'armistice' | 'go-on' | 'go-on.last'}`
  | `aside.${'not-possible' | 'found.any' | 'stop-here'}`,
  null
> &
  Record<`move.${'nominate' | 'pick'}`, At & Card> &
  Record<'move.opening' | 'move.kept' | 'aside.found', Named> & {
    'move.roll': { grey: string; blue: string };
    'move.ops': { ops: number };
    'move.sr': { sr: number };
    'move.rp': { points: string };
    'aside.anyway': { use: string };
    'aside.victory': Side;
  };

/** What the story tells of a step that reports nothing. */
type Told = Record<`told.${'play' | 'done' | 'go-on'}`, null> & { 'told.opening': Named };

/** Nobody has named an `unnamed` card; a card that is played `anyway` is played against the rules. */
type Events = Record<
  | `event.${'passed' | 'closed-up' | 'pile-dry' | 'no-attack-card' | 'no-defend-card'}`
  | `event.${'end-of-row.unnamed' | 'attack-card.unnamed'}`,
  Side
> &
  Record<
    | `event.${'drawn' | 'end-of-row' | 'attack-card' | 'defend-kept' | 'kept' | 'used.event'}`
    | `event.${`found.${'discards' | 'removed' | 'shuffle'}` | `removed.${'event' | 'battle'}`}`,
    Side & Named
  > &
  Record<`event.${'nominated' | 'defend'}`, Side & Named & At & Range> &
  Record<`event.${'nominated' | 'defend'}.unnamed`, Side & At & Range> &
  Record<`event.defend-die.${'played' | 'missed'}`, Card & At & Range & { die: number }> &
  Record<`event.${'turned-up-all' | 'dealt' | 'collected'}`, Side & Spaces> &
  Record<`event.c-moves.${'up' | 'down'}`, Side & At & { from: string }> &
  Record<`event.${'reshuffled' | 'shuffled-in'}`, Side & Cards> & {
    'event.turn-begins': { turn: number };
    'event.mandated': Side & { die: number; nation: string };
    'event.round-begins': Round;
    'event.left-unnamed': Side & At;
    'event.rolled': { grey: number; blue: number; result: string };
    'event.fate': Side & { die: number };
    'event.picked': Side & Card & At;
    'event.used': Side & Named & { use: string };
    'event.used.anyway': Side & Named & Why & { use: string };
    'event.used.event.anyway': Side & Named & Why;
    'event.not-event': Named & { why: string };
    'event.no-use': Named;
    'event.not-possible': Named & Why;
    'event.one-op': Side & { why: string };
    'event.discarded': Side & Named & Why;
    'event.discarded.unnamed': Side & Why;
    'event.war-status': Side & { by: number; status: number; combined: number };
    'event.commitment': Cards & { group: string };
    'event.battle': { attacker: string; defender: string };
    'event.battle-over': null;
    'event.battle-over.won': { winner: string };
    'event.phase-over': { phase: string };
    'event.turn-over': { turn: number; seen: number };
    'event.armistice': { combined: number };
    'event.victory': Side & Reason & { turn: number };
    'event.stopped': Reason & { turn: number };
    'event.set': null;
  };

/** Parts of sentences: why there is an activation without a card, or no event; where a card was, and why it goes. */
type Whys = Record<
  `one-op.${OneOp}` | `not-event.${NotEvent}` | `after.${Exclude<After, ''>}` | 'from.top',
  null
> & { 'from.space': At };

/** Which card the dice give; in a word or two, for a table of odds. */
type Results = Record<
  | `result.${'nominated' | 'top' | 'one-op' | 'event.top'}`
  | `odds.${'nominated' | 'other' | 'top' | 'one-op' | 'event' | 'event:top' | 'no-card'}`,
  null
> &
  Record<`result.${'space' | 'event'}`, At> & { 'cards-seen': Cards; shuffles: { count: number } };

type RuledOut = Record<`ruledOut.${'must-nominate' | 'event-first' | 'by-dice'}`, null> &
  Record<`ruledOut.${'empty-space' | 'no-combat-card'}`, At> &
  Record<`ruledOut.${'no-value' | 'twice-running'}`, { use: string }> & {
    'ruledOut.by-fate': { die: number };
    'ruledOut.no-event': { why: string };
  };

/** The set-up: lines of the checklist, remarks, and what the source leaves out; what the results follow. */
type Checklist = Record<
  'course.title' | 'checklist.two-dice' | 'remark.app-deals' | 'gap.ranges' | 'gap.after-play' | 'gap.pile',
  null
> &
  Record<`checklist.${'shuffle' | 'shuffle.shared'}`, { group: string }> &
  Record<'remark.ranges', { ranges: string }> & {
    'checklist.game': { title: string };
    'checklist.displays': Spaces;
    'remark.opening': Named & At;
    'checklist.fate-die': { open: string; top: string };
  };

type Listed = 'least' | 'column' | 'unknownName' | 'oneOf';
/** What can be wrong with a deck file. Several columns, names or choices are listed with commas. */
type Problems = {
  [P in Exclude<keyof DeckProblems, Listed> as `problem.${P}`]: DeckProblems[P] extends NoFacts
    ? null
    : DeckProblems[P];
} & {
  'problem.least': DeckProblems['least'];
  'problem.least.shared': Omit<DeckProblems['least'], 'side'>;
  'problem.column': { columns: string };
  'problem.unknownName': { name: string; known: string };
  'problem.oneOf': { choices: string; found: string };
  'problem.oneOf.none': { choices: string };
};

type Said = Names & Asks & Hints & Moves & Told & Events & Whys & Results & RuledOut & Checklist & Problems;

type NamesSpaces = `${'option' | 'preset' | 'rule'}.${string}`;
/** Settings, presets and rules that name spaces are functions of the letters on the table. */
export type Lettered<T> = {
  readonly [K in keyof T]: K extends NamesSpaces ? T[K] | ((letters: Letters) => T[K]) : T[K];
};

export type Dictionary = Lettered<Plain<PathsOfGlory>> &
  Sentences<Said> & {
    /** What this language's edition prints: the numbers of the cards and the spaces of the displays. */
    readonly components: Components;
  };
