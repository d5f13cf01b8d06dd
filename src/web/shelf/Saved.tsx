/** The lower part of the shelf: finished, archived and deleted games, and the way to and from files. */
import type { ComponentChildren, RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../controls/Icon.tsx';
import type { SavedFile } from '../library/bundle.ts';
import { Problem } from '../page/Problem.tsx';
import { to } from '../route.ts';
import { change, settingsLine } from '../settings/settings.ts';
import type { GameRecord } from '../store/store.ts';
import type { Refused } from '../systems/OnShelf.tsx';
import { useUi } from '../words/ui.ts';
import { when } from '../words/when.ts';
import type { Unread } from './import.ts';
import { ReadingSheet } from './ReadingSheet.tsx';
import { gameTitle } from './title.ts';
import { type Result, useImport } from './use-import.ts';
import type { OnTheShelf } from './use-shelf.ts';
import '../library/rows.css';
import '../controls/menu.css';

interface Props {
  readonly shelf: OnTheShelf;
  readonly rows: (games: readonly GameRecord[]) => ComponentChildren;
  /** Chooses a file; the shelf has a button for it elsewhere too. */
  readonly picker: RefObject<HTMLInputElement | null>;
  /** A file with a solo system that can't be added, or none any more. */
  readonly refuse: (system: Refused | undefined) => void;
}

export function Saved({ shelf, rows, picker, refuse }: Props) {
  const { store, inProgress, finished, archived, deleted, systems, restore } = shelf;
  const saved = [...inProgress, ...finished, ...archived, ...deleted];
  const ui = useUi();
  const { say, lang } = ui;
  const imported = useImport(shelf.refresh, refuse);
  const [parts, setParts] = useState<readonly { games: number; save: () => void }[]>([]);
  const saveAll = async () => {
    if (!store) return;
    const [{ allGames }, { download }] = await Promise.all([
      import('../library/bundle.ts'),
      import('../files/download.ts'),
    ]);
    const files = await allGames(store, (record) => gameTitle(record, ui), settingsLine());
    const save = ({ name, text }: SavedFile) => download(name, text);
    // Browsers may drop all but the first of several downloads at once: the player requests each one.
    if (files.length > 1) setParts(files.map((file) => ({ games: file.games, save: () => save(file) })));
    else files.forEach(save);
  };
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
        say.keeping.deletedGames,
        deleted,
        <>
          <p class="quiet">{say.keeping.deletedHelp}</p>
          <ul class="deleted">
            {deleted.map((record) => (
              <li key={record.id}>
                <span>
                  {gameTitle(record, ui)}{' '}
                  <small class="quiet">{say.played(when(record.updated, lang))}</small>
                </span>
                <button type="button" onClick={() => restore(record)}>
                  {say.restore}
                </button>
              </li>
            ))}
          </ul>
        </>,
      )}
      {shelf.untouched === false && (
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
        {(saved.length > 0 || systems.length > 0) && (
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
      <ImportReport result={imported.result} dropFound={imported.dropFound} />
      {imported.reading && <ReadingSheet {...imported.reading} cancel={imported.cancel} />}
    </section>
  );
}

function ImportReport({ result, dropFound }: { result: Result; dropFound: () => void }) {
  const { refused, taken, added, unread, found } = result;
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
        <p class="notice with-button">
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
