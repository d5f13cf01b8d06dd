/** Where a kept game stands: its scene and a line in the language of the screen, or what is wrong with it. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Scene } from '../../kernel/scene.ts';
import type { Session } from '../../kernel/session/session.ts';
import { sayAsk, type Words } from '../../kernel/words.ts';
import { wordsInPlay } from '../../words/program.ts';
import { settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { openGame } from '../table/open.ts';
import type { Ui } from '../ui.ts';

export interface Standing {
  readonly where: string;
  readonly scene: Scene | undefined;
}

export async function standing(store: Store, id: string, { say, lang }: Ui): Promise<Standing> {
  const opened = await openGame(store, id);
  if (!opened?.ok) return { where: say.broken, scene: undefined };
  const { sitting, keeping } = opened;
  const { session } = sitting;
  const words = await wordsInPlay(keeping.entry.words, lang, session.options, settings().components);
  return { where: whereIn(session, words), scene: sitting.scene() };
}

/** `Turn II · Boers, round 3: carry out action 2`, or how it ended. */
export function whereIn({ game, node, state, options }: Session<AnySpec>, words: Words<AnySpec>): string {
  if (node.kind === 'end') return words.outcomes[node.outcome] ?? '';
  const seat = node.kind === 'decision' ? node.seat : (game.seats(options)[0] as string);
  const turn = game.turn(state);
  return [turn && words.turn(turn), sayAsk(words, node.ask, game.view(state, seat))]
    .filter(Boolean)
    .join(' · ');
}
