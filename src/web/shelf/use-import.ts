/** Takes games, solo systems and settings from a chosen file, and says what came of it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { go, to } from '../route.ts';
import type { Settings } from '../settings/settings.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import type { Refused } from '../systems/OnShelf.tsx';
import { useUi } from '../words/ui.ts';
import type { Imported, Unread } from './import.ts';

/** What came of opening a file. */
export interface Result {
  readonly refused: string;
  readonly taken: number;
  readonly added: number;
  readonly unread: readonly Unread[];
  /** Settings in the file, which the player may take over. */
  readonly found: Settings | undefined;
}

const NOTHING: Result = { refused: '', taken: 0, added: 0, unread: [], found: undefined };

/** `refuse`: the file has a solo system that can't be added; undefined takes that back. */
export function useImport(
  refresh: (store: Store) => Promise<void>,
  refuse: (system: Refused | undefined) => void,
) {
  const ui = useUi();
  const { say } = ui;
  const [result, setResult] = useState(NOTHING);
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
    if (!imported.ok) {
      const { why, problems } = imported;
      setResult({ ...NOTHING, refused: problems ? '' : why });
      refuse(problems && { why, problems });
      return refresh(store);
    }
    refuse(undefined);
    const { records, unread, settings: found, systems: added = 0, system } = imported;
    if (system) return go(to.system(system));
    // A single game opens at the table, unless there is something to report here.
    const only =
      records.length === 1 && unread.length === 0 && !found && added === 0 ? records[0] : undefined;
    setResult({ refused: '', taken: only ? 0 : records.length, added, unread, found });
    if (only && !stopper.signal.aborted) go(to.game(only.id));
    else await refresh(store);
  };
  return {
    take,
    cancel: () => stop.current?.abort(),
    reading,
    result,
    dropFound: () => setResult({ ...result, found: undefined }),
  };
}
