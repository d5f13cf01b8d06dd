/** Who has won, in a few words: the person alone against bots is addressed, everybody else is named. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Session } from '../../kernel/session/session.ts';
import { type Lang, listing, type Words } from '../../kernel/words.ts';
import { people } from '../../sitting/seats.ts';
import type { UiWords } from '../words/words.ts';

/** The seats with the best score; none before the end, in a game for one, or where nobody scores. */
export function winnersOf({ game, node, options }: Session<AnySpec>): readonly string[] {
  const seats = game.seats(options);
  if (node.kind !== 'end' || seats.length < 2) return [];
  const { scores } = node;
  const best = Math.max(...scores);
  return best > 0 ? seats.filter((_, i) => scores[i] === best) : [];
}

/** '' if nobody has won. */
export function sayVerdict(
  session: Session<AnySpec>,
  words: Words<AnySpec>,
  { results }: Pick<UiWords, 'results'>,
  lang: Lang,
): string {
  const winners = winnersOf(session);
  if (winners.length === 0) return '';
  const [you, ...others] = people(session);
  if (you && others.length === 0 && winners.length === 1 && winners[0] === you) return results.youWin;
  return results.wonBy(listing(lang)(winners.map((seat) => words.seats(seat))), winners.length);
}
