/** The page of a game that can't be read. */
import { sayProblem } from '../../words/program.ts';
import { Backups } from '../library/BackupsSheet.tsx';
import { useLoaded } from '../loaded.ts';
import { to } from '../route.ts';
import { openStore } from '../store/open.ts';
import { useUi } from '../ui.ts';
import { download, fileName } from './export.ts';
import { keptText } from './kept.ts';
import type { Opened } from './sitting.ts';

/** A game that can't be read stays as it is, and can be taken away as a file. */
export function Broken({ opened }: { opened: Extract<Opened, { ok: false }> }) {
  const { say, program } = useUi();
  const { record } = opened.kept;
  const store = useLoaded(openStore, '');
  return (
    <main class="page message">
      <h1>{say.broken}</h1>
      <p>{sayProblem(program, opened.problem)}</p>
      <p>{say.brokenHelp}</p>
      <p class="row">
        <button
          type="button"
          class="primary"
          onClick={() => download(fileName(record.game, record.updated), keptText(opened.kept))}
        >
          {say.downloadAnyway}
        </button>
        <a class="button" href={to.shelf}>
          {say.toShelf}
        </a>
      </p>
      {store && <Backups record={record} title={record.name || record.game} store={store} />}
    </main>
  );
}
