/** Every sentence of the Second Boer War with the facts it is made of; a dictionary phrases them in one language. */
import type { Plain, Sentences } from '../../../kernel/sentences.ts';
import type { Side } from '../rules/options.ts';
import type { Actions, BoerWar, REMINDERS } from '../rules/state.ts';

export type { Actions, Side };
export type Reminder = (typeof REMINDERS)[number];

/** Options and refusals that there are for every Turn. */
export type Family =
  | Extract<keyof BoerWar['options'], `firstSide.${string}` | `counters.${string}`>
  | BoerWar['refusal'];

/** A Turn is a Roman numeral. */
interface BoerWarSentences {
  seat: null;
  'side.boers': null;
  'side.empire': null;
  'phase.regular': null;
  'phase.guerrilla': null;
  actions: number;
  turn: string;

  'ask.action': { side: Side; round: number; nth: Actions };
  /** What goes into the cup: 4 × STOP, 3 × GO! */
  'ask.next-action': { side: Side; round: number; nth: Actions; stop: string; go: string };
  'ask.empty-pool': null;
  'ask.last-two': null;
  'ask.new-turn': { turn: string };

  'move.done': null;
  'move.done.new-turn': { next: string };
  'aside.no-action': null;
  'aside.victory': Side;
  'aside.stop-here': null;
  'aside.tick': Reminder;

  'event.round-begins': { side: Side; round: number };
  'event.action': { side: Side; nth: Actions };
  /** The first one puts “Action complete” on the track; the others move it. */
  'event.action.first': { side: Side };
  /** `reason`: in brackets after a space, or nothing. */
  'event.no-action': { side: Side; nth: Actions; reason: string };
  'event.no-action.first': { side: Side; reason: string };
  /** `chit`: GO! or STOP, as it is printed. */
  'event.drawn': { chit: string; stop: number; go: number };
  'event.drawn.only': { chit: string };
  /** `none`: the numbers of which no counter is face up. */
  'event.drawn.none': { chit: string; none: readonly Actions[] };
  'event.empty-pool': null;
  'event.last-two': null;
  /** `left`: one of the two sentences below. */
  'event.round-over': { side: Side; round: number; actions: Actions; left: string };
  'left.some': number;
  'left.none': null;
  'event.passed-over': { side: Side };
  'event.turn-over': { turn: string };
  'event.turn-begins': { turn: string; phase: string };
  'event.ticked': { what: Reminder; side: Side };
  /** `end`: a full stop, or a colon and what the player wrote. */
  'event.victory': { side: Side; turn: string; end: string };
  'event.stopped': { turn: string; end: string };
  'event.set': null;
  'ruledOut.act-first': null;
  'ruledOut.draw-first': null;

  'fact.turn': null;
  'fact.active': null;
  'fact.complete': null;
  'fact.counters': { digit: string };

  'firstSide.name': { turn: string };
  'firstSide.help': null;
  'counters.name': { side: Side; turn: string };
  'counters.help': null;
  'counters.refused': { side: Side; turn: string };

  'gap.pool': null;
  'gap.used-up': null;
  'gap.turns': null;

  'place.rounds': null;
  'place.actions': null;
  'place.rounds-left': null;
  'place.actions-left': null;
  'place.odds': null;
  'place.cup': null;
  'place.at-hand': null;
  'piece.round-finished': null;
  'piece.action-complete': null;
  'piece.action': { digit: string };
  space: number;

  'row.empty-pool': null;
  'met.empty-pool': null;
  'never.empty-pool': null;

  'course.title': null;
  'course.step': { turn: string; round: string };
  'checklist.box': null;
  'checklist.tracks': { boers: string; empire: string };
  'checklist.counters': { count: number; digit: number };
  'checklist.round-finished': null;
  'checklist.markers': { go: number; stop: number };
}

export type Dictionary = Plain<BoerWar, Family> & Sentences<BoerWarSentences>;
