/** One line at the table: what is going on with the shared table. It never stands in the way of playing. */
import { useEffect } from 'preact/hooks';
import { type TogetherWords, togetherWords } from '../../together/words/words.ts';
import { place } from '../offline/place.ts';
import { applyUpdate, checkNow } from '../offline/updates.ts';
import { useLoaded } from '../redraw/loaded.ts';
import { useUi } from '../words/ui.ts';
import type { SharedGame, Going as What } from './shared-game.ts';
import './together.css';

/** The player may ask to be connected again. */
const ON_REQUEST: readonly What[] = ['gone', 'update'];

interface Props {
  readonly shared: SharedGame;
  /** What to say instead of the usual: at a table of people, whose turn it is. */
  readonly said?: Partial<Record<What, string>>;
}

export function Going({ shared, said = {} }: Props) {
  const { lang } = useUi();
  const words = useLoaded(() => togetherWords(lang), lang);
  const { going, branched } = shared;
  useEffect(() => {
    if (going === 'update' || going === 'cantFollow') void updateOnce();
  }, [going]);
  // A page without a service worker can't load it any more when the server is away.
  useEffect(() => void import('./TogetherSheet.tsx').catch(() => undefined), []);
  if (!words) return null;
  return (
    <div class="together" data-going={going}>
      <p role="status">
        {branched && `${words.branched} `}
        {sayGoing(shared, words, said)}
      </p>
      {ON_REQUEST.includes(going) && (
        <button type="button" onClick={() => shared.replica.nudge()}>
          {words.tryAgain}
        </button>
      )}
    </div>
  );
}

function sayGoing(
  { going, replica, sitting, notSaved }: SharedGame,
  words: TogetherWords,
  said: Partial<Record<What, string>>,
): string {
  const devices = replica.people.filter(({ here }) => here).length;
  const late = going !== 'here' && going !== 'connecting';
  const what =
    said[going] ?? (going === 'here' ? words.status.here(Math.max(1, devices)) : words.status[going]);
  const more = [
    sitting.watching && words.watching,
    late && sitting.drawing && words.drawing,
    late && replica.queue.length > 0 && words.waiting(replica.queue.length),
    late && going !== 'gone' && place() === 'network' && words.needsServer,
    notSaved && words.notKept,
  ].filter(Boolean);
  // Whose turn it is has no full stop, unless something follows.
  const stop = what && more.length > 0 && !/[.…]$/.test(what) ? '.' : '';
  return [what + stop, ...more].join(' ').trim();
}

declare const EMPTYCHAIR_VERSION: string;
const TRIED = 'emptychair.tried-to-update';

/** The newest version, with the steps that wait; once, because it may be the server that is older. */
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
