/** The worker that writes entries in the order in which they arrive. */
import { indexedStore } from './indexed.ts';
import type { Store } from './store.ts';

export interface Write {
  readonly n: number;
  readonly entries: Parameters<Store['append']>;
}
export type Written =
  | { readonly n: number; readonly result: 'saved' | 'behind' }
  | { readonly n: number; readonly failed: string };

const store = indexedStore();
store.then(
  () => postMessage('ready'),
  () => close(),
);

addEventListener('message', ({ data: { n, entries } }: MessageEvent<Write>) => {
  store
    .then(({ append }) => append(...entries))
    .then(
      (result) => postMessage({ n, result } satisfies Written),
      (error) => postMessage({ n, failed: String(error) } satisfies Written),
    );
});
