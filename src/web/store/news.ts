/** The news to other windows that a game has new entries. */
import * as v from 'valibot';

const News = v.object({ id: v.string(), count: v.number() });
type News = v.InferOutput<typeof News>;

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('emptychair');
const listeners = new Set<(news: News) => void>();
/** No other window has spoken: usually there is none, and posting a message isn't free. */
let noOtherWindow = channel !== undefined;
let last: News | undefined;

/** Without a channel: other windows get a `storage` event for what one window writes here. */
const STORAGE_KEY = 'emptychair.news';

/** A window that is new or restored from the browser's cache announces itself, and gets what it may have missed. */
const hello = () => channel?.postMessage('hello');
// Another version of the app may post messages that this one doesn't know.
const receive = (said: unknown) => {
  if (v.is(News, said)) for (const listener of listeners) listener(said);
};
channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  noOtherWindow = false;
  if (data === 'hello') channel.postMessage(last ?? 'here');
  else receive(data);
});
if (typeof window !== 'undefined') {
  addEventListener('pageshow', ({ persisted }) => persisted && hello());
  addEventListener('storage', ({ key, newValue }) => {
    const [id, count] = key === STORAGE_KEY && newValue ? newValue.split(' ') : [];
    if (id) receive({ id, count: Number(count) });
  });
}
hello();

/** Tells the other windows how many entries a game has now. */
export function announce(id: string, count: number): void {
  last = { id, count };
  if (noOtherWindow) return;
  if (channel) return channel.postMessage(last);
  try {
    localStorage.setItem(STORAGE_KEY, `${id} ${count}`);
    // Otherwise the same value would fire no event next time.
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Each window finds out when it writes.
  }
}

export function listen(listener: (news: News) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
