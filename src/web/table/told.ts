/** What a step of the journal reads like. */
import type { AnySpec } from '../../kernel/game.ts';
import { START, type Step } from '../../kernel/session/journal.ts';
import type { Played } from '../../kernel/session/session.ts';
import { asWritten, byButton, placeOf, type story, viewThen, withText } from '../../kernel/session/story.ts';
import { sayEvent, sayMove, type Words } from '../../kernel/words.ts';
import { type Program, sayAdjustment } from '../../words/program.ts';
import type { Sitting } from './sitting.ts';

/** One entry, told. */
export type Item = ReturnType<typeof story<AnySpec>>[number];

/** What a step reported; one that reported nothing is told by its button. */
export function sentences(
  { entry, played }: Pick<Item, 'entry' | 'played'>,
  words: Words<AnySpec>,
  program: Program,
  sitting: Sitting,
): readonly string[] {
  if (!played) return [];
  if (entry.kind === 'adjust') {
    const reason = entry.reason === START ? '' : entry.reason;
    return [sayAdjustment(program, words, { ...entry, reason })];
  }
  const told = played.told.map(({ event, facts }) => sayEvent(words, event, facts));
  if (told.length > 0) return withText(entry, told);
  return entry.kind === 'move' || entry.kind === 'aside'
    ? withText(entry, [silent(entry, played, words, sitting)])
    : [];
}

/** Said by the table as it stood, so it is worked out once for each step. */
type Once = WeakMap<Words<AnySpec>, WeakMap<Played<AnySpec>, string>>;
const SILENT: Once = new WeakMap();
const DRAWN: Once = new WeakMap();

/** What was drawn, as its button read at the time: the same face of a die may mean something else now. */
export function drawnAs(
  move: string,
  played: Played<AnySpec>,
  words: Words<AnySpec>,
  { session, seat }: Sitting,
): string {
  return once(DRAWN, played, words, session, () =>
    asWritten(move, () => sayMove(words, move, viewThen(session, played, seat))),
  );
}

function silent(
  step: Extract<Step, { kind: 'move' | 'aside' }>,
  played: Played<AnySpec>,
  words: Words<AnySpec>,
  { session, seat }: Sitting,
): string {
  return once(SILENT, played, words, session, () => byButton(session, words, step, played, seat));
}

function once(
  told: Once,
  played: Played<AnySpec>,
  words: Words<AnySpec>,
  session: Sitting['session'],
  say: () => string,
): string {
  const known = told.get(words) ?? new WeakMap<Played<AnySpec>, string>();
  told.set(words, known);
  const said = known.get(played);
  if (said !== undefined) return said;
  const text = say();
  if (placeOf(session, played) >= 0) known.set(played, text);
  return text;
}
