/** What the buttons and keys of the table do. */
import { useMemo } from 'preact/hooks';
import type { AnySpec } from '../../kernel/game.ts';
import { rulesBehind } from '../../kernel/session/story.ts';
import type { Words } from '../../kernel/words.ts';
import { journalText } from '../../sitting/journal-text.ts';
import { act } from '../controls/taps.ts';
import { download, fileName } from '../files/download.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { useUi } from '../words/ui.ts';
import type { Sheet } from './sheets/sheet.ts';

export type Acts = ReturnType<typeof useActs>;

/** The same object while the table is open, so that unchanged parts aren't redrawn. */
export function useActs(saved: SavedGame, words: Words<AnySpec>, open: (sheet: Sheet | undefined) => void) {
  const { program } = useUi();
  return useMemo(() => {
    const { sitting } = saved;
    return {
      /** Opens a sheet over the table, instead of the one that is open. */
      open,
      menu: () => open({ kind: 'menu' }),
      thought: (at: number) => open({ kind: 'thought', at }),
      rules: (rules: readonly string[]) => open({ kind: 'why', rules }),
      why: () => open({ kind: 'why', rules: rulesBehind(sitting.session, sitting.justNow), now: true }),
      undo: (key: boolean) => act(() => sitting.undo().ok, key),
      redo: (key: boolean) => act(() => sitting.redo().ok, key),
      switchDrawer: (key: boolean) => {
        const run = () => {
          sitting.setPlayerDraws(!sitting.playerDraws);
          return true;
        };
        // Who draws isn't an act of the game: the next tap counts immediately.
        act(run, key, true);
      },
      play: (move: string, quick?: boolean) => act(() => sitting.play(move).ok, quick),
      aside: (move: string) => act(() => sitting.aside(move, '').ok),
      /** The game as a file. */
      save: () => {
        const { record } = saved;
        const text = journalText(sitting.narrator(words, program), record.name, sitting.playerDraws);
        download(fileName(sitting.game.id, record.updated), text);
        open(undefined);
      },
    };
  }, [saved, words, program]);
}
