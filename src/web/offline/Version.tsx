/** Which version this is, and a way to ask for a newer one. */
import { useState } from 'preact/hooks';
import { readRoute } from '../route.ts';
import { useUi } from '../words/ui.ts';
import { place } from './place.ts';
import { applyUpdate, type Check, checkNow, useUpdate } from './updates.ts';
import './offline.css';

declare const EMPTYCHAIR_VERSION: string;

export function Version() {
  const { offline } = useUi().say;
  const ready = useUpdate();
  const [check, setCheck] = useState<Check | 'asking' | undefined>();
  // In a game the offer waits for the next turn.
  const free = readRoute(location.hash).page === 'shelf';
  const ask = async () => {
    setCheck('asking');
    setCheck(await checkNow());
  };
  const answer = ready
    ? free
      ? offline.ready
      : offline.readyLater
    : check && check !== 'ready' && offline[check];
  return (
    <section class="version">
      <p>{offline.version(EMPTYCHAIR_VERSION)}</p>
      {place() === 'site' && (
        <p class="row">
          {ready && free ? (
            <button type="button" onClick={applyUpdate}>
              {offline.apply}
            </button>
          ) : (
            <button
              type="button"
              aria-disabled={check === 'asking'}
              onClick={() => check !== 'asking' && void ask()}
            >
              {offline.check}
            </button>
          )}
        </p>
      )}
      <p role="status" class="quiet">
        {answer}
      </p>
    </section>
  );
}
