/** Where a kept game stands: its scene and a line in the language of the screen, or what is wrong with it. */
import type { Scene } from '../../kernel/scene.ts';
import { sayAsk } from '../../kernel/words.ts';
import type { Store } from '../store/store.ts';
import { openSitting } from '../table/sitting.ts';
import type { Ui } from '../ui.ts';

export interface Standing {
  readonly where: string;
  readonly scene: Scene | undefined;
}

export async function standing(store: Store, id: string, { say, lang }: Ui): Promise<Standing> {
  const opened = await openSitting(store, id);
  if (!opened?.ok) return { where: say.broken, scene: undefined };
  const { sitting } = opened;
  const words = await sitting.entry.words[lang]();
  const { node } = sitting;
  const turn = sitting.game.turn(sitting.session.state);
  const where =
    node.kind === 'end'
      ? words.outcomes[node.outcome]
      : [turn && words.turn(turn), sayAsk(words, node.ask, sitting.view())].filter(Boolean).join(' · ');
  return { where: where ?? '', scene: sitting.scene() };
}
