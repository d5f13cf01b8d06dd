/** What a step of the journal reads like, for the eyes that may know it. */
import type { AnySpec, Node } from '../kernel/game.ts';
import { START, type Step } from '../kernel/session/journal.ts';
import { automatic, type Played, type Session } from '../kernel/session/session.ts';
import { isDraw, type Told } from '../kernel/session/step.ts';
import { type Line, placeOf, viewThen } from '../kernel/session/story.ts';
import { sayEvent, sayMove, type Words } from '../kernel/words.ts';
import { type Program, sayAdjustment, sayDecider } from '../words/program.ts';
import { type BotOf, PERSON } from './seats.ts';
import { byButton, sayPlayed, withText } from './silent.ts';

/** Who is told what: a game, to one seat, in the words of one language. */
export interface Telling {
  readonly session: Session<AnySpec>;
  readonly words: Words<AnySpec>;
  readonly program: Program;
  /** The seat that reads it: what only another seat may know is left out. */
  readonly eyes: string;
}

/**
 * May this seat know what only `secret` may know? Of a draw that it may not know, the odds are a secret too: they would
 * give it away.
 */
export function mayKnow(eyes: string, secret: string | undefined): boolean {
  return secret === undefined || secret === eyes;
}

/** Is this a draw whose outcomes this seat may not know? */
export function hiddenFrom(eyes: string, node: Node<AnySpec>): boolean {
  return node.kind === 'chance' && !mayKnow(eyes, node.secret);
}

/** What the rules reported and this seat may know. */
export function toldTo(eyes: string, told: readonly Told<AnySpec>[]): readonly Told<AnySpec>[] {
  return told.every(({ secret }) => mayKnow(eyes, secret))
    ? told
    : told.filter(({ secret }) => mayKnow(eyes, secret));
}

/** Does the journal hold something that these eyes may not know? */
export function keepsFrom(eyes: string, { items }: Session<AnySpec>): boolean {
  return items.some(
    ({ played }) => played && [played, ...played.told].some(({ secret }) => !mayKnow(eyes, secret)),
  );
}

/** What a step reported, sentence by sentence. */
export function reported({ words, eyes }: Telling, { told }: Pick<Played<AnySpec>, 'told'>): string[] {
  return toldTo(eyes, told).map(({ event, facts }) => sayEvent(words, event, facts));
}

/**
 * The same without what only says how the table is kept: the result of a tap. A draw that the app made because only one
 * outcome was left shows nothing, so it always says why.
 */
export function results(telling: Telling, played: Played<AnySpec>): string[] {
  const { upkeep } = telling.session.game;
  const why = automatic(played) ? played.told[0] : undefined;
  const told = played.told.filter((each) => each === why || !upkeep.includes(each.event));
  return reported(telling, { told });
}

/**
 * What a step reads like; one that reported nothing is told by its button. A draw that this seat may know nothing of
 * is not told at all.
 */
export function sentences(
  telling: Telling,
  { entry, played }: Pick<Line<AnySpec>, 'entry' | 'played'>,
): readonly string[] {
  const { words, program, eyes } = telling;
  if (entry.kind === 'adjust') {
    if (played && !mayKnow(eyes, played.secret)) return [];
    const reason = entry.reason === START ? '' : entry.reason;
    return [sayAdjustment(program, words, { ...entry, reason })];
  }
  if (entry.kind !== 'move' && entry.kind !== 'aside') return [];
  const said = played ? reported(telling, played) : [];
  if (said.length > 0) return withText(entry, said);
  if (played && !mayKnow(eyes, played.secret)) return [];
  return withText(entry, [silent(telling, entry, played)]);
}

/** Who brought a step about, where that is worth saying: a draw of several outcomes, or a bot's decision. */
export function decidedBy({ session, program }: Telling, played: Played<AnySpec>, bot: BotOf): string {
  const byBot = bot(played) !== undefined;
  return byBot || isDraw(played) ? sayDecider(program, session.game, played, byBot) : '';
}

/** What an entry that is no step says about the game, '' for nothing; `nameOf` is what a player is called. */
export function aboutEntry(
  { session, words, program: { story } }: Telling,
  { entry, turn }: Pick<Line<AnySpec>, 'entry' | 'turn'>,
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
      const seat = session.game.seats(session.options).find((each) => each === entry.seat);
      return story.seat(
        seat === undefined ? entry.seat : words.seats(seat),
        entry.who === PERSON ? story.person : nameOf(entry.who),
      );
    }
    case 'check':
      return turn ? `— ${words.turn(turn)} —` : '';
    case 'rules':
      return story.rules(entry.version);
    case 'from':
      return story.from(entry.id, entry.n);
  }
}

/** Said by the table as it was then, so it is worked out once for each step and seat. */
type Once = WeakMap<Words<AnySpec>, WeakMap<Played<AnySpec>, Map<string, string>>>;
const SILENT: Once = new WeakMap();
const DRAWN: Once = new WeakMap();

/** What was drawn, as its button read at the time: the same face of a die may mean something else now. */
export function drawnAs(telling: Telling, move: string, played: Played<AnySpec>): string {
  const { session, words, eyes } = telling;
  return once(DRAWN, telling, played, () =>
    sayPlayed(session, played, move, () => sayMove(words, move, viewThen(session, played, eyes))),
  );
}

function silent(
  telling: Telling,
  step: Extract<Step, { kind: 'move' | 'aside' }>,
  played: Played<AnySpec> | undefined,
): string {
  const { session, words, eyes } = telling;
  const say = () => byButton(session, words, step, played, eyes);
  return played ? once(SILENT, telling, played, say) : say();
}

function once(
  told: Once,
  { session, words, eyes }: Telling,
  played: Played<AnySpec>,
  say: () => string,
): string {
  const known = told.get(words) ?? new WeakMap<Played<AnySpec>, Map<string, string>>();
  told.set(words, known);
  const said = known.get(played)?.get(eyes);
  if (said !== undefined) return said;
  const text = say();
  if (placeOf(session, played) >= 0) {
    const bySeat = known.get(played) ?? new Map<string, string>();
    known.set(played, bySeat.set(eyes, text));
  }
  return text;
}
