/** What the buttons and keys of the table do. */
import { useMemo } from 'preact/hooks';
import { rulesBehind } from '../../kernel/session/story.ts';
import type { Sitting } from '../../sitting/sitting.ts';
import { act } from '../controls/taps.ts';
import type { Sheet } from './sheets/MenuSheet.tsx';

export type Acts = ReturnType<typeof useActs>;

/** The same object while the table is open, so that unchanged parts aren't redrawn. */
export function useActs(sitting: Sitting, open: (sheet: Sheet) => void) {
  return useMemo(
    () => ({
      menu: () => open({ kind: 'menu' }),
      seats: () => open({ kind: 'seats' }),
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
    }),
    [sitting],
  );
}
