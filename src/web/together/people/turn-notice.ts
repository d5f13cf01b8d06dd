/** Tells the player that it's their turn: in the page's title, by sound if it's on, by a notification where they asked for it. */
import { useEffect, useRef } from 'preact/hooks';
import type { Sitting } from '../../../sitting/sitting.ts';
import { peopleWords } from '../../../together/words/people/words.ts';
import { rattle } from '../../device/feel.ts';
import { useLoaded } from '../../redraw/loaded.ts';
import { settings } from '../../settings/settings.ts';
import { useUi } from '../../words/ui.ts';

/** What the title begins with; '' if it isn't this person's turn, or if there are no others. */
export function useTurnNotice(sitting: Sitting, title: string): string {
  const { lang } = useUi();
  const among = sitting.fellows !== undefined;
  const words = useLoaded(async () => (among ? peopleWords(lang) : undefined), `${lang} ${among}`);
  const mine = isMine(sitting);
  /** Undefined until the table is open: its first question is no news. */
  const before = useRef<boolean | undefined>(undefined);
  useEffect(() => {
    if (!words) return;
    const begins = mine && before.current === false;
    before.current = mine;
    if (!begins) return;
    rattle();
    if (document.hidden && settings().notify) void notify(words.yourTurn, title);
  }, [words, mine]);
  return mine && words ? `${words.yourTurn} · ` : '';
}

/** Whether a person at this device decides now, and others are at the table. */
function isMine({ fellows, node, chairs }: Sitting): boolean {
  return fellows !== undefined && node.kind === 'decision' && !chairs.waitsFor && !chairs.botsTurn;
}

async function notify(title: string, body: string): Promise<void> {
  const options = { body, tag: 'turn', icon: 'icon-192.png' };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => window.focus();
  } catch {
    // Some browsers show them only by the service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options).catch(() => undefined);
  }
}
