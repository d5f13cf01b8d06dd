/** What the story says about a step that reported nothing. */
import { arg, type Spec } from '../kernel/game.ts';
import type { Entry } from '../kernel/session/journal.ts';
import type { Played, Session } from '../kernel/session/session.ts';
import { placeOf, viewThen } from '../kernel/session/story.ts';
import { sayAsk, sayMove, sayStory, type Words } from '../kernel/words.ts';
import { asWritten } from '../words/as-written.ts';

/**
 * Words about a step. The words know a step that these rules have played; one that is undone, of older rules or edited
 * by hand may be shown as written.
 */
export function sayPlayed<G extends Spec>(
  session: Session<G>,
  played: Played<G> | undefined,
  written: string,
  say: () => string,
): string {
  return played && placeOf(session, played) >= session.base ? say() : asWritten(written, say);
}

/**
 * Its sentence in the words, otherwise its button's label at the time; with the seat if there are several, and with the
 * question if the answer is just a number.
 */
export function byButton<G extends Spec>(
  session: Session<G>,
  words: Words<G>,
  step: Extract<Entry, { kind: 'move' | 'aside' }>,
  played: Played<G> | undefined,
  seat: G['seat'],
): string {
  const view = viewThen(session, played, seat);
  const sentence = sayPlayed(session, played, '', () => sayStory(words, step.move, view));
  if (sentence) return sentence;
  const said = sayPlayed(session, played, step.move, () => sayMove(words, step.move, view));
  if (step.kind === 'aside') return said;
  const seats = session.game.seats(session.options);
  const by = seats.length > 1 ? seats.find((each) => each === step.by) : undefined;
  if (by !== undefined) return `${words.seats(by)}: ${said}`;
  // An undone step no longer has its question.
  const asked = played?.ask && placeOf(session, played) >= 0 ? played.ask : undefined;
  if (!asked || !/^-?\d+$/.test(arg(step.move))) return said;
  const question = sayPlayed(session, played, '', () => sayAsk(words, asked, view));
  return question ? `${question} → ${said}` : said;
}

/** Adds the player's comment to an aside, even if the game ignores it. */
export function withText(entry: Entry, lines: readonly string[]): readonly string[] {
  if (entry.kind !== 'aside' || !entry.text || lines.some((line) => line.includes(entry.text))) return lines;
  return [`${lines[0] ?? ''} (${entry.text})`.trim(), ...lines.slice(1)];
}
