/** The lower part of the shelf: finished, archived and deleted games, and the way to and from files. */
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import type { SavedFile } from '../library/bundle.ts';
import { go, to } from '../route.ts';
import { change, type Settings, settingsLine } from '../settings.ts';
import { openStore } from '../store/open.ts';
import type { GameRecord, Store } from '../store/store.ts';
import type { Refused } from '../systems/OnShelf.tsx';
import { useUi } from '../ui.ts';
import { when } from './InProgress.tsx';
import type { Imported, Unread } from './import.ts';
import { ReadingSheet } from './ReadingSheet.tsx';
import { titleOf } from './title.ts';

interface Props {
  readonly store: Store | undefined;
  /** Whether the player has added solo systems: they are part of a backup. */
  readonly systems: boolean;
  /** The newest first. */
  readonly records: readonly GameRecord[];
  readonly finished: readonly GameRecord[];
  readonly rows: (games: readonly GameRecord[]) => ComponentChildren;
  readonly restore: (record: GameRecord) => void;
  readonly refresh: (store: Store) => Promise<void>;
  /** Chooses a file; the shelf has a button for it elsewhere too. */
  readonly picker: RefObject<HTMLInputElement | null>;
  /** A file with a solo system that can't be added, or none any more. */
  readonly refuse: (system: Refused | undefined) => void;
}

export function Saved({ store, systems, records, finished, rows, restore, refresh, picker, refuse }: Props) {
  const ui = useUi();
  const { say, lang } = ui;
  const [refused, setRefused] = useState('');
  const [taken, setTaken] = useState(0);
  const [added, setAdded] = useState(0);
  const [unread, setUnread] = useState<readonly Unread[]>([]);
  const [parts, setParts] = useState<readonly { games: number; save: () => void }[]>([]);
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
      // A part of the app did not come, with the network gone.
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
  const saveAll = async () => {
    if (!store) return;
    const [{ allGames }, { download }] = await Promise.all([
      import('../library/bundle.ts'),
      import('../download.ts'),
    ]);
    const files = await allGames(store, (record) => titleOf(record, ui), settingsLine());
    const save = ({ name, text }: SavedFile) => download(name, text);
    // Browsers may drop all but the first of several downloads at once: the player requests each one.
    if (files.length > 1) setParts(files.map((file) => ({ games: file.games, save: () => save(file) })));
    else files.forEach(save);
  };
  const archived = records.filter((r) => r.removed === 0 && r.archived !== 0);
  const off = records.filter((r) => r.removed !== 0);
  const fold = (title: string, games: readonly GameRecord[], inside: ComponentChildren) =>
    games.length > 0 && (
      <details class="fold">
        <summary>
          <h3>{title}</h3> <span class="quiet">{games.length}</span>
        </summary>
        {inside}
      </details>
    );
  return (
    <section aria-labelledby="saved">
      <h2 id="saved">{say.savedGames}</h2>
      {fold(say.finished, finished, rows(finished))}
      {fold(say.keeping.archived, archived, rows(archived))}
      {fold(
        say.keeping.takenOff,
        off,
        <>
          <p class="quiet">{say.keeping.takenOffHelp}</p>
          <ul class="taken-off">
            {off.map((record) => (
              <li key={record.id}>
                <span>
                  {titleOf(record, ui)} <small class="quiet">{say.played(when(record.updated, lang))}</small>
                </span>
                <button type="button" onClick={() => restore(record)}>
                  {say.restore}
                </button>
              </li>
            ))}
          </ul>
        </>,
      )}
      {records.some(({ demo }) => !demo) && (
        <p class="import">
          <a class="button" href={to.history}>
            <Icon name="luck" /> {say.history}
          </a>
        </p>
      )}
      <p class="import">
        <button type="button" onClick={() => picker.current?.click()} disabled={!store}>
          <Icon name="open" /> {say.import}
        </button>
        {(records.length > 0 || systems) && (
          <button type="button" onClick={() => void saveAll()}>
            <Icon name="save" /> {say.keeping.saveAll}
          </button>
        )}
        <small>{say.importHelp}</small>
        <input
          ref={picker}
          type="file"
          accept=".txt,.md,text/plain,text/markdown"
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
      {added > 0 && (
        <p class="notice" role="status">
          {say.systems.opened(added)}
        </p>
      )}
      {found && (
        <p class="notice taken-back">
          <span>{say.keeping.settingsFound}</span>
          <button
            type="button"
            onClick={() => {
              change(found);
              setFound(undefined);
            }}
          >
            {say.keeping.useSettings}
          </button>
        </p>
      )}
      {unread.length > 0 && <NotRead games={unread} />}
      {reading && <ReadingSheet {...reading} cancel={() => stop.current?.abort()} />}
    </section>
  );
}

/** The games of a file that could not be opened, each with the reason. */
function NotRead({ games }: { games: readonly Unread[] }) {
  const { keeping } = useUi().say;
  return (
    <div class="notice problem" role="alert">
      <p>{keeping.unread(games.length)}</p>
      <ul>
        {games.map(({ name, why }) => (
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
  );
}
