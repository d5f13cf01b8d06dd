/** What has just happened, for the player who reads the prompt, and what to do for it on the real table. */

import type { AnySpec } from '../../../kernel/game.ts';
import { isDraw } from '../../../kernel/session/step.ts';
import type { Words } from '../../../kernel/words.ts';
import { doNow } from '../../../sitting/do-now.ts';
import { facesOf, type ShownDie } from '../../../sitting/faces.ts';
import { byHand, drawnAs, mayKnow, results } from '../../../sitting/narrate.ts';
import type { Sitting } from '../../../sitting/sitting.ts';
import type { Program } from '../../../words/program.ts';
import { sayChanges } from '../../../words/to-do.ts';

export interface DrawNews {
  readonly entry: number;
  readonly move: string;
  readonly by: string;
  readonly label: string;
  readonly dice: readonly ShownDie[];
}

export interface News {
  readonly draws: readonly DrawNews[];
  readonly sentences: readonly string[];
  readonly tasks: readonly string[];
}

const NOTHING: News = { draws: [], sentences: [], tasks: [] };

export function newsAt(sitting: Sitting, words: Words<AnySpec>, program: Program): News {
  const { chairs } = sitting;
  // After an undo the to-do list is the news, and after bots' moves their card; the steps before them are old.
  if (sitting.toDo.work || chairs.thinking || chairs.nextHolder || sitting.botsPlayed.length > 0)
    return NOTHING;
  const narrator = sitting.narrator(words, program);
  const recent = sitting.justNow;
  const { from, to } = sitting.tapBeforeCorrections;
  return {
    draws: recent.flatMap((played) => {
      const { step, entry } = played;
      if (step.kind !== 'move' || !isDraw(played) || !mayKnow(narrator.viewer, played.secret)) return [];
      const { move, by } = step;
      const label = drawnAs(narrator, move, played);
      return [{ entry, move, by, label, dice: facesOf(sitting.session, played, sitting.viewer) }];
    }),
    sentences: recent.flatMap((played) => results(narrator, played)),
    tasks: [
      ...new Set([
        ...sitting.session.line.slice(Math.max(0, from), to).flatMap((played) => byHand(narrator, played)),
        ...sayChanges(program, words, doNow(sitting), sitting.scene()),
      ]),
    ],
  };
}
