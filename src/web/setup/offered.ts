/** The options of a role that have an effect with the others; an earlier choice of the rest is kept. */
import type { AnySpec, Game } from '../../kernel/game.ts';
import { idle, type OptionDecls, type OptionsOf } from '../../kernel/options.ts';

export function offered(
  { options: decls }: Game<AnySpec>,
  role: string,
  options: OptionsOf<OptionDecls> | undefined,
): readonly string[] {
  return Object.keys(decls).filter(
    (key) => decls[key]?.role === role && !(options && idle(decls, key, options)),
  );
}
