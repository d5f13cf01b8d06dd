/** A saved game to look at, with its words: nothing of what is stored changes. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Session } from '../../kernel/session/session.ts';
import type { Words } from '../../kernel/words.ts';
import { wordsInPlay } from '../../words/program.ts';
import { useLoaded } from '../redraw/loaded.ts';
import { useSettings } from '../settings/settings.ts';
import { openStore } from '../store/open.ts';
import type { GameRecord } from '../store/store.ts';
import { useUi } from '../words/ui.ts';
import { readGame } from './open.ts';

interface GameToLookAt {
  readonly session: Session<AnySpec>;
  readonly record: GameRecord;
  readonly words: Words<AnySpec>;
}

/** Undefined until it's loaded; it is read again for another `time`. */
export function useSavedGame(id: string, time = 0): GameToLookAt | 'missing' | 'broken' | undefined {
  const { lang } = useUi();
  const { components } = useSettings();
  const loaded = useLoaded(async () => ({ read: await readGame(await openStore(), id) }), `${id} ${time}`);
  const game = loaded?.read?.ok ? loaded.read : undefined;
  const words = useLoaded(
    async () => game && wordsInPlay(game.entry.words, lang, game.session.options, components),
    `${game?.session.game.id ?? ''} ${lang} ${components ?? ''}`,
  );
  if (loaded && !game) return loaded.read ? 'broken' : 'missing';
  return game && words && { session: game.session, record: game.record, words };
}
