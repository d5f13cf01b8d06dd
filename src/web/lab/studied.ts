/** The game that the lab's page is about, with all that it needs of it. */
import type { Entry } from '../../games/catalogue.ts';
import type { Roster } from '../../kernel/bot.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import type { Inspect } from '../../kernel/options.ts';
import type { UnboundWords } from '../../kernel/words.ts';
import type { LabWords } from '../../lab/words/lab.ts';

export interface Studied {
  readonly entry: Entry;
  readonly game: Game<AnySpec>;
  readonly inspect: Inspect;
  readonly roster: Roster<AnySpec> | undefined;
  readonly words: UnboundWords<AnySpec>;
  readonly lab: LabWords;
}
