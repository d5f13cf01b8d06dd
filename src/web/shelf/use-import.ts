/** Takes games, solo systems and settings from a chosen file, and says what came of it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { go, to } from '../route.ts';
import type { Settings } from '../settings/settings.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import type { Refused } from '../systems/OnShelf.tsx';
import { useUi } from '../words/ui.ts';
import type { Imported, Unread } from './import.ts';

/** `refuse`: the file has a solo system that can't be added; undefined takes that back. */
export function useImport(
  refresh: (store: Store) => Promise<void>,
  refuse: (system: Refused | undefined) => void,
) {
  const ui = useUi();
  const { say } = ui;
  const [refused, setRefused] = useState('');
  const [taken, setTaken] = useState(0);
  const [added, setAdded] = useState(0);
  const [unread, setUnread] = useState<readonly Unread[]>([]);
  const [found, setFound] = useState<Settings | undefined>();
  const [reading, setReading] = useState<{ done: number; of: number } | undefined>();
  const stop = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const take = async (file: File | undefined) => {
    if (!file || stop.current) return;
    const stopper = new AbortController();
    stop.current = stopper;
    // A file chosen right after loading waits for the store.
    const store = await openStore();
    const told = (done: number, of: number) => setReading({ done, of });
    const imported = await import('./import.ts')
      .then(({ importFile }) => importFile(store, file, ui, { told, stop: stopper.signal }))
      // A part of the app couldn't be loaded without the network.
      .catch((): Imported => ({ ok: false, why: `${say.crashed} ${say.keeping.notOpened}` }));
    stop.current = undefined;
    setReading(undefined);
    const problems = imported.ok ? undefined : imported.problems;
    setRefused(imported.ok || problems ? '' : imported.why);
    refuse(!imported.ok && problems ? { why: imported.why, problems } : undefined);
    if (imported.ok && imported.system) return go(to.system(imported.system));
    const {
      records: taken,
      unread,
      settings,
      systems = 0,
    } = imported.ok ? imported : { records: [], unread: [], settings: undefined };
    // A single game opens at the table, unless there is something to report here.
    const only =
      taken.length === 1 && unread.length === 0 && !settings && systems === 0 ? taken[0] : undefined;
    setTaken(only ? 0 : taken.length);
    setAdded(systems);
    setUnread(unread);
    setFound(settings);
    if (only && !stopper.signal.aborted) go(to.game(only.id));
    else await refresh(store);
  };
  return {
    take,
    cancel: () => stop.current?.abort(),
    reading,
    refused,
    taken,
    added,
    unread,
    /** Settings in the file, which the player may take over. */
    found,
    dropFound: () => setFound(undefined),
  };
}
