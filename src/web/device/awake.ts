/** The screen stays awake while a game is open, if the browser supports that. */
import { useEffect } from 'preact/hooks';

export function useAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let open = true;
    let asking = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || asking || lock?.released === false) return;
      asking = true;
      try {
        const got = await navigator.wakeLock.request('screen');
        if (open) lock = got;
        else await got.release();
      } catch {
        // Refused (low battery, no permission): the screen sleeps as it always does.
      }
      asking = false;
    };
    // The lock is gone whenever the page was hidden.
    const again = () => void ask();
    document.addEventListener('visibilitychange', again);
    void ask();
    return () => {
      open = false;
      document.removeEventListener('visibilitychange', again);
      void lock?.release().catch(() => undefined);
    };
  }, [wanted]);
}
