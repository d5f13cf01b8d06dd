/** The name of a game that branches off another one: it must differ from that one's on the shelf. */
import type { Meta } from '../../kernel/meta.ts';
import { langNow } from '../settings/settings.ts';
import { uiWords } from '../words/words.ts';
import { nameAfter } from './name.ts';

/** From the player's name for the original, or from the game's own title. */
export async function branchName(name: string, { title }: Meta, at: number): Promise<string> {
  const lang = langNow();
  const { keeping } = await uiWords(lang);
  return nameAfter(name || title[lang], (of) => keeping.branchOf(of, at));
}
