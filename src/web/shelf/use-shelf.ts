/** What is on the shelf: saved games and solo systems, as the store has them, and what is done with a game there. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { find } from '../../games/catalogue.ts';
import { announce, listen } from '../store/news.ts';
import { openStore } from '../store/open.ts';
import type { GameRecord, Store, System } from '../store/store.ts';
import { useUi } from '../words/ui.ts';

export type OnTheShelf = ReturnType<typeof useShelf>;

/** As far as the shelf has found out: it looks at each game once after each entry. */
export function isOver({ over, count }: GameRecord): boolean {
  return over > 0 && over === count;
}

export function useShelf() {
  const { say } = useUi();
  const [store, setStore] = useState<Store | undefined>();
  /** Undefined until the store has been read. */
  const [records, setRecords] = useState<readonly GameRecord[] | undefined>();
  const [systems, setSystems] = useState<readonly System[]>([]);
  const [removed, setRemoved] = useState<GameRecord | undefined>();
  const [problem, setProblem] = useState('');
  const { heading, notingFocus } = useKeptFocus(records);

  const refresh = async (from: Store) => {
    setRecords(await notingFocus(from.list()));
    setSystems(await from.systems());
  };
  useEffect(() => {
    let here = true;
    void (async () => {
      const opened = await openStore();
      await opened.tidy(Date.now()).catch(() => undefined);
      if (!here) return;
      setStore(opened);
      await refresh(opened);
      await firstVisit(async () => {
        if ((await opened.list()).length > 0) return;
        const { shelveDemo } = await import('./demo.ts');
        await shelveDemo(opened);
        if (here) await refresh(opened);
      }).catch(() => undefined);
    })();
    return () => {
      here = false;
    };
  }, []);
  useEffect(() => (store ? listen(() => void refresh(store)) : undefined), [store]);
  useTitlesFromTexts(records);

  const mark = async (record: GameRecord, off: boolean) => {
    if (!store) return;
    const now = Date.now();
    if (off) await store.backUp(record.id, 'delete', now).catch(() => undefined);
    try {
      await store.patch(record.id, { removed: off ? now : 0 });
      announce(record.id, record.count);
      setProblem('');
      setRemoved(off ? record : undefined);
    } catch {
      setProblem(say.notSaved);
    }
    await refresh(store);
  };
  const newest = records?.toSorted((a, b) => b.updated - a.updated) ?? [];
  const here = newest.filter((record) => record.removed === 0 && record.archived === 0);
  return {
    store,
    /** Nothing has been saved here yet but the demo; undefined until that is known. */
    untouched: records?.every(({ demo }) => demo),
    // Each list with the newest game first.
    inProgress: here.filter((record) => !isOver(record)),
    finished: here.filter(isOver),
    archived: newest.filter((record) => record.removed === 0 && record.archived !== 0),
    deleted: newest.filter((record) => record.removed !== 0),
    systems,
    refresh,
    remove: (record: GameRecord) => void mark(record, true),
    restore: (record: GameRecord) => void mark(record, false),
    /** The game that was removed last, to be restored. */
    removed,
    /** Why it couldn't be removed or restored. */
    problem,
    /** Remembered, so that the next visit finds the game in the right list at once; here it moves there now. */
    async foundOver({ id, count }: GameRecord, over: boolean) {
      const patch = { over: over ? count : 0 };
      setRecords((all) => all?.map((record) => (record.id === id ? { ...record, ...patch } : record)));
      await store?.patch(id, patch).catch(() => undefined);
    },
    heading,
  };
}

/** A removed row loses the focus; Tab then continues among the games, at this heading. */
function useKeptFocus(records: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef(false);
  useEffect(() => {
    if (focused.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [records]);
  const inUse = () => document.activeElement !== document.body;
  return {
    heading,
    /** Whether something had the focus around this reading: a sheet may be closing just now. */
    async notingFocus<T>(read: Promise<T>): Promise<T> {
      const before = inUse();
      const found = await read;
      focused.current = before || inUse();
      return found;
    },
  };
}

/** Titles of games that come as text are known once the text has been read: the shelf is drawn again then. */
function useTitlesFromTexts(records: readonly GameRecord[] | undefined): void {
  const [, setRead] = useState(0);
  useEffect(() => {
    const unknown = records?.filter(({ game, header }) => header !== '' && !find(game)) ?? [];
    if (unknown.length === 0) return;
    void import('../systems/bring.ts')
      .then(({ bringGameOf }) => Promise.all(unknown.map(bringGameOf)))
      .then(() => setRead((n) => n + 1))
      .catch(() => undefined);
  }, [records]);
}

/**
 * Once per device: a player who deleted the demo doesn't get it again. A visit that ended before the demo was on the
 * shelf doesn't count.
 */
async function firstVisit(welcome: () => Promise<void>): Promise<void> {
  const key = 'emptychair.visited';
  // Without storage every visit would be the first.
  if (localStorage.getItem(key)) return;
  await welcome();
  localStorage.setItem(key, '1');
}
