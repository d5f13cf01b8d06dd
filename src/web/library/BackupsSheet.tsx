/** The backups of a game. Each opens as a separate game, so going back to one loses nothing. */
import { Dialog } from '../controls/Dialog.tsx';
import { useTask } from '../controls/task.ts';
import { Problem } from '../page/Problem.tsx';
import { useLoaded } from '../redraw/loaded.ts';
import { go, to } from '../route.ts';
import { nameAfter } from '../saved/name.ts';
import { announce } from '../store/news.ts';
import { type Backup, type GameRecord, newId, type Store } from '../store/store.ts';
import { useUi } from '../words/ui.ts';
import './rows.css';

interface Props {
  readonly record: GameRecord;
  readonly title: string;
  readonly store: Store;
  readonly close: () => void;
}

export function BackupsSheet({ close, ...props }: Props) {
  const { say } = useUi();
  return (
    <Dialog title={say.keeping.backups} close={close}>
      <p class="quiet">{say.keeping.backupsHelp}</p>
      <Backups {...props} />
    </Dialog>
  );
}

export function Backups({ record, title, store }: Omit<Props, 'close'>) {
  const { say, lang } = useUi();
  const { keeping } = say;
  const { problem, run } = useTask();
  const found = useLoaded(() => store.backups(record.id), record.id);
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  const open = async ({ at, kept }: Backup) => {
    const id = newId();
    const name = nameAfter(title, (of) => keeping.backupName(of, when.format(at)));
    const count = kept.lines.length;
    await store.create(
      { ...kept.record, id, name, count, removed: 0, archived: 0, updated: Date.now(), shared: null },
      kept.lines,
    );
    announce(id, count);
    go(to.game(id));
  };
  return (
    <>
      <Problem>{problem}</Problem>
      {found?.length === 0 && <p>{keeping.noBackups}</p>}
      <ul class="backups">
        {found?.map((backup) => (
          <li key={backup.key}>
            <span>
              <strong>{when.format(backup.at)}</strong>
              <small>
                {keeping.kinds[backup.occasion]} · {keeping.steps(backup.kept.lines.length)}
              </small>
            </span>
            <button type="button" onClick={() => void run(() => open(backup), keeping.newNotSaved)}>
              {keeping.asNewGame}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
