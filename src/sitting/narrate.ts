/** The sentences for the steps of a journal, limited to what one seat may know. */
import type { AnySpec, Game, Node } from '../kernel/game.ts';
import { START, type StepEntry } from '../kernel/session/journal.ts';
import { automatic, type Played, type Session } from '../kernel/session/session.ts';
import { isDraw, type Reported } from '../kernel/session/step.ts';
import { placeOf, type StoryItem, viewThen } from '../kernel/session/story.ts';
import { type Brief, sayEnding, sayEvent, sayMove, type Words } from '../kernel/words.ts';
import { type Program, sayAdjustment, sayDecider } from '../words/program.ts';
import { type BotOf, PERSON } from './seats.ts';
import { byButton, sayPlayed, withText } from './silent.ts';

/** Tells a game to one seat in the words of one language. */
export interface Narrator {
  readonly session: Session<AnySpec>;
  readonly words: Words<AnySpec>;
  readonly program: Program;
  /** The seat that reads it; what only another seat may know is left out. */
  readonly viewer: string;
}

/**
 * Whether this seat may know what only `secret` may know. The odds of a hidden draw are hidden too, because they would
 * give it away.
 */
export function mayKnow(viewer: string, secret: string | undefined): boolean {
  return secret === undefined || secret === viewer;
}

/** Whether this is a draw whose outcomes this seat may not know. */
export function hiddenFrom(viewer: string, node: Node<AnySpec>): boolean {
  return node.kind === 'chance' && !mayKnow(viewer, node.secret);
}

/** The reported events that this seat may know. */
export function visibleTo(viewer: string, told: readonly Reported<AnySpec>[]): readonly Reported<AnySpec>[] {
  return told.every(({ secret }) => mayKnow(viewer, secret))
    ? told
    : told.filter(({ secret }) => mayKnow(viewer, secret));
}

/** Whether the journal contains something that this seat may not know. */
export function hidesFrom(viewer: string, { items }: Session<AnySpec>): boolean {
  return items.some(
    ({ played }) => played && [played, ...played.events].some(({ secret }) => !mayKnow(viewer, secret)),
  );
}

/** The sentences for the events of a step. */
export function reported({ words, viewer }: Narrator, { events }: Pick<Played<AnySpec>, 'events'>): string[] {
  return visibleTo(viewer, events).map(({ event, facts }) => sayEvent(words, event, facts));
}

/** What an event says in a few words, to nobody, one player or several. */
export function briefsOf(
  { briefs }: Pick<Words<AnySpec>, 'briefs'>,
  { event, facts }: Pick<Reported<AnySpec>, 'event' | 'facts'>,
): readonly Brief[] {
  return [briefs?.[event]?.(facts) ?? []].flat();
}

/** What an event says to the reader alone. */
export function addressed({ words, viewer }: Narrator, told: Reported<AnySpec>): string[] {
  return briefsOf(words, told).flatMap(({ to }) => to?.[viewer] ?? []);
}

/** What this step means for the reader although its events don't say it. */
export function meant({ session, words, viewer }: Narrator, played: Played<AnySpec>): string[] {
  const { concerns } = words;
  const told = visibleTo(viewer, played.events).filter(({ event }) => concerns?.[event]);
  const place = told.length > 0 ? placeOf(session, played) : -1;
  if (place < session.base) return [];
  const view = session.game.view(session.replayed(place + 1), viewer);
  return told.flatMap(({ event, facts }) => concerns?.[event]?.(facts, view)[viewer] ?? []);
}

/** How the game ended. Rules from a text tell it last, with its values. */
export function sayEnd({ session, words }: Narrator, outcome: string): string {
  const told = toldEnd(session, outcome);
  return told ? sayEvent(words, told.event, told.facts) : sayEnding(words, outcome);
}

/** The event that tells how the game ended. */
export function toldEnd({ game, line }: Session<AnySpec>, outcome: string): Reported<AnySpec> | undefined {
  if (game.text === undefined) return undefined;
  return line.at(-1)?.events.findLast(({ event }) => event === outcome);
}

/** The same as it concerns the reader: agents lost are theirs. */
function reportedTo(narrator: Narrator, { events }: Pick<Played<AnySpec>, 'events'>): string[] {
  return visibleTo(narrator.viewer, events).flatMap((told) => {
    const mine = addressed(narrator, told);
    return mine.length > 0 ? mine : [sayEvent(narrator.words, told.event, told.facts)];
  });
}

/**
 * The same without events about upkeep and without what to move: the result of a tap. A draw that the app made because only one outcome was left
 * shows nothing, so it always says why.
 */
export function results(narrator: Narrator, played: Played<AnySpec>): string[] {
  const { game, options } = narrator.session;
  const upkeep = game.upkeep(options);
  const why = automatic(played) ? played.events[0] : undefined;
  const events = played.events.filter(
    (each) => !movesByHand(game, each) && (each === why || !upkeep.includes(each.event)),
  );
  return [...reportedTo(narrator, { events }), ...meant(narrator, played)];
}

