/** Everything a player can do with a game on the shelf except playing it. */
import { useRef, useState } from 'preact/hooks';
import { Dialog } from '../controls/Dialog.tsx';
import { MenuItem, MenuLink } from '../controls/Menu.tsx';
import { useTask } from '../controls/task.ts';
import { download, fileName } from '../files/download.ts';
import { Problem } from '../page/Problem.tsx';
import { to } from '../route.ts';
import { cleanName, nameAfter } from '../saved/name.ts';
import { loadAll } from '../saved/unsaved.ts';
import { ShareSheet } from '../share/ShareSheet.tsx';
import { announce } from '../store/news.ts';
import { type GameRecord, newId, type Store } from '../store/store.ts';
import { TextSheet } from '../table/sheets/TextSheet.tsx';
import { useUi } from '../words/ui.ts';
import { BackupsSheet } from './BackupsSheet.tsx';
import { bundle } from './bundle.ts';

interface Props {
  readonly record: GameRecord;
  readonly title: string;
  readonly store: Store;
  /** Something has changed on the shelf. */
  readonly changed: () => void;
  readonly remove: () => void;
  readonly close: () => void;
}

export function GameSheet({ record, title, store, changed, remove, close }: Props) {
  const { say } = useUi();
  const { keeping } = say;
  const [page, setPage] = useState<'menu' | 'name' | 'share' | 'backups'>('menu');
  const { problem, run } = useTask();
  /** The name is being saved: the sheet stays open until that has worked or failed. */
  const naming = useRef(false);
  const readable = record.header !== '';

  /** Does it, refreshes the shelf and closes; says so if it can't be written. */
  const act =
    (work: () => Promise<unknown>, failed = say.notSaved) =>
    async () => {
      const done = await run(async () => {
        await work();
        announce(record.id, record.count);
        changed();
        close();
      }, failed);
      if (done) return;
      naming.current = false;
      setPage('menu');
    };
  const duplicate = async () => {
    const kept = await loadAll(store, record.id);
    if (!kept) return;
    const now = Date.now();
    const count = kept.lines.length;
    const copy = {
      ...kept.record,
      id: newId(),
      count,
      name: nameAfter(title, keeping.copyOf),
      created: now,
      updated: now,
    };
    await store.create({ ...copy, demo: false, archived: 0, removed: 0, shared: null }, kept.lines);
  };
  const save = async () => {
    const kept = await loadAll(store, record.id);
    if (kept) download(fileName(record.game || 'emptychair', record.updated), bundle([[title, kept]]));
  };

  if (page === 'name')
    return (
      <TextSheet
        line
        title={say.rename}
        label={say.rename}
        button={say.set}
        first={record.name}
        take={(name) => {
          naming.current = true;
          void act(() => store.patch(record.id, { name: cleanName(name) }))();
          return '';
        }}
        close={() => naming.current || close()}
      />
    );
  if (page === 'share') return <ShareSheet id={record.id} store={store} save={save} close={close} />;
  if (page === 'backups') return <BackupsSheet record={record} title={title} store={store} close={close} />;

  return (
    <Dialog title={title} close={close}>
      <Problem>{problem}</Problem>
      <ul class="menu">
        {readable && <MenuItem icon="pen" label={say.rename} run={() => setPage('name')} />}
        {readable && (
          <MenuItem icon="copy" label={keeping.duplicate} run={act(duplicate, keeping.newNotSaved)} />
        )}
        <MenuItem icon="save" label={say.export} run={act(save)} />
        {readable && <MenuItem icon="share" label={keeping.share} run={() => setPage('share')} />}
        <MenuItem icon="undo" label={keeping.backups} run={() => setPage('backups')} />
        {readable && <MenuLink icon="luck" label={keeping.luck} href={to.luck(record.id)} />}
        {readable && (
          <MenuItem
            icon="archive"
            label={record.archived ? keeping.unarchive : keeping.archive}
            run={act(() => store.patch(record.id, { archived: record.archived ? 0 : Date.now() }))}
          />
        )}
        <MenuItem
          icon="remove"
          label={keeping.takeOff}
          run={() => {
            remove();
            close();
          }}
        />
      </ul>
    </Dialog>
  );
}
