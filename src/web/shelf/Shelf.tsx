/** The shelf: the games in progress, a box for each game, and below them what was finished, archived or saved. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { catalogue, find } from '../../games/catalogue.ts';
import { Icon } from '../controls/Icon.tsx';
import { Problem } from '../message/Problem.tsx';
import { Limits } from '../offline/Limits.tsx';
import { UpdateOffer } from '../offline/UpdateOffer.tsx';
import { lazy } from '../redraw/lazy.tsx';
import { to } from '../route.ts';
import { LangSwitch, SettingsSheet } from '../settings/SettingsSheet.tsx';
import { announce, listen, openStore } from '../store/open.ts';
import type { GameRecord, Store, System } from '../store/store.ts';
import type { Refused } from '../systems/OnShelf.tsx';
import { useUi } from '../words/ui.ts';
import { Box } from './Box.tsx';
import { InProgress, isOver } from './InProgress.tsx';
import { Saved } from './Saved.tsx';
import { titleOf } from './title.ts';
import { Welcome } from './Welcome.tsx';

/** Below the games, so the shelf doesn't wait for it. */
const OnShelf = lazy(() => import('../systems/OnShelf.tsx').then((part) => part.OnShelf));
/** It comes with the kernel, so the shelf doesn't wait for it. */
const GameSheet = lazy(() => import('../library/GameSheet.tsx').then((sheet) => sheet.GameSheet));

export function Shelf() {
  const ui = useUi();
  const { say } = ui;
  const [store, setStore] = useState<Store | undefined>();
  const [records, setRecords] = useState<readonly GameRecord[] | undefined>();
  const [systems, setSystems] = useState<readonly System[]>([]);
  const [refused, setRefused] = useState<Refused | undefined>();
  const [, setBrought] = useState(0);
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [removed, setRemoved] = useState<GameRecord | undefined>();
  const [more, setMore] = useState<GameRecord | undefined>();
  const [settings, setSettings] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef(false);

  const refresh = async (from: Store) => {
    const inUse = () => document.activeElement !== document.body;
    // A sheet may be closing just now.
    const before = inUse();
    const found = await from.list();
    focused.current = before || inUse();
    setRecords(found);
    setSystems(await from.systems());
  };
  // Titles of games that come as text are known once the text has been read.
  useEffect(() => {
    const unknown = records?.filter(({ game, header }) => header !== '' && !find(game)) ?? [];
    if (unknown.length === 0) return;
    void import('../systems/bring.ts')
      .then(({ bringGameOf }) => Promise.all(unknown.map(bringGameOf)))
      .then(() => setBrought((n) => n + 1))
      .catch(() => undefined);
  }, [records]);
  // A removed row loses the focus; Tab then continues among the games.
  useEffect(() => {
    if (focused.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [records]);
  useEffect(() => {
    document.title = say.name;
  }, [say]);
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

  const remove = async (record: GameRecord, off: boolean) => {
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
  /** Remembered, so that the next visit finds the game in the right list at once; here it moves there now. */
  const found = async ({ id, count }: GameRecord, over: boolean) => {
    const patch = { over: over ? count : 0 };
    setRecords((all) => all?.map((record) => (record.id === id ? { ...record, ...patch } : record)));
    await store?.patch(id, patch).catch(() => undefined);
  };

  const newest = records?.toSorted((a, b) => b.updated - a.updated) ?? [];
  const here = newest.filter((r) => r.removed === 0 && r.archived === 0);
  const inProgress = here.filter((record) => !isOver(record));
  const own = newest.some(({ demo }) => !demo);
  const rows = (games: readonly GameRecord[]) =>
    store && (
      <ul class="progress">
        {games.map((record) => (
          <InProgress
            key={record.id}
            record={record}
            store={store}
            more={() => setMore(record)}
            found={(over) => void found(record, over)}
          />
        ))}
      </ul>
    );
  return (
    <div class="page shelf">
      <header class="masthead">
        <h1>{say.name}</h1>
        <div class="row">
          <LangSwitch />
          <button type="button" class="plain" aria-label={say.settings} onClick={() => setSettings(true)}>
            <Icon name="settings" />
          </button>
        </div>
        <p class="tagline">{say.tagline}</p>
      </header>
      <main>
        <UpdateOffer />
        <Limits />
        {store && !store.lasting && (
          <p class="notice" role="status">
            {store.because === 'newer' ? say.keeping.newerStore : say.noStorage}
          </p>
        )}
        {records && !own && <Welcome />}
        {inProgress.length > 0 && (
          <section aria-labelledby="in-progress">
            <h2 id="in-progress">{say.inProgress}</h2>
            {rows(inProgress)}
          </section>
        )}
        {removed && (
          <p class="notice taken-back" role="status">
            <span>{say.removed(titleOf(removed, ui))}</span>
            <button type="button" onClick={() => void remove(removed, false)}>
              {say.restore}
            </button>
          </p>
        )}
        <Problem>{problem}</Problem>
        <section aria-labelledby="games">
          <h2 id="games" ref={heading} tabIndex={-1}>
            {say.games}
          </h2>
          <ul class="boxes">
            {catalogue()
              .filter(({ source }) => source.kind !== 'text')
              .map(({ meta }) => (
                <Box key={meta.id} meta={meta} />
              ))}
          </ul>
          <p class="import">
            <a class="button" href={to.join}>
              <Icon name="devices" /> {say.keeping.joinTable}
            </a>
          </p>
        </section>
        <OnShelf systems={systems} refused={refused} open={() => picker.current?.click()} />
        <Saved
          store={store}
          systems={systems.length > 0}
          records={newest}
          finished={here.filter(isOver)}
          rows={rows}
          restore={(record) => void remove(record, false)}
          refresh={refresh}
          picker={picker}
          refuse={setRefused}
        />
      </main>
      <footer class="shelf-foot">
        <a class="button" href={to.help}>
          <Icon name="why" /> {say.help}
        </a>
      </footer>
      {more && store && (
        <GameSheet
          record={more}
          title={titleOf(more, ui)}
          store={store}
          changed={() => void refresh(store)}
          remove={() => void remove(more, true)}
          close={() => setMore(undefined)}
        />
      )}
      {settings && <SettingsSheet close={() => setSettings(false)} />}
    </div>
  );
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
