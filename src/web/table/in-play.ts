/** What runs while the table is open: it is saved, redrawn after every change, and bots play when it's their turn. */
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { thinker } from '../bots/thinker.ts';
import { keepPlace } from '../controls/taps.ts';
import { useAwake } from '../device/awake.ts';
import { useSignal } from '../redraw/signal.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { useSettings } from '../settings/settings.ts';

/** `seating`: the player is assigning seats, so bots wait. */
export function useInPlay(saved: SavedGame, seating: boolean): void {
  const { sitting } = saved;
  // Watches before the page does: bots begin when an act is complete, and the page is drawn once for both.
  useLayoutEffect(() => {
    if (seating) return;
    let here = true;
    const play = () => queueMicrotask(() => here && void sitting.chairs.playBots());
    play();
    const unwatch = sitting.changes.watch(play);
    return () => {
      here = false;
      unwatch();
    };
  }, [sitting, seating]);
  const tick = useSignal(sitting.changes);
  useSignal(saved.changes);
  useLayoutEffect(() => {
    const leave = saved.start();
    return () => {
      leave();
      sitting.chairs.stop();
      thinker.end();
    };
  }, [saved]);
  // A bot's step, too, may remove the focused button.
  useEffect(keepPlace, [tick]);
  useAwake(useSettings().awake);
}
