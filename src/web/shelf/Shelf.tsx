/** The shelf: a box for each game, the games in progress, and the way in for saved ones. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { CATALOGUE } from '../../games/index.ts';
import { Icon } from '../icons.tsx';
import { Limits } from '../offline/Limits.tsx';
import { UpdateOffer } from '../offline/UpdateOffer.tsx';
import { go, to } from '../route.ts';
import { LangSwitch, SettingsSheet } from '../SettingsSheet.tsx';
import { listen, openStore } from '../store/open.ts';
import type { GameRecord, Store } from '../store/store.ts';
import { useUi } from '../ui.ts';
import { Box } from './Box.tsx';
import { InProgress } from './InProgress.tsx';

export function Shelf() {
  const ui = useUi();
  const { say } = ui;
  const [store, setStore] = useState<Store | undefined>();
  const [records, setRecords] = useState<readonly GameRecord[] | undefined>();
  const [refused, setRefused] = useState('');
  const [removed, setRemoved] = useState<GameRecord | undefined>();
  const [settings, setSettings] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  const refresh = async (from: Store) => setRecords(await from.list());
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
      if ((await opened.list()).length === 0 && firstVisit()) {
        const { shelveDemo } = await import('./demo.ts');
        await shelveDemo(opened);
        if (here) await refresh(opened);
      }
    })();
    return () => {
      here = false;
    };
  }, []);
  useEffect(() => (store ? listen(() => void refresh(store)) : undefined), [store]);

  const take = async (file: File | undefined) => {
    if (!file || !store) return;
    const { importFile } = await import('./import.ts');
    const imported = await importFile(store, file, ui);
    setRefused(imported.ok ? '' : imported.why);
    if (imported.ok) go(to.game(imported.record.id));
  };
  const remove = async (record: GameRecord, off: boolean) => {
    if (!store) return;
    await store.patch(record.id, { removed: off ? Date.now() : 0 });
    setRemoved(off ? record : undefined);
    await refresh(store);
  };

  const here = records?.filter((r) => r.removed === 0).sort((a, b) => b.updated - a.updated);
  return (
    <div class="page shelf">
      <header class="masthead">
        <div>
          <h1>{say.name}</h1>
          <p class="tagline">{say.tagline}</p>
        </div>
        <div class="row">
          <LangSwitch />
          <button type="button" class="plain" aria-label={say.settings} onClick={() => setSettings(true)}>
            <Icon name="settings" />
          </button>
        </div>
      </header>
      <main>
        <UpdateOffer />
        <Limits />
        {store && !store.lasting && (
          <p class="notice" role="status">
            {say.noStorage}
          </p>
        )}
        <section aria-labelledby="games">
          <h2 id="games" class="hidden">
            {say.games}
          </h2>
          <ul class="boxes">
            {CATALOGUE.map(({ meta }) => (
              <Box key={meta.id} meta={meta} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="in-progress">
          <h2 id="in-progress">{say.inProgress}</h2>
          {here?.length === 0 && <p class="quiet">{say.nothingInProgress}</p>}
          {store && here && here.length > 0 && (
            <ul class="progress">
              {here.map((record) => (
                <InProgress
                  key={record.id}
                  record={record}
                  store={store}
                  remove={() => void remove(record, true)}
                />
              ))}
            </ul>
          )}
          {removed && (
            <p class="notice" role="status">
              {say.removed(titleOf(removed, ui.lang))}{' '}
              <button type="button" onClick={() => void remove(removed, false)}>
                {say.restore}
              </button>
            </p>
          )}
          <p class="import">
            <button type="button" onClick={() => picker.current?.click()} disabled={!store}>
              <Icon name="open" /> {say.import}
            </button>
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
          {refused && (
            <p class="notice problem" role="alert">
              {refused}
            </p>
          )}
        </section>
      </main>
      {settings && <SettingsSheet close={() => setSettings(false)} />}
    </div>
  );
}

export function titleOf(record: GameRecord, lang: 'en' | 'pl' | 'cs' | 'ru'): string {
  const meta = CATALOGUE.find((entry) => entry.meta.id === record.game)?.meta;
  return record.name || meta?.title[lang] || record.game;
}

/** True once on each device: whoever took the demo off the shelf does not get it again. */
function firstVisit(): boolean {
  const key = 'emptychair.visited';
  try {
    if (localStorage.getItem(key)) return false;
    localStorage.setItem(key, '1');
    return true;
  } catch {
    return false;
  }
}
