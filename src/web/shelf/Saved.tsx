/** The lower part of the shelf: finished, archived and deleted games, and the way to and from files. */
import type { ComponentChildren, RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../controls/Icon.tsx';
import type { SavedFile } from '../library/bundle.ts';
import { Problem } from '../message/Problem.tsx';
import { to } from '../route.ts';
import { change, settingsLine } from '../settings/settings.ts';
import type { GameRecord, Store } from '../store/store.ts';
import type { Refused } from '../systems/OnShelf.tsx';
import { useUi } from '../words/ui.ts';
import { when } from './InProgress.tsx';
import type { Unread } from './import.ts';
import { ReadingSheet } from './ReadingSheet.tsx';
import { titleOf } from './title.ts';
import { useImport } from './use-import.ts';

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
  const imported = useImport(refresh, refuse);
  const [parts, setParts] = useState<readonly { games: number; save: () => void }[]>([]);
  const saveAll = async () => {
    if (!store) return;
    const [{ allGames }, { download }] = await Promise.all([
      import('../library/bundle.ts'),
      import('../files/download.ts'),
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
            void imported.take(input.files?.[0]).finally(() => {
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
      <Told {...imported} />
      {imported.reading && <ReadingSheet {...imported.reading} cancel={imported.cancel} />}
    </section>
  );
}

/** What came of opening a file. */
function Told({
  refused,
  taken,
  added,
  unread,
  found,
  dropFound,
}: Omit<ReturnType<typeof useImport>, 'take'>) {
  const { say } = useUi();
  return (
    <>
      <Problem>{refused}</Problem>
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
              dropFound();
            }}
          >
            {say.keeping.useSettings}
          </button>
        </p>
      )}
      {unread.length > 0 && <NotRead games={unread} />}
    </>
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
