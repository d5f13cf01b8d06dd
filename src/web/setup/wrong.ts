/** Why settings are refused, with the names shown on the page. */

import type { AnySpec } from '../../kernel/game.ts';
import type { OptionDecls, OptionProblem } from '../../kernel/options.ts';
import type { UnboundWords } from '../../kernel/words.ts';
import { sayOptionProblem } from '../../words/program.ts';
import type { Ui } from '../words/ui.ts';

export function sayWrong(
  refusal: OptionProblem,
  decls: OptionDecls,
  words: UnboundWords<AnySpec>,
  ui: Ui,
): string {
  const { option, reason, value } = refusal;
  // A rejected file keeps its name; its field says what is wrong with it.
  if (decls[option]?.kind === 'file' && reason === 'choice') return ui.say.fileRefused(value);
  return sayOptionProblem(ui.program, { ...refusal, option: words.options[option]?.name ?? option }, words);
}
