/** One line about the connection to the shared table. Play continues whatever it says. */
import { useEffect } from 'preact/hooks';
import { type TogetherWords, togetherWords } from '../../together/words/words.ts';
import { place } from '../offline/place.ts';
import { applyUpdate, checkNow } from '../offline/updates.ts';
import { useLoaded } from '../redraw/loaded.ts';
import { useUi } from '../words/ui.ts';
import type { SharedGame, TableStatus } from './shared-game.ts';
import './together.css';

/** The player may ask to be connected again. */
const ON_REQUEST: readonly TableStatus[] = ['gone', 'update'];

interface Props {
  readonly shared: SharedGame;
  /** Connection to say instead of the usual: at a table of people, whose turn it is. */
  readonly said?: Partial<Record<TableStatus, string>>;
}

export function ConnectionLine({ shared, said = {} }: Props) {
  const { lang } = useUi();
  const words = useLoaded(() => togetherWords(lang), lang);
  const { connection, branched } = shared;
  useEffect(() => {
    if (connection === 'update' || connection === 'cantFollow') void updateOnce();
  }, [connection]);
  // A page without a service worker couldn't load it later, with the server away.
  useEffect(() => void import('./TogetherSheet.tsx').catch(() => undefined), []);
  if (!words) return null;
  return (
    <div class="together" data-connection={connection}>
      <p role="status">
        {branched && `${words.branched} `}
        {sayConnection(shared, words, said)}
      </p>
      {ON_REQUEST.includes(connection) && (
        <button type="button" onClick={() => shared.replica.nudge()}>
          {words.tryAgain}
        </button>
      )}
    </div>
  );
}

function sayConnection(
  { connection, replica, sitting, notSaved }: SharedGame,
  words: TogetherWords,
  said: Partial<Record<TableStatus, string>>,
): string {
  const devices = replica.people.filter(({ here }) => here).length;
  const late = connection !== 'here' && connection !== 'connecting';
  const what =
    said[connection] ??
    (connection === 'here' ? words.status.here(Math.max(1, devices)) : words.status[connection]);
  const more = [
    sitting.watching && words.watching,
    late && sitting.drawing && words.drawing,
    late && replica.queue.length > 0 && words.waiting(replica.queue.length),
    late && connection !== 'gone' && place() === 'network' && words.needsServer,
    notSaved && words.notKept,
  ].filter(Boolean);
  // Whose turn it is has no full stop, unless something follows.
  const stop = what && more.length > 0 && !/[.…]$/.test(what) ? '.' : '';
  return [what + stop, ...more].join(' ').trim();
}

declare const EMPTYCHAIR_VERSION: string;
const TRIED = 'emptychair.tried-to-update';

/** Loads the newest version; waiting steps are kept. Once, because it may be the server that is older. */
async function updateOnce(): Promise<void> {
  try {
    if (sessionStorage.getItem(TRIED) === EMPTYCHAIR_VERSION) return;
    sessionStorage.setItem(TRIED, EMPTYCHAIR_VERSION);
  } catch {
    return;
  }
  // Without a service worker the page itself comes from the server.
  if (place() === 'network') return location.reload();
  if ((await checkNow()) === 'ready') await applyUpdate();
}
