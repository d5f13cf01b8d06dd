/** What runs while the table is open: it is saved, redrawn after every change, and bots play when it's their turn. */
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { useAwake } from '../awake.ts';
import { thinker } from '../seats/thinker.ts';
import { useSettings } from '../settings.ts';
import { useSignal } from '../signal.ts';
import { keepPlace } from '../taps.ts';
import type { Keeper } from './saved/keeper.ts';

/** `seating`: the player is assigning seats, so bots wait. */
export function useInPlay(saver: Keeper, seating: boolean): void {
  const { sitting } = saver;
  const tick = useSignal(sitting.changes);
  useSignal(saver.changes);
  useLayoutEffect(() => {
    const leave = saver.start();
    return () => {
      leave();
      sitting.chairs.stop();
      thinker.end();
    };
  }, [saver]);
  useEffect(() => {
    if (!seating) void sitting.chairs.playBots();
  }, [sitting, tick, seating]);
  // A bot's step, too, may remove the focused button.
  useEffect(keepPlace, [tick]);
  useAwake(useSettings().awake);
}
