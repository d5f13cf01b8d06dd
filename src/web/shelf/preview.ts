/** A preview of a saved game: its scene and a status line in the current language, or what is wrong with it. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Scene } from '../../kernel/scene.ts';
import type { Session } from '../../kernel/session/session.ts';
import type { Words } from '../../kernel/words.ts';
import { publicPrompt, publicView } from '../../sitting/public-view.ts';
import { wordsInPlay } from '../../words/program.ts';
import { readGame } from '../saved/open.ts';
import { settings } from '../settings/settings.ts';
import type { Store } from '../store/store.ts';
import type { Ui } from '../words/ui.ts';

export interface Preview {
  /** The game's title, unless the player has named it; '' if it isn't known. */
  readonly title: string;
  readonly where: string;
  readonly scene: Scene | undefined;
  /** The game has ended. */
  readonly over: boolean;
}

export async function preview(store: Store, id: string, { say, lang }: Ui): Promise<Preview> {
  const read = await readGame(store, id);
  if (!read?.ok) return { title: '', where: say.broken, scene: undefined, over: false };
  const { session, entry } = read;
  const words = await wordsInPlay(entry.words, lang, session.options, settings().components);
  return {
    title: words.title,
    where: statusLine(session, words),
    scene: publicView(session).scene,
    over: session.node.kind === 'end',
  };
}

/** `Turn II · Boers, round 3: carry out action 2`, or how it ended. */
export function statusLine(session: Session<AnySpec>, words: Words<AnySpec>): string {
  const turn = session.node.kind === 'end' ? '' : session.game.turn(session.state);
  const asked = publicPrompt(session, words, publicView(session));
  const named = turn && words.turn(turn);
  return [!saysTurn(asked, named) && named, asked].filter(Boolean).join(' · ');
}

/** Whether a prompt names the turn itself: `Red, round 3: place agents`. */
function saysTurn(asked: string, turn: string): boolean {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ').toLowerCase();
  return turn !== '' && plain(asked).includes(`${plain(turn)}:`);
}
