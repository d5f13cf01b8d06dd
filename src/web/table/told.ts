/** What a step of the journal reads like. */
import type { AnySpec } from '../../kernel/game.ts';
import type { story } from '../../kernel/story.ts';
import { sayEvent, sayMove, type Words } from '../../kernel/words.ts';
import type { Program } from '../../words/program.ts';

/** One entry, told. */
export type Item = ReturnType<typeof story<AnySpec>>[number];

/** What a step reported; one that reported nothing is told by its button. */
export function sentences(
  { entry, played }: Pick<Item, 'entry' | 'played'>,
  words: Words<AnySpec>,
  program: Program,
  view: object,
): readonly string[] {
  if (!played) return [];
  if (entry.kind === 'adjust') {
    const { fact, from, to, reason } = entry;
    const value = (v: string) => words.value(fact, v);
    return [
      program.story.adjust(words.facts(fact), value(from), value(to), reason === 'start' ? '' : reason),
    ];
  }
  const told = played.told.map(({ event, facts }) => sayEvent(words, event, facts));
  if (told.length > 0) return told;
  return entry.kind === 'move' || entry.kind === 'aside' ? [sayMove(words, entry.move, view)] : [];
}
