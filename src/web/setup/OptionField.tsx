/** A declared option of a game, with its name and the value that it has now. */
import type { Entry } from '../../games/catalogue.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { namedOptions, type UnboundWords } from '../../kernel/words.ts';
import { Field } from './Field.tsx';

interface Props {
  readonly option: string;
  readonly entry: Entry;
  readonly game: Game<AnySpec>;
  readonly words: UnboundWords<AnySpec>;
  /** What was chosen so far; everything else is as declared. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly choose: (option: string, value: unknown) => void;
}

export function OptionField({ option, entry, game, words, given, choose }: Props) {
  const decl = game.options[option];
  const named = namedOptions(words)[option];
  if (!decl || !named) return null;
  return (
    <Field
      id={option}
      entry={entry}
      decl={decl}
      words={named}
      value={option in given ? given[option] : decl.default}
      change={(value) => choose(option, value)}
    />
  );
}
