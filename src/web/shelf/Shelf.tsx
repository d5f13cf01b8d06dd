/** The shelf: a box for each game, the games in progress, and the way in for saved ones. */
import type { ComponentProps } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { catalogue } from '../../games/catalogue.ts';
import { Icon } from '../icons.tsx';
import type { SavedFile } from '../library/bundle.ts';
import type { GameSheet } from '../library/GameSheet.tsx';
import { useLoaded } from '../loaded.ts';
import { Limits } from '../offline/Limits.tsx';
import { UpdateOffer } from '../offline/UpdateOffer.tsx';
import { go, to } from '../route.ts';
import { LangSwitch, SettingsSheet } from '../SettingsSheet.tsx';
import { announce, listen, openStore } from '../store/open.ts';
import type { GameRecord, Store } from '../store/store.ts';
import { useUi } from '../ui.ts';
import { Box } from './Box.tsx';
import { InProgress, when } from './InProgress.tsx';
import type { Imported, Unread } from './import.ts';
import { ReadingSheet } from './ReadingSheet.tsx';
import { titleOf } from './title.ts';

export function Shelf() {
  const ui = useUi();
  const { say, lang } = ui;
  const [store, setStore] = useState<Store | undefined>();
  const [records, setRecords] = useState<readonly GameRecord[] | undefined>();
  const [refused, setRefused] = useState('');
  const [removed, setRemoved] = useState<GameRecord | undefined>();
  const [more, setMore] = useState<GameRecord | undefined>();
  const [taken, setTaken] = useState(0);
  const [unread, setUnread] = useState<readonly Unread[]>([]);
  const [parts, setParts] = useState<readonly { games: number; save: () => void }[]>([]);
  const [settings, setSettings] = useState(false);
  const [reading, setReading] = useState<{ done: number; of: number } | undefined>();
  const stop = useRef<AbortController | undefined>(undefined);
  const picker = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef(false);

  const refresh = async (from: Store) => {
    const inUse = () => document.activeElement !== document.body;
    // A sheet may be closing just now.
    const before = inUse();
    const found = await from.list();
    focused.current = before || inUse();
    setRecords(found);
  };
  // A row that goes takes the focus with it: then Tab goes on among the games.
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
      stop.current?.abort();
    };
  }, []);
  useEffect(() => (store ? listen(() => void refresh(store)) : undefined), [store]);

  const take = async (file: File | undefined) => {
    if (!file || stop.current) return;
    const stopper = new AbortController();
    stop.current = stopper;
    // A file that is chosen at once waits for the store.
    const store = await openStore();
    const told = (done: number, of: number) => setReading({ done, of });
    const imported = await import('./import.ts')
      .then(({ importFile }) => importFile(store, file, ui, { told, stop: stopper.signal }))
      // A part of the app did not come, with the network gone.
      .catch((): Imported => ({ ok: false, why: `${say.crashed} ${say.keeping.notOpened}` }));
    stop.current = undefined;
    setReading(undefined);
    setRefused(imported.ok ? '' : imported.why);
    const { records: taken, unread } = imported.ok ? imported : { records: [], unread: [] };
    // A single game opens at the table, unless there is something to be said here.
    const only = taken.length === 1 && unread.length === 0 ? taken[0] : undefined;
    setTaken(only ? 0 : taken.length);
    setUnread(unread);
    if (only && !stopper.signal.aborted) go(to.game(only.id));
    else await refresh(store);
  };
  const remove = async (record: GameRecord, off: boolean) => {
    if (!store) return;
    const now = Date.now();
    if (off) await store.backUp(record.id, 'delete', now).catch(() => undefined);
    try {
      await store.patch(record.id, { removed: off ? now : 0 });
      announce(record.id, record.count);
      setRefused('');
      setRemoved(off ? record : undefined);
    } catch {
      setRefused(say.notSaved);
    }
    await refresh(store);
  };
  const saveAll = async () => {
    if (!store) return;
    const [{ allGames }, { download }] = await Promise.all([
      import('../library/bundle.ts'),
      import('../download.ts'),
    ]);
    const files = await allGames(store, (record) => titleOf(record, ui));
    const save = ({ name, text }: SavedFile) => download(name, text);
    // Browsers may drop all but the first of several downloads at once: each is asked for by itself.
    if (files.length > 1) setParts(files.map((file) => ({ games: file.games, save: () => save(file) })));
    else files.forEach(save);
  };

  const newest = records?.toSorted((a, b) => b.updated - a.updated);
  const here = newest?.filter((r) => r.removed === 0 && r.archived === 0);
  const archived = newest?.filter((r) => r.removed === 0 && r.archived !== 0) ?? [];
  const off = newest?.filter((r) => r.removed !== 0) ?? [];
  const rows = (games: readonly GameRecord[]) =>
    store && (
      <ul class="progress">
        {games.map((record) => (
          <InProgress key={record.id} record={record} store={store} more={() => setMore(record)} />
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
        <section aria-labelledby="games">
          <h2 id="games" class="hidden">
            {say.games}
          </h2>
          <ul class="boxes">
            {catalogue().map(({ meta }) => (
              <Box key={meta.id} meta={meta} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="in-progress">
          <h2 id="in-progress" ref={heading} tabIndex={-1}>
            {say.inProgress}
          </h2>
          {here?.length === 0 && <p class="quiet">{say.nothingInProgress}</p>}
          {here && here.length > 0 && rows(here)}
          {removed && (
            <p class="notice taken-back" role="status">
              <span>{say.removed(titleOf(removed, ui))}</span>
              <button type="button" onClick={() => void remove(removed, false)}>
                {say.restore}
              </button>
            </p>
          )}
          <p class="import">
            <button type="button" onClick={() => picker.current?.click()} disabled={!store}>
              <Icon name="open" /> {say.import}
            </button>
            {records && records.length > 0 && (
              <button type="button" onClick={() => void saveAll()}>
                <Icon name="save" /> {say.keeping.saveAll}
              </button>
            )}
            <small>{say.importHelp}</small>
            <input
              ref={picker}
              type="file"
              accept=".txt,text/plain"
              hidden
              aria-label={say.import}
              onChange={(event) => {
                const input = event.currentTarget;
                void take(input.files?.[0]).finally(() => {
                  input.value = '';
                });
              }}
            />
          </p>
          {parts.length > 0 && (
            <div class="notice" role="status">
              <p>{say.keeping.inParts}</p>
              <ul class="menu">
                {parts.map(({ games, save }, i) => (
                  <li key={i}>
                    <button type="button" class="menu-item" onClick={save}>
                      <Icon name="save" /> {say.keeping.part(i + 1, games)}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {refused && (
            <p class="notice problem" role="alert">
              {refused}
            </p>
          )}
          {taken > 0 && (
            <p class="notice" role="status">
              {say.keeping.opened(taken)}
            </p>
          )}
          {unread.length > 0 && (
            <div class="notice problem" role="alert">
              <p>{say.keeping.unread(unread.length)}</p>
              <ul>
                {unread.map(({ name, why }) => (
                  <li key={name + why}>
                    {name && (
                      <>
                        <strong>{name}</strong>:{' '}
                      </>
                    )}
                    {why}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {archived.length > 0 && (
            <details class="fold">
              <summary>
                <h3>{say.keeping.archived}</h3> <span class="quiet">{archived.length}</span>
              </summary>
              {rows(archived)}
            </details>
          )}
          {off.length > 0 && (
            <details class="fold">
              <summary>
                <h3>{say.keeping.takenOff}</h3> <span class="quiet">{off.length}</span>
              </summary>
              <p class="quiet">{say.keeping.takenOffHelp}</p>
              <ul class="taken-off">
                {off.map((record) => (
                  <li key={record.id}>
                    <span>
                      {titleOf(record, ui)}{' '}
                      <small class="quiet">{say.played(when(record.updated, lang))}</small>
                    </span>
                    <button type="button" onClick={() => void remove(record, false)}>
                      {say.restore}
                    </button>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </section>
      </main>
      {more && store && (
        <More
          record={more}
          title={titleOf(more, ui)}
          store={store}
          changed={() => void refresh(store)}
          remove={() => void remove(more, true)}
          close={() => setMore(undefined)}
        />
      )}
      {reading && <ReadingSheet {...reading} cancel={() => stop.current?.abort()} />}
      {settings && <SettingsSheet close={() => setSettings(false)} />}
    </div>
  );
}

/** The sheet comes with the kernel, so the shelf does not wait for it. */
function More(props: ComponentProps<typeof GameSheet>) {
  const sheet = useLoaded(() => import('../library/GameSheet.tsx'), 'game-sheet');
  return sheet ? <sheet.GameSheet {...props} /> : null;
}

/**
 * Once on each device: whoever took the demo off the shelf does not get it again. A visit that was broken off before
 * the demo stood there was none.
 */
async function firstVisit(welcome: () => Promise<void>): Promise<void> {
  const key = 'emptychair.visited';
  // Without storage every visit would be the first.
  if (localStorage.getItem(key)) return;
  await welcome();
  localStorage.setItem(key, '1');
}