/** Whether the player has to move something for it that no scene shows. */
export function movesByHand({ byHand }: Game<AnySpec>, { event, facts }: Reported<AnySpec>): boolean {
  return byHand[event]?.(facts) ?? false;
}

/** What its events tell the player to move, where the scene doesn't show it. */
export function byHand(narrator: Narrator, { events }: Pick<Played<AnySpec>, 'events'>): string[] {
  const { game } = narrator.session;
  return reported(narrator, { events: events.filter((each) => movesByHand(game, each)) });
}

/**
 * The sentences for a step; without events, the label of its button. Empty for a draw that this seat may not know.
 */
export function sentences(
  narrator: Narrator,
  { entry, played }: Pick<StoryItem<AnySpec>, 'entry' | 'played'>,
): readonly string[] {
  const { words, program, viewer } = narrator;
  if (entry.kind === 'adjust') {
    if (played && !mayKnow(viewer, played.secret)) return [];
    const reason = entry.reason === START ? '' : entry.reason;
    return [sayAdjustment(program, words, { ...entry, reason })];
  }
  if (entry.kind !== 'move' && entry.kind !== 'aside') return [];
  const said = played ? reported(narrator, played) : [];
  if (said.length > 0) return withText(entry, said);
  if (played && !mayKnow(viewer, played.secret)) return [];
  return withText(entry, [fallbackSentence(narrator, entry, played)]);
}

/** Who made a step, if that is worth saying: a draw with several outcomes, or a bot's decision. */
export function decidedBy({ session, program }: Narrator, played: Played<AnySpec>, bot: BotOf): string {
  const byBot = bot(played) !== undefined;
  return byBot || isDraw(played) ? sayDecider(program, session.game, played, byBot) : '';
}

/** The turn after so many steps, '' if there is none or the rules no longer know. */
function turnAfter(session: Session<AnySpec>, words: Words<AnySpec>, steps: number): string {
  const { base, line, game } = session;
  if (steps < base || steps > line.length) return '';
  const turn = game.turn(session.replayed(steps));
  return turn && words.turn(turn);
}

/** The sentence for an entry that isn't a step, '' for none; `nameOf` gives a player's name. */
export function aboutEntry(
  { session, words, program: { story } }: Narrator,
  { entry, turn }: Pick<StoryItem<AnySpec>, 'entry' | 'turn'>,
  nameOf: (who: string) => string = (who) => who,
): string {
  switch (entry.kind) {
    case 'move':
    case 'aside':
    case 'adjust':
      return '';
    case 'undo':
      return story.undo(entry.n);
    case 'redo':
      return story.redo(entry.n);
    case 'again':
      return story.again;
    case 'note':
      return story.note(entry.text);
    case 'mark':
      return story.mark(entry.text);
    case 'seat': {
      const seats: readonly string[] = session.game.seats(session.options);
      const named = (seat: string) => (seats.includes(seat) ? words.seats(seat) : seat);
      // At a shared table somebody may play for another seat.
      const who = seats.includes(entry.who) ? named(entry.who) : nameOf(entry.who);
      return story.seat(named(entry.seat), entry.who === PERSON ? story.person : who);
    }
    case 'check':
      return turn ? `— ${words.turn(turn)} —` : '';
    case 'rules':
      return story.rules(entry.version);
    case 'from':
      return story.from(turnAfter(session, words, entry.n), entry.n);
    case 'draws':
      return story.draws[entry.source.by];
    case 'key':
      return story.published;
  }
}

/** Depends on the position at the time, so it's cached per step and seat. */
type Memo = WeakMap<Words<AnySpec>, WeakMap<Played<AnySpec>, Map<string, string>>>;
const FALLBACKS: Memo = new WeakMap();
const DRAWN: Memo = new WeakMap();

/** The label of a drawn move at the time: the same face of a die may mean something else now. */
export function drawnAs(narrator: Narrator, move: string, played: Played<AnySpec>): string {
  const { session, words, viewer } = narrator;
  return memoized(DRAWN, narrator, played, () =>
    sayPlayed(session, played, move, () => sayMove(words, move, viewThen(session, played, viewer))),
  );
}

function fallbackSentence(
  narrator: Narrator,
  step: Extract<StepEntry, { kind: 'move' | 'aside' }>,
  played: Played<AnySpec> | undefined,
): string {
  const { session, words, viewer } = narrator;
  const say = () => byButton(session, words, step, played, viewer);
  return played ? memoized(FALLBACKS, narrator, played, say) : say();
}

function memoized(
  told: Memo,
  { session, words, viewer }: Narrator,
  played: Played<AnySpec>,
  say: () => string,
): string {
  const known = told.get(words) ?? new WeakMap<Played<AnySpec>, Map<string, string>>();
  told.set(words, known);
  const said = known.get(played)?.get(viewer);
  if (said !== undefined) return said;
  const text = say();
  if (placeOf(session, played) >= 0) {
    const bySeat = known.get(played) ?? new Map<string, string>();
    known.set(played, bySeat.set(viewer, text));
  }
  return text;
}
